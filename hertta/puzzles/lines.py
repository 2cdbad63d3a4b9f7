"""Files of one JSON object a line: their lines with their places, what is wrong in them, and the ids rejected."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hertta.data import data_folder
from hertta.errors import PuzzleError

REJECTED = "rejected.jsonl"
"""The file of ids that never come again."""
_ID = re.compile("[0-9a-f]{12}")


class Line(NamedTuple):
    """A line of a file: its text, and where it stands, such as ``made.jsonl:12``."""

    text: str
    where: str


def text_of(path: Path) -> str:
    """The text of a file as it stands there, with any ends of lines.

    Raises:
        PuzzleError: ``missing-bank`` if it cannot be read.
    """
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except OSError as error:
        said = f"{path}: found {error.strerror}, expected a file of puzzles; hertta puzzles make writes it"
        raise PuzzleError("missing-bank", said, {"file": str(path)}) from error


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, each with its place.

    Raises:
        PuzzleError: ``missing-bank`` if it cannot be read.
    """
    yield from lines_in(text_of(path), path.name)


def lines_in(text: str, name: str) -> Iterator[Line]:
    """The lines of the text of a file of this name, each with its place."""
    *whole, rest = text.split("\n")
    for number, line in enumerate([*whole, *([rest] if rest else [])], 1):
        yield Line(line, f"{name}:{number}")


def fault(code: str, where: str, said: str, id_: object = "") -> PuzzleError:
    """A fault of a file of puzzles: where, in which puzzle, and what was found and expected, fit for a terminal."""
    id_ = printable(f"{id_:.20}") if isinstance(id_, str) else ""
    where, named = printable(where), f" {id_}" if id_ else ""
    return PuzzleError(code, f"{where}{named}: {printable(said)}", {"where": where, "id": id_})


def printable(text: str) -> str:
    """A text whose control characters and lone surrogates are spelt out, so that they do nothing."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def read_rejected(folder: Path) -> frozenset[str]:
    """The ids that never come again; each stands in the file, if it is there, with the reason why.

    Raises:
        PuzzleError: ``bad-rejected`` if a line is none, or ``missing-bank`` if the file cannot be read.
    """
    path, found = folder / REJECTED, set[str]()
    for text, where in lines_of(path) if path.exists() else ():
        try:
            fields = json.loads(text)
            id_, why = fields["id"], fields["why"]
            sound = fields.keys() == {"id", "why"} and _ID.fullmatch(id_) and isinstance(why, str) and why
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise fault("bad-rejected", where, f'found {text:.40}, expected {{"id": …, "why": …}}') from error
        if not sound:
            raise fault("bad-rejected", where, f"found {text:.40}, expected an id and a reason, and nothing else")
        if id_ in found:
            raise fault("bad-rejected", where, "found it before, expected each id once", id_)
        found.add(id_)
    return frozenset(found)


@cache
def rejected() -> frozenset[str]:
    """The ids that never come again, of the bank that comes with hertta."""
    return read_rejected(data_folder("puzzles"))
