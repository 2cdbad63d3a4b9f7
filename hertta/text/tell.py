"""Telling a message whose facts are codes: seats and rules become their names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hertta.rules import base_of, is_own
from hertta.rules.terms import term
from hertta.text.messages import Catalog, catalog

_NAMED_SEATS = 4
"""With four at the table seats have names, by where they sit; else numbers."""


def seat_name(words: Catalog, seat: int, players: int) -> str:
    """The name of a seat: yours, a point of the compass, or with other than four players a number.

    >>> from hertta.text import catalog
    >>> seat_name(catalog("en"), 2, 4), seat_name(catalog("en"), 2, 6)
    ('North', 'Player 3')
    """
    if seat == 0 or players == _NAMED_SEATS:
        return words.format(f"seat-{seat}")
    return words.format("seat-numbered", number=seat + 1)


def table_name(words: Catalog, rules: str) -> str:
    """The name of the rules played by: a profile's, or that they are a table's own, and on which profile they stand.

    >>> from hertta.text import catalog
    >>> table_name(catalog("nb"), "hjerter"), table_name(catalog("nb"), "hjerter~breaking.any-heart")
    ('Hjerter', 'Reglene ved ditt eget bord, bygd på Hjerter')
    """
    profile = words.format(f"profile-{base_of(rules)}")
    return words.format("own-rules", profile=profile) if is_own(rules) else profile


def tell(words: Catalog, message: str, facts: Mapping[str, Any], players: int) -> str:
    """A message with its facts in words.

    Args:
        words: the messages, in the voice of the source that is played by.
        message: id of the message.
        facts: what it speaks of. ``seat`` (a number) comes as the seat's name, and ``you`` says whether it is the
            learner's; ``seats`` (numbers) as their names in a row, and ``yours`` says whether it is the learner's
            alone; ``rule`` (a policy's code) as the rule's name; ``meaning`` and ``note`` (ids of terms) as what the
            glossary says of them. What has a ``source`` is told in the words of that one: several tables may be spoken
            of at once.
        players: how many sit at the table.
    """
    told = dict(facts)
    words = catalog(words.lang, told.pop("source", words.source))
    if "seat" in facts:
        told["you"] = facts["seat"] == 0
    if "seats" in facts:
        told["yours"] = tuple(facts["seats"]) == (0,)
    for name, name_of in _NAMES.items():
        if name in facts:
            told[name] = name_of(words, facts[name], players)
    return words.format(message, **told)


def _seats(words: Catalog, seats: Sequence[int], players: int) -> str:
    return ", ".join(seat_name(words, seat, players) for seat in seats)


def _rule(words: Catalog, code: str, _: int) -> str:
    return words.format(f"policy-{code}")


def _meaning(words: Catalog, term_id: str, _: int) -> str:
    return term(term_id).meaning[words.lang]


def _note(words: Catalog, term_id: str, _: int) -> str:
    return term(term_id).note.get(words.lang, "")


_NAMES: Mapping[str, Callable[[Catalog, Any, int], str]] = {
    "seat": seat_name,
    "seats": _seats,
    "rule": _rule,
    "meaning": _meaning,
    "note": _note,
}
