### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Kieli
settings-label = Asetukset
fault-away = Yhteys katkesi. Mitään ei katoa, ja peli jatkuu itsestään, kun yhteys palaa.
fault-gone = Tämä pöytä on suljettu, mutta kaikki tekemäsi on tallessa. Jatka, niin pääset takaisin samaan kohtaan.
fault-late = Vastaus viipyy. Voit odottaa tai jatkaa samasta kohdasta: kaikki tekemäsi on tallessa.
fault-rerun = Muistikirjan ydin ei vastaa. Suorita tämä solu uudelleen, niin pääset takaisin samaan kohtaan.
resume = Jatka
skip = Siirry käteen
footer = Säännöt neljästä lähteestä, jokaiseen vastaukseen perustelu. Ei seurantaa, ei tiliä.

## Settings

setting-rules = Pelitapa
setting-rules-mixed = Kaikki vaihdellen
setting-rules-own = Oletus: { $name }
setting-deck = Maiden värit
setting-deck-two = Kaksi väriä
setting-deck-four = Neljä väriä
setting-theme = Teema
setting-theme-auto = Laitteen mukaan
setting-theme-light = Vaalea
setting-theme-dark = Tumma
setting-letters = Kuvakorttien kirjaimet
setting-letters-own = Suomalaiset
setting-letters-pack = J Q K A
setting-view = Näkymä
setting-view-page = Sivu
setting-view-projector = Valkokangas

## The table

seat-0 = Sinä
seat-1 = Länsi
seat-2 = Pohjoinen
seat-3 = Itä
seat-numbered = Pelaaja { $number }
seat-to-play = ▸ vuorossa
seat-led =
    { $source ->
        [herttamisaari] avaus
       *[other] aloitus
    }
table-led =
    { $source ->
        [herttamisaari] { $seat }, avauskortti: { CARD($card) }.
       *[other] { $seat }, aloituskortti: { CARD($card) }.
    }
table-played = { $seat }: { CARD($card) }.
table-empty = Pöydässä ei ole vielä kortteja.
table-to-play = Sinun vuorosi.
facts-title = Tilanne
facts-rules = Pelitapa
facts-trick = Tikki
facts-trick-of = { $number }/{ $tricks }
facts-hearts =
    { $source ->
        [hertan-saannot] Herttamaa
        [hertta-korttipeli] Herttaa pelattu
       *[other] Hertat
    }
facts-taken = Otettu – { $seat }

## The hand

hand-label =
    { $count ->
        [one] Kätesi: 1 kortti
       *[other] Kätesi: { $count } korttia
    }
hand-help-one = Nuolilla liikutaan, C D H S (♣ ♦ ♥ ♠) vie maahan, 2–9 T J Q K A korttiin. Välilyönti valitsee, Enter pelaa.
hand-help-many = Nuolilla liikutaan, C D H S (♣ ♦ ♥ ♠) vie maahan, 2–9 T J Q K A korttiin. Välilyönti valitsee, Enter vastaa.
card-right = ✓ oikein
card-wrong = ✕ ei käy
card-missed = + käy
card-lit = { CARD($card) }, käy
card-out = – karsittu
pair-label = Vertaa edelliseen käteen: yksi kortti on vaihtunut.

## Actions

action-hint-1 = Vihje: mihin katsoa
action-hint-2 = Vihje: mikä sääntö
action-hint-3 = Vihje: yksi pois
action-show = Näytä vastaus
action-show-later = Vastaus, kun olet yrittänyt
action-playout = Näytä, miten kävisi
action-proof = Näytä päättely
action-answer-one = Pelaa
action-answer-many = Vastaa
action-answer-none = Vastaa
action-next = Seuraava
action-new = Uusi tehtävä
action-again = Yritä uudelleen
action-restart = Alusta
action-page = Tavalliseen näkymään
action-back = Takaisin
nudge-play = Valitse ensin kortti, jonka pelaat.
hint-title = Vihje { $number }/{ $count }
hint-rule = Ratkaiseva sääntö: { $rule }. { $claim }
hint-strike = Pois putoaa: { $option }.
hint-strike-none = Tästä ei voi karsia mitään paljastamatta vastausta.

## The reason

result-right = ✓ Oikein
result-wrong = ✕ Ei ihan
result-shown = Tässä on vastaus
shown-uncounted = Vastaus näytettiin sinulle, joten sitä ei lasketa.
result-parts = Kohdista oikein { $right }/{ $count }.
legal-cards-light-up = Kortit, jotka käyvät, nousevat esiin.
legal-right = Löysit kaikki kortit, jotka käyvät, etkä mitään muuta.
legal-wrong =
    { COUNT($cards) ->
        [one] Vain tämä käy: { CARDS($cards) }.
       *[other] Nämä käyvät: { CARDS($cards) }.
    }
item-cards =
    { $legal ->
        [true] ✓ { CAPITAL(CARDS($cards)) }
       *[false] ✕ { CAPITAL(CARDS($cards)) }
    }
item-missed = + Valitsematta jäi: { CARDS($cards) }
item-example = Esimerkiksi { CARD($card) }: { $reason }
item-value =
    { $right ->
        [true] ✓ { $value }
       *[false] ✕ { $value }
    }
item-of-group = { $group } – { $values }
item-rule = { $rule } · { $where }
items-further = Muut vaihtoehdot
sources-label = Näin lähde sanoo
proof-title = Näytä päättely
proof-hand = Kädessä
proof-cards = { CAPITAL(CARDS($cards)) }
proof-left =
    { FACES($cards) ->
        [one] Jäljelle jää { CARDS($cards) }.
       *[other] Jäljelle jäävät { CARDS($cards) }.
    }
proof-kept = Ei karsi mitään.
proof-gives-way = Ei jättäisi yhtään korttia, joten se väistyy.
proof-why-first = Se koskee vain ensimmäistä tikkiä.
proof-why-lead =
    { $source ->
        [herttamisaari] Se koskee vain avaajaa.
       *[other] Se koskee vain tikin aloittajaa.
    }
proof-why-follow =
    { $source ->
        [herttamisaari] Se koskee vain niitä, jotka pelaavat avaajan jälkeen.
       *[other] Se koskee vain niitä, jotka pelaavat aloittajan jälkeen.
    }
proof-why-hand = Tällaisesta kädestä se ei sano mitään.
proof-silent = vaiti
proof-speaks = voimassa
proof-waived = väistyy
proof-found = Nämä käyvät
certificate =
    Samaan vastaukseen päädyttiin myös toista, täysin erillistä tietä. Yksitellen käytiin läpi { $tried ->
        [cards]
            { $count ->
                [one] yksi kortti
               *[other] { $count } korttia
            }
        [deals]
            { $count ->
                [one] yksi jako
               *[other] { $count } jakoa
            }
        [hands]
            { $count ->
                [one] yksi käsi
               *[other] { $count } kättä
            }
        [plays]
            { $count ->
                [one] yksi pelattu kortti
               *[other] { $count } pelattua korttia
            }
        [rules]
            { $count ->
                [one] yksi sääntö
               *[other] { $count } sääntöä
            }
        [tables]
            { $count ->
                [one] yksi pöytä
               *[other] { $count } pöytää
            }
        [tricks]
            { $count ->
                [one] yksi tikki
               *[other] { $count } tikkiä
            }
       *[other]
            { $count ->
                [one] yksi tapaus
               *[other] { $count } tapausta
            }
    }.
certificate-layouts = Piilossa olevat kortit jaettiin kaikilla { $count } mahdollisella tavalla.
others-card = Muissa lähteissä: { CARD($card) }
others-hand = Muissa lähteissä
others-all = Kaikki muut
others-legal = ✓ käy
others-illegal = ✕ ei käy
others-same = samat kortit
others-other = { CARDS($cards) }

## Show me: what a wrong card would have done

playout-title = Jos olisit pelannut { CARD($card, case: "genitive") }
playout-table = Tikki
playout-other = Toisin pelattuna
playout-lies = Pöydässä on { CARD($card) }, vaikka se ei käy.
playout-opening-card = ”Ensimmäinen tikki alkaa { CARD($opening, case: "adessive") }. Ota korttisi takaisin.” Kaikki näkevät sen heti.
playout-opening-club = ”Ensimmäinen tikki aloitetaan ristillä. Ota korttisi takaisin, jos sinulla on risti.” Kaikki näkevät sen heti.
playout-follow-suit = ”En näe kättäsi, joten en voi vielä sanoa mitään.” Mutta kädessäsi on { CARDS($held) }, ja kun pelaat sitä maata myöhemmin, kaikki huomaavat, että olisit voinut tunnustaa sitä. Siihen asti vain sinä tiedät sen: ota kortti takaisin.
playout-first-trick-points = ”Ensimmäiseen tikkiin ei pelata pistekortteja! Ota { CARD($card) } takaisin, jos sinulla on muuta pelattavaa.” Kaikki näkevät kortin heti, mutta vain sinä näet, mitä muuta kädessäsi on.
playout-hearts-not-broken =
    { $source ->
        [hertan-saannot] ”Herttamaata ei ole vielä avattu. Ota { CARD($card) } takaisin, jos sinulla on muuta pelattavaa.”
        [hertta-korttipeli] ”Herttaa ei ole vielä pelattu. Ota { CARD($card) } takaisin, jos sinulla on muuta pelattavaa.”
       *[other] ”Herttoja ei ole vielä rikottu. Ota { CARD($card) } takaisin, jos sinulla on muuta pelattavaa.”
    } Kaikki näkevät kortin heti, mutta vain sinä näet, mitä muuta kädessäsi on.
playout-queen-not-broken =
    { $source ->
        [herttamisaari] ”{ CAPITAL(CARD("QS", case: "adessive")) } ei saa vielä avata. Ota se takaisin, jos sinulla on muuta pelattavaa.”
       *[other] ”{ CAPITAL(CARD("QS", case: "adessive")) } ei saa vielä aloittaa. Ota se takaisin, jos sinulla on muuta pelattavaa.”
    } Kaikki näkevät kortin heti, mutta vain sinä näet, mitä muuta kädessäsi on.
playout-cost =
    { $you ->
        [true] Veisit silloin tikin itse
       *[false] Tikin veisi silloin { $seat }
    }, ja siinä olisi { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
playout-cost-nobody =
    Tikkiä ei silloin veisi kukaan, ja siinä olisi { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
playout-instead =
    Jos sen sijaan pelataan { CARD($card) }, { $you ->
        [true] viet tikin itse
       *[false] tikin vie { $seat }
    }, ja siinä on { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
playout-instead-nobody =
    Jos sen sijaan pelataan { CARD($card) }, tikkiä ei vie kukaan, ja siinä on { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.

## What else a question gives

pile-hand =
    { $you ->
        [true] Sinun kätesi
       *[false] { $seat }, käsi
    }
pile-passes =
    { $you ->
        [true] Sinä annat
       *[false] { $seat } antaa
    }
pile-taken =
    { $you ->
        [true] Olet saanut { $count ->
            [one] { $count } kortin
           *[other] { $count } korttia
        }
       *[false] { $seat } on saanut { $count ->
            [one] { $count } kortin
           *[other] { $count } korttia
        }
    }
record-label = Tähän asti pelattu
record-trick = { $number }. tikki
standing-title = Peli
standing-deal = Jako
standing-dealer = Jakaja
standing-hearts =
    { $source ->
        [hertan-saannot] Herttamaa ennen { $number }. tikkiä
        [hertta-korttipeli] Herttaa pelattu ennen { $number }. tikkiä
       *[other] Hertat ennen { $number }. tikkiä
    }
standing-choice = Jos joku sai kaikki, hän valitsee
standing-choice-add = pisteitä muille
standing-choice-subtract = pisteitä pois itseltä
value-cards = { CAPITAL(CARDS($cards)) }
value-played = { $number }. tikki, { $seat }: { CARD($card) }

## Choices

choice-right = ✓ oikein
choice-wrong = ✕ väärin
choice-missed = + oikea vastaus
choice-out = – karsittu

## Lessons

overline = { $title } · vaihe { $number }/{ $count }
steps-label = Oppitunnin vaiheet
step-now = Vaihe { $number }: tässä
step-done = Vaihe { $number }: oikein
step-missed = Vaihe { $number }: kertaa tämä
step-todo = Vaihe { $number }: edessä
played-by = Tässä vaiheessa pelitapana on { $name }.
stage-own-rules = Tässä pöydälläsi on omat sääntönsä:
end-heading = { $title }: valmis!
end-result = Oikein heti ensimmäisellä yrittämällä: { $right }/{ $count }.
end-next = Seuraava oppitunti
end-trainer = Harjoittelemaan
end-practice = Harjoittele tätä

## The trainer

trainer-title = Harjoittelu
trainer-summary = Loputtomasti tehtäviä, joissa harvinaisetkin säännöt tulevat vastaan.
trainer-overline = Tehtävä { $seed } · { $name }
trainer-linked = Tehtävä { $id } · { $name }
trainer-count = Oikein { $right }/{ $answered }.
facts-themes = Mistä oli kyse
facts-difficulty = Vaikeus
facts-level = { $name }. { $why }
filters-label = Valitse tehtävät
filters-active = Tehtävät: { $names }
filter-kind = Tehtävätyyppi
filter-kind-all = Kaikenlaisia
filter-rule = Sääntö
filter-rule-all = Kaikki säännöt
filter-source = Lähde
filter-source-all = Kaikki lähteet
filter-theme = Aihe
filter-theme-all = Kaikki aiheet

## Home

home-title = Hertan säännöt
home-heading = Opi hertan säännöt pelaamalla
home-text = Lyhyitä oppitunteja, yksi kysymys kerrallaan. Jokaiseen vastaukseen saat perustelun ja lähteen kappaleen.
home-lessons = Oppitunnit
home-beside = Oppituntien lisäksi
home-begin = Aloita: { $title }
home-continue = Jatka: { $title }
open-new = Aloita
open-begun = Jatka
open-done = Kertaa
open-trainer = Harjoittele
open-page = Avaa
lesson-progress =
    { $missed ->
        [0] { $done }/{ $count } vaihetta
       *[other] { $done }/{ $count } vaihetta, kerrattavaa { $missed }
    }

## For readers of a notebook

notebook-sources = Mitä lähteet sanovat
notebook-source = Lähde
notebook-section = Luku
notebook-term = Lähteen oma sana
notebook-reading = oma tulkintamme
notebook-try = Kokeile itse
