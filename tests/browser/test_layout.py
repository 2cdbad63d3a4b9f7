"""Every question fits the screen that it is on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hertta.lessons import LESSONS, lesson
from hertta.puzzles import KINDS
from hertta.text import CODES
from tests.browser.conftest import Running
from tests.browser.tour import question
from tests.browser.walk import SIDEWAYS, Learner
from tests.ui.screens import DEEP

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]
SIZES = ((320, 640), (360, 740), (640, 800), (1280, 840), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("lang", CODES)
def test_every_stage_fits_every_screen(app: Running, open_page: Open, lang: str) -> None:
    """Nothing scrolls sideways; the question is in sight, and on a computer the button below a hand to choose from too.

    Each language has its share of the sizes, so that every stage is seen on all of them; ``make deep`` takes each with
    each.
    """
    sizes = SIZES if DEEP else SIZES[CODES.index(lang) :: len(CODES)]
    page = open_page("about:blank", reduced_motion="reduce")
    learner = Learner(page, lang)
    for slug in LESSONS:
        page.goto(f"{app.address}voila/render/{slug}.ipynb?lang={lang}")
        for stage in lesson(slug).stages:
            step = f".steps [data-value='{stage.id}']"
            learner.see(step)
            learner.at(step).evaluate("(button) => button.click()")
            learner.see(f"{step}[data-state='now']")
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("scrollTo(0, 0)")
                assert not page.evaluate(SIDEWAYS), (slug, stage.id, width)
                expect(learner.at("h1")).to_be_in_viewport(ratio=1)
                if width >= 1280 and KINDS[stage.task.kind].mode != "none":
                    expect(learner.at("[data-action='answer']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 740), (1280, 840)])
def test_a_long_reason_is_read_from_its_top(app: Running, open_page: Open, size: tuple[int, int]) -> None:
    """After an answer the reason's title is in sight, taller than the screen or not; on a phone so is Next."""
    page = open_page("about:blank", reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    learner = Learner(page, "en")
    page.goto(f"{app.address}voila/render/first-trick.ipynb?lang=en")
    learner.use(".steps [data-value='heart-by-source']")
    for _ in question(learner, "heart-by-source"):
        pass
    expect(learner.at(".feedback h2")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.feedback').offsetHeight > innerHeight")
    if size[0] == 360:
        expect(learner.at("[data-action='next']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", CODES)
def test_the_menus_open_within_the_screen(app: Running, open_page: Open, lang: str) -> None:
    """The settings can be read and reached whole, from the narrowest phone on."""
    page = open_page("about:blank")
    learner = Learner(page, lang)
    page.goto(f"{app.address}voila/render/trainer.ipynb?lang={lang}")
    learner.use(".settings summary")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(learner.at(".settings .menus")).to_be_in_viewport(ratio=1)
