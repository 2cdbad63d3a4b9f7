"""A tour of every sort of page and of question, for whatever is to be looked at on all of them."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from hertta.cards import NO_CARDS, Cards
from hertta.lessons import lesson
from hertta.progress import Course, Visit
from hertta.puzzles import KINDS, PROVED
from tests.browser.walk import OWN_RULES, Learner

STAGES = ("opens", "club", "heart-by-source")
"""A stage of every sort of question."""


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


def tour(page: Page, address: str, lang: str, view: str = "page", stages: Sequence[str] = STAGES) -> Iterator[str]:
    """Bring up one page after the other, before and after an answer, and name it; *trick* is ``finished``."""
    learner = Learner(page, lang)
    query = f"?lang={lang}" + (f"&view={view}" if view != "page" else "")
    for name in ("home", "trick"):
        page.goto(f"{address}voila/render/{name}.ipynb{query}")
        learner.see("h1")
        yield "home" if name == "home" else "end"
    page.goto(f"{address}voila/render/first-trick.ipynb{query}")
    for name in stages:
        step = f".steps [data-value='{name}']"
        learner.see(step)
        learner.at(step).evaluate("(button) => button.click()")  # a projector does not show it
        learner.see(f"{step}[data-state='now']")
        yield from question(learner, name)
    for kind in PROVED if view == "page" else ("legal",):
        if kind == "legal":
            page.goto(f"{address}voila/render/trainer.ipynb{query}&seed=7&kind={kind}")
            learner.see("h1")
        else:
            learner.open_filters()
            learner.at("[data-setting='filter-kind']").select_option(kind)
            learner.press("Escape")
            expect(page).to_have_url(re.compile(f"kind={kind}"))
        yield f"trainer-{kind}"


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
