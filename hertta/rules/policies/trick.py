"""Questions *trick* and *breaking*: who takes the trick, and what breaks hearts."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from hertta.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class HighestOfLedSuit:
    """The highest card of the led suit takes the trick and its player leads to the next; there is no trump.

    Sources: hertan-saannot ¶20, herttamisaari ¶30, hertta-korttipeli ¶12, hjerter ¶5 and ¶20.
    """

    code: ClassVar[str] = "highest-of-led-suit"
    clauses: ClassVar[tuple[str, ...]] = ("order", "held")

    def winner(self, trick: tuple[Card, ...]) -> int:
        """The place, from 0, of the winning card in a trick of at least one card."""
        led = trick[0].suit
        return max((place for place, card in enumerate(trick) if card.suit == led), key=lambda place: trick[place].rank)


class BreakingPolicy(Protocol):
    """What breaks hearts."""

    code: ClassVar[str]

    def breaks(self, trick: tuple[Card, ...]) -> bool:
        """Whether this trick, as far as it goes, breaks hearts."""


@dataclass(frozen=True, slots=True)
class AnyHeart:
    """Any heart that is played breaks hearts; the queen of spades does not.

    Sources: hertan-saannot ¶5, ¶27 and ¶30, hertta-korttipeli ¶13 (readings B3, B6).
    """

    code: ClassVar[str] = "any-heart"

    def breaks(self, trick: tuple[Card, ...]) -> bool:
        """Whether a heart lies in the trick."""
        return any(card.suit is Suit.HEARTS for card in trick)


@dataclass(frozen=True, slots=True)
class OffSuitHeart:
    """Only a heart thrown on a trick of another suit breaks hearts.

    Sources: herttamisaari ¶32 and ¶86, hjerter ¶24 and ¶57 (reading B3).
    """

    code: ClassVar[str] = "off-suit-heart"

    def breaks(self, trick: tuple[Card, ...]) -> bool:
        """Whether a heart lies in a trick that was led with another suit."""
        return bool(trick) and trick[0].suit is not Suit.HEARTS and any(card.suit is Suit.HEARTS for card in trick)
