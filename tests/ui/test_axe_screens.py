"""Every screen passes axe, in every language, theme and size; so does what opens over it."""

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hertta.text import CODES
from hertta.ui import scene as ui
from tests.ui.looks import SIZES, THEMES, looks, scene
from tests.ui.screens import DEEP, screens, shown

pytestmark = [pytest.mark.needs_chromium, pytest.mark.no_cover]
Open = Callable[..., Any]
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
"""All that axe has, with the rule of WCAG 2.2 that it leaves out unless it is asked."""


def faults(page: Page) -> list[str]:
    """What axe finds on the whole page: each rule that is broken, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate("(options) => axe.run(options)", OPTIONS)["violations"]
    return [f"{one['id']}: {node['failureSummary']} {node['html']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_any_screen(harness: Open, size: str) -> None:
    """Questions before and after every sort of answer, ends, and the pages beside them with their fields filled."""
    width, height, _ = SIZES[size]
    open_ = harness(ui.Scene(), width, height, reduced_motion="reduce")
    found = {}
    for look in looks():
        if look.size == size:
            open_.show(scene(look))
            found[look] = faults(open_.page)
    assert {look: all_ for look, all_ in found.items() if all_} == {}


def test_every_two_ways_to_look_meet() -> None:
    """Each screen is seen, and each page in each language, theme and size, each of those with each of the others."""
    seen = set(looks())
    assert {look.screen for look in seen} == set(screens(DEEP))
    values = [{look.page for look in seen}, CODES, THEMES, SIZES]
    rows = {(look.page, look.lang, look.theme, look.size) for look in seen}
    for one, other in combinations(range(4), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(values[one], values[other]))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", CODES)
def test_axe_finds_nothing_on_what_opens(harness: Open, lang: str, theme: str) -> None:
    """The settings, what a word means, and the banner of a lost connection pass axe too."""
    state = next(one for one in screens().values() if shown(one, lang).terms)
    open_ = harness(shown(state, lang, theme), *SIZES["zoomed"][:2], reduced_motion="reduce")
    page, found = open_.page, {}
    page.locator(".term").first.press("Enter")
    expect(page.locator(".meaning:popover-open")).to_be_visible()
    found["term"] = faults(page)
    page.keyboard.press("Escape")
    page.locator(".settings summary").press("Enter")
    expect(page.locator(".settings .menus")).to_be_visible()
    found["settings"] = faults(page)
    page.clock.install()
    page.evaluate("window.model.autoAck = false")
    page.locator(".settings select").first.select_option(index=1)
    page.clock.fast_forward(7000)
    expect(page.locator(".offline")).to_be_visible()
    page.clock.resume()
    found["banner"] = faults(page)
    assert found == {"term": [], "settings": [], "banner": []}
