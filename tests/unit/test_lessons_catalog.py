"""The lessons as data: positions that can be, roles that teach, answers under every profile."""

import contextlib
import io
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hertta.cards import Cards
from hertta.engine import legal
from hertta.errors import PuzzleError
from hertta.lessons.catalog import LESSONS, ROLES, Stage, lesson
from hertta.puzzles import KINDS, PROVED, Puzzle, Reply
from hertta.rules import MAIN_PROFILES, SOURCES, claim

STAGES = [(slug, stage) for slug in LESSONS for stage in lesson(slug).stages]
PAIRS = [(slug, stage) for slug, stage in STAGES if stage.pair]
AGREED = {"trick"}
"""The lessons on whose matter the sources agree."""


def named(case) -> str:
    """A name for a test about a stage, a lesson or a profile."""
    return case.id if isinstance(case, Stage) else str(case)


stages = pytest.mark.parametrize(("slug", "stage"), STAGES, ids=named)
pairs = pytest.mark.parametrize(("slug", "stage"), PAIRS, ids=named)
lessons = pytest.mark.parametrize("slug", LESSONS)


def puzzles(stage: Stage) -> Iterator[Puzzle]:
    """The stage's question by each profile that a learner may have chosen, each once."""
    yield from dict.fromkeys(stage.puzzle(profile) for profile in MAIN_PROFILES)


@lessons
def test_a_lesson_has_six_to_ten_stages(slug):
    """A lesson is short, and no two of its stages have the same name."""
    ids = [stage.id for stage in lesson(slug).stages]
    assert 6 <= len(ids) <= 10
    assert len(set(ids)) == len(ids)


@lessons
def test_a_lesson_teaches_from_all_sides(slug):
    """What is so, what is not, an exception, a contrast, and where the sources differ, if they do."""
    wanted = set(ROLES) - {"example"} - ({"sources"} if slug in AGREED else set())
    assert {stage.role for stage in lesson(slug).stages} >= wanted


@stages
def test_a_question_is_sound(slug, stage):
    """By each profile it is one that the maker of puzzles would let through: a position that can be, one answer."""
    for puzzle in puzzles(stage):
        asked = replace(puzzle, kind="legal") if puzzle.kind == "play" else puzzle
        assert asked.kind not in PROVED or PROVED[asked.kind].flaws(asked) == (), puzzle.rules


@stages
def test_every_stage_has_an_answer(slug, stage):
    """The engine answers each stage by each profile, and takes its own answer for right."""
    for puzzle in puzzles(stage):
        kind = KINDS[puzzle.kind]
        answer = kind.solve(puzzle)
        single = kind.mode == "one"
        replies = [Reply(Cards.of([card]), answer.picks) for card in answer.cards] if single else [answer]
        assert replies
        assert all(kind.is_right(puzzle, reply) for reply in replies)
        assert answer.cards or answer.picks


@stages
def test_a_second_engine_agrees(slug, stage):
    """What can be found by a second road is found by it."""
    for puzzle in puzzles(stage):
        if puzzle.kind in PROVED:
            assert PROVED[puzzle.kind].second(puzzle).reply == KINDS[puzzle.kind].solve(puzzle), puzzle.rules


@stages
def test_a_not_refuses_and_allows(slug, stage):
    """A stage about what may not be played has a card that is refused and one that is not."""
    for puzzle in puzzles(stage):
        if stage.role == "not" and puzzle.kind in {"legal", "play"}:
            assert 0 < len(legal(puzzle.ruleset, puzzle.moment)) < len(puzzle.moment.hand)


@stages
def test_a_contrast_has_a_pair(slug, stage):
    """A contrast is held against a stage before it, and nothing else is."""
    ids = [other.id for other in lesson(slug).stages]
    assert (stage.role == "contrast") == (stage.pair is not None)
    assert stage.pair is None or ids.index(stage.pair) < ids.index(stage.id)


@pairs
def test_little_changed_turns_the_answer(slug, stage):
    """In a pair one thing has changed, such as a card, a total or the rules, and with it the answer."""
    for profile in MAIN_PROFILES:
        one, other = lesson(slug).stage(stage.pair).puzzle(profile), stage.puzzle(profile)
        before, after = one.to_map(), other.to_map()
        changed = {key for key in {*before, *after} if before.get(key) != after.get(key)} - {"kind"}
        assert 0 < len(changed) <= 2
        assert reasons(one) != reasons(other)


def reasons(puzzle: Puzzle) -> object:
    """What is right, as far as it can be held against another answer: of cards, those that both hands may hold."""
    answer = KINDS[puzzle.kind].solve(puzzle)
    return (frozenset(answer.cards), tuple(answer.picks.items()))


@lessons
def test_the_claims_are_those_of_the_answers(slug):
    """A lesson lists what its right answers rest on, whatever the profile, and hears every source that speaks of it."""
    claims = lesson(slug).claims
    cited = {one for stage in lesson(slug).stages for puzzle in puzzles(stage) for one in rests_on(puzzle)}
    assert cited - set(claims) == set()
    assert len({claim(one).source for one in claims} & set(SOURCES)) >= 2


def rests_on(puzzle: Puzzle) -> set[str]:
    """The chief claim of each right part of the answer."""
    if puzzle.kind not in PROVED:
        return set()
    return {because.claims[0] for because in PROVED[puzzle.kind].explain(puzzle) if because.right and because.claims}


@lessons
def test_the_cells_run(slug):
    """Four to six cells of a few lines, run one after the other, print something each."""
    cells = lesson(slug).cells
    assert 4 <= len(cells) <= 6
    assert "from hertta.lessons.cells import" in cells[0]
    space: dict[str, object] = {}
    for cell in cells:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(cell, space)
        assert printed.getvalue().strip()
        assert len([line for line in cell.splitlines() if line and not line.startswith("from")]) <= 3


def test_a_stage_can_be_found():
    """A stage is found by its name, and one that is not there is refused."""
    assert lesson("trick").stage("void").id == "void"
    with pytest.raises(PuzzleError) as refused:
        lesson("trick").stage("moon")
    assert refused.value.code == "unknown-stage"
