"""Pairs measured in turn, and what becomes of them: a row of the table."""

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from tests.bench.peers import Loop


@dataclass(frozen=True, slots=True)
class Goal:
    """What a ratio is to be.

    Args:
        side: ``least`` if a larger ratio is better, ``most`` if a smaller is.
        target: what it must reach.
        aim: what it should reach.
    """

    side: Literal["least", "most"]
    target: float
    aim: float

    def reached(self, ratio: float) -> str:
        """``aim``, ``target`` or ``missed``."""
        sign = 1 if self.side == "least" else -1
        if sign * ratio >= sign * self.aim:
            return "aim"
        return "target" if sign * ratio >= sign * self.target else "missed"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table.

    Args:
        name: what was measured.
        peer: what it was measured against.
        unit: of both figures.
        figures: the median of each.
        ratio: the median of the pairs' ratios, the first figure by the second.
        quartiles: the first and the third quartile of the ratios.
        goal: what the ratio is to be; ``None`` where it only helps to read the others.
    """

    name: str
    peer: str
    unit: str
    figures: tuple[float, float]
    ratio: float
    quartiles: tuple[float, float]
    goal: Goal | None

    @property
    def reached(self) -> str | None:
        """See ``Goal.reached``."""
        return self.goal and self.goal.reached(self.ratio)

    def as_json(self) -> dict[str, Any]:
        """The row for other programs."""
        return asdict(self) | {"reached": self.reached}


def row(name: str, peer: str, unit: str, pairs: list[tuple[float, float]], goal: Goal | None = None) -> Row:
    """The row that these pairs of figures come to; one pair has no quartiles but itself."""
    ratios = [one / other for one, other in pairs]
    low, middle, high = statistics.quantiles(ratios, method="inclusive") if len(ratios) > 1 else ratios * 3
    ones, others = zip(*pairs, strict=True)
    return Row(name, peer, unit, (statistics.median(ones), statistics.median(others)), middle, (low, high), goal)


def in_turn(one: Callable[[], float], other: Callable[[], float], pairs: int) -> list[tuple[float, float]]:
    """Figures taken one, other, one, other, so that whatever slows the machine down slows both; the first warm up."""
    return [(one(), other()) for _ in range(pairs + 1)][1:]


def per_second(loop: Loop, count: int) -> Callable[[], float]:
    """How many a second of this process; what else runs on the machine has no say."""
    return lambda: 1e9 * count / _spent(loop, count)


def nanoseconds(loop: Loop, count: int, each: int) -> Callable[[], float]:
    """How long one takes, where the loop does ``each`` of them each time."""
    return lambda: _spent(loop, count) / (count * each)


def _spent(loop: Loop, count: int) -> int:
    gc.collect()
    start = time.process_time_ns()
    loop(count)
    return time.process_time_ns() - start
