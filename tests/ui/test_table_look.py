"""How the table looks: sizes, overlaps, contrast and motion, measured in a real Chromium."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
LESSONS = ["asked", "refused", "right", "many", "winner", "contrast", "home", "projector"]
PUZZLES = ["ring", "piles", "record", "proved", "proved-projector", "crowd"]


@pytest.mark.parametrize(("width", "height", "per_row"), [(320, 640, 6), (360, 740, 7), (412, 915, 7)])
@pytest.mark.parametrize("name", ["asked", "refused", "many"])
def test_a_phone_shows_rows_of_large_cards(
    harness: Open, samples: dict[str, ui.Scene], name: str, width: int, height: int, per_row: int
) -> None:
    """On a phone the cards stand in rows, at least 44 px wide, none over another, and nothing scrolls sideways."""
    shown = harness(samples[name], width, height)
    boxes = shown.page.evaluate("""[...document.querySelectorAll('.holding .card')].map((card) =>
        [card.offsetLeft, card.offsetTop, card.offsetWidth, card.offsetHeight])""")
    rows = {top: [box for box in boxes if box[1] == top] for top in {box[1] for box in boxes}}
    assert max(len(row) for row in rows.values()) == per_row
    assert all(box[2] >= 44 for box in boxes)
    for row in rows.values():
        assert all(left[0] + left[2] <= right[0] for left, right in pairwise(sorted(row)))
    assert shown.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("width", "height"), [(568, 320), (740, 360), (640, 800), (768, 1024), (1280, 840), (1920, 1080), (3840, 2160)]
)
@pytest.mark.parametrize("name", ["asked", "many", "projector"])
def test_a_wide_screen_shows_one_row_with_every_index(
    harness: Open, samples: dict[str, ui.Scene], name: str, width: int, height: int
) -> None:
    """In one row no card covers the index of another, the hand is no wider than the table, nothing scrolls sideways."""
    shown = harness(samples[name], width, height)
    boxes = shown.page.evaluate("""[...document.querySelectorAll('.holding .card')].map((card) => {
        const at = card.getBoundingClientRect();
        return [at.left, at.right, Math.max(...[...card.querySelectorAll('.index, .index + path')]
            .map((part) => part.getBoundingClientRect().right))];
    })""")
    for (left, _, index), (after, *_) in pairwise(boxes):
        assert left < index <= after + 0.5
    edge = shown.page.evaluate("document.querySelector('.holding').getBoundingClientRect().right")
    assert boxes[-1][1] <= edge + 0.5
    assert shown.page.evaluate("document.documentElement.scrollWidth") <= width


def test_targets_are_large_enough_for_a_finger(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a phone every button, choice and menu is at least 44 px high."""
    for name in ("asked", "winner", "home"):
        shown = harness(samples[name], 360, 740, has_touch=True)
        heights = shown.page.evaluate("""[...document.querySelectorAll(
            '.actions *, .pill input, .top :is(button, summary, a)')]
            .filter((at) => at.matches('button, a, input, summary')).map((at) => at.offsetHeight)""")
        assert heights
        assert min(heights) >= 44


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", [*LESSONS, *PUZZLES])
def test_axe_finds_nothing(harness: Open, samples: dict[str, ui.Scene], name: str, theme: str) -> None:
    """Names, roles, contrast and order pass axe in both themes."""
    shown = harness(replace(samples[name], theme=theme), reduced_motion="reduce")
    found = Axe().run(shown.page)
    assert found.violations_count == 0, found.generate_report()


def luminance(colour: str) -> float:
    """Relative luminance of ``rgb(r, g, b)`` or ``color(srgb r g b)``."""
    numbers = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    parts = numbers if colour.startswith("color") else [part / 255 for part in numbers]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("name", ["asked", "refused", "many", "proved"])
def test_suits_stand_out_from_the_card(
    harness: Open, samples: dict[str, ui.Scene], name: str, deck: str, theme: str
) -> None:
    """Every suit has a contrast of 4.5 to 1 or more on its card, also where refused or out; four colours are four."""
    shown = harness(replace(samples[name], theme=theme, deck=deck), reduced_motion="reduce")
    pairs = shown.page.evaluate("""[...document.querySelectorAll('.holding .card')].map((card) =>
        [card.dataset.suit, getComputedStyle(card).color, getComputedStyle(card).backgroundColor])""")
    for suit, ink, paper in pairs:
        dark, light = sorted((luminance(ink), luminance(paper)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (suit, ink, paper)
    if name == "asked":
        assert len({ink for _, ink, _ in pairs}) == (3 if deck == "four" else 2)


def test_a_refused_try_shakes_unless_motion_is_unwelcome(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The refused card shakes once; with reduced motion nothing moves."""
    for motion, shakes in (("no-preference", "hertta-shake"), ("reduce", "none")):
        shown = harness(samples["refused"], reduced_motion=motion)
        style = "getComputedStyle(document.querySelector('.holding [data-card=QS]')).animationName"
        assert shown.page.evaluate(style) == shakes


LIGHT = """(card) => ['color', 'backgroundColor'].map((name) => {
    const found = getComputedStyle(card)[name];
    const parts = found.match(/[\\d.]+/g).slice(0, 3).map((part) => part / (found.startsWith('rgb') ? 255 : 1));
    const [r, g, b] = parts.map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_refused_card_can_still_be_read(harness: Open, samples: dict[str, ui.Scene], theme: str) -> None:
    """Index and suit of a refused card of any suit stand out against its tint."""
    page = harness(replace(samples["asked"], theme=theme), reduced_motion="reduce").page
    page.evaluate("document.querySelectorAll('.holding .card').forEach((card) => { card.dataset.state = 'refused' })")
    for card in page.locator(".holding .card").all():
        ink, tint = card.evaluate(LIGHT)
        assert (max(ink, tint) + 0.05) / (min(ink, tint) + 0.05) >= 4.5


def test_the_next_question_is_read_from_its_top(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a phone the page goes back up with the next question, to its heading, though the focus is in the hand."""
    shown = harness(samples["right"], 360, 740, reduced_motion="reduce")
    shown.page.evaluate("window.model.autoAck = false")
    shown.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    shown.page.click("[data-action='next']")
    shown.show(replace(samples["asked"], focus="hand", focus_serial=9))
    expect(shown.page.locator("h1")).to_be_in_viewport(ratio=1)


def test_a_projector_shows_the_first_reasons(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where a hand has several reasons the first two stand beside the table, and the rest is left for the page."""
    told = replace(samples["many"].feedback, text=("Vain tämä käy: ristikymppi.",))
    shown = harness(replace(samples["many"], view="projector", feedback=told), 1920, 1080)
    first, second, *rest = shown.page.locator(".feedback .items li").all()
    expect(first).to_be_in_viewport(ratio=1)
    expect(second).to_be_in_viewport(ratio=1)
    assert rest
    assert not any(one.is_visible() for one in rest)


@pytest.mark.parametrize("width", [360, 1000, 1366])
def test_a_word_on_a_covered_card_is_read_whole(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """In a fan the tag of a card stands in the strip that the next card leaves free, in two lines if need be."""
    cards = [one for group in samples["asked"].hand.groups for one in group]
    fan = tuple(replace(one, suit="H", tag="✕ ikke lov", state="wrong") for one in cards)
    dealt = ui.HandView("Hånd", (fan,))
    shown = harness(replace(samples["many"], hand=dealt), width, 800, reduced_motion="reduce")
    boxes = shown.page.evaluate("""[...document.querySelectorAll('.holding .card')].map((card) => {
        const word = document.createRange();
        word.selectNodeContents(card.querySelector('.tag').lastElementChild);
        return [card, word].map((one) => one.getBoundingClientRect()).map(({ left, right, top }) => [left, right, top]);
    })""")
    for (card, word), (following, _) in pairwise(boxes):
        assert card[0] <= word[0]
        assert word[1] <= (following[0] if following[2] == card[2] else card[1]) + 0.5
