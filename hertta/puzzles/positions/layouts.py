"""Hidden cards, dealt in every way that fits."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from hertta.cards import Cards

MOST_LAYOUTS = 100_000
"""Beyond so many layouts a position is not a puzzle."""


def count_layouts(cards: int, sizes: Sequence[int]) -> int:
    """In how many ways so many cards can lie in hands of these sizes; 0 if they do not come out even.

    >>> count_layouts(4, [1, 1, 1, 1]), count_layouts(8, [2, 2, 2, 2]), count_layouts(3, [1, 1])
    (24, 2520, 0)
    """
    ways = 1
    for size in sizes:
        ways *= comb(cards, size)
        cards -= size
    return ways if cards == 0 else 0


def layouts(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way in which the cards can lie in hands of these sizes, always in the same order.

    >>> [tuple(map(str, hands)) for hands in layouts(Cards.parse("2C 3C 4C"), [2, 1])]
    [('2C 3C', '4C'), ('2C 4C', '3C'), ('3C 4C', '2C')]
    """
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        hand = Cards.of(chosen)
        for others in layouts(cards - hand, sizes[1:]):
            yield hand, *others
