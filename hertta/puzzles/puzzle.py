"""The puzzle: a question as a value, and a reply to it."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from hertta.cards import NO_CARDS, Card, Cards
from hertta.errors import HerttaError, PuzzleError
from hertta.rules import Moment, RuleSet, ruleset

LEARNER = 0
"""The seat that the learner sits in; seats count clockwise from it."""

Plays = tuple[tuple[int, Card], ...]
"""Seat and card of each play, in order."""

_DIGITS = 12


@dataclass(frozen=True)
class Puzzle:
    """A question about a deal or a game. It holds no answer: the engine gives that anew each time.

    Each kind reads the fields that it asks about; the others stay at their defaults.

    Args:
        kind: code of the puzzle's kind, such as ``legal``.
        rules: name of the profile in play.
        moment: the learner's moment; in a question about a finished trick the hand may be empty.
        leader: the seat that led the trick, or the first of ``plays``.
        taken: what each seat has taken before this trick; empty if nobody has.
        card: the card that the question is about, if it is about one.
        hands: what each seat holds, where the hands lie open.
        passes: what each seat passes on from ``hands``.
        plays: the play so far, trick after trick.
        totals: the points of each seat before or after the deal, as the kind says.
        deal_number: from 1.
        dealer: the seat that dealt; ``None`` where it is of no account.
        choice: what whoever shoots the moon chooses, ``add`` or ``subtract``; empty where the rules leave no choice.
        about: id of the claim or term that the question is about.
        form: which way round it is asked, where a kind has several.
        options: ids of what can be picked.
        sheet: the points of each deal by seat, as they were written down.
    """

    kind: str
    rules: str
    moment: Moment = field(default=Moment(NO_CARDS))
    leader: int = LEARNER
    taken: tuple[Cards, ...] = ()
    card: Card | None = None
    hands: tuple[Cards, ...] = ()
    passes: tuple[Cards, ...] = ()
    plays: Plays = ()
    totals: tuple[int, ...] = ()
    deal_number: int = 1
    dealer: int | None = None
    choice: str = ""
    about: str = ""
    form: str = ""
    options: tuple[str, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()

    @property
    def ruleset(self) -> RuleSet:
        """The rule set in play."""
        return ruleset(self.rules)

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits of the question, for links: they outlast a change of the rules."""
        return _digest(self.to_map())

    def under(self, rules: str) -> "Puzzle":
        """The same question by other rules."""
        return replace(self, rules=rules)

    def to_map(self) -> dict[str, Any]:
        """The question as JSON has it: what differs from the defaults, in one order; ``read_question`` reads it."""
        moment = self.moment
        written: dict[str, Any] = {
            "kind": self.kind,
            "rules": self.rules,
            "hand": str(moment.hand),
            "trick": " ".join(map(str, moment.trick)),
            "trick_number": moment.trick_number,
            "hearts_broken": moment.hearts_broken,
        }
        for name, (write, _) in _FORMS.items():
            value = getattr(self, name)
            if value != _DEFAULTS[name]:
                written[name] = write(value)
        return {name: value for name, value in written.items() if value != _UNSAID.get(name)}

    def fingerprint(self) -> str:
        """Twelve hexadecimal digits that change whenever the question or its rules do; drafts keep them."""
        return _digest(self.to_map() | {"fingerprint": self.ruleset.fingerprint()})


def _digest(entry: Mapping[str, Any]) -> str:
    text = json.dumps(entry, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def _sets(found: Any) -> tuple[Cards, ...]:
    return tuple(map(Cards.parse, _typed(found, list)))


def _texts(cards: Sequence[Cards]) -> list[str]:
    return list(map(str, cards))


def _read_plays(found: Any) -> Plays:
    pairs = (play.split(":") for play in found.split())
    return tuple((int(seat), Card.parse(card)) for seat, card in pairs)


def _plays_text(plays: Plays) -> str:
    return " ".join(f"{seat}:{card}" for seat, card in plays)


def _typed(found: Any, kind: type) -> Any:
    if type(found) is not kind:
        raise TypeError(f"{found!r:.40} is no {kind.__name__}")
    return found


def _whole(found: Any) -> int:
    return int(_typed(found, int))


def _totals(found: Any) -> tuple[int, ...]:
    return tuple(map(_whole, _typed(found, list)))


def _word(found: Any) -> str:
    return str(_typed(found, str))


def _words(found: Any) -> tuple[str, ...]:
    return tuple(map(_word, _typed(found, list)))


def _sheet(found: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(map(_totals, _typed(found, list)))


def _sheet_rows(sheet: Sequence[Sequence[int]]) -> list[list[int]]:
    return list(map(list, sheet))


_FORMS: Mapping[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "leader": (int, _whole),
    "taken": (_texts, _sets),
    "card": (str, Card.parse),
    "hands": (_texts, _sets),
    "passes": (_texts, _sets),
    "plays": (_plays_text, _read_plays),
    "totals": (list, _totals),
    "deal_number": (int, _whole),
    "dealer": (int, _whole),
    "choice": (str, _word),
    "about": (str, _word),
    "form": (str, _word),
    "options": (list, _words),
    "sheet": (_sheet_rows, _sheet),
}
"""How each field beside kind, rules and moment is written and read."""

_DEFAULTS = {one.name: one.default for one in fields(Puzzle)}
_UNSAID: Mapping[str, Any] = {"hand": "", "trick": "", "trick_number": 1, "hearts_broken": False}
QUESTION = ("kind", "rules", *_UNSAID, *_FORMS)
"""The keys of a question in JSON."""


def read_question(entry: Mapping[str, Any]) -> Puzzle:
    """Read a question from the map that ``Puzzle.to_map`` writes.

    Raises:
        PuzzleError: ``bad-puzzle``; the message says what was found.
    """
    try:
        unknown = next((name for name in entry if name not in QUESTION), None)
        if unknown is not None:
            raise ValueError(f"unknown key {unknown!r}")  # noqa: TRY301 - told with all else
        others = {name: read(entry[name]) for name, (_, read) in _FORMS.items() if name in entry}
        puzzle = Puzzle(_word(entry["kind"]), ruleset(_word(entry["rules"])).name, read_moment(entry), **others)
    except (HerttaError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PuzzleError("bad-puzzle", f"found {entry!r:.80}, expected the fields of a puzzle ({error})") from error
    return puzzle


def read_moment(entry: Mapping[str, Any]) -> Moment:
    """The moment that a table of hand, trick, trick number and broken hearts describes.

    Raises:
        NotationError: if a card does not read.
        PositionError: if a card comes twice in the hand.
        TypeError: if the number is no whole one, or it is not true or false that hearts are broken.
    """
    return Moment(
        Cards.parse(entry.get("hand", "")),
        tuple(Card.parse(card) for card in entry.get("trick", "").split()),
        _whole(entry.get("trick_number", 1)),
        bool(_typed(entry.get("hearts_broken", False), bool)),
    )


@dataclass(frozen=True)
class Reply:
    """What a learner answers, or what the right answer is.

    Args:
        cards: the cards chosen in the hand.
        picks: the value chosen in each group of choices.
    """

    cards: Cards = NO_CARDS
    picks: Mapping[str, str] = field(default_factory=dict)

    def to_map(self) -> dict[str, str]:
        """The reply as JSON has it: ``cards`` if there are any, then the picks."""
        return ({"cards": str(self.cards)} if self.cards else {}) | dict(self.picks)


@dataclass(frozen=True)
class Group:
    """A group of choices of which one is picked.

    Args:
        name: its name in replies.
        values: what can be picked.
        step: the step in which it is asked; a step opens when the one before it is answered.
    """

    name: str
    values: Sequence[str]
    step: int = 0


class Mark(NamedTuple):
    """What a reply is worth: how many parts of it are right, and of how many."""

    right: int
    of: int
