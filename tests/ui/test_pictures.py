"""What is drawn on the cards: three figures that nobody takes for one another, each in its suit."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.ui import scene as ui
from tests.ui.samples import groups

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
COURT = ui.HandView("Kuvakortit", groups("JC QC KC | JD QD KD | JH QH KH | JS QS KS"))
DRAWN = """(card) => {
    const inside = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll('g > *')];
    const solid = parts.find((part) => part.getAttribute('fill-rule')).getAttribute('d');
    const out = parts.some((part) => {
        const box = part.getBoundingClientRect();
        return box.left < inside.left || box.right > inside.right || box.bottom > inside.bottom;
    });
    const index = card.querySelector('.index').getBoundingClientRect();
    const free = parts.every((part) => part.getBoundingClientRect().top >= index.bottom - index.height / 4);
    const wears = parts.at(-1).getAttribute('d') === card.querySelector('svg > path').getAttribute('d');
    return { solid, wears, out, free };
}"""


@pytest.mark.parametrize("width", [320, 1280])
def test_each_court_card_has_a_figure_of_its_own(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """Jack, queen and king are three figures; each stays in its card, below the index, and wears its own suit."""
    page = harness(replace(samples["asked"], hand=COURT), width, 800).page
    drawn = {
        card.id: page.locator(f".holding [data-card='{card.id}']").evaluate(DRAWN) for card in sum(COURT.groups, ())
    }
    assert len(drawn) == 12
    assert len({each["solid"] for each in drawn.values()}) == 3
    assert all(drawn[f"{rank}C"]["solid"] == drawn[f"{rank}{suit}"]["solid"] for rank in "JQK" for suit in "DHS")
    assert all(each["wears"] and each["free"] and not each["out"] for each in drawn.values())
