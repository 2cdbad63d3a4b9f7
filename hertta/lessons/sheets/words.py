"""What a score sheet says, in the words of the source whose rules are played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hertta.lessons.scenes.words import Words
from hertta.lessons.sheets.deals import Result, Slip, slip
from hertta.lessons.sheets.sheet import Sheet
from hertta.lessons.sheets.tally import Line, Tally, tally
from hertta.rules import RuleSet
from hertta.text import catalog


@dataclass(frozen=True)
class Told:
    """A sheet in words.

    Args:
        words: the words of the game's own source.
        sheet: what was entered.
        tally: what it comes to.
    """

    words: Words
    sheet: Sheet
    tally: Tally

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.sheet.ruleset

    @property
    def whole(self) -> int:
        """What the points in the fields should add up to."""
        counted = self.sheet.counted or ()
        return sum(counted) - slip(self.rules, counted).off

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        return self.sheet.name(seat) or self.words("seat-numbered", number=seat + 1)

    def names(self, seats: Iterable[int]) -> str:
        """Players, one after the other."""
        return ", ".join(map(self.name, seats))

    def side(self, seats: Sequence[int]) -> str:
        """A player, or partners."""
        return " & ".join(map(self.name, seats))

    def totals(self) -> str:
        """What each side has, one after the other."""
        sums = self.tally.side_totals(self.tally.totals)
        return ", ".join(f"{self.side(side)}: {number(own)}" for side, own in zip(self.tally.sides, sums, strict=True))

    def passed(self, deal_number: int) -> str:
        """Where cards are passed in a deal."""
        passing = self.rules.passing.policy
        return self.words("score-sheet-passed", direction=passing.direction(deal_number), count=passing.count)

    def givers(self) -> str:
        """Who gives cards to whom in the next deal; empty where nobody does."""
        seats = range(self.rules.players)
        pairs = [(seat, self.tally.gives_to(self.rules, seat)) for seat in seats]
        return ", ".join(f"{self.name(seat)} → {self.name(other)}" for seat, other in pairs if other is not None)

    def notes(self, line: Line) -> tuple[str, ...]:
        """What there is to say of a deal."""
        told = [self.words(f"score-sheet-{line.state}", number=line.number)] if line.state in {"open", "late"} else []
        if line.slip is not None:
            told += [self._sum(line, line.slip), *self._slip(line.slip)]
        if line.result is not None and line.result.shooter is not None:
            told.append(self._moon(line.result, line.result.shooter))
        for seat in line.dropped:
            told.append(self.words("score-sheet-dropped", name=self.name(seat), points=line.totals[seat]))
        return tuple(told)

    def _sum(self, line: Line, found: Slip) -> str:
        if not found.off:
            return self.words("score-sheet-cannot-be", number=line.number)
        total = sum(line.counted)
        return self.words("score-sheet-wrong", number=line.number, sum=total, whole=total - found.off)

    def _slip(self, found: Slip) -> tuple[str, ...]:
        if found.card is not None:
            kind = "card" if found.off else "nobody"
            return (self.words(f"score-sheet-slip-{kind}", card=found.card, twice=found.twice),)
        return (self.words("score-sheet-slip-hearts", count=found.hearts, twice=found.twice),) if found.hearts else ()

    def _moon(self, result: Result, shooter: int) -> str:
        facts = {"name": self.name(shooter), "choice": result.choice, "every": result.every_card}
        return self.words("score-sheet-moon", **facts)

    def result(self, result: Result) -> str:
        """One thing that a deal may have come to, to be chosen."""
        worth = max(result.points) if result.choice == "add" else -min(result.points)
        name = "" if result.shooter is None else self.name(result.shooter)
        facts = {"choice": result.choice or "none", "every": result.every_card, "name": name, "points": worth}
        return self.words("score-sheet-result", **facts)

    def won(self) -> str:
        """Who has won, and with how many points."""
        winners = self.tally.outcome.winners
        sides = [side for side in self.tally.sides if set(side) <= set(winners)]
        points = sum(self.tally.totals[seat] for seat in sides[0])
        return self.words("score-sheet-won", count=len(winners), names=self.names(winners), points=points)


def number(points: int) -> str:
    """Points with a minus sign that reads as one."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def signed(points: int) -> str:
    """The points of a deal beside a total."""
    return f"+{points}" if points > 0 else number(points)


def told(sheet: Sheet, words: Words) -> Told:
    """A sheet with the words of its own source."""
    own = catalog(words.catalog.lang, sheet.ruleset.source)
    return Told(Words(own, words.letters, sheet.players), sheet, tally(sheet))
