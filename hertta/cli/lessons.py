"""``hertta lessons``: what the course covers of the sources."""

import argparse
import json
import sys
from typing import Any

from hertta.cli.words import say
from hertta.lessons.coverage import Covered, coverage


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="{coverage}")
    covered = commands.add_parser("coverage", help=say("cli-lessons-coverage"))
    covered.add_argument("--json", action="store_true", help=say("cli-lessons-json"))


def run(arguments: argparse.Namespace) -> int:
    """Print where each claim is met; 0."""
    table = {one: _plain(covered) for one, covered in coverage().items()}
    if arguments.json:
        sys.stdout.write(json.dumps(table, ensure_ascii=False, indent=1) + "\n")
    else:
        sys.stdout.writelines(f"{one}  {_line(fields)}\n" for one, fields in table.items())
    return 0


def _plain(covered: Covered) -> dict[str, Any]:
    """Where a claim is met as JSON has it; ``reason`` says why it is met nowhere."""
    return {
        "stages": ["/".join(place) for place in covered.stages],
        "puzzles": list(covered.puzzles),
        "pages": list(covered.pages),
        "reason": None if covered.met else say("coverage-planned", lesson=covered.planned),
    }


def _line(fields: dict[str, Any]) -> str:
    places = [*fields["stages"], *fields["pages"], *fields["puzzles"]]
    return " ".join(places) or fields["reason"]
