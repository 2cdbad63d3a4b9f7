"""Random deals by the hundred thousand: ``playout``, many times as fast, for every rule set with a single deck.

The loop is compiled by numba and folds the same masks as the engine; its tests hold both equal, deal by deal. It needs
the extra ``fast``; nothing else in hertta imports it. The first call compiles the loop, which takes some seconds; later
ones, in other processes too, find the machine code in numba's cache.
"""

from dataclasses import dataclass

try:
    import numba  # noqa: F401 - the loop needs it
    import numpy as np
except ImportError as missing:
    raise ImportError(f"hertta.analysis.batch needs numba ({missing}): pip install 'hertta[fast]'") from missing

from hertta.analysis.kernel import play_out
from hertta.analysis.playout import playout
from hertta.analysis.tables import Array, tables
from hertta.rules import RuleSet


@dataclass(frozen=True, eq=False, slots=True)
class BatchResult:
    """What many deals came to, a row a deal.

    Args:
        points: what each seat adds to its total; of a moon the first choice that is offered.
        moon: the seat that shot the moon, or -1.
        taken: the mask of the cards that each seat took (see ``hertta.cards.Cards``).
    """

    points: Array
    moon: Array
    taken: Array

    @property
    def tricks(self) -> Array:
        """How many tricks each seat took."""
        return np.bitwise_count(self.taken) // self.taken.shape[1]


def batch(rules: RuleSet, seeds: range, deal_number: int = 1) -> BatchResult:
    """Play the deals of many seeds by chance, each as ``playout`` plays it.

    Args:
        rules: a rule set with a single deck.
        seeds: the seeds.
        deal_number: from 1, the same for each; it decides the pass.

    Raises:
        RulesError: ``not-for-batch`` if the rules have two decks, or if no order of the cards says who takes a trick.
        PositionError: as ``playout``.

    >>> from hertta.rules import ruleset
    >>> result = batch(ruleset("hjerter"), range(1000))
    >>> int(result.points.sum()) == 26 * 1000 + 52 * int((result.moon >= 0).sum())
    True
    >>> tuple(result.points[7].tolist()) == playout(ruleset("hjerter"), seed=7).score.points
    True
    """
    playout(rules, seeds.start, deal_number)  # the loop checks nothing: what cannot be played is refused here
    shape = len(seeds), rules.players
    result = BatchResult(np.empty(shape, np.int64), np.empty(len(seeds), np.int8), np.empty(shape, np.uint64))
    first, step = np.uint64(seeds.start % 2**64), np.uint64(seeds.step % 2**64)
    play_out(tables(rules, deal_number), first, step, result.points, result.moon, result.taken)
    return result
