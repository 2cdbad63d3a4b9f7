### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Språk
settings-label = Innstillinger
fault-away = Forbindelsen er brutt. Ingenting går tapt, og spillet fortsetter av seg selv når den er tilbake.
fault-gone = Dette bordet er stengt, men alt du har gjort, er tatt vare på. Fortsett, så er du tilbake der du var.
fault-late = Svaret lar vente på seg. Du kan vente eller fortsette der du var: Alt du har gjort, er tatt vare på.
fault-rerun = Kjernen til notatboken svarer ikke. Kjør denne cellen på nytt, så er du tilbake der du var.
resume = Fortsett
skip = Gå til hånden
footer = Reglene fra fire kilder, og hvert svar begrunnet med en regel. Ingen sporing, ingen konto.

## Settings

setting-rules = Spillemåte
setting-rules-mixed = Alle om hverandre
setting-rules-own = Forvalgt: { $name }
setting-deck = Farger på kortene
setting-deck-two = To farger
setting-deck-four = Fire farger
setting-theme = Tema
setting-theme-auto = Som på enheten
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-letters = Bokstaver på bildekortene
setting-letters-own = Norske
setting-letters-pack = J Q K A
setting-view = Visning
setting-view-page = Side
setting-view-projector = Lerret

## The table

seat-0 = Du
seat-1 = Vest
seat-2 = Nord
seat-3 = Øst
seat-numbered = Spiller { $number }
seat-to-play = ▸ i tur
seat-led = spilte ut
table-led = { $seat } spilte ut { CARD($card) }.
table-played = { $seat }: { CARD($card) }.
table-empty = Ingen kort ligger på bordet ennå.
table-to-play = Det er din tur.
facts-title = Stillingen
facts-rules = Spillemåte
facts-trick = Stikk
facts-trick-of = { $number }/{ $tricks }
facts-hearts = Hjerter
facts-taken = Tatt – { $seat }

## The hand

hand-label =
    { $count ->
        [one] Hånden din: 1 kort
       *[other] Hånden din: { $count } kort
    }
hand-help-one = Piltastene flytter deg, C D H S (♣ ♦ ♥ ♠) går til en farge, 2–9 T J Q K A til et kort. Mellomrom velger, Enter spiller.
hand-help-many = Piltastene flytter deg, C D H S (♣ ♦ ♥ ♠) går til en farge, 2–9 T J Q K A til et kort. Mellomrom velger, Enter svarer.
card-right = ✓ riktig
card-wrong = ✕ ikke lov
card-missed = + lov
card-lit = { CARD($card) }, lov
card-out = – strøket
pair-label = Sammenlign med forrige hånd: Ett kort er byttet ut.

## Actions

action-hint-1 = Hint: hvor du bør se
action-hint-2 = Hint: hvilken regel
action-hint-3 = Hint: ett svar mindre
action-show = Vis svaret
action-show-later = Svaret: etter ett forsøk
action-playout = Vis meg følgene
action-proof = Vis begrunnelsen
action-answer-one = Spill
action-answer-many = Svar
action-answer-none = Svar
action-next = Neste
action-new = Ny oppgave
action-again = Prøv igjen
action-restart = Fra begynnelsen
action-page = Til vanlig visning
action-back = Tilbake
nudge-play = Velg først kortet du vil spille.
hint-title = Hint { $number } av { $count }
hint-rule = Denne regelen avgjør: «{ $rule }». { $claim }
hint-strike = Dette kan du stryke: { $option }.
hint-strike-none = Her kan ingenting strykes uten å røpe svaret.

## The reason

result-right = ✓ Riktig
result-wrong = ✕ Ikke helt
result-shown = Her er svaret
shown-uncounted = Du fikk se svaret, så oppgaven teller ikke.
result-parts = Riktig: { $right } av { $count } deler.
legal-cards-light-up = Det som er lov, trer fram.
legal-right = Du fant alt som er lov, og ikke noe annet.
legal-wrong =
    { COUNT($cards) ->
        [one] Bare dette er lov: { CARDS($cards) }.
       *[other] Disse er lov: { CARDS($cards) }.
    }
item-cards =
    { $legal ->
        [true] ✓ { CAPITAL(CARDS($cards)) }
       *[false] ✕ { CAPITAL(CARDS($cards)) }
    }
item-missed = + Ikke valgt: { CARDS($cards) }
item-example = For eksempel { CARD($card) }: { $reason }
item-value =
    { $right ->
        [true] ✓ { $value }
       *[false] ✕ { $value }
    }
item-of-group = { $group } – { $values }
item-rule = { $rule } · { $where }
items-further = De andre svarene
sources-label = Slik står det i kilden
proof-title = Vis begrunnelsen
proof-hand = På hånden
proof-cards = { CAPITAL(CARDS($cards)) }
proof-left = Igjen er { CARDS($cards) }.
proof-kept = Utelukker ingenting.
proof-gives-way = Ville ikke latt noe kort stå igjen, så den viker.
proof-why-first = Den gjelder bare i første stikk.
proof-why-lead = Den gjelder bare den som spiller ut.
proof-why-follow = Den gjelder ikke den som spiller ut.
proof-why-hand = Den sier ingenting om en slik hånd.
proof-silent = taus
proof-speaks = gjelder
proof-waived = viker
proof-found = Dette er lov
certificate =
    En annen vei, som ikke har noe felles med den første, førte til samme svar. Den gikk gjennom { $tried ->
        [cards]
            { $count ->
                [one] ett kort
               *[other] { $count } kort
            }
        [deals]
            { $count ->
                [one] én utdeling
               *[other] { $count } utdelinger
            }
        [hands]
            { $count ->
                [one] én hånd
               *[other] { $count } hender
            }
        [plays]
            { $count ->
                [one] ett kort på bordet
               *[other] { $count } kort på bordet
            }
        [rules]
            { $count ->
                [one] én regel
               *[other] { $count } regler
            }
        [tables]
            { $count ->
                [one] ett bord
               *[other] { $count } bord
            }
        [tricks]
            { $count ->
                [one] ett stikk
               *[other] { $count } stikk
            }
       *[other]
            { $count ->
                [one] ett tilfelle
               *[other] { $count } tilfeller
            }
    }.
certificate-layouts =
    { $count ->
        [one] De skjulte kortene kan bare ligge på én måte.
       *[other] De skjulte kortene ble delt ut på alle de { $count } måtene som passer.
    }
others-card = I de andre kildene: { CARD($card) }
others-hand = I de andre kildene
others-all = Alle de andre
others-legal = ✓ lov
others-illegal = ✕ ikke lov
others-same = de samme kortene
others-other = { CARDS($cards) }

## Show me: what a wrong card would have done

playout-title = Hvis du hadde spilt { CARD($card) }
playout-table = Stikket
playout-other = I stedet
playout-lies = { CAPITAL(CARD($card)) } ligger på bordet, enda kortet ikke er lov.
playout-opening-card = «Første stikk åpnes med { CARD($opening) }. Ta kortet ditt tilbake.» Alle ser det med en gang.
playout-opening-club = «Første stikk åpnes med en kløver. Ta kortet ditt tilbake hvis du har en.» Alle ser det med en gang.
playout-follow-suit = «Jeg ser ikke hånden din, så jeg kan ikke si noe ennå.» Men du har { CARDS($held) }, og når du siden spiller den fargen, skjønner alle at du kunne ha fulgt farge. Inntil da er det bare du som kan si fra: Ta kortet tilbake.
playout-first-trick-points = «Ingen poengkort i første stikk! Ta { CARD($card) } tilbake hvis du kan spille noe annet.» Alle ser kortet med en gang, men bare du ser hva du ellers har.
playout-hearts-not-broken = «Hjerter er ikke brutt ennå. Ta { CARD($card) } tilbake hvis du kan spille ut noe annet.» Alle ser kortet med en gang, men bare du ser hva du ellers har.
playout-queen-not-broken = «Hjerter er ikke brutt ennå, så damen kan ikke spilles ut. Ta henne tilbake hvis du har noe annet.» Alle ser kortet med en gang, men bare du ser hva du ellers har.
playout-cost =
    Slik stikket da ligger, går det til { $you ->
        [true] deg
       *[false] { $seat }
    } med { $points } poeng.
playout-cost-nobody = Slik stikket da ligger, går det ikke til noen. Det er { $points } poeng i det.
playout-instead =
    Med { CARD($card) } i stedet går stikket til { $you ->
        [true] deg
       *[false] { $seat }
    } med { $points } poeng.
playout-instead-nobody = Med { CARD($card) } i stedet går stikket ikke til noen. Det er { $points } poeng i det.

## What else a question gives

pile-hand =
    { $you ->
        [true] Hånden din
       *[false] { $seat }: hånden
    }
pile-passes =
    { $you ->
        [true] Du gir fra deg
       *[false] { $seat } gir fra seg
    }
pile-taken =
    { $you ->
        [true] Du har fått { $count } kort
       *[false] { $seat } har fått { $count } kort
    }
record-label = Spillet så langt
record-trick = Stikk { $number }
standing-title = Spillet
standing-deal = Giv
standing-dealer = Giver
standing-hearts = Hjerter før stikk { $number }
standing-choice = Hvis noen tok alle, er valget
standing-choice-add = poeng til de andre
standing-choice-subtract = trekk fra egen sum
value-cards = { CAPITAL(CARDS($cards)) }
value-played = Stikk { $number }, { $seat }: { CARD($card) }

## Choices

choice-right = ✓ riktig
choice-wrong = ✕ feil
choice-missed = + riktig svar
choice-out = – strøket

## Lessons

overline = { $title } · trinn { $number }/{ $count }
steps-label = Trinnene i leksjonen
step-now = Trinn { $number }: her er du
step-done = Trinn { $number }: riktig
step-missed = Trinn { $number }: ta dette om igjen
step-todo = Trinn { $number }: gjenstår
played-by = På dette trinnet spilles det etter { $name }.
stage-own-rules = Her har bordet ditt egne regler:
end-heading = { $title }: ferdig!
end-result = Riktig på første forsøk: { $right } av { $count }.
end-next = Neste leksjon
end-trainer = Til øvingen
end-practice = Øv på dette

## The trainer

trainer-title = Øving
trainer-summary = Oppgaver uten ende, der også de sjeldne reglene dukker opp.
trainer-overline = Oppgave { $seed } · { $name }
trainer-linked = Oppgave { $id } · { $name }
trainer-count = Riktig: { $right } av { $answered }.
facts-themes = Dette handlet det om
facts-difficulty = Vanskelighetsgrad
facts-level = { $name }. { $why }
filters-label = Velg oppgaver
filters-active = Oppgaver: { $names }
filter-kind = Type
filter-kind-all = Alle typer
filter-rule = Regel
filter-rule-all = Alle regler
filter-source = Kilde
filter-source-all = Alle kilder
filter-theme = Tema
filter-theme-all = Alle temaer

## Home

home-title = Reglene i Hjerter
home-heading = Lær reglene i Hjerter ved å spille
home-text = Korte leksjoner med ett spørsmål om gangen. Til hvert svar får du begrunnelsen og avsnittet i kilden.
home-lessons = Leksjoner
home-beside = Ved siden av leksjonene
home-begin = Begynn: { $title }
home-continue = Fortsett: { $title }
open-new = Begynn
open-begun = Fortsett
open-done = Repeter
open-trainer = Øv
open-page = Åpne
lesson-progress =
    { $missed ->
        [0] { $done } av { $count } trinn
       *[other] { $done } av { $count } trinn, { $missed } å repetere
    }

## For readers of a notebook

notebook-sources = Hva kildene sier
notebook-source = Kilde
notebook-section = Del
notebook-term = Kildens eget ord
notebook-reading = vår tolkning
notebook-try = Prøv selv
