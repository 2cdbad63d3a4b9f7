"""What a page is showing, as a value."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any

from hertta.lessons.exercise import Exercise
from hertta.lessons.trainer import Filters
from hertta.progress import Visit
from hertta.rules import MAIN_PROFILES, PROFILES, SOURCES, ruleset, source
from hertta.settings import Settings, Unusable, View
from hertta.ui.scene import Focus

HOME, TRAINER, ABOUT, GLOSSARY = "home", "trainer", "about", "glossary"
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
        page: ``home``, ``trainer``, a page beside the lessons or a lesson's slug.
        lang: language code.
        visit: what the browser keeps.
        rules: name of the rules chosen, a profile's or a table's own; ``None`` leaves it to the lesson, or mixes the
            profiles in the trainer.
        own_rules: the profile that lessons are played by where none is chosen; it stays when the language changes.
        view: ``page`` or ``projector``.
        stage: id of the open stage of a lesson, or ``end``.
        seed: of the puzzle in the trainer.
        filters: what the trainer asks about.
        banked: whether the puzzle in the trainer is one of the bank, with an id to link to.
        exercise: the question on the screen, if there is one.
        part: what a page beside the lessons keeps of its own.
        asked: keys of the address that such a page answers itself, with their values.
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
    filters: Filters = field(default_factory=Filters)
    banked: bool = False
    exercise: Exercise | None = None
    part: Any = None
    asked: Mapping[str, Any] = field(default_factory=dict)
    notices: tuple[Unusable, ...] = ()
    focus: Focus = ""
    focus_serial: int = 0
    fresh: bool = False

    @property
    def profile(self) -> str:
        """The rules that lessons are played by, as far as they have what a lesson is about."""
        return self.rules or self.own_rules

    @property
    def tables(self) -> tuple[str, ...]:
        """The rules that can be chosen: in the trainer all, else the main ones; the learner's own, and those in use."""
        listed = PROFILES if self.page == TRAINER else MAIN_PROFILES
        own = (self.visit.preferences.table, self.rules)
        return tuple(dict.fromkeys([*listed, *(name for name in own if name)]))

    @property
    def trained(self) -> Exercise | None:
        """The exercise, if it is one of the trainer."""
        return self.exercise if self.page == TRAINER else None

    @property
    def address(self) -> str:
        """The query of the address that shows the same."""
        common = Settings(self.lang, rules=self.rules, view=self.view)
        if self.trained is None:
            return replace(common, stage=self.stage or None, **self.asked).query()
        puzzle = self.trained.puzzle.id if self.banked else None
        return replace(common, seed=self.seed, puzzle=puzzle, **asdict(self.filters)).query()
