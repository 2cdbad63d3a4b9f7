"""What a fact looks like that a message only tells: a number, a name, a seat.

To use a new name in a message is to add it here. What means something else in some messages stands apart, by how
their ids begin.
"""

from collections.abc import Callable, Mapping
from typing import Any

from hertta.errors import TextError
from hertta.rules import SOURCES, claim, source
from hertta.rules.terms import term
from hertta.text.messages import Catalog
from hertta.text.reasons import source_line
from hertta.text.tell import seat_name

_SEATS = 4


def example(id_: str, name: str) -> Any:
    """What a fact of a message looks like: a value, or a function that gives it in the words of a catalog.

    Raises:
        TextError: ``no-sample`` if there is no example of a fact of this name.

    >>> example("trainer-count", "right")
    3
    """
    here = (facts for beginning, facts in _HERE.items() if id_.startswith(beginning))
    for facts in (*here, _FACTS):
        if name in facts:
            return facts[name]
    raise TextError(
        "no-sample", f"{id_}: there is no example of ${name}; add one to sample_facts.py", {"id": id_, "name": name}
    )


def _said(*ids: str) -> Callable[[Catalog], str]:
    """What messages say, in a row."""
    return lambda words: ", ".join(map(words.format, ids))


def _named(id_: str) -> Callable[[Catalog], str]:
    """The name of a suit or a rank."""
    return lambda words: words.format(id_, case="nominative", number="usual")


def _seats(*seats: int) -> Callable[[Catalog], str]:
    """The names of seats, in a row."""
    return lambda words: ", ".join(seat_name(words, seat, _SEATS) for seat in seats)


_FACTS: Mapping[str, Any] = {
    "ace": 7,
    "added": 78,
    "address": "tcp://127.0.0.1:8786",
    "all": 100,
    "answered": 11,
    "article": "Hjerter",
    "base": "hjerter",
    "best": 41,
    "bonus": 26,
    "card": "QS",
    "cards": "2C QS",
    "checksum": 26,
    "claim": lambda words: claim("hjerter-023").text[words.lang],
    "code": "A2",
    "command": "hertta app --port 8867",
    "count": 5,
    "cycle": 4,
    "deal": 7,
    "deal_number": 3,
    "deals": 10,
    "dealt": 51,
    "deck": 51,
    "done": 4,
    "faults": 2,
    "fields": "id, text",
    "file": "puzzles/bank.jsonl",
    "first": "hjerter",
    "folder": "hertta/notebooks",
    "found": "QX",
    "group": _seats(1),
    "hand": 17,
    "hand_size": 13,
    "heart": 1,
    "held": 9,
    "id": "3f1c9a2b77d0",
    "kind": "winner",
    "king": 10,
    "least": 1,
    "left": 3,
    "legal": "2C QS",
    "legend": _said("kind-winner"),
    "like": 3,
    "limit": 100,
    "made": 4000,
    "mine": 35,
    "missed": 2,
    "most": 104,
    "name": "Hjerter",
    "names": _said("kind-winner", "policy-follow-suit"),
    "near": 2,
    "no_points": 5,
    "no_tricks": 10,
    "number": 3,
    "option": _said("value-may-play-yes"),
    "options": 13,
    "other": 41,
    "paragraph": 22,
    "picked": 13,
    "players": 3,
    "points": 14,
    "port": "8866",
    "product": 39,
    "profile": _said("profile-hjerter"),
    "queen": 13,
    "rank": _named("card-rank-K"),
    "ranks": "2–9",
    "reason": _said("proof-why-lead"),
    "rest": _named("suit-H"),
    "right": 3,
    "rule": _said("policy-follow-suit"),
    "rules": "hjerter",
    "seat": _seats(1),
    "seats": _seats(1, 2),
    "second": "hertan-saannot",
    "section": "Poeng",
    "seed": 42,
    "set": 28,
    "since": 2,
    "speaking": 3,
    "stock": 22,
    "subtracted": -26,
    "suit": _named("suit-H"),
    "sum": 25,
    "sun": 52,
    "title": _said("lesson-trick-title"),
    "to": 50,
    "totals": "12 34 56 80",
    "trick": 5,
    "trick_number": 4,
    "tricks": 13,
    "twice": _said("each-twice"),
    "url": "http://127.0.0.1:8866/",
    "value": "abc",
    "values": _said("value-which-tables-yes"),
    "waived": "first-trick-points",
    "where": lambda words: source_line(claim("hjerter-023"), words.lang),
    "whole": 26,
    "why": _said("proof-why-first"),
    "winner": 1,
    "winners": 0,
    "work": 4,
    "worth": 26,
}

_HERE: Mapping[str, Mapping[str, Any]] = {
    "cli-case": {"card": "QS", "hand": "2C QS", "trick": "4C 9C"},
    "cli-missing": {"name": "voila"},
    "cli-puzzles": {"name": "distributed"},
    "cli-lab": {"name": "trick.ipynb", "reason": "No space left on device"},
    "error": {"reason": "No space left on device", "where": "puzzles/rejected.toml"},
    "item-value": {"value": _said("value-which-tables-yes")},
    "cards-": {"first": _named("suit-C"), "cards": _named("suit-C")},
    "groups-": {"first": _named("suit-C")},
    "ranks-": {"first": _named("card-rank-2"), "rest": _named("card-rank-K")},
    "facts-level": {"name": _said("difficulty-3")},
    "rule-": {"points": 100},
    "score-sheet-ruled": {"name": "Hjerter"},
    "score-sheet": {"name": _seats(1), "names": _seats(1, 2)},
    "why-game-over-goes-on": {"most": 96},
    "why-sheet-add": {"points": 26, "sum": 78},
    "why-sheet-counted": {"sum": 26},
    "why-sheet-subtract": {"points": 26, "sum": -26},
    "why-says": {"names": source("hjerter").name},
    "why-word": {
        "meaning": lambda words: term("fi-patarouva").meaning[words.lang],
        "names": ", ".join(source(slug).name for slug in SOURCES[1:3]),
        "note": lambda words: term("fi-patakuningas").note[words.lang],
        "term": lambda words: {"fi": "patarouva", "nb": "spar dame"}.get(words.lang, "Hearts"),
    },
}
