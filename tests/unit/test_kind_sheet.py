"""The kind *sheet*: the one row of a score sheet that no deal can have come to."""

from dataclasses import replace

import pytest

from hertta.analysis import second
from hertta.engine import Chance, score
from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import KINDS, PROVED, Puzzle
from hertta.puzzles.kinds.sheet import SLIPS
from hertta.puzzles.positions.piles import aims, whole_piles
from hertta.puzzles.positions.rows import choices, origin
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import BonusDiamond, CleanBonus, MoonAboveZero, MoonAndSun, MoonByStanding
from tests.unit.kinds import flaws, sound_draws
from tests.unit.learning import put

KIND = KINDS["sheet"]
GOOD = (13, 12, 1, 0)


def kept(rules, *rows):
    """A puzzle with these rows."""
    return Puzzle("sheet", rules, sheet=rows)


ROWS = [
    ("hjerter", (13, 12, 1, 0), True),
    ("hjerter", (25, 1, 0, 0), True),
    ("hjerter", (13, 13, 0, 0), True),
    ("hjerter", (0, 26, 26, 26), True),
    ("hjerter", (26, 0, 0, 0), False),
    ("hjerter", (7, 7, 6, 6), False),
    ("hjerter", (12, 12, 1, 0), False),
    ("hjerter", (26, 26, 0, 0), False),
    ("hjerter", (0, -26, 0, 0), False),
    ("hjerter-trekk", (0, -26, 0, 0), True),
    ("misaariherttamisaari", (26, 0, 0, 0), True),
    ("misaariherttamisaari", (0, 26, 26, 26), False),
    ("paripeli", (0, 26, 0, 26), True),
    ("paripeli", (0, 26, 26, 26), False),
    ("omnibus", (13, 3, 0, 0), True),
    ("omnibus", (13, 13, 0, -10), True),
    ("omnibus", (13, 13, 0, 0), False),
    ("omnibus", (0, 26, 26, 16), True),
    ("omnibus", (-36, 0, 0, 0), True),
    ("omnibus", (0, 0, 26, -10), False),
    ("omnibus", (16, 0, 0, 0), True),
    ("musta-maija", (13, 23, 7), True),
    ("musta-maija", (43, 0, 0), False),
    ("musta-maija", (0, 43, 43), True),
    ("hertta-korttipeli-nimellisarvot", (60, 104, 0, 0), True),
    ("hertta-korttipeli-nimellisarvot", (60, 103, 1, 0), False),
    ("hertta-korttipeli-nimellisarvot", (61, 103, 0, 0), True),
    ("perumisherttamisaari-6", (26, 26, 0, 0, 0, 0), True),
    ("perumisherttamisaari-6", (13, 39, 0, 0, 0, 0), True),
    ("perumisherttamisaari-6", (12, 40, 0, 0, 0, 0), True),
    ("perumisherttamisaari-6", (52, 0, 0, 0, 0, 0), False),
    ("hertta-korttipeli-ilman-rouvaa", (7, 6, 0, 0), True),
    ("hertta-korttipeli-2", (13, 13), True),
    ("hjerter", (13, 13, 0), False),
]


@pytest.mark.parametrize(("rules", "row", "possible"), ROWS)
def test_a_row_is_possible_if_cards_can_make_it(rules, row, possible):
    """By counting cards, none of which can be halved, or by a moon; both engines find the same."""
    assert (origin(ruleset(rules), row) is not None) is possible
    if len(row) == ruleset(rules).players:
        assert second.tried(second.profile(rules), row)[0] is possible


HOUSE = {
    "sun": (
        "moon",
        MoonAndSun(("add",), 52),
        [((0, 52, 52, 52), True), ((0, 26, 26, 26), True), ((0, 39, 0, 0), False)],
    ),
    "by the standing": ("moon", MoonByStanding("lost"), [((-26, 0, 0, 0), True), ((0, 26, 26, 26), True)]),
    "above zero": ("moon", MoonAboveZero(), [((-26, 0, 0, 0), True), ((0, 26, 26, 26), True)]),
    "diamond needed": (
        "values",
        BonusDiamond("J", -10, "needed"),
        [((-10, 26, 26, 26), True), ((0, 26, 26, 16), False), ((26, -10, 0, 0), True), ((16, 0, 0, 0), True)],
    ),
    "diamond dropped": (
        "values",
        BonusDiamond("J", -10, "dropped"),
        [((0, 26, 26, 26), True), ((-10, 26, 26, 26), False), ((26, -10, 0, 0), True)],
    ),
}


@pytest.mark.parametrize("house", HOUSE)
def test_a_table_of_ones_own_has_rows_of_its_own(house):
    """A sun, a choice that hangs on the standing, a diamond that a moon needs: both engines find the same."""
    question, policy, rows = HOUSE[house]
    rules = ruleset("hjerter").with_(question, policy)
    for row, possible in rows:
        assert (origin(rules, row) is not None) is possible, row
        assert second.tried(second.facts_of(rules), row)[0] is possible, row


def test_how_a_row_came_about_is_told():
    """By cards, or by whose moon, with what choice and what it was worth."""
    rules = ruleset("herttamisaari")
    assert origin(rules, (13, 12, 1, 0)) == (None, "", 0)
    assert origin(rules, (26, 26, 0, 26)) == (2, "add", 26)
    assert origin(rules, (0, 0, -26, 0)) == (2, "subtract", 26)
    assert [choices(ruleset(name)) for name in ("hjerter", "herttamisaari", "misaariherttamisaari")] == [
        ("add",),
        ("add", "subtract"),
        (),
    ]


@pytest.mark.parametrize("rules", PROFILES)
def test_what_a_deal_comes_to_is_possible(rules):
    """The points of whole deals by every profile, moons among them, are rows that both engines find possible."""
    table, chance = ruleset(rules), Chance(5)
    for aim in (aim for aim in dict.fromkeys(aims(table)) for _ in range(2)):
        taken = whole_piles(table, chance, aim, chance.below(table.players))
        for choice in choices(table) or (None,) if taken else ():
            row = score(table, taken, choice).points
            assert origin(table, row) is not None
            assert second.tried(second.profile(rules), row)[0]


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (kept("hjerter", GOOD), "sheet-size"),
        (kept("hjerter", *[(13, 13, 0, 0)] * 6, (1, 1, 1, 1)), "sheet-size"),
        (kept("hjerter", GOOD, (26, 0, 0)), "impossible"),
        (kept("hjerter", GOOD, GOOD), "nothing-wrong"),
        (kept("hjerter", GOOD, (26, 0, 0, 0), (0, 0, 0, 26)), "several-wrong"),
        (kept("hjerter", *[(0, 26, 26, 26)] * 4, GOOD, (1, 1, 1, 1)), "over-before"),
        (replace(kept("hjerter", GOOD, (26, 0, 0, 0)), leader=1), "stray"),
    ],
)
def test_what_is_no_sheet_with_one_slip_is_no_puzzle(puzzle, flaw):
    """Too few or too many deals, a seat too few, nothing wrong or too much, a game that was over before."""
    assert flaws(puzzle) == (flaw,)


def test_where_a_bonus_ends_a_deal_nothing_is_asked(monkeypatch):
    """A deal that may come to this or that has no sum to check."""
    rules = ruleset("hjerter").with_("deal_end", CleanBonus(-5, -5))
    assert not PROVED["sheet"].suits(rules)
    monkeypatch.setattr("hertta.puzzles.puzzle.ruleset", lambda _name: rules)
    assert PROVED["sheet"].flaws(kept("hjerter", GOOD, (26, 0, 0, 0))) == ("no-checksum",)


@pytest.mark.parametrize(
    ("rules", "row", "message", "told"),
    [
        ("hjerter", (13, 11, 1, 0), "why-sheet-sum", {"sum": 25, "whole": 26, "added": 78, "subtracted": 0}),
        ("omnibus", (13, 13, 0, 0), "why-sheet-sum", {"sum": 26, "whole": 16, "added": 68, "subtracted": -36}),
        ("paripeli", (13, 13, 1, 0), "why-sheet-sum", {"added": 52, "subtracted": -26}),
        ("misaariherttamisaari", (13, 13, 1, 0), "why-sheet-sum", {"added": 0, "subtracted": 0}),
        ("hjerter", (0, 0, 26, 0), "why-sheet-alone", {"seat": 2, "points": 26}),
        ("hjerter", (7, 7, 6, 6), "why-sheet-cards", {"sum": 26}),
        ("hjerter", (13, 12, 1, 0), "why-sheet-counted", {"sum": 26}),
        ("hjerter", (26, 26, 0, 26), "why-sheet-add", {"seat": 2, "points": 26, "sum": 78}),
        ("herttamisaari", (0, 0, -26, 0), "why-sheet-subtract", {"seat": 2, "points": 26, "sum": -26}),
    ],
)
def test_each_row_is_told_by_its_sum_or_its_moon(rules, row, message, told):
    """A wrong sum by what it should be, a moon by whose it is; and who has all alone by that there is one."""
    because = KIND.explain(kept(rules, row))[0]
    assert because.message == message
    assert because.right is (message in {"why-sheet-sum", "why-sheet-alone", "why-sheet-cards"})
    assert told.items() <= because.facts.items()
    moons = {"why-sheet-alone", "why-sheet-add", "why-sheet-subtract"}
    assert because.rule == (ruleset(rules).moon if message in moons else ruleset(rules).values).code


def test_every_slip_comes_up():
    """A card forgotten or counted twice, figures turned about, a moon written like other points: one spoils a row."""
    rules, row = ruleset("hjerter"), (14, 11, 1, 0)
    assert [len(slip(rules, row)) > 0 for slip in SLIPS] == [True, True, False, False]
    assert (14, 11, 0, 0) in SLIPS[0](rules, row)
    assert (1, 11, 1, 0) in SLIPS[0](rules, row)
    assert (14, 12, 1, 0) in SLIPS[1](rules, row)
    assert SLIPS[2](rules, (13, 12, 1, 0)) == [(13, 21, 1, 0)]
    moon = (26, 26, 0, 26)
    assert SLIPS[3](rules, moon) == [(0, 0, 26, 0)]
    assert SLIPS[0](rules, moon) == [(0, 26, 0, 26), (26, 0, 0, 26), (26, 26, 0, 0)]
    assert SLIPS[3](ruleset("herttamisaari"), (0, -26, 0, 0)) == [(0, 26, 0, 0)]
    assert all(not slip(ruleset("omnibus"), (-36, 0, 0, 0)) for slip in SLIPS)


def test_draws_differ_in_length_and_in_what_is_wrong():
    """From two to six deals, any of which may be the wrong one, by its sum or by a moon."""
    draws = sound_draws("sheet")
    assert {len(puzzle.sheet) for puzzle in draws} == {2, 3, 4, 5, 6}
    assert {KIND.solve(puzzle).picks["deal"] for puzzle in draws} == {"1", "2", "3", "4", "5", "6"}
    right = {one.message for puzzle in draws for one in KIND.explain(puzzle) if one.right}
    assert right == {"why-sheet-sum", "why-sheet-alone"}


def test_the_sheet_is_a_table():
    """A row a deal and a column a seat; the choices are the deals."""
    scene = scene_of(put(kept("hertta-korttipeli-2", (13, 13), (12, 13)), "?lang=en"))
    assert scene.grid.head == ("Deal", "You", "Player 2")
    assert [(row.label, row.cells) for row in scene.grid.rows] == [("Deal 1", ("13", "13")), ("Deal 2", ("12", "13"))]
    assert [option.label for option in scene.choices[0].options] == ["Deal 1", "Deal 2"]
    assert scene.standing is None
