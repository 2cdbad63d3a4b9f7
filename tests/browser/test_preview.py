"""A page tells other programs what it is: its title, what it is about, and a picture that is there."""

from collections.abc import Callable
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page

from hertta.server.pictures import icon
from hertta.text import catalog
from tests.browser.conftest import Running
from tests.ui.preview import PREVIEW

pytestmark = pytest.mark.needs_chromium


@pytest.mark.parametrize("lang", ["fi", "nb"])
def test_a_link_can_be_shown_with_a_picture(tiny: Running, open_page: Callable[..., Page], lang: str) -> None:
    """Title and description speak the language that is asked for; picture and icon are our own and are found."""
    page = open_page(f"{tiny.address}voila/render/home.ipynb?lang={lang}")
    told = {
        name: page.get_attribute(f"meta[property='og:{name}']", "content") for name in ("title", "description", "image")
    }
    assert told["title"] == catalog(lang).format("server-title")
    assert told["description"] == catalog(lang).format("home-text")
    picture = page.request.get(page.evaluate("(at) => new URL(at, location).href", told["image"]))
    assert picture.body() == PREVIEW.read_bytes()
    assert unquote(page.get_attribute("link[rel='icon']", "href")).removeprefix("data:image/svg+xml,") == icon().strip()
