"""*By which sources may this card be played?* Where the sources differ, that is the lesson."""

from functools import cache
from typing import ClassVar

from hertta.engine import judge
from hertta.puzzles.kinds.base import Kind, asked
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import MAIN_PROFILES, ruleset

YES, NO = "yes", "no"


@cache
def compared() -> tuple[str, ...]:
    """The profiles compared, by source: the first of those that have the same source and the same restrictions."""
    first: dict[object, str] = {}
    for name in MAIN_PROFILES:
        first.setdefault((ruleset(name).source, ruleset(name).play), name)
    return tuple(first.values())


class Sources(Kind):
    """Say for each source whether the card may be played."""

    code: ClassVar[str] = "sources"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """Yes or no for each profile."""
        return tuple(Group(name, (YES, NO)) for name in compared())

    def solve(self, puzzle: Puzzle) -> Reply:
        """What each profile says.

        Raises:
            PuzzleError: ``no-card`` if the puzzle names none.
        """
        verdicts = {name: judge(ruleset(name), puzzle.moment, asked(puzzle)) for name in compared()}
        return Reply(picks={name: YES if verdict.legal else NO for name, verdict in verdicts.items()})
