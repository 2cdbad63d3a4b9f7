"""What brings a page to where something is to be looked at."""

import json
from collections.abc import Iterator
from typing import Any

from hertta.cards import NO_CARDS, Cards
from hertta.lessons import lesson
from hertta.progress import Course, Visit
from hertta.puzzles import KINDS
from tests.browser.walk import OWN_RULES, Learner


def finished(address: str, *slugs: str) -> dict[str, Any]:
    """Give a browser's storage in which these lessons are at their end."""
    visit = Visit()
    for slug in slugs:
        visit = visit.with_course(slug, Course("end", {stage.id: "right" for stage in lesson(slug).stages}))
    kept = json.dumps(visit.to_map())
    return {
        "cookies": [],
        "origins": [{"origin": address.rstrip("/"), "localStorage": [{"name": "hertta", "value": kept}]}],
    }


def question(learner: Learner, name: str) -> Iterator[str]:
    """Bring up a stage of the lesson on the first trick, refused or wrong where it can be, then answered."""
    stage = lesson("first-trick").stage(name)
    kind, puzzle = stage.task.kind, stage.puzzle(OWN_RULES[learner.lang])
    right = KINDS[kind].solve(puzzle).cards
    yield f"{name}-asked"
    if kind == "legal":
        learner.choose(puzzle.moment.hand)
        learner.use("[data-action='answer']")
        learner.see(".feedback")
        yield f"{name}-answered"
        return
    if barred := puzzle.moment.hand - right if kind == "play" else NO_CARDS:
        learner.choose(Cards.of([next(iter(barred))]))
        learner.answer("wrong")
        yield f"{name}-refused"
    learner.solve(puzzle)
    yield f"{name}-answered"
