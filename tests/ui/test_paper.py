"""What a page is on paper: its words and cards in ink, nothing folded away, nothing to press."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hertta.ui import scene as ui
from tests.ui.test_section_look import paged

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
WIDTH = 688
"""Of an A4 page without its margins, in CSS pixels."""


def printed(harness: Open, scene: ui.Scene) -> Page:
    """The page as it is printed, from a dark screen."""
    page = harness(replace(scene, theme="dark"), WIDTH, 970, reduced_motion="reduce").page
    page.emulate_media(media="print")
    return page


def test_paper_is_white_and_has_nothing_to_press(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Even from a dark screen: white paper, pale refused cards, the reason, and no button, link or folded line."""
    page = printed(harness, samples["refused"])
    assert page.locator(".hertta").evaluate("(at) => getComputedStyle(at).backgroundColor") == "rgb(255, 255, 255)"
    refused = page.locator("[data-state='refused']").first
    assert refused.evaluate("(at) => getComputedStyle(at).backgroundColor") == "rgb(234, 229, 218)"
    expect(page.locator(".feedback h2")).to_be_visible()
    for part in page.locator("button, .top, .bottom, .actions, .steps, .help, .fold").all():
        expect(part).to_be_hidden()


def test_what_is_folded_is_printed(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """A folded part of a page stands on paper with its title; what is for the screen alone does not, folded or not."""
    scene = paged(samples["home"])
    *rest, folded = scene.sections
    screen = replace(folded, id="screen", on="screen", text=("Vain ruudulle.",))
    page = printed(harness, replace(scene, sections=(*rest, folded, screen)))
    for text in ("Lisää", "Muut."):
        assert page.get_by_text(text, exact=True).first.bounding_box()["height"] > 0
    assert page.get_by_text("Vain ruudulle.").bounding_box() is None


@pytest.mark.parametrize("players", [4, 10])
def test_a_table_of_points_fits_the_paper(harness: Open, samples: dict[str, ui.Scene], players: int) -> None:
    """Up to ten players' points stand side by side on A4, every cell within the page."""
    page = printed(harness, paged(samples["home"], players))
    rights = page.locator(".grid :is(th, td)").evaluate_all(
        "(all) => all.map((at) => at.getBoundingClientRect().right)"
    )
    assert max(rights) <= WIDTH


def test_a_lesson_fills_one_sheet(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Question, table, hand and reason come out on a single page of A4."""
    page = harness(samples["refused"]).page
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
