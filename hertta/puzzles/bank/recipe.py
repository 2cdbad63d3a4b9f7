"""The recipe of the bank: how many puzzles of each kind are made, by which rules."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hertta.errors import HerttaError, PuzzleError
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
        found = tomllib.loads(path.read_text("utf-8"))
        return tuple(_part(kind, fields, found["draws"]) for kind, fields in found["kinds"].items())
    except (OSError, HerttaError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PuzzleError("bad-recipe", f"{path}: found {error}, expected a recipe", {"file": str(path)}) from error


def _part(code: str, fields: dict[str, Any], draws: int) -> Part:
    kind, names = proved_kind(code), fields.get("profiles", PROFILES)
    suited = tuple(name for name in names if kind.suits(ruleset(name)))
    if "profiles" in fields and len(suited) < len(names):
        raise ValueError(f"profiles of {code} that it does not suit")
    part = Part(code, fields["count"], suited, fields.get("draws", draws))
    if unknown := fields.keys() - {"count", "profiles", "draws"}:
        raise ValueError(f"unknown key {', '.join(sorted(unknown))} of {code}")
    if any(type(number) is not int or number < 1 for number in (part.count, part.draws)):
        raise ValueError(f"{part.count!r} and {part.draws!r} of {code}, which are no whole numbers from 1")
    return part
