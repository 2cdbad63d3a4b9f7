"""A score sheet as it is written on: entering, correcting, undoing, a new game, and its text form."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hertta.engine import Chance
from hertta.lessons.sheets.sheet import Row, Sheet, plain_name
from hertta.lessons.sheets.tally import tally
from hertta.lessons.sheets.text import fits, read_sheet, to_map
from hertta.progress.visit import LARGEST_SHEET
from hertta.rules import PROFILES, ruleset
from tests.unit.sheets import played, written

DEALT = ((13, 13, 0, 0), (0, 3, 20, 3))


def two_deals():
    """A sheet with names and two deals."""
    sheet = Sheet("hjerter-trekk").rename(0, "Åse").rename(2, "Matti")
    for points in DEALT:
        sheet = written(sheet, points)
    return sheet


def test_a_deal_is_entered_number_by_number():
    """What is typed stands in the fields until it is entered; an empty one is 0, and a minus may be a real one."""
    sheet = Sheet("hjerter").type(1, " 13 ").type(3, "\N{MINUS SIGN}13").type(4, "5").type(-1, "5")
    assert sheet.draft == ("", "13", "", "-13")
    assert sheet.counted == (0, 13, 0, -13)
    assert (sheet.enter().rows, sheet.enter().draft) == ((Row((0, 13, 0, -13)),), ())


@pytest.mark.parametrize("text", ["x", "1.5", "--1", "²", "٣", "1e3", "+"])
def test_what_is_no_number_is_not_entered(text):
    """A field that holds no number keeps the deal from being entered, and is named."""
    sheet = Sheet("hjerter").type(0, "26").type(2, text)
    assert (sheet.counted, sheet.unreadable, sheet.enter()) == (None, (2,), sheet)


def test_nothing_is_not_entered():
    """Empty fields are no deal of noughts."""
    sheet = Sheet("hjerter").type(0, "")
    assert sheet.enter() == sheet


def test_a_row_is_corrected_in_its_place():
    """A row goes back into the fields, and what is entered then takes its place; it may also be left."""
    begun = two_deals().edit(0)
    assert (begun.draft, begun.editing) == (("13", "13", "0", "0"), 0)
    assert begun.type(0, "12").type(2, "1").enter().rows == (Row((12, 13, 1, 0)), Row(DEALT[1]))
    assert begun.edit(-1) == two_deals()
    assert begun.enter() == two_deals()


def test_a_choice_is_settled_in_its_row():
    """What a moon came to is kept with its row; a word that is none, or a row that is not there, changes nothing."""
    sheet = written(two_deals(), (26, 0, 0, 0))
    assert sheet.settle(2, "add-0").rows[2] == Row((26, 0, 0, 0), "add-0")
    assert sheet.settle(2, "nothing") == sheet.settle(3, "add-0") == sheet.settle(-1, "add-0") == sheet


@pytest.mark.parametrize("name", PROFILES)
def test_undo_is_exact(name):
    """Each undo gives the rows before the last change, down to the empty sheet, with the last numbers in the fields."""
    sheets = [Sheet(name), *(sheet for sheet, _ in played(name, Chance(1), 4))]
    sheet = sheets[-1]
    for before in reversed(sheets[:-1]):
        entered = sheet.rows[-1]
        while len(sheet.rows) > len(before.rows):
            sheet = sheet.undo()
        assert (sheet.rows, sheet.changes) == (before.rows, before.changes)
        assert sheet.counted == entered.counted
    assert sheet.undo() == sheet


def test_undo_takes_back_corrections_and_choices():
    """A correction and a choice are taken back like an entry, one at a time."""
    sheet = written(two_deals(), (26, 0, 0, 0))
    changed = sheet.settle(2, "add-0").edit(0).type(0, "12").enter().edit(1)
    assert changed.undo() == sheet.settle(2, "add-0")
    assert changed.undo().undo() == sheet


def test_a_new_game_can_be_taken_back():
    """A new game keeps the names, and undo brings the game before it back; after the first deal it undoes that."""
    fresh = two_deals().anew("omnibus")
    assert (fresh.rules, fresh.rows, fresh.names) == ("omnibus", (), two_deals().names)
    assert fresh.undo() == two_deals()
    assert written(fresh, (16, 0, 0, 0)).undo().undo() == two_deals()
    assert fresh.anew("hjerter").undo() == two_deals()


def test_a_new_game_has_a_dealer_who_plays():
    """The first dealer stays, unless fewer play now; only a seat at the table can deal."""
    sheet = Sheet("herttamisaari-5").dealt_first_by(4)
    assert (sheet.dealer, sheet.anew("hjerter").dealer, sheet.dealt_first_by(5)) == (4, 0, sheet)
    assert sheet.anew("herttamisaari-6").dealer == 4


def test_names_are_the_players_own_words():
    """A name may be of any script; what can't be seen goes, and a seat that nobody has named has no name."""
    sheet = Sheet("hjerter").rename(2, " 春\u200b\n子 ").rename(4, "Nobody")
    assert [sheet.name(seat) for seat in range(4)] == ["", "", "春 子", ""]
    assert (plain_name("e\u0301" * 30), plain_name("\ud800\x00")) == ("é" * 24, "")


def test_fewer_players_leave_the_other_names_alone():
    """With fewer players the further names are kept for the next game."""
    sheet = Sheet("herttamisaari-5").rename(4, "Eva").anew("hertta-korttipeli-2")
    assert (sheet.players, sheet.anew("herttamisaari-5").name(4)) == (2, "Eva")


@pytest.mark.parametrize("name", PROFILES)
def test_a_sheet_reads_back_equal(name):
    """The text form of a sheet, corrected, half entered and after another game, reads back equal."""
    *_, (sheet, _) = played(name, Chance(2), 5)
    for one in (sheet, sheet.edit(0).type(1, "99"), sheet.anew("hjerter").rename(0, "Åsa").type(3, "x")):
        assert read_sheet(json.loads(json.dumps(to_map(one))), "omnibus") == one


def _with(**changes):
    return {**to_map(two_deals()), **changes}


@pytest.mark.parametrize(
    "found",
    [
        None,
        "sheet",
        [],
        {},
        _with(version=2),
        _with(rules="nonsense"),
        _with(rules=["hjerter"]),
        _with(rules="hjerter~" + "x" * 9000),
        _with(rules="herttamisaari-5"),
        _with(names="Åse"),
        _with(names=["x" * 25]),
        _with(names=["a\u202eb"]),
        _with(names=["a"] * 11),
        _with(names=[1]),
        _with(dealer=4),
        _with(dealer=True),
        _with(dealer=None),
        _with(rows=["13 13 0"]),
        _with(rows=["13 13 0 x"]),
        _with(rows=["13 13 0 99999"]),
        _with(rows=["13 13 0 ٣"]),
        _with(rows=[""]),
        _with(rows=[[13, 13, 0, 0]]),
        _with(rows={"0": "13 13 0 0"}),
        _with(rows=["13 13 0 0"]),
        _with(draft=["1", "2"]),
        _with(draft=["1", "2", "3", "123456"]),
        _with(editing=2),
        _with(editing="0"),
        _with(editing=False),
        _with(changes=["", "", ""]),
        _with(changes=["2:13 13 0 0"]),
        _with(changes=["0:13 13 0"]),
        _with(changes=["x:13 13 0 0"]),
        _with(changes=["0"]),
        _with(before="x"),
        _with(before={}),
        _with(before=_with(version=0)),
    ],
)
def test_a_sheet_that_cannot_be_read_is_begun_afresh(found):
    """Whatever is amiss in what comes back, there is an empty sheet by the rules in play."""
    assert read_sheet(found, "omnibus") == Sheet("omnibus")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda kids: st.lists(kids, max_size=4) | st.dictionaries(st.text(max_size=4), kids, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(sorted(to_map(two_deals()))), JSON)
def test_nothing_that_comes_back_is_an_exception(key, value):
    """Any part may hold anything: there is a sheet, and it can be worked out, undone and kept."""
    sheet = read_sheet(_with(**{key: value}), "omnibus")
    while sheet.undo() != sheet:
        sheet = sheet.undo()
    assert len(tally(sheet).totals) == sheet.players
    assert read_sheet(to_map(sheet), "omnibus") == sheet


def test_a_game_before_the_game_before_is_not_read():
    """Only one game is brought back, however many a map holds inside one another."""
    twice = _with(before=_with(before=to_map(two_deals())))
    assert read_sheet(twice, "omnibus").before.before is None


def test_a_sheet_stays_small():
    """As long as a sheet fits its map is small enough, whatever is undone, named or typed; then it is full."""
    sheet = replace(Sheet("perumisherttamisaari-10"), names=('"' * 24,) * 10, draft=("-9999",) * 10)
    row = Row((-9999,) * 10, "subtract-9-all")
    while fits(sheet):
        last, sheet = sheet, replace(sheet, rows=(*sheet.rows, row), changes=(*sheet.changes, (0, None)))
    assert len(last.rows) > 40
    assert all(
        len(json.dumps(to_map(one), ensure_ascii=False)) <= LARGEST_SHEET for one in (last, replace(last, before=last))
    )
    assert read_sheet(to_map(last), "hjerter").rows == last.rows


def test_a_game_that_is_too_long_gives_up_the_game_before_first():
    """What makes room is the game before; what undoes the last changes stays as long as it can."""
    long = replace(Sheet("hjerter"), rows=(Row((13, 13, 0, 0)),) * 150, changes=((0, None),) * 150)
    kept = read_sheet(to_map(replace(long, before=long)), "omnibus")
    assert kept == long


def test_a_table_of_one_s_own_can_be_kept():
    """The rules of a sheet may be a table's own."""
    sheet = written(Sheet("hjerter~game_end.limit.points.50"), (13, 13, 0, 0))
    assert read_sheet(to_map(sheet), "omnibus") == sheet
    assert sheet.ruleset == ruleset(sheet.rules)
