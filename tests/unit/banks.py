"""Small banks for tests: a recipe of a few puzzles, two set by hand, and lines with something wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from hertta.cli.main import main
from hertta.puzzles.bank.entry import Entry, entry_of
from hertta.puzzles.make import made

Ran = Callable[..., tuple[int, str, str]]
"""A command that gives its exit code, and what it printed and told of faults."""

RECIPE = """
draws = 2

[kinds.legal]
count = 8
profiles = ["hjerter", "herttamisaari"]

[kinds.winner]
count = 6
profiles = ["hjerter", "omnibus", "perumisherttamisaari-6"]
"""
BY_HAND = """
kind = "winner"

[[puzzle]]
name = "ace-of-another-suit"
why = "A card of another suit never wins."
claims = ["hjerter-020"]
pair = "ace-of-the-suit-led"
answer = { winner = "2", points = "1" }
rules = "hjerter"
hand = ""
trick = "5C 9C KC AH"
trick_number = 4

[[puzzle]]
name = "ace-of-the-suit-led"
why = "The highest card of the suit led wins."
claims = ["hjerter-020"]
pair = "ace-of-another-suit"
rules = "hjerter"
trick = "5C 9C KC AC"
trick_number = 4
"""


def folder_of(path: Path, recipe: str = RECIPE, by_hand: str = BY_HAND, rejected: str = "") -> Path:
    """Lay out what a small bank is made of."""
    (path / "set").mkdir(parents=True)
    (path / "set" / "winner.toml").write_text(by_hand, "utf-8")
    (path / "recipe.toml").write_text(recipe, "utf-8")
    (path / "rejected.jsonl").write_text(rejected, "utf-8")
    return path


def entry(seed: int = 7, kind: str = "legal", rules: str = "hjerter") -> Entry:
    """Make the entry of a seed."""
    puzzle, certificate = made(seed, kind, rules)
    return entry_of(puzzle, seed, certificate)


def edited(edit: Callable[[dict[str, Any]], object], line: str) -> str:
    """Edit the fields of a line as somebody would by hand."""
    fields = json.loads(line)
    edit(fields)
    return json.dumps(fields, separators=(",", ":"))


def local_cluster() -> LocalCluster:
    """A cluster of one thread, on this machine alone, with a scheduler that has an address."""
    return LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address=None
    )


def puzzles_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ran:
    """Give ``hertta puzzles`` as a function, in English."""
    monkeypatch.setenv("HERTTA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(["puzzles", *arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run
