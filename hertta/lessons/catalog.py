"""The catalog: each lesson as data, its stages as questions that the engine answers."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from hertta.cards import Card, Cards
from hertta.errors import PuzzleError
from hertta.puzzles import KINDS, LEARNER, Puzzle, read_moment
from hertta.rules import PROFILES, ruleset

LESSONS = ("trick", "first-trick")
"""The lessons in the order in which they are taken."""


@dataclass(frozen=True)
class Stage:
    """One stage of a lesson: a few words, then a question.

    Args:
        id: its name within the lesson; texts are ``lesson-<lesson>-<id>-text`` and ``-goal`` (and ``-hint``).
        role: what it teaches: ``positive``, ``not``, ``exception``, ``contrast``, ``example`` or ``sources``.
        task: the question, by the rules of any profile.
        rules: the profile it is always played by; ``None`` leaves it to the learner.
        instead: profiles whose rules lack the matter, and the profile played by instead of each.
        pair: id of the stage whose hand differs in one card, and whose answer is another.
    """

    id: str
    role: str
    task: Puzzle
    rules: str | None = None
    instead: Mapping[str, str] = field(default_factory=dict)
    pair: str | None = None

    def profile(self, chosen: str) -> str:
        """The profile that the stage is played by when the learner has chosen this one."""
        return self.rules or self.instead.get(chosen, chosen)

    def puzzle(self, chosen: str) -> Puzzle:
        """The stage's question when the learner has chosen this profile."""
        return self.task.under(self.profile(chosen))


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Args:
        slug: its name in addresses and texts.
        stages: in order.
        claims: ids of what the sources say on the matter.
        cells: the notebook's cells for trying the engine, as Python source.
    """

    slug: str
    stages: tuple[Stage, ...]
    claims: tuple[str, ...]
    cells: tuple[str, ...]

    def stage(self, stage_id: str) -> Stage:
        """The stage of this id.

        Raises:
            StopIteration: if there is none.
        """
        return next(stage for stage in self.stages if stage.id == stage_id)


@cache
def lesson(slug: str) -> Lesson:
    """The lesson of this slug.

    Raises:
        PuzzleError: ``unknown-lesson`` if there is none; ``bad-lesson`` if its file has faults.
    """
    if slug not in LESSONS:
        raise PuzzleError("unknown-lesson", f"found lesson {slug!r}, expected one of {', '.join(LESSONS)}")
    text = resources.files("hertta.lessons").joinpath("catalog", f"{slug}.toml").read_text(encoding="utf-8")
    return read_lesson(text)


def read_lesson(text: str) -> Lesson:
    """Read a lesson from its TOML.

    Raises:
        PuzzleError: ``bad-lesson``; names every stage that can't be read.
    """
    table = tomllib.loads(text)
    stages, faults = [], []
    for entry in table["stage"]:
        try:
            stages.append(_stage(entry))
        except (KeyError, ValueError, TypeError) as error:
            faults.append(f"stage {entry.get('id')!r}: {error!r}")
    if faults:
        raise PuzzleError("bad-lesson", "; ".join(faults), {"faults": faults})
    return Lesson(table["slug"], tuple(stages), tuple(table["claims"]), tuple(table["cells"]))


def _stage(entry: Mapping[str, Any]) -> Stage:
    moment = read_moment(entry)
    if entry["task"] not in KINDS:
        raise ValueError(f"found task {entry['task']!r}, expected one of {', '.join(KINDS)}")
    named = [entry["rules"]] if "rules" in entry else list(PROFILES)
    card = entry.get("card")
    task = Puzzle(
        kind=entry["task"],
        rules=named[0],
        moment=moment,
        leader=entry.get("leader", (LEARNER - len(moment.trick)) % ruleset(named[0]).players),
        taken=tuple(map(Cards.parse, entry.get("taken", []))),
        card=None if card is None else Card.parse(card),
    )
    return Stage(
        id=entry["id"],
        role=entry["role"],
        task=task,
        rules=entry.get("rules"),
        instead=entry.get("instead", {}),
        pair=entry.get("pair"),
    )
