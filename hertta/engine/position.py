"""A position: a moment in a deal, with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine.checks import check, deal_faults, moment_faults, rest_faults, seat_fault
from hertta.rules import Moment, RuleSet


@dataclass(frozen=True, slots=True)
class Position:
    """A deal while it is played.

    Args:
        rules: the rule set in play.
        hands: what each seat still holds.
        leader: the seat that led to this trick, or leads now.
        taken: what each seat has taken in tricks.
        trick: the cards of this trick so far, in order.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.
        waiting: cards for whoever takes the next trick: the widow, and tricks that nobody won (reading F14).
        stock: cards to draw, the next one first (reading D5).
    """

    rules: RuleSet = field(repr=False)
    hands: tuple[Cards, ...]
    leader: int
    taken: tuple[Cards, ...]
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    hearts_broken: bool = False
    waiting: Cards = NO_CARDS
    stock: tuple[Card, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that is to play."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not self.trick and not any(self.hands)

    @property
    def moment(self) -> Moment:
        """What the rules of play look at: the choice of the seat that is to play."""
        return Moment(self.hands[self.seat], self.trick, self.trick_number, self.hearts_broken)


def begin(rules: RuleSet, hands: Sequence[Cards], dealer: int | None = None, rest: Sequence[Card] = ()) -> Position:
    """The position after the pass, before the first card.

    Args:
        rules: the rule set to play by.
        hands: one a seat and all of one size, as they are after the pass.
        dealer: the seat that dealt, if known; matters only where nobody holds a club, or two the lowest.
        rest: the cards that were not dealt, the next to be drawn first: the stock, or the widow.

    Raises:
        PositionError: if these hands can't be.

    >>> from hertta.engine import deal
    >>> from hertta.rules import ruleset
    >>> position = begin(ruleset("hjerter"), deal(ruleset("hjerter"), 1).hands)
    >>> position.seat, position.moment.trick_number, "2C" in map(str, position.moment.hand)
    (3, 1, True)
    """
    faults = list(deal_faults(rules, hands)) or list(rest_faults(rules, hands, rest))
    faults += [] if dealer is None else list(seat_fault(rules, dealer, "dealer"))
    if len(sizes := {len(hand) for hand in hands}) > 1:
        faults.append(("bad-position", f"hands: found {sorted(sizes)} cards, expected the same number in each"))
    check(faults)
    first = 0 if dealer is None else rules.dealing.policy.next_dealer(dealer, rules.players)
    leader, _ = rules.opening.policy.leader(hands, first)
    stock, widow = (rest, ()) if rules.deck.policy.stock else ((), rest)
    return Position(
        rules, tuple(hands), leader, (NO_CARDS,) * rules.players, waiting=Cards.of(widow), stock=tuple(stock)
    )


def moment(
    rules: RuleSet, hand: Sequence[Card], trick: Sequence[Card], trick_number: int, hearts_broken: bool
) -> Moment:
    """A player's moment of choice, checked.

    Args:
        rules: the rule set in play.
        hand: what the player holds.
        trick: the cards already played, in order.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.

    Raises:
        PositionError: if it can't be: see ``hertta.engine.checks.moment_faults``.
    """
    check(moment_faults(rules, hand, trick, trick_number))
    held, played = Cards.apart([hand, trick])
    return Moment(Cards.of(held), played, trick_number, hearts_broken)
