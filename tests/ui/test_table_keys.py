"""The keys of the hand, in a real Chromium."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]


WAYS = {
    "": "4D",
    "ArrowRight": "5D",
    "ArrowRight ArrowRight ArrowLeft": "5D",
    "ArrowLeft": "4D",
    "End": "AS",
    "End ArrowRight": "AS",
    "End Home": "4D",
    "s": "2S",
    "S": "2S",
    "s s": "7S",
    "s s s s s": "2S",
    "h h d": "4D",
    "c": "4D",
    "t": "TH",
    "k": "KD",
    "k k": "KH",
    "k k k": "KD",
    "q": "QS",
    "a": "AS",
    "2": "2S",
    "9": "9D",
    "0": "4D",
    "1": "4D",
    "ArrowDown ArrowDown ArrowUp": "5D",
}


def test_keys_move_within_the_hand(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Arrows, Home and End, the letter of a suit or rank each lead to their card, also in upper case."""
    shown = harness(samples["asked"])
    for keys, card in WAYS.items():
        shown.page.focus("[data-card='4D']")
        for key in keys.split():
            shown.page.keyboard.press(key)
        assert (keys, shown.focused()) == (keys, card)
    assert shown.sent() == []


def test_up_and_down_go_by_row_on_a_phone(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where the hand stands in rows of seven, down goes to the card below and up comes back; edges hold."""
    shown = harness(samples["asked"], 360, 740)
    shown.page.focus("[data-card='5D']")
    for key, card in (("ArrowDown", "KH"), ("ArrowDown", "KH"), ("ArrowUp", "5D"), ("ArrowUp", "5D")):
        shown.page.keyboard.press(key)
        assert shown.focused() == card


def test_the_hand_is_one_tab_stop(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Tab enters the hand at the card last visited and leaves it with the next press."""
    shown = harness(samples["asked"])
    assert shown.page.locator(".holding [tabindex='0']").count() == 1
    shown.page.focus("[data-card='4D']")
    shown.page.keyboard.press("q")
    shown.page.keyboard.press("Tab")
    assert shown.focused() == "hint"
    shown.page.keyboard.press("Shift+Tab")
    assert shown.focused() == "QS"


SETTLED = """() => new Promise(done => {
  let last = scrollY, still = 0;
  const look = () => {
    still = scrollY === last ? still + 1 : 0;
    last = scrollY;
    still < 20 ? requestAnimationFrame(look) : done(last);
  };
  look();
})"""
"""Where the page lies once it has stopped to move."""


def test_space_chooses_and_enter_answers(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Space chooses the card under the focus and does not scroll the page; Enter presses the answer."""
    shown = harness(samples["asked"], 1280, 500)
    shown.page.focus("[data-card='4D']")
    shown.page.keyboard.press("s")  # which may bring the card into sight
    before = shown.page.evaluate(SETTLED)
    shown.page.keyboard.press("Space")
    assert shown.page.evaluate(SETTLED) == before
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [
        {"serial": 2, "type": "choose", "card": "2S"},
        {"serial": 3, "type": "act", "action": "answer"},
    ]


def test_enter_presses_the_primary_action_where_nothing_is_answered(
    harness: Open, samples: dict[str, ui.Scene]
) -> None:
    """After the answer, Enter in the hand goes on, and Space no longer chooses."""
    shown = harness(samples["right"])
    shown.page.focus(".holding [tabindex='0']")
    shown.page.keyboard.press("Space")
    shown.page.keyboard.press("Enter")
    assert [intent["action"] for intent in shown.sent()] == ["next"]


def test_a_hand_out_of_play_and_a_disabled_action_do_nothing(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """A card of a settled hand can be looked at but not chosen; a waiting button keeps its place but sends nothing."""
    actions = (ui.Action("answer", "Vastaa", primary=True, disabled=True),)
    refused = samples["refused"]
    shown = harness(replace(refused, hand=replace(refused.hand, mode="none"), actions=actions))
    shown.page.focus("[data-card='3H']")
    shown.page.keyboard.press("Space")
    shown.page.keyboard.press("Enter")
    shown.page.click("[data-card='3H']", position={"x": 10, "y": 30}, force=True)
    shown.page.click("[data-action='answer']", force=True)
    assert shown.sent() == []


def test_a_held_key_acts_once(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Holding Enter down answers once; it does not run through the lesson."""
    shown = harness(samples["asked"])
    shown.page.focus("[data-card='4D']")
    for _ in range(4):
        shown.page.keyboard.down("Enter")
    shown.page.keyboard.up("Enter")
    shown.page.focus("[data-action='answer']")
    for _ in range(4):
        shown.page.keyboard.down("Enter")
    assert len(shown.sent()) == 2


@pytest.mark.parametrize("place", ["[data-action='hint']", "h1", "summary", "body"])
def test_no_letter_works_outside_the_hand(harness: Open, samples: dict[str, ui.Scene], place: str) -> None:
    """A letter or digit pressed on a button, the heading or nowhere does nothing."""
    shown = harness(samples["asked"])
    shown.page.focus(place)
    before = shown.focused()
    for key in "cdhsq29hn":
        shown.page.keyboard.press(key)
    assert (shown.focused(), shown.sent()) == (before, [])


def test_a_modifier_leaves_the_key_to_the_browser(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Control, Alt or Meta with a letter is not ours."""
    shown = harness(samples["asked"])
    shown.page.focus("[data-card='4D']")
    for key in ("Control+s", "Alt+s", "Meta+s"):
        shown.page.evaluate("addEventListener('keydown', (event) => event.preventDefault(), { once: true })")
        shown.page.keyboard.press(key)
    assert shown.focused() == "4D"


def test_key_events_stay_inside(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The notebook around hears nothing of what is typed in the hand, and is asked to keep its shortcuts silent."""
    shown = harness(samples["asked"])
    shown.page.evaluate("window.heard = []; addEventListener('keydown', (event) => heard.push(event.key))")
    shown.page.focus("[data-card='4D']")
    for key in ("d", "d", "ArrowDown", "Space", "Enter", "x", "Escape", "Tab"):
        shown.page.keyboard.press(key)
    assert shown.page.evaluate("heard") == ["Tab"]
    assert shown.page.locator(".hertta[data-lm-suppress-shortcuts='true']").count() == 1


def test_a_choice_is_picked_by_arrow_and_answered_by_enter(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Radio groups work as the browser has them; Enter answers from there too; a locked one is only looked at."""
    shown = harness(samples["winner"])
    shown.page.focus("[data-choice='winner:2']")
    shown.page.keyboard.press("ArrowRight")
    shown.page.keyboard.press("Enter")
    shown.page.click("[data-choice='points:12']", force=True)
    assert shown.sent() == [
        {"serial": 2, "type": "pick", "name": "winner", "value": "3"},
        {"serial": 3, "type": "act", "action": "answer"},
    ]
    assert shown.page.is_checked("[data-choice='points:0']")
