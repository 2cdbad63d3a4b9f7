"""Checking the bank from scratch: every line is worked out anew, and a made one is made again from its seed."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from hertta.errors import PuzzleError
from hertta.puzzles.bank.byhand import read_set
from hertta.puzzles.bank.entry import WORKED_OUT, Entry, entry_of, fields_of, read_entry
from hertta.puzzles.bank.recipe import FILE, read_recipe
from hertta.puzzles.bank.store import MADE, SET, Bank
from hertta.puzzles.lines import Line, fault, lines_in, lines_of, text_of
from hertta.puzzles.make import MAKER, made
from hertta.puzzles.prove import Certificate

_ENOUGH = 4 / 5
"""This part of what the recipe asks for is there, or some of it was lost."""


def verify(paths: Iterable[Path], banned: Collection[str] = ()) -> Iterator[tuple[Line, list[PuzzleError]]]:
    """Check files of puzzles.

    Args:
        paths: the files; no puzzle may stand in two of them. Files of a bank are sorted by id, others may be by seed.
        banned: ids that may never come again.

    Yields:
        Every line with its faults, none if it is sound.

    Raises:
        PuzzleError: ``missing-bank`` if a file cannot be read.
    """
    seen: dict[str, str] = {}
    for path in paths:
        text = text_of(path)
        lines = list(lines_in(text, path.name))
        heads = [_head(line) for line in lines]
        fresh = path.name not in {SET, MADE} and _by_seed([seed for _, seed in heads])
        last = ""
        for line, (id_, seed) in zip(lines, heads, strict=True):
            faults = faults_of(line)
            if (path.name, seed is None) in {(SET, False), (MADE, True)} and id_:
                said = f"found seed {seed!r:.20} in {path.name}, expected one where puzzles are made, and there alone"
                faults.append(fault("wrong-seed", line.where, said, id_))
            if line is lines[-1] and not text.endswith("\n"):
                faults.append(fault("wrong-form", line.where, "found no end of the line, expected one", id_))
            if id_ in banned:
                faults.append(fault("rejected-puzzle", line.where, "found one that was rejected", id_))
            if id_ in seen and not fresh:
                faults.append(fault("duplicate-id", line.where, f"found it at {seen[id_]} before", id_))
            elif id_ and id_ < last and not fresh:
                faults.append(fault("unsorted-file", line.where, f"found it after {last}, expected ids in order", id_))
            yield line, faults
            if id_:
                seen[id_] = line.where
                last = max(last, id_)


def _head(line: Line) -> tuple[str, object]:
    try:
        fields = fields_of(*line)
    except PuzzleError:
        return "", None
    return str(fields["id"]), fields["seed"]


def _by_seed(seeds: list[object]) -> bool:
    """Whether these are puzzles as they were made one by one, which have an order of their own."""
    numbers = [seed for seed in seeds if isinstance(seed, int)]
    return len(numbers) == len(seeds) and all(one < next_ for one, next_ in pairwise(numbers))


def faults_of(line: Line) -> list[PuzzleError]:
    """What is wrong with a line: that it does not read, or each thing in which it is not what is worked out anew."""
    try:
        entry, fields = read_entry(*line), fields_of(*line)
        certificate, faults = _made_again(entry, line.where)
        expected = entry_of(entry.puzzle, entry.seed, certificate)
    except PuzzleError as error:
        named = error.message.startswith(line.where)
        return [error if named else fault(error.code, line.where, error.message)]
    wanted = expected.to_map()
    for key in WORKED_OUT:
        if fields[key] != wanted[key]:
            said = f"found {fields[key]!r:.120}, expected {wanted[key]!r:.120}"
            faults.append(fault(f"wrong-{key}", line.where, said, entry.puzzle.id))
    if not faults and line.text != expected.line():
        said = "found it written otherwise than the maker writes, expected no edits by hand"
        faults.append(fault("wrong-form", line.where, said, entry.puzzle.id))
    return faults


def _made_again(entry: Entry, where: str) -> tuple[Certificate | None, list[PuzzleError]]:
    """The proof of a made puzzle, made again; none of one that was set by hand, or is not what its seed gives."""
    puzzle = entry.puzzle
    if entry.maker != MAKER:
        said = f"found one by maker {entry.maker}, expected {MAKER}: make the bank anew"
        return None, [fault("old-maker", where, said, puzzle.id)]
    if entry.seed is None:
        return None, []
    again, certificate = made(entry.seed, puzzle.kind, puzzle.rules)
    if again == puzzle:
        return certificate, []
    said = f"found seed {entry.seed}, which gives {again.id}, expected the seed of this puzzle"
    return None, [fault("wrong-seed", where, said, puzzle.id)]


def unlike_set(folder: Path) -> Iterator[PuzzleError]:
    """What is wrong with the puzzles set by hand, and where the file of their entries does not hold just these.

    Raises:
        PuzzleError: ``missing-bank`` if that file cannot be read.
    """
    by_hand, faults = read_set(folder)
    yield from faults
    left = dict.fromkeys(id_ for id_, _ in map(_head, lines_of(folder / SET)) if id_)
    for one in by_hand:
        if one.puzzle.id not in left:
            yield fault("not-made", one.where, f"found no entry in {SET}, expected one: make the bank", one.puzzle.id)
        left.pop(one.puzzle.id, None)
        try:
            one.entry()
        except PuzzleError as error:
            yield error
    for id_ in left:
        yield fault("not-set", SET, "found an entry that nobody has set, expected it in a file of set/", id_)


def unlike_recipe(folder: Path) -> Iterator[PuzzleError]:
    """Kinds of which a folder has far fewer puzzles than its recipe, if it has one, asks for.

    Some kinds have not quite as many puzzles as that, so that only a fifth less tells that lines were lost.

    Raises:
        PuzzleError: as ``Bank.rows``.
    """
    if not (folder / FILE).exists():
        return
    try:
        recipe = read_recipe(folder)
    except PuzzleError as error:
        yield error
        return
    counts = Counter(row.kind for row in Bank(folder).rows.values())
    for part in recipe:
        if counts[part.kind] < _ENOUGH * part.count:
            said = f"found {counts[part.kind]} of kind {part.kind}, expected about {part.count}: make the bank"
            yield fault("missing-puzzles", MADE, said)
