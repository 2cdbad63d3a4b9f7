"""Questions *trick* and *breaking*: who takes the trick, and what breaks hearts.

Both speak of a trick as the mask of its cards and the suit that was led.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from hertta.cards import COPY, QUEENS_OF_SPADES, SUIT_MASKS, Suit

_ONE_DECK = (1 << COPY) - 1
_HEARTS = SUIT_MASKS[Suit.HEARTS]


class TrickPolicy(Protocol):
    """Who takes a trick."""

    code: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]]

    def winning(self, trick: int, led: int) -> int:
        """The mask of the card that takes a trick of these cards, led with this suit; 0 if none does."""


@dataclass(frozen=True, slots=True)
class HighestOfLedSuit:
    """The highest card of the led suit takes the trick and its player leads to the next; there is no trump.

    Sources: hertan-saannot ¶18 and ¶20, herttamisaari ¶29–30, hertta-korttipeli ¶4, ¶9 and ¶12–13, hjerter ¶5 and
    ¶19–20.
    """

    code: ClassVar[str] = "highest-of-led-suit"
    clauses: ClassVar[tuple[str, ...]] = ("order", "held")

    def winning(self, trick: int, led: int) -> int:
        """The highest card of the led suit."""
        followed = trick & SUIT_MASKS[led]
        return 1 << followed.bit_length() - 1 if followed else 0


@dataclass(frozen=True, slots=True)
class EqualCardsCancel:
    """Two equal cards of the led suit cancel each other: neither can win; the highest that is left takes the trick.

    If none is left nobody wins; that the cards then wait, and for whom, is told in ``hertta.engine.play``.
    Source: herttamisaari ¶29–30 and ¶57 (reading F14).
    """

    code: ClassVar[str] = "equal-cards-cancel"
    clauses: ClassVar[tuple[str, ...]] = ("order", "held")

    def winning(self, trick: int, led: int) -> int:
        """The highest card of the led suit that has no equal, or none."""
        followed = trick & SUIT_MASKS[led]
        alone = (followed ^ followed >> COPY) & _ONE_DECK
        face = 1 << alone.bit_length() - 1 if alone else 0
        return followed & (face | face << COPY)


class BreakingPolicy(Protocol):
    """What breaks hearts."""

    code: ClassVar[str]

    def breakers(self, led: Suit) -> int:
        """The mask of the cards that break hearts in a trick led with this suit."""


@dataclass(frozen=True, slots=True)
class AnyHeart:
    """Any heart that is played breaks hearts; the queen of spades does not.

    Sources: hertan-saannot ¶5, ¶27 and ¶30, hertta-korttipeli ¶13 (readings B3, B6).
    """

    code: ClassVar[str] = "any-heart"

    def breakers(self, led: Suit) -> int:  # noqa: ARG002
        """Every heart."""
        return _HEARTS


@dataclass(frozen=True, slots=True)
class OffSuitHeart:
    """Only a heart thrown on a trick of another suit breaks hearts.

    Sources: herttamisaari ¶32 and ¶86, hjerter ¶24 and ¶57 (readings B3, B4, B6, F14).
    """

    code: ClassVar[str] = "off-suit-heart"

    def breakers(self, led: Suit) -> int:
        """Every heart, unless hearts were led."""
        return 0 if led is Suit.HEARTS else _HEARTS


@dataclass(frozen=True, slots=True)
class HeartOrQueen:
    """A heart breaks hearts, and so does the queen of spades; a house rule.

    Args:
        hearts: ``any`` that is played (as ``any-heart``), or only one that is thrown ``off-suit``.
    """

    code: ClassVar[str] = "heart-or-queen"

    hearts: Literal["any", "off-suit"]

    def breakers(self, led: Suit) -> int:
        """The queen, and the hearts that break them."""
        spared = self.hearts == "off-suit" and led is Suit.HEARTS
        return QUEENS_OF_SPADES.mask | (0 if spared else _HEARTS)
