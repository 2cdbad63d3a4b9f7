"""What else a question gives: hands and piles that lie open, the play so far, how the game stands."""

from collections.abc import Iterator

from hertta.cards import Cards
from hertta.lessons.scenes.table import plain_hand
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.puzzles import KINDS, Puzzle
from hertta.puzzles.kinds.find_illegal import PLAY
from hertta.puzzles.kinds.says import Says
from hertta.puzzles.positions.words import WORD
from hertta.puzzles.puzzle import Plays
from hertta.rules import claim, source
from hertta.rules.terms import term
from hertta.ui.scene import Grid, GridRow, HandView, Panel, PlayView, Record, Row, TrickView

_NUMBERED = {"pass", "game-over"}
"""The kinds for which the number of the deal counts, be it the first."""


def piles(puzzle: Puzzle, words: Words) -> tuple[HandView, ...]:
    """The hands that lie open, what each passes on, and what each has taken where that is the question."""
    moment = puzzle.moment
    taken = () if moment.hand or moment.trick else puzzle.taken
    shown = (("pile-hand", puzzle.hands), ("pile-passes", puzzle.passes), ("pile-taken", taken))
    return tuple(_pile(message, seat, cards, words) for message, all_ in shown for seat, cards in enumerate(all_))


def _pile(message: str, seat: int, cards: Cards, words: Words) -> HandView:
    return plain_hand(cards, words.tell(message, {"seat": seat, "count": len(cards)}), words)


def record(puzzle: Puzzle, words: Words) -> Record | None:
    """The play so far, trick after trick; ``None`` where each play is an answer, and stands there."""
    if not puzzle.plays or KINDS[puzzle.kind].groups(puzzle)[0].name == PLAY:
        return None
    first = puzzle.moment.trick_number
    tricks = (
        TrickView(
            words("record-trick", number=number),
            tuple(PlayView(words.seat(seat), words.card(card)) for seat, card in plays),
        )
        for number, plays in enumerate(_tricks(puzzle.plays, words.players), first)
    )
    return Record(words("record-label"), tuple(tricks))


def _tricks(plays: Plays, players: int) -> Iterator[Plays]:
    return (plays[start : start + players] for start in range(0, len(plays), players))


def standing(puzzle: Puzzle, words: Words) -> Panel | None:
    """Number of the deal, dealer, totals and the choice of who took all, as far as they are told; or what is said."""
    if puzzle.about:
        return _said(puzzle, words)
    rows = []
    if puzzle.deal_number > 1 or puzzle.passes or puzzle.kind in _NUMBERED:
        rows.append(Row(words("standing-deal"), str(puzzle.deal_number)))
    moment = puzzle.moment
    if puzzle.plays and moment.trick_number > 1:
        label = words("standing-hearts", number=moment.trick_number)
        rows.append(Row(label, words("hearts-state", broken=moment.hearts_broken)))
    if puzzle.dealer is not None:
        rows.append(Row(words("standing-dealer"), words.seat(puzzle.dealer)))
    rows += [Row(words.seat(seat), words("score-points", points=total)) for seat, total in enumerate(puzzle.totals)]
    if puzzle.choice:
        rows.append(Row(words("standing-choice"), words(f"standing-choice-{puzzle.choice}")))
    return Panel(words("standing-title"), tuple(rows)) if rows else None


def sheet(puzzle: Puzzle, words: Words) -> Grid | None:
    """The score sheet that the question is about: a row a deal, a column a seat."""
    if not puzzle.sheet:
        return None
    head = (words("sheet-deal"), *map(words.seat, range(words.players)))
    rows = (
        GridRow(words("record-deal", number=number), tuple(map(str, row))) for number, row in enumerate(puzzle.sheet, 1)
    )
    return Grid(words("sheet-title"), head, tuple(rows))


def _said(puzzle: Puzzle, words: Words) -> Panel:
    """What is asked about words: a claim in ours, or a word of a source or its meaning."""
    lang = words.catalog.lang
    if puzzle.kind == Says.code:
        return Panel(words("says-title"), (Row(words("says-label"), in_our_words(claim(puzzle.about), lang)),))
    about = term(puzzle.about)
    shown = Row(words("word-shown"), about.term)
    if puzzle.form == WORD:
        shown = Row(words("word-meaning"), about.meaning[lang])
    return Panel(words("word-title"), (shown, Row(words("word-source"), source(puzzle.rules).name)))
