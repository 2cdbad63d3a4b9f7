### Names of rule profiles, questions and policies, and how a source is cited.

## Profiles

profile-hertan-saannot = Hertan säännöt (Finnish)
profile-herttamisaari = Herttamisääri (Finnish)
profile-herttamisaari-kotisaanto = Herttamisääri with its house rule (Finnish)
profile-hertta-korttipeli = Hertta korttipeli (Finnish)
profile-hjerter = Hjerter (Norwegian)
profile-hjerter-trekk = Hjerter, subtracting 26 (Norwegian)
profile-herttamisaari-3 = Herttamisääri for three (Finnish)
profile-herttamisaari-5 = Herttamisääri for five (Finnish)
profile-herttamisaari-6 = Herttamisääri for six (Finnish)
profile-hertta-korttipeli-2 = Hertta korttipeli for two (Finnish)
profile-hertta-korttipeli-3 = Hertta korttipeli for three (Finnish)
profile-hertta-korttipeli-5 = Hertta korttipeli for five (Finnish)
profile-hertta-korttipeli-6 = Hertta korttipeli for six (Finnish)
profile-omnibus = Omnibus with the jack of diamonds (Finnish)
profile-omnibus-10 = Omnibus with the ten of diamonds (Finnish)
profile-paripeli = Herttamisääri with partners (Finnish)
profile-hertta-korttipeli-parit = Hertta korttipeli with partners (Finnish)
profile-misaariherttamisaari = Reversed Herttamisääri (Finnish)
profile-perumisherttamisaari-6 = Cancellation Herttamisääri for six (Finnish)
profile-perumisherttamisaari-7 = Cancellation Herttamisääri for seven (Finnish)
profile-perumisherttamisaari-8 = Cancellation Herttamisääri for eight (Finnish)
profile-perumisherttamisaari-9 = Cancellation Herttamisääri for nine (Finnish)
profile-perumisherttamisaari-10 = Cancellation Herttamisääri for ten (Finnish)
profile-musta-maija = Black Maria (Finnish)
profile-hertta-korttipeli-ilman-vaihtoa = Hertta korttipeli without the pass (Finnish)
profile-hertta-korttipeli-ilman-rouvaa = Hertta korttipeli without points for the queen (Finnish)
profile-hertta-korttipeli-10-jakoa = Hertta korttipeli with at most ten deals (Finnish)
profile-hertta-korttipeli-120 = Hertta korttipeli with a limit of 120 points (Finnish)
profile-hertta-korttipeli-nimellisarvot = Hertta korttipeli with hearts at face value (Finnish)
own-rules = The rules of your own table, based on { $profile }

## Questions

question-deck = Deck and players
question-dealing = Who deals
question-sides = Alone or with a partner
question-passing = Passing
question-opening = Who begins
question-play = What may be played
question-breaking = What breaks hearts
question-trick = Who takes the trick
question-values = What cards are worth
question-moon = When one player takes all
question-deal_end = Bonus after a deal
question-game_end = The end of the game
question-aim = Aim
question-ties = Ties

## Policies

policy-single-deck = One deck, all cards dealt
policy-deck-with-stock = One deck, the rest of it as a stock
policy-two-decks = Two decks, cards left over as a widow
policy-next-on-left = The next dealer sits on the left
policy-each-alone = Everyone plays alone
policy-pairs = Those who sit opposite are partners
policy-pass-cycle = The number of the deal decides the direction
policy-lowest-club = The holder of the lowest club begins
policy-opening-card = The first trick opens with a set card
policy-opening-club = The first trick opens with any club
policy-follow-suit = Suit must be followed
policy-first-trick-points = No point cards in the first trick
policy-hearts-not-broken = No heart led too early
policy-queen-not-broken = The queen of spades not led too early
policy-any-heart = Any heart that is played
policy-off-suit-heart = Only a heart thrown on another suit
policy-heart-or-queen = A heart, and also the queen of spades
policy-highest-of-led-suit = Highest card of the led suit
policy-equal-cards-cancel = Highest card of the led suit, where equal cards cancel
policy-hearts-and-queen = Hearts and the queen of spades
policy-bonus-diamond = Hearts, the queen of spades and a bonus card
policy-high-spades = Hearts and the three highest spades
policy-nominal-hearts = Hearts at face value, and the queen of spades
policy-moon = Shooting the moon
policy-no-moon = No reward for taking all
policy-moon-and-sun = Shooting the moon, or with every trick the sun
policy-moon-by-standing = Shooting the moon, where the totals decide what it does
policy-moon-above-zero = Shooting the moon, subtracting no further than 0
policy-no-bonus = No bonus
policy-clean-bonus = Bonus for no tricks or no points
policy-limit = Points limit
policy-limit-or-deals = Points limit or a maximum number of deals
policy-limit-with-drop = Points limit, and a drop for hitting it exactly
policy-fewest-points = Fewest points win
policy-most-points = Most points win
policy-shared-win = Tied players share the win
policy-play-on = Play goes on while there is a tie

## Citing

standing-stated = stated
standing-inferred = inferred
standing-silent = not stated
source-line = { $name } · { $section } · paragraph { $paragraph }
reading-line =
    { $code ->
        [H1] A rule of your own table
       *[other] Our reading { $code }
    }
