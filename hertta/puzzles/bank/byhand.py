"""Puzzles set by hand: the question and why it is asked, in TOML; the answer is worked out like any other.

An ``answer`` in the file is what whoever set the puzzle expects by the source; it must be the one that is found.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hertta.errors import HerttaError, PuzzleError
from hertta.puzzles.bank.entry import Entry, entry_of
from hertta.puzzles.lines import fault
from hertta.puzzles.puzzle import QUESTION, Puzzle, read_question
from hertta.rules import claim

FOLDER = "set"
_NEEDED = ("name", "why", "claims", "kind", "rules")
_TYPES = {"name": str, "why": str, "pair": str, "claims": list, "answer": dict}
_CALLED = {str: "text", list: "list", dict: "table"}
_KEYS = frozenset((*_TYPES, *QUESTION))


@dataclass(frozen=True)
class ByHand:
    """A puzzle set by hand.

    Args:
        puzzle: the question.
        name: a word for it, the only one of its name.
        why: what it shows, for whoever keeps the bank.
        claims: ids of the claims that it shows.
        pair: name of the puzzle that it contrasts with, if there is one.
        answer: the answer expected, as ``Reply.to_map`` has it, if it is given.
        where: its file and name.
    """

    puzzle: Puzzle
    name: str
    why: str
    claims: tuple[str, ...]
    pair: str
    answer: Mapping[str, str] | None
    where: str

    def entry(self) -> Entry:
        """Work out its entry.

        Raises:
            PuzzleError: as ``prove``; ``wrong-answer`` if another answer was expected.
        """
        try:
            entry = entry_of(self.puzzle)
        except PuzzleError as error:
            raise fault(error.code, self.where, error.message, self.puzzle.id) from error
        found = entry.answer.to_map()
        if self.answer is not None and found != self.answer:
            raise fault("wrong-answer", self.where, f"found {self.answer}, expected {found}", self.puzzle.id)
        return entry


def read_set(folder: Path) -> tuple[list[ByHand], list[PuzzleError]]:
    """Read every file of the folder ``set``, by name.

    Returns:
        The puzzles, and the faults of what is none: ``bad-set``, or ``duplicate-name``, ``duplicate-id``,
        ``unknown-pair`` where one does not go with the others.
    """
    found: list[ByHand] = []
    faults: list[PuzzleError] = []
    for path in sorted((folder / FOLDER).glob("*.toml")):
        try:
            tables = _tables(path)
        except (OSError, ValueError, RecursionError) as error:
            faults.append(fault("bad-set", f"{FOLDER}/{path.name}", f"{error}"))
            continue
        for number, table in enumerate(tables, 1):
            where = f"{FOLDER}/{path.name} {table.get('name', f'puzzle {number}')!s:.80}"
            try:
                found.append(_by_hand(table, where))
            except (HerttaError, ValueError) as error:
                faults.append(fault("bad-set", where, f"{error}"))
    return found, [*faults, *_at_odds(found)]


def _tables(path: Path) -> list[dict[str, Any]]:
    """The table of each puzzle of a file, with the kind that holds for all of them."""
    file = tomllib.loads(path.read_text("utf-8"))
    tables = file.pop("puzzle", None)
    if file.keys() - {"kind"} or not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise ValueError(f"found {', '.join(file) or 'other things'}, expected kind and [[puzzle]]")
    if not tables:
        raise ValueError("found no puzzle, expected one at least")
    return [file | table for table in tables]


def _by_hand(table: Mapping[str, Any], where: str) -> ByHand:
    if unknown := sorted(table.keys() - _KEYS):
        raise ValueError(f"found {', '.join(unknown)}, expected {', '.join(sorted(_KEYS))}")
    if missing := [key for key in _NEEDED if not table.get(key)]:
        raise ValueError(f"found no {', '.join(missing)}, expected it")
    for key, type_ in _TYPES.items():
        if type(table.get(key, type_())) is not type_:
            raise ValueError(f"found {key} {table[key]!r:.40}, expected a {_CALLED[type_]}")
    name, pair, claims, answer = table["name"], table.get("pair", ""), table["claims"], table.get("answer")
    if strange := [one for one in (*claims, *(answer or {}).values()) if not isinstance(one, str)]:
        raise ValueError(f"found {strange[0]!r:.40} in claims or answer, expected texts")
    if pair == name:
        raise ValueError("found itself as its pair, expected another puzzle")
    for id_ in claims:
        claim(id_)
    puzzle = read_question({key: table[key] for key in QUESTION if key in table})
    return ByHand(puzzle, name, table["why"], tuple(claims), pair, answer, where)


def _at_odds(found: list[ByHand]) -> list[PuzzleError]:
    """Names and questions that come twice, and pairs that are not there."""
    faults, names, ids = [], {one.name for one in found}, set[str]()
    seen = set[str]()
    for one in found:
        if one.name in seen:
            faults.append(fault("duplicate-name", one.where, "found its name before, expected another"))
        if one.puzzle.id in ids:
            faults.append(fault("duplicate-id", one.where, "found the same question before", one.puzzle.id))
        if one.pair and one.pair not in names:
            faults.append(fault("unknown-pair", one.where, f"found pair {one.pair}, expected the name of a puzzle"))
        seen.add(one.name)
        ids.add(one.puzzle.id)
    return faults
