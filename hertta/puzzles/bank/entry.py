"""An entry of the bank: a puzzle with all that was worked out about it, as one line of JSON.

What can be worked out is written by the maker alone. Reading checks that a line is whole and fits its own hash and the
rules of today; ``hertta.puzzles.bank.verify`` works everything out again.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hertta.cards import Cards
from hertta.errors import HerttaError, PuzzleError
from hertta.puzzles.difficulty import difficulty_of
from hertta.puzzles.kinds import CARDS
from hertta.puzzles.lines import fault
from hertta.puzzles.make import MAKER
from hertta.puzzles.prove import Certificate, prove, proved_kind
from hertta.puzzles.puzzle import QUESTION, Puzzle, Reply, read_question
from hertta.puzzles.themes import THEMES, themes_of
from hertta.rules import PROFILES, QUESTIONS, ruleset

_HEAD, _MADE = ("id",), ("fingerprint", "seed", "maker")
WORKED_OUT = ("answer", "certificate", "rule", "themes", "difficulty")
"""The keys whose values follow from the question."""
_NEEDED = (*_HEAD, "kind", "rules", *_MADE, *WORKED_OUT)
_KEYS = frozenset((*_NEEDED, *QUESTION))


@dataclass(frozen=True)
class Entry:
    """A puzzle of the bank.

    Args:
        puzzle: the question.
        seed: what it was made from; ``None`` if it was set by hand.
        certificate: its proof, which holds the answer.
        rule: code of the policy on which the answer turns; empty where it turns on words.
        themes: codes in ``THEMES``, in their order.
        difficulty: from 1, easy, to 5.
        maker: version of the maker that wrote it.
    """

    puzzle: Puzzle
    seed: int | None
    certificate: Certificate
    rule: str
    themes: tuple[str, ...]
    difficulty: int
    maker: int = MAKER

    @property
    def answer(self) -> Reply:
        """The right answer."""
        return self.certificate.engine

    def to_map(self) -> dict[str, Any]:
        """The entry as JSON has it: id, question, how it was made, and what follows from the question."""
        return {
            "id": self.puzzle.id,
            **self.puzzle.to_map(),
            "fingerprint": _fingerprint(self.puzzle.rules),
            "seed": self.seed,
            "maker": self.maker,
            "answer": self.answer.to_map(),
            "certificate": self.certificate.to_map(),
            "rule": self.rule,
            "themes": list(self.themes),
            "difficulty": self.difficulty,
        }

    def line(self) -> str:
        """The entry as its line in the bank; ``read_entry`` reads it back equal."""
        return _WRITE(self.to_map())


_WRITE = json.JSONEncoder(separators=(",", ":")).encode


@cache
def _fingerprint(rules: str) -> str:
    return ruleset(rules).fingerprint()


def entry_of(puzzle: Puzzle, seed: int | None = None, certificate: Certificate | None = None) -> Entry:
    """Work out the entry of a puzzle.

    Args:
        puzzle: the question.
        seed: what it was made from; ``None`` if it was set by hand.
        certificate: its proof, if it is at hand.

    Raises:
        PuzzleError: as ``prove``.
    """
    proof = certificate or prove(puzzle)
    kind = proved_kind(puzzle.kind)
    difficulty = difficulty_of(puzzle, kind.explain(puzzle))
    return Entry(puzzle, seed, proof, kind.rule(puzzle), themes_of(puzzle), difficulty.level)


def fields_of(line: str, where: str) -> dict[str, Any]:
    """The fields of a line, each known and none missing.

    Raises:
        PuzzleError: ``bad-json``, ``unknown-key`` or ``missing-key``.
    """
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise fault("bad-json", where, f"found no JSON ({error}), expected one object a line") from error
    if not isinstance(fields, dict):
        raise fault("bad-json", where, f"found {line:.40}, expected a JSON object")
    if unknown := sorted(fields.keys() - _KEYS):
        raise fault(
            "unknown-key", where, f"found {', '.join(unknown):.80}, expected {', '.join(_NEEDED)}", fields.get("id")
        )
    if missing := [key for key in _NEEDED if key not in fields]:
        raise fault("missing-key", where, f"found no {', '.join(missing)}, expected it", fields.get("id"))
    return fields


def check_fields(fields: Mapping[str, Any], where: str) -> None:
    """Check what can be checked of a line's fields without reading its question.

    Raises:
        PuzzleError: ``bad-entry`` if a field is of the wrong type or names what there is not; ``unknown-kind``,
            ``unknown-theme``; ``stale-puzzle`` if the rules have changed since it was made.
    """
    id_, rules, rule, themes = (fields[key] for key in ("id", "rules", "rule", "themes"))
    for key, types in _TYPES.items():
        if type(fields[key]) not in types:
            raise fault("bad-entry", where, f"found {key} {fields[key]!r:.40}, expected another type", id_)
    try:
        proved_kind(fields["kind"])
    except PuzzleError as error:
        raise fault(error.code, where, error.message, id_) from error
    if rules not in PROFILES or rule not in _RULES or any(not isinstance(one, str) for one in themes):
        found = f"{rules!r:.40}, {rule!r:.40} and {themes!r:.40}"
        raise fault("bad-entry", where, f"found {found}, expected codes of a profile, a policy and themes", id_)
    if unknown := [one for one in themes if one not in THEMES]:
        raise fault("unknown-theme", where, f"found theme {', '.join(unknown):.80}, expected those there are", id_)
    now = _fingerprint(rules)
    if fields["fingerprint"] != now:
        said = f"found one made for rules {fields['fingerprint']!r:.20}, expected {now} of {rules}"
        raise fault("stale-puzzle", where, said, id_)


_TYPES: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(("id", "kind", "rules", "fingerprint", "rule"), (str,)),
    **dict.fromkeys(("maker", "difficulty"), (int,)),
    "seed": (int, type(None)),
    "themes": (list,),
}
_RULES = frozenset(("", *(policy.code for answers in QUESTIONS.values() for policy in answers)))
"""What a puzzle can turn on: a policy, or words."""


def read_entry(line: str, where: str) -> Entry:
    """Read an entry from its line.

    Args:
        line: the line of JSON.
        where: file and line, for the message.

    Raises:
        PuzzleError: as ``fields_of``, ``check_fields`` and ``question_in``; ``bad-entry`` if the proof does not read;
            ``wrong-answer`` if the answer is not the proved one.
    """
    fields = fields_of(line, where)
    check_fields(fields, where)
    puzzle, certificate = question_in(fields, where), _certificate(fields, where)
    seed, maker, level, rule = (fields[key] for key in ("seed", "maker", "difficulty", "rule"))
    return Entry(puzzle, seed, certificate, rule, tuple(fields["themes"]), level, maker)


def question_in(fields: Mapping[str, Any], where: str) -> Puzzle:
    """The question of a line, which is the one that its id is the hash of.

    Raises:
        PuzzleError: ``bad-puzzle`` if the question does not read; ``wrong-id`` if the id is not its hash.
    """
    id_ = fields["id"]
    try:
        puzzle = read_question({key: fields[key] for key in QUESTION if key in fields})
    except PuzzleError as error:
        raise fault(error.code, where, error.message, id_) from error
    if puzzle.id != id_:
        said = f"found the question of {puzzle.id}, expected that of its id: it was changed by hand"
        raise fault("wrong-id", where, said, id_)
    return puzzle


def _certificate(fields: Mapping[str, Any], where: str) -> Certificate:
    found = fields["certificate"]
    try:
        certificate = Certificate(
            found["tried"], found["count"], found["layouts"], _reply(found["engine"]), _reply(found["second"])
        )
        answer = _reply(fields["answer"])
    except (HerttaError, ValueError, KeyError, TypeError, AttributeError) as error:
        said = f"found answer and certificate that do not read ({error})"
        raise fault("bad-entry", where, said, fields["id"]) from error
    if not answer == certificate.engine == certificate.second:
        said = f"found answer {fields['answer']!r:.80}, expected that of the certificate"
        raise fault("wrong-answer", where, said, fields["id"])
    return certificate


def _reply(found: Mapping[str, str]) -> Reply:
    picks = dict(found)
    return Reply(Cards.parse(picks.pop(CARDS, "")), picks)
