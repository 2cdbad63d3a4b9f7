"""The cases of every question but *play*, in rows from the smallest on, and what a rule set answers to them.

The two rule sets of a row differ in one policy, or in more where the answers hang on no other.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, permutations, product
from math import lcm
from typing import Any

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import after_deal, breaks_hearts, outcome, score, trick_points, trick_winner
from hertta.rules import RuleSet

Facts = Mapping[str, Any]
_SETUP = ("players", "decks", "hand_size", "removed", "added", "stock", "widow")


def atoms(cards: Iterable[Card], masks: Iterable[int]) -> list[list[Card]]:
    """The cards in groups that no mask divides; cards and groups from the lowest on.

    >>> atoms(Cards.parse("2C 3C 2H QS"), [Cards.parse("2H QS").mask, Cards.parse("QS").mask])
    [[Card('2C'), Card('3C')], [Card('2H')], [Card('QS')]]
    """
    groups: dict[tuple[bool, ...], list[Card]] = {}
    masks = list(masks)
    for card in cards:
        groups.setdefault(tuple(bool(card.bit & mask) for mask in masks), []).append(card)
    return list(groups.values())


def once(one: RuleSet, other: RuleSet) -> Iterator[Facts]:  # noqa: ARG001
    """The one case of a question that hangs on nothing."""
    return iter([{}])


def setup(rules: RuleSet) -> Facts:
    """What the deck says of the deal."""
    return {fact: getattr(rules.deck.policy, fact) for fact in _SETUP}


def deals(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """From deal 1 until both cycles begin again together."""
    cycles = [len(rules.passing.policy.directions) for rules in (one, other)]
    return ({"deal_number": number + 1} for number in range(lcm(*cycles)))


def direction(rules: RuleSet, deal_number: int) -> Facts:
    """Where how many cards are passed."""
    passed = rules.passing.policy.direction(deal_number)
    return {"direction": passed, "count": 0 if passed == "none" else rules.passing.policy.count}


def hands(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """In the first deal with a pass the hands of one card more than is passed, the lowest cards first.

    Smaller hands may be passed as they are, and a card that only one keeps shows beside as many that it lets go. Which
    cards of an atom are held does not matter, so they are its lowest.
    """
    held, decks = one.passing.policy.count + 1, (one.deck.policy, other.deck.policy)
    groups = atoms(decks[0].cards & decks[1].cards, {rules.passing.policy.kept.mask for rules in (one, other)})
    shares = product(*(range(min(held, len(group)) + 1) for group in groups))
    found = [
        sorted(card for number, group in zip(numbers, groups, strict=True) for card in group[:number])
        for numbers in shares
        if sum(numbers) == held <= min(deck.hand_size for deck in decks)
    ]
    passes = [facts["deal_number"] for facts in deals(one, other) if direction(one, **facts)["count"]]
    return ({"deal_number": number, "hand": Cards.of(hand)} for number in passes[:1] for hand in sorted(found))


def may_give(rules: RuleSet, deal_number: int, hand: Cards) -> Facts:  # noqa: ARG001
    """The cards of a hand that may be passed, in a deal in which some are."""
    return {"cards": rules.passing.policy.may_give(hand)}


def tricks(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """By the number of cards, then the lowest first; two are enough: equal ones, or what was led and what breaks."""
    deck = list(one.deck.policy.cards | other.deck.policy.cards)
    return ({"trick": trick} for size in (1, 2) for trick in permutations(deck, size))


def winner(rules: RuleSet, trick: Sequence[Card]) -> Facts:
    """The face of the card that takes a trick."""
    place = trick_winner(rules, trick)
    return {"winner": None if place is None else trick[place].face}


def broken(rules: RuleSet, trick: Sequence[Card]) -> Facts:
    """Whether a trick breaks hearts."""
    return {"broken": breaks_hearts(rules, trick)}


def cards(one: RuleSet, other: RuleSet) -> Iterator[Facts]:  # noqa: ARG001
    """Every card of the deck, the lowest first."""
    return ({"card": card} for card in one.deck.policy.cards)


def price(rules: RuleSet, card: Card) -> Facts:
    """What a card costs."""
    return {"points": trick_points(rules, [card])}


def moon_cards(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """As ``cards``; none where there is no moon."""
    return cards(one, other) if one.moon_cards else iter(())


def part_in_moon(rules: RuleSet, card: Card) -> Facts:
    """Whether a card is needed for a moon, and the points that it brings beside one."""
    return {"needed": card in rules.moon_cards, "points": rules.values.policy.besides_moon(Cards.of([card]))}


def moons(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """Seat 0 shoots: by the sum of the totals before the deal; then lower totals, the earlier deal, fewer cards.

    What a moon does hangs on which of two piles is taken, the moon cards or the whole deck, and on how the totals stand
    to the limits and to each other, before it and once it is added.
    """
    piles = (one.moon_cards | other.moon_cards, one.deck.policy.cards)
    for totals in _standings(one, other, piles):
        for number in _deal_numbers(one):
            if not outcome(one, totals, number - 1).over:
                yield from ({"taken": pile, "totals": totals, "deal_number": number} for pile in piles)


def _standings(one: RuleSet, other: RuleSet, piles: Iterable[Cards]) -> Iterator[tuple[int, ...]]:
    """Nothing yet; then totals at which a moon can do something else, all but the shooter's in a side's last seat.

    These are 0, what a moon brings to a limit, and what makes one level with such a total; each with one more.
    """
    yield (0,) * one.players
    sides = one.sides.policy.sides(one.players)
    gains = _gains(one, piles, sides) | _gains(other, piles, sides)
    short = _steps(limit - gain for limit in _numbers(one) for gain in gains if gain <= limit)
    levels = sorted({*short, *(total + gain + more for total in short for gain in gains for more in (0, 1))})
    seats = [*sides[0], *(side[-1] for side in sides[1:])]
    own = list(product(*[_steps(gains)] * (len(sides[0]) - 1), levels))
    rows = []
    for opposing, mine in product(_rising(levels, len(sides) - 1), own):
        held = dict(zip(seats, [*mine, *opposing], strict=True))
        rows.append(tuple(held.get(seat, 0) for seat in range(one.players)))
    yield from _by_sum(rows)


def _gains(rules: RuleSet, piles: Iterable[Cards], sides: Iterable[Sequence[int]]) -> set[int]:
    """What one seat and what one side can gain by a moon, however the totals stand."""
    dealt = [points for pile in piles for _, points in moon(rules, pile)["points"]]
    gains = {sum(points[seat] for seat in side) for points in dealt for side in sides}
    return {gain for gain in gains.union(*dealt) if gain > 0}


def moon(rules: RuleSet, taken: Cards, totals: Sequence[int] | None = None, deal_number: int = 1) -> Facts:
    """The points of the deal by each option of the shooter, or by ``None`` where it is no moon."""
    taking = (taken, *(NO_CARDS,) * (rules.players - 1))
    found = score(rules, taking, None, totals, deal_number)
    chosen = [(choice, score(rules, taking, choice, totals, deal_number).points) for choice in found.moon_options]
    return {"points": tuple(chosen) or ((None, found.points),)}


def piles(one: RuleSet, other: RuleSet) -> Iterator[Facts]:  # noqa: ARG001
    """No card, then the lowest that costs nothing; nobody else has any."""
    free = [Cards.of([card]) for card in one.deck.policy.cards if not trick_points(one, [card])]
    return ({"taken": pile} for pile in (NO_CARDS, *free[:1]))


def bonus(rules: RuleSet, taken: Cards) -> Facts:
    """The points of a seat that has taken these cards."""
    return {"points": score(rules, (taken, *(NO_CARDS,) * (rules.players - 1))).points[0]}


def endings(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
    """By the sum of the totals, none below 0; then lower totals, rising from seat to seat; then the earlier deal.

    An answer changes only where a total meets a number that the rules name, or passes it, or is ahead of another.
    """
    numbers = sorted({*_deal_numbers(one), *_deal_numbers(other)})
    rows = _by_sum(_rising(_steps(_numbers(one) | _numbers(other)), one.players))
    return ({"totals": totals, "deal_number": number} for totals, number in product(rows, numbers))


def end(rules: RuleSet, totals: Sequence[int], deal_number: int) -> Facts:
    """The totals as they are written down after a deal, whether the game is over, and the seats that have won it."""
    settled = after_deal(rules, totals, (0,) * rules.players)
    found = outcome(rules, settled, deal_number)
    return {"totals": settled, "over": found.over, "winners": found.winners}


def _numbers(rules: RuleSet) -> set[int]:
    """The numbers that the rule for the end of a game names."""
    return {value for value in rules.game_end.parameters().values() if type(value) is int}


def _deal_numbers(rules: RuleSet) -> list[int]:
    """The deals after which the end of a game can hang on their number."""
    return sorted({1, *_numbers(rules)}) if rules.game_end.policy.counts_deals() else [1]


def _steps(numbers: Iterable[int]) -> list[int]:
    """0 and the numbers, and each with one more."""
    return sorted({number + more for number in (0, *numbers) for more in (0, 1)})


def _rising(levels: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """So many totals that rise from seat to seat; of more than four all but the first and the last two are equal.

    The end of a game looks only at the two highest or the two lowest, and at the highest.
    """
    for first, *others in combinations_with_replacement(levels, min(count, 4)):
        yield (first, *others[:1] * (count - 4), *others)


def _by_sum(rows: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return sorted(rows, key=lambda totals: (sum(totals), totals))
