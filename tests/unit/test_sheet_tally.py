"""What a score sheet comes to: the engine's game, deal by deal, and every deal that was miscounted."""

from itertools import product

import pytest
from hypothesis import given, settings

from hertta.cards import Card
from hertta.engine import Chance, score
from hertta.lessons.sheets.deals import Slip, results, slip
from hertta.lessons.sheets.sheet import Row, Sheet
from hertta.lessons.sheets.tally import tally
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import CleanBonus, MoonAboveZero, MoonAndSun, MoonByStanding
from hertta.testing import aimed_piles, chances, house_rules
from tests.unit.sheets import counted, played

HJERTER = ruleset("hjerter")
NOUGHT = (0, 0, 0, 0)


def test_the_laws_meet_moons_and_choices():
    """The games that the laws look at hold what is rare: moons, moons with a choice, and games that end."""
    sheets = [sheet for seed in range(4) for sheet, _ in played("herttamisaari", Chance(seed))]
    lines = [line for sheet in sheets for line in tally(sheet).lines]
    assert {line.result.choice for line in lines} == {None, "add", "subtract"}
    assert any(tally(sheet).outcome.over for sheet in sheets)


@pytest.mark.parametrize("name", PROFILES)
def test_a_sheet_comes_to_what_the_engine_comes_to(name):
    """Totals, dealer, deal, direction, end and winners are those of the engine's game after every deal."""
    for sheet, game in [pair for seed in range(2) for pair in played(name, Chance(seed))]:
        told = tally(sheet)
        assert (told.totals, told.dealer, told.number) == (game.totals, game.dealer, game.deal_number)
        assert told.outcome == game.outcome
        assert told.direction == game.rules.passing.policy.direction(game.deal_number)
        assert told.doubtful == ()


@pytest.mark.parametrize("name", PROFILES)
def test_a_miscounted_deal_is_found(name):
    """One point more or fewer at any seat makes a deal wrong, unless these points can be as well."""
    rules = ruleset(name)
    for seed in range(2):
        points = counted(rules, aimed_piles(rules, Chance(seed)))
        for seat, by in product(range(rules.players), (1, -1)):
            spoilt = tuple(own + by * (other == seat) for other, own in enumerate(points))
            line = tally(Sheet(name, rows=(Row(spoilt),))).lines[0]
            assert (line.state, line.points, line.slip.off) == ("wrong", spoilt, by)


@pytest.mark.parametrize(
    ("rules", "changes", "points", "codes"),
    [
        ("hjerter", {}, (26, 0, 0, 0), ["add-0"]),
        ("hjerter", {}, (7, 7, 6, 6), []),
        ("hjerter", {}, (0, 26, 26, 26), ["add-0"]),
        ("hjerter-trekk", {}, (0, 0, 26, 0), ["add-2", "subtract-2"]),
        ("hjerter-trekk", {}, (0, 0, -26, 0), ["subtract-2"]),
        ("hertta-korttipeli-2", {}, (0, 26), ["add-1"]),
        ("misaariherttamisaari", {}, (26, 0, 0, 0), ["plain"]),
        ("omnibus", {}, (16, 0, 0, 0), ["plain", "add-0", "subtract-0"]),
        ("omnibus", {}, (26, -10, 0, 0), ["add-0", "subtract-0"]),
        ("hertta-korttipeli-nimellisarvot", {}, (41, 41, 41, 41), []),
        ("hertta-korttipeli-nimellisarvot", {}, (60, 102, 2, 0), ["plain"]),
        ("hjerter", {"moon": MoonAndSun(("add",), 52)}, (26, 0, 0, 0), ["add-0", "add-0-all"]),
        ("hjerter", {"moon": MoonAndSun(("add",), 52)}, (0, 52, 52, 52), ["add-0-all"]),
        ("hjerter", {"moon": MoonAboveZero()}, (26, 0, 0, 0), ["add-0"]),
        ("hjerter", {"moon": MoonByStanding("lost")}, (0, 26, 0, 0), ["add-1"]),
        ("hjerter", {"deal_end": CleanBonus(-5, -5)}, (13, 13, 0, 0), ["plain"]),
        ("hjerter", {"deal_end": CleanBonus(-5, -5)}, (13, 13, 13, 0), []),
    ],
)
def test_what_counted_points_may_stand_for(rules, changes, points, codes):
    """Counted points are a deal, a moon with its choices, one of several, or nothing that can be."""
    table = ruleset(rules)
    for question, policy in changes.items():
        table = table.with_(question, policy)
    assert [one.code for one in results(table, points, (0,) * table.players, 1)] == codes


@pytest.mark.parametrize(
    ("entered", "written"),
    [((13, 13, 0, 0), (13, 13, -5, -5)), ((13, 13, -10, 0), (13, 13, -10, -5)), ((13, 13, -5, -10), (13, 13, -5, -10))],
)
def test_a_bonus_may_be_counted_in_or_left_to_the_sheet(entered, written):
    """Who has no point gets the bonus for that; the larger one, for no trick, is written down by the table."""
    rules = HJERTER.with_("deal_end", CleanBonus(-5, -5))
    assert [one.points for one in results(rules, entered, NOUGHT, 1)] == [written]


def test_the_standing_chooses_for_the_shooter_where_the_rules_say_so():
    """Where adding would lose the game, the moon is subtracted, as the engine has it."""
    rules = HJERTER.with_("moon", MoonByStanding("lost"))
    assert [one.code for one in results(rules, (26, 0, 0, 0), (90, 80, 10, 20), 5)] == ["subtract-0"]


@pytest.mark.parametrize(
    ("name", "points", "expected"),
    [
        ("hjerter", (3, 10, 0, 0), Slip(-13, Card.parse("QS"))),
        ("hjerter", (13, 12, 0, 0), Slip(-1, hearts=1)),
        ("hjerter", (14, 14, 0, 0), Slip(2, hearts=2, twice=True)),
        ("hjerter", (20, 19, 0, 0), Slip(13, Card.parse("QS"), twice=True)),
        ("hjerter", (7, 7, 6, 6), Slip(0, Card.parse("QS"))),
        ("hjerter", (27, -1, 0, 0), Slip(0)),
        ("hjerter", (0, 0, 0, 0), Slip(-26)),
        ("omnibus", (26, 0, 0, 0), Slip(10, Card.parse("JD"))),
        ("hertta-korttipeli-nimellisarvot", (100, 59, 0, 0), Slip(-5, Card.parse("5H"))),
        ("hertta-korttipeli-ilman-rouvaa", (7, 4, 0, 0), Slip(-2, hearts=2)),
    ],
)
def test_a_likely_slip_is_told(name, points, expected):
    """The difference points to a card that was left out or counted twice, or to some hearts."""
    assert slip(ruleset(name), points) == expected


def test_nobody_has_won_while_a_deal_is_in_doubt():
    """A wrong deal, or a moon without its choice, keeps the end open; once it is settled the game is over."""
    sheet = Sheet("hjerter-trekk", rows=(Row((90, 0, 0, 0)),))
    rows = tuple(Row(points) for points in ((13, 13, 0, 0),) * 7 + ((20, 6, 0, 0),))
    assert [line.state for line in tally(sheet).lines] == ["wrong"]
    assert tally(Sheet("hjerter-trekk", rows=rows)).outcome.winners == (2, 3)
    open_end = Sheet("hjerter-trekk", rows=(Row((0, 26, 0, 0)), *rows))
    assert tally(open_end).outcome.over is False
    assert [line.number for line in tally(open_end).doubtful] == [1]
    assert tally(open_end).totals == (111, 97, 0, 0)
    assert tally(open_end.settle(0, "subtract-1")).outcome.winners == (2, 3)


def test_a_deal_after_the_end_does_not_count():
    """When a correction ends the game earlier, the deals after it are kept and count nothing."""
    rows = tuple(Row((13, 13, 0, 0)) for _ in range(8))
    sheet = Sheet("hjerter", rows=(*rows, Row((13, 0, 13, 0))))
    assert [line.state for line in tally(sheet).lines] == ["sound"] * 8 + ["late"]
    assert tally(sheet).totals == (104, 104, 0, 0)


def test_who_hits_the_limit_exactly_drops():
    """Where the rules let a total drop, the line names the seats that did."""
    name = "hjerter~game_end.limit-with-drop.points.50.to.25"
    rows = (Row((13, 13, 0, 0)),) * 3 + (Row((11, 15, 0, 0)),)
    line = tally(Sheet(name, rows=rows)).lines[-1]
    assert (line.totals, line.dropped) == ((25, 54, 0, 0), (0,))


def test_pairs_are_added_up_side_by_side():
    """Partners have one total, and both win."""
    told = tally(Sheet("paripeli", rows=tuple(Row((20, 0, 6, 0)) for _ in range(4))))
    assert (told.sides, told.side_totals(told.totals)) == (((0, 2), (1, 3)), (104, 0))
    assert told.outcome.winners == (1, 3)


def test_the_next_deal_says_who_gives_to_whom():
    """The pass of the next deal, seat by seat; in a deal without a pass nobody gives anything."""
    rules = ruleset("hjerter")
    rows = tuple(Row((13, 13, 0, 0)) for _ in range(3))
    first, fourth = tally(Sheet("hjerter", dealer=3)), tally(Sheet("hjerter", rows=rows))
    assert (first.dealer, first.direction, first.gives_to(rules, 3)) == (3, "left", 0)
    assert (fourth.dealer, fourth.direction, fourth.gives_to(rules, 3)) == (3, "none", None)


@settings(max_examples=60)
@given(house_rules().filter(lambda rules: rules.players <= 10), chances())
def test_what_was_taken_is_among_the_results(rules, chance):
    """Whatever the table's rules, the points counted of what was taken may stand for what the engine makes of it."""
    taken, totals = aimed_piles(rules, chance), tuple(chance.below(100) for _ in range(rules.players))
    found = {one.points for one in results(rules, counted(rules, taken), totals, 2)}
    scored = score(rules, taken, None, totals, 2)
    told = {score(rules, taken, choice, totals, 2).points for choice in scored.moon_options} or {scored.points}
    assert told <= found
