"""Reading a request to ``hertta judge``: the fields of each ask, their types, and the cards in them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hertta.cards import JOKERS, STANDARD_DECK, Card
from hertta.errors import HerttaError, NotationError

Check = Callable[[Any], bool]


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_play(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"seat", "card"}
        and _is_int(value["seat"])
        and _is_text(value["card"])
    )


def _one_of(*words: str) -> Check:
    return lambda value: _is_text(value) and value in words


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of field: how it is described, how its JSON is checked, and how it is read once that holds."""

    expected: str
    check: Check
    read: Callable[[Any, str], Any] = lambda value, _: value


def _card(value: str, where: str) -> Card:
    try:
        card = Card.parse(value)
    except NotationError as error:
        raise NotationError(error.code, f"{where}: {error.message}", error.facts) from error
    if card.copy:
        raise NotationError("bad-card", f"{where}: found {value!r}, expected {card.face!r}, without a mark")
    return card


_FACES = {card.face: card for card in (*STANDARD_DECK, *JOKERS)}


def _cards(value: list[str], where: str) -> tuple[Card, ...]:
    try:
        return tuple([_FACES[card] for card in value])
    except KeyError:
        return tuple(_card(card, f"{where}[{place}]") for place, card in enumerate(value))


def _hands(value: list[list[str]], where: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(_cards(cards, f"{where}[{seat}]") for seat, cards in enumerate(value))


def _plays(value: list[Mapping[str, Any]], where: str) -> tuple[tuple[int, Card], ...]:
    return tuple((play["seat"], _card(play["card"], f"{where}[{place}].card")) for place, play in enumerate(value))


NAME = Kind("a name", _is_text)
BOOL = Kind("true or false", lambda value: isinstance(value, bool))
INT = Kind("a whole number", _is_int)
INTS = Kind("a list of whole numbers", _list_of(_is_int))
CARD = Kind("a card", _is_text, _card)
CARDS = Kind("a list of cards", _list_of(_is_text), _cards)
HANDS = Kind("a list of lists of cards, one a seat", _list_of(_list_of(_is_text)), _hands)
PLAYS = Kind('a list of {"seat": number, "card": card}', _list_of(_is_play), _plays)
MOON = Kind('"add" or "subtract"', _one_of("add", "subtract"))
LANG = Kind('"fi", "nb" or "en"', _one_of("fi", "nb", "en"))

Fields = Mapping[str, Kind]


def as_json(value: Any) -> str:
    """A value as it stood in the request, shortened for a message."""
    return json.dumps(value)[:80]


class RequestError(HerttaError, ValueError):
    """A request that is malformed before any card of it is looked at."""


def read_fields(request: Mapping[str, Any], required: Fields, optional: Fields) -> dict[str, Any]:
    """The fields of a request, read; optional ones that are absent are left out.

    Args:
        request: the JSON object, without ``id``.
        required: the fields that must be there.
        optional: the fields that may be.

    Raises:
        RequestError: ``bad-request``; names every field that is missing, unknown or ill-typed.
        NotationError: ``bad-card`` for a text that names no card.
    """
    known = {**required, **optional}
    faults = [f"{name}: missing, expected {kind.expected}" for name, kind in required.items() if name not in request]
    for name, value in request.items():
        if name not in known:
            faults.append(f"{name}: unknown field, expected {', '.join(known)}")
        elif not known[name].check(value):
            faults.append(f"{name}: found {as_json(value)}, expected {known[name].expected}")
    if faults:
        raise RequestError("bad-request", "; ".join(faults), {"faults": faults})
    return {name: known[name].read(value, name) for name, value in request.items()}
