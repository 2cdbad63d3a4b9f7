"""A rule set worked out once, as masks: what the engine looks up at every play."""

from collections.abc import Callable, Sequence
from functools import reduce
from operator import and_, or_
from typing import Any, NamedTuple

from hertta.cards import Suit
from hertta.rules.policies import Context

LEAD = len(Suit)
"""Stands for the led suit where none is led."""

Program = tuple[tuple[Any, tuple[tuple[str | None, int, int, int], ...]], ...]
"""The restrictions that have a say in a context, in order: each cited policy with its clauses, as plain tuples."""


class Compiled(NamedTuple):
    """What a rule set says at every play.

    Args:
        programs: the restrictions for each of the 20 contexts: by whether it is the first trick, whether hearts are
            broken, and the led suit or ``LEAD``.
        winning: from the mask of a trick and the led suit to the mask of the card that takes it.
        breakers: for each led suit the mask of the cards that break hearts.
    """

    programs: tuple[tuple[tuple[Program, ...], ...], ...]
    winning: Callable[[int, int], int]
    breakers: tuple[int, ...]

    @property
    def always_breaking(self) -> int:
        """The mask of the cards that break hearts in any trick."""
        return reduce(and_, self.breakers)

    @property
    def ever_breaking(self) -> int:
        """The mask of the cards that break hearts in some trick."""
        return reduce(or_, self.breakers)


def compiled(play: Sequence[Any], trick: Any, breaking: Any) -> Compiled:
    """Work out the masks of the cited policies of *play*, *trick* and *breaking*."""

    def program(context: Context) -> Program:
        spoken = [(cited, cited.policy.clauses_in(context)) for cited in play]
        return tuple((cited, tuple(map(tuple, clauses))) for cited, clauses in spoken if clauses)

    states, leads = (False, True), (*Suit, None)
    programs = tuple(
        tuple(tuple(program(Context(led, first, broken)) for led in leads) for broken in states) for first in states
    )
    return Compiled(programs, trick.policy.winning, tuple(map(breaking.policy.breakers, Suit)))
