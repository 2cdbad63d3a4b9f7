"""What is measured, and what each ratio is to be."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tests.bench import ours, peers
from tests.bench.measure import Goal, Row, in_turn, nanoseconds, per_second, row
from tests.bench.stream import stream

OPENSPIEL = "OpenSpiel's loop"


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done.

    Args:
        pairs: how often each pair is measured.
        deals: by each engine in one measurement.
        positions: in which the legal set is asked for.
        repeats: how often in one measurement.
        questions: to ``hertta judge``.
    """

    pairs: int = 9
    deals: int = 3_000
    positions: int = 200
    repeats: int = 200
    questions: int = 1_000_000


class LeftOut(NamedTuple):
    """A row that could not be measured here, and why."""

    name: str
    why: str


def rows(size: Size) -> Iterator[Row | LeftOut]:
    """Every row of the table, as it is measured."""
    yield from _deals(size)
    yield from _decisions(size)
    yield from _judge(size)


def _deals(size: Size) -> Iterator[Row | LeftOut]:
    openspiel = per_second(peers.openspiel, size.deals)

    def against(name: str, loop: peers.Loop, goal: Goal | None = None, part: float = 1) -> Row:
        pairs = in_turn(per_second(loop, max(int(size.deals / part), 1)), openspiel, size.pairs)
        return row(name, OPENSPIEL, "deals/s", pairs, goal)

    yield against("whole deals", ours.deals, Goal("least", 0.5, 1.0), part=5)
    try:
        yield against("deals by hertta.analysis.batch", ours.batches(), Goal("least", 40, 60), part=0.01)
    except ImportError as missing:
        yield LeftOut("deals by hertta.analysis.batch", str(missing))
    yield against("(a bare mask loop, to see what Python can do)", peers.masks)
    if peers.GYM_HEARTS:
        yield against("(gym-hearts, without a pass)", peers.gym_hearts, part=5)
    else:
        yield LeftOut("(gym-hearts)", "it is not installed: pip install gym-hearts")


def _decisions(size: Size) -> Iterator[Row]:
    moments, states = zip(*ours.same_moments(size.positions), strict=True)
    each = len(moments)
    bare = nanoseconds(ours.legal_sets(moments), size.repeats, each)
    theirs = nanoseconds(peers.legal_sets(states), size.repeats, each)
    told = nanoseconds(ours.reasons(moments), max(size.repeats // 5, 1), each)
    valued = nanoseconds(ours.verdicts(moments), max(size.repeats // 5, 1), each)
    yield row("legal set", "OpenSpiel's", "ns", in_turn(bare, theirs, size.pairs), Goal("most", 3, 2))
    yield row("hand judged, with reasons", "legal set", "ns", in_turn(told, bare, size.pairs), Goal("most", 10, 10))
    yield row("(a verdict for every card of it)", "legal set", "ns", in_turn(valued, bare, size.pairs))


def _judge(size: Size) -> Iterator[Row]:
    """One run of the command, against fixed figures: questions a second of processor, and memory once warm."""
    warm, end = stream(size.questions)
    seconds = max(end.seconds - warm.seconds, 0.01)  # the system counts in hundredths
    rate = max(end.answers - warm.answers, 1) / seconds
    yield row("hertta judge", "what is asked for", "lines/s", [(rate, 20_000)], Goal("least", 1, 2.5))
    memory = end.memory / 2**20, warm.memory / 2**20
    yield row("its memory at the end", "after a hundredth", "MiB", [memory], Goal("most", 1.1, 1.05))
