"""The proof: the fold as a list of steps, or the reasons where nothing is folded; and the second road to the answer."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from hertta.cards import Cards, Suit
from hertta.engine import Step, fold
from hertta.errors import PuzzleError
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.reasons import reasons, sentence, unsigned
from hertta.lessons.scenes.words import Words
from hertta.puzzles import PROVED, Because, Certificate, Puzzle, prove
from hertta.puzzles.kinds import CARDS
from hertta.rules import WAIVED, Cited, Moment, claim
from hertta.rules.policies import Context, PlayPolicy
from hertta.text import source_line
from hertta.ui.scene import Proof, ProofRow


def proof(exercise: Exercise, words: Words) -> Proof:
    """How the answer follows, step by step, and that a second engine found the same."""
    puzzle = exercise.puzzle
    rows = tuple(_rows(exercise, words))
    return Proof(words("proof-title"), rows, _certified(puzzle, words), "proof" in exercise.opened)


def _rows(exercise: Exercise, words: Words) -> Iterator[ProofRow]:
    """The fold, and what is right of all that is asked besides; every reason where nothing is folded."""
    puzzle = exercise.puzzle
    moment, groups = puzzle.moment, exercise.kind.groups(puzzle)
    folded = exercise.kind.plays and bool(moment.hand) and len(moment.trick) < words.players
    if folded:
        yield from _fold_rows(puzzle, words)
    if len(groups) > 1 or not folded:
        told = (one for one in reasons(exercise) if not folded or (one.right and one.part != CARDS))
        yield from (_reason_row(exercise, one, words) for one in told)


def _fold_rows(puzzle: Puzzle, words: Words) -> Iterator[ProofRow]:
    """The hand, then each restriction of the rules in order: silent, speaking or waived; then what is left."""
    steps = {step.cited.code: step for step in fold(puzzle.ruleset, puzzle.moment)}
    yield ProofRow(words("proof-hand"), words("proof-cards", cards=puzzle.moment.hand), "start")
    left = puzzle.moment.hand
    for cited in puzzle.ruleset.play:
        step = steps.get(cited.code)
        if step is None:
            silent = words(f"proof-why-{silence(cited, puzzle.moment)}")
            yield ProofRow(words.policy(cited), silent, "silent", words("proof-silent"), _lines(cited.claims, words))
        else:
            yield _spoken(step, words)
            left = Cards(step.after)
    yield ProofRow(words("proof-found"), words("proof-cards", cards=left), "found")


def _spoken(step: Step, words: Words) -> ProofRow:
    state = "waived" if step.clause == WAIVED else "speaks"
    told = "proof-kept" if step.after == step.before else "proof-left"
    return ProofRow(
        label=words.policy(step.cited),
        text=words("proof-gives-way") if state == "waived" else words(told, cards=Cards(step.after)),
        state="waived" if state == "waived" else "speaks",
        tag=words(f"proof-{state}"),
        sources=_lines(step.cited.barring[step.clause], words),
    )


_CONTEXTS = [
    Context(led, first, broken) for led in (None, *Suit) for first in (True, False) for broken in (True, False)
]


def silence(cited: Cited[PlayPolicy], moment: Moment) -> str:
    """Why a restriction says nothing in a moment.

    Returns:
        ``first`` if it holds in the first trick only, ``lead`` or ``follow`` if for the leader or the others only;
        else ``hand``: there is nothing in the hand that it is about.
    """
    spoken = [context for context in _CONTEXTS if cited.policy.clauses_in(context)]
    if moment.trick_number > 1 and all(context.first for context in spoken):
        return "first"
    if all((context.led is None) is bool(moment.trick) for context in spoken):
        return "lead" if moment.trick else "follow"
    return "hand"


def _lines(claims: Sequence[str], words: Words) -> tuple[str, ...]:
    """Where a rule stands, a line for each paragraph."""
    return tuple(dict.fromkeys(source_line(claim(one), words.catalog.lang) for one in claims))


def _reason_row(exercise: Exercise, one: Because, words: Words) -> ProofRow:
    return ProofRow(
        label=unsigned(exercise.puzzle, one, words),
        text=sentence(one, words),
        state="found" if one.right else "speaks",
        tag=words("choice-right" if one.right else "choice-wrong"),
        sources=_lines(one.claims, words),
    )


def _certified(puzzle: Puzzle, words: Words) -> str:
    """The certificate in a sentence; nothing where a stage of a lesson asks what the maker never would."""
    found = _certificate(puzzle)
    if found is None:
        return ""
    said = words("certificate", tried=found.tried, count=found.count)
    return said if found.layouts == 1 else f"{said} {words('certificate-layouts', count=found.layouts)}"


@lru_cache(maxsize=16)
def _certificate(puzzle: Puzzle) -> Certificate | None:
    """The proof of a puzzle, kept because a scene is drawn again and again."""
    try:
        return prove(puzzle) if puzzle.kind in PROVED else None
    except PuzzleError:
        return None
