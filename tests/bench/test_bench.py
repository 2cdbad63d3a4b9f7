"""The bench runs and tells what it measured; how fast anything is, no test asks."""

import json

import pytest

from tests.bench.__main__ import main, told
from tests.bench.measure import Goal, Row, in_turn, row
from tests.bench.rows import LeftOut, Size

TINY = Size(pairs=1, deals=1, positions=2, repeats=1, questions=5)
FIELDS = {"name", "peer", "unit", "figures", "ratio", "quartiles", "goal", "reached"}


def test_the_bench_writes_json_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """One tiny run gives every row, with figures above 0, as JSON, and a line for each beside it."""
    main(["--json"], TINY)
    out, table = capsys.readouterr()
    found = json.loads(out)
    assert [set(one) for one in found["rows"]] == [FIELDS] * len(found["rows"])
    assert min(figure for one in found["rows"] for figure in [*one["figures"], one["ratio"], *one["quartiles"]]) > 0
    names = [one["name"] for one in found["rows"] + found["left_out"]]
    assert len(set(names)) == len(names) == len(table.splitlines()) - 1
    assert {"whole deals", "legal set", "hand judged, with reasons", "hertta judge"} <= set(names)


def test_a_row_is_the_median_of_the_ratios() -> None:
    """The ratio is the median of the pairs' ratios, not the ratio of the medians; quartiles stand beside it."""
    found = row("a", "b", "s", [(1, 1), (4, 2), (9, 3), (40, 10), (10, 2)])
    assert (found.ratio, found.quartiles, found.figures) == (3, (2, 4), (9, 2))


def test_pairs_are_measured_in_turn() -> None:
    """One and the other take turns, and the first pair does not count."""
    calls: list[str] = []
    pairs = in_turn(lambda: calls.append("one") or len(calls), lambda: calls.append("other") or len(calls), 2)
    assert calls == ["one", "other"] * 3
    assert pairs == [(3, 4), (5, 6)]


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        (Goal("least", 0.5, 1), ["missed", "target", "aim", "aim"]),
        (Goal("most", 1, 0.5), ["aim", "aim", "target", "missed"]),
    ],
)
def test_a_goal_has_a_side(goal: Goal, reached: list[str]) -> None:
    """A speed must reach its target, a time must stay within it; the figure itself is enough."""
    assert [goal.reached(ratio) for ratio in (0.4, 0.5, 1, 1.1)] == reached


def test_the_table_tells_what_was_asked_for_and_what_was_left_out() -> None:
    """A line has both figures, the ratio and the goal; what could not be measured says why."""
    line = told(Row("deals", "them", "deals/s", (9_000, 20_000), 0.45, (0.44, 0.46), Goal("least", 0.5, 1)))
    words = ["9,000 deals/s", "20,000 deals/s", "0.45", "0.44 … 0.46", "≥ 0.5, aim 1", "missed"]
    assert all(word in line for word in words)
    assert told(LeftOut("deals", "it is not there")) == "deals: left out, it is not there"
