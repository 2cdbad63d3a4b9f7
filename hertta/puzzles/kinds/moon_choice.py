"""*Add or subtract?* The learner has shot the moon, and the standing decides which of the two is better."""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from hertta.analysis import second
from hertta.engine import Chance, after_deal, outcome, score
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import piles_fit, stray
from hertta.puzzles.positions.piles import MOON, whole_piles
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.positions.standings import game_of, highest, sides, still_open, sums_fit, worth
from hertta.puzzles.puzzle import LEARNER, Group, Puzzle, Reply
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice

CHOICE = "choice"
ADD: MoonChoice = "add"
SUBTRACT: MoonChoice = "subtract"
LOSES, GOES_ON, SHARES, WINS = range(4)
"""What a choice comes to for the learner, the better the higher; a shared win is never asked about."""
AHEAD, BEHIND, LOST = "ahead", "behind", "lost"
_GAMES = 6


class End(NamedTuple):
    """What a choice leads to: the totals, whether the game is over, and who has won it."""

    totals: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


class ChooseMoon(Proved):
    """Pick *add* or *subtract*."""

    code: ClassVar[str] = "moon-choice"

    def suits(self, rules: RuleSet) -> bool:
        """Where the shooter has a choice, and more than one side to beat.

        Of two sides the one that has not reached the limit wins, so that adding would always be right.
        """
        return len(rules.moon.policy.offers()) > 1 and rules.players == len(sides(rules)) > 2

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """Add and subtract."""
        return (Group(CHOICE, (ADD, SUBTRACT)),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The choice that comes to more: to win, else to play on, rather than to lose."""
        values = {option: _value(_end(puzzle, option)) for option in (ADD, SUBTRACT)}
        return Reply(picks={CHOICE: SUBTRACT if values[SUBTRACT] > values[ADD] else ADD})

    def second(self, puzzle: Puzzle) -> Found:
        """The same by counting both games to their end."""
        facts, taken = second.profile(puzzle.rules), list(map(second.faces, puzzle.taken))
        values = {}
        for option in (ADD, SUBTRACT):
            points, _, _ = second.counted(facts, taken, option, puzzle.totals, puzzle.deal_number)
            over, winners = second.ended(facts, second.standing(facts, puzzle.totals, points), puzzle.deal_number)
            won = winners == second.partners(facts, LEARNER)
            values[option] = (WINS if won else LOSES) if over else GOES_ON
        return Found(Reply(picks={CHOICE: max(values, key=lambda option: values[option])}), "choices", len(values))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """No moon of the learner's, totals that cannot be, or a choice that makes no difference or shares a win."""
        rules = puzzle.ruleset
        found = stray(puzzle, "taken", "totals", "deal_number")
        whole = sum(map(len, puzzle.taken)) == len(rules.deck.policy.cards)
        deals = puzzle.deal_number - 1
        if not whole or not piles_fit(rules, puzzle.taken) or not sums_fit(rules, puzzle.totals, deals):
            return (*found, *IMPOSSIBLE)
        if score(rules, puzzle.taken).moon != LEARNER or not self.suits(rules):
            return (*found, "no-choice")
        if not still_open(rules, puzzle.totals, deals):
            return (*found, "over-before")
        values = [_value(_end(puzzle, option)) for option in (ADD, SUBTRACT)]
        if SHARES in values:
            return (*found, "shared-win")
        return found if values[0] != values[1] else (*found, "no-difference")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each choice by the totals that it leads to."""
        rules, answer = puzzle.ruleset, self.solve(puzzle).picks[CHOICE]
        claims, told = tuple(rules.moon.claims), []
        for option in (ADD, SUBTRACT):
            message, facts = _told(puzzle, option)
            right = option == answer
            about = facts | {"right": right, "subtracts": option == SUBTRACT}
            told.append(Because(CHOICE, option, right, message, about, claims, rules.moon.code))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A moon of the learner's, at a standing where adding wins the game though behind, wins it ahead, or loses."""
        aim = chance.choice((AHEAD, BEHIND, LOST, LOST))
        taken = whole_piles(rules, chance, MOON, LEARNER)
        for _ in range(0 if taken is None else _GAMES):
            for deals, totals in enumerate(game_of(rules, chance)):
                if not _may_end(rules, totals):
                    continue
                puzzle = Puzzle(self.code, rules.name, taken=taken or (), totals=totals, deal_number=deals + 1)
                if _case(puzzle) == aim:
                    return puzzle
        return None

    def rule(self, puzzle: Puzzle) -> str:
        """The moon."""
        return puzzle.ruleset.moon.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """To the judge what adding leads to, whichever choice is right.

        It ends the game, which subtracting does not; so the winners that come out decide between the two.
        """
        request: dict[str, Any] = {
            "rules": puzzle.rules,
            "ask": "score",
            "taken": list(map(second.faces, puzzle.taken)),
        }
        request |= {"totals": list(puzzle.totals), "deal_number": puzzle.deal_number, "moon": ADD}
        end = _end(puzzle, ADD)
        return Ask(request, {"totals": list(end.totals), "over": end.over, "winners": list(end.winners)})


def _may_end(rules: RuleSet, totals: Sequence[int]) -> bool:
    """Whether a moon that the opponents add may end the game."""
    return max(totals) + worth(rules) > highest(rules)


def _end(puzzle: Puzzle, choice: MoonChoice) -> End:
    rules = puzzle.ruleset
    points = score(rules, puzzle.taken, choice, puzzle.totals, puzzle.deal_number).points
    totals = after_deal(rules, puzzle.totals, points)
    return End(totals, *_outcome(rules, totals, puzzle.deal_number))


def _outcome(rules: RuleSet, totals: Sequence[int], deal_number: int) -> tuple[bool, tuple[int, ...]]:
    end = outcome(rules, totals, deal_number)
    return end.over, end.winners


def _value(end: End) -> int:
    """What an end is worth to the learner."""
    if not end.over:
        return GOES_ON
    if LEARNER not in end.winners:
        return LOSES
    return WINS if end.winners == (LEARNER,) else SHARES


def _case(puzzle: Puzzle) -> str:
    """What adding comes to: a win from ahead or from behind, or the end of the game while somebody else is lowest."""
    value = _value(_end(puzzle, ADD))
    if value == WINS:
        return AHEAD if puzzle.totals[LEARNER] == min(puzzle.totals) else BEHIND
    return LOST if value == LOSES else ""


def _told(puzzle: Puzzle, choice: MoonChoice) -> tuple[str, dict[str, Any]]:
    """The message about a choice, and its facts."""
    end = _end(puzzle, choice)
    mine, *others = end.totals
    best = min(others)
    ahead = tuple(seat for seat, total in enumerate(end.totals) if total == best and seat != LEARNER)
    facts: dict[str, Any] = {"mine": mine, "other": best, "most": max(others), "seats": ahead}
    value = _value(end)
    if value == GOES_ON:
        return "why-moon-choice-goes-on", facts
    return "why-moon-choice-wins" if value == WINS else "why-moon-choice-loses", facts
