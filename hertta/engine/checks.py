"""What a position must hold to be one: every fault is collected, then told at once.

Each function yields ``(code, message)``; ``check`` raises for the first code in ``ORDER`` that came.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from hertta.cards import Card, Cards
from hertta.engine.judge import legal
from hertta.errors import PositionError
from hertta.rules import Moment, RuleSet

Fault = tuple[str, str]
"""A code and a message."""
ORDER = ("bad-card", "duplicate-card", "bad-position")
"""The codes, the gravest first; what is wrong with a pass comes after them."""


def check(faults: Iterable[Fault]) -> None:
    """Raise if there is a fault.

    Raises:
        PositionError: with the gravest code; the message tells every fault.
    """
    found = list(faults)
    if found:
        found.sort(key=lambda fault: (*ORDER, fault[0]).index(fault[0]))
        messages = list(dict.fromkeys(message for _, message in found))
        raise PositionError(found[0][0], "; ".join(messages), {"faults": messages})


def card_faults(rules: RuleSet, cards: Sequence[Card], where: str) -> Iterable[Fault]:
    """Cards that the deck does not have, or fewer times than they stand here; at a glance where nothing is wrong."""
    mask = 0
    for card in cards:
        mask |= card.bit
    sound = mask.bit_count() == len(cards) and not mask & ~rules.deck.policy.cards.mask
    return () if sound else _card_faults(rules, cards, where)


def _card_faults(rules: RuleSet, cards: Sequence[Card], where: str) -> Iterator[Fault]:
    yield from foreign_faults(rules, cards, where)
    deck = rules.deck.policy
    seen: Counter[str] = Counter()
    for card in cards:
        seen[card.face] += 1
        if card in deck.cards and seen[card.face] > deck.decks:
            most = "once" if deck.decks == 1 else "at most twice"
            yield "duplicate-card", f"{where}: found {card.face} {times(seen[card.face])}, expected {most}"


def foreign_faults(rules: RuleSet, cards: Iterable[Card], where: str) -> Iterator[Fault]:
    """Cards that the deck does not have."""
    for card in cards:
        if card not in rules.deck.policy.cards:
            yield "bad-card", f"{where}: found {card}, expected a card of the deck of {rules.name}"


def times(number: int) -> str:
    """How often something stands somewhere, of two or more.

    >>> times(2), times(3)
    ('twice', '3 times')
    """
    return "twice" if number == 2 else f"{number} times"


def entry_faults(rules: RuleSet, found: Sequence[object], where: str) -> Iterator[Fault]:
    """A list that has not one entry a seat."""
    if len(found) != rules.players:
        entries = "1 entry" if len(found) == 1 else f"{len(found)} entries"
        yield "bad-position", f"{where}: found {entries}, expected {rules.players}, one a seat"


def seat_fault(rules: RuleSet, seat: int, where: str) -> Iterator[Fault]:
    """A seat that does not exist."""
    if not 0 <= seat < rules.players:
        yield "bad-position", f"{where}: found seat {seat}, expected 0 to {rules.players - 1}"


def size_fault(rules: RuleSet, size: int, where: str) -> Iterator[Fault]:
    """A hand larger than is dealt."""
    most = rules.deck.policy.hand_size
    if size > most:
        yield "bad-position", f"{where}: found {size} cards, expected at most {most}"


def deal_faults(rules: RuleSet, hands: Sequence[Cards]) -> Iterable[Fault]:
    """As ``hand_faults``, for hands that are sets: at a glance where nothing is wrong with them."""
    deck = rules.deck.policy
    together = apart = most = 0
    for hand in hands:
        together |= hand.mask
        apart += hand.mask
        most = max(most, hand.mask.bit_count())
    sound = together == apart and not together & ~deck.cards.mask and most <= deck.hand_size
    return () if sound and len(hands) == deck.players else hand_faults(rules, hands)


def hand_faults(rules: RuleSet, hands: Sequence[Sequence[Card] | Cards], where: str = "hands") -> Iterator[Fault]:
    """Hands, one a seat, that can't be dealt together."""
    yield from entry_faults(rules, hands, where)
    yield from card_faults(rules, [card for hand in hands for card in hand], where)
    for seat, hand in enumerate(hands):
        yield from size_fault(rules, len(hand), f"{where}[{seat}]")


def rest_faults(rules: RuleSet, hands: Sequence[Iterable[Card]], rest: Sequence[Card]) -> Iterator[Fault]:
    """Cards beside the hands that can't be the stock or the widow; without any there is nothing wrong with them."""
    if not rest:
        return
    yield from card_faults(rules, [*(card for hand in hands for card in hand), *rest], "hands and rest")
    most = rules.deck.policy.stock + rules.deck.policy.widow
    if len(rest) > most:
        yield "bad-position", f"rest: found {len(rest)} cards, expected at most {most}"
    if rules.deck.policy.stock and len(rest) % rules.players:
        yield "bad-position", f"rest: found {len(rest)} cards, expected as many for each of {rules.players} players"


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
    deck = rules.deck.policy
    yield from card_faults(rules, [*hand, *trick], "hand and trick")
    yield from size_fault(rules, len(hand), "hand")
    yield from number_fault(trick_number, deck.tricks, "trick_number")
    if not hand:
        yield "bad-position", "hand: found no card, expected at least one"
    if len(trick) >= rules.players:
        yield "bad-position", f"trick: found {len(trick)} cards, expected at most {rules.players - 1}"
    if trick_number == 1 and not deck.stock and not deck.widow:  # else the lowest club may lie there
        yield from _opening_faults(rules, hand, trick)


def _opening_faults(rules: RuleSet, hand: Sequence[Card], trick: Sequence[Card]) -> Iterator[Fault]:
    """A first trick without the card that opens it; the leader holds the deck's lowest club."""
    deck = rules.deck.policy.cards
    lowest = rules.opening.policy.opening_card(deck)
    opening = legal(rules, Moment(deck))
    if trick and trick[0] not in opening:
        yield "bad-position", f"trick: found {trick[0]} led to trick 1, expected {opening}"
    if not trick and lowest.face not in {card.face for card in hand}:
        held = Cards.of(set(hand)) or "no card"
        yield "bad-position", f"hand: the leader of trick 1 lacks {lowest}, expected it in {held}"
