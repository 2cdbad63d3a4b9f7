"""``python -m tests.bench``: one run of everything that is measured, as a table or as JSON."""

import argparse
import json
import platform
import random
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tests.bench.measure import Row
from tests.bench.rows import LeftOut, Size, rows

LINE = "{:<48} {:<18} {:>16} {:>16} {:>7} {:>15}  {:<14} {}"
HEAD = LINE.format("what", "against", "it", "the other", "ratio", "quartiles", "asked for", "reached")


def main(arguments: Sequence[str] | None = None, size: Size | None = None) -> None:
    """Measure, print each row as soon as it is there, and write the JSON if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--json", metavar="FILE", nargs="?", const="-", help="write JSON; to standard output: no table")
    wanted = parser.parse_args(arguments).json
    random.seed(1)
    table = sys.stderr if wanted == "-" else sys.stdout
    found = []
    print(HEAD, file=table)
    for one in rows(size or Size()):
        print(told(one), file=table, flush=True)
        found.append(one)
    text = json.dumps(as_json(found), indent=2)
    if wanted == "-":
        print(text)
    elif wanted:
        Path(wanted).write_text(text + "\n", "utf-8")


def told(one: Row | LeftOut) -> str:
    """A line of the table."""
    if isinstance(one, LeftOut):
        return f"{one.name}: left out, {one.why}"
    goal = one.goal
    asked = f"{'≥' if goal.side == 'least' else '≤'} {goal.target:g}, aim {goal.aim:g}" if goal else ""
    figures = (f"{figure:,.0f} {one.unit}" for figure in one.figures)
    quartiles = "{:.2f} … {:.2f}".format(*one.quartiles)
    return LINE.format(one.name, one.peer, *figures, f"{one.ratio:.2f}", quartiles, asked, one.reached or "").rstrip()


def as_json(found: Sequence[Row | LeftOut]) -> dict[str, Any]:
    """All rows, and what they were measured on."""
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "open_spiel": version("open_spiel"),
        "rows": [one.as_json() for one in found if isinstance(one, Row)],
        "left_out": [one._asdict() for one in found if isinstance(one, LeftOut)],
    }


if __name__ == "__main__":
    main()
