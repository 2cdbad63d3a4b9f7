"""Pages open side by side keep one map in the browser, and lose nothing of each other's."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium

Open = Callable[..., Any]


def test_what_another_page_has_kept_goes_along_once(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The next intent brings the map that another page has changed since; an unchanged one it does not."""
    shown = harness(samples["asked"])
    shown.show(replace(samples["asked"], remember={"stage": 3}))
    for change in (None, "localStorage.setItem('hertta', '{\"stage\": 4}')", None):
        if change:
            shown.page.evaluate(change)
        shown.page.click("[data-action='hint']")
    assert [intent.get("remembered") for intent in shown.sent()] == [None, {"stage": 4}, None]


def test_a_browser_that_keeps_nothing_still_plays(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where the map cannot be kept, intents go on without it."""
    shown = harness(samples["asked"])
    shown.page.evaluate("void (Storage.prototype.setItem = () => { throw new Error('full'); })")
    shown.show(replace(samples["asked"], remember={"stage": 3}))
    shown.page.click("[data-action='hint']")
    assert shown.sent() == [{"serial": 2, "type": "act", "action": "hint"}]
