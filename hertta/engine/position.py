"""A position: a moment in a deal, with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine.checks import check, hand_faults
from hertta.rules import Moment, RuleSet


@dataclass(frozen=True, slots=True)
class Position:
    """A deal while it is played.

    Args:
        rules: the rule set in play.
        hands: what each seat still holds.
        leader: the seat that led to this trick, or leads now.
        trick: the cards of this trick so far, in order.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.
        taken: what each seat has taken in tricks.
    """

    rules: RuleSet = field(repr=False)
    hands: tuple[Cards, ...]
    leader: int
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    hearts_broken: bool = False
    taken: tuple[Cards, ...] = ()

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not self.trick and not any(self.hands)

    @property
    def moment(self) -> Moment:
        """What the rules of play look at: the choice of the seat whose turn it is."""
        return Moment(self.hands[self.seat], self.trick, self.trick_number, self.hearts_broken)


def begin(rules: RuleSet, hands: Sequence[Cards], dealer: int | None = None) -> Position:
    """The position after the pass, before the first card.

    Args:
        rules: the rule set to play by.
        hands: one a seat, as they are after the pass.
        dealer: the seat that dealt, if known; matters only where nobody holds a club.

    Raises:
        PositionError: if these hands can't be.
    """
    check(hand_faults(rules, hands))
    first = 0 if dealer is None else (dealer + 1) % rules.players
    leader, _ = rules.opening.policy.leader(hands, first)
    return Position(rules, tuple(hands), leader, taken=(NO_CARDS,) * rules.players)
