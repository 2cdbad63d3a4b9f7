"""Puzzles: questions about a moment, with answers that the engine proves."""

from hertta.puzzles.kinds import KINDS, PRACTICE, Kind
from hertta.puzzles.make import make
from hertta.puzzles.puzzle import LEARNER, Group, Puzzle, Reply, read_moment, read_puzzle

__all__ = ["KINDS", "LEARNER", "PRACTICE", "Group", "Kind", "Puzzle", "Reply", "make", "read_moment", "read_puzzle"]
