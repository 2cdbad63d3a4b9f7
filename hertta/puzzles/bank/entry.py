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
from hertta.rules import ruleset

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
        rule: code of the policy on which the answer turns.
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


def read_entry(line: str, where: str) -> Entry:
    """Read an entry from its line.

    Args:
        line: the line of JSON.
        where: file and line, for the message.

    Raises:
        PuzzleError: as ``fields_of`` and ``question_in``; ``unknown-theme``; ``wrong-answer`` if the answer is not the
            proved one; ``bad-entry`` if a field is of the wrong type.
    """
    fields = fields_of(line, where)
    puzzle = question_in(fields, where)
    certificate = _certificate(fields, where)
    themes, id_ = fields["themes"], puzzle.id
    if not isinstance(themes, list) or any(not isinstance(one, str) for one in themes):
        raise fault("bad-entry", where, f"found themes {themes!r:.40}, expected a list of codes", id_)
    if unknown := [one for one in themes if one not in THEMES]:
        raise fault("unknown-theme", where, f"found theme {', '.join(unknown):.80}, expected those there are", id_)
    seed, maker, level, rule = (fields[key] for key in ("seed", "maker", "difficulty", "rule"))
    if type(maker) is not int or type(level) is not int or not isinstance(rule, str) or type(seed) not in _SEED:
        found = f"{seed!r:.20}, {maker!r:.20}, {rule!r:.20}, {level!r:.20}"
        raise fault("bad-entry", where, f"found {found}, expected seed, maker, rule and difficulty", id_)
    return Entry(puzzle, seed, certificate, rule, tuple(themes), level, maker)


_SEED = (int, type(None))


def question_in(fields: Mapping[str, Any], where: str) -> Puzzle:
    """The question of a line, which is the one that its id is the hash of, by rules that have not changed.

    Raises:
        PuzzleError: ``unknown-kind``; ``bad-puzzle`` if the question does not read; ``wrong-id`` if the id is not its
            hash; ``stale-puzzle`` if the rules have changed since it was made.
    """
    id_ = fields["id"]
    try:
        proved_kind(str(fields["kind"]))
        puzzle = read_question({key: fields[key] for key in QUESTION if key in fields})
    except PuzzleError as error:
        raise fault(error.code, where, error.message, id_) from error
    if puzzle.id != id_:
        said = f"found the question of {puzzle.id}, expected that of its id: it was changed by hand"
        raise fault("wrong-id", where, said, id_)
    now = _fingerprint(puzzle.rules)
    if fields["fingerprint"] != now:
        said = f"found one made for rules {fields['fingerprint']!r:.20}, expected {now} of {puzzle.rules}"
        raise fault("stale-puzzle", where, said, id_)
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
