"""What a score sheet comes to: each deal by the engine, the next deal, and the end of the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from hertta.engine import Outcome, after_deal, outcome
from hertta.lessons.sheets.deals import Points, Result, Slip, results, slip
from hertta.lessons.sheets.sheet import Row, Sheet
from hertta.rules import RuleSet
from hertta.rules.policies import Direction

State = Literal["sound", "wrong", "open", "late"]
"""Of a deal: its points can be; they can't; somebody is to say what they stand for; the game was over before it."""


@dataclass(frozen=True)
class Line:
    """A deal as the sheet shows it.

    Args:
        number: from 1.
        dealer: the seat that dealt it.
        direction: where cards were passed.
        state: whether its points can be.
        counted: the points as they were entered.
        points: what is written down, a seat: of a wrong deal what was entered, of one that doesn't count nothing.
        totals: the totals after it.
        results: what it may have come to, where there is more than one answer.
        result: what it came to, once that is known.
        dropped: the seats whose total dropped, as it hit the limit exactly.
        slip: what was probably miscounted, if it is wrong.
    """

    number: int
    dealer: int
    direction: Direction
    state: State
    counted: Points
    points: Points
    totals: Points
    results: tuple[Result, ...] = ()
    result: Result | None = None
    dropped: tuple[int, ...] = ()
    slip: Slip | None = None


@dataclass(frozen=True)
class Tally:
    """What a sheet comes to.

    Args:
        lines: its deals.
        totals: after the last of them.
        sides: who plays with whom, by seat.
        number: of the next deal, from 1.
        dealer: the seat that deals it.
        direction: where cards are passed in it.
        outcome: whether the game is over, and who has won; open while a deal is in doubt.
    """

    lines: tuple[Line, ...]
    totals: Points
    sides: tuple[tuple[int, ...], ...]
    number: int
    dealer: int
    direction: Direction
    outcome: Outcome

    @property
    def doubtful(self) -> tuple[Line, ...]:
        """The deals that are wrong or open: nobody has won while there is one."""
        return tuple(line for line in self.lines if line.state in {"wrong", "open"})

    def side_totals(self, totals: Points) -> Points:
        """Totals of the seats as those of the sides."""
        return tuple(sum(totals[seat] for seat in side) for side in self.sides)

    def gives_to(self, rules: RuleSet, seat: int) -> int | None:
        """The seat to which this one passes cards in the next deal, if any are passed."""
        receivers = rules.passing.policy.gives_to(self.number, rules.players)
        return None if receivers is None else receivers[seat]


@lru_cache(maxsize=256)
def tally(sheet: Sheet) -> Tally:
    """Work out a sheet.

    >>> sheet = Sheet("hjerter", rows=(Row((26, 0, 0, 0)), Row((13, 12, 0, 0))))
    >>> told = tally(sheet)
    >>> told.totals, [line.state for line in told.lines], told.direction
    ((13, 38, 26, 26), ['sound', 'wrong'], 'across')
    """
    rules = sheet.ruleset
    totals, dealer, end = (0,) * rules.players, sheet.dealer, Outcome(over=False, winners=())
    lines: list[Line] = []
    for number, row in enumerate(sheet.rows, 1):
        line = _late(rules, number, dealer, row, totals) if end.over else _line(rules, number, dealer, row, totals)
        lines.append(line)
        totals, dealer = line.totals, rules.dealing.policy.next_dealer(dealer, rules.players)
        if not end.over and not any(one.state in {"wrong", "open"} for one in lines):
            end = outcome(rules, totals, number)
    number = len(lines) + 1
    sides = rules.sides.policy.sides(rules.players)
    return Tally(tuple(lines), totals, sides, number, dealer, rules.passing.policy.direction(number), end)


def _late(rules: RuleSet, number: int, dealer: int, row: Row, totals: Points) -> Line:
    """A deal after the end."""
    direction = rules.passing.policy.direction(number)
    return Line(number, dealer, direction, "late", row.counted, (0,) * len(totals), totals)


def _line(rules: RuleSet, number: int, dealer: int, row: Row, totals: Points) -> Line:
    found = results(rules, row.counted, totals, number)
    result = next((one for one in found if one.code == row.settled or len(found) == 1), None)
    state: State = "sound" if result else "open" if found else "wrong"
    points = result.points if result else (0,) * len(totals) if found else row.counted
    after = after_deal(rules, totals, points)
    return Line(
        number,
        dealer,
        rules.passing.policy.direction(number),
        state,
        row.counted,
        points,
        after,
        results=found if len(found) > 1 else (),
        result=result,
        dropped=_dropped(totals, points, after),
        slip=None if found else slip(rules, row.counted),
    )


def _dropped(totals: Sequence[int], points: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    sums = [total + more for total, more in zip(totals, points, strict=True)]
    return tuple(seat for seat, total in enumerate(after) if total != sums[seat])
