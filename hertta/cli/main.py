"""The entry point: which commands there are, and what all of them do alike.

A command is a module with ``add_arguments(parser)`` and ``run(arguments) -> exit code``. It is imported only when it is
the one that runs, and words are loaded only when something is said: ``hertta judge`` starts a thousand times a test.
"""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence

from hertta import __version__
from hertta.errors import HerttaError

COMMANDS = (
    "app",
    "lab",
    "judge",
    "rules",
    "puzzles",
    "play-puzzles",
    "lessons",
    "glossary",
    "text",
)

DONE, FAILED, MISUSED = 0, 1, 2
"""Exit codes: all went well; it could not be done and the reason was told; the command, or what it was given, was not
understood."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that ``arguments`` name; return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without our letters shows what it can
    try:
        return _run(given) if given and given[0] in COMMANDS else _without_command(given)
    except BrokenPipeError:
        # Whoever read the answers has enough of them, as ``head`` does; the rest goes nowhere, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        from hertta.cli.words import say

        sys.stderr.write(say("cli-stopped") + "\n")
        return FAILED


def _run(given: list[str]) -> int:
    """Run the command that stands first; a refusal is told."""
    name, *rest = given
    command = importlib.import_module(f"hertta.cli.{name.replace('-', '_')}")
    parser = _parser(f"hertta {name}", f"cli-{name}-about", rest)
    command.add_arguments(parser)
    try:
        return int(command.run(parser.parse_args(rest)))
    except HerttaError as error:
        from hertta.cli.words import told

        sys.stderr.write(f"hertta {name}: {told(error)}\n")
        return FAILED


def _without_command(given: list[str]) -> int:
    parser = _parser("hertta", "cli-about", given)
    parser.usage = f"hertta [-h] [--version] {{{','.join(COMMANDS)}}} ..."
    parser.add_argument("--version", action="version", version=f"hertta {__version__}")
    parser.add_argument("command", choices=COMMANDS, metavar="command", help=argparse.SUPPRESS)
    if not given:
        parser.print_usage(sys.stderr)
        return MISUSED
    parser.parse_args(given)
    return DONE


def _parser(program: str, about: str, given: list[str]) -> argparse.ArgumentParser:
    """Make a parser whose description is loaded only if it is asked for."""
    description = None
    if "-h" in given or "--help" in given:
        from hertta.cli.words import say

        description = say(about)
    return argparse.ArgumentParser(
        prog=program, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
