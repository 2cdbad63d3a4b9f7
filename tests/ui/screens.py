"""Whatever a learner can have on the screen, page by page, as scenes: what is to hold everywhere is tried on these."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from hertta.lessons import LESSONS, lesson
from hertta.lessons.exercise import SHOW
from hertta.lessons.pages import BESIDE
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import END, HOME, TRAINER, State
from hertta.progress import Course, Visit
from hertta.puzzles import PROVED
from hertta.ui import scene as ui
from tests.unit.learning import do, put_in

FILLED = {
    "table-rules": {"base": "herttamisaari", "deck": "3", "passing": "0", "values.heart": "x"},
    "score-sheet": {"name-0": "Åse", "name-1": "Bartholomew Featherstonehaugh", "points-0": "13", "points-1": "x"},
    "glossary": {"find": "hert"},
}
"""What is written into the fields of the pages beside the lessons: some of it can be used, some cannot."""
DEALS = ((13, 13, 0, 0), (13, 12, 0, 0), (26, 0, 0, 0))
"""Deals of a score sheet: counted, miscounted, and a moon."""

DEEP = os.environ.get("HERTTA_DEEP") == "1"
"""Whether everything is tried in every language and size; else each in one, and every two of them somewhere."""


def opened(page: str, visit: Visit | None = None, query: str = "") -> State:
    """A page once the browser has said hello."""
    remembered = None if visit is None else visit.to_map()
    hello = {"type": "hello", "query": f"?lang=en{query}", "remembered": remembered}
    return reduce(State(page, seed=7), hello)


@cache
def screens(every: bool = False) -> Mapping[str, State]:
    """Give every sort of screen by a name that begins with its page, as ``trick: follow, asked``.

    Args:
        every: every stage there is; else the first one of each lesson, and one of each kind of question.
    """
    return dict([*_home(), *_lessons(every), *_trainer(every), *_beside()])


def shown(state: State, lang: str, theme: Any = "auto", view: Any = "page") -> ui.Scene:
    """Give the scene of a screen as it is once language, theme and view are set."""
    preferences = replace(state.visit.preferences, theme=theme)
    return scene_of(replace(state, lang=lang, view=view, visit=replace(state.visit, preferences=preferences)))


def _home() -> Iterator[tuple[str, State]]:
    """The map: new, and with a lesson done and one begun."""
    first, second = (lesson(slug) for slug in LESSONS[:2])
    visit = Visit().with_course(first.slug, Course(END, {stage.id: "right" for stage in first.stages}))
    visit = visit.with_course(second.slug, Course(second.stages[1].id, {second.stages[0].id: "wrong"}))
    yield f"{HOME}: new", opened(HOME)
    yield f"{HOME}: begun", opened(HOME, replace(visit, last=second.slug, practised=(12, 9)))
    yield f"{HOME}: notices", opened(HOME, query="&rules=poker&seed=x")


def _lessons(every: bool) -> Iterator[tuple[str, State]]:
    met: set[str] = set()
    for slug in LESSONS:
        begun = opened(slug)
        for place, stage in enumerate(lesson(slug).stages):
            if place and not every and stage.task.kind in met:
                continue
            met.add(stage.task.kind)
            state = reduce(begun, {"type": "act", "action": "stage", "value": stage.id})
            yield from _question(f"{slug}: {stage.id}", state)
        yield f"{slug}: end", opened(slug, query=f"&stage={END}")


def _trainer(every: bool) -> Iterator[tuple[str, State]]:
    taught = {stage.task.kind for slug in LESSONS for stage in lesson(slug).stages}
    for kind in PROVED:
        if every or kind == "legal" or kind not in taught:
            yield from _question(f"{TRAINER}: {kind}", opened(TRAINER, query=f"&kind={kind}"))


def _question(name: str, state: State) -> Iterator[tuple[str, State]]:
    """A question as it is put, with all hints, and told after a wrong and a right answer, all of it unfolded."""
    yield f"{name}, asked", state
    yield f"{name}, hints", do(state, *["hint"] * (SHOW - 1))
    wrong, right = put_in(state, right=False), put_in(state)
    if wrong is not None:
        yield f"{name}, wrong", do(wrong, "answer", "playout", "proof")
    yield f"{name}, right", do(right, "answer", "proof")


def _beside() -> Iterator[tuple[str, State]]:
    """The pages beside the lessons as they open, and with their fields filled in."""
    for page in BESIDE:
        state = opened(page)
        yield f"{page}: opened", state
        for key, value in FILLED.get(page, {}).items():
            state = reduce(state, {"type": "fill", "key": key, "value": value})
        if page in FILLED:
            yield f"{page}: filled", state
    state = opened("score-sheet")
    for deal in DEALS:
        for seat, points in enumerate(deal):
            state = reduce(state, {"type": "fill", "key": f"points-{seat}", "value": str(points)})
        state = do(state, "enter")
    yield "score-sheet: deals", state
