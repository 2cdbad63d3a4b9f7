"""Who takes a trick, what a deal costs, and whether the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine.checks import check, entry_faults
from hertta.errors import PositionError
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice, Standing


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one deal.

    Args:
        points: what each seat adds to its total; below 0 where it subtracts.
        moon: the seat that took every moon card, or ``None``.
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


def trick_winner(rules: RuleSet, trick: Sequence[Card]) -> int | None:
    """The place, from 0, of the card that takes a trick, full or not; ``None`` if no card does.

    >>> from hertta.rules import ruleset
    >>> kings = [Card.parse(text) for text in ("KC", "KC'", "2C", "AH")]
    >>> trick_winner(ruleset("hjerter"), kings[2:]), trick_winner(ruleset("perumisherttamisaari-6"), kings)
    (0, 2)
    """
    if not trick:
        return None
    winning = rules.compiled.winning(Cards.of(trick).mask, trick[0].suit)
    return next((place for place, card in enumerate(trick) if card.bit == winning), None)


def cancelled(rules: RuleSet, trick: Sequence[Card]) -> Cards:
    """The cards of the led suit that cannot win because an equal one lies beside them."""
    followed = Cards.of(trick).of_suit(trick[0].suit) if trick else NO_CARDS
    alone = (card for card in followed if not rules.compiled.winning(card.bit | _equal(followed, card), card.suit))
    return Cards.of(alone)


def _equal(cards: Cards, card: Card) -> int:
    """The bit of the other copy of a card, if it is among these."""
    return sum(other.bit for other in cards if other.face == card.face and other != card)


def breaks_hearts(rules: RuleSet, trick: Sequence[Card]) -> bool:
    """Whether a trick, as far as it goes, breaks hearts."""
    return bool(trick) and bool(Cards.of(trick).mask & rules.compiled.breakers[trick[0].suit])


def trick_points(rules: RuleSet, trick: Sequence[Card]) -> int:
    """The points that lie in a trick, whoever gets them."""
    return rules.values.policy.points(Cards.of(trick))


def score(
    rules: RuleSet,
    taken: Sequence[Cards],
    choice: MoonChoice | None = None,
    totals: Sequence[int] | None = None,
    deal_number: int = 1,
) -> Score:
    """Score a deal by what each seat has taken.

    A moon is a set, not a sum; it stands instead of all else but the points of a bonus card.

    Args:
        rules: the rule set in play.
        taken: the cards that each seat has taken; they need not be all.
        choice: what the shooter chose; read only after a moon, ``None`` is the first that is offered.
        totals: the totals before the deal; read, as ``deal_number``, only where the standing chooses for the shooter.
        deal_number: number of the deal.

    Raises:
        PositionError: ``bad-position`` if there is not one pile a seat; ``moon-choice`` if the rules do not offer the
            choice.

    >>> from hertta.rules import ruleset
    >>> hearts, queen = Cards.parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"), Cards.parse("QS")
    >>> [score(ruleset("hjerter"), [one, queen, Cards(), Cards()]).points for one in (hearts, hearts | queen)]
    [(13, 13, 0, 0), (0, 26, 26, 26)]
    """
    check(entry_faults(rules, taken, "taken"))
    shooter = _shooter(rules, taken)
    if shooter is None:
        return _counted(rules, taken)
    values, options = rules.values.policy, _options(rules, taken, shooter, totals, deal_number)
    choice = choice or options[0]
    if choice not in options:
        raise PositionError("moon-choice", f"moon: found {choice!r}, expected {' or '.join(options)}")
    turned = _turned(rules, taken, shooter, choice)
    missing = values.besides_moon(rules.deck.policy.cards) - sum(map(values.besides_moon, taken))
    return Score(turned, shooter, options, sum(turned) + missing)


def _counted(rules: RuleSet, taken: Sequence[Cards]) -> Score:
    """The score of a deal without a moon."""
    values, bonus, costly = rules.values.policy, rules.deal_end.policy.bonus, rules.point_cards.mask
    bonuses = [bonus(pile.mask != 0, pile.mask & costly != 0) for pile in taken]
    points = tuple([values.points(pile) + more for pile, more in zip(taken, bonuses, strict=True)])
    return Score(points, None, (), values.points(rules.deck.policy.cards) + sum(bonuses))


def _shooter(rules: RuleSet, taken: Sequence[Cards]) -> int | None:
    """The seat that has every card of the set that makes a moon, if the rules know one."""
    wanted = rules.moon_cards.mask
    for seat, pile in enumerate(taken):
        if wanted and not wanted & ~pile.mask:
            return seat
    return None


def _turned(rules: RuleSet, taken: Sequence[Cards], shooter: int, choice: MoonChoice) -> tuple[int, ...]:
    """The points a seat after a moon: those of the moon, and what cards below 0 bring beside it."""
    values, sides = rules.values.policy, rules.sides.policy.sides(rules.players)
    opponents = [seat for side in sides if shooter not in side for seat in side]
    moon = rules.moon.policy.points(shooter, opponents, len(taken), _worth(rules, taken[shooter]), choice)
    return tuple(points + values.besides_moon(pile) for points, pile in zip(moon, taken, strict=True))


def _options(
    rules: RuleSet, taken: Sequence[Cards], shooter: int, totals: Sequence[int] | None, deal_number: int
) -> tuple[MoonChoice, ...]:
    """What the shooter may choose, given what adding would lead to."""
    if totals is None:
        return rules.moon.policy.offers()
    end = outcome(rules, after_deal(rules, totals, _turned(rules, taken, shooter, "add")), deal_number)
    standing = Standing(totals[shooter], _worth(rules, taken[shooter]), end.over, shooter in end.winners)
    return rules.moon.policy.offers(standing)


def _worth(rules: RuleSet, taken: Cards) -> int:
    """What the moon of whoever took these cards is worth."""
    return rules.moon.policy.worth(rules.values.policy.points(rules.point_cards), not rules.deck.policy.cards - taken)


def after_deal(rules: RuleSet, totals: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """The totals, one a seat, once the points of a deal are written down.

    Raises:
        PositionError: ``bad-position`` if there is not one of each a seat.

    >>> from hertta.rules import ruleset
    >>> from hertta.rules.policies import LimitWithDrop
    >>> drop = ruleset("hjerter").with_("game_end", LimitWithDrop(points=100, to=50))
    >>> [after_deal(rules, (90, 20, 0, 3), (10, 16, 0, 0)) for rules in (ruleset("hjerter"), drop)]
    [(100, 36, 0, 3), (50, 36, 0, 3)]
    """
    check([*entry_faults(rules, totals, "totals"), *entry_faults(rules, points, "points")])
    settled = rules.game_end.policy.settled
    return tuple(settled(total + more) for total, more in zip(totals, points, strict=True))


def can_shoot(rules: RuleSet, taken: Sequence[Cards]) -> tuple[int, ...]:
    """The seats that can still take every moon card: no other seat holds one.

    Sources: hertan-saannot ¶38 and ¶50 (reading E8).

    >>> from hertta.rules import ruleset
    >>> hearts, queen = Cards.parse("2H 3H"), Cards.parse("QS")
    >>> [can_shoot(ruleset("hjerter"), [hearts, other, Cards(), Cards()]) for other in (Cards(), queen)]
    [(0,), ()]
    """
    wanted = rules.moon_cards
    holders = {seat for seat, pile in enumerate(taken) if pile & wanted}
    return tuple(seat for seat in range(len(taken)) if wanted and holders <= {seat})


def outcome(rules: RuleSet, totals: Sequence[int], deal_number: int) -> Outcome:
    """Whether the game is over with these totals after a finished deal, and who has won.

    Args:
        rules: the rule set in play.
        totals: points a seat.
        deal_number: number of the deal just finished, from 1; 0 before the first.

    Raises:
        PositionError: ``bad-position`` if there is not one total a seat.

    >>> from hertta.rules import ruleset
    >>> outcome(ruleset("hjerter"), (100, 3, 3, 24), 5)
    Outcome(over=True, winners=(1, 2))
    """
    check(entry_faults(rules, totals, "totals"))
    sides = rules.sides.policy.sides(rules.players)
    sums = [sum(totals[seat] for seat in side) for side in sides]
    best = rules.aim.policy.best(sums)
    ahead = [side for side, total in zip(sides, sums, strict=True) if total == best]
    over = rules.game_end.policy.is_over(sums, deal_number) and rules.ties.policy.decided(len(ahead))
    return Outcome(over, tuple(sorted(seat for side in ahead for seat in side)) if over else ())
