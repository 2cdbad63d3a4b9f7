"""Themes: positions written by hand with all their themes, and what every theme needs."""

import re
from collections import Counter
from pathlib import Path

import pytest

from hertta.cards import NO_CARDS, Cards
from hertta.puzzles import Puzzle, make, read_question
from hertta.puzzles.themes import THEMES, themes_of
from hertta.rules import Moment, ruleset
from hertta.text import CODES, catalog

TABLE = Path(__file__).with_name("themes.txt")


def piles(text, deck):
    """Cards of several seats as JSON has them; ``rest`` is what is left of the deck."""
    told = [Cards.parse(pile) if pile not in {"rest", "-"} else NO_CARDS for pile in text.split("/")]
    for pile in told:
        deck -= pile
    return [str(deck if pile == "rest" else cards) for pile, cards in zip(text.split("/"), told, strict=True)]


READ = {
    "trick_number": int,
    "deal_number": int,
    "hearts_broken": lambda text: text == "true",
    "totals": lambda text: [int(total) for total in text.split()],
    "options": str.split,
    "sheet": lambda text: [[int(points) for points in row.split()] for row in text.split("/")],
}
PILES = {"taken", "hands", "passes"}


def position(line):
    """A line of the table: the puzzle, its themes, and those that it nearly has."""
    (kind, rules), fields, codes = line[0].split(), line[1].split(", "), line[2].split()
    entry = {"kind": kind, "rules": rules}
    for name, value in (field.split("=") for field in fields):
        entry[name] = piles(value, ruleset(rules).deck.policy.cards) if name in PILES else READ.get(name, str)(value)
    themes = {code for code in codes if not code.startswith("!")}
    return read_question(entry), themes, {code[1:] for code in codes if code.startswith("!")}


LINES = [line for line in TABLE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
POSITIONS = [position(line.split(" | ")) for line in LINES]


@pytest.mark.parametrize(("puzzle", "themes", "not_"), POSITIONS, ids=LINES)
def test_a_position_has_its_themes_and_no_others(puzzle, themes, not_):
    """A puzzle has the themes written beside it, in the order of the table of themes, and none that it nearly has."""
    assert themes_of(puzzle) == tuple(code for code in THEMES if code in themes)
    assert not not_ & themes


def test_every_theme_is_true_of_two_positions_and_nearly_of_two():
    """Each theme has at least two positions that it is true of, and two written down as false."""
    true = Counter(code for _, themes, _ in POSITIONS for code in themes)
    false = Counter(code for *_, not_ in POSITIONS for code in not_)
    assert {code for code in THEMES if true[code] < 2} == set()
    assert {code for code in THEMES if false[code] < 2} == set()
    assert {*true, *false} == set(THEMES)


def test_themes_are_many_and_have_plain_codes():
    """There are more than thirty themes, each with a code of lower-case words."""
    assert len(THEMES) >= 36
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in THEMES)


@pytest.mark.parametrize("lang", CODES)
def test_every_theme_has_a_short_name_of_its_own(lang):
    """A theme's name is one to seven words, and no two are alike."""
    names = [catalog(lang).format(f"theme-{code}") for code in THEMES]
    assert all(1 <= len(name.split()) <= 7 for name in names)
    assert len(set(names)) == len(names)


def test_themes_do_not_depend_on_what_was_asked_before():
    """The same puzzle has the same themes each time, and another puzzle in between changes nothing."""
    first, other = make(5, "legal"), make(6, "winner")
    assert [themes_of(one) for one in (first, other, first)] == [themes_of(one) for one in (first, other, first)]


def test_without_a_position_only_the_table_is_told():
    """A puzzle that tells of no cards at all has at most the themes of its table."""
    assert themes_of(Puzzle("setup", "hjerter", Moment(NO_CARDS))) == ()
