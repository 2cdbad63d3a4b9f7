"""Rows of a score sheet: whether the cards of a deal, counted by the rules, can have come to these points."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from hertta.cards import Card, Cards
from hertta.puzzles.positions.standings import opponents, worth
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice, Standing


class Origin(NamedTuple):
    """How a deal came to a row: by counting cards, or by a moon of this seat, with its choice and what it is worth."""

    shooter: int | None = None
    choice: str = ""
    worth: int = 0


def origin(rules: RuleSet, row: Sequence[int]) -> Origin | None:
    """How a deal can have come to these points by seat; ``None`` if none can.

    Every card of the deck is taken, as in a whole deal. What a moon leaves to choose depends on the standing, which a
    row does not tell; so whatever may ever be chosen is possible. A table that gives a bonus at the end of a deal is
    not worked out.

    >>> from hertta.rules import ruleset
    >>> rows = (13, 12, 1, 0), (0, 26, 26, 26), (0, 26, 0, 0), (7, 7, 6, 6), (13, 12, 0, 0)
    >>> [origin(ruleset("hjerter"), row) is not None for row in rows]
    [True, True, False, False, False]
    """
    if len(row) != rules.players:
        return None
    shot = next(_moons(rules, tuple(row)), None)
    return shot or (Origin() if any(_counted(rules, row)) else None)


def choices(rules: RuleSet) -> tuple[MoonChoice, ...]:
    """What whoever shoots the moon may choose at one standing or another; nothing where there is no moon."""
    moon, whole = rules.moon.policy, worth(rules)
    return tuple(dict.fromkeys([*moon.offers(), *moon.offers(Standing(whole, whole, ends=True, wins=False))]))


def _moons(rules: RuleSet, row: tuple[int, ...]) -> Iterator[Origin]:
    """Every moon after which the points are these, with the cards that bring points wherever they may lie."""
    values, moon, bonus = rules.values.policy, rules.moon.policy, _bonus(rules)
    for shooter, choice, every in product(range(rules.players), choices(rules), (False, True)):
        each = moon.worth(worth(rules), every)
        turned = moon.points(shooter, opponents(rules, shooter), rules.players, each, choice)
        free = [(shooter,) if every or card in rules.moon_cards else range(rules.players) for card in bonus]
        for holders in product(*free):
            points = list(turned)
            for holder, card in zip(holders, bonus, strict=True):
                points[holder] += values.besides_moon(Cards.of([card]))
            if tuple(points) == row:
                yield Origin(shooter, choice, each)


def _counted(rules: RuleSet, row: Sequence[int]) -> Iterator[bool]:
    """For each way in which the cards that bring points may lie, whether the others make up the rest."""
    values, bonus = rules.values.policy, _bonus(rules)
    whole, needed = worth(rules), [card in rules.moon_cards for card in bonus]
    for holders in product(range(rules.players), repeat=len(bonus)):
        left = list(row)
        for holder, card in zip(holders, bonus, strict=True):
            left[holder] -= values.points(Cards.of([card]))
        if min(left) < 0 or sum(left) != whole:
            continue
        lacks = any(left[holder] != whole for holder, wanted in zip(holders, needed, strict=True) if wanted)
        shot = bool(rules.moon_cards) and max(left) == whole and not lacks
        yield not shot and _shared_out(_prices(rules), tuple(sorted(left)))


@lru_cache(maxsize=10_000)
def _shared_out(prices: tuple[int, ...], sums: tuple[int, ...]) -> bool:
    """Whether cards of these prices, the dearest first, can be shared out so that these sums come of them."""
    if prices[0] == prices[-1]:
        return all(total % prices[0] == 0 for total in sums)
    if any(0 < total < prices[-1] for total in sums):
        return False
    dearest, *cheaper = prices
    places = (sums.index(total) for total in sorted(set(sums)) if total >= dearest)
    given = ((*sums[:at], sums[at] - dearest, *sums[at + 1 :]) for at in places)
    return any(_shared_out(tuple(cheaper), tuple(sorted(each))) for each in given)


def _prices(rules: RuleSet) -> tuple[int, ...]:
    """What each card that costs points costs, the dearest first."""
    prices = (rules.values.policy.points(Cards.of([card])) for card in rules.point_cards)
    return tuple(sorted(prices, reverse=True))


def _bonus(rules: RuleSet) -> list[Card]:
    """The cards of the deck that bring points."""
    values = rules.values.policy
    return [card for card in rules.deck.policy.cards if values.points(Cards.of([card])) < 0]
