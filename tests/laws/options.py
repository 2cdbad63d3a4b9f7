"""For every option of every policy a case in which only it changes the answer.

Each row takes a rule set, puts another policy in the place of one of its own, and asks both the same: ``was`` is the
answer before, ``becomes`` the one after. ``None`` for a policy leaves a restriction out.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import (
    Judgement,
    Moment,
    Score,
    after_deal,
    breaks_hearts,
    judge_hand,
    outcome,
    pass_fault,
    score,
    trick_points,
    trick_winner,
)
from hertta.rules import RuleSet
from hertta.rules import policies as p

MOON = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"
"""The cards of a moon."""

Ask = Callable[[RuleSet], Any]


@dataclass(frozen=True)
class Row:
    """One option that changes an answer.

    Args:
        question: which question it answers.
        rules: the rule set before.
        policy: what takes the place of the rule set's own; ``None`` leaves out the restriction ``code``.
        ask: the case.
        was: its answer before.
        becomes: and after.
        code: of the restriction that is left out.
    """

    question: str
    rules: RuleSet
    policy: Any
    ask: Ask
    was: Any
    becomes: Any
    code: str = ""

    @property
    def base(self) -> RuleSet:
        """The rule set before, with nothing worked out of it yet."""
        return replace(self.rules)

    @property
    def changed(self) -> RuleSet:
        """The rule set after."""
        return self.base.without(self.code) if self.policy is None else self.base.with_(self.question, self.policy)


def of_deck(fact: str) -> Ask:
    """What the deck says of itself."""
    return lambda rules: getattr(rules.deck.policy, fact)


def _judged(hand: str, trick: str, number: int) -> Callable[[RuleSet], Judgement]:
    played = tuple(Card.parse(card) for card in trick.split())
    return lambda rules: judge_hand(rules, Moment(Cards.parse(hand), played, number))


def may_play(hand: str, trick: str = "", number: int = 2) -> Ask:
    """Which cards of a hand may be played while hearts are not broken."""
    return lambda rules: str(_judged(hand, trick, number)(rules).legal)


def waived(hand: str, trick: str = "", number: int = 2) -> Ask:
    """Which restrictions would have left no card of it."""
    return lambda rules: _judged(hand, trick, number)(rules).waived


def winner(trick: str) -> Ask:
    """The card that takes a trick."""
    cards = [Card.parse(card) for card in trick.split()]
    return lambda rules: None if (place := trick_winner(rules, cards)) is None else str(cards[place])


def breaks(trick: str) -> Ask:
    """Whether a trick breaks hearts."""
    return lambda rules: breaks_hearts(rules, [Card.parse(card) for card in trick.split()])


def direction(number: int) -> Ask:
    """Where the cards of a deal go."""
    return lambda rules: rules.passing.policy.direction(number)


def passing(given: str, hand: str = "2C 3C 4C 5C QS KS AS") -> Ask:
    """What is wrong with a pass in the first deal."""
    return lambda rules: pass_fault(rules, 1, Cards.parse(hand), Cards.parse(given))


def cost(cards: str) -> Ask:
    """What some cards cost."""
    return lambda rules: trick_points(rules, [Card.parse(card) for card in cards.split()])


def _scored(piles: tuple[str, ...], totals: tuple[int, ...] | None) -> Callable[[RuleSet], Score]:
    taken = [Cards.parse(pile) for pile in piles]
    return lambda rules: score(rules, [*taken, *[NO_CARDS] * (rules.players - len(taken))], totals=totals)


def points(*piles: str, totals: tuple[int, ...] | None = None) -> Ask:
    """What each seat gets if the first seats have taken these cards and the others nothing."""
    return lambda rules: _scored(piles, totals)(rules).points


def choices(*piles: str, totals: tuple[int, ...] | None = None) -> Ask:
    """What a shooter of the moon may choose after the same; nothing without a moon."""
    return lambda rules: _scored(piles, totals)(rules).moon_options


def settled(*totals: int) -> Ask:
    """The totals as they are written down."""
    return lambda rules: after_deal(rules, totals, (0,) * len(totals))


def winners(*totals: int, after: int = 5) -> Ask:
    """Who has won, if the game is over."""
    return lambda rules: outcome(rules, totals, after).winners


def single(players: int, removed: str = "", added: str = "") -> p.SingleDeck:
    """One deck without some cards and with some others."""
    return p.SingleDeck(players, Cards.parse(removed), Cards.parse(added))


def cycle(*directions: p.Direction, count: int = 3, kept: str = "") -> p.PassCycle:
    """A cycle of passes."""
    return p.PassCycle(directions, count, Cards.parse(kept))
