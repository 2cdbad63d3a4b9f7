"""The trainer: which puzzle a seed and the filters lead to, and which one comes next."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import accumulate, repeat

from hertta.engine import Chance
from hertta.errors import HerttaError, PuzzleError
from hertta.lessons.exercise import Exercise
from hertta.puzzles import PROVED, Puzzle, make
from hertta.puzzles.bank import Row, bank
from hertta.puzzles.themes import THEMES
from hertta.rules import PROFILES, QUESTIONS, SOURCES, ruleset
from hertta.settings import LARGEST_SEED

_log = logging.getLogger(__name__)
_TRIES = 20
"""So many seeds, or lines of the bank, are tried until one is as wanted; then there is none, or nearly so."""


@dataclass(frozen=True)
class Filters:
    """What the trainer asks about; ``None`` leaves it open.

    Args:
        kind: code of a kind.
        rule: code of the policy on which the answer is to turn.
        source: slug of the source whose rules are played.
        theme: code of a theme.
    """

    kind: str | None = None
    rule: str | None = None
    source: str | None = None
    theme: str | None = None


FILTERS = tuple(one.name for one in fields(Filters))
"""The names of the filters, in the order in which they are shown."""
NAMES: Mapping[str, tuple[str, ...]] = {
    "kind": tuple(PROVED),
    "rule": tuple(policy.code for answers in QUESTIONS.values() for policy in answers),
    "source": tuple(SOURCES),
    "theme": tuple(THEMES),
}
"""Each filter with all the values there are."""


@dataclass(frozen=True)
class Drawn:
    """What was drawn: the puzzle, its seed, and whether it is one of the bank."""

    puzzle: Puzzle
    seed: int
    banked: bool = False


@cache
def offered(name: str) -> tuple[str, ...]:
    """The values of a filter that lead to puzzles; rules and themes are those of the bank."""
    if name in {"kind", "source"}:
        return NAMES[name]
    rows = _rows().values()
    found = {row.rule for row in rows} if name == "rule" else {theme for row in rows for theme in row.themes}
    return tuple(value for value in NAMES[name] if value in found)


def _rows() -> Mapping[str, Row]:
    """The rows of the bank; none where it cannot be read, so that fresh puzzles are still put."""
    try:
        return bank().rows
    except HerttaError as error:
        _log.error("%s", error)
        return {}


def draw(seed: int, filters: Filters, rules: str | None) -> Drawn | None:
    """The puzzle of a seed; ``None`` if none fits the filters.

    Where a rule or a theme is asked for, the seed picks from the bank; else it makes the puzzle anew.

    Args:
        seed: decides everything.
        filters: what is asked about.
        rules: name of the profile; ``None`` mixes them.
    """
    try:
        if filters.rule or filters.theme:
            ids = bank().ids(filters.kind, filters.rule, filters.source, rules, filters.theme) if _rows() else ()
            return _picked(seed, ids)
        if filters.source is None:
            return Drawn(make(seed, filters.kind, rules), seed)
        profiles = [name for name in PROFILES if _fits(name, filters) and rules in {None, name}]
        if not profiles:
            return None
        chance = Chance(seed)
        profile = chance.choice(profiles)
        return Drawn(make(chance.below(LARGEST_SEED + 1), filters.kind, profile), seed)
    except PuzzleError as error:
        if error.code == "no-puzzle":
            return None
        raise


def _picked(seed: int, ids: Sequence[str]) -> Drawn | None:
    """The puzzle of the bank that the seed picks; one that does not hold is logged, and another takes its place."""
    chance, left = Chance(seed), list(ids)
    for _ in ids[:_TRIES]:
        id_ = chance.choice(left)
        try:
            return Drawn(bank().entry(id_).puzzle, seed, banked=True)
        except PuzzleError as error:
            _log.error("%s", error)
            left.remove(id_)
    return None


def _fits(name: str, filters: Filters) -> bool:
    rules = ruleset(name)
    return rules.source == filters.source and (filters.kind is None or PROVED[filters.kind].suits(rules))


def following(seed: int, filters: Filters, rules: str | None, last: Exercise | None) -> Drawn | None:
    """The first puzzle from this seed on that is another one by another rule, or as near to that as the filters allow.

    Where the filters name the rule, only the puzzle is to be another one.
    """
    tries = (draw(tried, filters, rules) for tried in accumulate(repeat(seed, _TRIES), lambda one, _: next_seed(one)))
    best = next(filter(None, tries), None)
    if last is None or best is None:
        return best

    def news(drawn: Drawn) -> tuple[bool, bool]:
        return drawn.puzzle != last.puzzle, bool(filters.rule) or _turns_on(drawn.puzzle) != _turns_on(last.puzzle)

    for drawn in tries:
        if all(news(best)):
            break
        best = max(best, drawn or best, key=news)
    return best


def _turns_on(puzzle: Puzzle) -> str:
    """The rule on which the answer turns, or else the word."""
    return PROVED[puzzle.kind].rule(puzzle) or puzzle.about


def next_seed(seed: int) -> int:
    """The seed after this one."""
    return Chance(seed).below(LARGEST_SEED + 1)


def loosened(filters: Filters, newest: str = "") -> Iterator[Filters]:
    """The filters, then with one after the other dropped, the newest last."""
    yield filters
    others = [name for name in reversed(FILTERS) if name != newest]
    for name in (*others, *([newest] if newest else [])):
        filters = replace(filters, **{name: None})
        yield filters
