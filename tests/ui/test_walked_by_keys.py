"""Every page is walked by keys alone: each thing comes in its turn, its focus is seen, and nothing keeps it."""

from collections.abc import Callable
from typing import Any

import pytest

from hertta.lessons import PAGES
from hertta.text import CODES
from hertta.ui import scene as ui
from tests.ui.looks import SIZES
from tests.ui.screens import DEEP, screens, shown

pytestmark = [pytest.mark.needs_chromium, pytest.mark.no_cover]
Open = Callable[..., Any]
STOPS = """() => {
  const groups = new Set();
  const stops = [...document.querySelectorAll('.hertta :is(a[href], button, input, select, summary, [tabindex="0"])')]
    .filter((at) => at.checkVisibility() && at.tabIndex >= 0)
    .filter((at) => at.type !== 'radio' || !groups.has(at.name) && groups.add(at.name));
  window.stops = stops;
  window.walked = [];
  document.body.tabIndex = -1; // from the top of the page
  document.body.focus();
  document.body.removeAttribute('tabindex');
  return stops.length;
}"""
"""How many stops Tab has to make; a group of choices is one."""
STOP = """() => {
  const { activeElement: at } = document, { stops, walked } = window;
  const stop = stops.find((one) => one === at || (at.type === 'radio' && one.name === at.name));
  const ring = at.closest('.pill') ?? at;
  const drawn = [ring, [ring, '::after']].flat(0).map((one) => getComputedStyle(...[one].flat()));
  const seen = drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const [width, height] = [right - left, bottom - top];
  const under = (across, down) => document.elementFromPoint(left + across * width, top + down * height);
  const open = [.1, .5, .9].some((across) => [.1, .5, .9].some((down) => ring.contains(under(across, down))));
  walked.push(stop);
  const name = `${at.tagName} ${at.className} "${at.textContent.slice(0, 40)}"`;
  return [!stop && `lost: ${name}`, !seen && `not seen: ${name}`, !open && `covered: ${name}`].filter(Boolean);
}"""
"""What is amiss with the focus where it is now: on nothing that was to come, without a ring, or under something."""
MISSED = "window.stops.filter((stop) => !window.walked.includes(stop)).map((stop) => stop.outerHTML.slice(0, 120))"
LEFT = "document.activeElement === document.body || document.activeElement === window.stops[0]"


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_walked_by_keys(harness: Open, size: str) -> None:
    """Tab comes to all that can be used, the focus has a ring and lies open, and after the last thing it goes on."""
    width, height, view = SIZES[size]
    open_ = harness(ui.Scene(), width, height, reduced_motion="reduce")
    faults: dict[str, list[str]] = {}
    for place, (name, state) in enumerate(walked(size).items()):
        open_.show(shown(state, CODES[place % len(CODES)], view=view))
        found = faults[name] = []
        for _ in range(open_.page.evaluate(STOPS)):
            open_.page.keyboard.press("Tab")
            found += open_.page.evaluate(STOP)
        found += open_.page.evaluate(MISSED)
        open_.page.keyboard.press("Tab")
        found += [] if open_.page.evaluate(LEFT) else ["kept"]
    assert {name: found for name, found in faults.items() if found} == {}


def walked(size: str) -> dict[str, Any]:
    """The screens that are walked in a size: the first and the last two of every third page, or all of them."""
    if DEEP:
        return dict(screens())
    chosen = {}
    for page in PAGES[[*SIZES].index(size) :: len(SIZES)]:
        names = [name for name in screens() if name.startswith(f"{page}:")]
        chosen |= {name: screens()[name] for name in (names[0], *names[-2:])}
    return chosen
