### The page that lays two tables side by side: where their rules part, and the smallest case that shows it.

compare-title = Compare tables
compare-summary = Lay the rules of two tables side by side: where they differ, and the smallest case that shows it.
compare-heading = Where two tables differ
compare-text = Choose two tables. Below you find everything in which their rules differ, each with the smallest case that shows it.
compare-one = These rules
compare-other = Beside these
compare-found =
    { $count ->
        [0] No difference: whatever happens, both say the same.
        [one] One difference.
       *[other] { $count } differences.
    }
compare-none = On its own, this difference changes nothing.
compare-alone = Each difference is looked at on its own, with everything else as in these rules: { $name }.
compare-cards =
    { $count ->
        [one] The card
       *[other] The cards: { $count }
    }

## The smallest case

compare-case-passing = Deal { $deal_number } is the first in which they differ.
compare-case-kept = Deal { $deal_number }. You hold these cards and pass some of them.
compare-case-play =
    { $led ->
        [true] Trick { $trick_number }: { CARD($card, case: "definite") } was led, and you hold these cards.
       *[false]
            { $hearts_broken ->
                [true] Trick { $trick_number }: you lead, hearts are broken, and you hold these cards.
               *[false] Trick { $trick_number }: you lead, hearts are not broken, and you hold these cards.
            }
    }
compare-case-breaking =
    { $count ->
        [one] A trick begins with this card.
       *[other] A trick begins with these cards, in this order.
    }
compare-case-trick = A trick holds these cards, in this order.
compare-case-values = This is the lowest card on whose points they differ.
compare-case-moon-card = Somebody shoots the moon. Is this card needed?
compare-case-moon = In deal { $deal_number } you take these cards. The totals before it: { $totals }.
compare-case-deal-end =
    { $count ->
        [0] You take no trick.
       *[other] You take a trick, but no points.
    }
compare-case-end = After deal { $deal_number } the totals are { $totals }.

## What either says of it

compare-says-passing =
    { $direction ->
        [left] Cards passed to the left: { $count }.
        [right] Cards passed to the right: { $count }.
        [across] Cards passed across: { $count }.
       *[none] No cards are passed.
    }
compare-says-kept = You may pass { CARDS($cards, case: "definite") }.
compare-says-play =
    { $waived ->
        [true] Nothing is said about such a hand. By our reading you may play { CARDS($legal, case: "definite") }.
       *[false] You may play { CARDS($legal, case: "definite") }.
    }
compare-says-breaking =
    { $broken ->
        [true] Hearts are now broken.
       *[false] Hearts stay unbroken.
    }
compare-says-trick =
    { $won ->
        [true] { CAPITAL(CARD($card, case: "definite")) } takes it.
       *[false] Nobody takes it.
    }
compare-says-values =
    { $points ->
        [0] It costs nothing.
        [one] It counts 1 point.
       *[other] It counts { $points } points.
    }
compare-says-moon-card =
    { $needed ->
        [true] It is needed.
       *[false] It is not needed.
    }{ $points ->
        [0] { "" }
       *[other] { " " }It also counts for itself: { $points }.
    }
compare-says-moon =
    { $choice ->
        [add] If the others add, the deal counts { $totals }.
        [subtract] If you subtract, the deal counts { $totals }.
       *[only] The deal counts { $totals }.
    }
compare-says-deal-end =
    { $points ->
        [one] You get 1 point.
       *[other] You get { $points } points.
    }
compare-says-end =
    { $dropped ->
        [true] The totals become { $totals }.{ " " }
       *[false] { "" }
    }{ $over ->
        [true] The game is over, and these win: { $seats }.
       *[false] The game goes on.
    }
