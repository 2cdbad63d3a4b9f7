"""Question *play*: which cards of the hand may be played now?

Each policy is one restriction, told as a table: for a context (what was led, whether this is the first trick, whether
hearts are broken) the clauses of it, in order, each with the cards that it leaves. An exception that the source itself
states is a clause of its own. The fold in ``hertta.engine.judge`` runs over these tables, and nothing else decides what
is legal; a restriction of which no clause leaves anything is waived there.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, Protocol

from hertta.cards import ALL_CARDS, COPY, QUEENS_OF_SPADES, SUIT_MASKS, Suit

ALL = (1 << len(ALL_CARDS)) - 1
"""The mask of every card there can be."""
_CLUBS = SUIT_MASKS[Suit.CLUBS]
_HEARTS = SUIT_MASKS[Suit.HEARTS]
_QUEENS = QUEENS_OF_SPADES.mask
_POINT_CARDS = _HEARTS | _QUEENS
"""What the ban names: hearts and the queen of spades, whatever they cost in the game that is played."""
_NOT_HEARTS = ALL & ~_HEARTS
_NO_POINTS = ALL & ~_POINT_CARDS


class Context(NamedTuple):
    """What a rule of play may look at besides the hand.

    Args:
        led: the suit that was led; ``None`` to the leader.
        first: whether this is the first trick.
        broken: whether hearts were broken before it.
    """

    led: Suit | None
    first: bool
    broken: bool


class Clause(NamedTuple):
    """One clause of a restriction: of those that apply and leave something, the first one speaks.

    Args:
        name: its name; ``None`` where the restriction is silent.
        keep: the mask of the cards that it leaves.
        unless: it applies only to a player who has none of these cards left,
        having: but one of these; 0 where that does not matter.
    """

    name: str | None
    keep: int = ALL
    unless: int = 0
    having: int = 0


class PlayPolicy(Protocol):
    """A restriction on what may be played."""

    code: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]]

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """The clauses that may speak in this context, in order; none where the restriction has no say."""


@dataclass(frozen=True, slots=True)
class OpeningCard:
    """The leader of the first trick plays the opening card: the lowest club of the hand.

    Sources: hertan-saannot ¶23, herttamisaari ¶29, hertta-korttipeli ¶9 and ¶24–25, hjerter ¶18 (readings D2, F14). A
    leader without a club, whom only a deal with cards left over can bring, may play any card (reading D5).
    """

    code: ClassVar[str] = "opening-card"
    clauses: ClassVar[tuple[str, ...]] = ("opens", "no-club")

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to the leader of trick 1, club by club from the lowest."""
        if context.led is not None or not context.first:
            return ()
        clubs = [card.bit for card in ALL_CARDS if card.suit is Suit.CLUBS and not card.copy]
        return (*(Clause("opens", club | club << COPY) for club in clubs), Clause("no-club"))


@dataclass(frozen=True, slots=True)
class OpeningClub:
    """The leader of the first trick plays any club; a house rule."""

    code: ClassVar[str] = "opening-club"
    clauses: ClassVar[tuple[str, ...]] = ("opens", "no-club")

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to the leader of trick 1."""
        if context.led is not None or not context.first:
            return ()
        return Clause("opens", _CLUBS), Clause("no-club")


@dataclass(frozen=True, slots=True)
class FollowSuit:
    """Whoever holds the led suit must play it; a void player may play any card.

    Sources: hertan-saannot ¶18–19, herttamisaari ¶30, hertta-korttipeli ¶10–11, hjerter ¶19.
    """

    code: ClassVar[str] = "follow-suit"
    clauses: ClassVar[tuple[str, ...]] = ("follow", "void")

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to everyone but the leader."""
        return () if context.led is None else (Clause("follow", SUIT_MASKS[context.led]), Clause("void"))


@dataclass(frozen=True, slots=True)
class FirstTrickPoints:
    """A player who cannot follow suit in the first trick may not play a heart or the queen of spades.

    Sources: hertan-saannot ¶24–25, herttamisaari ¶32 (a house rule), hertta-korttipeli ¶11, hjerter ¶22; a queen of
    spades that costs nothing is barred too (reading F10).

    Args:
        only_points: what a hand of point cards only may play: ``hearts`` (hertan-saannot ¶25), ``all``
            (herttamisaari ¶32), ``queen``, who must then be played if she is held (a house rule), or ``unsaid``, when
            the source does not foresee that hand and the ban is waived (reading A2).
    """

    code: ClassVar[str] = "first-trick-points"
    clauses: ClassVar[tuple[str, ...]] = ("ban", "only-points-hearts", "only-points-all", "only-points-queen")

    only_points: Literal["hearts", "all", "queen", "unsaid"]

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to a void player in trick 1; silent to one who can follow."""
        if context.led is None or not context.first:
            return ()
        exceptions = {
            "hearts": (Clause("only-points-hearts", _HEARTS),),
            "all": (Clause("only-points-all"),),
            "queen": (Clause("only-points-queen", _QUEENS), Clause("only-points-all")),
            "unsaid": (),
        }
        silent = Clause(None, having=SUIT_MASKS[context.led])
        return silent, Clause("ban", _NO_POINTS), *exceptions[self.only_points]


@dataclass(frozen=True, slots=True)
class HeartsNotBroken:
    """A heart may not be led before hearts are broken.

    Sources: hertan-saannot ¶27–29, herttamisaari ¶32, hertta-korttipeli ¶13, hjerter ¶24–26 (reading B2).

    Args:
        only_hearts: ``stated`` if the source lets a hand of hearts only lead one; ``points`` if a hand of hearts and
            the queen of spades counts as one too (a house rule); ``unsaid`` if it does not speak of a hand of hearts
            and the rule is waived (hertta-korttipeli, reading B1).
    """

    code: ClassVar[str] = "hearts-not-broken"
    clauses: ClassVar[tuple[str, ...]] = ("broken", "unbroken", "queen-only", "only-hearts", "only-points")

    only_hearts: Literal["stated", "points", "unsaid"]

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to the leader; in trick 1 only to one who has no club to open with but a heart."""
        if context.led is not None:
            return ()
        silent = (Clause(None, unless=_HEARTS),) if context.first else ()
        if context.broken:
            return *silent, Clause("broken")
        hearts_and_queen = (
            Clause("only-points", unless=_NO_POINTS, having=_QUEENS)
            if self.only_hearts == "points"
            else Clause("queen-only", _QUEENS, unless=_NO_POINTS, having=_HEARTS)
        )
        stated = () if self.only_hearts == "unsaid" else (Clause("only-hearts"),)
        return *silent, hearts_and_queen, Clause("unbroken", _NOT_HEARTS), *stated


@dataclass(frozen=True, slots=True)
class QueenNotBroken:
    """The queen of spades may not be led before hearts are broken either; a house rule."""

    code: ClassVar[str] = "queen-not-broken"
    clauses: ClassVar[tuple[str, ...]] = ("broken", "unbroken")

    def clauses_in(self, context: Context) -> tuple[Clause, ...]:
        """Speaks to a leader who holds her."""
        if context.led is not None:
            return ()
        silent = Clause(None, unless=_QUEENS)
        return (silent, Clause("broken")) if context.broken else (silent, Clause("unbroken", ALL & ~_QUEENS))
