"""Making puzzles: a seed decides everything."""

from hertta.engine import Chance
from hertta.errors import PuzzleError
from hertta.puzzles.kinds import PRACTICE
from hertta.puzzles.puzzle import Puzzle
from hertta.rules import ruleset

MIXED_KINDS = ("legal", "winner")
MIXED_RULES = (
    "hertan-saannot",
    "herttamisaari",
    "herttamisaari-kotisaanto",
    "hertta-korttipeli",
    "hjerter",
    "hjerter-trekk",
)
"""What a seed alone chooses among. Another kind or profile here would give every such seed another puzzle, and teachers
tell seeds to their classes; so these stay as they are, whatever else there comes to be."""


def make(seed: int, kind: str | None = None, rules: str | None = None) -> Puzzle:
    """The puzzle of a seed.

    Args:
        seed: a whole number; the same seed gives the same puzzle on every machine.
        kind: a code in ``PRACTICE``; ``None`` lets the seed choose among ``MIXED_KINDS``.
        rules: name of the profile; ``None`` lets the seed choose among ``MIXED_RULES``.

    Raises:
        PuzzleError: ``unknown-kind`` if puzzles of that kind are not made.
        RulesError: ``unknown-rules``.

    >>> make(7, "legal", "hjerter") == make(7, "legal", "hjerter")
    True
    """
    if kind is not None and kind not in PRACTICE:
        raise PuzzleError("unknown-kind", f"found kind {kind!r}, expected one of {', '.join(PRACTICE)}")
    chance = Chance(seed)
    chosen = kind or chance.choice(MIXED_KINDS)
    profile = rules or chance.choice(MIXED_RULES)
    return PRACTICE[chosen].make(ruleset(profile), chance, seed)
