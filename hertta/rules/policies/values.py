"""Question *values*: what each card costs."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from hertta.cards import NO_CARDS, QUEENS_OF_SPADES, Card, Cards, Rank, Suit
from hertta.rules.policies.parameters import least, most, refuse

Price = tuple[Cards, int]
"""Some cards, and the points that each of them costs."""
_HEARTS = Cards.suit(Suit.HEARTS)


def _both(suit: Suit, rank: Rank) -> Cards:
    """A face in both decks."""
    return Cards.of([Card(suit, rank), Card(suit, rank, 1)])


class ValuesPolicy(ABC):
    """What each card costs."""

    code: ClassVar[str]

    @abstractmethod
    def prices(self) -> tuple[Price, ...]:
        """Every card that costs, or brings, anything."""

    @cached_property
    def priced(self) -> tuple[tuple[int, int], ...]:
        """The prices on masks."""
        return tuple((priced.mask, points) for priced, points in self.prices() if points)

    def points(self, cards: Cards) -> int:
        """What these cards cost together; a signed sum."""
        mask, total = cards.mask, 0
        for priced, points in self.priced:
            total += points * (mask & priced).bit_count()
        return total

    def point_cards(self, deck: Cards) -> Cards:
        """The cards of a deck that cost more than 0."""
        return Cards(sum(priced for priced, points in self.priced if points > 0) & deck.mask)

    def moon_cards(self, deck: Cards) -> Cards:
        """The cards of a deck that one seat must take for a moon: all that cost more than 0 (readings E6, E7)."""
        return self.point_cards(deck)

    def besides_moon(self, cards: Cards) -> int:
        """What these cards bring beside a moon: those below 0 count for whoever took them (reading E6)."""
        return sum(min(points, 0) * (cards.mask & priced).bit_count() for priced, points in self.priced)


@dataclass(frozen=True)
class HeartsAndQueen(ValuesPolicy):
    """Each heart costs the same, the queen of spades her own price, everything else nothing.

    Sources: hertan-saannot ¶34, herttamisaari ¶35–36, hertta-korttipeli ¶17–18 and ¶30, hjerter ¶31–33 (reading E7).

    Args:
        heart: points of one heart.
        queen: points of the queen of spades.
    """

    code: ClassVar[str] = "hearts-and-queen"

    heart: int
    queen: int

    def __post_init__(self) -> None:
        """Refuse cards that bring points.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*least(0, heart=self.heart, queen=self.queen))

    def prices(self) -> tuple[Price, ...]:
        """Hearts and the queen."""
        return (_HEARTS, self.heart), (QUEENS_OF_SPADES, self.queen)


@dataclass(frozen=True)
class BonusDiamond(ValuesPolicy):
    """Hearts cost 1 and the queen of spades 13, and one diamond changes the points of whoever captures it.

    Source: herttamisaari ¶35–36, ¶49 and ¶54 (reading E6).

    Args:
        rank: the diamond's rank letter.
        bonus: its points, below 0.
        moon: what it has to do with a moon: it counts ``besides`` for whoever took it (reading E6); it is ``needed``
            for a moon; or it is needed and its points are then ``dropped`` (house rules).
    """

    code: ClassVar[str] = "bonus-diamond"

    rank: Literal["J", "T"]
    bonus: int
    moon: Literal["besides", "needed", "dropped"]

    def __post_init__(self) -> None:
        """Refuse a diamond that takes nothing off.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*most(-1, bonus=self.bonus))

    def _diamond(self) -> Cards:
        return Cards.of([diamond := Card.parse(f"{self.rank}D"), Card(diamond.suit, diamond.rank, 1)])

    def prices(self) -> tuple[Price, ...]:
        """Hearts, the queen, and the diamond below 0."""
        return (_HEARTS, 1), (QUEENS_OF_SPADES, 13), (self._diamond(), self.bonus)

    def moon_cards(self, deck: Cards) -> Cards:
        """Hearts and the queen, and the diamond if it is needed."""
        return self.point_cards(deck) | (NO_CARDS if self.moon == "besides" else self._diamond() & deck)

    def besides_moon(self, cards: Cards) -> int:
        """What the diamond brings beside a moon."""
        return 0 if self.moon == "dropped" else self.bonus * len(cards & self._diamond())


@dataclass(frozen=True)
class HighSpades(ValuesPolicy):
    """Besides hearts at 1 and the queen of spades at 13, the king and the ace of spades cost points too.

    Source: herttamisaari ¶35–36, ¶53 and ¶58; their prices are reading F13, the worth of their moon is E7.

    Args:
        king: points of the king of spades.
        ace: points of the ace of spades.
    """

    code: ClassVar[str] = "high-spades"

    king: int
    ace: int

    def __post_init__(self) -> None:
        """Refuse spades that bring points.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*least(0, king=self.king, ace=self.ace))

    def prices(self) -> tuple[Price, ...]:
        """Hearts, the queen, the king and the ace."""
        king, ace = _both(Suit.SPADES, Rank.KING), _both(Suit.SPADES, Rank.ACE)
        return (_HEARTS, 1), (QUEENS_OF_SPADES, 13), (king, self.king), (ace, self.ace)


@dataclass(frozen=True)
class NominalHearts(ValuesPolicy):
    """Each heart costs its face value, jack to ace 11 to 14, and the queen of spades her own price.

    Source: hertta-korttipeli ¶4 and ¶33 (readings E7, F9).

    Args:
        queen: points of the queen of spades.
    """

    code: ClassVar[str] = "nominal-hearts"

    queen: int

    def __post_init__(self) -> None:
        """Refuse a queen who brings points.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*least(0, queen=self.queen))

    def prices(self) -> tuple[Price, ...]:
        """Each heart by its rank, and the queen."""
        ranks = [rank for rank in Rank if rank is not Rank.JOKER]
        hearts = tuple((_both(Suit.HEARTS, rank), face) for face, rank in enumerate(ranks, 2))
        return (*hearts, (QUEENS_OF_SPADES, self.queen))
