"""The table, the hand and the facts of an exercise."""

from dataclasses import replace

from hertta.cards import Card, Cards, Suit
from hertta.engine import legal, trick_points, trick_winner
from hertta.lessons.exercise import Exercise
from hertta.lessons.playout import wrong_card
from hertta.lessons.scenes.words import Words
from hertta.puzzles import KINDS, LEARNER, Puzzle
from hertta.puzzles.difficulty import difficulty_of
from hertta.puzzles.kinds import CARDS
from hertta.puzzles.themes import themes_of
from hertta.ui.scene import Board, CardState, CardView, HandView, Panel, Place, Row, SeatView

PLACES: tuple[Place, ...] = ("south", "west", "north", "east")
"""Where each seat sits, as the learner in the first one sees it."""


def board(exercise: Exercise, words: Words) -> Board | None:
    """The seats with what they have played, and who takes the trick once that is answered.

    ``None`` where nothing lies on the table and nobody is to play.
    """
    puzzle = exercise.puzzle
    if not exercise.kind.plays or not (puzzle.moment.hand or puzzle.moment.trick):
        return None
    played = _played(exercise)
    rules, winner = puzzle.ruleset, None
    if exercise.answered and len(played) == rules.players and _wrong(exercise) is None:
        place = trick_winner(rules, tuple(played.values()))
        winner = None if place is None else (puzzle.leader + place) % rules.players
    seats = tuple(_seat(exercise, seat, played.get(seat), seat == winner, words) for seat in range(rules.players))
    return Board(_told(exercise, played, words), seats)


def _played(exercise: Exercise) -> dict[int, Card]:
    """The cards of the trick by seat, in the order of play; the learner's own once it is known.

    It is the card that was accepted, the one that the next steps go on with, or the wrong one while it is played out.
    """
    puzzle = exercise.puzzle
    cards = list(puzzle.moment.trick)
    wrong = _wrong(exercise)
    if wrong is not None:
        cards.append(wrong)
    elif exercise.kind.mode == "one" and exercise.answered:
        cards += exercise.reply.cards
    elif exercise.step and puzzle.card is not None:
        cards.append(puzzle.card)
    return {(puzzle.leader + place) % puzzle.ruleset.players: card for place, card in enumerate(cards)}


def _wrong(exercise: Exercise) -> Card | None:
    """The wrong card that lies on the table, to be played out."""
    return wrong_card(exercise) if "playout" in exercise.opened else None


def _seat(exercise: Exercise, seat: int, card: Card | None, wins: bool, words: Words) -> SeatView:
    puzzle = exercise.puzzle
    led = bool(puzzle.moment.trick) and seat == puzzle.leader
    to_play = seat == LEARNER and bool(puzzle.moment.hand) and not exercise.answered and not exercise.step
    note = words("seat-to-play") if to_play else words("seat-led") if led else ""
    wrong = card is not None and seat == LEARNER and card == _wrong(exercise)
    return SeatView(
        seat=seat,
        place=PLACES[seat] if words.players == len(PLACES) else "",
        name=words.seat(seat),
        note=note,
        to_play=to_play,
        card=None if card is None else _lying(card, wrong, words),
        slot=seat == LEARNER and card is None and bool(puzzle.moment.hand),
        mark="wins" if wins else "",
        tag=words("tag-wins") if wins else "",
    )


def _lying(card: Card, wrong: bool, words: Words) -> CardView:
    return words.card(card, state="wrong", tag=words("card-wrong")) if wrong else words.card(card)


def _told(exercise: Exercise, played: dict[int, Card], words: Words) -> str:
    """The table in words."""
    sentences = [
        words("table-led" if place == 0 else "table-played", seat=words.seat(seat), card=card)
        for place, (seat, card) in enumerate(played.items())
    ]
    if not played:
        sentences.append(words("table-empty"))
    if exercise.puzzle.moment.hand and LEARNER not in played:
        sentences.append(words("table-to-play"))
    return " ".join(sentences)


def hand(exercise: Exercise, words: Words) -> HandView | None:
    """The learner's hand; ``None`` where the question needs none."""
    cards = exercise.puzzle.moment.hand
    if exercise.kind.mode == "one" and exercise.answered:
        cards -= exercise.reply.cards
    if not cards:
        return None
    mode = exercise.kind.mode if exercise.cards_open else "none"
    return HandView(
        label=words("hand-label" if exercise.kind.plays else "shown-label", count=len(cards)),
        groups=_groups(cards, [_card(exercise, card, words) for card in cards]),
        mode=mode,
        help=words(f"hand-help-{mode}") if mode != "none" else "",
    )


def _card(exercise: Exercise, card: Card, words: Words) -> CardView:
    state = card_state(exercise, card)
    tag = ""
    if state in {"right", "wrong", "missed", "out"}:
        tag = words(f"card-{state}") if exercise.kind.plays else words(f"choice-{state}")
    view = words.card(card, chosen=card in exercise.reply.cards and exercise.cards_open, state=state, tag=tag)
    return replace(view, label=words("card-lit", card=card)) if state == "legal" else view


def card_state(exercise: Exercise, card: Card) -> CardState:
    """What is shown of a card: nothing before an answer but what a hint struck out, everything after it.

    Where one card was asked about at one table, all that is legal lights up after the answer too.
    """
    puzzle = exercise.puzzle
    plays = exercise.kind.plays
    allowed = card in (legal(puzzle.ruleset, puzzle.moment) if plays else exercise.kind.solve(puzzle).cards)
    if exercise.answered and puzzle.card is not None and len(exercise.kind.groups(puzzle)) == 1:
        return "legal" if allowed else "refused"
    if not exercise.cards_told:
        return "out" if exercise.struck == (CARDS, str(card)) else "plain"
    if exercise.kind.mode == "one":
        return "wrong" if card == exercise.refused else "legal" if allowed else "refused"
    if card in exercise.reply.cards:
        return "right" if allowed else "wrong"
    return "missed" if allowed else "refused"


def _groups(cards: Cards, views: list[CardView]) -> tuple[tuple[CardView, ...], ...]:
    suits = (tuple(view for view in views if view.suit == suit.letter) for suit in Suit if cards.of_suit(suit))
    return tuple(group for group in suits if group)


def plain_hand(cards: Cards, label: str, words: Words) -> HandView:
    """A hand that is only looked at."""
    return HandView(label=label, groups=_groups(cards, [words.card(card) for card in cards]))


def facts(puzzle: Puzzle, words: Words) -> Panel:
    """By which rules is played, where one table is asked about, and where the deal stands, if there is a trick."""
    kind, moment, tricks = KINDS[puzzle.kind], puzzle.moment, puzzle.ruleset.deck.policy.tricks
    rows = []
    if kind.one_table:
        rows.append(Row(words("facts-rules"), words.rules(puzzle.rules)))
    if kind.plays and (moment.hand or moment.trick):
        rows.append(Row(words("facts-trick"), words("facts-trick-of", number=moment.trick_number, tricks=tricks)))
    if kind.plays and kind.deal_matters and (moment.hand or moment.trick):
        rows.append(Row(words("facts-hearts"), words("hearts-state", broken=moment.hearts_broken)))
        points = [trick_points(puzzle.ruleset, list(pile)) for pile in puzzle.taken if any(puzzle.taken)]
        rows += [
            Row(words("facts-taken", seat=words.seat(seat)), words("score-points", points=taken))
            for seat, taken in enumerate(points)
        ]
    return Panel(words("facts-title"), tuple(rows))


def about(puzzle: Puzzle, panel: Panel, words: Words) -> Panel:
    """The facts with what a puzzle was about and how hard it was, which nobody is to know before the answer."""
    hard = difficulty_of(puzzle, KINDS[puzzle.kind].explain(puzzle))
    themes = ", ".join(words(f"theme-{theme}") for theme in themes_of(puzzle))
    rows = [
        Row(
            words("facts-difficulty"),
            words("facts-level", name=words(hard.name), why=words.tell(hard.message, hard.facts)),
        )
    ]
    return replace(panel, rows=(*panel.rows, *([Row(words("facts-themes"), themes)] if themes else []), *rows))
