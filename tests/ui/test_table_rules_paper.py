"""The table's rules on paper, and the fields of that page, in a real Chromium."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from hertta.lessons import Session
from hertta.text import CODES
from hertta.ui.scene import Scene

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]

LONG = (
    "herttamisaari-6~passing.pass-cycle.kept.QS"
    "~play.first-trick-points.only_points.queen~play.queen-not-broken~breaking.heart-or-queen.hearts.off-suit"
    "~values.bonus-diamond.rank.J.bonus.-10.moon.dropped~moon.moon-and-sun.options.add_subtract.sun.52"
    "~deal_end.clean-bonus.no_tricks.-5.no_points.-3~game_end.limit-with-drop.points.100.to.50~ties.play-on"
)
"""Rules that take many words."""


def page_of(lang: str, rules: str) -> Scene:
    """The page with these rules."""
    return Session("table-rules").dispatch({"type": "hello", "query": f"?lang={lang}&rules={rules}"})


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("rules", ["hjerter", LONG])
def test_the_rules_fit_one_sheet(harness: Open, lang: str, rules: str) -> None:
    """Printed on A4 the rules take one page, with all sentences and nothing that is to be pressed or chosen."""
    shown = harness(page_of(lang, rules))
    printed = shown.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    shown.page.emulate_media(media="print")
    assert shown.page.locator("#sheet dd").count() == 18
    assert all(part.is_visible() for part in shown.page.locator("#sheet dd").all())
    assert not any(part.is_visible() for part in shown.page.locator("select, input, .act").all())


def test_the_link_is_told_whole(harness: Open) -> None:
    """The field for the link holds the whole address, which can be copied but not changed."""
    shown = harness(page_of("en", LONG))
    link = shown.page.locator("[data-field='link']")
    assert link.input_value() == f"http://hertta.test/lesson.ipynb?lang=en&rules={LONG}"
    assert not link.is_editable()


def test_a_choice_and_a_number_are_sent(harness: Open) -> None:
    """What is chosen, and what is written into a number's field, is sent by the field's key."""
    shown = harness(page_of("en", "hjerter"))
    shown.page.select_option("[data-field='breaking']", "0")
    shown.page.fill("[data-field='game_end.points']", "50")
    shown.page.keyboard.press("Tab")
    assert [(one["type"], one["key"], one["value"]) for one in shown.sent()] == [
        ("fill", "breaking", "0"),
        ("fill", "game_end.points", "50"),
    ]
