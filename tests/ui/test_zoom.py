"""Nothing is lost in large letters: every screen at 400 %, with text at 200 %, and in words two fifths longer."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hertta.text import CODES
from hertta.ui import scene as ui
from tests.ui.fits import MISFITS, SMALL, STRETCH
from tests.ui.screens import DEEP, screens, shown

pytestmark = [pytest.mark.needs_chromium, pytest.mark.no_cover]
Open = Callable[..., Any]
ZOOMED = (320, 256)
"""A window of 1280 by 1024 at 400 %."""


def dealt(lang: str) -> Iterator[tuple[str, ui.Scene]]:
    """The screens that are tried in this language: every third, or all of them."""
    for place, (name, state) in enumerate(screens(DEEP).items()):
        if DEEP or CODES[place % len(CODES)] == lang:
            yield name, shown(state, lang)


@pytest.mark.parametrize("lang", CODES)
def test_every_screen_can_be_used_at_400_percent(harness: Open, lang: str) -> None:
    """Nothing scrolls sideways, is cut or covered; cards, buttons and fields are 44 px or more, a link in a text 24."""
    open_ = harness(ui.Scene(), *ZOOMED, reduced_motion="reduce")
    faults = {}
    for name, scene in dealt(lang):
        open_.show(scene)
        faults[name] = open_.page.evaluate(MISFITS) + open_.page.evaluate(SMALL)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("lang", CODES)
def test_every_screen_takes_letters_twice_as_large(harness: Open, lang: str) -> None:
    """With text alone at 200 % nothing is cut or covered either."""
    open_ = harness(ui.Scene(), reduced_motion="reduce")
    open_.page.evaluate("document.documentElement.style.fontSize = '200%'")
    faults = {}
    for name, scene in dealt(lang):
        open_.show(scene)
        faults[name] = open_.page.evaluate(MISFITS)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("size", [(360, 740), (1280, 840)])
def test_every_screen_takes_longer_words(harness: Open, lang: str, size: tuple[int, int]) -> None:
    """Were every word two fifths longer, as in another language, nothing would be cut or covered."""
    open_ = harness(ui.Scene(), *size, reduced_motion="reduce")
    faults = {}
    for name, scene in dealt(lang):
        open_.show(scene)
        open_.page.evaluate(STRETCH)
        faults[name] = open_.page.evaluate(MISFITS)
    assert {name: found for name, found in faults.items() if found} == {}
