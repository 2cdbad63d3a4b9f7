### Cards: suits, ranks, their names and how they are listed. The names of cards do not inflect.

## Suits

suit-C = kløver
suit-D = ruter
suit-H = hjerter
suit-S = spar

## Ranks in a card's name

card-rank-2 = to
card-rank-X = 2½
card-rank-3 = tre
card-rank-4 = fire
card-rank-5 = fem
card-rank-6 = seks
card-rank-7 = sju
card-rank-8 = åtte
card-rank-9 = ni
card-rank-T = ti
card-rank-J = knekt
card-rank-Q = dame
card-rank-K = konge
card-rank-A = ess

card-name = { $suit } { $rank }

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
ranks-and = { $first } og { $rest }
ranks-more = { $first }, { $rest }
ranks-run = { $first }–{ $last }
groups-and = { $first } samt { $rest }
groups-more = { $first }, { $rest }
