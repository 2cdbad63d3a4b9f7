### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt (finsk)
profile-herttamisaari = Herttamisääri (finsk)
profile-herttamisaari-kotisaanto = Herttamisääri med husregel (finsk)
profile-hertta-korttipeli = Hertta korttipeli (finsk)
profile-hjerter = Hjerter
profile-hjerter-trekk = Hjerter med trekk av 26 poeng

## Questions

question-deck = Kortstokk og spillere
question-dealing = Hvem som deler ut
question-passing = Kortbyttet
question-opening = Hvem som starter
question-play = Hva du kan spille
question-breaking = Hva som bryter hjerter
question-trick = Hvem som tar stikket
question-values = Poeng på kortene
question-moon = Når noen tar alle
question-game_end = Spillets slutt
question-aim = Mål

## Policies

policy-single-deck = Én kortstokk, alle kortene deles ut
policy-next-on-left = Neste giver sitter til venstre
policy-pass-cycle = Retningen skifter fra runde til runde
policy-lowest-club = Den som har laveste kløver, starter
policy-opening-card = Det første stikket åpnes med et bestemt kort
policy-follow-suit = Du må følge farge
policy-first-trick-points = Ingen poengkort i det første stikket
policy-hearts-not-broken = Hjerter kan ikke spilles ut for tidlig
policy-any-heart = Et hvilket som helst hjerterkort
policy-off-suit-heart = Bare et hjerterkort kastet på en annen farge
policy-highest-of-led-suit = Høyeste kort i utspilt farge
policy-hearts-and-queen = Hjerter og spar dame
policy-moon = Å ta alle
policy-limit = Poenggrense
policy-fewest-points = Færrest poeng vinner

## Citing

standing-stated = sier kilden
standing-inferred = utledet av kilden
standing-silent = kilden sier ingenting
source-line = { $name } · { $section } · avsnitt { $paragraph }
reading-line = Vår tolkning { $code }
