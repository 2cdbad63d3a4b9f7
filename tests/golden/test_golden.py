"""The golden files: a whole deal and counts of plays, the same in every version that leaves the rules alone."""

from pathlib import Path

import pytest

from hertta.rules import PROFILES, ruleset
from tests.golden.write import GOLDEN

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("kind", GOLDEN)
def test_the_golden_file_is_what_is_played_now(kind, name):
    """The file holds what the engine plays; if the rules were meant to change: ``python tests/golden/write.py``."""
    assert (FOLDER / kind / f"{name}.txt").read_text(encoding="utf-8") == GOLDEN[kind](ruleset(name))


@pytest.mark.parametrize("kind", GOLDEN)
def test_there_is_a_golden_file_for_each_profile_alone(kind):
    """A new profile brings its golden files; one that is gone takes them along."""
    assert {path.stem for path in (FOLDER / kind).iterdir()} == set(PROFILES)
