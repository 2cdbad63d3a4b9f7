"""Puzzles: questions about a deal or a game, with answers that the engine proves."""

from hertta.puzzles.kinds import KINDS, PROVED, Because, Kind, Proved
from hertta.puzzles.make import MAKER, made, make
from hertta.puzzles.prove import Certificate, prove
from hertta.puzzles.puzzle import LEARNER, Group, Mark, Puzzle, Reply, read_moment, read_question

__all__ = [
    "KINDS",
    "LEARNER",
    "MAKER",
    "PROVED",
    "Because",
    "Certificate",
    "Group",
    "Kind",
    "Mark",
    "Proved",
    "Puzzle",
    "Reply",
    "made",
    "make",
    "prove",
    "read_moment",
    "read_question",
]
