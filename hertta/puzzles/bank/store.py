"""The bank: the puzzles that lie in the folder ``puzzles``, set by hand or made, each by its id.

A page looks up one puzzle of thousands, so that lines are only indexed at first and read when they are asked for.
"""

from copy import copy
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from hertta.data import data_folder
from hertta.errors import PuzzleError
from hertta.puzzles.bank.entry import Entry, check_fields, fields_of, read_entry
from hertta.puzzles.lines import Line, fault, lines_of, read_rejected
from hertta.rules import PROFILES, ruleset

SET, MADE = "set.jsonl", "made.jsonl"
"""The bank's files: the entries of what was set by hand, and of what was made."""


class Row(NamedTuple):
    """What is known of an entry before it is read."""

    line: Line
    kind: str
    rules: str
    rule: str
    themes: tuple[str, ...]
    difficulty: int


class Bank:
    """The puzzles of a folder.

    Args:
        folder: where ``set.jsonl`` and ``made.jsonl`` lie.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[PuzzleError] = []
        self._left_out: dict[str, PuzzleError] = {}

    @cached_property
    def rows(self) -> dict[str, Row]:
        """Every puzzle by its id, sorted; one that is broken, stale or rejected is left out and told in ``faults``.

        Raises:
            PuzzleError: ``missing-bank`` if a file is not there or cannot be read; as ``read_rejected``.
        """
        found, banned = dict[str, Row](), read_rejected(self.folder)
        for line in (*lines_of(self.folder / SET), *lines_of(self.folder / MADE)):
            try:
                fields = fields_of(*line)
                check_fields(fields, line.where)
                id_, themes = fields["id"], tuple(fields["themes"])
                if id_ in banned:
                    raise fault("rejected-puzzle", line.where, "found one that was rejected", id_)
            except PuzzleError as error:
                self.faults.append(error)
                if named := error.facts["id"]:
                    self._left_out[named] = error
            else:
                found[id_] = Row(line, fields["kind"], fields["rules"], fields["rule"], themes, fields["difficulty"])
        return dict(sorted(found.items()))

    def entry(self, id_: str) -> Entry:
        """The puzzle of this id.

        Raises:
            PuzzleError: ``unknown-puzzle`` if there is none; what was wrong with it, such as ``stale-puzzle`` or
                ``rejected-puzzle``, if it was left out; or as ``read_entry``.
        """
        if row := self.rows.get(id_):
            return read_entry(*row.line)
        if left_out := self._left_out.get(id_):
            raise copy(left_out)
        said = f"found puzzle {id_!r:.40}, expected the id of one of the {len(self.rows)} in the bank"
        raise PuzzleError("unknown-puzzle", said, {"id": id_[:40]})

    def ids(
        self,
        kind: str | None = None,
        rule: str | None = None,
        source: str | None = None,
        rules: str | None = None,
        theme: str | None = None,
    ) -> tuple[str, ...]:
        """The ids of all puzzles for which everything holds that is asked for, sorted.

        Args:
            kind: code of the kind.
            rule: code of the policy on which the answer turns.
            source: slug of the source whose rules are played.
            rules: name of the profile.
            theme: code of a theme that the puzzle has.
        """
        profiles = {name for name in PROFILES if source in {None, ruleset(name).source} and rules in {None, name}}
        return tuple(
            id_
            for id_, row in self.rows.items()
            if kind in {None, row.kind}
            and rule in {None, row.rule}
            and row.rules in profiles
            and (theme is None or theme in row.themes)
        )


@cache
def bank() -> Bank:
    """The bank that comes with hertta."""
    return Bank(data_folder("puzzles"))
