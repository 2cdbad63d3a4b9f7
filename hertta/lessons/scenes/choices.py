"""The choices of an exercise: what each group asks, what each value is called, and how it is marked."""

from collections.abc import Callable, Mapping

from hertta.cards import Card, Cards
from hertta.errors import HerttaError
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.words import Words
from hertta.puzzles import Puzzle
from hertta.puzzles.kinds.find_illegal import PLAY
from hertta.rules import PROFILES, source
from hertta.rules.terms import term
from hertta.ui.scene import Choice, Choices, ChoiceState


def choices(exercise: Exercise, words: Words) -> tuple[Choices, ...]:
    """The groups of choices that are asked so far, marked once they are answered."""
    answer = exercise.kind.solve(exercise.puzzle).picks
    open_ = {group.name for group in exercise.open_groups}
    return tuple(
        Choices(
            name=group.name,
            legend=legend(exercise.puzzle, group.name, words),
            options=tuple(
                _choice(exercise, group.name, value, None if group.name in open_ else answer[group.name], words)
                for value in group.values
            ),
            locked=group.name not in open_,
        )
        for group in exercise.groups
    )


def _choice(exercise: Exercise, name: str, value: str, right: str | None, words: Words) -> Choice:
    chosen = exercise.reply.picks.get(name) == value
    state: ChoiceState = "plain"
    if right is None:
        state = "out" if exercise.struck == (name, value) else "plain"
    elif value == right:
        state = "right" if chosen else "missed"
    elif chosen:
        state = "wrong"
    tag = "" if state == "plain" else words(f"choice-{state}")
    if name != PLAY:
        return Choice(value, value_label(exercise.puzzle, name, value, words), chosen, state, tag)
    seat, card, number = _play(exercise.puzzle, value)
    row = words("record-trick", number=number)
    return Choice(value, words.seat(seat), chosen, state, tag, words.card(card), row)


def legend(puzzle: Puzzle, name: str, words: Words) -> str:
    """What a group asks: for a table compared its name; for one of a row of seats the seat is a fact."""
    if name in PROFILES:
        return words.rules(name)
    base, _, seat = name.rpartition("-")
    if seat.isdigit():
        return words.tell(f"pick-{base}", {"seat": int(seat)})
    return words(f"pick-{name}", card=puzzle.card)


def value_label(puzzle: Puzzle, name: str, value: str, words: Words) -> str:
    """What a value is called: by a message of its own if there is one, else as what it stands for."""
    for message in (f"value-{puzzle.kind}-{value}", f"value-{name}-{value}", f"policy-{value}"):
        if message in words.catalog:
            return words(message)
    return _LABELS.get(name.rstrip("-0123456789"), _plain)(puzzle, value, words)


def _seats(_: Puzzle, value: str, words: Words) -> str:
    return ", ".join(words.seat(int(seat)) for seat in value.split(","))


def _points(_: Puzzle, value: str, words: Words) -> str:
    return words("score-points", points=int(value))


def _trick(_: Puzzle, value: str, words: Words) -> str:
    return words("record-trick", number=int(value))


def _deal(_: Puzzle, value: str, words: Words) -> str:
    return words("record-deal", number=int(value))


def _source(_: Puzzle, value: str, __: Words) -> str:
    return source(value).name


def _meaning(_: Puzzle, value: str, words: Words) -> str:
    return term(value).meaning[words.catalog.lang]


def _term(_: Puzzle, value: str, __: Words) -> str:
    return term(value).term


def _played(puzzle: Puzzle, value: str, words: Words) -> str:
    seat, card, number = _play(puzzle, value)
    return words("value-played", number=number, seat=words.seat(seat), card=card)


def _play(puzzle: Puzzle, value: str) -> tuple[int, Card, int]:
    """Seat, card and number of the trick of a play."""
    seat, card = puzzle.plays[int(value)]
    return seat, card, puzzle.moment.trick_number + int(value) // puzzle.ruleset.players


def _plain(_: Puzzle, value: str, words: Words) -> str:
    """A number as it is, cards by their names."""
    if value.isdigit():
        return value
    try:
        cards = [Card.parse(card) for card in value.split()]
    except HerttaError:
        return value
    return words("value-cards", cards=Cards.of(cards))


_LABELS: Mapping[str, Callable[[Puzzle, str, Words], str]] = {
    **dict.fromkeys(("winner", "winners", "next-leader", "seat", "to", "from", "moon"), _seats),
    "points": _points,
    "since": _trick,
    "deal": _deal,
    "source": _source,
    "meaning": _meaning,
    **dict.fromkeys(("word", "counterpart-fi", "counterpart-nb"), _term),
    "play": _played,
}
"""What the values of a group stand for, by its name; any other group holds numbers or cards."""
