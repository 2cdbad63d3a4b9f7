"""What the page *Score sheet* shows."""

from typing import Literal, NamedTuple

from hertta.lessons.scenes.frame import frame
from hertta.lessons.scenes.words import Words
from hertta.lessons.sheets.export import csv_address
from hertta.lessons.sheets.sheet import Sheet
from hertta.lessons.sheets.tally import Line
from hertta.lessons.sheets.text import read_sheet
from hertta.lessons.sheets.words import Told, number, signed, told
from hertta.lessons.state import State
from hertta.rules import PROFILES
from hertta.ui.scene import Action, Field, Grid, GridRow, Item, Link, Live, Option, Row, Scene, Section, Tone

_LINES_ON_PAPER = 16
"""Lines of the printed sheet, empty ones among them."""
_MORE_ON_PAPER = 4
"""Empty lines after those of a long game."""
_TONES: dict[str, Tone] = {"wrong": "wrong", "open": "hint", "late": "note", "sound": "plain"}


class Done(NamedTuple):
    """What was done last, to be said aloud: a message, and the number of the deal it is about."""

    code: str
    number: int = 0


def sheet_of(state: State) -> Sheet:
    """The sheet that the browser keeps; until a deal is written down it is by the rules in play."""
    sheet = read_sheet(dict(state.visit.sheet), state.profile)
    return sheet if sheet.rows or sheet.rules == state.profile else sheet.anew(state.profile)


def sheet_scene(state: State, words: Words) -> Scene:
    """The page, by what the sheet comes to."""
    own = told(sheet_of(state), words)
    begun = bool(own.sheet.rows)
    players = _players(own, state, folded=begun)
    middle = (*_deal(own, state), *((_totals(own), _deals(own)) if begun else ()))
    middle = (*middle, players) if begun else (players, *middle)
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("score-sheet-title")),
        heading=words("score-sheet-heading"),
        text=() if begun else (words("score-sheet-text"),),
        sections=(*_end(own), *_doubts(own), *middle, _tools(own), _paper(own)),
        live=Live(words("score-sheet-heading"), _spoken(own, state.part) if state.fresh and state.part else ""),
    )


def _spoken(own: Told, done: Done) -> str:
    """What was done, what there is to say of that deal, and the totals."""
    lines = [line for line in own.tally.lines if line.number == done.number]
    said = [own.words(f"score-sheet-done-{done.code}", number=done.number), *(own.notes(lines[0]) if lines else ())]
    said += [own.words("score-sheet-totals-are", totals=own.totals())] if own.sheet.rows else []
    return " ".join([*said, *([own.won()] if own.tally.outcome.over else [])])


def _end(own: Told) -> tuple[Section, ...]:
    if not own.tally.outcome.over:
        return ()
    item = Item(own.words("score-sheet-over"), own.won(), "right")
    return (Section("end", items=(item,), actions=(_undo_action(own), _new_action(own)), on="screen"),)


def _doubts(own: Told) -> tuple[Section, ...]:
    """The deals that are wrong, and those whose points may stand for several things."""
    asked = [_asked(own, line) for line in own.tally.lines if line.state == "open"]
    wrong = [line for line in own.tally.lines if line.state == "wrong"]
    if not wrong:
        return tuple(asked)
    items = [
        Item(own.words("score-sheet-deal-number", number=line.number), _noted(own, line), "wrong") for line in wrong
    ]
    edits = [
        Action("edit", own.words("score-sheet-correct-deal", number=line.number), value=str(line.number - 1))
        for line in wrong
    ]
    title, text = own.words("score-sheet-doubts"), (own.words("score-sheet-doubts-text"),)
    return (*asked, Section("doubts", title, text=text, items=tuple(items), actions=tuple(edits), on="screen"))


def _noted(own: Told, line: Line) -> str:
    return " ".join(own.notes(line))


def _asked(own: Told, line: Line) -> Section:
    """The question what a deal came to."""
    place = line.number - 1
    actions = [Action("settle", own.result(one), value=f"{place}:{one.code}") for one in line.results]
    text = (own.words("score-sheet-ask-text"),)
    title = own.words("score-sheet-ask", number=line.number)
    return Section(f"ask-{line.number}", title, text=text, actions=tuple(actions), on="screen")


def _deal(own: Told, state: State) -> tuple[Section, ...]:
    """The next deal and its fields, or those of the deal that is corrected; nothing once the game is over."""
    words, editing, over = own.words, own.sheet.editing, own.tally.outcome.over
    if editing is not None:
        leave = Action("leave", words("score-sheet-leave"))
        return (_fields(own, state, words("score-sheet-correct-deal", number=editing + 1), leave),)
    if over:
        return ()
    passed, givers = own.passed(own.tally.number), own.givers()
    rows = (
        Row(words("score-sheet-dealer"), own.name(own.tally.dealer)),
        Row(words("score-sheet-pass"), f"{passed} ({givers})" if givers else passed),
    )
    title = words("score-sheet-deal-number", number=own.tally.number)
    coming = Section("next", title, rows=rows, on="screen")
    return coming, _fields(own, state, words("score-sheet-points"), _undo_action(own), level=3)


def _fields(own: Told, state: State, title: str, second: Action, level: Literal[2, 3] = 2) -> Section:
    """The fields for the points of a deal, and how far they add up."""
    words = own.words
    full = (Item(words("score-sheet-deal"), words("score-sheet-done-full"), "wrong"),)
    return Section(
        "deal",
        title,
        level=level,
        text=(*(() if own.sheet.rows else (words("score-sheet-points-text"),)), *_bonus(own)),
        fields=tuple(_points_field(own, seat) for seat in range(own.sheet.players)),
        rows=_sum(own),
        items=full if state.part == Done("full") else (),
        actions=(Action("enter", words("score-sheet-enter"), primary=True), second),
        on="screen",
    )


def _sum(own: Told) -> tuple[Row, ...]:
    """How far the points in the fields add up."""
    if own.sheet.counted is None:
        return ()
    values = (number(sum(own.sheet.counted)), number(own.whole))
    return (Row(own.words("score-sheet-sum"), own.words("score-sheet-sum-of", sum=values[0], whole=values[1])),)


def _bonus(own: Told) -> tuple[str, ...]:
    bonus = own.rules.deal_end.policy.bonus
    nothing, clean = bonus(False, False), bonus(True, False)
    return (own.words("score-sheet-no-trick", points=number(nothing)),) if nothing != clean else ()


def _points_field(own: Told, seat: int) -> Field:
    fault = own.words("score-sheet-no-number") if seat in own.sheet.unreadable else ""
    return Field(f"points-{seat}", own.name(seat), "number", own.sheet.typed(seat), fault=fault)


def _players(own: Told, state: State, *, folded: bool) -> Section:
    """Who plays, by which rules, and who deals first."""
    words, sheet = own.words, own.sheet
    seats = range(sheet.players)
    names = [
        Field(f"name-{seat}", words("seat-numbered", number=seat + 1), value=sheet.name(seat), help="")
        for seat in seats
    ]
    dealers = tuple(Option(str(seat), own.name(seat), seat == sheet.dealer) for seat in seats)
    rules = tuple(
        Option(name, words.rules(name), name == sheet.rules) for name in dict.fromkeys([*PROFILES, *state.tables])
    )
    ruled = Field("rules", words("score-sheet-rules"), "choice", options=rules)
    dealer = Field("dealer", words("score-sheet-first-dealer"), "choice", options=dealers)
    asked = () if sheet.rows else (ruled,)
    told = (words("score-sheet-ruled", name=words.rules(sheet.rules)),) if sheet.rows else ()
    return Section(
        "players",
        words("score-sheet-players"),
        level=3 if folded else 2,
        text=(words("score-sheet-players-text"), *told),
        fields=(*asked, *names, dealer),
        folded=folded,
        on="screen",
    )


def _totals(own: Told) -> Section:
    """The total of each side."""
    winners = set(own.tally.outcome.winners)
    sums = own.tally.side_totals(own.tally.totals)
    rows = tuple(
        Row(own.side(side), number(total), "right" if winners & set(side) else "plain")
        for side, total in zip(own.tally.sides, sums, strict=True)
    )
    return Section("totals", own.words("score-sheet-totals"), rows=rows, on="screen")


def _deals(own: Told) -> Section:
    """Every deal with its points and the totals after it."""
    words = own.words
    head = (words("score-sheet-deal"), *(own.name(seat) for seat in range(own.sheet.players)))
    rows = tuple(
        GridRow(str(line.number), _cells(line), tone=_TONES[line.state], note=_noted(own, line))
        for line in own.tally.lines
    )
    deals = [(str(line.number - 1), words("score-sheet-deal-number", number=line.number)) for line in own.tally.lines]
    chosen = "" if own.sheet.editing is None else str(own.sheet.editing)
    options = tuple(Option(value, label, value == chosen) for value, label in [("", "–"), *deals])
    edit = Field("edit", words("score-sheet-correct"), "choice", options=options)
    grid = Grid(words("score-sheet-grid"), head, rows)
    return Section("deals", words("score-sheet-deals"), fields=(edit,), grid=grid, on="screen")


def _cells(line: Line) -> tuple[str, ...]:
    if line.state in {"open", "late"}:
        return tuple(f"({number(own)})" for own in line.counted)
    return tuple(f"{number(total)} ({signed(own)})" for total, own in zip(line.totals, line.points, strict=True))


def _tools(own: Told) -> Section:
    words = own.words
    link = Link(words("score-sheet-csv"), csv_address(own), f"{words('score-sheet-file')}.csv")
    return Section(
        "tools",
        words("score-sheet-tools"),
        text=(words("score-sheet-tools-text"),),
        links=(link,) if own.sheet.rows else (),
        actions=() if own.tally.outcome.over or not own.sheet.rows else (_new_action(own),),
        on="screen",
    )


def _undo_action(own: Told) -> Action:
    nothing = not own.sheet.changes and own.sheet.before is None
    return Action("undo", own.words("score-sheet-undo"), disabled=nothing)


def _new_action(own: Told) -> Action:
    return Action("anew", own.words("score-sheet-anew"))


def _paper(own: Told) -> Section:
    """The sheet as it is printed, with lines for the deals to come."""
    words, lines = own.words, own.tally.lines
    head = (
        words("score-sheet-deal"),
        words("score-sheet-pass"),
        *(own.name(seat) for seat in range(own.sheet.players)),
    )
    rows = [
        GridRow(str(line.number), (own.passed(line.number), *_cells(line)), note=_noted(own, line)) for line in lines
    ]
    empty = ("",) * own.sheet.players
    over = own.tally.outcome.over
    coming = range(len(lines) + 1, 1 if over else max(_LINES_ON_PAPER, len(lines) + _MORE_ON_PAPER) + 1)
    rows += [GridRow(str(deal), (own.passed(deal), *empty)) for deal in coming]
    text = (words.rules(own.sheet.rules), *([own.won()] if over else []))
    return Section("paper", text=text, grid=Grid(words("score-sheet-grid"), head, tuple(rows)), on="paper")
