"""*May this card be played?* Yes, or the rule that bars it."""

from typing import ClassVar

from hertta.analysis import second
from hertta.cards import Cards
from hertta.engine import Chance, fold, judge
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved, asked
from hertta.puzzles.kinds.moment import moment_flaws, moment_request, second_moment
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.moments import aimed
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import WAIVED, RuleSet

ANSWER, YES = "may-play", "yes"


class MayPlay(Proved):
    """Pick *yes*, or the one rule that bars the card."""

    code: ClassVar[str] = "may-play"

    def suits(self, rules: RuleSet) -> bool:
        """Where anything restricts the play."""
        return bool(rules.play)

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Yes, and each restriction of these rules."""
        return (Group(ANSWER, (YES, *(cited.code for cited in puzzle.ruleset.play))),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """Yes, or the rule of the verdict."""
        return Reply(picks={ANSWER: judge(puzzle.ruleset, puzzle.moment, asked(puzzle)).rule or YES})

    def second(self, puzzle: Puzzle) -> Found:
        """Yes, or the first rule that bars the card by itself."""
        facts, hand, trick, number, broken = second_moment(puzzle)
        barred = second.barred_by(facts, asked(puzzle).face, hand, trick, number, broken)
        return Found(Reply(picks={ANSWER: barred or YES}), "rules", len(puzzle.ruleset.play))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """As of a hand; or a card that is not in it, or that two rules bar, so that either would be an answer."""
        found = (*stray(puzzle, "moment", "leader", "taken", "card"), *moment_flaws(puzzle))
        if puzzle.card is None or puzzle.card not in puzzle.moment.hand:
            return (*found, "not-in-hand")
        facts, hand, trick, number, broken = second_moment(puzzle)
        barring = second.barring(facts, puzzle.card.face, hand, trick, number, broken)
        return (*found, "two-rules") if len(barring) > 1 else found

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """The verdict stands for the right option; each wrong rule is told apart by whether it speaks at all."""
        verdict = judge(puzzle.ruleset, puzzle.moment, asked(puzzle))
        spoken = {step.cited.code: step.clause for step in fold(puzzle.ruleset, puzzle.moment)}
        right = verdict.rule or YES
        found = []
        for value in self.groups(puzzle)[0].values:
            if value in {right, YES}:
                said = verdict.message, verdict.facts, verdict.claims, verdict.policy
            else:
                cited = next(one for one in puzzle.ruleset.play if one.code == value)
                clause = spoken.get(value)
                state = "silent" if clause is None else "gives-way" if clause == WAIVED else "lets-through"
                said = f"why-may-play-{state}", {"rule": value, "card": verdict.card}, tuple(cited.claims), value
            found.append(Because(ANSWER, value, value == right, *said))
        return tuple(found)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A moment in which one clause speaks, and mostly a card that a rule bars where there is one."""
        setting = aimed(rules, chance)
        if setting is None:
            return None
        moment = setting.moment
        barred = [Cards(step.before & ~step.after) for step in fold(rules, moment) if step.before != step.after]
        pool = chance.choice(barred) if barred and chance.below(4) else moment.hand
        return Puzzle(self.code, rules.name, *setting, card=chance.choice(list(pool)))

    def rule(self, puzzle: Puzzle) -> str:
        """The restriction that decides."""
        return judge(puzzle.ruleset, puzzle.moment, asked(puzzle)).policy

    def ask(self, puzzle: Puzzle) -> Ask:
        """The hand to the judge, of whose answer one card decides."""
        verdict = judge(puzzle.ruleset, puzzle.moment, asked(puzzle))
        expect: dict[str, object] = {} if verdict.legal else {f"illegal.{asked(puzzle).face}.rule": verdict.rule}
        legal = second.legal(*second_moment(puzzle))
        return Ask(moment_request(puzzle), {"legal": legal} | expect)
