### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt (finsk)
profile-herttamisaari = Herttamisääri (finsk)
profile-herttamisaari-kotisaanto = Herttamisääri med husregel (finsk)
profile-hertta-korttipeli = Hertta korttipeli (finsk)
profile-hjerter = Hjerter
profile-hjerter-trekk = Hjerter med trekk av 26 poeng
profile-herttamisaari-3 = Herttamisääri for tre (finsk)
profile-herttamisaari-5 = Herttamisääri for fem (finsk)
profile-herttamisaari-6 = Herttamisääri for seks (finsk)
profile-hertta-korttipeli-2 = Hertta korttipeli for to (finsk)
profile-hertta-korttipeli-3 = Hertta korttipeli for tre (finsk)
profile-hertta-korttipeli-5 = Hertta korttipeli for fem (finsk)
profile-hertta-korttipeli-6 = Hertta korttipeli for seks (finsk)
profile-omnibus = Omnibus med ruter knekt (finsk)
profile-omnibus-10 = Omnibus med ruter ti (finsk)
profile-paripeli = Herttamisääri med makker (finsk)
profile-hertta-korttipeli-parit = Hertta korttipeli med makker (finsk)
profile-misaariherttamisaari = Omvendt Herttamisääri (finsk)
profile-perumisherttamisaari-6 = Herttamisääri for seks med to kortstokker (finsk)
profile-perumisherttamisaari-7 = Herttamisääri for sju med to kortstokker (finsk)
profile-perumisherttamisaari-8 = Herttamisääri for åtte med to kortstokker (finsk)
profile-perumisherttamisaari-9 = Herttamisääri for ni med to kortstokker (finsk)
profile-perumisherttamisaari-10 = Herttamisääri for ti med to kortstokker (finsk)
profile-musta-maija = Black Maria (finsk)
profile-hertta-korttipeli-ilman-vaihtoa = Hertta korttipeli uten kortbytte (finsk)
profile-hertta-korttipeli-ilman-rouvaa = Hertta korttipeli uten poeng for spar dame (finsk)
profile-hertta-korttipeli-10-jakoa = Hertta korttipeli med høyst ti giver (finsk)
profile-hertta-korttipeli-120 = Hertta korttipeli med grense på 120 poeng (finsk)
profile-hertta-korttipeli-nimellisarvot = Hertta korttipeli der hjerter teller pålydende (finsk)
own-rules = Reglene ved ditt eget bord, bygd på { $profile }

## Questions

question-deck = Kortstokk og spillere
question-dealing = Hvem som deler ut
question-sides = Alene eller med makker
question-passing = Kortbyttet
question-opening = Hvem som åpner
question-play = Hva du kan spille
question-breaking = Hva som bryter hjerter
question-trick = Hvem som tar stikket
question-values = Poeng på kortene
question-moon = Når noen tar alle
question-deal_end = Bonus etter given
question-game_end = Spillets slutt
question-aim = Mål
question-ties = Uavgjort

## Policies

policy-single-deck = Én kortstokk, alle kortene deles ut
policy-deck-with-stock = Én kortstokk, resten er trekkbunke
policy-two-decks = To kortstokker, kort til overs legges av
policy-next-on-left = Neste giver sitter til venstre
policy-each-alone = Alle spiller hver for seg
policy-pairs = De som sitter overfor hverandre, er makkere
policy-pass-cycle = Givens nummer avgjør retningen
policy-lowest-club = Den som har laveste kløver, åpner
policy-opening-card = Det første stikket åpnes med et bestemt kort
policy-opening-club = Det første stikket åpnes med en hvilken som helst kløver
policy-follow-suit = Du må følge farge
policy-first-trick-points = Ingen poengkort i det første stikket
policy-hearts-not-broken = Hjerter kan ikke spilles ut for tidlig
policy-queen-not-broken = Spar dame kan ikke spilles ut for tidlig
policy-any-heart = Et hvilket som helst hjerterkort
policy-off-suit-heart = Bare et hjerterkort kastet på en annen farge
policy-heart-or-queen = Et hjerterkort, og også spar dame
policy-highest-of-led-suit = Høyeste kort i utspilt farge
policy-equal-cards-cancel = Høyeste kort i utspilt farge, der like kort opphever hverandre
policy-hearts-and-queen = Hjerter og spar dame
policy-bonus-diamond = Hjerter, spar dame og et bonuskort
policy-high-spades = Hjerter og de tre høyeste sparkortene
policy-nominal-hearts = Hjerter etter pålydende, og spar dame
policy-moon = Å ta alle
policy-no-moon = Ingen belønning for å ta alle
policy-moon-and-sun = Å ta alle, med ekstra uttelling for alle stikkene
policy-moon-by-standing = Å ta alle, der poengstillingen avgjør virkningen
policy-moon-above-zero = Å ta alle, uten å trekke fra under 0
policy-no-bonus = Ingen bonus
policy-clean-bonus = Bonus for ingen stikk eller ingen poeng
policy-limit = Poenggrense
policy-limit-or-deals = Poenggrense eller et høyeste antall giver
policy-limit-with-drop = Poenggrense, og den som treffer den nøyaktig, faller tilbake
policy-fewest-points = Færrest poeng vinner
policy-most-points = Flest poeng vinner
policy-shared-win = Ved poenglikhet deles seieren
policy-play-on = Ved poenglikhet spilles det videre

## Citing

standing-stated = sier kilden
standing-inferred = utledet av kilden
standing-silent = kilden sier ingenting
source-line = { $name } · { $section } · avsnitt { $paragraph }
reading-line =
    { $code ->
        [H1] En regel dere selv har avtalt
       *[other] Vår tolkning { $code }
    }
