"""The score sheet of the second engine: piles are laid out that might come to a row, and counted."""

from collections.abc import Iterator, Sequence
from itertools import product

from hertta.analysis.second.score import Piles, cost, counted, point_cards, wanted
from hertta.analysis.second.tables import Facts, deck, price


def tried(facts: Facts, row: Sequence[int]) -> tuple[bool, int]:
    """Whether piles come to these points by seat, and how many were counted to find out.

    Of the cards that cost or bring points every one is taken; the others lie wherever they may.

    >>> from hertta.analysis.second import profile
    >>> [tried(profile("hjerter"), row)[0] for row in ([13, 12, 1, 0], [26, 26, 0, 26], [0, 0, 0, 26], [7, 7, 6, 6])]
    [True, True, False, False]
    """
    count = 0
    for piles in (*_moons(facts), *_shares(facts, row)):
        for choice in _choices(facts):
            count += 1
            if counted(facts, piles, choice)[0] == list(row):
                return True, count
    return False, count


def _choices(facts: Facts) -> list[str]:
    """What a shooter may choose at one standing or another."""
    return ["add", "subtract"] if facts["moon_choice"] != "shooter" else facts["moon"] or ["add"]


def _bonuses(facts: Facts) -> list[str]:
    return [card for card in deck(facts) if price(facts, card) < 0]


def _moons(facts: Facts) -> Iterator[Piles]:
    """One seat with all that is wanted, the bonus cards anywhere, or with the whole deck."""
    seats, needed = range(facts["players"]), wanted(facts)
    free = [card for card in _bonuses(facts) if card not in needed]
    for seat in seats if facts["moon"] else ():
        for holders in product(seats, repeat=len(free)):
            yield _piles(facts, [(seat, card) for card in needed] + list(zip(holders, free, strict=True)))
        yield [deck(facts) if other == seat else [] for other in seats]


def _shares(facts: Facts, row: Sequence[int]) -> Iterator[Piles]:
    """The bonus cards and the costly spades anywhere, and the hearts so that each seat comes to its points."""
    hearts = [card for card in point_cards(facts) if card[1] == "H"]
    others = [card for card in point_cards(facts) if card[1] != "H"] + _bonuses(facts)
    for holders in product(range(facts["players"]), repeat=len(others)):
        held = list(zip(holders, others, strict=True))
        piles = _piles(facts, held)
        needs = [points - cost(facts, pile) for points, pile in zip(row, piles, strict=True)]
        dealt = _dealt(facts, hearts, needs) if sum(needs) == cost(facts, hearts) else None
        if dealt is not None:
            yield _piles(facts, held + dealt)


def _piles(facts: Facts, held: Sequence[tuple[int, str]]) -> list[list[str]]:
    return [[card for seat, card in held if seat == one] for one in range(facts["players"])]


def _dealt(facts: Facts, hearts: Sequence[str], needs: Sequence[int]) -> list[tuple[int, str]] | None:
    """The hearts, the dearest first, each given to a seat that still needs so much; None where that leaves a rest."""
    if not hearts:
        return None if any(needs) else []
    if any(need < 0 or 0 < need < price(facts, hearts[0]) for need in needs):
        return None
    *others, heart = hearts
    for seat in sorted(range(len(needs)), key=lambda one: -needs[one]):
        left = [need - price(facts, heart) * (one == seat) for one, need in enumerate(needs)]
        dealt = _dealt(facts, others, left)
        if dealt is not None:
            return [*dealt, (seat, heart)]
    return None
