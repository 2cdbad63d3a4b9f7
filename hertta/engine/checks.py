"""What a position must hold to be one: every fault is collected, then told at once.

Each function yields ``(code, message)``; ``check`` raises for the first code in ``ORDER`` that came.
"""

from collections.abc import Iterable, Iterator, Sequence

from hertta.cards import Card, Cards
from hertta.errors import PositionError
from hertta.rules import RuleSet

Fault = tuple[str, str]
ORDER = ("bad-card", "duplicate-card", "bad-position")
"""The codes, the gravest first."""


def check(faults: Iterable[Fault]) -> None:
    """Raise if there is a fault.

    Raises:
        PositionError: with the gravest code; the message tells every fault.
    """
    found = sorted(faults, key=lambda fault: ORDER.index(fault[0]))
    if found:
        messages = list(dict.fromkeys(message for _, message in found))
        raise PositionError(found[0][0], "; ".join(messages), {"faults": messages})


def card_faults(rules: RuleSet, cards: Iterable[Card], where: str) -> Iterator[Fault]:
    """Cards that the deck does not have, or has fewer times than they stand here."""
    seen: set[Card] = set()
    for card in cards:
        if card not in rules.deck.policy.cards:
            yield "bad-card", f"{where}: found {card}, expected a card of the deck of {rules.name}"
        elif card in seen:
            yield "duplicate-card", f"{where}: found {card} twice, expected once"
        seen.add(card)


def entry_faults(rules: RuleSet, found: Sequence[object], where: str) -> Iterator[Fault]:
    """A list that has not one entry a seat."""
    if len(found) != rules.players:
        yield "bad-position", f"{where}: found {len(found)} entries, expected {rules.players}, one a seat"


def seat_fault(rules: RuleSet, seat: int, where: str) -> Iterator[Fault]:
    """A seat that does not exist."""
    if not 0 <= seat < rules.players:
        yield "bad-position", f"{where}: found seat {seat}, expected 0 to {rules.players - 1}"


def size_fault(rules: RuleSet, size: int, where: str) -> Iterator[Fault]:
    """A hand larger than is dealt."""
    most = rules.deck.policy.hand_size
    if size > most:
        yield "bad-position", f"{where}: found {size} cards, expected at most {most}"


def hand_faults(rules: RuleSet, hands: Sequence[Iterable[Card]], where: str = "hands") -> Iterator[Fault]:
    """Hands, one a seat, that can't be dealt together."""
    yield from entry_faults(rules, hands, where)
    yield from card_faults(rules, [card for hand in hands for card in hand], where)
    for seat, hand in enumerate(hands):
        yield from size_fault(rules, len(list(hand)), f"{where}[{seat}]")


def whole_deck_faults(rules: RuleSet, taken: Sequence[Cards]) -> Iterator[Fault]:
    """Piles, one a seat, that are not the whole deck together."""
    yield from entry_faults(rules, taken, "taken")
    yield from card_faults(rules, [card for pile in taken for card in pile], "taken")
    found, expected = sum(map(len, taken)), len(rules.deck.policy.cards)
    if found != expected:
        yield "bad-position", f"taken: found {found} cards, expected the whole deck of {expected}"


def trick_faults(rules: RuleSet, trick: Sequence[Card], where: str = "trick") -> Iterator[Fault]:
    """A trick with more cards than players."""
    if len(trick) > rules.players:
        yield "bad-position", f"{where}: found {len(trick)} cards, expected at most {rules.players}"


def number_fault(number: int, most: int | None, where: str) -> Iterator[Fault]:
    """A trick or deal number below 1, or past the last."""
    if number < 1:
        yield "bad-position", f"{where}: found {number}, expected 1 or more"
    elif most is not None and number > most:
        yield "bad-position", f"{where}: found {number}, expected at most {most}"


def moment_faults(rules: RuleSet, hand: Sequence[Card], trick: Sequence[Card], trick_number: int) -> Iterator[Fault]:
    """A moment of choice that can't be: no card to choose, a full trick, a first trick without its opening card."""
    yield from card_faults(rules, [*hand, *trick], "hand and trick")
    yield from size_fault(rules, len(hand), "hand")
    yield from number_fault(trick_number, rules.deck.policy.hand_size, "trick_number")
    if not hand:
        yield "bad-position", "hand: found no card, expected at least one"
    if len(trick) >= rules.players:
        yield "bad-position", f"trick: found {len(trick)} cards, expected at most {rules.players - 1}"
    if trick_number == 1:
        opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
        if trick and trick[0] != opening:
            yield "bad-position", f"trick: found {trick[0]} led to trick 1, expected {opening}"
        if not trick and opening not in hand:
            yield "bad-position", f"hand: the leader of trick 1 lacks {opening}, expected it in {Cards.of(set(hand))}"
