### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Kieli
settings-label = Asetukset
offline = Yhteys katkesi. Etenemisesi on tallessa. Lataa sivu uudelleen.
reload = Lataa uudelleen
skip = Siirry käteen
footer = Säännöt neljästä lähteestä, jokainen vastaus säännöllä perusteltu. Ei seurantaa, ei tiliä.

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
setting-kind = Tehtävät
setting-kind-mixed = Kumpaakin sekaisin
setting-kind-legal = Mitkä kortit käyvät?
setting-kind-winner = Kuka vie tikin?

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
pair-label = Vertaa edelliseen käteen: yksi kortti on vaihtunut.

## Actions

action-hint = Vihje
action-answer-one = Pelaa
action-answer-many = Vastaa
action-answer-none = Vastaa
action-next = Seuraava
action-new = Uusi tehtävä
action-again = Yritä uudelleen
action-restart = Alusta
action-page = Tavalliseen näkymään
nudge-play = Valitse ensin kortti, jonka pelaat.
hint-title = Vihje

## The reason

result-right = ✓ Oikein
result-wrong = ✕ Ei ihan
legal-cards-light-up = Se, mikä käy, nousee esiin.
legal-right = Löysit kaiken, mikä käy, etkä mitään muuta.
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
sources-permit = { CAPITAL(CARD($card)) } käy näillä säännöillä: { $names }.
sources-refuse = { CAPITAL(CARD($card)) } ei käy millään näistä säännöistä.
sources-label = Näin lähde sanoo
proof-title = Näytä päättely
proof-hand = Kädessä: { CARDS($cards) }.
proof-left = { $rule }: jäljellä { CARDS($cards) }.
proof-kept = { $rule }: ei karsi mitään.
proof-waived = { $rule }: ei jättäisi yhtään korttia, joten sääntö väistyy.
others-card = Muissa lähteissä: { CARD($card) }
others-hand = Muissa lähteissä
others-all = Kaikki muut
others-legal = ✓ käy
others-illegal = ✕ ei käy
others-same = samat kortit
others-other = { CARDS($cards) }

## Choices

choice-right = ✓ oikein
choice-wrong = ✕ väärin
choice-missed = + oikea vastaus

## Lessons

overline = { $title } · vaihe { $number }/{ $count }
steps-label = Oppitunnin vaiheet
step-now = Vaihe { $number }: tässä
step-done = Vaihe { $number }: oikein
step-missed = Vaihe { $number }: kertaa tämä
step-todo = Vaihe { $number }: edessä
played-by = Tässä vaiheessa pelitapana on { $name }.
end-heading = { $title }: valmis!
end-result = Oikein heti ensimmäisellä yrittämällä: { $right }/{ $count }.
end-next = Seuraava oppitunti
end-practice = Harjoittelemaan

## Practice

practice-title = Harjoittelu
practice-summary = Loputtomasti tehtäviä, joissa harvinaisetkin säännöt tulevat vastaan.
practice-overline = Tehtävä { $seed } · { $name }
practice-goal-legal = Mitkä kortit saat pelata? Valitse kaikki.
practice-goal-winner = Kuka vie tikin, ja montako pistettä siinä on?
practice-hint-legal-lead =
    { $source ->
        [hertan-saannot] Sinä aloitat. Onko herttamaa jo avattu?
        [herttamisaari] Sinä avaat. Onko hertat jo rikottu?
        [hertta-korttipeli] Sinä aloitat. Onko herttaa jo pelattu?
       *[other] Sinä aloitat. Onko hertat jo rikottu?
    }
practice-hint-legal-follow = Katso ensin tikin ensimmäistä korttia: onko sinulla samaa maata?
practice-hint-winner-follow =
    { $source ->
        [herttamisaari] Vain avausmaan kortti voi viedä tikin.
       *[other] Vain aloitusmaan kortti voi viedä tikin.
    }
practice-count =
    { $answered ->
        [0] Vastaa niin moneen kuin haluat.
       *[other] Oikein { $right }/{ $answered }.
    }

## Home

home-title = Hertan säännöt
home-heading = Opi hertan säännöt pelaamalla
home-text = Lyhyitä oppitunteja, yksi kysymys kerrallaan. Jokaiseen vastaukseen saat perustelun ja lähteen kappaleen.
home-lessons = Oppitunnit
open-new = Aloita
open-begun = Jatka
open-done = Kertaa
open-practice = Harjoittele
lesson-progress = { $done }/{ $count } vaihetta

## For readers of a notebook

notebook-sources = Mitä lähteet sanovat
notebook-source = Lähde
notebook-section = Luku
notebook-term = Lähteen oma sana
notebook-reading = oma tulkintamme
notebook-try = Kokeile itse
