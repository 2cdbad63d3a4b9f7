"""A scene in a terminal: the same values that the browser draws, as lines of text.

Cards are shown in the notation in which they are typed. Colours only repeat what signs and words say.
"""

from collections.abc import Iterable, Iterator, Mapping

from rich.text import Text

from hertta.ui.scene import Board, CardView, Choices, Feedback, Grid, HandView, Panel, Proof, Record, Scene

STYLES: Mapping[str, str] = {"right": "green", "wrong": "red", "hint": "yellow", "note": "cyan", "plain": ""}
"""What each tone looks like."""


def question(scene: Scene) -> Iterator[Text]:
    """What is asked, and all that is given for it."""
    yield from (Text(notice.text, STYLES[notice.tone]) for notice in scene.notices)
    yield Text(scene.overline, "dim")
    yield Text(scene.heading, "bold")
    for panel in (scene.facts, scene.standing):
        yield from () if panel is None else _panel(panel)
    yield from () if scene.record is None else _record(scene.record)
    yield from () if scene.grid is None else _grid(scene.grid)
    yield from map(_pile, scene.piles)
    yield from () if scene.table is None else _board(scene.table)
    yield from () if scene.hand is None else (_pile(scene.hand),)


def choices(groups: Iterable[Choices]) -> Iterator[Text]:
    """Each group of choices with its options, numbered from 1."""
    for group in groups:
        yield Text(group.legend, "bold")
        for number, option in enumerate(group.options, 1):
            tag = f"  {option.tag}" if option.tag else ""
            yield Text(f"  {number}  {option.label}{tag}", STYLES.get(option.state, ""))


def feedback(told: Feedback) -> Iterator[Text]:
    """What is said: the result or a hint, each reason, and where it is written."""
    yield Text(told.title, f"bold {STYLES[told.tone]}")
    yield from map(Text, filter(None, (*told.text, told.strong)))
    for item in told.items:
        yield Text.assemble((f"{item.label}  ", STYLES[item.tone]), item.text)
    if told.sources:
        yield Text(told.sources_label, "bold")
    for source in told.sources:
        yield Text(f"  {source.text}: {source.words}" if source.words else f"  {source.text}", "dim")
    if told.playout is not None:
        yield Text(told.playout.title, "bold")
        yield from (Text(f"  {item.label}: {item.text}") for item in told.playout.items)


def proof(steps: Proof) -> Iterator[Text]:
    """The reasoning, step by step."""
    yield Text(steps.summary, "bold")
    for row in steps.rows:
        yield Text("  " + " · ".join(filter(None, (row.tag, row.label, row.text))))
        yield from (Text(f"      {source}", "dim") for source in row.sources)
    if steps.note:
        yield Text(steps.note)


def news(before: Panel | None, after: Panel | None) -> Iterator[Text]:
    """The rows that a list has got since."""
    known = () if before is None else before.rows
    yield from (Text(f"{row.label}: {row.value}") for row in (after.rows if after else ()) if row not in known)


def _panel(rows: Panel) -> Iterator[Text]:
    yield Text(" · ".join(f"{row.label}: {row.value}" for row in rows.rows))


def _record(record: Record) -> Iterator[Text]:
    yield Text(record.label)
    for trick in record.tricks:
        plays = " · ".join(f"{play.who} {face(play.card)}" for play in trick.plays)
        yield Text(f"  {trick.label}: {plays}")


def _grid(grid: Grid) -> Iterator[Text]:
    yield Text(grid.caption)
    for row in grid.rows:
        cells = " · ".join(f"{head} {cell}" for head, cell in zip(grid.head[1:], row.cells, strict=True))
        yield Text(f"  {row.label}: {cells}")


def _pile(pile: HandView) -> Text:
    cards = "  ".join(" ".join(map(face, group)) for group in pile.groups)
    return Text(f"{pile.label}: {cards or '–'}")


def _board(board: Board) -> Iterator[Text]:
    played = [seat for seat in board.seats if seat.card is not None]
    if not played:
        yield Text(board.label)
        return
    first = next((place for place, seat in enumerate(played) if seat.note), 0)
    row = (f"{seat.name} {face(seat.card)}" for seat in [*played[first:], *played[:first]] if seat.card)
    yield Text(" · ".join(row))


def face(card: CardView) -> str:
    """A card as it is typed."""
    return card.id.rstrip("'")
