"""Chance: a seed gives the same deal on every machine and every Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from hertta.cards import Card, Cards
from hertta.rules import RuleSet

T = TypeVar("T")
_WORD = (1 << 64) - 1


@dataclass(slots=True)
class Chance:
    """A small random generator (SplitMix64) that a seed fully decides.

    Args:
        state: the seed, any whole number; its low 64 bits count.

    >>> [Chance(7).below(100) for _ in range(2)], Chance(8).below(100) == Chance(7).below(100)
    ([87, 87], False)
    """

    state: int

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, each as likely."""
        while True:
            word = self._word()
            if word < _WORD + 1 - (_WORD + 1) % limit:
                return word % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, each order as likely."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def _word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        word = self.state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return word ^ (word >> 31)


class Dealt(NamedTuple):
    """What a shuffle gives: the hands, one a seat, and the cards left over, the next to be drawn first."""

    hands: tuple[Cards, ...]
    rest: tuple[Card, ...]


def deal(rules: RuleSet, seed: int) -> Dealt:
    """What a seed deals, before the pass.

    >>> from hertta.rules import ruleset
    >>> [len(hand) for hand in deal(ruleset("hjerter"), 1).hands], len(deal(ruleset("hertta-korttipeli-2"), 1).rest)
    ([13, 13, 13, 13], 26)
    """
    return shuffled(rules, Chance(seed))


def shuffled(rules: RuleSet, chance: Chance) -> Dealt:
    """What the next shuffle deals."""
    return cut(rules, chance.shuffled(list(rules.deck.policy.cards)))


def cut(rules: RuleSet, row: Sequence[Card]) -> Dealt:
    """Deal a row of cards in this order, hand by hand."""
    size = rules.deck.policy.hand_size
    dealt = rules.players * size
    return Dealt(split(row[:dealt], size), tuple(row[dealt:]))


def split(cards: Sequence[Card], size: int) -> tuple[Cards, ...]:
    """Cut a row of cards into hands of one size."""
    return tuple(Cards.of(cards[start : start + size]) for start in range(0, len(cards), size))
