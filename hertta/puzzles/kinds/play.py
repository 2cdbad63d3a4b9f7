"""*Play a card.* Any legal card is right."""

from typing import ClassVar

from hertta.engine import legal
from hertta.puzzles.kinds.base import Mode
from hertta.puzzles.puzzle import Group, Puzzle, Reply


class Play:
    """Play one card; the refusal of an illegal one is where the learning happens."""

    code: ClassVar[str] = "play"
    mode: ClassVar[Mode] = "one"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """None: the card is the answer."""
        return ()

    def answer(self, puzzle: Puzzle) -> Reply:
        """Every card that would be right."""
        return Reply(legal(puzzle.ruleset, puzzle.moment))

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether one card was chosen and is legal."""
        return len(reply.cards) == 1 and not reply.cards - self.answer(puzzle).cards
