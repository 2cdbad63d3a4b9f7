"""Coverage: where each claim of the sources, and each of our readings, is met – or why it is not."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from hertta.data import data_folder
from hertta.lessons.catalog import LESSONS, lesson
from hertta.lessons.state import ABOUT
from hertta.progress import Visit
from hertta.puzzles.bank.byhand import read_set
from hertta.rules import readings
from hertta.rules.claims import known_claims

Place = TypeVar("Place")

PLANNED = ("tactics",)
"""The lessons that are to come."""


@dataclass(frozen=True)
class Covered:
    """Where one claim is met.

    Args:
        stages: lesson and stage of each stage that teaches it.
        puzzles: ids of the puzzles set by hand that show it.
        pages: names of the pages beside the lessons that tell it.
        planned: name of the lesson that is to teach it, where nothing else does.
    """

    stages: tuple[tuple[str, str], ...] = ()
    puzzles: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    planned: str = ""

    @property
    def met(self) -> bool:
        """Whether a learner can meet it today."""
        return bool(self.stages or self.puzzles or self.pages)


@cache
def coverage() -> Mapping[str, Covered]:
    """Every claim and reading by its id, in the order of the sources, with where it is met."""
    by_hand, _ = read_set(data_folder("puzzles"))
    stages = _gathered(
        (one, (slug, stage.id)) for slug in LESSONS for stage in lesson(slug).stages for one in stage.claims
    )
    puzzles = _gathered((one, found.puzzle.id) for found in by_hand for one in found.claims)
    elsewhere = [(one, name) for name, claims in _elsewhere().items() for one in claims]
    pages = _gathered(
        [*((one.id, ABOUT) for one in readings()), *(pair for pair in elsewhere if pair[1] not in PLANNED)]
    )
    planned = {one: name for one, name in elsewhere if name in PLANNED}
    return {
        one: Covered(
            tuple(stages.get(one, ())), tuple(puzzles.get(one, ())), tuple(pages.get(one, ())), planned.get(one, "")
        )
        for one in known_claims()
    }


def _elsewhere() -> Mapping[str, list[str]]:
    """What is told by a page beside the lessons, by its name, or is to be taught by a lesson that is planned."""
    return tomllib.loads((data_folder("seeds") / "elsewhere.toml").read_text(encoding="utf-8"))


def _gathered(pairs: Iterable[tuple[str, Place]]) -> dict[str, dict[Place, None]]:
    """The places of each claim, each once, in their order."""
    found: dict[str, dict[Place, None]] = {}
    for claim_id, place in pairs:
        found.setdefault(claim_id, {})[place] = None
    return found


def claims_met(visit: Visit) -> frozenset[str]:
    """The claims that somebody has met: those of every stage that they have answered."""
    return frozenset(
        one
        for slug, course in visit.courses.items()
        for stage in lesson(slug).stages
        if stage.id in course.results
        for one in stage.claims
    )
