"""The counting of the second engine: points, moons, the checksum, the end of a game and its winners."""

from collections.abc import Sequence

from hertta.analysis.second.tables import Facts, deck, partners, price

Piles = Sequence[Sequence[str]]
"""The cards that each seat has taken; they need not be all."""


def cost(facts: Facts, cards: Sequence[str]) -> int:
    """Points lying among these cards.

    >>> from hertta.analysis.second import profile
    >>> cost(profile("hjerter"), ["2H", "QS", "AS"])
    14
    """
    return sum(price(facts, card) for card in cards)


def point_cards(facts: Facts) -> list[str]:
    """Every card worth more than nothing, as often as the decks have it.

    >>> from hertta.analysis.second import profile
    >>> len(point_cards(profile("hjerter"))), len(point_cards(profile("perumisherttamisaari-6")))
    (14, 28)
    """
    return [card for card in deck(facts) if price(facts, card) > 0]


def wanted(facts: Facts) -> list[str]:
    """What one must take to shoot the moon: every point card (E7), and the bonus card where the table needs it.

    >>> from hertta.analysis.second import profile
    >>> wanted(profile("omnibus")) == point_cards(profile("omnibus"))
    True
    """
    needs_bonus = facts["bonus_card"] and facts["bonus_in_moon"] != "besides"
    return point_cards(facts) + ([facts["bonus_card"]] * facts["decks"] if needs_bonus else [])


def shooter(facts: Facts, taken: Piles) -> int | None:
    """The seat that has taken everything that is wanted, or None; a set of cards, never a sum of points (E1).

    >>> from hertta.analysis.second import profile
    >>> hearts = [card for card in deck(profile("hjerter")) if card[1] == "H"]
    >>> [shooter(profile("hjerter"), [[], pile, [], []]) for pile in (hearts, [*hearts, "QS"])]
    [None, 1]
    """
    needed = wanted(facts)
    for seat, pile in enumerate(taken):
        if facts["moon"] and all(pile.count(card) == facts["decks"] for card in needed):
            return seat
    return None


def shooters(facts: Facts, taken: Piles) -> list[int]:
    """The seats that may still shoot: nobody else holds a card that is wanted (E8).

    >>> from hertta.analysis.second import profile
    >>> shooters(profile("hjerter"), [["2H"], ["KS"], [], []]), shooters(profile("hjerter"), [["2H"], ["QS"], [], []])
    ([0], [])
    """
    if not facts["moon"]:
        return []
    needed = wanted(facts)
    holders = {seat for seat, pile in enumerate(taken) for card in pile if card in needed}
    return [seat for seat in range(facts["players"]) if holders <= {seat}]


def counted(
    facts: Facts, taken: Piles, choice: str = "add", totals: Sequence[int] | None = None, deal_number: int = 1
) -> tuple[list[int], int | None, list[str]]:
    """Points a seat, the shooter or None, and what the shooter may choose.

    Args:
        facts: what the table plays by.
        taken: the cards that each seat has taken.
        choice: ``add`` or ``subtract``; read only after a moon of a shooter who chooses.
        totals: what the seats had before the deal; where the standing decides about a moon it must be known.
        deal_number: the number of the deal; read only where the standing decides.

    >>> from hertta.analysis.second import profile
    >>> moon = [[], point_cards(profile("hjerter-trekk")), [], []]
    >>> counted(profile("hjerter-trekk"), moon, "subtract")
    ([0, -26, 0, 0], 1, ['add', 'subtract'])
    """
    seat = shooter(facts, taken)
    options = list(facts["moon"]) if seat is not None else []
    if seat is not None and facts["moon_choice"] == "above zero":
        enough = totals is not None and totals[seat] >= _moon_sum(facts, taken, seat)
        options = ["add", "subtract"] if enough else ["add"]
    elif seat is not None and facts["moon_choice"] != "shooter" and totals is not None:
        choice = _automatic(facts, taken, seat, totals, deal_number)
        options = [choice]
    return _points_for(facts, taken, seat, choice), seat, options


def checksum(facts: Facts, taken: Piles, choice: str = "add") -> int:
    """What the points of the deal add up to if all is taken: from the price list of the whole deck.

    >>> from hertta.analysis.second import profile
    >>> checksum(profile("hjerter"), [["2H"], [], [], []])
    26
    """
    prices = [price(facts, card) for card in deck(facts)]
    bonuses = sum(each for each in prices if each < 0)
    seat = shooter(facts, taken)
    if seat is None:
        return sum(prices) + sum(_nothing_taken(facts, pile) for pile in taken)
    each = _moon_sum(facts, taken, seat)
    whole = -each if choice == "subtract" else each * (facts["players"] - len(partners(facts, seat)))
    return whole + (0 if facts["bonus_in_moon"] == "dropped" else bonuses)


def standing(facts: Facts, totals: Sequence[int], points: Sequence[int] | None = None) -> list[int]:
    """The totals after a deal; who stands exactly at the limit falls back where the table has it so.

    >>> from hertta.analysis.second import profile
    >>> standing(profile("hjerter"), [90, 20, 0, 3], [10, 16, 0, 0])
    [100, 36, 0, 3]
    """
    after = [total + more for total, more in zip(totals, points or [0] * len(totals), strict=True)]
    if facts["drops_to"] is None:
        return after
    return [facts["drops_to"] if total == facts["limit"] else total for total in after]


def ended(facts: Facts, totals: Sequence[int], deal_number: int = 1) -> tuple[bool, list[int]]:
    """Whether the game is over after this deal, and who has won it (F1, F3, F8, F11, F12).

    >>> from hertta.analysis.second import profile
    >>> [ended(profile(name), [100, 3, 3, 24]) for name in ("hjerter", "hertta-korttipeli")]
    [(True, [1, 2]), (False, [])]
    """
    after = standing(facts, totals)
    sums = [sum(after[other] for other in partners(facts, seat)) for seat in range(len(totals))]
    limit = facts["limit"]
    over = any(each >= limit if facts["limit_is_enough"] else each > limit for each in sums)
    over = over or (facts["deals"] is not None and deal_number >= facts["deals"])
    best = max(sums) if facts["most_wins"] else min(sums)
    winners = [seat for seat in range(len(totals)) if sums[seat] == best]
    if facts["ties_play_on"] and winners != partners(facts, winners[0]):
        over = False
    return over, winners if over else []


def _moon_sum(facts: Facts, taken: Piles, seat: int) -> int:
    """What a moon is about: the sum of all point cards, or that of a sun where the shooter has taken every card."""
    if facts["sun"] is not None and len(taken[seat]) == len(deck(facts)):
        return int(facts["sun"])
    return cost(facts, point_cards(facts))


def _moon_points(facts: Facts, taken: Piles, seat: int, choice: str) -> list[int]:
    """Points a seat for the moon alone: a partner gets nothing (E7), and one who subtracts costs nobody (E1)."""
    each = _moon_sum(facts, taken, seat)
    if choice == "subtract":
        return [-each if other == seat else 0 for other in range(facts["players"])]
    spared = partners(facts, seat)
    return [0 if other in spared else each for other in range(facts["players"])]


def _nothing_taken(facts: Facts, pile: Sequence[str]) -> int:
    """What a table gives to one who has taken no trick, and to one who has taken no point card."""
    costly = any(price(facts, card) > 0 for card in pile)
    bonus: int = (0 if pile else facts["no_tricks"]) + (0 if costly else facts["no_points"])
    return bonus


def _points_for(facts: Facts, taken: Piles, seat: int | None, choice: str) -> list[int]:
    """Points a seat, with the moon of this seat or without one, after this choice.

    A moon stands instead of all else but the bonus card.
    """
    if seat is None:
        return [cost(facts, pile) + _nothing_taken(facts, pile) for pile in taken]
    bonus = 0 if facts["bonus_in_moon"] == "dropped" else facts["bonus"]
    turned = _moon_points(facts, taken, seat, choice)
    return [points + bonus * pile.count(facts["bonus_card"]) for points, pile in zip(turned, taken, strict=True)]


def _automatic(facts: Facts, taken: Piles, seat: int, totals: Sequence[int], deal_number: int) -> str:
    """The choice that the table makes for the shooter, who subtracts only where adding would end the game."""
    added = standing(facts, totals, _points_for(facts, taken, seat, "add"))
    over, winners = ended(facts, added, deal_number)
    if over and (facts["moon_choice"] == "unless over" or seat not in winners):
        return "subtract"
    return "add"
