"""*Score this deal.* The points of each seat, and whether one of them has shot the moon."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import QUEENS_OF_SPADES, Cards, Suit
from hertta.engine import Chance, Score, score
from hertta.puzzles.entries import piles_fit, stray
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved, faces
from hertta.puzzles.piles import aims, whole_piles
from hertta.puzzles.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice

MOON, NOBODY = "moon", "nobody"
_NUMBERS = 4
_HEARTS = Cards.suit(Suit.HEARTS)
_CHOICES: dict[str, MoonChoice] = {"add": "add", "subtract": "subtract"}


def group_of(seat: int) -> str:
    """Name of the group for the points of a seat."""
    return f"score-{seat}"


class ScoreDeal(Proved):
    """Pick the points that each seat writes down, and who has shot the moon."""

    code: ClassVar[str] = "score"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Four numbers a seat; every seat, and nobody."""
        result = _result(puzzle)
        seats = range(puzzle.ruleset.players)
        numbers = [Group(group_of(seat), [str(each) for each in _offered(puzzle, result, seat)]) for seat in seats]
        return (*numbers, Group(MOON, [*map(str, seats), NOBODY]))

    def solve(self, puzzle: Puzzle) -> Reply:
        """By the score of the deal."""
        result = _result(puzzle)
        return _reply(result.points, result.moon)

    def second(self, puzzle: Puzzle) -> Found:
        """The same by adding up every card."""
        taken = list(map(faces, puzzle.taken))
        points, seat, _ = second.counted(second.profile(puzzle.rules), taken, puzzle.choice or "add")
        return Found(_reply(points, seat), "cards", sum(map(len, taken)))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Piles that are not the whole deck in tricks; a choice that is missing, or that nobody has."""
        rules, taken = puzzle.ruleset, puzzle.taken
        found = stray(puzzle, "taken", "choice")
        if not piles_fit(rules, taken) or sum(map(len, taken)) != len(rules.deck.policy.cards):
            return (*found, *IMPOSSIBLE)
        options = score(rules, taken).moon_options
        if len(options) < 2 and puzzle.choice:
            return (*found, "nothing-to-choose")
        return (*found, "no-choice") if len(options) > 1 and puzzle.choice not in options else found

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each number by the cards of the pile, and by the moon; each seat by the point cards that it lacks."""
        rules, result = puzzle.ruleset, _result(puzzle)
        answer, told = _reply(result.points, result.moon).picks, []
        for group in self.groups(puzzle):
            for value in group.values:
                right = value == answer[group.name]
                if group.name == MOON:
                    message, facts = _seat_told(puzzle, result, value, right)
                else:
                    message, facts = _number_told(puzzle, result, int(group.name.rpartition("-")[2]), int(value))
                by = rules.values if result.moon is None and group.name != MOON else rules.moon
                told.append(Because(group.name, value, right, message, facts, tuple(by.claims), by.code))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A deal as it comes, a moon, one with every trick, or one that missed by a heart or by the queen."""
        aim, hero = chance.choice(aims(rules)), chance.below(rules.players)
        taken = whole_piles(rules, chance, aim, hero)
        if taken is None:
            return None
        options = score(rules, taken).moon_options
        choice = chance.choice(options) if len(options) > 1 else ""
        return Puzzle(self.code, rules.name, taken=taken, choice=choice)

    def rule(self, puzzle: Puzzle) -> str:
        """The moon if there is one, else what cards cost."""
        rules = puzzle.ruleset
        return rules.values.code if _result(puzzle).moon is None else rules.moon.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The piles to the judge."""
        request: dict[str, Any] = {"rules": puzzle.rules, "ask": "score", "taken": list(map(faces, puzzle.taken))}
        if puzzle.choice:
            request["moon"] = puzzle.choice
        result = _result(puzzle)
        expect = {"points": list(result.points), "moon": result.moon, "checksum": sum(result.points)}
        return Ask(request, expect)


def _result(puzzle: Puzzle) -> Score:
    return score(puzzle.ruleset, puzzle.taken, _CHOICES.get(puzzle.choice))


def _reply(points: Sequence[int], moon: int | None) -> Reply:
    picks = {group_of(seat): str(each) for seat, each in enumerate(points)}
    return Reply(picks=picks | {MOON: NOBODY if moon is None else str(moon)})


def _worth(rules: RuleSet) -> int:
    """What all point cards cost together."""
    return rules.values.policy.points(rules.point_cards)


def _others(puzzle: Puzzle, result: Score, seat: int) -> list[int]:
    """What this seat would write down if the shooter chose otherwise."""
    options = [option for option in result.moon_options if option != puzzle.choice]
    return [score(puzzle.ruleset, puzzle.taken, option).points[seat] for option in options if puzzle.choice]


def _offered(puzzle: Puzzle, result: Score, seat: int) -> list[int]:
    """Four numbers, lowest first: the right one and slips, such as a moon, the queen or a bonus that was forgotten."""
    rules, pile = puzzle.ruleset, puzzle.taken[seat]
    points, costly = rules.values.policy.points, pile & rules.point_cards
    hearts, queen = points(pile & _HEARTS), points(pile & QUEENS_OF_SPADES)
    right, cards = result.points[seat], points(pile)
    slips = (right, cards, *_others(puzzle, result, seat), hearts + queen, hearts, 0, _worth(rules), len(costly))
    enough = range(cards + 1, cards + 1 + _NUMBERS)
    return sorted(list(dict.fromkeys([*slips, *enough]))[:_NUMBERS])


def _number_told(puzzle: Puzzle, result: Score, seat: int, picked: int) -> tuple[str, dict[str, Any]]:
    """The message about a number, and its facts."""
    rules, pile = puzzle.ruleset, puzzle.taken[seat]
    values, right = rules.values.policy, result.points[seat]
    counted = Cards.of(card for priced, points in values.prices() if points for card in pile & priced)
    facts: dict[str, Any] = {"seat": seat, "cards": counted, "points": right, "picked": picked}
    if picked != right:
        return _slip_told(puzzle, result, seat, picked), facts
    if result.moon is None:
        return "why-score-cards", facts
    partners = next(side for side in rules.sides.policy.sides(rules.players) if result.moon in side)
    bonus = values.besides_moon(pile)
    facts |= {"worth": _worth(rules), "bonus": -bonus, "subtracts": puzzle.choice == "subtract"}
    if seat == result.moon:
        return "why-score-shooter", facts
    if puzzle.choice == "subtract":
        return "why-score-spared", facts
    return "why-score-partner" if seat in partners else "why-score-opponent", facts


def _slip_told(puzzle: Puzzle, result: Score, seat: int, picked: int) -> str:
    """The message about a wrong number: what was forgotten to come to it, if that can be told."""
    values, pile = puzzle.ruleset.values.policy, puzzle.taken[seat]
    if result.moon is not None:
        if picked in _others(puzzle, result, seat):
            return "why-score-other-choice"
        return "why-score-moon-forgotten" if picked == values.points(pile) else "why-score-not-moon"
    hearts, queens = values.points(pile & _HEARTS), values.points(pile & QUEENS_OF_SPADES)
    if queens and picked == hearts:
        return "why-score-queen-forgotten"
    return "why-score-card-forgotten" if picked == hearts + queens else "why-score-not-cards"


def _seat_told(puzzle: Puzzle, result: Score, value: str, right: bool) -> tuple[str, dict[str, Any]]:
    """The message about one who may have shot the moon, and its facts."""
    rules = puzzle.ruleset
    wanted = rules.moon_cards
    facts: dict[str, Any] = {"checksum": sum(result.points), "count": len(wanted)}
    if not wanted:
        return "why-score-moonless", facts
    if value == NOBODY:
        return "why-score-no-moon" if right else "why-score-some-moon", facts
    pile = puzzle.taken[int(value)]
    facts |= {"seat": int(value), "cards": wanted - pile, "held": len(pile & wanted)}
    if right:
        return "why-score-shot", facts
    return "why-score-nearly" if len(facts["cards"]) == 1 else "why-score-not-all", facts
