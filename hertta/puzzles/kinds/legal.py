"""*Which cards are legal?* The learner chooses all of them."""

from typing import ClassVar

from hertta.analysis import second
from hertta.cards import Cards
from hertta.engine import Chance, fold, judge_hand, legal
from hertta.puzzles.kinds.base import Ask, Because, Found, Mode, Proved, by_verdict
from hertta.puzzles.kinds.moment import moment_flaws, moment_request, second_moment
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.moments import aimed
from hertta.puzzles.puzzle import Puzzle, Reply
from hertta.rules import RuleSet


class Legal(Proved):
    """Choose every card that may be played."""

    code: ClassVar[str] = "legal"
    mode: ClassVar[Mode] = "many"

    def suits(self, rules: RuleSet) -> bool:
        """Where anything restricts the play."""
        return bool(rules.play)

    def solve(self, puzzle: Puzzle) -> Reply:
        """All legal cards."""
        return Reply(legal(puzzle.ruleset, puzzle.moment))

    def second(self, puzzle: Puzzle) -> Found:
        """All legal cards, each asked by itself."""
        held = list(puzzle.moment.hand)
        facts, hand, trick, number, broken = second_moment(puzzle)
        right = [card for card in held if second.barred_by(facts, card.face, hand, trick, number, broken) is None]
        return Found(Reply(Cards.of(right)), "cards", len(held))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """An impossible position, a single card, a full trick, or a hand to which no rule has anything to say."""
        return (*stray(puzzle, "moment", "leader", "taken"), *moment_flaws(puzzle))

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """The verdict on every card."""
        return tuple(map(by_verdict, judge_hand(puzzle.ruleset, puzzle.moment).verdicts))

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A moment in which one clause of the rules speaks."""
        setting = aimed(rules, chance)
        return None if setting is None else Puzzle(self.code, rules.name, *setting)

    def rule(self, puzzle: Puzzle) -> str:
        """The last restriction that speaks."""
        return fold(puzzle.ruleset, puzzle.moment)[-1].cited.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The same question to the judge."""
        return Ask(moment_request(puzzle), {"legal": second.faces(self.solve(puzzle).cards)})
