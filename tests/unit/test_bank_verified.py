"""The bank that comes with hertta, all of it: proved again, made again, balanced, and as the judge has it."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from hertta.cli.asks import answer
from hertta.data import data_folder
from hertta.puzzles import PROVED
from hertta.puzzles.bank import MADE, SET, Row, bank
from hertta.puzzles.bank.byhand import read_set
from hertta.puzzles.bank.recipe import read_recipe
from hertta.puzzles.themes import THEMES
from hertta.rules import PROFILES, ruleset
from tests.unit.kinds import assert_holds

SELDOM = {
    "setup": "there is one puzzle a profile, and some of them are set by hand",
    "pass": "there are as many as deals, and some of them are set by hand",
}
"""Kinds of which there are few puzzles, and why."""


@pytest.fixture(scope="module")
def made() -> list[Row]:
    """Find what is known of the puzzles that were made."""
    return [row for row in bank().rows.values() if row.line.where.startswith(MADE)]


def hertta(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own, whose lines nobody counts, which would take several times as long."""
    told = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    command = [sys.executable, "-m", "hertta", "puzzles", *arguments]
    return subprocess.run(command, env={**told, "HERTTA_LANG": "en"}, capture_output=True, text=True, check=False)


def test_every_puzzle_holds() -> None:
    """Each line is what is worked out anew from scratch, by both roads, and each made one is what its seed gives."""
    checked = hertta("verify")
    assert checked.stdout == f"Checked {len(bank().rows):,} puzzles: all of them hold.\n"
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_judge_says_what_is_expected() -> None:
    """Each request of the whole bank gets the answer that was exported with it; each id comes once."""
    exported = hertta("export", "--judge")
    lines = [json.loads(line) for line in exported.stdout.splitlines()]
    assert (exported.returncode, exported.stderr) == (0, "")
    assert len({line["id"] for line in lines}) == len(lines) > 5_000
    for line in lines:
        assert_holds(line["expect"], answer(line["request"]))


def test_the_bank_is_large_and_its_files_are_not(made: list[Row]) -> None:
    """At least 150 puzzles are set by hand and 5 000 made, in less than 10 MB; a proof has at most one kilobyte."""
    by_hand, faults = read_set(data_folder("puzzles"))
    assert faults == []
    assert len(bank().rows) - len(made) == len(by_hand) >= 150
    assert len(made) >= 5_000
    assert sum((data_folder("puzzles") / name).stat().st_size for name in (SET, MADE)) < 10_000_000
    proofs = (line.split('"certificate":')[1].split(',"rule"')[0] for line in (row.line.text for row in made))
    assert max(map(len, proofs)) <= 1_024


def test_each_kind_is_asked_by_each_profile_that_it_suits_as_often(made: list[Row]) -> None:
    """The profiles of a kind have as many puzzles as each other, but for what is set by hand."""
    wanted = {part.kind: part for part in read_recipe(data_folder("puzzles"))}
    assert wanted.keys() == PROVED.keys()
    counts = Counter((row.kind, row.rules) for row in made)
    for kind, part in wanted.items():
        each = [counts[kind, rules] for rules in part.profiles]
        if kind not in SELDOM:
            assert part.profiles == tuple(name for name in PROFILES if PROVED[kind].suits(ruleset(name)))
            assert max(each) <= -(-part.count // len(each))
            assert min(each) >= max(each) / 2, kind


def test_each_kind_comes_as_often(made: list[Row]) -> None:
    """No kind has more than half as many again as another."""
    counts = Counter(row.kind for row in made if row.kind not in SELDOM)
    assert max(counts.values()) <= 1.5 * min(counts.values())


def test_every_theme_and_every_level_is_there() -> None:
    """Each theme has a puzzle, and each level of difficulty has hundreds."""
    rows = bank().rows.values()
    assert {theme for row in rows for theme in row.themes} == set(THEMES)
    levels = Counter(row.difficulty for row in rows)
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 200


def test_every_restriction_decides_many_puzzles() -> None:
    """A rule of play that some profile has is what the answer turns on in at least a hundred."""
    rules = Counter(row.rule for row in bank().rows.values())
    for code in {cited.code for name in PROFILES for cited in ruleset(name).play}:
        assert rules[code] >= 100, code
