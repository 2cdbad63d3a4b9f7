"""Files of one JSON object a line: their lines with their places, what is wrong in them, and the ids rejected."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hertta.data import data_folder
from hertta.errors import PuzzleError

REJECTED = "rejected.jsonl"
"""The file of ids that never come again."""


class Line(NamedTuple):
    """A line of a file: its text, and where it stands, such as ``made.jsonl:12``."""

    text: str
    where: str


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, each with its place.

    Raises:
        PuzzleError: ``missing-bank`` if it cannot be read.
    """
    try:
        text = path.read_text("utf-8", errors="replace")
    except OSError as error:
        said = f"{path}: found {error.strerror}, expected a file of puzzles; hertta puzzles make writes it"
        raise PuzzleError("missing-bank", said, {"file": str(path)}) from error
    *whole, rest = text.split("\n")
    for number, line in enumerate([*whole, *([rest] if rest else [])], 1):
        yield Line(line, f"{path.name}:{number}")


def fault(code: str, where: str, said: str, id_: object = "") -> PuzzleError:
    """A fault of a file of puzzles: where, in which puzzle, and what was found and expected."""
    named = f" {id_:.20}" if isinstance(id_, str) and id_ else ""
    return PuzzleError(code, f"{where}{named}: {said}", {"where": where, "id": named.strip()})


def read_rejected(folder: Path) -> frozenset[str]:
    """The ids that never come again; each stands in the file with the reason why.

    Raises:
        PuzzleError: ``missing-bank`` if the file cannot be read, ``bad-rejected`` if a line is none.
    """
    found = set()
    for text, where in lines_of(folder / REJECTED):
        try:
            fields = json.loads(text)
            id_, why = fields["id"], fields["why"]
        except (ValueError, KeyError, TypeError) as error:
            raise fault("bad-rejected", where, f'found {text:.40}, expected {{"id": …, "why": …}}') from error
        if not isinstance(id_, str) or not isinstance(why, str) or not why:
            raise fault("bad-rejected", where, f"found {text:.40}, expected an id and a reason")
        found.add(id_)
    return frozenset(found)


@cache
def rejected() -> frozenset[str]:
    """The ids that never come again, of the bank that comes with hertta."""
    return read_rejected(data_folder("puzzles"))
