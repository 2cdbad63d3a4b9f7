"""*In which deal was something miscounted?* Told by a score sheet: one of its rows no deal can have come to."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.engine import Chance, after_deal, outcome, score
from hertta.puzzles.kinds.base import Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.piles import aims, whole_piles
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.positions.rows import choices, origin
from hertta.puzzles.positions.standings import opponents, worth
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import Cited, RuleSet

DEAL = "deal"
_FEWEST, _MOST = 2, 6
_GAMES = 8
"""In so many games one is looked for that goes on long enough; where cards are dear, most are over at once."""

Row = tuple[int, ...]
Slip = Callable[[RuleSet, Row], list[Row]]
"""What a row may look like after a slip of one sort."""


class Sheet(Proved):
    """Pick the deal whose points cannot be right."""

    code: ClassVar[str] = "sheet"

    def suits(self, rules: RuleSet) -> bool:
        """Where points come from cards alone, so that there is something to add up to."""
        return bool(rules.point_cards) and not rules.deal_end.policy.bonus(False, False)

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The number of each deal."""
        return (Group(DEAL, [str(number) for number in range(1, len(puzzle.sheet) + 1)]),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The row that no deal comes to."""
        return _reply(_wrong(puzzle))

    def second(self, puzzle: Puzzle) -> Found:
        """The same by laying out piles and counting them."""
        tried = [second.tried(second.profile(puzzle.rules), row) for row in puzzle.sheet]
        wrong = [number for number, (found, _) in enumerate(tried, 1) if not found]
        return Found(_reply(wrong), "deals", sum(count for _, count in tried))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Rules with nothing to add up to, too few or many deals, a game that was over before, not just one wrong."""
        found = stray(puzzle, "sheet")
        if not self.suits(puzzle.ruleset):
            return (*found, "no-checksum")
        if any(len(row) != puzzle.ruleset.players for row in puzzle.sheet):
            return (*found, *IMPOSSIBLE)
        if not _FEWEST <= len(puzzle.sheet) <= _MOST:
            return (*found, "sheet-size")
        if _over(puzzle.ruleset, puzzle.sheet[:-1]):
            return (*found, "over-before")
        wrong = len(_wrong(puzzle))
        return found if wrong == 1 else (*found, "several-wrong" if wrong else "nothing-wrong")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """What each row adds up to, and what it can."""
        return tuple(_because(puzzle.ruleset, number, row) for number, row in enumerate(puzzle.sheet, 1))

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """Deals as they come, moons among them, and a slip of one sort in one of them."""
        games = (_kept(rules, chance, _FEWEST + chance.below(_MOST - _FEWEST + 1)) for _ in range(_GAMES))
        sheet = next((game for game in games if len(game) >= _FEWEST), ())
        spoiled = chance.below(len(sheet) or 1)
        before, after = sheet[:spoiled], sheet[spoiled + 1 :]
        sorts = [rows for row in sheet[spoiled : spoiled + 1] for slip in SLIPS if (rows := slip(rules, row))]
        if not sorts:
            return None
        return Puzzle(self.code, rules.name, sheet=(*before, chance.choice(chance.choice(sorts)), *after))

    def rule(self, puzzle: Puzzle) -> str:
        """What cards cost; of points that add up and yet cannot be, the moon."""
        return next((one.rule for one in self.explain(puzzle) if one.right), puzzle.ruleset.values.code)

    def ask(self, puzzle: Puzzle) -> None:
        """Nothing: the judge counts piles, and has no question of a sheet."""


def _reply(wrong: Sequence[int]) -> Reply:
    return Reply(picks={DEAL: ",".join(map(str, wrong))})


def _wrong(puzzle: Puzzle) -> list[int]:
    """The numbers of the deals that cannot be."""
    return [number for number, row in enumerate(puzzle.sheet, 1) if origin(puzzle.ruleset, row) is None]


def _over(rules: RuleSet, rows: Sequence[Row]) -> bool:
    """Whether the game is over after these deals, or was before."""
    start = (0,) * rules.players
    totals = accumulate(rows, lambda before, row: after_deal(rules, before, row), initial=start)
    return any(outcome(rules, each, number).over for number, each in enumerate(totals))


def _because(rules: RuleSet, number: int, row: Row) -> Because:
    values, told, whole = rules.values.policy, origin(rules, row), worth(rules)
    beside = values.besides_moon(rules.deck.policy.cards)
    offered = choices(rules)
    facts: dict[str, Any] = {
        "sum": sum(row),
        "whole": values.points(rules.deck.policy.cards),
        "added": whole * len(opponents(rules, 0)) + beside if "add" in offered else 0,
        "subtracted": beside - whole if "subtract" in offered else 0,
    }
    by: Cited[Any] = rules.values
    if told is None and facts["sum"] != facts["whole"]:
        message = "why-sheet-sum"
    elif told is None and rules.moon_cards and whole in row:
        by, message = rules.moon, "why-sheet-alone"
        facts |= {"seat": row.index(whole), "points": whole}
    elif told is None:
        message = "why-sheet-cards"
    elif told.shooter is None:
        message = "why-sheet-counted"
    else:
        by, message = rules.moon, f"why-sheet-{told.choice}"
        facts |= {"seat": told.shooter, "points": told.worth}
    return Because(DEAL, str(number), told is None, message, facts, tuple(by.claims), by.code)


def _kept(rules: RuleSet, chance: Chance, deals: int) -> tuple[Row, ...]:
    """The points of so many deals, or of fewer if the game is over by then."""
    rows: list[Row] = []
    totals = (0,) * rules.players
    while len(rows) < deals:
        taken = whole_piles(rules, chance, chance.choice(aims(rules)), chance.below(rules.players))
        if taken is None:
            continue
        number = len(rows) + 1
        options = score(rules, taken, None, totals, number).moon_options
        points = score(rules, taken, chance.choice(options) if options else None, totals, number).points
        rows.append(points)
        totals = after_deal(rules, totals, points)
        if outcome(rules, totals, number).over:
            break
    return tuple(rows)


def _changed(rules: RuleSet, row: Row, seat: int, points: int) -> list[Row]:
    """The row with other points for a seat, if no deal comes to that."""
    changed = (*row[:seat], points, *row[seat + 1 :])
    return [changed] if origin(rules, changed) is None else []


def _steps(rules: RuleSet, row: Row) -> list[tuple[int, int]]:
    """Each seat with what may be forgotten of its points: a card, or all of what a moon brought it."""
    told = origin(rules, row)
    prices = {points for _, points in rules.values.policy.prices() if points}
    each = sorted(prices) if told is None or told.shooter is None else [told.worth]
    return [(seat, one) for seat, points in enumerate(row) for one in each if points >= one]


def _forgotten(rules: RuleSet, row: Row) -> list[Row]:
    return [new for seat, each in _steps(rules, row) for new in _changed(rules, row, seat, row[seat] - each)]


def _twice(rules: RuleSet, row: Row) -> list[Row]:
    whole = worth(rules)
    twice = [(seat, row[seat] + each) for seat, each in _steps(rules, row) if 0 < each <= whole - row[seat]]
    return [new for seat, points in twice for new in _changed(rules, row, seat, points)]


def _turned_about(rules: RuleSet, row: Row) -> list[Row]:
    """Two figures of a number in each other's place."""
    turned = [(seat, int(str(points)[::-1])) for seat, points in enumerate(row) if points > 9]
    likely = [(seat, points) for seat, points in turned if points != row[seat] and points <= worth(rules)]
    return [new for seat, points in likely for new in _changed(rules, row, seat, points)]


def _not_turned(rules: RuleSet, row: Row) -> list[Row]:
    """A moon written down like any other points."""
    told = origin(rules, row)
    if told is None or told.shooter is None:
        return []
    gained = 0 if told.choice == "add" else -told.worth
    against = opponents(rules, told.shooter) if told.choice == "add" else []
    plain = [points - told.worth * (seat in against) for seat, points in enumerate(row)]
    return _changed(rules, tuple(plain), told.shooter, plain[told.shooter] - gained + worth(rules))


SLIPS: tuple[Slip, ...] = (_forgotten, _twice, _turned_about, _not_turned)
"""A card forgotten, a card counted twice, figures turned about, a moon not turned over; each as likely."""
