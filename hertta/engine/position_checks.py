"""Whether a position can be, by all that the rules of a deal say of its cards, its counts and its plays.

A position may tell less than all: an ending is often given without what was taken before. So nothing is refused for
what it leaves out; but what it tells must hold together, and wholly so where it tells of every card of the deck.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_

from hertta.cards import Card, Cards
from hertta.engine.checks import Fault, entry_faults, foreign_faults, number_fault, seat_fault, size_fault, times
from hertta.engine.judge import judge
from hertta.engine.position import Position
from hertta.rules import Moment


def repeated_faults(places: Mapping[str, Iterable[Card]]) -> Iterator[Fault]:
    """The same card of the same deck in more than one place, or twice in one."""
    found: dict[Card, list[str]] = {}
    for where, cards in places.items():
        for card in cards:
            found.setdefault(card, []).append(where)
    for card, at in found.items():
        if len(at) > 1:
            where = " and ".join(dict.fromkeys(at))
            yield "duplicate-card", f"{where}: found {card} {times(len(at))}, expected once"


def position_faults(position: Position) -> Iterator[Fault]:
    """Everything for which a position can't be; what its seats hold and played is looked at once there are such seats.

    >>> from hertta.cards import STANDARD_DECK, Suit
    >>> from hertta.engine import begin
    >>> from hertta.rules import ruleset
    >>> position = begin(ruleset("hjerter"), [STANDARD_DECK.of_suit(suit) for suit in Suit])
    >>> list(position_faults(position))
    []
    """
    rules, players = position.rules, position.rules.players
    shape = [
        *entry_faults(rules, position.hands, "hands"),
        *entry_faults(rules, position.taken, "taken"),
        *seat_fault(rules, position.leader, "leader"),
    ]
    if len(position.trick) >= players:
        shape.append(("bad-position", f"trick: found {len(position.trick)} cards, expected at most {players - 1}"))
    yield from shape
    yield from _card_faults(position)
    yield from number_fault(position.trick_number, _last_number(position), "trick_number")
    if not shape:
        yield from _size_faults(position)
        yield from _pile_faults(position)
        yield from _hearts_faults(position)
        yield from _leader_faults(position)
        yield from _play_faults(position)


def _card_faults(position: Position) -> Iterator[Fault]:
    places: dict[str, Iterable[Card]] = {f"hands[{seat}]": hand for seat, hand in enumerate(position.hands)}
    places |= {"trick": position.trick}
    places |= {f"taken[{seat}]": pile for seat, pile in enumerate(position.taken)}
    places |= {"waiting": position.waiting, "stock": position.stock}
    yield from repeated_faults(places)
    for where, cards in places.items():
        yield from foreign_faults(position.rules, cards, where)


def _last_number(position: Position) -> int:
    """The number of the last trick, or once all is played the one that would follow."""
    return position.rules.deck.policy.tricks + position.over


def _earlier(position: Position) -> int:
    """How many cards lay in the tricks before this one."""
    return max(0, position.trick_number - 1) * position.rules.players


def _at_trick(position: Position) -> tuple[Cards, ...]:
    """What each seat held when this trick began."""
    hands = list(position.hands)
    for place, card in enumerate(position.trick):
        hands[(position.leader + place) % len(hands)] |= Cards(card.bit)
    return tuple(hands)


def _size_faults(position: Position) -> Iterator[Fault]:
    """Hands that are too large or differ, and more in them and the stock than the tricks that are left can take."""
    deck, players, number = position.rules.deck.policy, position.rules.players, position.trick_number
    hands, stock = _at_trick(position), len(position.stock)
    for seat, hand in enumerate(hands):
        yield from size_fault(position.rules, len(hand), f"hands[{seat}]")
    if len(sizes := sorted({len(hand) for hand in hands})) > 1:
        yield "bad-position", f"hands: found {sizes} cards before this trick, expected the same number in each"
    most = max(0, deck.stock - _earlier(position))
    if stock > most or stock % players:
        yield "bad-position", f"stock: found {stock} cards, expected at most {most}, and as many for each seat"
    left, tricks = sizes[-1] + stock // players, deck.tricks - number + 1
    if left > tricks and 0 < number <= _last_number(position):
        found = f"found cards for {left} tricks from trick {number} on"
        yield "bad-position", f"hands and stock: {found}, expected at most {tricks}"
    if position.over and (position.waiting or stock):
        yield "bad-position", "hands: found no card while some wait or lie in the stock, expected some"


def _pile_faults(position: Position) -> Iterator[Fault]:
    """More cards taken or waiting than lay in earlier tricks, and piles that are not of whole tricks."""
    deck, players = position.rules.deck.policy, position.rules.players
    taken, waiting = sum(map(len, position.taken)), len(position.waiting)
    most = _earlier(position)
    if taken > most + deck.widow * (most > 0) or taken + waiting > most + deck.widow:
        lay = f"in earlier tricks and {deck.widow} left over" if deck.widow else "in earlier tricks"
        yield "bad-position", f"taken: found {taken} cards, and {waiting} waiting, expected at most {most} {lay}"
    if waiting and deck.decks == 1:
        yield "bad-position", f"waiting: found {waiting} cards, expected none, as somebody takes every trick"
    odd = [len(pile) % players for pile in (*position.taken, position.waiting) if len(pile) % players]
    if _whole(position) and odd != [deck.widow] * (deck.widow > 0):
        sizes = [len(pile) for pile in position.taken]
        yield "bad-position", f"taken: found {sizes} cards, and {waiting} waiting, expected whole tricks"


def _whole(position: Position) -> bool:
    """Whether the position tells of every card of the deck."""
    sets = [*position.hands, *position.taken, position.waiting]
    told = sum(map(len, sets)) + len(position.trick) + len(position.stock)
    return told == len(position.rules.deck.policy.cards)


def _hearts_faults(position: Position) -> Iterator[Fault]:
    """Hearts that are broken before anybody could, or still not though a card lies there that breaks them."""
    compiled = position.rules.compiled
    lying = reduce(or_, position.taken, position.waiting)
    always, ever = lying & Cards(compiled.always_breaking), lying & Cards(compiled.ever_breaking)
    if position.hearts_broken and (position.trick_number == 1 or (_whole(position) and not ever)):
        yield "bad-position", "hearts_broken: found true, expected false, as no card has broken them"
    if not position.hearts_broken and len(always) > position.rules.deck.policy.widow:
        yield "bad-position", f"hearts_broken: found false, expected true after {always}"


def _leader_faults(position: Position) -> Iterator[Fault]:
    """A leader who does not open the first trick, or has not taken the trick before."""
    rules, leader = position.rules, position.leader
    if position.trick_number == 1:
        hands = _at_trick(position)
        openers = sorted({rules.opening.policy.leader(hands, first)[0] for first in range(rules.players)})
        if leader not in openers:
            yield "bad-position", f"leader: found seat {leader} in trick 1, expected one of {openers}"
    elif _whole(position) and not position.waiting and not position.taken[leader]:
        yield "bad-position", f"leader: found seat {leader}, who has taken no trick, expected one who has"


def _play_faults(position: Position) -> Iterator[Fault]:
    """Cards of this trick that the rules barred when they were played."""
    hands = _at_trick(position)
    for place, card in enumerate(position.trick):
        seat = (position.leader + place) % len(hands)
        moment = Moment(hands[seat], position.trick[:place], position.trick_number, position.hearts_broken)
        verdict = judge(position.rules, moment, card)
        if not verdict.legal:
            found = f"found {card} from seat {seat}, which {verdict.rule} bars"
            yield "bad-position", f"trick: {found}, expected one of {verdict.facts['legal']}"
