"""What a screen shows, as values: the contract between Python and the browser.

A scene holds every word, label and key, so that the ES module in ``static`` needs no text and no rule, and so that
what a learner sees can be tested without a browser. ``to_dict`` gives the form that travels: field names are the
keys; what is ``None``, empty or false is left out, and the browser reads an absent key as "not so".
Longer than a module should be, because it is one contract and is read as one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

Tone = Literal["right", "wrong", "hint", "note", "plain"]
CardState = Literal["plain", "legal", "refused", "right", "wrong", "missed", "out"]
Face = Literal["", "jack", "queen", "king"]
Place = Literal["", "south", "west", "north", "east"]
Focus = Literal["", "hand", "choices", "heading"]
StepState = Literal["done", "now", "todo", "missed"]
ChoiceState = Literal["plain", "right", "wrong", "missed", "out"]
RuleState = Literal["start", "silent", "speaks", "waived", "found"]
Progress = Literal["done", "begun", "new"]


def _plain(value: Any) -> Any:
    """Turn a part of a scene into dicts, lists and scalars; maps that a caller made are kept as they are."""
    if isinstance(value, Part):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


@dataclass(frozen=True)
class Part:
    """A part of a scene; all parts travel in the same way."""

    def to_dict(self) -> dict[str, Any]:
        """Give the part as JSON-ready data, without what is ``None``, empty or false (a zero stays)."""
        pairs = ((item.name, _plain(getattr(self, item.name))) for item in fields(self))
        return {name: value for name, value in pairs if value or (value == 0 and value is not False)}


@dataclass(frozen=True)
class Link(Part):
    """A real link; ``href`` is relative, so that it works behind any base path.

    ``download`` is the name of the file that it gives; ``href`` then holds the file itself, as ``data:``.
    """

    label: str
    href: str
    download: str = ""


@dataclass(frozen=True)
class Language(Part):
    """A button that changes the language; ``label`` is the language's own name for itself."""

    value: str
    label: str
    pressed: bool = False


@dataclass(frozen=True)
class Option(Part):
    """One line of a menu."""

    value: str
    label: str
    selected: bool = False


@dataclass(frozen=True)
class Menu(Part):
    """A menu of settings or a filter; choosing sends the intent ``set`` with this ``key``."""

    key: str
    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Header(Part):
    """The strip at the top: where the learner is, in which language, with which settings."""

    brand: Link | None = None
    crumb: str = ""
    languages: tuple[Language, ...] = ()
    languages_label: str = ""
    menus: tuple[Menu, ...] = ()
    settings_label: str = ""


@dataclass(frozen=True)
class Notice(Part):
    """A sentence above everything else: a bad address, a fault, something that was not expected."""

    tone: Literal["note", "wrong"]
    text: str


@dataclass(frozen=True)
class Step(Part):
    """A stage in the row of stages; with ``action`` it can be pressed and sends ``act`` with action ``stage``."""

    state: StepState
    label: str
    action: str = ""


@dataclass(frozen=True)
class CardView(Part):
    """A card as it is drawn.

    Args:
        id: the card's notation, such as ``QS``; its letters are also the keys that jump to it.
        suit: the suit's letter, which picks the shape and the colour.
        rank: the index shown on the card in the learner's language, one or two signs.
        face: which court card is drawn.
        label: the card's name, read aloud.
        chosen: lifted, bordered and ticked.
        state: what is known of the card; told by border, tint and tag together. ``out`` is struck out by a hint,
            and may still be chosen.
        tag: a sign and a short word on the card, such as ``✕ ei käy``; the word is read aloud after the name.
    """

    id: str
    suit: str
    rank: str
    label: str
    face: Face = ""
    chosen: bool = False
    state: CardState = "plain"
    tag: str = ""


@dataclass(frozen=True)
class SeatView(Part):
    """A seat at the table with what it has played; ``slot`` draws an empty place for the card to come.

    ``place`` is for a table of four, where the learner is told of compass points; left empty, the seats are laid
    round the table in their order.
    """

    seat: int
    place: Place
    name: str
    note: str = ""
    to_play: bool = False
    card: CardView | None = None
    slot: bool = False
    mark: Literal["", "wins"] = ""
    tag: str = ""


@dataclass(frozen=True)
class Board(Part):
    """The table as a picture; ``label`` tells all of it in words, for the picture's parts are not read one by one.

    Args:
        label: the whole table in words.
        seats: two to ten, clockwise from the learner, who sits at the bottom; all with a ``place`` or none.
    """

    label: str
    seats: tuple[SeatView, ...]


@dataclass(frozen=True)
class Row(Part):
    """A label and its value, in a list of facts or of what other sources say; ``lang`` if it is not the page's."""

    label: str
    value: str
    tone: Tone = "plain"
    lang: str = ""


@dataclass(frozen=True)
class Panel(Part):
    """A titled list of rows."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class HandView(Part):
    """A hand, grouped by suit; ``mode`` says how many cards may be chosen, ``help`` which keys do it."""

    label: str
    groups: tuple[tuple[CardView, ...], ...]
    mode: Literal["one", "many", "none"] = "none"
    help: str = ""


@dataclass(frozen=True)
class PlayView(Part):
    """A card that was played, by whom, and what there is to say of it."""

    who: str
    card: CardView
    note: str = ""


@dataclass(frozen=True)
class TrickView(Part):
    """A trick of the play so far, in the order of its plays."""

    label: str
    plays: tuple[PlayView, ...]


@dataclass(frozen=True)
class Record(Part):
    """The play so far, trick by trick; each part is read, unlike those of the board."""

    label: str
    tricks: tuple[TrickView, ...]


@dataclass(frozen=True)
class Choice(Part):
    """One answer of a group.

    Args:
        value: what is sent when it is picked.
        label: what it is called.
        state: what it was worth once answered, or that a hint took it out; told by border and tag together.
        tag: the state in a word.
        card: the card that was played, where the answers are plays.
        row: the trick that it belongs to; answers of the same row stand together under it.
    """

    value: str
    label: str
    chosen: bool = False
    state: ChoiceState = "plain"
    tag: str = ""
    card: CardView | None = None
    row: str = ""


@dataclass(frozen=True)
class Choices(Part):
    """A question with one answer; choosing sends the intent ``pick``. Locked, it is only shown."""

    name: str
    legend: str
    options: tuple[Choice, ...]
    locked: bool = False


@dataclass(frozen=True)
class Action(Part):
    """A button, or a link where ``href`` is given; pressing sends the intent ``act``.

    A disabled one stays in the Tab order, so that focus is not lost while it waits.
    """

    action: str
    label: str
    primary: bool = False
    disabled: bool = False
    keycap: str = ""
    href: str = ""
    value: str = ""


@dataclass(frozen=True)
class Item(Part):
    """A reason for one card, or a step of what somebody does.

    Args:
        label: the card, or the one who acts.
        text: the reason.
        tone: whether it is for something right.
        source: by which rule, and where that is written.
        lang: the language of the text, if it is not the page's.
    """

    label: str
    text: str
    tone: Tone = "plain"
    source: str = ""
    lang: str = ""


@dataclass(frozen=True)
class Further(Part):
    """The reasons that are neither for what is right nor for what was chosen, folded away until they are asked for."""

    summary: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Citation(Part):
    """Where a rule stands: source, section and paragraph, with what is said there in our words."""

    text: str
    words: str = ""


@dataclass(frozen=True)
class ProofRow(Part):
    """A step of the reasoning: a rule, its state in a word, what it leaves.

    Args:
        label: the rule, or nothing where the text says it all.
        text: what is left after it.
        state: what the rule did; told by border and tag together.
        tag: the state in a word.
        sources: where the rule stands, one line each.
    """

    label: str
    text: str
    state: RuleState = "speaks"
    tag: str = ""
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class Proof(Part):
    """The reasoning step by step, folded away until it is asked for; ``open`` unfolds it when it becomes true."""

    summary: str
    rows: tuple[ProofRow, ...]
    note: str = ""
    open: bool = False


@dataclass(frozen=True)
class Playout(Part):
    """What the wrong card would have done: who would have said what, and what it would have cost, step by step."""

    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Feedback(Part):
    """The reason: what the rule is, why it applies to this hand, what follows, and where it is written."""

    tone: Tone
    title: str
    text: tuple[str, ...] = ()
    strong: str = ""
    items: tuple[Item, ...] = ()
    further: Further | None = None
    sources: tuple[Citation, ...] = ()
    sources_label: str = ""
    proof: Proof | None = None
    playout: Playout | None = None


@dataclass(frozen=True)
class LessonCard(Part):
    """A lesson or page on the home page, with how far the learner is.

    Args:
        title: its name, which leads there.
        text: what it is about.
        href: where it is.
        label: what pressing it does, in a word.
        progress: how far the learner is, in words.
        state: the same, told by the number's border.
        number: of the lesson in the course; pages have none.
        steps: the lesson's stages as a bar, which only repeats the progress.
        here: whether the learner goes on here.
    """

    title: str
    text: str
    href: str
    label: str
    progress: str = ""
    state: Progress = "new"
    number: int = 0
    steps: tuple[StepState, ...] = ()
    here: bool = False


@dataclass(frozen=True)
class CardList(Part):
    """A titled list of lessons or pages, as cards."""

    title: str
    cards: tuple[LessonCard, ...]


@dataclass(frozen=True)
class Field(Part):
    """Something to be written or chosen; what is in it is sent as the intent ``fill`` with this ``key``.

    Args:
        key: its name in the intent.
        label: what is asked.
        kind: ``text``, ``number`` and ``choice`` are sent when they are left or chosen, ``search`` while it is written;
            ``shown`` can be read, selected and copied only, and so can ``address``, the query of a link to this page,
            before which the browser puts the rest.
        value: what is in it.
        options: what can be chosen, where something can.
        help: a sentence under it.
        fault: what is wrong with the value.
        wide: whether it takes a row of its own, as what can be in it is long.
    """

    key: str
    label: str
    kind: Literal["text", "number", "search", "choice", "shown", "address"] = "text"
    value: str = ""
    options: tuple[Option, ...] = ()
    help: str = ""
    fault: str = ""
    wide: bool = False


@dataclass(frozen=True)
class GridRow(Part):
    """A row of a table: what it is about, then a cell for each column; ``note`` stands under it across all of them."""

    label: str
    cells: tuple[str, ...] = ()
    tone: Tone = "plain"
    note: str = ""


@dataclass(frozen=True)
class Grid(Part):
    """A table of values with row and column heads; a row holds a cell for each column.

    Args:
        caption: what the table shows.
        head: over the row labels, then over each column.
        rows: from top to bottom.
    """

    caption: str
    head: tuple[str, ...]
    rows: tuple[GridRow, ...]


@dataclass(frozen=True)
class Section(Part):
    """A part of a page that is read or filled rather than asked: all of it optional but its id.

    Args:
        id: its place in the page, for links to ``#id``.
        title: its heading.
        level: of the heading, 2 or 3.
        text: paragraphs.
        fields: what can be filled in.
        items: sentences with a label, each with its source.
        rows: facts.
        grid: a table.
        table: cards on a table.
        hand: a hand or another row of cards, to be looked at.
        links: where to go from here, or files to take along.
        actions: what can be done.
        folded: whether it opens only when its title is pressed.
        on: where it is there only: on ``paper``, on the ``screen``, or everywhere.
        lang: the language of the title, if it is not the page's.
    """

    id: str
    title: str = ""
    level: Literal[2, 3] = 2
    text: tuple[str, ...] = ()
    fields: tuple[Field, ...] = ()
    items: tuple[Item, ...] = ()
    rows: tuple[Row, ...] = ()
    grid: Grid | None = None
    table: Board | None = None
    hand: HandView | None = None
    links: tuple[Link, ...] = ()
    actions: tuple["Action", ...] = ()
    folded: bool = False
    on: Literal["", "paper", "screen"] = ""
    lang: str = ""


@dataclass(frozen=True)
class Term(Part):
    """A word of the game that stands in the text: pressing it shows what it means.

    Args:
        form: as it stands in the text.
        title: the term itself.
        text: what it means.
        href: its place in the glossary.
        label: what that link is called.
    """

    form: str
    title: str
    text: str
    href: str
    label: str


@dataclass(frozen=True)
class Footer(Part):
    """The last lines of the page."""

    text: str = ""
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Live(Part):
    """What is read aloud without moving the focus: the goal when there is time, the result at once."""

    goal: str = ""
    result: str = ""


@dataclass(frozen=True)
class Texts(Part):
    """Sentences that the browser must have at hand before it needs them, for then nobody may be there to ask.

    Args:
        away: the connection is cut; play goes on by itself when it is back.
        gone: the kernel is no more; ``resume`` brings everything back.
        late: an answer does not come, though nothing else is known to be wrong.
        rerun: what to do in JupyterLab, where a page cannot begin anew by itself.
        resume: the button beside these.
        skip: the link to the hand.
    """

    away: str = ""
    gone: str = ""
    late: str = ""
    rerun: str = ""
    resume: str = ""
    skip: str = ""


@dataclass(frozen=True)
class Scene(Part):
    """Everything on the screen; built anew for every intent, and compared by the browser with what it shows.

    Args:
        ack: the serial of the intent that this scene answers.
        address: the new query string, set without a reload; ``None`` leaves it.
        remember: the map that the browser keeps and brings back with ``hello``; ``None`` leaves it.
        filters: menus that narrow what is asked, folded under the heading; they are left out in front of a class.
        filters_label: what is asked now; pressing it opens the filters.
        hands: hands beside the question; ``piles`` are part of it, and stand under the table in every view.
        standing: totals that the question needs.
        grid: a table of values that the question is about.
        facts: where the deal stands, beside the question; for a class in a line under it.
        lists: the lessons and pages there are, on the home page.
        sections: what is read or filled in on the pages beside the lessons.
        terms: words of the text that can be looked up.
        focus: where the focus goes, honoured once for each new ``focus_serial``; otherwise it stays.
    """

    ack: int = 0
    lang: str = "en"
    title: str = ""
    view: Literal["page", "projector"] = "page"
    theme: Literal["auto", "light", "dark"] = "auto"
    deck: Literal["two", "four"] = "two"
    remember: Mapping[str, Any] | None = None
    address: str | None = None
    texts: Texts = field(default_factory=Texts)
    header: Header | None = None
    notices: tuple[Notice, ...] = ()
    overline: str = ""
    steps: tuple[Step, ...] = ()
    steps_label: str = ""
    heading: str = ""
    filters: tuple[Menu, ...] = ()
    filters_label: str = ""
    text: tuple[str, ...] = ()
    table: Board | None = None
    piles: tuple[HandView, ...] = ()
    record: Record | None = None
    standing: Panel | None = None
    grid: Grid | None = None
    facts: Panel | None = None
    hand: HandView | None = None
    hands: tuple[HandView, ...] = ()
    choices: tuple[Choices, ...] = ()
    actions: tuple[Action, ...] = ()
    feedback: Feedback | None = None
    others: Panel | None = None
    lists: tuple[CardList, ...] = ()
    sections: tuple[Section, ...] = ()
    terms: tuple[Term, ...] = ()
    footer: Footer | None = None
    live: Live = field(default_factory=Live)
    focus: Focus = ""
    focus_serial: int = 0
