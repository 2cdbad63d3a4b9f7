"""The factory: makes the bank by its recipe, with as many hands as there are.

The work is cut into batches of one kind by one profile. What a batch gives depends on nothing but the batch, so that
any executor, in any order, and any number of interruptions give the same bytes.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from hertta.errors import PuzzleError
from hertta.puzzles.bank.byhand import read_set
from hertta.puzzles.bank.entry import Entry, entry_of, read_entry
from hertta.puzzles.bank.journal import Journal, make_folder, replace_file
from hertta.puzzles.bank.recipe import Part, read_recipe
from hertta.puzzles.bank.store import MADE, SET
from hertta.puzzles.lines import read_rejected
from hertta.puzzles.make import MAKER, made
from hertta.rules import ruleset

_AHEAD = 32
"""So many batches are given to an executor at once; few enough to be given up in a moment."""

Told = Callable[[int, int], None]
"""Hears how many batches of how many are done."""


class Batch(NamedTuple):
    """A piece of work.

    Args:
        kind: code of the kind.
        rules: name of the profile.
        draws: how many seeds are tried, from the batch's first on.
        want: how many of them are kept at most.
        skip: ids that are not wanted, sorted.
    """

    kind: str
    rules: str
    draws: int
    want: int
    skip: tuple[str, ...]

    @property
    def name(self) -> str:
        """What it is called in the journal."""
        return f"{self.kind} {self.rules}"

    @property
    def first(self) -> int:
        """The first seed: every batch has its own, or all tables would be dealt the same cards."""
        return int(hashlib.sha256(self.name.encode()).hexdigest()[:7], 16)


def make_bank(
    folder: Path, into: Path, executor: Executor | None = None, told: Told = lambda _done, _all: None
) -> tuple[int, int, int]:
    """Make the bank: ``set.jsonl`` and ``made.jsonl``, each put in its place whole, or left as it was.

    Args:
        folder: where the recipe, the puzzles set by hand and the rejected ids lie.
        into: where the files go; an interrupted run leaves a journal there, from which the next goes on.
        executor: who does the work; ``None`` does it here.
        told: hears of each batch that is done.

    Returns:
        How many were set by hand, how many were made, and how many the recipe asks for.

    Raises:
        PuzzleError: ``bad-recipe``; ``bad-set`` as ``set_entries``; ``disputed``, which is a fault of ours.
        HerttaError: ``unwritable-file``, as when the disk is full.
    """
    banned = read_rejected(folder)
    by_hand = set_entries(folder, banned)
    skip = tuple(sorted({*banned, *by_hand}))
    work = batches(read_recipe(folder), skip)
    make_folder(into)
    journal = Journal(into / f"{MADE}.part", _job(work))
    noted = journal.read()
    found = {batch.name: noted[batch.name] for batch in work if _is_filled(batch, noted.get(batch.name))}
    told(len(found), len(work))
    for batch, lines in _done([one for one in work if one.name not in found], executor):
        journal.add(batch.name, lines)
        found[batch.name] = lines
        told(len(found), len(work))
    made_lines = sorted(line for lines in found.values() for line in lines)
    replace_file(into / SET, [entry.line() for _, entry in sorted(by_hand.items())])
    replace_file(into / MADE, made_lines)
    journal.remove()
    return len(by_hand), len(made_lines), sum(batch.want for batch in work)


def set_entries(folder: Path, banned: Collection[str]) -> dict[str, Entry]:
    """The entries of the puzzles set by hand, by id.

    Raises:
        PuzzleError: ``bad-set``; ``facts["faults"]`` has every fault.
    """
    by_hand, faults = read_set(folder)
    found = {}
    for one in by_hand:
        try:
            found[one.puzzle.id] = one.entry()
        except PuzzleError as error:
            faults.append(error)
        if one.puzzle.id in banned:
            faults.append(PuzzleError("rejected-puzzle", f"{one.where}: found one that was rejected"))
    if faults:
        said = f"found {len(faults)} faults in the puzzles set by hand, expected none"
        raise PuzzleError("bad-set", said, {"faults": faults})
    return found


def batches(recipe: Sequence[Part], skip: tuple[str, ...] = ()) -> list[Batch]:
    """The work of a recipe: each kind's count shared evenly among its profiles."""
    found = []
    for part in recipe:
        each, more = divmod(part.count, len(part.profiles))
        for place, name in enumerate(part.profiles):
            want = each + (place < more)
            found.append(Batch(part.kind, name, want * part.draws, want, skip))
    return found


def filled(batch: Batch) -> list[str]:
    """The lines of a batch: of all that its seeds give, those that balance rules and difficulty."""
    found: dict[str, Entry] = {}
    for seed in range(batch.first, batch.first + batch.draws):
        try:
            puzzle, certificate = made(seed, batch.kind, batch.rules)
        except PuzzleError as error:
            if error.code != "no-puzzle":
                raise
            continue
        if puzzle.id not in found and puzzle.id not in batch.skip:
            found[puzzle.id] = entry_of(puzzle, seed, certificate)
    return [entry.line() for entry in balanced(list(found.values()), batch.want)]


def _is_filled(batch: Batch, lines: list[str] | None) -> bool:
    """Whether these may be the lines of a batch, as the maker writes them."""
    if lines is None or len(lines) > batch.want:
        return False
    try:
        entries = [read_entry(line, batch.name) for line in lines]
    except PuzzleError:
        return False
    ids, seeds = {entry.puzzle.id for entry in entries}, range(batch.first, batch.first + batch.draws)
    return (
        len(ids) == len(lines)
        and ids.isdisjoint(batch.skip)
        and [entry.line() for entry in entries] == lines
        and all((entry.puzzle.kind, entry.puzzle.rules) == batch[:2] and entry.seed in seeds for entry in entries)
    )


def balanced(entries: Sequence[Entry], want: int) -> list[Entry]:
    """Keep so many: always one of the rule, then of the difficulty, that has been kept least, then of the rarest."""
    cells: dict[tuple[str, int], list[Entry]] = {}
    for entry in reversed(entries):
        cells.setdefault((entry.rule, entry.difficulty), []).append(entry)
    kept: list[Entry] = []
    rules, levels, both = Counter[str](), Counter[int](), Counter[tuple[str, int]]()
    while cells and len(kept) < want:
        rule, level = cell = min(
            cells, key=lambda one: (rules[one[0]], both[one], levels[one[1]], len(cells[one]), one)
        )
        kept.append(cells[cell].pop())
        if not cells[cell]:
            del cells[cell]
        rules[rule] += 1
        levels[level] += 1
        both[cell] += 1
    return kept


def _job(work: Sequence[Batch]) -> str:
    """A digest of all that the outcome depends on; a journal of another job is of no use."""
    fingerprints = {batch.rules: ruleset(batch.rules).fingerprint() for batch in work}
    text = json.dumps([MAKER, [batch.first for batch in work], work, fingerprints])
    return hashlib.sha256(text.encode()).hexdigest()


def _done(work: Sequence[Batch], executor: Executor | None) -> Iterator[tuple[Batch, list[str]]]:
    """Each batch with its lines, as it is done."""
    if executor is None:
        yield from ((batch, filled(batch)) for batch in work)
        return
    coming, running = iter(work), dict[Future[list[str]], Batch]()
    try:
        while True:
            for batch in islice(coming, _AHEAD - len(running)):
                running[executor.submit(filled, batch)] = batch
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                lines = future.result()
                yield running.pop(future), lines
    finally:
        for future in running:
            future.cancel()
