### Cards: suits, ranks, their names and how they are listed. The names of cards inflect for number alone.

## Suits

suit-C = kløver
suit-D = ruter
suit-H = hjerter
suit-S = spar

## Ranks in a card's name

card-rank-2 =
    { $number ->
        [plural] toere
       *[usual] to
    }
card-rank-X =
    { $number ->
        [plural] jokere
       *[usual] joker
    }
card-rank-3 =
    { $number ->
        [plural] treere
       *[usual] tre
    }
card-rank-4 =
    { $number ->
        [plural] firere
       *[usual] fire
    }
card-rank-5 =
    { $number ->
        [plural] femmere
       *[usual] fem
    }
card-rank-6 =
    { $number ->
        [plural] seksere
       *[usual] seks
    }
card-rank-7 =
    { $number ->
        [plural] sjuere
       *[usual] sju
    }
card-rank-8 =
    { $number ->
        [plural] åttere
       *[usual] åtte
    }
card-rank-9 =
    { $number ->
        [plural] niere
       *[usual] ni
    }
card-rank-T =
    { $number ->
        [plural] tiere
       *[usual] ti
    }
card-rank-J =
    { $number ->
        [plural] knekter
       *[usual] knekt
    }
card-rank-Q =
    { $number ->
        [plural] damer
       *[usual] dame
    }
card-rank-K =
    { $number ->
        [plural] konger
       *[usual] konge
    }
card-rank-A = ess

card-name =
    { $suit } { $rank }{ $letter ->
        [X] { " " }(2½)
       *[other] { "" }
    }
card-twice = to { CARD($card, number: "plural") }
rank-twice = to { RANK($card, number: "plural") }
each-twice = to av hver

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
rank-J = Kn
rank-Q = D
rank-K = K
rank-A = E

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

cards-none = ingen kort
cards-and = { $first } og { $rest }
cards-more = { $first }, { $rest }
cards-of-suit = { $suit } { $ranks }
cards-with-twice = { $cards } ({ $twice })
ranks-and = { $first } og { $rest }
ranks-more = { $first }, { $rest }
ranks-run = { FIGURE($first) }–{ FIGURE($last) }
ranks-to = { FIGURE($first) } til { RANK($last) }
groups-and = { $first }, og { $rest }
groups-more = { $first }, { $rest }
