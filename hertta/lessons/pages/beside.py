"""What a page beside the lessons is: how it opens, what it does with what is sent, and what it shows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hertta.lessons.scenes.words import Words
from hertta.lessons.state import State
from hertta.settings import Settings
from hertta.ui.scene import Scene


def _as_it_is(state: State, *_: object) -> State:
    return state


@dataclass(frozen=True)
class Beside:
    """A page beside the lessons; each part is a pure function.

    What the page keeps of its own stands in ``State.part``, and what of it belongs into the address in
    ``State.asked``. Its title is the message ``<name>-title``.

    Args:
        scene: what is shown; the fields that every page has come from ``scenes.frame.frame``.
        open: the state once the browser has said hello, with what the address asked for.
        fill: the state after something was written into a field, by the field's key.
        acts: the state after a button of the page's own was pressed, by its action, with its value.
        names: the values that keys of the address may have here, for those among ``settings.NAMED`` it answers.
    """

    scene: Callable[[State, Words], Scene]
    open: Callable[[State, Settings], State] = _as_it_is
    fill: Callable[[State, str, str], State] = _as_it_is
    acts: Mapping[str, Callable[[State, str], State]] = field(default_factory=dict)
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
