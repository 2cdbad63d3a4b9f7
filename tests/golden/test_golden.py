"""The golden files: whole games and counts of plays, the same in every version that leaves the rules alone.

``HERTTA_DEEP=1`` counts all that the files tell; without it the counts are followed as far as is quick.
"""

import os
from pathlib import Path

import pytest

from hertta.rules import PROFILES, ruleset
from tests.claims.tables import KNOWN
from tests.golden.write import GOLDEN, LEAVES, counts, playthrough

FOLDER = Path(__file__).parent
FOLLOWED = LEAVES if os.environ.get("HERTTA_DEEP") == "1" else 4_000


def golden(kind, name):
    """What the file says."""
    return (FOLDER / kind / f"{name}.txt").read_text(encoding="utf-8")


def followed(text):
    """The same text with each row of counts ended before the first that is too great to follow."""
    lines = text.splitlines(keepends=True)
    return "".join(shortened(line) if line.startswith("ways") else line for line in lines)


def shortened(line):
    """A row of counts so far as they are followed."""
    word, *ways = line.split()
    too_many = (place for place, count in enumerate(ways) if int(count) > FOLLOWED)
    return " ".join([word, *ways[: next(too_many, None)]]) + "\n"


def kept(kind):
    """The profiles of which there is a file, as parameters."""
    return pytest.mark.parametrize("name", sorted(path.stem for path in (FOLDER / kind).iterdir()))


@kept("playthrough")
def test_a_game_goes_as_it_did(name):
    """The file holds the game that is played now; were the rules meant to change: ``python -m tests.golden.write``."""
    assert golden("playthrough", name) == playthrough(ruleset(name))


@kept("counts")
def test_there_are_as_many_ways_to_play(name):
    """From each of the file's deals there are as many ways to play as it says."""
    assert followed(golden("counts", name)) == counts(ruleset(name), FOLLOWED)


@pytest.mark.parametrize("kind", GOLDEN)
def test_the_golden_files_are_of_profiles(kind):
    """No file is left of a profile that is gone, and none of a known one is missing; a later one may do without."""
    files = {path.stem for path in (FOLDER / kind).iterdir()}
    assert set(KNOWN) <= files <= set(PROFILES)
