"""What is read or filled in beside the lessons: fields, tables and words that can be looked up, on every screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
NOTE = "Jaon korttipisteet ovat yhteensä 25, ja niitä pitäisi olla 26: katsokaa tämä jako vielä läpi."


def paged(home: ui.Scene, players: int = 10) -> ui.Scene:
    """A page with fields for points, a table of deals, facts, links and a folded section."""
    names = tuple(f"Pelaaja {seat}" for seat in range(1, players + 1))
    deals = tuple(
        ui.GridRow(str(deal), ("104 (+26)",) * players, tone="wrong" if deal == 2 else "plain", note=NOTE * (deal == 2))
        for deal in range(1, 4)
    )
    points = tuple(ui.Field(f"points-{seat}", name, "number") for seat, name in enumerate(names))
    long = "Jokainen pelaaja antaa kolme korttia vasemmalle, oikealle, vastapäätä istuvalle, ja joka neljäs jako"
    rules = ui.Field("rules", "Pelitapa", "choice", options=(ui.Option("a", long),), help="Lähteissä: Hjerter.")
    sections = (
        ui.Section("points", "Pisteet", fields=points, actions=(ui.Action("enter", "Merkitse", primary=True),)),
        ui.Section("deals", "Jaot", grid=ui.Grid("Pisteet jaoittain", ("Jako", *names), deals)),
        ui.Section("rules", "Säännöt", 3, ("Sana tikki.",), (rules,), rows=(ui.Row("Lähde", "Hjerter"),)),
        ui.Section("more", "Lisää", 3, ("Muut.",), folded=True, links=(ui.Link("Pöydän säännöt", "table.ipynb"),)),
    )
    term = ui.Term("tikki", "tikki", "Neljä korttia, yksi kultakin.", "glossary.ipynb#tikki", "Sanastossa")
    return replace(home, lists=(), sections=sections, terms=(term,), text=("Joka tikki on neljä korttia.",))


@pytest.mark.parametrize("width", [320, 390, 768])
def test_a_wide_table_scrolls_within_itself(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """The page never scrolls sideways; in the table the deal's number and its note stay in sight however far it is."""
    page = harness(paged(samples["home"]), width, 800).page
    grid = page.locator(".scroller")
    assert grid.evaluate("(box) => box.scrollWidth > box.clientWidth")
    grid.evaluate("(box) => { box.scrollLeft = box.scrollWidth; }")
    grid.scroll_into_view_if_needed()
    for seen in (page.locator(".grid tbody th").first, page.locator(".grid .note span")):
        expect(seen).to_be_in_viewport(ratio=1)
        assert seen.evaluate("""(at) => {
            const { left, top } = at.getBoundingClientRect();
            return at.contains(document.elementFromPoint(left + 9, top + 9));
        }""")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 390])
def test_points_are_asked_in_two_columns_on_a_phone(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """Fields for numbers stand two by two, each at least 44 px high, so that a deal is written on one screen."""
    page = harness(paged(samples["home"], 4), width, 640).page
    boxes = page.locator("[data-kind='number'] input").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ left, height }) => [left, height])"
    )
    assert len({left for left, _ in boxes}) == 2
    assert min(height for _, height in boxes) >= 44


def test_a_word_is_looked_up_with_the_keyboard(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Enter opens what a word means, Tab goes on to the glossary, Escape closes it and is back."""
    page = harness(paged(samples["home"])).page
    word = page.get_by_role("button", name="tikki", exact=True).first
    meaning = page.locator(".meaning").first
    word.focus()
    expect(meaning).to_be_hidden()
    page.keyboard.press("Enter")
    expect(meaning).to_be_visible()
    assert word.evaluate("(at) => at.popoverTargetElement.matches(':popover-open')")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Sanastossa")).to_be_focused()
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    expect(word).to_be_focused()


@pytest.mark.parametrize("width", [320, 1280])
def test_a_word_is_quiet_but_large_enough(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """A word that can be looked up looks like the words around it, but for thin dots; it can be hit by a finger."""
    page = harness(paged(samples["home"]), width).page
    look = "(at) => ['color', 'fontWeight', 'fontSize', 'backgroundColor'].map((name) => getComputedStyle(at)[name])"
    word = page.locator(".prose .term").first
    assert word.evaluate(look) == page.locator(".prose p").first.evaluate(look)
    assert word.evaluate("(at) => getComputedStyle(at).textDecorationStyle") == "dotted"
    assert word.evaluate("(at) => at.getBoundingClientRect().height") >= 24


@pytest.mark.parametrize(("theme", "width"), [("light", 320), ("dark", 390), ("light", 1280), ("dark", 1920)])
def test_axe_finds_nothing_beside_the_lessons(
    harness: Open, samples: dict[str, ui.Scene], theme: str, width: int
) -> None:
    """Names, roles, contrast and order of fields, tables and folded parts pass axe, also where a meaning is open."""
    page = harness(replace(paged(samples["home"]), theme=theme), width, reduced_motion="reduce").page
    page.locator(".term").first.click()
    page.locator(".fold summary").click(force=True)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_sign_stays_with_its_word(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """No line begins with the comma after a word that can be looked up, nor ends with the quotation mark before it."""
    page = harness(replace(paged(samples["home"]), text=("Se on “tikki”: neljä korttia.",)), 320).page
    tops = """(at) => [at, at.previousSibling, at.parentElement.lastChild].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().bottom;
    })"""
    for width in range(90, 320, 10):
        page.locator(".prose").first.evaluate("(at, width) => { at.style.width = `${width}px`; }", width)
        word, opening, closing = page.locator(".prose .term").first.evaluate(tops)
        assert abs(word - opening) < 9
        assert abs(word - closing) < 9


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_meaning_opens_beside_its_word(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """What a word means stands whole on the screen, right below the word, and leaves the word in sight."""
    page = harness(paged(samples["home"]), width, 640).page
    word, meaning = page.locator(".term").first, page.locator(".meaning").first
    word.click()
    expect(meaning).to_be_in_viewport(ratio=1)
    at, box = word.bounding_box(), meaning.bounding_box()
    assert 0 <= box["y"] - (at["y"] + at["height"]) <= 16
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
