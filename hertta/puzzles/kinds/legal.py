"""*Which cards are legal?* The learner chooses all of them."""

from functools import cache
from typing import ClassVar

from hertta.engine import Chance, fold, legal
from hertta.errors import PuzzleError
from hertta.puzzles.kinds.base import Mode
from hertta.puzzles.moments import SHAPES, Setting
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

Aim = tuple[str, str]
"""A policy's code and the clause of it that is to speak."""

_TRIES = 2_000
_SAMPLES = 400
_SEED = 0
"""What the sampled moments are made from; they are the same on every machine, and so are the aims."""


class Legal:
    """Choose every card that may be played."""

    code: ClassVar[str] = "legal"
    mode: ClassVar[Mode] = "many"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """None: the cards are the answer."""
        return ()

    def answer(self, puzzle: Puzzle) -> Reply:
        """All legal cards."""
        return Reply(legal(puzzle.ruleset, puzzle.moment))

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether these are all of them and no other."""
        return reply.cards == self.answer(puzzle).cards

    def make(self, rules: RuleSet, chance: Chance, seed: int) -> Puzzle:
        """A puzzle aimed at one clause of the rules, each clause as likely, so that rare ones come up too.

        Raises:
            PuzzleError: ``no-puzzle`` if none could be found.
        """
        aim = chance.choice(aims(rules))
        for _ in range(_TRIES):
            setting = chance.choice(SHAPES)(rules, chance)
            if aim in spoken(rules, setting):
                return Puzzle(self.code, rules.name, setting.moment, setting.leader, setting.taken, seed=seed)
        raise PuzzleError("no-puzzle", f"found no moment in {_TRIES} in which {aim} speaks under {rules.name}")


def spoken(rules: RuleSet, setting: Setting) -> tuple[Aim, ...]:
    """The clauses that speak in a moment."""
    return tuple((step.cited.code, step.clause) for step in fold(rules, setting.moment))


@cache
def aims(rules: RuleSet) -> tuple[Aim, ...]:
    """Every clause that can speak under these rules, sorted; found by looking at many moments of every shape."""
    chance = Chance(_SEED)
    settings = (shape(rules, chance) for shape in SHAPES for _ in range(_SAMPLES // len(SHAPES)))
    return tuple(sorted({aim for setting in settings for aim in spoken(rules, setting)}))
