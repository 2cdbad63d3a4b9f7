"""*Play a card.* Any legal card is right."""

from typing import ClassVar

from hertta.engine import fold, judge_hand, legal
from hertta.puzzles.kinds.base import Because, Kind, Mode, by_verdict
from hertta.puzzles.puzzle import Mark, Puzzle, Reply


class Play(Kind):
    """Play one card; the refusal of an illegal one is where the learning happens."""

    code: ClassVar[str] = "play"
    mode: ClassVar[Mode] = "one"

    def solve(self, puzzle: Puzzle) -> Reply:
        """Every card that would be right."""
        return Reply(legal(puzzle.ruleset, puzzle.moment))

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """The verdict on every card."""
        return tuple(map(by_verdict, judge_hand(puzzle.ruleset, puzzle.moment).verdicts))

    def rule(self, puzzle: Puzzle) -> str:
        """The last restriction that speaks."""
        return fold(puzzle.ruleset, puzzle.moment)[-1].cited.code

    def mark(self, puzzle: Puzzle, reply: Reply) -> Mark:
        """One point for one legal card."""
        return Mark(int(len(reply.cards) == 1 and not reply.cards - self.solve(puzzle).cards), 1)
