"""The proof: a puzzle ships only with one right answer, found by the engine and by an independent road."""

from dataclasses import dataclass
from typing import Any

from hertta.errors import PuzzleError
from hertta.puzzles.kinds import PROVED, Proved
from hertta.puzzles.puzzle import Puzzle, Reply


@dataclass(frozen=True)
class Certificate:
    """What was done to find the answer twice.

    Args:
        tried: what the second road tried, one word such as ``cards``.
        count: how many of them.
        layouts: in how many ways hidden cards were dealt; 1 where nothing that matters is hidden.
        engine: the answer by the engine.
        second: the answer by the second road, equal to it.
    """

    tried: str
    count: int
    layouts: int
    engine: Reply
    second: Reply

    def to_map(self) -> dict[str, Any]:
        """The certificate as JSON has it."""
        return {
            "tried": self.tried,
            "count": self.count,
            "layouts": self.layouts,
            "engine": self.engine.to_map(),
            "second": self.second.to_map(),
        }


def proved_kind(code: str) -> Proved:
    """The kind of this code, of those that are proved.

    Raises:
        PuzzleError: ``unknown-kind``.
    """
    if code not in PROVED:
        said = f"found kind {code!r:.40}, expected one of {', '.join(PROVED)}"
        raise PuzzleError("unknown-kind", said, {"kind": str(code)[:40]})
    return PROVED[code]


def prove(puzzle: Puzzle) -> Certificate:
    """Find the answer twice.

    Raises:
        PuzzleError: ``unknown-kind``; ``not-a-puzzle`` if it has flaws, which ``facts["flaws"]`` names; ``disputed`` if
            the two roads differ, or the answer is none that can be given.
    """
    kind = proved_kind(puzzle.kind)
    flaws = kind.flaws(puzzle)
    if flaws:
        said = f"puzzle {puzzle.id}: found {', '.join(flaws)}, expected a position with one right answer"
        raise PuzzleError("not-a-puzzle", said, {"id": puzzle.id, "flaws": flaws})
    answer, found = kind.solve(puzzle), kind.second(puzzle)
    if answer != found.reply or not answerable(kind, puzzle, answer):
        both = f"{answer} by the engine and {found.reply} by the second road"
        said = f"puzzle {puzzle.id}: found {both}, expected one answer"
        raise PuzzleError("disputed", said, {"id": puzzle.id})
    return Certificate(found.tried, found.count, found.layouts, answer, found.reply)


def answerable(kind: Proved, puzzle: Puzzle, answer: Reply) -> bool:
    """Whether a learner can give this answer: cards of the hand, and in each group one of at least two values."""
    groups = kind.groups(puzzle)
    if bool(answer.cards) != (kind.mode != "none") or answer.cards - puzzle.moment.hand:
        return False
    if [group.name for group in groups] != list(answer.picks):
        return False
    return all(
        len(set(group.values)) == len(group.values) > 1 and answer.picks[group.name] in group.values for group in groups
    )
