"""What every kind of puzzle offers."""

from typing import ClassVar, Literal, Protocol

from hertta.engine import Chance
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

Mode = Literal["one", "many", "none"]
"""How many cards of the hand are chosen."""


class Kind(Protocol):
    """A kind of puzzle.

    Attributes:
        code: its name in puzzles, addresses and message ids.
        mode: how many cards of the hand are chosen.
    """

    code: ClassVar[str]
    mode: ClassVar[Mode]

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The groups of choices, in the order in which they are shown."""

    def answer(self, puzzle: Puzzle) -> Reply:
        """The right answer, by the engine."""

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether a reply is right."""


class Makeable(Kind, Protocol):
    """A kind that the engine can make without end."""

    def make(self, rules: RuleSet, chance: Chance, seed: int) -> Puzzle:
        """A puzzle of this kind, fully decided by the state of ``chance``; ``seed`` is noted on it."""
