"""Every page passes axe, as a whole, in both themes and in every size."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from hertta.text import CODES
from tests.browser.conftest import Running
from tests.browser.tour import finished, tour

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]
LOOKS = [
    ("fi", "page", "light", 1280),
    ("nb", "page", "dark", 320),
    ("en", "projector", "light", 3840),
]


def no_fault(page: Page) -> None:
    """Let axe look at the whole page."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(("lang", "view", "theme", "width"), LOOKS)
def test_axe_finds_nothing_on_any_page(
    app: Running, open_page: Open, lang: str, view: str, theme: str, width: int
) -> None:
    """Home, questions before and after an answer, the end and the trainer pass axe."""
    page = open_page(
        "about:blank",
        storage_state=finished(app.address, "trick"),
        color_scheme=theme,
        reduced_motion="reduce",
        viewport={"width": width, "height": width * 9 // 16 if width > 500 else 640},
    )
    for _ in tour(page, app.address, lang, view):
        no_fault(page)


@pytest.mark.parametrize("lang", CODES)
def test_axe_finds_nothing_on_the_error_page(app: Running, chromium: Browser, lang: str) -> None:
    """A page that is not there passes axe too."""
    with chromium.new_context(locale=lang) as context:
        page = context.new_page()
        page.goto(f"{app.address}nothing")
        no_fault(page)
