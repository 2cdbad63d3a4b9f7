### The page on which a table puts its own rules together, and the sheet that lies on the table.

table-rules-title = Table rules
table-rules-summary = Put the rules of your own table together. Lessons and puzzles then follow them.
table-rules-heading = How we play
table-rules-text = Not everybody plays alike, so agree before the first deal, and keep to it until the game is over. Next to each choice you see which sources have it. Everything else here then goes by your rules: lessons, puzzles and reasons.

## Choosing

table-rules-base = Start from
table-rules-base-help = All choices below become those of these rules. You can change each of them.
table-rules-option = { $rule } ({ $names })
table-rules-house = house rule
table-rules-all = all sources
table-rules-has = In { $names }.
table-rules-has-all = In all four sources.
table-rules-has-none = A house rule: no source has it.
table-rules-refused = { $value } cannot be used here, so { $number } stays.
table-rules-part-setup = The table
table-rules-part-play = The play
table-rules-part-points = The points
table-rules-part-end = The end
matter-lead = The opening card
matter-follow = Following suit
matter-first-trick = Points in the first trick
matter-hearts = Leading hearts
matter-queen = Leading the queen of spades
number-count = Cards that each player passes
number-heart = Points of a heart
number-queen = Points of the queen of spades
number-bonus = Points of the bonus card, below 0
number-king = Points of the king of spades
number-ace = Points of the ace of spades
number-sun = Points of every trick
number-no_tricks = Points for taking no trick, 0 or below
number-no_points = Points for taking no point card, 0 or below
number-points = The limit
number-deals = The number of deals
number-to = What exactly the limit drops to

## What does not go together

clash-no-opening-card = The deck needs a club to open with.
clash-uneven-sides = Partners need an even number of players, and more than one pair.
clash-nobody-across = With an odd number of players nobody sits opposite. Choose a pass without that direction.
clash-pass-too-large = Nobody holds that many cards. Let fewer be passed.
clash-kept-not-in-deck = A card that may not be passed is not in this deck.
clash-equal-cards = Two decks have equal cards. Choose a rule for the trick that says what becomes of them.
clash-no-bonus-card = The card that brings a bonus is not in this deck.
clash-empty-moon = Nothing costs points here, so nobody can take it all. Choose points, or no reward for taking all.
clash-endless-game = Nothing costs points here, so the game would never end. Choose points, or a number of deals.
clash-dropping-sides = A total can drop only where everyone plays alone.
clash-two-openings = The first trick cannot open in two ways. Choose one.

## Using them

table-rules-sheet = The rules in words
table-rules-take = Use them
table-rules-clashing = Some choices do not go together yet. Change what is marked above.
table-rules-unnamed = This table has too many players, or numbers too large, to be used here.
table-rules-ready = These rules are not in use yet.
table-rules-used = Everything here now follows these rules.
table-rules-stopped = Everything here now follows the usual rules again. Your table is kept.
table-rules-use = Use these rules
table-rules-stop = Back to the usual rules
table-rules-link = Link to these rules
table-rules-link-help = Send this address, and others see the same rules.
table-rules-file = Save as a file (TOML)
table-rules-paper = Print this page and lay it on the table. It comes in the language you read now.

## Rules in words

pass-left = to the left
pass-right = to the right
pass-across = to the player opposite
pass-none = no pass
rule-single-deck =
    { $players } play. { COUNT($removed) ->
        [0] { COUNT($added) ->
            [0] The whole deck is dealt.
            [one] One joker is put in, and everything is dealt.
           *[other] { COUNT($added) } jokers are put in, and everything is dealt.
        }
       *[other] { COUNT($added) ->
            [0] Left out: { CARDS($removed) }. Every other card is dealt.
            [one] Left out: { CARDS($removed) }. One joker is put in, and everything is dealt.
           *[other] Left out: { CARDS($removed) }. { COUNT($added) } jokers are put in, and everything is dealt.
        }
    }
rule-deck-with-stock = { $players } play and get { $hand_size } cards each. The rest is the stock: after every trick each player draws a card.
rule-two-decks = { $players } play with two decks. Cards left over go to whoever takes the first trick.
rule-next-on-left = The player on the dealer’s left deals next.
rule-each-alone = Everyone plays alone.
rule-pairs = Those who sit opposite are partners and add their points together.
rule-pass-cycle =
    { $passes ->
        [false] No cards are passed.
       *[true] { $cycles ->
            [true] Each passes { $count ->
                [one] one card
               *[other] { $count } cards
            }, deal by deal: { $cycle }.
           *[false] In every deal each passes { $count ->
                [one] one card
               *[other] { $count } cards
            } { $cycle }.
        }{ COUNT($kept) ->
            [0] { "" }
           *[other] { " " }Not to be passed: { CARDS($kept) }.
        }
    }
rule-lowest-club = Whoever holds the lowest club leads to the first trick.
rule-opening-card = The first trick opens with the lowest club.
rule-opening-club = The first trick opens with any club.
rule-none-lead = The first trick opens with any card.
rule-follow-suit = Follow suit if you can. If you cannot, play any card.
rule-none-follow = Nobody has to follow suit.
rule-first-trick-points =
    { $only_points ->
        [all] No heart and no queen of spades in the first trick, unless you hold nothing else.
        [hearts] No heart and no queen of spades in the first trick. If you hold nothing else, play a heart.
        [queen] No heart and no queen of spades in the first trick. If you hold nothing else, the queen must go if you have her.
       *[unsaid] No heart and no queen of spades in the first trick. Nothing is agreed for a hand of nothing else: the ban then gives way.
    }
rule-none-first-trick = Hearts and the queen of spades may be thrown in the first trick too.
rule-hearts-not-broken =
    { $only_hearts ->
        [stated] No heart is led before hearts are broken, unless you hold nothing but hearts.
        [points] No heart is led before hearts are broken, unless you hold nothing but hearts and the queen of spades.
       *[unsaid] No heart is led before hearts are broken. Nothing is agreed for a hand of hearts alone: the ban then gives way.
    }
rule-none-hearts = Hearts may be led at any time.
rule-queen-not-broken = The queen of spades is not led before hearts are broken.
rule-none-queen = The queen of spades may be led at any time.
rule-any-heart = Any heart that is played breaks hearts.
rule-off-suit-heart = Only a heart thrown on another suit breaks hearts.
rule-heart-or-queen =
    { $hearts ->
        [any] Any heart that is played breaks hearts, and so does the queen of spades.
       *[off-suit] A heart thrown on another suit breaks hearts, and so does the queen of spades.
    }
rule-highest-of-led-suit = The highest card of the led suit takes the trick. There is no trump.
rule-equal-cards-cancel = The highest card of the led suit takes the trick, but two equal cards cancel each other.
rule-hearts-and-queen = Points: each heart { $heart }, the queen of spades { $queen }.
rule-bonus-diamond =
    Points: each heart 1, the queen of spades 13, { $rank ->
        [J] { CARD("JD", case: "definite") }
       *[T] { CARD("TD", case: "definite") }
    } { $bonus }. { $moon ->
        [needed] To take all, you need that card too.
        [dropped] To take all, you need that card too, and it then brings nothing.
       *[besides] That card counts even for whoever takes all.
    }
rule-high-spades = Points: each heart 1, the queen of spades 13, the king { $king }, the ace { $ace }.
rule-nominal-hearts = Points: each heart its face value, jack to ace 11 to 14, the queen of spades { $queen }.
rule-moon =
    { $options ->
        [add] Whoever takes every point card writes nothing: the others add those points.
        [subtract] Whoever takes every point card subtracts those points. The others add nothing.
       *[add-subtract] Whoever takes every point card chooses: the others add those points, or the taker’s own total goes down by them.
    }
rule-no-moon = Taking every point card is nothing special.
rule-moon-and-sun =
    { $options ->
        [add] Whoever takes every point card writes nothing: the others add those points.
        [subtract] Whoever takes every point card subtracts those points. The others add nothing.
       *[add-subtract] Whoever takes every point card chooses: the others add those points, or the taker’s own total goes down by them.
    } Taking every trick counts { $sun } instead.
rule-moon-by-standing =
    { $unless ->
        [over] Whoever takes every point card lets the others add those points. If that would end the game, they are subtracted instead.
       *[lost] Whoever takes every point card lets the others add those points. If the game would then be lost, they are subtracted instead.
    }
rule-moon-above-zero = Whoever takes every point card chooses: the others add those points, or the taker’s own total goes down by them, if it is large enough.
rule-no-bonus = Only the cards that are taken count.
rule-clean-bonus =
    { $no_points ->
        [0] Whoever takes no trick gets { $no_tricks } points.
       *[other] { $no_tricks ->
            [0] Whoever takes no point card gets { $no_points } points.
           *[other] Whoever takes no trick gets { $no_tricks } points, and whoever takes no point card { $no_points }.
        }
    }
rule-limit =
    { $reached ->
        [true] The game is over after the deal in which somebody reaches { $points } points.
       *[false] The game is over after the deal in which somebody passes { $points } points.
    }
rule-limit-or-deals = The game is over after deal { $deals }, or before if somebody passes { $points } points.
rule-limit-with-drop = The game is over when somebody passes { $points } points. Exactly { $points } drops back to { $to }.
rule-fewest-points = The lowest total wins.
rule-most-points = The highest total wins.
rule-shared-win = Those who tie for the win share it.
rule-play-on = If several tie for the win, you play on until one is ahead.
