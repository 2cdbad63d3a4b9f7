"""The page of the score sheet: what it shows and says."""

import pytest

from hertta.rules import PROFILES
from hertta.text import CODES
from tests.unit.score_sheets import NAMES, Sheet, a_table


def test_a_deal_is_written_down_and_told():
    """The fields bear the players' names; what is entered stands in the grid and is said with the new totals."""
    sheet = a_table()
    assert [one.label for one in sheet.part("deal").fields] == [*NAMES, "Player 4"]
    sheet.deal(13, 3, 10, "")
    assert sheet.said == "Deal 1 is written down. Totals: Åse: 13, =Kari: 3, 春子: 10, Player 4: 0."
    grid = sheet.part("deals").grid
    assert (grid.head[1:], grid.rows[0].cells) == ((*NAMES, "Player 4"), ("13 (+13)", "3 (+3)", "10 (+10)", "0 (0)"))
    assert [one.value for one in sheet.part("deal").fields] == [""] * 4


def test_the_next_deal_has_a_dealer_and_a_pass():
    """Who deals and who gives to whom is told in words; nothing of the latter where nothing is passed."""
    sheet = a_table()
    sheet.fill("dealer", "2")
    told = [[row.value for row in sheet.part("next").rows]]
    for _ in range(3):
        sheet.deal(13, 13, 0, 0)
        told.append([row.value for row in sheet.part("next").rows])
    assert told[0] == ["春子", "3 to the left (Åse → =Kari, =Kari → 春子, 春子 → Player 4, Player 4 → Åse)"]
    assert told[1][0] == "Player 4"
    assert told[3] == ["=Kari", "no pass"]


def test_the_sum_is_told_before_a_deal_is_written_down():
    """While numbers are filled in the sheet says how far they add up, and which of them is none."""
    sheet = a_table()
    sheet.fill("points-0", "13")
    assert [row.value for row in sheet.part("deal").rows] == ["13 of 26"]
    sheet.fill("points-1", "a")
    assert sheet.part("deal").rows == ()
    assert [bool(one.fault) for one in sheet.part("deal").fields] == [False, True, False, False]
    sheet.act("enter")
    assert (sheet.said, sheet.part("deals")) == ("Not written down: a field holds no whole number.", None)


def test_nothing_is_not_written_down():
    """Empty fields are no deal, and the page says so."""
    sheet = a_table()
    assert (sheet.act("enter").live.result, sheet.part("deals")) == ("Write down points first.", None)


def test_a_miscounted_deal_is_marked_and_corrected():
    """A wrong deal is told with a likely slip, is marked in the grid, and goes when it is corrected."""
    sheet = a_table()
    sheet.deal(13, 12, 0, 0)
    told = "Deal 1 adds up to 25; it should be 26. Was a heart left out?"
    assert told in sheet.said
    assert [item.text for item in sheet.part("doubts").items] == [told]
    assert (sheet.part("deals").grid.rows[0].tone, sheet.part("deals").grid.rows[0].note) == ("wrong", told)
    sheet.act("edit", "0")
    assert sheet.part("deal").title == "Correct deal 1"
    assert [one.value for one in sheet.part("deal").fields] == ["13", "12", "0", "0"]
    sheet.fill("points-2", "1")
    sheet.act("enter")
    assert (sheet.said.startswith("Deal 1 is corrected."), sheet.part("doubts")) == (True, None)


def test_a_correction_can_be_left():
    """What was begun is put aside, by the button or by choosing no deal."""
    sheet = a_table()
    sheet.deal(13, 13, 0, 0)
    for leave in (lambda: sheet.act("leave"), lambda: sheet.fill("edit", "")):
        sheet.fill("edit", "0")
        sheet.fill("points-0", "9")
        assert sheet.part("next") is None
        leave()
        assert sheet.part("next").title == "Deal 2"
    assert sheet.part("deals").grid.rows[0].cells[0] == "13 (+13)"


def test_a_moon_asks_for_its_choice():
    """Where the rules leave a choice the page asks; the deal counts once that is settled, and undo asks anew."""
    sheet = a_table()
    sheet.deal(0, 26, 0, 0)
    asked = sheet.part("ask-1")
    assert [one.label for one in asked.actions] == [
        "A moon: the opponents add 26",
        "A moon: =Kari takes 26 off",
    ]
    assert sheet.part("deals").grid.rows[0].cells == ("(0)", "(26)", "(0)", "(0)")
    sheet.act("settle", asked.actions[1].value)
    assert "=Kari shot the moon and takes the points off." in sheet.said
    assert (sheet.part("ask-1"), sheet.part("deals").grid.rows[0].cells[1]) == (None, "−26 (−26)")
    sheet.act("undo")
    assert sheet.part("ask-1") == asked


def test_the_game_ends_with_a_winner():
    """When the game is over its winner is told, and nothing more is asked for; undo goes on with it."""
    sheet = a_table("hjerter")
    for _ in range(8):
        sheet.deal(13, 13, 0, 0)
    assert sheet.part("end").items[0].text == "春子, Player 4 win together with 0 points."
    assert sheet.said.endswith("win together with 0 points.")
    assert (sheet.part("deal"), sheet.part("next")) == (None, None)
    assert [row.tone for row in sheet.part("totals").rows] == ["plain", "plain", "right", "right"]
    before = sheet.scene.sections
    assert sheet.deal(13, 13, 0, 0).sections == before
    sheet.act("undo")
    assert (sheet.part("end"), [one.value for one in sheet.part("deal").fields]) == (None, ["13", "13", "0", "0"])


def test_no_winner_while_a_deal_is_wrong():
    """A wrong deal keeps the end open, even beyond the limit."""
    sheet = a_table("hjerter")
    for points in ((13, 12, 0, 0), *[(13, 13, 0, 0)] * 8):
        sheet.deal(*points)
    assert (sheet.part("end"), sheet.part("doubts").text) == (None, ("Nobody can win while a deal is wrong.",))


def test_pairs_have_one_total():
    """In pairs the totals are those of the partners, and both win."""
    sheet = a_table("paripeli")
    for _ in range(4):
        sheet.deal(26 - 1, 0, 1, 0)
    assert [(row.label, row.value) for row in sheet.part("totals").rows] == [
        ("Åse & 春子", "104"),
        ("=Kari & Player 4", "0"),
    ]
    assert "=Kari, Player 4 win together with 0 points." in sheet.said


def test_a_new_game_keeps_the_players():
    """A new game is empty and has the same names and rules; undo brings the old one back."""
    sheet = a_table()
    sheet.deal(13, 13, 0, 0)
    assert [one.key for one in sheet.part("players").fields] == ["name-0", "name-1", "name-2", "name-3", "dealer"]
    sheet.act("anew")
    assert (sheet.said, sheet.part("deals")) == ("A new game. Undo brings the old one back.", None)
    assert sheet.part("players").fields[0].key == "rules"
    assert sheet.part("players").fields[1].value == "Åse"
    sheet.act("undo")
    assert sheet.part("deals").grid.rows[0].cells[0] == "13 (+13)"


def test_the_rules_of_an_empty_sheet_are_those_in_play():
    """Until a deal is written down the sheet follows the rules in play, which can be chosen here among all of them."""
    sheet = Sheet(query="?rules=herttamisaari")
    field = sheet.part("players").fields[0]
    assert [one.value for one in field.options if one.selected] == ["herttamisaari"]
    assert {one.value for one in field.options} >= set(PROFILES)
    sheet.send(type="set", key="rules", value="hertta-korttipeli")
    assert sheet.part("paper").text[0] == "Hertta korttipeli (Finnish)"
    sheet.fill("rules", "perumisherttamisaari-10")
    assert (len(sheet.part("deal").fields), "perumisherttamisaari-10" in sheet.scene.address) == (10, True)


def test_a_game_keeps_its_rules():
    """Once a deal is written down other rules are those of the next game."""
    sheet = a_table("perumisherttamisaari-10")
    sheet.deal(*[5] * 9, 7)
    sheet.send(type="set", key="rules", value="hjerter")
    assert (len(sheet.part("deals").grid.head), len(sheet.part("deal").fields)) == (11, 10)
    sheet.act("anew")
    assert len(sheet.part("deal").fields) == 4
    sheet.act("undo")
    assert len(sheet.part("deal").fields) == 10


def test_a_table_s_own_rules_can_be_played_by():
    """A table of one's own is offered where it is in play, with what its rules ask of the players."""
    name = "hjerter~deal_end.clean-bonus.no_tricks.-5.no_points.-5~game_end.limit-with-drop.points.50.to.25"
    sheet = Sheet(query=f"?rules={name}")
    sheet.fill("rules", name)
    assert "Whoever took no trick at all writes −10." in sheet.part("deal").text
    for points in ((13, 13, 0, -10), (13, 13, 0, 0), (24, 2, 0, 0)):
        sheet.deal(*points)
    assert "Player 1 is exactly at the limit and drops to 25." in sheet.said


@pytest.mark.parametrize("lang", CODES)
def test_every_state_of_a_deal_is_told_in_every_language(lang):
    """Right, wrong, open and late deals, moons and their choices have words in each language."""
    sheet = a_table("hjerter-trekk", lang=lang)
    for points in ((26, 0, 0, 0), (7, 7, 6, 6), (14, 12, 0, 0), (0, 20, 19, 0), *[(13, 13, 0, 0)] * 7):
        sheet.deal(*points)
    sheet.act("settle", "0:add-0")
    assert [row.tone for row in sheet.part("deals").grid.rows][:4] == ["plain", "wrong", "plain", "wrong"]
    for place, points in ((1, (13, 13, 0, 0)), (3, (0, 26, 0, 0))):
        sheet.act("edit", str(place))
        sheet.deal(*points)
    assert len(sheet.part("ask-4").actions) == 2
    sheet.act("settle", "3:subtract-1")
    tones = [row.tone for row in sheet.part("deals").grid.rows]
    assert (tones.count("note") > 0, bool(sheet.part("end"))) == (True, True)


@pytest.mark.parametrize(
    "intent",
    [
        {"type": "fill", "key": "points-9", "value": "3"},
        {"type": "fill", "key": "points-x", "value": "3"},
        {"type": "fill", "key": "name--1", "value": "x"},
        {"type": "fill", "key": "dealer", "value": "٣"},
        {"type": "fill", "key": "dealer", "value": "9" * 5000},
        {"type": "fill", "key": "rules", "value": "nonsense"},
        {"type": "fill", "key": "edit", "value": "7"},
        {"type": "fill", "key": "nothing", "value": "1"},
        {"type": "act", "action": "settle", "value": "0:nothing"},
        {"type": "act", "action": "settle", "value": "7:plain"},
        {"type": "act", "action": "edit", "value": "x"},
        {"type": "act", "action": "undo"},
        {"type": "act", "action": "leave"},
        {"type": "act", "action": "hint"},
    ],
)
def test_what_means_nothing_changes_nothing(intent):
    """An intent about a seat, a deal, rules or a button that there is not leaves the sheet as it is."""
    sheet = a_table(remembered={})
    before = sheet.scene.sections
    assert sheet.send(**intent).sections == before
