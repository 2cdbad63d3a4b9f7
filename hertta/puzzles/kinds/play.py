"""*Play a card.* Any legal card is right."""

from typing import ClassVar

from hertta.engine import legal
from hertta.puzzles.kinds.base import Kind, Mode
from hertta.puzzles.puzzle import Mark, Puzzle, Reply


class Play(Kind):
    """Play one card; the refusal of an illegal one is where the learning happens."""

    code: ClassVar[str] = "play"
    mode: ClassVar[Mode] = "one"

    def solve(self, puzzle: Puzzle) -> Reply:
        """Every card that would be right."""
        return Reply(legal(puzzle.ruleset, puzzle.moment))

    def mark(self, puzzle: Puzzle, reply: Reply) -> Mark:
        """One point for one legal card."""
        return Mark(int(len(reply.cards) == 1 and not reply.cards - self.solve(puzzle).cards), 1)
