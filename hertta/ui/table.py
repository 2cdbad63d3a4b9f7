"""The one widget: a scene goes down, an intent comes up."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from hertta.errors import HerttaError
from hertta.ui.scene import Live, Notice, Scene

STATIC = Path(__file__).parent / "static"
LARGEST_INTENT = 65_536
"""Characters of JSON; what the browser may remember fits with room to spare, a flood does not."""

log = logging.getLogger(__name__)


class Table(anywidget.AnyWidget):
    """The card table in the browser.

    It is thin on purpose: ``dispatch`` decides everything and the ES module draws. Whatever the browser sends is
    taken as hostile, and nothing that goes wrong in Python leaves the learner without an answer.

    After a connection was cut, intents come as messages of their own, and the one under way comes a second time: its
    answer may be what was lost, so it is told again, and nothing is done twice.

    Args:
        dispatch: takes an intent, gives the scene that answers it.
        tell: gives the sentence for a refusal, or for a fault (``None``), in the learner's language.
        scene: what is shown until the browser has said ``hello``.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    scene = traitlets.Dict().tag(sync=True)
    intent = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        dispatch: Callable[[dict[str, Any]], Scene],
        tell: Callable[[HerttaError | None], str],
        scene: Scene | None = None,
    ) -> None:
        super().__init__()
        self._dispatch = dispatch
        self._tell = tell
        self._show(scene or Scene())
        self.observe(lambda change: self._answer(change["new"]), names="intent")
        self.on_msg(lambda _, intent, __: self._answer(intent))

    def _show(self, scene: Scene) -> None:
        self._shown = scene
        self.scene = scene.to_dict()

    def _answer(self, found: Any) -> None:
        intent = heard(found)
        if intent is None or intent["serial"] < self._shown.ack:
            log.warning("An intent was dropped: malformed, too large or out of order")
            return
        if intent["serial"] == self._shown.ack:
            self.send_state("scene")
            return
        try:
            scene = self._dispatch(intent)
        except HerttaError as refusal:
            scene = self._apology(refusal)
        except Exception:
            log.exception("An intent of type %r failed", intent["type"])
            scene = self._apology(None)
        self._show(replace(scene, ack=intent["serial"]))

    def _apology(self, refusal: HerttaError | None) -> Scene:
        """What was on the screen before, with a notice; nothing is read aloud twice."""
        return replace(self._shown, notices=(Notice("wrong", self._tell(refusal)),), live=Live())


def heard(found: object) -> dict[str, Any] | None:
    r"""The intent in what the browser sent; ``None`` if it has no whole serial, no type or no modest size.

    Half of a sign becomes a question mark: no scene that shows it again could be sent.

    >>> heard({"serial": 1, "type": "fill", "value": "\ud83c"})
    {'serial': 1, 'type': 'fill', 'value': '?'}
    """
    if not isinstance(found, dict):
        return None
    serial, kind = found.get("serial"), found.get("type")
    if not isinstance(serial, int) or isinstance(serial, bool) or serial < 1 or not isinstance(kind, str):
        return None
    try:
        text = json.dumps(found, ensure_ascii=False, allow_nan=False)
        return dict(json.loads(text.encode(errors="replace"))) if len(text) <= LARGEST_INTENT else None
    except (TypeError, ValueError, RecursionError):
        return None
