"""A score sheet: what a table has written down of its game, as a value that the browser keeps.

It holds what was entered and nothing else; what that comes to is worked out by ``hertta.lessons.sheets.tally``.
"""

import re
import unicodedata
from dataclasses import dataclass, replace

from hertta.rules import RuleSet, ruleset

LONGEST_NAME = 24
MOST_NAMES = 10
LONGEST_NUMBER = 5
NUMBER = re.compile(r"[+-]?[0-9]{1,4}")
SETTLED = re.compile(r"plain|(add|subtract)-[0-9]{1,3}(-all)?")


@dataclass(frozen=True)
class Row:
    """A deal as it was entered.

    Args:
        counted: the points of the cards that each seat took, as the table counted them.
        settled: which of several results it came to, as its code; empty while nobody has said.
    """

    counted: tuple[int, ...]
    settled: str = ""


Change = tuple[int, Row | None]
"""What undoes a change: the place of a row with what stood there; ``None``, at place 0, takes the last row away."""


@dataclass(frozen=True)
class Sheet:
    """What is written on a score sheet.

    Args:
        rules: name of the rules of the game.
        names: of the players, by seat; an empty one is not told, and there may be fewer, or more than play now.
        dealer: the seat that deals first.
        rows: the deals.
        draft: what stands in the fields for the next deal, or for the one that is corrected.
        editing: the place of the row that is corrected, if one is.
        changes: what undoes each change, the last one last.
        before: the game before this one, until it can't be brought back any more.
    """

    rules: str
    names: tuple[str, ...] = ()
    dealer: int = 0
    rows: tuple[Row, ...] = ()
    draft: tuple[str, ...] = ()
    editing: int | None = None
    changes: tuple[Change, ...] = ()
    before: "Sheet | None" = None

    @property
    def ruleset(self) -> RuleSet:
        """The rules of the game."""
        return ruleset(self.rules)

    @property
    def players(self) -> int:
        """How many play."""
        return self.ruleset.players

    def name(self, seat: int) -> str:
        """What the player on a seat is called; empty if nobody has said."""
        return self.names[seat] if seat < len(self.names) else ""

    def typed(self, seat: int) -> str:
        """What stands in the field of a seat."""
        return self.draft[seat] if seat < len(self.draft) else ""

    @property
    def counted(self) -> tuple[int, ...] | None:
        """The points in the fields, an empty one being 0; ``None`` if there are none, or one is no number."""
        numbers = [_number(self.typed(seat)) for seat in range(self.players)]
        sound = tuple(number for number in numbers if number is not None)
        return sound if any(self.draft) and len(sound) == len(numbers) else None

    @property
    def unreadable(self) -> tuple[int, ...]:
        """The seats whose field holds no number."""
        return tuple(seat for seat in range(self.players) if _number(self.typed(seat)) is None)

    def rename(self, seat: int, name: str) -> "Sheet":
        """The sheet with the player on a seat called so."""
        if not 0 <= seat < min(self.players, MOST_NAMES):
            return self
        names = [*self.names, *[""] * (seat + 1 - len(self.names))]
        names[seat] = plain_name(name)
        return replace(self, names=tuple(names))

    def dealt_first_by(self, seat: int) -> "Sheet":
        """The sheet of a game whose first deal this seat deals."""
        return replace(self, dealer=seat) if 0 <= seat < self.players else self

    def type(self, seat: int, text: str) -> "Sheet":
        """The sheet with this in the field of a seat."""
        if not 0 <= seat < self.players:
            return self
        draft = [self.typed(other) for other in range(self.players)]
        draft[seat] = plain_number(text)
        return replace(self, draft=tuple(draft))

    def edit(self, place: int) -> "Sheet":
        """The sheet with a row in the fields, to be corrected; with no such row what was begun is put aside."""
        if not 0 <= place < len(self.rows):
            return replace(self, draft=(), editing=None)
        return replace(self, draft=tuple(map(str, self.rows[place].counted)), editing=place)

    def enter(self) -> "Sheet":
        """The sheet with what is in the fields as a row, if it is numbers."""
        if self.counted is None:
            return self
        if self.editing is not None:
            entered = self._put(self.editing, Row(self.counted))
        else:
            rows = (*self.rows, Row(self.counted))
            entered = replace(self, rows=rows, changes=(*self.changes, (0, None)))
        return replace(entered, draft=(), editing=None)

    def settle(self, place: int, code: str) -> "Sheet":
        """The sheet with what the deal in a row came to."""
        if not 0 <= place < len(self.rows) or not SETTLED.fullmatch(code):
            return self
        return self._put(place, replace(self.rows[place], settled=code))

    def undo(self) -> "Sheet":
        """The sheet before the last change, its numbers in the fields again; the players' names stay."""
        if not self.changes:
            return self if self.before is None else replace(self.before, names=self.names)
        place, row = self.changes[-1]
        back = replace(self, changes=self.changes[:-1], draft=(), editing=None)
        if row is None:
            return replace(back, rows=self.rows[:-1], draft=tuple(map(str, self.rows[-1].counted)))
        return replace(back, rows=_with(self.rows, place, row))

    def anew(self, rules: str) -> "Sheet":
        """An empty sheet for the same players, by these rules; the game so far can be brought back."""
        before = replace(self, before=None, draft=(), editing=None) if self.rows else self.before
        dealer = self.dealer if self.dealer < ruleset(rules).players else 0
        return Sheet(rules, self.names, dealer, before=before)

    def _put(self, place: int, row: Row) -> "Sheet":
        if row == self.rows[place]:
            return self
        return replace(self, rows=_with(self.rows, place, row), changes=(*self.changes, (place, self.rows[place])))


def plain_name(name: str) -> str:
    r"""A name as it is kept: without signs that can't be seen, and no longer than its field.

    >>> plain_name("  Åsa\t \u202eM. "), len(plain_name("x" * 99))
    ('Åsa M.', 24)
    """
    seen = "".join(" " if sign.isspace() else sign for sign in name if sign.isspace() or _is_seen(sign))
    return " ".join(unicodedata.normalize("NFC", seen).split())[:LONGEST_NAME].rstrip()


def plain_number(text: str) -> str:
    """What stands in a field for a number, as it is kept."""
    seen = "".join(sign for sign in text if _is_seen(sign) and not sign.isspace())
    return seen.replace("\N{MINUS SIGN}", "-")[:LONGEST_NUMBER]


def _is_seen(sign: str) -> bool:
    return not unicodedata.category(sign).startswith("C")


def _number(text: str) -> int | None:
    if not text:
        return 0
    return int(text) if NUMBER.fullmatch(text) else None


def _with(rows: tuple[Row, ...], place: int, row: Row) -> tuple[Row, ...]:
    return (*rows[:place], row, *rows[place + 1 :])
