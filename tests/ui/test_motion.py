"""What moves: a played card on its way to the table, for a fifth of a second, and nothing where it is unwelcome."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.ui import scene as ui
from tests.ui.samples import card, groups

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
MOVING = """() => document.getAnimations().filter(({ effect }) => effect.target).map(({ animationName, effect }) => ({
    name: animationName ?? '', card: effect.target.dataset.card, spot: Boolean(effect.target.closest('.spot')),
    lasts: effect.getComputedTiming().endTime, starts: effect.getKeyframes()[0].transform,
}))"""
SHOWN = "([scene, moving]) => { window.model.show(scene); return new Function(`return (${moving})()`)(); }"


def moving(shown: Any, scene: ui.Scene) -> list[dict[str, Any]]:
    """What moves in the moment in which a scene is shown."""
    return shown.page.evaluate(SHOWN, [scene.to_dict(), MOVING])


@pytest.mark.parametrize("width", [390, 1280])
def test_a_played_card_is_seen_on_its_way(harness: Open, samples: dict[str, ui.Scene], width: int) -> None:
    """The card starts where it lay in the hand, the others close up, and all of it ends within 200 ms."""
    shown = harness(samples["asked"], width, 840)
    boxes = "(at) => [at.getBoundingClientRect().x, at.getBoundingClientRect().y]"
    lay = shown.page.locator(".holding [data-card='KD']").evaluate(boxes)
    moved = moving(shown, samples["right"])
    glides = {each["card"]: each for each in moved if not each["name"] and each["starts"]}
    held = {one.id for group in samples["right"].hand.groups for one in group}
    assert set(glides) == {"KD", *held}
    assert glides["KD"]["spot"]
    shown.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    lies = shown.page.locator(".spot [data-card='KD']").evaluate(boxes)
    away = [round(before - after) for before, after in zip(lay, lies, strict=True)]
    x, y = glides["KD"]["starts"].removeprefix("translate(").split(")")[0].split(", ")
    assert [round(float(part.removesuffix("px"))) for part in (x, y)] == pytest.approx(away, abs=2)
    assert max(each["lasts"] for each in moved) <= 200


def test_a_card_of_another_deal_does_not_fly(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """With the next question nothing glides, even if a card that was held lies before somebody now."""
    shown = harness(samples["asked"])
    table = samples["right"].table
    for dealt in (None, ui.HandView("Käsi", groups("3D 5D | 6H | 9S"))):
        for seat in (0, 2):
            seats = tuple(
                replace(one, card=card("KD")) if one.seat == seat else one for one in samples["asked"].table.seats
            )
            moved = moving(shown, replace(samples["asked"], table=replace(table, seats=seats), hand=dealt))
            assert [each for each in moved if not each["name"] and each["starts"]] == []
            shown.show(samples["asked"])


@pytest.mark.parametrize("name", ["right", "refused", "many", "home"])
def test_nothing_moves_where_motion_is_unwelcome(harness: Open, samples: dict[str, ui.Scene], name: str) -> None:
    """Otherwise every answer comes within 200 ms; with reduced motion it is there at once."""
    assert moving(harness(samples["asked"], reduced_motion="reduce"), samples[name]) == []
    moved = moving(harness(samples["asked"]), samples[name])
    assert max((each["lasts"] for each in moved), default=0) <= 200
