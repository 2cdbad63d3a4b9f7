"""*By which sources may this card be played?* Where the sources differ, that is the lesson."""

from functools import cache
from typing import ClassVar

from hertta.cards import Card
from hertta.engine import judge
from hertta.errors import PuzzleError
from hertta.puzzles.kinds.base import Mode
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


def asked(puzzle: Puzzle) -> Card:
    """The card that a puzzle about the sources asks about.

    Raises:
        PuzzleError: ``no-card`` if the puzzle names none.
    """
    if puzzle.card is None:
        raise PuzzleError("no-card", "found no card in a puzzle about the sources, expected one")
    return puzzle.card


class Sources:
    """Say for each source whether the card may be played."""

    code: ClassVar[str] = "sources"
    mode: ClassVar[Mode] = "none"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """Yes or no for each profile."""
        return tuple(Group(name, (YES, NO)) for name in compared())

    def answer(self, puzzle: Puzzle) -> Reply:
        """What each profile says.

        Raises:
            PuzzleError: ``no-card`` if the puzzle names none.
        """
        verdicts = {name: judge(ruleset(name), puzzle.moment, asked(puzzle)) for name in compared()}
        return Reply(picks={name: YES if verdict.legal else NO for name, verdict in verdicts.items()})

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether every profile is right."""
        return reply.picks == self.answer(puzzle).picks
