"""What a page is showing, as a value."""

from dataclasses import dataclass, field
from functools import cache

from hertta.lessons.exercise import Exercise
from hertta.progress import Visit
from hertta.puzzles import PROVED
from hertta.rules import MAIN_PROFILES, SOURCES, ruleset, source
from hertta.settings import Settings, Unusable, View
from hertta.ui.scene import Focus

HOME, PRACTICE_PAGE = "home", "practice"
END = "end"
"""What stands for a stage when a lesson is finished."""


@cache
def own_rules(lang: str) -> str | None:
    """The first profile of the first source that is written in this language; ``None`` if there is no such source."""
    own = [slug for slug in SOURCES if source(slug).language == lang]
    return next((name for name in MAIN_PROFILES if ruleset(name).source in own[:1]), None)


@dataclass(frozen=True)
class State:
    """Everything that decides a scene.

    Args:
        page: ``home``, ``practice`` or a lesson's slug.
        lang: language code.
        visit: what the browser keeps.
        rules: name of the profile chosen; ``None`` leaves it to the lesson, or mixes them in practice.
        own_rules: the profile that lessons are played by where none is chosen; it stays when the language changes.
        view: ``page`` or ``projector``.
        stage: id of the open stage of a lesson, or ``end``.
        seed: of the puzzle in practice.
        kind: of the puzzles in practice; ``None`` mixes them.
        exercise: the question on the screen, if there is one.
        notices: what could not be used of the address.
        focus: where the focus is to go, once for each ``focus_serial``.
        fresh: whether the result is new, so that it is to be read aloud.
    """

    page: str
    lang: str = "en"
    visit: Visit = field(default_factory=Visit)
    rules: str | None = None
    own_rules: str = "hertan-saannot"
    view: View = "page"
    stage: str = ""
    seed: int = 0
    kind: str | None = None
    exercise: Exercise | None = None
    notices: tuple[Unusable, ...] = ()
    focus: Focus = ""
    focus_serial: int = 0
    fresh: bool = False

    @property
    def profile(self) -> str:
        """The profile that lessons are played by."""
        return self.rules or self.own_rules

    @property
    def address(self) -> str:
        """The query of the address that shows the same."""
        practice = self.page == PRACTICE_PAGE
        return Settings(
            lang=self.lang,
            rules=self.rules,
            seed=self.seed if practice else None,
            puzzle=self.kind if practice and self.kind in PROVED else None,
            view=self.view,
        ).query()
