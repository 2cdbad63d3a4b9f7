"""How the parts of puzzles look: tables of any size, small cards and proofs, measured in a real Chromium."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from math import atan2, tau
from typing import Any

import pytest

from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import PROVED, make
from hertta.text import CODES
from hertta.ui import scene as ui
from tests.ui.puzzle_samples import PUZZLES, ring
from tests.unit.learning import chosen, do, put

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
BOXES = """(place) => [...document.querySelectorAll(place)].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
SCREENS = [(320, 640, "page"), (390, 844, "page"), (844, 390, "page"), (1280, 840, "page"), (1920, 1080, "projector")]


def apart(one: list[float], other: list[float]) -> bool:
    """Whether two boxes have nothing in common."""
    return one[2] <= other[0] + 0.5 or other[2] <= one[0] + 0.5 or one[3] <= other[1] + 0.5 or other[3] <= one[1] + 0.5


@pytest.mark.parametrize(("width", "height", "view"), SCREENS)
def test_any_number_of_seats_goes_round_the_table(
    harness: Open, samples: dict[str, ui.Scene], width: int, height: int, view: str
) -> None:
    """From the learner at the bottom the seats go clockwise, all on the board, no card or name over another."""
    shown = harness(replace(samples["asked"], view=view), width, height, reduced_motion="reduce")
    for count in range(2, 11):
        shown.show(replace(samples["asked"], table=ring(count), view=view))
        board, *parts = shown.page.evaluate(BOXES, ".board, .seat > *")
        spots = shown.page.evaluate(BOXES, ".spot")
        assert len(parts) == 2 * len(spots) == 2 * count
        centre = (board[0] + board[2]) / 2, (min(spot[1] for spot in spots) + max(spot[3] for spot in spots)) / 2
        around = [atan2(2 * centre[0] - spot[0] - spot[2], spot[1] + spot[3] - 2 * centre[1]) % tau for spot in spots]
        assert around == sorted(around)
        assert around[0] == pytest.approx(0, abs=0.01)
        assert all(apart(one, other) for one, other in combinations(parts, 2))
        assert all(board[0] <= part[0] and board[1] <= part[1] and part[2] <= board[2] for part in parts)
        assert min(right - left for left, _, right, _ in spots) >= 30


@pytest.mark.parametrize(("width", "height", "view"), SCREENS)
def test_nothing_scrolls_sideways(
    harness: Open, samples: dict[str, ui.Scene], width: int, height: int, view: str
) -> None:
    """From the smallest phone to a projector every part fits the width, however much there is of it."""
    shown = harness(replace(samples["asked"], view=view), width, height, reduced_motion="reduce")
    for scene in PUZZLES.values():
        shown.show(replace(scene, view=view))
        assert shown.page.evaluate("document.documentElement.scrollWidth") <= width
        parts = shown.page.evaluate(BOXES, ".play > *, .play li, .rail li, .filters label, figure .card")
        assert all(left >= 0 and right <= width for left, _, right, _ in parts)


@pytest.mark.parametrize(("width", "height", "view"), SCREENS)
def test_a_pile_shows_every_index(
    harness: Open, samples: dict[str, ui.Scene], width: int, height: int, view: str
) -> None:
    """In the rows of a pile no card covers the rank or suit of another, and the rank is large enough to read."""
    page = harness(replace(samples["crowd"], view=view), width, height).page
    cards = page.evaluate("""[...document.querySelectorAll('.pile:first-child .card')].map((card) => {
        const parts = [...card.querySelectorAll('.index, .index + path')].map((part) => part.getBoundingClientRect());
        const { left, top } = card.getBoundingClientRect();
        return [left, top, Math.max(...parts.map(({ right }) => right)), parts[0].height];
    })""")
    assert len(cards) == 17
    for (_, top, index, size), (after, next_top, *_) in pairwise(cards):
        assert size >= 14
        assert index <= after + 0.5 or top != next_top


def test_the_play_so_far_is_compact(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On the smallest phone a trick of four stands in one row; for a class the tricks stand side by side."""
    shown = harness(samples["record"], 320, 640)
    tops = "[...document.querySelectorAll('.tricks > li:nth-child(2) > ol > li')].map(({ offsetTop }) => offsetTop)"
    assert len(set(shown.page.evaluate(tops))) == 1
    beside = harness(replace(samples["record"], view="projector"), 1920, 1080)
    assert len({left for left, *_ in beside.page.evaluate(BOXES, ".tricks > li")}) == 3


def test_each_state_of_a_rule_has_a_border_of_its_own(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The states of a proof differ in the shape of their border, not in the colour alone."""
    page = harness(samples["proved"]).page
    borders = page.evaluate("""[...document.querySelectorAll('.proof > ol > li')].map((row) =>
        [getComputedStyle(row).borderLeftStyle, getComputedStyle(row).borderLeftWidth].join())""")
    assert len(set(borders)) == 5


def test_a_class_reads_the_proof_beside_the_table(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a projector an open proof has letters as large as the reason, and table and hand stay in sight beside it."""
    page = harness(samples["proved-projector"], 1920, 1080).page
    sizes = page.evaluate("""['.feedback > p', '.proof li', '.page'].map((place) =>
        parseFloat(getComputedStyle(document.querySelector(place)).fontSize))""")
    assert min(sizes) == max(sizes) >= 24
    ((_, _, edge, bottom), (start, *_)) = (page.evaluate(BOXES, place)[0] for place in (".holding", ".feedback"))
    assert edge <= start
    assert bottom <= 1080


def test_what_is_pressed_is_large_enough(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a phone filters and the proof's summary are at least 44 px high."""
    for name, place in (("ring", ".filters select"), ("proved", ".proof summary")):
        boxes = harness(samples[name], 360, 740, has_touch=True).page.evaluate(BOXES, place)
        assert min(bottom - top for _, top, _, bottom in boxes) >= 44


def test_a_class_sees_question_and_answers_at_once(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a projector a folded proof stands in the line of the reason, and four questions beside each other."""
    group = samples["piles"].choices[0]
    four = tuple(replace(group, name=f"score-{seat}") for seat in range(4))
    shown = harness(samples["projector"], 1920, 1080)
    for scene in (samples["projector"], replace(samples["piles"], choices=four, view="projector")):
        shown.show(scene)
        assert shown.page.evaluate("document.documentElement.scrollHeight") <= 1080


@pytest.mark.parametrize("kind", ["legal", "may-play", "winner", "which-tables", "steps"])
def test_a_class_sees_a_whole_puzzle(harness: Open, kind: str) -> None:
    """Question, table, hand, answers and buttons are in sight; so they are after a wrong answer, its reason beside."""
    puzzle = make(4, kind, "hjerter")
    state = put(puzzle, "?lang=nb&view=projector")
    page = harness(scene_of(state), 1920, 1080, reduced_motion="reduce").page
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    state = chosen(state, puzzle.moment.hand)
    right = PROVED[kind].solve(puzzle).picks
    for _ in range(state.exercise.last_step + 1):
        for group in state.exercise.open_groups:
            value = next(one for one in group.values if one != right[group.name])
            state = chosen(state, **{group.name.replace("-", "_"): value})
        state = do(state, "answer")
    page.evaluate("(scene) => window.model.show(scene)", scene_of(state).to_dict())
    buttons, reason, table = (page.evaluate(BOXES, place)[0] for place in (".actions", ".feedback", ".board"))
    assert buttons[3] <= 1080
    assert table[2] <= reason[0]
    assert reason[1] < table[3]


@pytest.mark.parametrize("lang", CODES)
def test_no_button_needs_two_lines(harness: Open, lang: str) -> None:
    """On a phone whatever a button says stands in one line, with every hint and after a wrong answer."""
    state = put(make(4, "legal", "hjerter"), f"?lang={lang}")
    shown = harness(scene_of(state), 390, 844, has_touch=True)
    wrong = do(chosen(state, state.exercise.puzzle.moment.hand), "answer")
    for one in (state, do(state, "hint"), do(state, "hint", "hint"), do(state, "hint", "hint", "hint"), wrong):
        shown.show(scene_of(one))
        boxes = shown.page.evaluate(BOXES, ".act")
        assert all(44 <= bottom - top < 60 and left >= 0 and right <= 390 for left, top, right, bottom in boxes)
