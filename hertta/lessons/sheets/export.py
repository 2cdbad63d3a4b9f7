"""A score sheet as a file for a spreadsheet."""

import csv
import io
from urllib.parse import quote

from hertta.lessons.sheets.words import Told

_BYTE_ORDER_MARK = "\ufeff"
"""Tells a spreadsheet that the letters are UTF-8."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_text(told: Told) -> str:
    """The sheet as comma-separated values: a line a deal, with the points and the totals of each player.

    A spreadsheet takes a cell for a formula by its first sign; a name that begins so gets an apostrophe before it.
    """
    words, seats = told.words, range(told.rules.players)
    names = [told.name(seat) for seat in seats]
    head = [words("score-sheet-deal"), words("score-sheet-dealer"), words("score-sheet-pass"), *names]
    head += [words("score-sheet-csv-total", name=name) for name in names]
    rows: list[list[str | int]] = [[*head, words("score-sheet-csv-note")]]
    for line in told.tally.lines:
        about: list[str | int] = [line.number, told.name(line.dealer), told.passed(line.number)]
        rows.append([*about, *line.points, *line.totals, " ".join(told.notes(line))])
    out = io.StringIO()
    csv.writer(out).writerows([_harmless(cell) for cell in row] for row in rows)
    return _BYTE_ORDER_MARK + out.getvalue()


def _harmless(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def csv_address(told: Told) -> str:
    """The file itself as an address, so that no server has to make it."""
    return f"data:text/csv;charset=utf-8,{quote(csv_text(told))}"
