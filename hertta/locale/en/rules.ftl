### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt (Finnish)
profile-herttamisaari = Herttamisääri (Finnish)
profile-herttamisaari-kotisaanto = Herttamisääri with its house rule (Finnish)
profile-hertta-korttipeli = Hertta korttipeli (Finnish)
profile-hjerter = Hjerter (Norwegian)
profile-hjerter-trekk = Hjerter, subtracting 26 (Norwegian)

## Questions

question-deck = Deck and players
question-dealing = Who deals
question-passing = Passing
question-opening = Who begins
question-play = What may be played
question-breaking = What breaks hearts
question-trick = Who takes the trick
question-values = What cards cost
question-moon = When one player takes all
question-game_end = The end of the game
question-aim = Aim

## Policies

policy-single-deck = One deck, all cards dealt
policy-next-on-left = The next dealer sits on the left
policy-pass-cycle = The direction changes from deal to deal
policy-lowest-club = The holder of the lowest club begins
policy-opening-card = The first trick opens with a set card
policy-follow-suit = Suit must be followed
policy-first-trick-points = No point cards in the first trick
policy-hearts-not-broken = No heart led too early
policy-any-heart = Any heart that is played
policy-off-suit-heart = Only a heart thrown on another suit
policy-highest-of-led-suit = Highest card of the led suit
policy-hearts-and-queen = Hearts and the queen of spades
policy-moon = Shooting the moon
policy-limit = Points limit
policy-fewest-points = Fewest points win

## Citing

standing-stated = stated
standing-inferred = inferred
standing-silent = not stated
source-line = { $name } · { $section } · paragraph { $paragraph }
reading-line = Our reading { $code }
