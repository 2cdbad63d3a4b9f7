"""*Who can still shoot the moon?* Told by what each seat has taken so far."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import Cards
from hertta.engine import Chance, can_shoot
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import piles_fit, stray
from hertta.puzzles.positions.piles import piles_so_far
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

YES, NO = "yes", "no"


def group_of(seat: int) -> str:
    """Name of the group for a seat."""
    return f"shoot-{seat}"


class CanShoot(Proved):
    """Say of each seat whether it can still take every point card."""

    code: ClassVar[str] = "can-shoot"

    def suits(self, rules: RuleSet) -> bool:
        """Where there is a moon."""
        return bool(rules.moon_cards)

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Yes and no for each seat."""
        return tuple(Group(group_of(seat), (YES, NO)) for seat in range(puzzle.ruleset.players))

    def solve(self, puzzle: Puzzle) -> Reply:
        """By who holds cards that make a moon."""
        return _reply(puzzle, can_shoot(puzzle.ruleset, puzzle.taken))

    def second(self, puzzle: Puzzle) -> Found:
        """The same by looking for a holder card by card."""
        taken = list(map(second.faces, puzzle.taken))
        seats = second.shooters(second.profile(puzzle.rules), taken)
        return Found(_reply(puzzle, seats), "cards", sum(map(len, taken)))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Rules without a moon, piles that are no tricks, a deal not begun or over, a moon that has been shot."""
        rules, taken = puzzle.ruleset, puzzle.taken
        found = stray(puzzle, "taken")
        if not self.suits(rules):
            return (*found, "no-moon")
        if not piles_fit(rules, taken):
            return (*found, *IMPOSSIBLE)
        count = sum(map(len, taken))
        if not count:
            return (*found, "nothing-taken")
        if count == len(rules.deck.policy.cards):
            return (*found, "deal-over")
        shot = any(not rules.moon_cards - pile for pile in taken)
        return (*found, "moon-shot") if shot else found

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each seat by the point cards that others have taken."""
        moon, told = puzzle.ruleset.moon, []
        answer = self.solve(puzzle).picks
        for seat in range(puzzle.ruleset.players):
            name = group_of(seat)
            message, facts = _told(puzzle, seat)
            told += [
                Because(name, value, value == answer[name], message, facts, tuple(moon.claims), moon.code)
                for value in (YES, NO)
            ]
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """Some tricks after which nobody has a point card, one seat has, or two have."""
        taken = piles_so_far(rules, chance, chance.below(3))
        return None if taken is None else Puzzle(self.code, rules.name, taken=taken)

    def rule(self, puzzle: Puzzle) -> str:
        """The moon."""
        return puzzle.ruleset.moon.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The piles to the judge."""
        picks = self.solve(puzzle).picks
        seats = [seat for seat in range(puzzle.ruleset.players) if picks[group_of(seat)] == YES]
        taken = list(map(second.faces, puzzle.taken))
        return Ask({"rules": puzzle.rules, "ask": "can-shoot", "taken": taken}, {"seats": seats})


def _reply(puzzle: Puzzle, seats: Sequence[int]) -> Reply:
    return Reply(picks={group_of(seat): YES if seat in seats else NO for seat in range(puzzle.ruleset.players)})


def _told(puzzle: Puzzle, seat: int) -> tuple[str, dict[str, Any]]:
    """The message about a seat, and its facts."""
    rules, taken = puzzle.ruleset, puzzle.taken
    wanted = rules.moon_cards
    others = [other for other, pile in enumerate(taken) if other != seat and pile & wanted]
    gone = Cards(sum(taken[other].mask for other in others)) & wanted
    facts: dict[str, Any] = {"seat": seat, "seats": tuple(others), "cards": gone, "own": taken[seat] & wanted}
    if others:
        return "why-can-shoot-blocked", facts
    return "why-can-shoot-alone" if facts["own"] else "why-can-shoot-open", facts
