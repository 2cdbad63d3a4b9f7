"""Totals that a game can come to: checked, and drawn where something is decided."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

from hertta.engine import Chance, outcome
from hertta.rules import RuleSet

_MOST_DEALS = 100
"""A game that goes on for longer is not worked out."""


def sides(rules: RuleSet) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return rules.sides.policy.sides(rules.players)


def opponents(rules: RuleSet, seat: int) -> list[int]:
    """The seats that play against a seat."""
    return [other for side in sides(rules) if seat not in side for other in side]


def side_sums(rules: RuleSet, totals: Sequence[int]) -> list[int]:
    """The total of each side."""
    return [sum(totals[seat] for seat in side) for side in sides(rules)]


def limit(rules: RuleSet) -> int:
    """The total at which, or beyond which, the game is over."""
    return int(rules.game_end.parameters()["points"])


@cache
def highest(rules: RuleSet) -> int:
    """The highest total of a side with which the game goes on."""
    return next(total for total in count() if rules.game_end.policy.is_over([total], 0)) - 1


def worth(rules: RuleSet) -> int:
    """What all point cards cost together."""
    return rules.values.policy.points(rules.point_cards)


@cache
def deal_sums(rules: RuleSet) -> tuple[int, ...]:
    """What the points of a deal add up to: without a moon, and after each choice of who shot one."""
    values, deck, moon = rules.values.policy, rules.deck.policy.cards, rules.moon.policy
    turned = (moon.points(0, opponents(rules, 0), rules.players, worth(rules), choice) for choice in moon.offers())
    beside = values.besides_moon(deck)
    return (values.points(deck), *(sum(points) + beside for points in turned))


def sums_fit(rules: RuleSet, totals: Sequence[int], deals: int) -> bool:
    """Whether so many deals, moons among them or none, can add up to these totals; of no game longer than 100 deals."""
    if type(deals) is not int or not 0 <= deals <= _MOST_DEALS or len(totals) != rules.players:
        return False
    return _each_fits(rules, totals, deals) and _sum_fits(rules, sum(totals), deals)


def _each_fits(rules: RuleSet, totals: Sequence[int], deals: int) -> bool:
    """Whether no total is more than every deal can cost, or less than it can bring."""
    beside = rules.values.policy.besides_moon(rules.deck.policy.cards)
    least = beside - worth(rules) * ("subtract" in rules.moon.policy.offers())
    return all(least * deals <= total <= worth(rules) * deals for total in totals)


def _sum_fits(rules: RuleSet, total: int, deals: int) -> bool:
    """Whether so many deals can come to this, all seats together."""
    plain, *moons = deal_sums(rules)
    found = {plain * deals}
    for _ in range(deals):
        found |= {known + moon - plain for known in found for moon in moons}
    return total in found


def still_open(rules: RuleSet, totals: Sequence[int], deals: int) -> bool:
    """Whether the game goes on after so many deals with these totals."""
    return not outcome(rules, totals, deals).over


def open_before(rules: RuleSet, totals: Sequence[int], deals: int) -> bool:
    """Whether the game can have gone on until the last of so many deals brought these totals."""
    if not still_open(rules, [0] * rules.players, deals - 1):
        return False
    passed = sum(max(0, total - highest(rules)) for total in side_sums(rules, totals))
    plain = passed <= worth(rules) and _sum_fits(rules, sum(totals) - deal_sums(rules)[0], deals - 1)
    return not passed or plain or any(_moon_brought(rules, totals, deals, seat) for seat in range(rules.players))


def _moon_brought(rules: RuleSet, totals: Sequence[int], deals: int, shooter: int) -> bool:
    """Whether a moon of this seat, added to its opponents, can have brought these totals."""
    if "add" not in rules.moon.policy.offers():
        return False
    mine = next(side for side in sides(rules) if shooter in side)
    before = [total - worth(rules) * (seat not in mine) for seat, total in enumerate(totals)]
    told = sum(totals) - deal_sums(rules)[1 + rules.moon.policy.offers().index("add")]
    fits = _each_fits(rules, before, deals - 1) and _sum_fits(rules, told, deals - 1)
    return fits and max(side_sums(rules, before)) <= highest(rules)


def some_points(rules: RuleSet, chance: Chance) -> list[int]:
    """The points of a deal, shared out by chance card by card; no seat has every point card."""
    while True:
        points = [0] * rules.players
        for cards, each in _prices(rules):
            for seat, share in enumerate(_shared_out(cards, rules.players, chance)):
                points[seat] += share * each
        if max(points) < worth(rules) or not rules.moon_cards:
            return points


@cache
def _prices(rules: RuleSet) -> tuple[tuple[int, int], ...]:
    """How many cards of the deck have each price."""
    deck, values = rules.deck.policy.cards, rules.values.policy
    return tuple((len(cards & deck), points) for cards, points in values.prices() if points and cards & deck)


def _shared_out(total: int, seats: int, chance: Chance) -> list[int]:
    """So many cards shared out among the seats by chance."""
    shares = []
    for _ in range(seats - 1):
        shares.append(chance.below(total + 1))
        total -= shares[-1]
    return chance.shuffled([*shares, total])


def game_of(rules: RuleSet, chance: Chance) -> Iterator[tuple[int, ...]]:
    """The totals after deal 0, 1, … of a game without a moon, as long as it goes on."""
    totals, deals = [0] * rules.players, 0
    while still_open(rules, totals, deals):
        yield tuple(totals)
        deals += 1
        points = some_points(rules, chance)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
