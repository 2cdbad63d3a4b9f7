"""*By which sources may this card be played?* Where the sources differ, that is the lesson."""

from typing import ClassVar

from hertta.engine import judge
from hertta.errors import PuzzleError
from hertta.puzzles.kinds.base import Mode
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import ruleset

YES, NO = "yes", "no"
PROFILES = ("hertan-saannot", "herttamisaari", "herttamisaari-kotisaanto", "hertta-korttipeli", "hjerter")
"""The profiles compared: each source's own rules, and the house rule that one of them tells of."""


class Sources:
    """Say for each source whether the card may be played."""

    code: ClassVar[str] = "sources"
    mode: ClassVar[Mode] = "none"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """Yes or no for each profile."""
        return tuple(Group(name, (YES, NO)) for name in PROFILES)

    def answer(self, puzzle: Puzzle) -> Reply:
        """What each profile says.

        Raises:
            PuzzleError: ``no-card`` if the puzzle names none.
        """
        if puzzle.card is None:
            raise PuzzleError("no-card", "found no card in a puzzle about the sources, expected one")
        card = puzzle.card
        return Reply(picks={name: YES if judge(ruleset(name), puzzle.moment, card).legal else NO for name in PROFILES})

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether every profile is right."""
        return reply.picks == self.answer(puzzle).picks
