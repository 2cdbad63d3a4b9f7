"""Counting the ways to play: what no wrong rule leaves unchanged for long, and what other programs can compare with."""

from collections.abc import Iterator

from hertta.engine import Position, legal, play


def play_counts(position: Position, depth: int, leaves: int = 200_000) -> tuple[int, ...]:
    """How many ways there are to play the next 1, 2, … cards from a position.

    Two ways differ if they differ in a card or in the order of the cards. With two decks two equal cards are two cards,
    so each of them is a way of its own.

    Args:
        position: where to begin.
        depth: how many cards to look ahead at most; less if the deal ends before.
        leaves: the counts end before the first that is greater than this.

    >>> from hertta.cards import Cards
    >>> from hertta.engine import begin
    >>> from hertta.rules import ruleset
    >>> hands = [Cards.parse(hand) for hand in ("2C 3C", "4C 5C", "6D 7H", "8S 9S")]
    >>> play_counts(begin(ruleset("hjerter"), hands), depth=20)
    (1, 2, 2, 4, 4, 4, 4, 4)
    """
    counts: list[int] = []
    while len(counts) < depth:
        count = 0
        for ways in _ways(position, len(counts)):
            count += ways
            if count > leaves:
                return tuple(counts)
        if not count:
            break
        counts.append(count)
    return tuple(counts)


def _ways(position: Position, before: int) -> Iterator[int]:
    """The number of legal cards in each position so many plays on."""
    cards = legal(position.rules, position.moment)
    if not before:
        yield len(cards)
        return
    for card in cards:
        yield from _ways(play(position, card), before - 1)
