"""``hertta puzzles``: makes puzzles and the bank of them, checks it, counts, shows and exports."""

import argparse
import json
import sys
from contextlib import redirect_stdout
from typing import TextIO, cast

from hertta.cli import puzzles_bank
from hertta.cli.output import Output
from hertta.cli.values import name, number, path
from hertta.cli.words import say
from hertta.errors import HerttaError, PuzzleError
from hertta.puzzles import PROVED, Puzzle, made
from hertta.puzzles.bank import bank
from hertta.puzzles.bank.entry import entry_of
from hertta.rules import PROFILES, ruleset

MOST = 10**18
"""The largest number that is taken for a count or a seed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="{make,verify,stats,show,export}")
    make = commands.add_parser("make", help=say("cli-puzzles-make"))
    make.add_argument("--count", type=number(1, MOST), metavar="N", help=say("cli-puzzles-count"))
    make.add_argument("--seed", type=number(0, MOST), metavar="S", help=say("cli-puzzles-seed"))
    make.add_argument("--kind", type=name, choices=PROVED, metavar="KIND", help=", ".join(PROVED))
    make.add_argument("--rules", type=name, choices=PROFILES, metavar="RULES", help=", ".join(PROFILES))
    _add_form(make)
    puzzles_bank.add_arguments(make)
    make.set_defaults(run=_make, misused=make.error)
    verify = commands.add_parser("verify", help=say("cli-puzzles-verify"))
    verify.add_argument("files", type=path, metavar="FILE", nargs="*")
    verify.set_defaults(run=puzzles_bank.verify)
    commands.add_parser("stats", help=say("cli-puzzles-stats")).set_defaults(run=_stats)
    show = commands.add_parser("show", help=say("cli-puzzles-show"))
    show.add_argument("id", metavar="ID")
    show.add_argument("--answer", action="store_true", help=say("cli-puzzles-answer"))
    show.set_defaults(run=_show)
    export = commands.add_parser("export", help=say("cli-puzzles-export"))
    _add_form(export)
    export.set_defaults(run=_export, misused=export.error)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for; 0, or 1 if something of it could not be done.

    Raises:
        HerttaError: ``unwritable-file`` if what is printed finds no room, ``refused`` if the system does not
            allow something else, or as the commands.
    """
    try:
        with redirect_stdout(cast(TextIO, Output(sys.stdout))):
            code = int(arguments.run(arguments))
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        said = f"found {error}, expected the system to allow it"
        raise HerttaError("refused", said, {"reason": str(error)}) from error
    return code


def _add_form(parser: argparse.ArgumentParser) -> None:
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("cli-puzzles-json"))
    form.add_argument("--judge", action="store_true", help=say("cli-puzzles-judge"))


def _make(arguments: argparse.Namespace) -> int:
    if arguments.count is None:
        if any((arguments.json, arguments.judge, arguments.kind, arguments.rules, arguments.seed is not None)):
            arguments.misused(say("cli-puzzles-how-many"))
        return puzzles_bank.make(arguments)
    if any(value is not None for value in (arguments.into, arguments.workers, arguments.dask)):
        arguments.misused(say("cli-puzzles-no-bank"))
    if not (arguments.json or arguments.judge):
        arguments.misused(say("cli-puzzles-which-form"))
    if arguments.kind and arguments.rules and not PROVED[arguments.kind].suits(ruleset(arguments.rules)):
        arguments.misused(say("cli-puzzles-unsuited", kind=arguments.kind, rules=arguments.rules))
    first = 1 if arguments.seed is None else arguments.seed
    return max(_fresh(seed, arguments) for seed in range(first, first + arguments.count))


def _fresh(seed: int, arguments: argparse.Namespace) -> int:
    """Print the puzzle of a seed; 1 if there is none, which is told."""
    try:
        puzzle, certificate = made(seed, arguments.kind, arguments.rules)
        text = _judged(puzzle) if arguments.judge else entry_of(puzzle, seed, certificate).line()
    except PuzzleError as error:
        sys.stderr.write(f"{seed}: {error.code}: {error.message}\n")
        return 1
    if text:
        sys.stdout.write(text + "\n")
    return 0


def _judged(puzzle: Puzzle) -> str:
    """A puzzle as a request to ``hertta judge`` and what must come out; nothing if no single request decides it."""
    ask = PROVED[puzzle.kind].ask(puzzle)
    return "" if ask is None else json.dumps({"id": puzzle.id, "request": ask.request, "expect": ask.expect})


def _stats(_: argparse.Namespace) -> int:
    from hertta.cli.puzzles_shown import stats

    return stats()


def _show(arguments: argparse.Namespace) -> int:
    from hertta.cli.puzzles_shown import show

    return show(arguments.id, arguments.answer)


def _export(arguments: argparse.Namespace) -> int:
    if not (arguments.json or arguments.judge):
        arguments.misused(say("cli-puzzles-which-form"))
    faults = list[PuzzleError]()
    for id_ in bank().rows:
        try:
            entry = bank().entry(id_)
        except PuzzleError as error:
            faults.append(error)
            continue
        if text := _judged(entry.puzzle) if arguments.judge else entry.line():
            sys.stdout.write(text + "\n")
    return int(puzzles_bank.tell_faults([*bank().faults, *faults], sys.stderr) > 0)
