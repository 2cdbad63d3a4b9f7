### Themes: what a puzzle is about, and how hard it is.

## What you hold

theme-opening-lead = Ensimmäisen tikin aloitus
theme-first-trick = Ensimmäinen tikki
theme-last-trick = Viimeinen tikki
theme-last-to-play = Pelaat tikkiin viimeisenä
theme-follow-suit = Voit tunnustaa maata
theme-singleton = Vain yksi kortti maata
theme-void = Et voi tunnustaa maata
theme-one-legal-card = Vain yksi kortti käy
theme-all-legal = Kaikki kortit käyvät
theme-only-hearts-left = Kädessä pelkkiä herttoja
theme-only-points-left = Kädessä pelkkiä pistekortteja
theme-hearts-and-queen = Vain herttoja ja { CARD("QS") }
theme-forced-queen = { CAPITAL(CARD("QS")) } on pakko pelata
theme-queen-can-go = Voit päästä eroon { CARD("QS", case: "elative") }
theme-queen-may-lead =
    { $source ->
        [herttamisaari] Voit avata { CARD("QS", case: "adessive") }
       *[other] Voit aloittaa { CARD("QS", case: "adessive") }
    }

## What the rules say

theme-ban-speaks = Pistekortit kielletty ensimmäisessä tikissä
theme-ban-waived = Pistekorttikielto väistyy
theme-hearts-unbroken-lead =
    { $source ->
        [hertan-saannot] Aloitat, herttamaa avaamatta
        [herttamisaari] Avaat, hertat rikkomatta
        [hertta-korttipeli] Aloitat, herttaa ei ole pelattu
       *[other] Aloitat, hertat rikkomatta
    }
theme-hearts-broken-lead =
    { $source ->
        [hertan-saannot] Aloitat, herttamaa avattu
        [herttamisaari] Avaat, hertat rikottu
        [hertta-korttipeli] Aloitat, herttaa on pelattu
       *[other] Aloitat, hertat rikottu
    }
theme-stated-exception = Säännöstä on poikkeus
theme-rule-gives-way = Sääntö väistyy
theme-source-silent = Lähde ei kerro
theme-sources-differ = Lähteet ovat eri mieltä

## What lies on the table

theme-led-hearts = Tikki alkaa hertalla
theme-hearts-in-trick = Herttoja toisen maan tikissä
theme-queen-in-trick = { CAPITAL(CARD("QS")) } tikissä
theme-higher-off-suit = Korkeampi kortti toista maata
theme-nobody-follows = Kukaan ei tunnusta maata
theme-empty-trick = Pisteetön tikki
theme-cancelled-cards = Samat kortit peruvat toisensa
theme-nobody-wins = Kukaan ei vie tikkiä

## What has been taken

theme-moon = Kaikki pistekortit yhdelle
theme-moon-missed-by-a-heart = Vain yksi hertta puuttuu
theme-moon-missed-by-the-queen = Vain { CARD("QS") } puuttuu
theme-every-trick = Kaikki tikit yhdelle
theme-nobody-has-points = Kenelläkään ei vielä pisteitä
theme-one-has-points = Pisteet yhdellä pelaajalla
theme-points-are-split = Pisteitä usealla pelaajalla
theme-bonus-card = Bonuskortti mukana

## How the game stands, and what is passed

theme-exactly-the-limit = Tasan rajalla
theme-tie = Tasatilanne kärjessä
theme-last-deal = Viimeinen jako on pelattu
theme-no-pass-deal = Jako ilman korttien vaihtoa
theme-cycle-begins-again = Vaihtosuunnat alkavat alusta
theme-opening-card-passed =
    { $source ->
        [herttamisaari] Avauskortti vaihtaa omistajaa
       *[other] Aloituskortti vaihtaa omistajaa
    }

## What has happened over several tricks

theme-queen-does-not-break =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("QS")) } ei avaa herttamaata
        [hertta-korttipeli] { CAPITAL(CARD("QS")) } ei ole hertta
       *[other] { CAPITAL(CARD("QS")) } ei riko herttoja
    }
theme-off-suit-break =
    { $source ->
        [hertan-saannot] Herttamaa avataan toisen maan tikissä
        [hertta-korttipeli] Ensimmäinen hertta toisen maan tikissä
       *[other] Hertat rikotaan toisen maan tikissä
    }
theme-heart-led-unbroken =
    { $source ->
        [hertan-saannot] Hertalla aloitettu ennen avaamista
        [herttamisaari] Hertalla avattu ennen rikkomista
        [hertta-korttipeli] Ensimmäinen hertta aloituskorttina
       *[other] Hertalla aloitettu ennen rikkomista
    }
theme-hearts-stay-unbroken =
    { $source ->
        [hertan-saannot] Herttamaa yhä avaamatta
        [hertta-korttipeli] Herttaa ei vielä pelattu
       *[other] Hertat yhä rikkomatta
    }
theme-broken-in-the-last-trick =
    { $source ->
        [hertan-saannot] Herttamaa avattiin juuri
        [hertta-korttipeli] Ensimmäinen hertta pelattiin juuri
       *[other] Hertat rikottiin juuri
    }
theme-revoke = Joku jätti maan tunnustamatta

## Who plays, and with which cards

theme-two-decks = Kaksi pakkaa
theme-stock-or-widow = Nostopakka tai leski
theme-jokers = Jokerit mukana pakassa
theme-missing-two-of-clubs = Pakka ilman { CARD("2C", case: "partitive") }
theme-few-players = Kaksi tai kolme pelaajaa
theme-many-players = Yli neljä pelaajaa
theme-pairs = Pelataan pareittain
theme-reversed-aim = Eniten pisteitä voittaa

## What is counted and added up

theme-what-costs = Mistä tulee pisteitä
theme-checksum = Jaon pisteet yhteensä

## How the sources speak

theme-words = Lähteiden omat sanat
theme-false-friends = Petolliset sanat

## Difficulty: what it is called, and what makes it so

difficulty-1 = Hyvin helppo
difficulty-2 = Helppo
difficulty-3 = Keskitasoa
difficulty-4 = Vaikea
difficulty-5 = Hyvin vaikea
difficulty-because =
    { $speaking ->
        [one] Ratkaisevia asioita on yksi
       *[other] Ratkaisevia asioita on { $speaking }
    } ja vaihtoehtoja { $options }, { $near ->
        [0] ansoja ei ole
        [one] ansoja on yksi
       *[other] ansoja on { $near }
    } ja { $work ->
        [0] laskettavaa ei ole lainkaan
        [one] katsottavana on yksi kortti, luku tai sana
       *[other] katsottavana on { $work } korttia, lukua tai sanaa
    }.
