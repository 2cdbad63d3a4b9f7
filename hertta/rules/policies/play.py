"""Question *play*: which cards of the hand may be played now?

Each policy is one restriction. It gets the moment and the mask of the cards that the policies before it left, and
either is silent (``None``) or names the clause of it that speaks and the cards that this clause leaves. The fold in
``hertta.engine.judge`` does the rest; a clause that leaves nothing is waived there. An exception that the source itself
states is a clause of its own here.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from hertta.cards import HEARTS, QUEEN_OF_SPADES, SUIT_MASKS, Suit
from hertta.rules.moment import Moment

Ruling = tuple[str, int]
"""A clause and the mask of the cards it leaves."""

_CLUBS = SUIT_MASKS[Suit.CLUBS]
_QUEEN = 1 << QUEEN_OF_SPADES.index
_POINT_CARDS = HEARTS.mask | _QUEEN
"""What the ban names: hearts and the queen of spades, whatever they cost in the game that is played."""


class PlayPolicy(Protocol):
    """A restriction on what may be played."""

    code: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]]

    def speak(self, moment: Moment, left: int) -> Ruling | None:
        """The clause that speaks and what it leaves of ``left``, or ``None``."""


@dataclass(frozen=True, slots=True)
class OpeningCard:
    """The leader of the first trick plays the opening card: the lowest club of the hand.

    Sources: hertan-saannot ¶23, herttamisaari ¶29, hertta-korttipeli ¶9, hjerter ¶18. A leader without a club, whom
    only a deal with cards left over can bring, may play any card (reading D5).
    """

    code: ClassVar[str] = "opening-card"
    clauses: ClassVar[tuple[str, ...]] = ("opens", "no-club")

    def speak(self, moment: Moment, left: int) -> Ruling | None:
        """Speaks to the leader of trick 1."""
        if moment.trick or moment.trick_number != 1:
            return None
        clubs = left & _CLUBS
        return ("opens", clubs & -clubs) if clubs else ("no-club", left)


@dataclass(frozen=True, slots=True)
class FollowSuit:
    """Whoever holds the led suit must play it; a void player may play any card.

    Sources: hertan-saannot ¶18–19, herttamisaari ¶30, hertta-korttipeli ¶10–11, hjerter ¶19.
    """

    code: ClassVar[str] = "follow-suit"
    clauses: ClassVar[tuple[str, ...]] = ("follow", "void")

    def speak(self, moment: Moment, left: int) -> Ruling | None:
        """Speaks to everyone but the leader."""
        if moment.led is None:
            return None
        follows = left & SUIT_MASKS[moment.led]
        return ("follow", follows) if follows else ("void", left)


@dataclass(frozen=True, slots=True)
class FirstTrickPoints:
    """A player who cannot follow suit in the first trick may not play a heart or the queen of spades.

    Sources: hertan-saannot ¶24–25, herttamisaari ¶32 (a house rule), hertta-korttipeli ¶11, hjerter ¶22.

    Args:
        only_points: what the source allows a hand of point cards only: ``hearts`` (hertan-saannot ¶25), ``all``
            (herttamisaari ¶32) or ``unsaid``, when it does not foresee that hand and the ban is waived (reading A2).
    """

    code: ClassVar[str] = "first-trick-points"
    clauses: ClassVar[tuple[str, ...]] = ("ban", "only-points-hearts", "only-points-all")

    only_points: Literal["hearts", "all", "unsaid"]

    def speak(self, moment: Moment, left: int) -> Ruling | None:
        """Speaks to a void player in trick 1."""
        if moment.trick_number != 1 or moment.led is None or left & SUIT_MASKS[moment.led]:
            return None
        pointless = left & ~_POINT_CARDS
        if pointless or self.only_points == "unsaid":
            return "ban", pointless
        return ("only-points-all", left) if self.only_points == "all" else ("only-points-hearts", left & HEARTS.mask)


@dataclass(frozen=True, slots=True)
class HeartsNotBroken:
    """A heart may not be led before hearts are broken.

    Sources: hertan-saannot ¶27–28, herttamisaari ¶32, hertta-korttipeli ¶13, hjerter ¶24–26.

    Args:
        only_hearts: ``stated`` if the source lets a hand of hearts only lead one; ``unsaid`` if it does not speak of
            that hand and the rule is waived (hertta-korttipeli, reading B1).
    """

    code: ClassVar[str] = "hearts-not-broken"
    clauses: ClassVar[tuple[str, ...]] = ("broken", "unbroken", "queen-only", "only-hearts")

    only_hearts: Literal["stated", "unsaid"]

    def speak(self, moment: Moment, left: int) -> Ruling | None:
        """Speaks to the leader; in trick 1 only to one who has no club to open with but a heart."""
        if moment.trick or (moment.trick_number == 1 and not left & HEARTS.mask):
            return None
        others = left & ~HEARTS.mask
        if moment.hearts_broken:
            return "broken", left
        if others == _QUEEN and others != left:
            return "queen-only", others
        return ("only-hearts", left) if not others and self.only_hearts == "stated" else ("unbroken", others)
