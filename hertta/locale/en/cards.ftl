### Cards: suits, ranks, their names and how they are listed. The case "definite" puts the article before a card.

## Suits

suit-C =
    { $number ->
        [singular] club
       *[usual] clubs
    }
suit-D =
    { $number ->
        [singular] diamond
       *[usual] diamonds
    }
suit-H =
    { $number ->
        [singular] heart
       *[usual] hearts
    }
suit-S =
    { $number ->
        [singular] spade
       *[usual] spades
    }

## Ranks in a card's name

card-rank-2 = two
card-rank-X = 2½
card-rank-3 = three
card-rank-4 = four
card-rank-5 = five
card-rank-6 = six
card-rank-7 = seven
card-rank-8 = eight
card-rank-9 = nine
card-rank-T = ten
card-rank-J = jack
card-rank-Q = queen
card-rank-K = king
card-rank-A = ace

card-name =
    { $case ->
        [definite] the { $rank } of { $suit }
       *[nominative] { $rank } of { $suit }
    }

card = { CARD($card) }
cards = { CARDS($cards) }

## Ranks as printed on a card, in the language's own letters

rank-2 = 2
rank-X = 2½
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A

## Ranks as printed on the international pack

pack-rank-2 = 2
pack-rank-X = 2½
pack-rank-3 = 3
pack-rank-4 = 4
pack-rank-5 = 5
pack-rank-6 = 6
pack-rank-7 = 7
pack-rank-8 = 8
pack-rank-9 = 9
pack-rank-T = 10
pack-rank-J = J
pack-rank-Q = Q
pack-rank-K = K
pack-rank-A = A

## Lists

cards-none = no cards
cards-and = { $first } and { $rest }
cards-more = { $first }, { $rest }
cards-of-suit = { $suit } { $ranks }
ranks-and = { $first } and { $rest }
ranks-more = { $first }, { $rest }
ranks-run = { $first }–{ $last }
groups-and = { $first }, and { $rest }
groups-more = { $first }, { $rest }
