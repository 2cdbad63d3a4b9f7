"""The catalog: each lesson as data, its stages as questions that the engine answers."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from hertta.cards import Card, Cards
from hertta.errors import HerttaError, PuzzleError, RulesError
from hertta.puzzles import KINDS, LEARNER, Puzzle, read_moment
from hertta.rules import MAIN_PROFILES, claim, ruleset

LESSONS = ("trick", "first-trick")
"""The lessons in the order in which they are taken."""

ROLES = ("positive", "not", "exception", "contrast", "example", "sources")
"""What a stage can teach."""

_NEEDED = ("slug", "claims", "cells", "stage")
_STAGE_NEEDED = ("id", "role", "task")
_MOMENT = ("hand", "trick", "trick_number", "hearts_broken")
_STAGE_KNOWN = (*_STAGE_NEEDED, *_MOMENT, "leader", "taken", "card", "rules", "instead", "pair")


@dataclass(frozen=True)
class Stage:
    """One stage of a lesson: a few words, then a question.

    Args:
        id: its name within the lesson; texts are ``lesson-<lesson>-<id>-text`` and ``-goal`` (and ``-hint``).
        role: what it teaches, one of ``ROLES``.
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
            PuzzleError: ``unknown-stage`` if there is none.
        """
        for stage in self.stages:
            if stage.id == stage_id:
                return stage
        raise PuzzleError("unknown-stage", f"found stage {stage_id!r}, expected one of the lesson {self.slug}")


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
        PuzzleError: ``bad-lesson``; ``facts["faults"]`` lists every fault as where it is, what was found and expected.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad_lesson([f"not TOML: {error}"]) from error
    faults = list(_lesson_faults(table))
    if faults:
        raise _bad_lesson(faults)
    stages: list[Stage] = []
    for place, entry in enumerate(table["stage"]):
        before = [other.get("id") for other in table["stage"][:place]]
        try:
            found = list(_stage_faults(entry, before))
            stages += [] if found else [_stage(entry)]
        except (HerttaError, ValueError, TypeError, AttributeError) as error:
            found = [str(error)]
        faults += [f"stage {entry.get('id')!r}: {fault}" for fault in found]
    if faults:
        raise _bad_lesson(faults)
    return Lesson(table["slug"], tuple(stages), tuple(table["claims"]), tuple(table["cells"]))


def _bad_lesson(faults: list[str]) -> PuzzleError:
    return PuzzleError("bad-lesson", "; ".join(faults), {"faults": faults})


def _lesson_faults(table: Mapping[str, Any]) -> Iterator[str]:
    """What the lesson lacks, or names without there being such a thing."""
    yield from _key_faults(table, _NEEDED, _NEEDED)
    for key, kind in (("claims", str), ("cells", str), ("stage", dict)):
        found = table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(one, kind) for one in found):
            yield f"{key}: found {found!r:.80}, expected a list of {'tables' if kind is dict else 'texts'}"
        elif key == "claims":
            yield from (f"claims: {fault}" for one in found for fault in _claim_faults(one))


def _claim_faults(claim_id: str) -> Iterator[str]:
    try:
        claim(claim_id)
    except RulesError as error:
        yield str(error)


def _stage_faults(entry: Mapping[str, Any], before: Sequence[object]) -> Iterator[str]:
    """What the stage lacks, or names without there being such a thing; ``before`` are the ids of those before it."""
    yield from _key_faults(entry, _STAGE_NEEDED, _STAGE_KNOWN)
    instead = entry.get("instead", {})
    named = [("role", ROLES, entry.get("role")), ("task", tuple(KINDS), entry.get("task"))]
    named += [("rules", MAIN_PROFILES, entry.get("rules"))]
    named += [("instead", MAIN_PROFILES, name) for pair in instead.items() for name in pair]
    for key, known, name in named:
        if key in entry and name not in known:
            yield f"{key}: found {name!r}, expected one of {', '.join(known)}"
    if "pair" in entry and entry["pair"] not in before:
        yield f"pair: found {entry['pair']!r}, expected a stage before this one"
    if entry.get("id") in before:
        yield "id: found twice, expected a name of its own"


def _key_faults(table: Mapping[str, Any], needed: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    yield from (f"{key}: missing" for key in needed if key not in table)
    yield from (f"{key}: unknown key, expected one of {', '.join(known)}" for key in table if key not in known)


def _stage(entry: Mapping[str, Any]) -> Stage:
    moment = read_moment(entry)
    rules = entry.get("rules")
    profile = rules or MAIN_PROFILES[0]
    players = ruleset(profile).players
    leader = entry.get("leader", (LEARNER - len(moment.trick)) % players)
    if leader not in range(players):
        raise ValueError(f"leader: found {leader!r}, expected 0 to {players - 1}")
    card = entry.get("card")
    task = Puzzle(
        kind=entry["task"],
        rules=profile,
        moment=moment,
        leader=leader,
        taken=tuple(map(Cards.parse, entry.get("taken", []))),
        card=None if card is None else Card.parse(card),
    )
    return Stage(
        id=entry["id"],
        role=entry["role"],
        task=task,
        rules=rules,
        instead=entry.get("instead", {}),
        pair=entry.get("pair"),
    )
