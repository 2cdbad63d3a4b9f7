"""*Is the game over, and who has won?* Told by the totals after a deal."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.engine import Chance, outcome
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.positions.standings import (
    game_of,
    highest,
    limit,
    open_before,
    opponents,
    side_sums,
    sides,
    some_points,
    sums_fit,
    worth,
)
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import Cited, RuleSet

WINNERS, GOES_ON = "winners", "goes-on"
_TRIES, _LATE = 40, 3

Aim = Callable[[RuleSet, Sequence[int], bool], bool]
"""Whether the sums of the sides, with the game over or not, are what is asked about."""


def _tied(rules: RuleSet, sums: Sequence[int], over: bool) -> bool:
    return over and sums.count(rules.aim.policy.best(sums)) > 1


AIMS: tuple[Aim, ...] = (
    lambda rules, sums, _: max(sums) == limit(rules),
    lambda rules, sums, _: max(sums) > limit(rules),
    lambda rules, sums, over: not over and limit(rules) - 10 < max(sums) < limit(rules),
    _tied,
)
"""What decides: somebody exactly at the limit, beyond it, nearly there, or several that are best."""


class GameOver(Proved):
    """Pick who has won, alone or together, or that the game goes on."""

    code: ClassVar[str] = "game-over"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """That it goes on; each side; the two or more that are best together; among pairs the best seat alone."""
        return (Group(WINNERS, [GOES_ON, *map(_text, _sets(puzzle))]),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """By the end of the game."""
        return _reply(outcome(puzzle.ruleset, puzzle.totals, puzzle.deal_number).winners)

    def second(self, puzzle: Puzzle) -> Found:
        """The same seat by seat."""
        _, winners = second.ended(second.profile(puzzle.rules), puzzle.totals, puzzle.deal_number)
        return Found(_reply(winners), "seats", len(puzzle.totals))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Totals that so many deals cannot come to, or with which the game was over before the last of them."""
        rules, deals = puzzle.ruleset, puzzle.deal_number
        found = stray(puzzle, "totals", "deal_number")
        if type(deals) is not int or deals < 1 or not sums_fit(rules, puzzle.totals, deals):
            return (*found, *IMPOSSIBLE)
        return found if open_before(rules, puzzle.totals, deals) else (*found, "over-before")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each option by the limit, the best total, and its own."""
        rules, answer = puzzle.ruleset, self.solve(puzzle).picks[WINNERS]
        sums = side_sums(rules, puzzle.totals)
        facts = {
            "limit": limit(rules),
            "reached": highest(rules) < limit(rules),
            "most": max(sums),
            "best": rules.aim.policy.best(sums),
            "highest": rules.aim.policy.best([0, 1]) == 1,
            "deal": puzzle.deal_number,
        }
        told = []
        for value in self.groups(puzzle)[0].values:
            message, about, by = _told(puzzle, value, answer)
            told.append(Because(WINNERS, value, value == answer, message, facts | about, tuple(by.claims), by.code))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A game until a deal that may decide it, and for that deal points that come to what is asked about."""
        ended = rules.game_end.policy.counts_deals()
        aim = chance.choice((*AIMS, _by_deals) if ended else AIMS)
        standings = list(enumerate(game_of(rules, chance), 1))[-_LATE:]
        for _ in range(_TRIES):
            number, totals = chance.choice(standings)
            points = _last_deal(rules, chance)
            after = tuple(total + more for total, more in zip(totals, points, strict=True))
            if aim(rules, side_sums(rules, after), outcome(rules, after, number).over):
                return Puzzle(self.code, rules.name, totals=after, deal_number=number)
        return None

    def rule(self, puzzle: Puzzle) -> str:
        """What ends the game; which total wins; or what becomes of a tie."""
        right = self.solve(puzzle).picks[WINNERS]
        _, _, by = _told(puzzle, right, right)
        return by.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The totals to the judge."""
        end = outcome(puzzle.ruleset, puzzle.totals, puzzle.deal_number)
        request = {"rules": puzzle.rules, "ask": "game"}
        return Ask(
            request | {"totals": list(puzzle.totals), "deal_number": puzzle.deal_number},
            {"over": end.over, "winners": list(end.winners)},
        )


def _by_deals(rules: RuleSet, sums: Sequence[int], over: bool) -> bool:
    """The number of deals ends the game, and not the limit."""
    return over and max(sums) <= highest(rules)


def _last_deal(rules: RuleSet, chance: Chance) -> list[int]:
    """The points of a deal, in one of four a moon that the opponents add."""
    moon = rules.moon.policy
    if "add" not in moon.offers() or chance.below(4):
        return some_points(rules, chance)
    shooter = chance.below(rules.players)
    points = list(moon.points(shooter, opponents(rules, shooter), rules.players, worth(rules), "add"))
    points[chance.below(rules.players)] += rules.values.policy.besides_moon(rules.deck.policy.cards)
    return points


def _text(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


def _reply(winners: Sequence[int]) -> Reply:
    return Reply(picks={WINNERS: _text(winners) or GOES_ON})


def _sets(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """Each side; those that are best together, or with only one best it and the next; of pairs the best seat too."""
    rules, parts = puzzle.ruleset, sides(puzzle.ruleset)
    sums, best = side_sums(rules, puzzle.totals), rules.aim.policy.best
    leading = {best(sums)}
    if sums.count(best(sums)) == 1:
        leading.add(best([total for total in sums if total != best(sums)]))
    together = [seat for side, total in zip(parts, sums, strict=True) if total in leading for seat in side]
    alone = [(puzzle.totals.index(best(puzzle.totals)),)]
    return list(dict.fromkeys([*parts, *alone, tuple(sorted(together))]))


def _told(puzzle: Puzzle, value: str, answer: str) -> tuple[str, dict[str, Any], Cited[Any]]:
    """The message about an option, its facts, and what decides about it."""
    rules = puzzle.ruleset
    sums = side_sums(rules, puzzle.totals)
    if value != GOES_ON:
        seats = tuple(map(int, value.split(",")))
        own = [total for side, total in zip(sides(rules), sums, strict=True) if set(side) <= set(seats)]
        facts = {"seats": seats, "points": rules.aim.policy.best(own or sums)}
        if answer == GOES_ON:
            return "why-game-over-not-yet", facts, rules.game_end
        message, by = _seats_told(rules, sums, own, right=value == answer)
        return message, facts, by
    if answer == GOES_ON:
        return "why-game-over-goes-on", {}, rules.game_end
    passed = max(sums) > highest(rules)
    return "why-game-over-over" if passed else "why-game-over-last-deal", {}, rules.game_end


def _seats_told(rules: RuleSet, sums: Sequence[int], own: Sequence[int], *, right: bool) -> tuple[str, Cited[Any]]:
    """The message about some seats once the game is over, by the sums of the sides that they are."""
    if not own:
        return "why-game-over-pair", rules.sides
    if len(own) > 1:
        return ("why-game-over-shared", rules.ties) if right else ("why-game-over-uneven", rules.aim)
    if own[0] != rules.aim.policy.best(sums):
        return "why-game-over-behind", rules.aim
    return ("why-game-over-wins", rules.aim) if right else ("why-game-over-not-alone", rules.ties)
