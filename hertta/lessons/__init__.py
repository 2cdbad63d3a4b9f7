"""Lessons: what a learner goes through, from the first question to the last.

>>> from hertta import lessons
>>> lessons.LESSONS[:3]
('cards', 'deal', 'exchange')
"""

import secrets
from typing import TYPE_CHECKING, Any

from hertta.errors import HerttaError, PuzzleError
from hertta.lessons.catalog import LESSONS, Lesson, Stage, lesson
from hertta.lessons.pages import BESIDE
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import HOME, TRAINER, State
from hertta.settings import LARGEST_SEED
from hertta.text import explain_error
from hertta.ui.scene import Scene

if TYPE_CHECKING:
    from hertta.ui.table import Table

PAGES = (HOME, *LESSONS, TRAINER, *BESIDE)
"""Everything that can be opened."""


class Session:
    """One learner at one page: keeps the state between intents, and shows a question before the first of them.

    Args:
        page: one of ``PAGES``.
        seed: of the first puzzle in the trainer.
    """

    def __init__(self, page: str, seed: int = 0) -> None:
        self.state = reduce(State(page, seed=seed), {"type": "hello"})

    def dispatch(self, intent: dict[str, Any]) -> Scene:
        """The scene that answers an intent."""
        self.state = reduce(self.state, intent)
        return scene_of(self.state)

    def tell(self, refusal: HerttaError | None) -> str:
        """The sentence for something that went wrong."""
        return explain_error(refusal, self.state.lang)


def open(page: str) -> "Table":  # noqa: A001 - a lesson is opened
    """Open a lesson, ``home`` or ``trainer`` in a notebook.

    Raises:
        PuzzleError: ``unknown-lesson`` if there is no such page.
    """
    from hertta.ui.table import Table

    if page not in PAGES:
        raise PuzzleError("unknown-lesson", f"found page {page!r}, expected one of {', '.join(PAGES)}")
    session = Session(page, secrets.randbelow(LARGEST_SEED + 1))
    return Table(session.dispatch, session.tell)


__all__ = ["LESSONS", "PAGES", "Lesson", "Session", "Stage", "lesson", "open"]
