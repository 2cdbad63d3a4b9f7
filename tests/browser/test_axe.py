"""What the server puts around a page passes axe."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from hertta.text import CODES
from tests.browser.conftest import Running
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]
LOOKS = [
    ("fi", "home", "light", 1280),
    ("nb", "trick", "dark", 320),
    ("en", "trainer", "light", 1280),
]


def no_fault(page: Page) -> None:
    """Let axe look at the whole page."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(("lang", "name", "theme", "width"), LOOKS)
def test_axe_finds_nothing_on_a_page_that_is_served(
    app: Running, open_page: Open, lang: str, name: str, theme: str, width: int
) -> None:
    """With all that the server puts around it a page passes axe; what it can show is seen in ``tests/ui``."""
    page = open_page(
        f"{app.address}voila/render/{name}.ipynb?lang={lang}",
        color_scheme=theme,
        reduced_motion="reduce",
        viewport={"width": width, "height": 800},
    )
    Learner(page, lang).expect_page(name)
    no_fault(page)


@pytest.mark.parametrize("lang", CODES)
def test_axe_finds_nothing_on_the_error_page(app: Running, chromium: Browser, lang: str) -> None:
    """A page that is not there passes axe too."""
    with chromium.new_context(locale=lang) as context:
        page = context.new_page()
        page.goto(f"{app.address}nothing")
        no_fault(page)
