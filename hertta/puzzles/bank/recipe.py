"""The recipe of the bank: how many puzzles of each kind are made, by which rules."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hertta.errors import HerttaError, PuzzleError
from hertta.puzzles.lines import printable
from hertta.puzzles.prove import proved_kind
from hertta.rules import PROFILES, ruleset

FILE = "recipe.toml"


@dataclass(frozen=True)
class Part:
    """What is wanted of one kind.

    Args:
        kind: its code.
        count: how many puzzles, over all profiles.
        profiles: names of the profiles, all of which the kind suits.
        draws: how many are drawn for each that is kept, so that there is something to balance.
    """

    kind: str
    count: int
    profiles: tuple[str, ...]
    draws: int


def read_recipe(folder: Path) -> tuple[Part, ...]:
    """Read ``recipe.toml``.

    Raises:
        PuzzleError: ``bad-recipe``; the message says what was found.
    """
    path = folder / FILE
    try:
        return _parts(tomllib.loads(path.read_text("utf-8")))
    except (OSError, HerttaError, ValueError, RecursionError) as error:
        raise PuzzleError("bad-recipe", printable(f"{path}: {error}"), {"file": str(path)}) from error


def _parts(found: dict[str, Any]) -> tuple[Part, ...]:
    kinds = found.get("kinds")
    if found.keys() != {"draws", "kinds"} or not isinstance(kinds, dict) or not kinds:
        raise ValueError(f"found {', '.join(found) or 'nothing'}, expected draws and at least one table of kinds")
    return tuple(_part(code, fields, found["draws"]) for code, fields in kinds.items())


def _part(code: str, fields: Any, draws: Any) -> Part:
    kind = proved_kind(code)
    if not isinstance(fields, dict) or not {"count"} <= fields.keys() <= {"count", "profiles", "draws"}:
        raise ValueError(f"found {fields!r:.80} of {code}, expected its count, and profiles and draws at most")
    for number in (fields["count"], draws := fields.get("draws", draws)):
        if type(number) is not int or number < 1:
            raise ValueError(f"found {number!r:.40} of {code}, expected a whole number from 1")
    suited = tuple(name for name in PROFILES if kind.suits(ruleset(name)))
    names = fields.get("profiles", list(suited))
    if not isinstance(names, list) or not names or any(names.count(name) > 1 or name not in suited for name in names):
        raise ValueError(f"found profiles {names!r:.80} of {code}, expected some that it suits, each once")
    return Part(code, fields["count"], tuple(names), draws)
