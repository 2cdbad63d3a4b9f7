"""A rule set worked out once, as masks: what the engine looks up at every play."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

from hertta.cards import Suit
from hertta.rules.policies import Clause, Context

LEAD = len(Suit)
"""Stands for the led suit where none is led."""

Program = tuple[tuple[Any, tuple[Clause, ...]], ...]
"""The restrictions that have a say in a context, in order: each cited policy with its clauses."""


def context_number(led: int, first: bool, broken: bool) -> int:
    """The place of a context among ``Compiled.programs``; ``led`` is a suit or ``LEAD``."""
    return (first * 2 + broken) * (LEAD + 1) + led


class Compiled(NamedTuple):
    """What a rule set says at every play.

    Args:
        programs: the restrictions for each of the 20 contexts, at their ``context_number``.
        winning: from the mask of a trick and the led suit to the mask of the card that takes it.
        breakers: for each led suit the mask of the cards that break hearts.
    """

    programs: tuple[Program, ...]
    winning: Callable[[int, int], int]
    breakers: tuple[int, ...]


def compiled(play: Sequence[Any], trick: Any, breaking: Any) -> Compiled:
    """Work out the masks of the cited policies of *play*, *trick* and *breaking*."""
    programs: list[Program] = []
    for first, broken, led in product((False, True), (False, True), (*Suit, None)):
        spoken = [(cited, cited.policy.clauses_in(Context(led, first, broken))) for cited in play]
        programs.append(tuple((cited, clauses) for cited, clauses in spoken if clauses))
    return Compiled(tuple(programs), trick.policy.winning, tuple(map(breaking.policy.breakers, Suit)))
