"""The catalog: each lesson as data, its stages as questions that the engine answers."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any

from hertta.errors import HerttaError, PuzzleError, RulesError
from hertta.lessons.trainer import NAMES
from hertta.puzzles import KINDS, LEARNER, PROVED, Puzzle, read_question
from hertta.puzzles.puzzle import QUESTION
from hertta.rules import MAIN_PROFILES, PROFILES, claim, main_profile, ruleset

LESSONS = (
    "cards",
    "deal",
    "exchange",
    "trick",
    "first-trick",
    "breaking",
    "scoring",
    "moon",
    "game-end",
    "players",
    "variants",
    "four-sources",
    "words",
    "history",
)
"""The lessons in the order in which they are taken."""

_FOLDER = resources.files("hertta.lessons").joinpath("catalog")

ROLES = ("positive", "not", "exception", "contrast", "example", "sources")
"""What a stage can teach."""

_NEEDED = ("slug", "practice", "cells", "stage")
_KNOWN = (*_NEEDED, "page")
_STAGE_NEEDED = ("id", "role", "task", "claims")
_STAGE_KNOWN = (*_STAGE_NEEDED, *(key for key in QUESTION if key != "kind"), "instead", "pair")


@dataclass(frozen=True)
class Stage:
    """One stage of a lesson: a few words, then a question.

    Args:
        id: its name within the lesson; texts are ``lesson-<lesson>-<id>-text`` and ``-goal`` (and ``-hint``).
        role: what it teaches, one of ``ROLES``.
        task: the question, by the rules of any profile.
        claims: ids of what the sources say on it: whoever has done the stage has met them.
        rules: the profile it is always played by; ``None`` leaves it to the learner.
        instead: profiles whose rules lack the matter, and the profile played by instead of each.
        pair: id of the stage whose hand differs in one card, and whose answer is another.
    """

    id: str
    role: str
    task: Puzzle
    claims: tuple[str, ...]
    rules: str | None = None
    instead: Mapping[str, str] = field(default_factory=dict)
    pair: str | None = None

    def profile(self, chosen: str) -> str:
        """The rules that the stage is played by when the learner has chosen these.

        Rules that lack the matter, are for another deck, or leave nothing to ask give way to the main profile that
        they stand on.
        """
        if self.rules:
            return self.rules
        main = main_profile(chosen)
        fits = chosen == main or (_deck(chosen) == _deck(main) and self._sound(chosen))
        return self.instead.get(main, chosen if fits else main)

    def _sound(self, rules: str) -> bool:
        kind = PROVED.get(self.task.kind)
        return kind is None or kind.flaws(self.task.under(rules)) == ()

    def puzzle(self, chosen: str) -> Puzzle:
        """The stage's question when the learner has chosen these rules."""
        return self.task.under(self.profile(chosen))


def _deck(rules: str) -> object:
    return ruleset(rules).deck.policy


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Args:
        slug: its name in addresses and texts.
        stages: in order.
        practice: what the trainer can ask on the matter: for each of them its filters, by name.
        cells: the notebook's cells for trying the engine, as Python source.
        page: name of a page beside the lessons that its end leads to; empty if there is none.
    """

    slug: str
    stages: tuple[Stage, ...]
    practice: tuple[Mapping[str, str], ...]
    cells: tuple[str, ...]
    page: str = ""

    @property
    def claims(self) -> tuple[str, ...]:
        """Ids of what the sources say on the matter, each once, in the order of the stages."""
        return tuple(dict.fromkeys(one for stage in self.stages for one in stage.claims))

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
    return read_lesson(_FOLDER.joinpath(f"{slug}.toml").read_text(encoding="utf-8"))


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
    practice, cells = tuple(table["practice"]), tuple(table["cells"])
    return Lesson(table["slug"], tuple(stages), practice, cells, table.get("page", ""))


def _bad_lesson(faults: list[str]) -> PuzzleError:
    return PuzzleError("bad-lesson", "; ".join(faults), {"faults": faults})


def _lesson_faults(table: Mapping[str, Any]) -> Iterator[str]:
    """What the lesson lacks, or names without there being such a thing."""
    yield from _key_faults(table, _NEEDED, _KNOWN)
    if not isinstance(table.get("page", ""), str):
        yield f"page: found {table['page']!r:.80}, expected the name of a page"
    for key, kind in (("practice", dict), ("cells", str), ("stage", dict)):
        found = table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(one, kind) for one in found):
            yield f"{key}: found {found!r:.80}, expected a list of {'tables' if kind is dict else 'texts'}"
        elif key == "practice":
            yield from (f"practice: {fault}" for one in found for fault in _filter_faults(one))


def _filter_faults(filters: Mapping[str, Any]) -> Iterator[str]:
    for name, value in filters.items():
        if value not in NAMES.get(name, ()):
            yield f"found {name} = {value!r}, expected a filter of the trainer with one of its values"


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
    named += [("rules", PROFILES, entry.get("rules"))]
    named += [("instead", MAIN_PROFILES, name) for pair in instead.items() for name in pair]
    for key, known, name in named:
        if key in entry and name not in known:
            yield f"{key}: found {name!r}, expected one of {', '.join(known)}"
    yield from (f"claims: {fault}" for one in entry.get("claims", []) for fault in _claim_faults(one))
    if "pair" in entry and entry["pair"] not in before:
        yield f"pair: found {entry['pair']!r}, expected a stage before this one"
    if entry.get("id") in before:
        yield "id: found twice, expected a name of its own"


def _key_faults(table: Mapping[str, Any], needed: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    yield from (f"{key}: missing" for key in needed if key not in table)
    yield from (f"{key}: unknown key, expected one of {', '.join(known)}" for key in table if key not in known)


def _stage(entry: Mapping[str, Any]) -> Stage:
    rules = entry.get("rules")
    profile = rules or MAIN_PROFILES[0]
    question = {key: value for key, value in entry.items() if key in QUESTION}
    task = read_question({**question, "kind": entry["task"], "rules": profile})
    players = task.ruleset.players
    leader = entry.get("leader", (LEARNER - len(task.moment.trick)) % players)
    if leader not in range(players):
        raise ValueError(f"leader: found {leader!r}, expected 0 to {players - 1}")
    return Stage(
        id=entry["id"],
        role=entry["role"],
        task=replace(task, leader=leader),
        claims=tuple(entry["claims"]),
        rules=rules,
        instead=entry.get("instead", {}),
        pair=entry.get("pair"),
    )
