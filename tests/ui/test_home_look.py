"""Home as a map: numbers, bars and the way on, from a phone to a projector."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
STEPS = ("done", "missed", "done", "todo", "todo", "todo", "todo")


def mapped(home: ui.Scene) -> ui.Scene:
    """Home with two numbered lessons, the second of them current, and a page beside them."""
    first, second, trainer = home.lists[0].cards
    lessons = (
        replace(first, number=1, steps=("done",) * 7),
        replace(second, number=2, steps=STEPS, here=True, title="Maan tunnustaminen ja tikin voittaja"),
        replace(second, number=3, steps=("todo",) * 7, href="moon.ipynb", progress="", state="new"),
    )
    onward = ui.Action("onward", "Jatka: Maan tunnustaminen ja tikin voittaja", primary=True, href="first-trick.ipynb")
    return replace(
        home, actions=(onward,), lists=(ui.CardList("Oppitunnit", lessons), ui.CardList("Lisäksi", (trainer,)))
    )


@pytest.mark.parametrize(("width", "columns"), [(320, 1), (390, 1), (768, 2), (1280, 3)])
def test_the_map_fits_every_screen(harness: Open, samples: dict[str, ui.Scene], width: int, columns: int) -> None:
    """One column on a phone, several beside each other elsewhere; the way on comes first and its words wrap."""
    page = harness(mapped(samples["home"]), width, 800).page
    lefts = page.eval_on_selector_all("ol .lesson", "(all) => all.map((card) => card.getBoundingClientRect().left)")
    assert len(set(lefts)) == columns
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("[data-action='onward']")).to_be_in_viewport(ratio=1)
    assert page.locator("ul .lesson").inner_text().startswith(samples["home"].lists[0].cards[2].title)


@pytest.mark.parametrize("forced", ["none", "active"])
def test_a_stage_is_told_by_shape_as_well(harness: Open, samples: dict[str, ui.Scene], forced: str) -> None:
    """In the bar a stage that is done is thick, one to take again hatched, one to come a thin line."""
    page = harness(mapped(samples["home"]), 390, 800, forced_colors=forced).page
    bar = page.locator("[data-here] .course i").evaluate_all(
        "(all) => all.map((one) => [one.offsetHeight, getComputedStyle(one).backgroundImage !== 'none'])"
    )
    (done, plain), (missed, hatched), *_, (todo, _) = bar
    assert done == missed >= 2 * todo > 0
    assert (plain, hatched) == (False, True)


def test_a_card_can_be_pressed_anywhere(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The whole card is the link to its lesson; it is named by what it does, and the current one is marked as such."""
    page = harness(mapped(samples["home"]), 390, 800).page
    for card in page.locator(".lesson").all():
        reached = card.evaluate("""(card) => {
            card.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const corners = [[left + 9, top + 9], [right - 9, bottom - 9]];
            return corners.map((at) => document.elementFromPoint(...at).localName);
        }""")
        assert reached == ["a", "a"]
    expect(page.get_by_role("link", name="Jatka: Maan tunnustaminen ja tikin voittaja").last).to_have_attribute(
        "aria-current", "true"
    )
    assert page.locator("[aria-current]").count() == 1


@pytest.mark.parametrize(("theme", "view"), [("light", "page"), ("dark", "page"), ("light", "projector")])
def test_axe_finds_nothing_on_the_map(harness: Open, samples: dict[str, ui.Scene], theme: str, view: str) -> None:
    """Names, order and contrast of the map pass axe."""
    page = harness(replace(mapped(samples["home"]), theme=theme, view=view), reduced_motion="reduce").page
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
