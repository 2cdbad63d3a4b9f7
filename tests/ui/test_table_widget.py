"""The widget answers every sound intent with a scene, whatever happens in between."""

import logging
from typing import Any

import pytest

from hertta.errors import HerttaError, PuzzleError
from hertta.ui.scene import Live, Notice, Scene
from hertta.ui.table import LARGEST_INTENT, Table, heard


class Play:
    """A dispatcher that records what it is asked and answers, or fails, as it is told."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.fault: Exception | None = None

    def __call__(self, intent: dict[str, Any]) -> Scene:
        """Answer an intent."""
        self.asked.append(intent)
        if self.fault:
            raise self.fault
        return Scene(heading=f"After {intent['type']}", live=Live(result="Right."))


def tell(refusal: HerttaError | None) -> str:
    """Say what went wrong."""
    return f"No: {refusal.code}" if refusal else "Something broke."


@pytest.fixture
def play() -> Play:
    """A fresh dispatcher."""
    return Play()


@pytest.fixture
def table(play: Play) -> Table:
    """A widget around it."""
    return Table(play, tell, Scene(heading="Loading"))


def test_the_first_scene_is_shown_before_hello(table: Table) -> None:
    """Until the browser has spoken, the scene given at the start is on the screen."""
    assert table.scene["heading"] == "Loading"
    assert table.scene["ack"] == 0


def test_an_intent_is_answered_with_its_serial(table: Table, play: Play) -> None:
    """The answer says which intent it answers, whatever the dispatcher wrote there."""
    table.intent = {"serial": 4, "type": "hello"}
    assert (table.scene["ack"], table.scene["heading"]) == (4, "After hello")
    assert play.asked == [{"serial": 4, "type": "hello"}]


def test_a_refusal_keeps_the_screen_and_adds_a_notice(table: Table, play: Play) -> None:
    """A HerttaError becomes a sentence above what was shown; the old result is not read aloud again."""
    table.intent = {"serial": 1, "type": "act"}
    play.fault = PuzzleError("no-puzzle", "There is none")
    table.intent = {"serial": 2, "type": "act"}
    assert table.scene["heading"] == "After act"
    assert table.scene["notices"] == [Notice("wrong", "No: no-puzzle").to_dict()]
    assert table.scene["ack"] == 2
    assert "live" not in table.scene


def test_a_fault_is_logged_and_told_plainly(table: Table, play: Play, caplog: pytest.LogCaptureFixture) -> None:
    """Anything unexpected goes to the log with its traceback, and the learner gets a plain sentence and an answer."""
    play.fault = ZeroDivisionError("secret path")
    with caplog.at_level(logging.ERROR, "hertta.ui.table"):
        table.intent = {"serial": 1, "type": "act"}
    assert table.scene["notices"] == [{"tone": "wrong", "text": "Something broke."}]
    assert table.scene["ack"] == 1
    assert caplog.records[0].exc_info is not None
    play.fault = None
    table.intent = {"serial": 2, "type": "act"}
    assert "notices" not in table.scene


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"serial": 1},
        {"type": "act"},
        {"serial": "1", "type": "act"},
        {"serial": True, "type": "act"},
        {"serial": 1.5, "type": "act"},
        {"serial": 0, "type": "act"},
        {"serial": -3, "type": "act"},
        {"serial": 1, "type": ["act"]},
        {"serial": 1, "type": "act", "value": "x" * LARGEST_INTENT},
        {"serial": 1, "type": "act", "value": {1, 2}},
        {"serial": 1, "type": "act", "value": float("nan")},
    ],
)
def test_a_malformed_intent_is_dropped(table: Table, play: Play, intent: dict[str, Any]) -> None:
    """What has no whole serial, no type, or no modest size never reaches the dispatcher, and nothing is raised."""
    table.intent = intent
    assert play.asked == []
    assert table.scene["heading"] == "Loading"


def test_an_intent_nested_without_end_is_dropped() -> None:
    """A value too deep to be written as JSON is refused, not raised."""
    deep: dict[str, Any] = {"serial": 1, "type": "act"}
    deep["value"] = deep
    assert heard(deep) is None
    assert heard([1]) is None


def test_a_size_is_told_in_characters_of_any_alphabet(table: Table, play: Play) -> None:
    """What the browser keeps may be of letters that JSON can write only at length; it is heard all the same."""
    table.intent = {"serial": 1, "type": "hello", "remembered": "å" * 20_000}
    assert [intent["remembered"] for intent in play.asked] == ["å" * 20_000]


def test_half_of_a_sign_never_comes_back(table: Table, play: Play) -> None:
    """What no message could carry is replaced before anybody can show it again."""
    table.intent = {"serial": 1, "type": "fill", "value": "a\ud800"}
    assert play.asked[0]["value"] == "a?"


def test_a_serial_that_does_not_rise_is_dropped(table: Table, play: Play) -> None:
    """An intent that was answered already is not played a second time."""
    table.intent = {"serial": 5, "type": "act", "action": "answer"}
    table.intent = {"serial": 5, "type": "act", "action": "next"}
    table.intent = {"serial": 2, "type": "act", "action": "answer"}
    assert len(play.asked) == 1


def test_an_intent_that_comes_again_is_told_its_answer_again(
    table: Table, play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a cut connection intents are messages; the last one is not played twice, yet its answer is sent anew."""
    table.intent = {"serial": 2, "type": "choose", "card": "QS"}
    table._handle_custom_msg({"serial": 3, "type": "act"}, [])
    told: list[str] = []
    monkeypatch.setattr(table, "send_state", told.append)
    for serial in (3, 1):
        table._handle_custom_msg({"serial": serial, "type": "act"}, [])
    assert [intent["serial"] for intent in play.asked] == [2, 3]
    assert told == ["scene"]
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_message_that_is_no_intent_is_dropped(table: Table, play: Play) -> None:
    """Whatever else comes as a message never reaches the dispatcher."""
    for content in (None, [], "act", {"kind": "anything"}):
        table._handle_custom_msg(content, [])
    assert play.asked == []


def test_only_two_traits_are_ours(table: Table) -> None:
    """The contract is one scene down and one intent up, nothing else."""
    ours = {name for name in table.traits(sync=True) if not name.startswith("_")}
    assert ours - {"layout", "tabbable", "tooltip", "comm", "keys"} == {"scene", "intent"}
