### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt
profile-herttamisaari = Herttamisääri
profile-herttamisaari-kotisaanto = Herttamisääri kotisäännöllä
profile-hertta-korttipeli = Hertta korttipeli
profile-hjerter = Hjerter (norjalainen hertta)
profile-hjerter-trekk = Hjerter, 26 pisteen vähennys
profile-herttamisaari-3 = Herttamisääri kolmelle
profile-herttamisaari-5 = Herttamisääri viidelle
profile-herttamisaari-6 = Herttamisääri kuudelle
profile-hertta-korttipeli-2 = Hertta korttipeli kahdelle
profile-hertta-korttipeli-3 = Hertta korttipeli kolmelle
profile-hertta-korttipeli-5 = Hertta korttipeli viidelle
profile-hertta-korttipeli-6 = Hertta korttipeli kuudelle
profile-omnibus = Omnibus, bonuskorttina ruutujätkä
profile-omnibus-10 = Omnibus, bonuskorttina ruutukymppi
profile-paripeli = Herttamisäärin paripeli
profile-hertta-korttipeli-parit = Hertta korttipeli pareittain
profile-misaariherttamisaari = Misääriherttamisääri (käänteinen hertta)
profile-perumisherttamisaari-6 = Perumisherttamisääri kuudelle
profile-perumisherttamisaari-7 = Perumisherttamisääri seitsemälle
profile-perumisherttamisaari-8 = Perumisherttamisääri kahdeksalle
profile-perumisherttamisaari-9 = Perumisherttamisääri yhdeksälle
profile-perumisherttamisaari-10 = Perumisherttamisääri kymmenelle
profile-musta-maija = Musta Maija
profile-hertta-korttipeli-ilman-vaihtoa = Hertta korttipeli ilman vaihtoa
profile-hertta-korttipeli-ilman-rouvaa = Hertta korttipeli, patarouva pisteettömänä
profile-hertta-korttipeli-10-jakoa = Hertta korttipeli, enintään kymmenen jakoa
profile-hertta-korttipeli-120 = Hertta korttipeli, rajana 120 pistettä
profile-hertta-korttipeli-nimellisarvot = Hertta korttipeli herttojen nimellisarvoilla
own-rules = Oman pöydän säännöt, pohjana { $profile }

## Questions

question-deck = Pakka ja pelaajat
question-dealing = Jakovuoro
question-sides = Yksin vai pareittain
question-passing = Korttien antaminen
question-opening = Jaon aloittaja
question-play = Mitä saa pelata
question-breaking = Mikä rikkoo hertat
question-trick = Kuka vie tikin
question-values = Korttien pisteet
question-moon = Kaikki pistekortit yhdelle
question-deal_end = Hyvitykset jaon jälkeen
question-game_end = Pelin loppu
question-aim = Tavoite
question-ties = Tasapeli

## Policies

policy-single-deck = Yksi pakka, kaikki kortit jaetaan
policy-deck-with-stock = Yksi pakka, loput kortit nostopakkana
policy-two-decks = Kaksi pakkaa, ylijäävät kortit leskenä
policy-next-on-left = Seuraava jakaja istuu vasemmalla
policy-each-alone = Jokainen pelaa yksin
policy-pairs = Vastakkain istuvat ovat pari
policy-pass-cycle = Jaon numero määrää suunnan
policy-lowest-club = Matalimman ristin haltija aloittaa
policy-opening-card = Ensimmäinen tikki alkaa määrätyllä kortilla
policy-opening-club = Ensimmäinen tikki alkaa millä tahansa ristillä
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
policy-queen-not-broken =
    { $source ->
        [herttamisaari] { CAPITAL(CARD("QS", case: "adessive")) } ei saa avata liian aikaisin
       *[other] { CAPITAL(CARD("QS", case: "adessive")) } ei saa aloittaa liian aikaisin
    }
policy-any-heart = Mikä tahansa pelattu hertta
policy-off-suit-heart = Vain toisen maan tikkiin pelattu hertta
policy-heart-or-queen = Hertta ja myös { CARD("QS") }
policy-highest-of-led-suit =
    { $source ->
        [herttamisaari] Korkein avausmaan kortti
       *[other] Korkein aloitusmaan kortti
    }
policy-equal-cards-cancel =
    { $source ->
        [herttamisaari] Korkein avausmaan kortti, kun samat kortit peruvat toisensa
       *[other] Korkein aloitusmaan kortti, kun samat kortit peruvat toisensa
    }
policy-hearts-and-queen = Hertat ja { CARD("QS") }
policy-bonus-diamond = Hertat, { CARD("QS") } ja bonuskortti
policy-high-spades = Hertat ja kolme korkeinta pataa
policy-nominal-hearts = Hertat nimellisarvonsa mukaan ja { CARD("QS") }
policy-moon =
    { $source ->
        [herttamisaari] Slammi
        [hertta-korttipeli] Puhallus
       *[other] Kuun ampuminen
    }
policy-no-moon = Kaikkien pistekorttien keräämisestä ei palkita
policy-moon-and-sun =
    { $source ->
        [herttamisaari] Slammi, kaikilla tikeillä aurinko
        [hertta-korttipeli] Puhallus, kaikilla tikeillä aurinko
       *[other] Kuun ampuminen, kaikilla tikeillä aurinko
    }
policy-moon-by-standing =
    { $source ->
        [herttamisaari] Slammi, jonka vaikutus riippuu pistetilanteesta
        [hertta-korttipeli] Puhallus, jonka vaikutus riippuu pistetilanteesta
       *[other] Kuun ampuminen, jonka vaikutus riippuu pistetilanteesta
    }
policy-moon-above-zero = Ampuja valitsee, mutta kenenkään summa ei laske alle nollan
policy-no-bonus = Ei hyvityksiä
policy-clean-bonus = Hyvitys, jos tikkejä tai pisteitä ei tule
policy-limit = Pisteraja
policy-limit-or-deals = Pisteraja tai jakojen enimmäismäärä
policy-limit-with-drop = Pisteraja, ja tasan rajalle osunut putoaa alemmas
policy-fewest-points = Vähiten pisteitä voittaa
policy-most-points = Eniten pisteitä voittaa
policy-shared-win = Tasapelissä voitto jaetaan
policy-play-on = Tasapelissä jatketaan

## Citing

standing-stated = lähteen mukaan
standing-inferred = lähteestä päätelty
standing-silent = lähde ei kerro
source-line = { $name } · { $section } · kappale { $paragraph }
reading-line =
    { $code ->
        [H1] Oman pöytänne sääntö
       *[other] Oma tulkintamme { $code }
    }
