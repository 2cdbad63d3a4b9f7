### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt
profile-herttamisaari = Herttamisääri
profile-herttamisaari-kotisaanto = Herttamisääri kotisäännöllä
profile-hertta-korttipeli = Hertta korttipeli
profile-hjerter = Hjerter (norjalainen hertta)
profile-hjerter-trekk = Hjerter, 26 pisteen vähennys

## Questions

question-deck = Pakka ja pelaajat
question-dealing = Jakajan vuoro
question-passing = Korttien antaminen
question-opening = Jaon aloittaja
question-play = Mitä saa pelata
question-breaking = Mikä rikkoo hertat
question-trick = Kuka vie tikin
question-values = Korttien pisteet
question-moon = Kaikki pistekortit yhdelle
question-game_end = Pelin loppu
question-aim = Tavoite

## Policies

policy-single-deck = Yksi pakka, kaikki kortit jaetaan
policy-next-on-left = Seuraava jakaja istuu vasemmalla
policy-pass-cycle = Suunta vaihtuu jaosta toiseen
policy-lowest-club = Matalimman ristin haltija aloittaa
policy-opening-card = Ensimmäinen tikki alkaa määrätyllä kortilla
policy-follow-suit =
    { $source ->
        [hertan-saannot] Maapakko
       *[other] Maata on tunnustettava
    }
policy-first-trick-points =
    { $source ->
        [hertan-saannot] Ensimmäisen tikin pistekorttikielto
       *[other] Ei pistekortteja ensimmäiseen tikkiin
    }
policy-hearts-not-broken =
    { $source ->
        [herttamisaari] Hertalla ei saa avata liian aikaisin
       *[other] Hertalla ei saa aloittaa liian aikaisin
    }
policy-any-heart = Mikä tahansa pelattu hertta
policy-off-suit-heart = Vain toisen maan tikkiin pelattu hertta
policy-highest-of-led-suit = Korkein aloitusmaan kortti
policy-hearts-and-queen = Hertat ja patarouva
policy-moon =
    { $source ->
        [herttamisaari] Slammi
        [hertta-korttipeli] Puhallus
       *[other] Kuun ampuminen
    }
policy-limit = Pisteraja
policy-fewest-points = Vähiten pisteitä voittaa

## Citing

standing-stated = lähteen mukaan
standing-inferred = lähteestä päätelty
standing-silent = lähde ei kerro
source-line = { $name } · { $section } · kappale { $paragraph }
reading-line = Oma tulkintamme { $code }
