"""*To whom do you pass, and from whom do you get?* The number of the deal decides."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.engine import Chance
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.positions.standings import still_open
from hertta.puzzles.puzzle import LEARNER, Group, Puzzle, Reply
from hertta.rules import RuleSet

TO, FROM, NOBODY = "to", "from", "nobody"
_DEALS = 16
"""Deals asked about: games are seldom longer, and every cycle has come round by then."""


class Pass(Proved):
    """Pick who gets the learner's cards, and whose cards the learner gets; in both groups a seat, or nobody."""

    code: ClassVar[str] = "pass"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The other seats, and nobody."""
        others = [str(seat) for seat in range(puzzle.ruleset.players) if seat != LEARNER]
        return (Group(TO, [*others, NOBODY]), Group(FROM, [*others, NOBODY]))

    def solve(self, puzzle: Puzzle) -> Reply:
        """By the order of the rules."""
        rules = puzzle.ruleset
        return _reply(rules.passing.policy.gives_to(puzzle.deal_number, rules.players))

    def second(self, puzzle: Puzzle) -> Found:
        """The same by counting through the deals."""
        gives_to = second.gives_to(second.profile(puzzle.rules), puzzle.deal_number)
        return Found(_reply(gives_to), "deals", puzzle.deal_number)

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """No such deal, or one after the last."""
        found, number = stray(puzzle, "deal_number"), puzzle.deal_number
        if type(number) is not int or number < 1:
            return (*found, *IMPOSSIBLE)
        return found if _played(puzzle.ruleset, number) else (*found, "over-before")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each option by the direction of the deal, and the deal of the cycle that it is like."""
        rules, answer, number = puzzle.ruleset, self.solve(puzzle).picks, puzzle.deal_number
        policy = rules.passing.policy
        place, cycle = (number - 1) % len(policy.directions) + 1, len(policy.directions)
        facts: dict[str, Any] = {"deal": number, "like": place, "cycle": cycle, "repeats": number > cycle}
        facts["direction"] = policy.direction(number)
        never = set(policy.directions) == {"none"}
        told = []
        for group in self.groups(puzzle):
            for value in group.values:
                right = value == answer[group.name]
                message, about = _told(group.name, value, right, never, facts)
                claims = tuple(rules.passing.claims)
                told.append(Because(group.name, value, right, message, about, claims, rules.passing.code))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """One of the directions, each as likely, and a deal in which the cards go there."""
        policy = rules.passing.policy
        deals = [number for number in range(1, _DEALS + 1) if _played(rules, number)]
        direction = chance.choice(list(dict.fromkeys(map(policy.direction, deals))))
        number = chance.choice([number for number in deals if policy.direction(number) == direction])
        return Puzzle(self.code, rules.name, deal_number=number)

    def rule(self, puzzle: Puzzle) -> str:
        """The cycle."""
        return puzzle.ruleset.passing.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The deal to the judge."""
        picks, direction = self.solve(puzzle).picks, puzzle.ruleset.passing.policy.direction(puzzle.deal_number)
        request = {"rules": puzzle.rules, "ask": "pass", "deal_number": puzzle.deal_number}
        expect: dict[str, Any] = {"direction": direction, "gives_to": None}
        if picks[TO] != NOBODY:
            expect = {"direction": direction, f"gives_to.{LEARNER}": int(picks[TO])}
            expect |= {f"gives_to.{picks[FROM]}": LEARNER}
        return Ask(request, expect)


def _reply(gives_to: Sequence[int] | None) -> Reply:
    if gives_to is None:
        return Reply(picks={TO: NOBODY, FROM: NOBODY})
    return Reply(picks={TO: str(gives_to[LEARNER]), FROM: str(gives_to.index(LEARNER))})


def _played(rules: RuleSet, number: int) -> bool:
    """Whether a game can come to a deal of this number."""
    return still_open(rules, [0] * rules.players, number - 1)


def _told(group: str, value: str, right: bool, never: bool, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The message about an option, and its facts."""
    if value == NOBODY:
        if not right:
            return "why-pass-somebody", facts
        return "why-pass-never" if never else "why-pass-nobody", facts
    about = facts | {"seat": int(value)}
    if facts["direction"] == "none":
        return "why-pass-never" if never else "why-pass-nobody", about
    if group == TO:
        return "why-pass-to" if right else "why-pass-not-to", about
    return "why-pass-from" if right else "why-pass-not-from", about
