"""The page of the score sheet: what a browser keeps of it, what stands on paper and in a file."""

import csv
import io
import json
from dataclasses import replace
from urllib.parse import unquote

import pytest

from hertta.lessons.sheets.sheet import Row
from hertta.lessons.sheets.sheet import Sheet as Written
from hertta.lessons.sheets.text import fits, to_map
from hertta.progress.visit import LARGEST_SHEET
from tests.unit.score_sheets import Sheet, a_table


def test_the_file_is_sound_and_harmless():
    """The CSV reads back as a table with every deal; no cell of a name is a formula, and numbers stay numbers."""
    sheet = a_table()
    for points in ((13, 12, 1, 0), (0, 0, -26, 0), (1, 2, 3, 4)):
        sheet.deal(*points)
    link = sheet.part("tools").links[0]
    head, content = link.href.split(",", 1)
    lines = list(csv.reader(io.StringIO(unquote(content).removeprefix("\ufeff"))))
    assert (head, link.download) == ("data:text/csv;charset=utf-8", "hearts-score.csv")
    assert lines[0][:7] == ["Deal", "Dealer", "Pass", "Åse", "'=Kari", "春子", "Player 4"]
    assert lines[2][1:11] == ["'=Kari", "3 to the right", "0", "0", "-26", "0", "13", "12", "-25", "0"]
    assert lines[3][-1].startswith("Deal 3 adds up to 10; it should be 26.")
    assert {len(line) for line in lines} == {12}


def test_paper_has_lines_for_the_deals_to_come():
    """What is printed holds the deals so far and empty lines with their pass; once the game is over its winner."""
    sheet = a_table("hjerter")
    sheet.deal(13, 13, 0, 0)
    rows = sheet.part("paper").grid.rows
    assert [row.cells[1] for row in rows] == ["13 (+13)"] + [""] * 15
    assert [row.cells[0] for row in rows[:5]] == [
        "3 to the left",
        "3 to the right",
        "3 across",
        "no pass",
        "3 to the left",
    ]
    for _ in range(7):
        sheet.deal(13, 13, 0, 0)
    assert (len(sheet.part("paper").grid.rows), "win together" in sheet.part("paper").text[-1]) == (8, True)


def test_everything_survives_a_reload():
    """A browser that comes back with what it kept sees the same page, half written fields and all, and can undo."""
    sheet = a_table()
    sheet.deal(13, 12, 1, 0)
    sheet.deal(26, 0, 0, 0)
    sheet.fill("points-3", "7")
    again = Sheet(json.loads(json.dumps(sheet.scene.remember)))
    assert again.scene.sections == sheet.scene.sections
    assert again.act("undo").sections == sheet.act("undo").sections


def test_pages_side_by_side_share_the_sheet():
    """What another page has written down since is there, and is not written over."""
    one = a_table()
    other = Sheet(json.loads(json.dumps(one.scene.remember)))
    one.deal(13, 13, 0, 0)
    other.send(type="fill", key="name-3", value="Per", remembered=json.loads(json.dumps(one.scene.remember)))
    assert [line.cells[0] for line in other.part("deals").grid.rows] == ["13 (+13)"]
    assert other.part("deals").grid.head[-1] == "Per"


@pytest.mark.parametrize(
    "found", ["x", ["x"], {"names": ["\ud800"]}, {"names": "x" * LARGEST_SHEET}, {"names": {1, 2}}]
)
def test_a_sheet_that_cannot_be_sent_back_is_not_kept(found):
    """What is no map, is too large, or could not be sent to a browser, is dropped before anybody reads it."""
    assert Sheet({"version": 1, "sheet": found}).scene.remember["sheet"] == {}


def test_a_sheet_that_is_full_says_so():
    """When a browser could not keep one more deal, the deal stays in its fields and the page says why."""
    written = Written("hjerter")
    while fits(longer := replace(written, rows=(*written.rows, Row((-999,) * 4)))):
        written = longer
    sheet = Sheet({"version": 1, "sheet": to_map(written)})
    sheet.deal(*[-999] * 4)
    assert sheet.said.startswith("The sheet is full. Save it and start a new game.")
    assert sheet.part("deal").items[0].text == "The sheet is full. Save it and start a new game."
    assert sheet.part("deal").fields[0].value == "-999"
    assert len(sheet.part("deals").grid.rows) == len(written.rows)
