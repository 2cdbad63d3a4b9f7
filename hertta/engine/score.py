"""What a deal costs, and whether the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from hertta.cards import Card, Cards
from hertta.errors import PositionError
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one deal.

    Args:
        points: what each seat adds to its total; below 0 where it subtracts.
        moon: the seat that took every point card, or ``None``.
        moon_options: what that seat may choose; empty without a moon.
        checksum: what the points of such a deal add up to once all is taken.
    """

    points: tuple[int, ...]
    moon: int | None
    moon_options: tuple[MoonChoice, ...]
    checksum: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether the game is over after a deal, and the seats that have won it."""

    over: bool
    winners: tuple[int, ...]


def trick_points(rules: RuleSet, trick: Sequence[Card]) -> int:
    """The points that lie in a trick, whoever gets them."""
    return rules.values.policy.points(Cards.of(trick))


def score(rules: RuleSet, taken: Sequence[Cards], choice: MoonChoice | None = None) -> Score:
    """Score a deal by what each seat has taken.

    A moon is a set, not a sum: one seat has every card that costs more than 0.

    Args:
        rules: the rule set in play.
        taken: the cards that each seat has taken; they need not be all.
        choice: what the shooter chose; read only after a moon, ``None`` is the first that is offered.

    Raises:
        PositionError: ``moon-choice`` if the rules do not offer the choice.

    >>> from hertta.rules import ruleset
    >>> nothing = Cards()
    >>> hearts, queen = Cards.parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"), Cards.parse("QS")
    >>> score(ruleset("hjerter"), [hearts | queen, nothing, nothing, nothing]).points
    (0, 26, 26, 26)
    >>> score(ruleset("hjerter"), [hearts, queen, nothing, nothing]).points
    (13, 13, 0, 0)
    """
    values, deck = rules.values.policy, rules.deck.policy.cards
    point_cards = values.point_cards(deck)
    worth = values.points(point_cards)
    shooter = next((seat for seat, cards in enumerate(taken) if not point_cards - cards), None)
    if shooter is None:
        return Score(tuple(values.points(cards) for cards in taken), None, (), values.points(deck))
    options = rules.moon.policy.options
    choice = choice or options[0]
    if choice not in options:
        raise PositionError("moon-choice", f"found moon {choice!r}, expected one of {', '.join(options)}")
    points = rules.moon.policy.points(shooter, len(taken), worth, choice)
    return Score(points, shooter, options, sum(points))


def can_shoot(rules: RuleSet, taken: Sequence[Cards]) -> tuple[int, ...]:
    """The seats that can still take every point card: no other seat holds one.

    Sources: hertan-saannot ¶38 and ¶50 (reading E8).
    """
    point_cards = rules.values.policy.point_cards(rules.deck.policy.cards)
    holders = {seat for seat, cards in enumerate(taken) if cards & point_cards}
    return tuple(seat for seat in range(len(taken)) if holders <= {seat})


def outcome(rules: RuleSet, totals: Sequence[int]) -> Outcome:
    """Whether the game is over with these totals after a finished deal, and who has won."""
    over = rules.game_end.policy.is_over(totals)
    return Outcome(over, rules.aim.policy.winners(totals) if over else ())
