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

card-rank-2 =
    { $number ->
        [plural] twos
       *[usual] two
    }
card-rank-X =
    { $number ->
        [plural] jokers
       *[usual] joker
    }
card-rank-3 =
    { $number ->
        [plural] threes
       *[usual] three
    }
card-rank-4 =
    { $number ->
        [plural] fours
       *[usual] four
    }
card-rank-5 =
    { $number ->
        [plural] fives
       *[usual] five
    }
card-rank-6 =
    { $number ->
        [plural] sixes
       *[usual] six
    }
card-rank-7 =
    { $number ->
        [plural] sevens
       *[usual] seven
    }
card-rank-8 =
    { $number ->
        [plural] eights
       *[usual] eight
    }
card-rank-9 =
    { $number ->
        [plural] nines
       *[usual] nine
    }
card-rank-T =
    { $number ->
        [plural] tens
       *[usual] ten
    }
card-rank-J =
    { $number ->
        [plural] jacks
       *[usual] jack
    }
card-rank-Q =
    { $number ->
        [plural] queens
       *[usual] queen
    }
card-rank-K =
    { $number ->
        [plural] kings
       *[usual] king
    }
card-rank-A =
    { $number ->
        [plural] aces
       *[usual] ace
    }

card-name =
    { $case ->
        [definite] the { $rank } of { $suit }
       *[nominative] { $rank } of { $suit }
    }{ $letter ->
        [X] { " " }(2½)
       *[other] { "" }
    }
card-twice =
    { $case ->
        [definite] the two { CARD($card, number: "plural") }
       *[nominative] two { CARD($card, number: "plural") }
    }
rank-twice = two { RANK($card, number: "plural") }
each-twice = two of each

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
cards-with-twice = { $cards } ({ $twice })
ranks-and = { $first } and { $rest }
ranks-more = { $first }, { $rest }
ranks-run = { FIGURE($first) }–{ FIGURE($last) }
ranks-to = { FIGURE($first) } to { RANK($last) }
groups-and = { $first }, and { $rest }
groups-more = { $first }, { $rest }
