"""*Score sheet*: a table writes down its game, and the sheet checks every deal.

The sheet itself stands in the visit, so that it outlives a page that is loaded again, and pages side by side share it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from hertta.lessons.pages.beside import Beside
from hertta.lessons.sheets.scene import Done, sheet_of, sheet_scene
from hertta.lessons.sheets.sheet import Sheet
from hertta.lessons.sheets.tally import tally
from hertta.lessons.sheets.text import fits, to_map
from hertta.lessons.state import State
from hertta.rules import known_name


def _kept(state: State, sheet: Sheet, done: Done | None = None) -> State:
    """The state with this sheet, and with what is said of it; one that is too long for the browser is not kept."""
    if not fits(sheet):
        return replace(state, part=Done("full"), fresh=True)
    visit = replace(state.visit, sheet=to_map(sheet))
    return replace(state, visit=visit, part=done, fresh=done is not None)


def _enter(state: State, _: str) -> State:
    sheet = sheet_of(state)
    if sheet.counted is None:
        return replace(state, part=Done("unreadable" if sheet.unreadable else "empty"), fresh=True)
    if sheet.editing is not None:
        return _kept(state, sheet.enter(), Done("corrected", sheet.editing + 1))
    if tally(sheet).outcome.over:
        return state
    return _kept(state, sheet.enter(), Done("entered", len(sheet.rows) + 1))


def _edit(state: State, value: str) -> State:
    return _kept(state, sheet_of(state).edit(_place(value)))


def _leave(state: State, _: str) -> State:
    return _kept(state, sheet_of(state).edit(-1))


def _undo(state: State, _: str) -> State:
    sheet = sheet_of(state)
    return _kept(state, sheet.undo(), Done("undone")) if sheet.undo() != sheet else state


def _anew(state: State, _: str) -> State:
    return _kept(state, sheet_of(state).anew(state.profile), Done("anew"))


def _settle(state: State, value: str) -> State:
    place, _, code = value.partition(":")
    return _kept(state, sheet_of(state).settle(_place(place), code), Done("settled", _place(place) + 1))


def _ruled(state: State, value: str) -> State:
    """The state by other rules; a game that has begun keeps its own."""
    name = known_name(value)
    if name is None:
        return state
    preferences = replace(state.visit.preferences, rules=name)
    return replace(state, rules=name, visit=replace(state.visit, preferences=preferences))


def _fill(state: State, key: str, value: str) -> State:
    """What was written into a field, or chosen there."""
    if key == "rules":
        return _ruled(state, value)
    name, _, seat = key.partition("-")
    fill = _FIELDS.get(name)
    return state if fill is None else _kept(state, fill(sheet_of(state), _place(seat), value))


_FIELDS: Mapping[str, Callable[[Sheet, int, str], Sheet]] = {
    "dealer": lambda sheet, _, value: sheet.dealt_first_by(_place(value)),
    "name": lambda sheet, seat, value: sheet.rename(seat, value),
    "points": lambda sheet, seat, value: sheet.type(seat, value),
    "edit": lambda sheet, _, value: sheet.edit(_place(value)),
}


def _place(text: str) -> int:
    """A number from the browser; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else -1


PAGE = Beside(
    sheet_scene,
    fill=_fill,
    acts={"enter": _enter, "edit": _edit, "leave": _leave, "undo": _undo, "anew": _anew, "settle": _settle},
)
"""Everything that is entered is kept at once."""
