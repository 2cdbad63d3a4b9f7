### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Språk
settings-label = Innstillinger
offline = Forbindelsen er brutt. Det du har gjort, er tatt vare på. Last siden på nytt.
reload = Last på nytt
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
setting-kind = Oppgaver
setting-kind-mixed = Litt av hvert
setting-kind-legal = Hvilke kort er lov?
setting-kind-winner = Hvem vinner stikket?

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
pair-label = Sammenlign med forrige hånd: Ett kort er byttet ut.

## Actions

action-hint = Hint
action-answer-one = Spill
action-answer-many = Svar
action-answer-none = Svar
action-next = Neste
action-new = Ny oppgave
action-again = Prøv igjen
action-restart = Fra begynnelsen
action-page = Til vanlig visning
nudge-play = Velg først kortet du vil spille.
hint-title = Hint

## The reason

result-right = ✓ Riktig
result-wrong = ✕ Ikke helt
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
sources-permit = { CAPITAL(CARD($card)) } er lov etter disse reglene: { $names }.
sources-refuse = { CAPITAL(CARD($card)) } er ikke lov etter noen av reglene.
sources-label = Slik står det i kilden
proof-title = Vis resonnementet
proof-hand = På hånden: { CARDS($cards) }.
proof-left = { $rule }: igjen er { CARDS($cards) }.
proof-kept = { $rule }: utelukker ingenting.
proof-waived = { $rule }: ville ikke latt noe kort stå igjen, så regelen viker.
others-card = I de andre kildene: { CARD($card) }
others-hand = I de andre kildene
others-all = Alle de andre
others-legal = ✓ lov
others-illegal = ✕ ikke lov
others-same = de samme kortene
others-other = { CARDS($cards) }

## Choices

choice-right = ✓ riktig
choice-wrong = ✕ feil
choice-missed = + riktig svar

## Lessons

overline = { $title } · trinn { $number }/{ $count }
steps-label = Trinnene i leksjonen
step-now = Trinn { $number }: her er du
step-done = Trinn { $number }: riktig
step-missed = Trinn { $number }: ta dette om igjen
step-todo = Trinn { $number }: gjenstår
played-by = På dette trinnet spilles det etter { $name }.
end-heading = { $title }: ferdig!
end-result = Riktig på første forsøk: { $right } av { $count }.
end-next = Neste leksjon
end-practice = Til øvingen

## Practice

practice-title = Øving
practice-summary = Oppgaver uten ende, der også de sjeldne reglene dukker opp.
practice-overline = Oppgave { $seed } · { $name }
practice-goal-legal = Hvilke kort kan du spille? Velg alle.
practice-goal-winner = Hvem vinner stikket, og hvor mange poeng ligger i det?
practice-hint-legal-lead = Det er du som spiller ut. Er hjerter brutt?
practice-hint-legal-follow = Se først på det første kortet i stikket: Har du den fargen?
practice-hint-winner-follow = Bare et kort i utspilt farge kan vinne stikket.
practice-count =
    { $answered ->
        [0] Svar på så mange du vil.
       *[other] Riktig: { $right } av { $answered }.
    }

## Home

home-title = Reglene i Hjerter
home-heading = Lær reglene i Hjerter ved å spille
home-text = Korte leksjoner med ett spørsmål om gangen. Til hvert svar får du begrunnelsen og avsnittet i kilden.
home-lessons = Leksjoner
open-new = Begynn
open-begun = Fortsett
open-done = Repeter
open-practice = Øv
lesson-progress = { $done } av { $count } trinn

## For readers of a notebook

notebook-sources = Hva kildene sier
notebook-source = Kilde
notebook-section = Del
notebook-term = Kildens eget ord
notebook-reading = vår tolkning
notebook-try = Prøv selv
