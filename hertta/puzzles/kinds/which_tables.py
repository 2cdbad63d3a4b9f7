"""*At which tables may this card be played?* Where the sources differ, that is the lesson.

One position and one card, asked of every table compared. Each says *yes* or *no*, or its source says nothing, which is
an answer too. A source is *silent* exactly where a restriction is waived: as it is worded it would leave this hand no
card, the source names no exception, and only our reading lets the card be played (A2, B1). An exception that the source
states is an answer of its own, and so is what its wording bars.

Hearts and the queen of spades, to lead before hearts are broken, are no question: Hertan säännöt names this hand, the
others have a wording that fits it and yet do not speak of it (B2), so *no* and *silent* could both be argued. Such
verdicts rest on a gap without being waived, and that is how they are found.
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from hertta.analysis import second
from hertta.cards import HEARTS, QUEENS_OF_SPADES
from hertta.engine import Chance, Verdict, judge
from hertta.puzzles.kinds.base import Because, Found, Proved, asked
from hertta.puzzles.kinds.moment import moment_flaws, second_moment
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.moments import first_trick_points, first_trick_void, lead_unbroken, played
from hertta.puzzles.positions.possible import impossible
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import MAIN_PROFILES, WAIVED, RuleSet, claim, ruleset

YES, NO, SILENT = "yes", "no", "silent"
_WAYS = (first_trick_void, first_trick_points, first_trick_points, lead_unbroken, played)


@cache
def compared() -> tuple[str, ...]:
    """The profiles compared, by source: the first of those that have the same source and the same restrictions."""
    first: dict[object, str] = {}
    for name in MAIN_PROFILES:
        first.setdefault((ruleset(name).source, ruleset(name).play), name)
    return tuple(first.values())


class WhichTables(Proved):
    """Say for each table whether the card may be played there."""

    code: ClassVar[str] = "which-tables"

    def suits(self, rules: RuleSet) -> bool:
        """Whether these are rules of a table compared: there alone is the position one that all of them know."""
        return rules.name in compared()

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """Yes, no, or nothing said, for each table."""
        return tuple(Group(name, (YES, NO, SILENT)) for name in compared())

    def solve(self, puzzle: Puzzle) -> Reply:
        """What each table says.

        Raises:
            PuzzleError: ``no-card`` if the puzzle names none.
        """
        return Reply(picks={name: _value(verdict) for name, verdict in _verdicts(puzzle)})

    def second(self, puzzle: Puzzle) -> Found:
        """Whether a sentence of each source bars the card, and whether its wording would leave any."""
        picks = {}
        for name in compared():
            facts, hand, trick, number, broken = second_moment(puzzle.under(name))
            barred = second.barred_by(facts, asked(puzzle).face, hand, trick, number, broken)
            silent = second.unforeseen(facts, hand, trick, number, broken)
            picks[name] = NO if barred else SILENT if silent else YES
        return Found(Reply(picks=picks), "tables", len(picks))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """As of a hand, at any of the tables; no card of the hand; a verdict that could be argued (B2).

        What was taken is not told: it could show a trick that some of the tables would not have let happen.
        """
        found = dict.fromkeys(stray(puzzle, "moment", "leader", "card"))
        found |= dict.fromkeys(flaw for name in compared() for flaw in impossible(puzzle.under(name)))
        found |= dict.fromkeys(moment_flaws(puzzle))
        if puzzle.card is None or puzzle.card not in puzzle.moment.hand:
            return (*found, "not-in-hand")
        argued = any(verdict.clause != WAIVED and _on_a_gap(verdict) for _, verdict in _verdicts(puzzle))
        return (*found, "arguable") if argued else tuple(found)

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """The verdict at each table; where its source does speak, also that it does."""
        told = []
        for name, verdict in _verdicts(puzzle):
            right = _value(verdict)
            for value in (YES, NO, SILENT):
                speaks = value == SILENT and right != SILENT
                message = "why-which-tables-stated" if speaks else verdict.message
                facts = {**verdict.facts, "legal": verdict.legal} if speaks else verdict.facts
                told.append(Because(name, value, value == right, message, facts, verdict.claims, verdict.policy))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A hand in which the tables tend to differ, or any; mostly one of the cards that a ban names."""
        setting = chance.choice(_WAYS)(rules, chance, None)
        if setting is None:
            return None
        moment, leader, _ = setting
        pools = [pool for pool in (moment.hand & HEARTS, moment.hand & QUEENS_OF_SPADES, moment.hand) if pool]
        card = chance.choice(list(chance.choice(pools)))
        return Puzzle(self.code, rules.name, moment, leader, card=card)

    def rule(self, puzzle: Puzzle) -> str:
        """The restriction that decides by the rules that are played."""
        return judge(puzzle.ruleset, puzzle.moment, asked(puzzle)).policy

    def ask(self, puzzle: Puzzle) -> None:
        """Nothing: a request asks of one table."""


def _verdicts(puzzle: Puzzle) -> Iterator[tuple[str, Verdict]]:
    card = asked(puzzle)
    return ((name, judge(ruleset(name), puzzle.moment, card)) for name in compared())


def _value(verdict: Verdict) -> str:
    if verdict.clause == WAIVED:
        return SILENT
    return YES if verdict.legal else NO


def _on_a_gap(verdict: Verdict) -> bool:
    return any(claim(one).kind == "gap" for one in verdict.claims if one.startswith("reading-"))
