"""The text form of a score sheet, small enough for what a browser keeps; what comes back is hostile input."""

import json
from dataclasses import replace
from typing import Any

from hertta.errors import RulesError
from hertta.lessons.sheets.sheet import (
    LONGEST_NAME,
    LONGEST_NUMBER,
    MOST_NAMES,
    NUMBER,
    SETTLED,
    Change,
    Row,
    Sheet,
    plain_name,
    plain_number,
)
from hertta.progress.visit import LARGEST_SHEET

VERSION = 1


def to_map(sheet: Sheet) -> dict[str, Any]:
    """What the browser keeps; ``read_sheet`` reads it back equal.

    Where it would be too large the game before is given up, then what undoes the changes.
    """
    short = replace(sheet, before=None)
    fitting = (own for own in map(_map, (sheet, short)) if _size(own) <= LARGEST_SHEET)
    return next(fitting, _map(replace(short, changes=())))


def fits(sheet: Sheet) -> bool:
    """Whether a browser can keep this sheet, whatever is in its fields."""
    names, draft = ("\\" * LONGEST_NAME,) * MOST_NAMES, ("\\" * LONGEST_NUMBER,) * sheet.players
    return _size(_map(replace(sheet, names=names, draft=draft, changes=(), before=None))) <= LARGEST_SHEET


def _map(sheet: Sheet) -> dict[str, Any]:
    return {
        "version": VERSION,
        "rules": sheet.rules,
        "names": list(sheet.names),
        "dealer": sheet.dealer,
        "rows": list(map(_text, sheet.rows)),
        "draft": list(sheet.draft),
        "editing": sheet.editing,
        "changes": ["" if row is None else f"{place}:{_text(row)}" for place, row in sheet.changes],
        "before": None if sheet.before is None else _map(sheet.before),
    }


def _text(row: Row) -> str:
    return " ".join([*map(str, row.counted), row.settled]).rstrip()


def _size(table: object) -> int:
    return len(json.dumps(table, ensure_ascii=False))


def read_sheet(found: object, rules: str) -> Sheet:
    """The sheet that a browser brings back; one that can't be read is begun afresh.

    Args:
        found: whatever came.
        rules: name of the rules of a fresh sheet.

    >>> sheet = Sheet("hjerter").rename(0, "Åsa").type(0, "26").enter()
    >>> read_sheet(to_map(sheet), "omnibus") == sheet, read_sheet({"version": 0}, "omnibus") == Sheet("omnibus")
    (True, True)
    """
    try:
        return _read(found) if _size(found) <= LARGEST_SHEET else Sheet(rules)
    except (KeyError, TypeError, ValueError, RecursionError, RulesError):
        return Sheet(rules)


def _read(found: Any) -> Sheet:
    """The sheet in a map.

    Raises:
        ValueError: or another of those that ``read_sheet`` catches, if there is none in it.
    """
    before = None if found["before"] is None else _read({**found["before"], "before": None})
    rows, draft, names = (tuple(_words(found[name])) for name in ("rows", "draft", "names"))
    sheet = Sheet(_word(found["rules"]), names, found["dealer"], tuple(map(_row, rows)), draft, found["editing"])
    changes = tuple(map(_change, _words(found["changes"])))
    if found["version"] != VERSION or not _is_sound(sheet) or not _can_be_undone(sheet, changes):
        raise ValueError("no sheet")
    return replace(sheet, changes=changes, before=before)


def _word(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError("no word")
    return found


def _words(found: object) -> list[str]:
    if not isinstance(found, list):
        raise TypeError("no list")
    return list(map(_word, found))


def _row(text: str) -> Row:
    *numbers, last = text.split(" ")
    settled = last if SETTLED.fullmatch(last) else ""
    counted = [*numbers, *([] if settled else [last])]
    if not all(map(NUMBER.fullmatch, counted)):
        raise ValueError("no row")
    return Row(tuple(map(int, counted)), settled)


def _change(text: str) -> Change:
    place, _, row = text.partition(":")
    return (int(place), _row(row)) if text else (0, None)


def _is_sound(sheet: Sheet) -> bool:
    """Whether the parts of a sheet go with its rules."""
    players, place = sheet.players, sheet.editing
    return (
        type(sheet.dealer) is int
        and 0 <= sheet.dealer < players
        and len(sheet.names) <= MOST_NAMES
        and sheet.names == tuple(map(plain_name, sheet.names))
        and (not sheet.draft or len(sheet.draft) == players)
        and sheet.draft == tuple(map(plain_number, sheet.draft))
        and all(len(row.counted) == players for row in sheet.rows)
        and (place is None or (type(place) is int and 0 <= place < len(sheet.rows)))
    )


def _can_be_undone(sheet: Sheet, changes: tuple[Change, ...]) -> bool:
    """Whether each change finds its row."""
    left = len(sheet.rows)
    for place, row in reversed(changes):
        if row is None:
            left -= 1
        elif not 0 <= place < left or len(row.counted) != sheet.players:
            return False
    return left >= 0
