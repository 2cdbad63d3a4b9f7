"""The pass by the second engine: where the cards go, what may be given, and who then leads."""

from collections.abc import Sequence

from hertta.analysis.second.tables import Facts, lowest_club


def direction(facts: Facts, deal_number: int) -> str:
    """Where the cards go in this deal: left, right, across or none (C1, C2, C4).

    >>> from hertta.analysis.second import profile
    >>> [direction(profile("herttamisaari-3"), number) for number in (1, 2, 3, 4)]
    ['left', 'right', 'none', 'left']
    """
    cycle: list[str] = facts["cycle"]
    return cycle[(deal_number - 1) % len(cycle)]


def gives_to(facts: Facts, deal_number: int) -> list[int] | None:
    """Whom seat 0, 1, … gives to, or None where nothing is given.

    >>> from hertta.analysis.second import profile
    >>> gives_to(profile("hjerter"), 1), gives_to(profile("hjerter"), 4)
    ([1, 2, 3, 0], None)
    """
    players, where = facts["players"], direction(facts, deal_number)
    steps = {"left": 1, "right": players - 1, "across": players // 2}
    if where == "none":
        return None
    return [(seat + steps[where]) % players for seat in range(players)]


def pass_fault(facts: Facts, deal_number: int, hand: Sequence[str], given: Sequence[str]) -> str | None:
    """Why these cards may not be given away, or None.

    A card that a house rule keeps may go only where the hand has not enough others.

    >>> from hertta.analysis.second import profile
    >>> pass_fault(profile("hjerter"), 1, ["2C", "3C", "4C", "QS"], ["2C", "QS"])
    'pass-count'
    """
    if gives_to(facts, deal_number) is None:
        return "no-pass" if given else None
    if len(given) != facts["count"]:
        return "pass-count"
    if any(given.count(card) > hand.count(card) for card in given):
        return "not-in-hand"
    enough = len([card for card in hand if card not in facts["kept"]]) >= facts["count"]
    return "kept-card" if enough and any(card in facts["kept"] for card in given) else None


def exchanged(
    facts: Facts, deal_number: int, hands: Sequence[Sequence[str]], passes: Sequence[Sequence[str]]
) -> list[list[str]]:
    """The hands after everybody has given cards from the hand that was dealt (C5).

    >>> from hertta.analysis.second import profile
    >>> exchanged(profile("hertta-korttipeli-3"), 1, [["2C"], ["3C"], ["4C"]], [["2C"], ["3C"], ["4C"]])
    [['4C'], ['2C'], ['3C']]
    """
    after = [list(hand) for hand in hands]
    for giver, receiver in enumerate(gives_to(facts, deal_number) or []):
        for card in passes[giver]:
            after[giver].remove(card)
            after[receiver].append(card)
    return after


def opener(hands: Sequence[Sequence[str]], dealer: int | None = None) -> tuple[int, str | None]:
    """Who leads the first trick, and with which card: the lowest club in the hands (D2, D5, F14).

    Where two hold it, the first from the dealer's left; where none holds a club, the dealer's left, with any card.

    >>> opener([["QS"], ["5C"], ["3C"]]), opener([["QS"], ["5H"], ["3D"]], dealer=0)
    ((2, '3C'), (1, None))
    """
    first = 0 if dealer is None else (dealer + 1) % len(hands)
    card = lowest_club([card for hand in hands for card in hand])
    for step in range(len(hands)):
        seat = (first + step) % len(hands)
        if card in hands[seat]:
            return seat, card
    return first, None


def next_dealer(facts: Facts, dealer: int) -> int:
    """Who deals next: the one on the dealer's left (C6).

    >>> from hertta.analysis.second import profile
    >>> next_dealer(profile("hjerter"), 3)
    0
    """
    return (dealer + 1) % int(facts["players"])
