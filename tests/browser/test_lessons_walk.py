"""Every lesson from the first question to the last, as a learner takes it, in each language."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from hertta.cards import Cards
from hertta.engine import judge
from hertta.lessons import LESSONS, lesson
from hertta.puzzles import KINDS
from hertta.rules import claim
from hertta.text import CODES, source_line
from tests.browser.conftest import Running, wait_for
from tests.browser.tour import finished
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def try_what_is_barred(learner: Learner, slug: str, number: int) -> None:
    """Take the hint, then play an illegal card: it is refused with its source, and the legal ones light up."""
    puzzle = learner.expect_stage(slug, number)
    learner.use("[data-action='hint']")
    learner.see(".feedback[data-tone='hint']")
    learner.check()
    right = KINDS["play"].solve(puzzle).cards
    barred = next(iter(puzzle.moment.hand - right))
    learner.choose(Cards.of([barred]))
    learner.answer("wrong")
    cited = judge(puzzle.ruleset, puzzle.moment, barred).claims
    expect(learner.at(".source cite")).to_have_text(
        list(dict.fromkeys(source_line(claim(one), learner.lang) for one in cited))
    )
    lit = learner.at(".holding [data-state='legal']").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert Cards.of(card for card in right if str(card) in lit) == right
    expect(learner.at(f".holding [data-card='{barred}']")).to_have_attribute("data-state", "wrong")


def way_of(slug: str, lang: str) -> Literal["keys", "finger"]:
    """By which way a lesson is taken in a language: each in one language by keys and in another with a finger."""
    return "finger" if (LESSONS.index(slug) + CODES.index(lang)) % 2 else "keys"


def take(learner: Learner, slug: str) -> None:
    """Take a lesson to its end; where a card is barred from the first play that is asked for, it is tried before."""
    stages = lesson(slug).stages
    tried = 0
    learner.expect_page(slug)
    for number in range(1, len(stages) + 1):
        puzzle = learner.expect_stage(slug, number)
        if puzzle.kind == "play" and not tried and puzzle.moment.hand - KINDS["play"].solve(puzzle).cards:
            try_what_is_barred(learner, slug, number)
            tried = 1
        learner.solve(puzzle)
        learner.onward()
    count = len(stages)
    expect(learner.at(".prose")).to_contain_text(learner.words.format("end-result", right=count - tried, count=count))


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_taken_to_its_end(app: Running, open_page: Open, slug: str, lang: str) -> None:
    """Every question is answered with nothing but keys or a finger, and every result is told."""
    way = way_of(slug, lang)
    page = open_page(f"{app.address}voila/render/{slug}.ipynb?lang={lang}", **(PHONE if way == "finger" else {}))
    learner = Learner(page, lang, way)
    take(learner, slug)
    assert len(set(learner.heard)) >= len(lesson(slug).stages) // 2


def done(learner: Learner) -> list[str]:
    """Give the lessons that home shows as done."""
    learner.see(".lesson")
    return [slug for slug in LESSONS if learner.at(f".lesson[data-state='done'] a[href^='{slug}.ipynb']").count()]


@pytest.mark.parametrize(("lang", "way"), [("nb", "keys"), ("fi", "finger")])
def test_a_learner_goes_through_the_course(
    app: Running, open_page: Open, lang: str, way: Literal["keys", "finger"]
) -> None:
    """From home through every lesson to the trainer, which counts, and home again; no kernel is left behind."""
    first, *others = LESSONS
    kept = finished(app.address, *others)
    page = open_page(f"{app.address}?lang={lang}", storage_state=kept, **(PHONE if way == "finger" else {}))
    learner = Learner(page, lang, way)
    learner.expect_page("home")
    assert done(learner) == others
    learner.use(f".lesson a[href^='{first}.ipynb']")
    take(learner, first)
    for slug in others:
        learner.use("[data-action='onward']")
        learner.expect_page(slug)
    learner.use("[data-action='onward']")
    learner.expect_page("trainer")
    learner.train(4)
    learner.use(".brand")
    learner.expect_page("home")
    assert done(learner) == list(LESSONS)
    page.close(run_before_unload=True)
    wait_for(lambda: app.kernels() == 0)
