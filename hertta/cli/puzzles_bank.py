"""``hertta puzzles make`` and ``verify``: the bank, made by its recipe and checked from scratch."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from hertta.cli.executors import executor, stopped_by_sigterm
from hertta.cli.tables import unreadable
from hertta.cli.values import number, path, some
from hertta.cli.words import say
from hertta.data import data_folder
from hertta.errors import PuzzleError
from hertta.puzzles.bank import MADE, SET
from hertta.puzzles.bank.factory import Told, make_bank
from hertta.puzzles.bank.recipe import FILE
from hertta.puzzles.bank.verify import unlike_recipe, unlike_set
from hertta.puzzles.bank.verify import verify as verified
from hertta.puzzles.lines import read_rejected, rejected

_MOST = 1_000
"""So many processes are started at most."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare how the bank is made."""
    parser.add_argument("--into", type=path, metavar="FOLDER", help=say("cli-puzzles-into"))
    parser.add_argument("--workers", type=number(1, _MOST), metavar="N", help=say("cli-puzzles-workers"))
    parser.add_argument("--dask", type=some, metavar="ADDRESS", help=say("cli-puzzles-dask"))


def make(arguments: argparse.Namespace) -> int:
    """Make the bank; 0, or 1 if it was interrupted or something is missing.

    Raises:
        HerttaError: as ``make_bank``.
    """
    ours = data_folder("puzzles")
    into = arguments.into or ours
    if arguments.into is None and ours.parent.name == "_data":
        arguments.misused(say("cli-puzzles-where"))
    folder = into if (into / FILE).exists() else ours
    workers = arguments.workers or os.cpu_count() or 1
    try:
        with (
            stopped_by_sigterm(),
            executor(workers, arguments.dask) as hands,
            _progress(say("cli-puzzles-making")) as told,
        ):
            by_hand, made, asked = make_bank(folder, into, hands, told)
    except ModuleNotFoundError as missing:
        sys.stderr.write(say("cli-puzzles-no-dask", name=missing.name) + "\n")
        return 1
    except PuzzleError as error:
        tell_faults(error.facts.get("faults", ()), sys.stderr)
        raise
    except (KeyboardInterrupt, BrokenExecutor):
        sys.stderr.write(say("cli-puzzles-interrupted", file=str(into / f"{MADE}.part")) + "\n")
        return 1
    print(say("cli-puzzles-made", set=by_hand, made=made, folder=str(into)))
    if made < asked:
        print(say("cli-puzzles-short", count=asked - made))
    return 0


@contextmanager
def _progress(label: str) -> Iterator[Told]:
    """A bar on the error output, if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(label)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def verify(arguments: argparse.Namespace) -> int:
    """Check files of puzzles, or whole banks, and tell every fault; 0, or 1 if there are any.

    Raises:
        HerttaError: ``unreadable-file`` if a file that was named cannot be read, ``missing-bank`` if one of ours can't.
    """
    try:
        return _verified(arguments.files or [data_folder("puzzles")])
    except PuzzleError as error:
        if arguments.files and isinstance(error.__cause__, OSError):
            raise unreadable(error.facts["file"], error.__cause__) from error
        raise


def _verified(given: list[Path]) -> int:
    folders = [path for path in given if path.is_dir()]
    paths = [path for one in given for path in ((one / SET, one / MADE) if one in folders else (one,))]
    banned = rejected().union(*map(read_rejected, folders))
    checked = told = 0
    for _, faults in verified(paths, banned):
        checked += 1
        told += tell_faults(faults, sys.stdout)
    for folder in folders:
        told += tell_faults((*unlike_set(folder), *unlike_recipe(folder)), sys.stdout)
    print(say("cli-puzzles-verified", count=checked, faults=told))
    return int(told > 0)


def tell_faults(faults: Iterable[PuzzleError], out: IO[str]) -> int:
    """Print each fault on a line; return how many there are."""
    told = [f"{one.message} [{one.code}]\n" for one in faults]
    out.write("".join(told))
    return len(told)
