"""Both lessons from the first question to the last, as a learner takes them, in each language."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from hertta.cards import Cards
from hertta.engine import judge
from hertta.lessons import lesson
from hertta.puzzles import KINDS
from hertta.rules import claim
from hertta.text import CODES, source_line
from tests.browser.conftest import Running, wait_for
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


def take(learner: Learner, slug: str) -> None:
    """Take a lesson to its end."""
    stages = lesson(slug).stages
    learner.expect_page(slug)
    for number in range(1, len(stages) + 1):
        puzzle = learner.expect_stage(slug, number)
        if number == 1:
            try_what_is_barred(learner, slug, number)
        learner.solve(puzzle)
        learner.onward()
    count = len(stages)
    expect(learner.at(".prose")).to_contain_text(learner.words.format("end-result", right=count - 1, count=count))


@pytest.mark.parametrize("way", ["keys", "finger"])
@pytest.mark.parametrize("lang", CODES)
def test_a_learner_takes_everything(app: Running, open_page: Open, lang: str, way: Literal["keys", "finger"]) -> None:
    """From home through both lessons to the trainer, with nothing but keys or a finger; no kernel is left behind."""
    page = open_page(f"{app.address}?lang={lang}", **(PHONE if way == "finger" else {}))
    learner = Learner(page, lang, way)
    learner.expect_page("home")
    learner.use(".lesson a[href^='trick.ipynb']")
    take(learner, "trick")
    learner.use("[data-action='onward']")
    take(learner, "first-trick")
    learner.use("[data-action='onward']")
    learner.expect_page("trainer")
    learner.train(4)
    assert len(set(learner.heard)) > 15
    learner.use(".brand")
    learner.expect_page("home")
    expect(learner.at(".lesson[data-state='done']")).to_have_count(2)
    page.close(run_before_unload=True)
    wait_for(lambda: app.kernels() == 0)
