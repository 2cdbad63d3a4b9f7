"""*Score this deal.* The points of each seat, and whether one of them has shot the moon."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import NO_CARDS, QUEENS_OF_SPADES, Cards, Suit
from hertta.engine import Chance, Score, score
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import piles_fit, stray
from hertta.puzzles.positions.piles import aims, whole_piles
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.positions.standings import opponents, worth
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
        facts, taken = second.profile(puzzle.rules), list(map(second.faces, puzzle.taken))
        only = next(iter(facts["moon"]), "add")
        points, seat, _ = second.counted(facts, taken, puzzle.choice or only)
        return Found(_reply(points, seat), "cards", sum(map(len, taken)))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Piles that are not the whole deck in tricks; a choice that is missing, or that the rules do not offer."""
        rules, taken = puzzle.ruleset, puzzle.taken
        found = stray(puzzle, "taken", "choice")
        if not piles_fit(rules, taken) or sum(map(len, taken)) != len(rules.deck.policy.cards):
            return (*found, *IMPOSSIBLE)
        options = _choices(rules)
        if not options and puzzle.choice:
            return (*found, "nothing-to-choose")
        return (*found, "no-choice") if options and puzzle.choice not in options else found

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
        """A deal as it comes, a moon, one with every trick, or one that missed by a heart or by the queen.

        What whoever takes all would choose is told of each of them: told after a moon alone it would give that away.
        """
        aim, hero = chance.choice(aims(rules)), chance.below(rules.players)
        choice = chance.choice(_choices(rules) or ("",))
        taken = whole_piles(rules, chance, aim, hero)
        return None if taken is None else Puzzle(self.code, rules.name, taken=taken, choice=choice)

    def rule(self, puzzle: Puzzle) -> str:
        """The moon if there is one, else what cards cost."""
        rules = puzzle.ruleset
        return rules.values.code if _result(puzzle).moon is None else rules.moon.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The piles to the judge, and the choice if there is a moon."""
        request: dict[str, Any] = {
            "rules": puzzle.rules,
            "ask": "score",
            "taken": list(map(second.faces, puzzle.taken)),
        }
        result = _result(puzzle)
        if puzzle.choice and result.moon is not None:
            request["moon"] = puzzle.choice
        expect = {"points": list(result.points), "moon": result.moon, "checksum": sum(result.points)}
        return Ask(request, expect)


def _result(puzzle: Puzzle) -> Score:
    return score(puzzle.ruleset, puzzle.taken, _CHOICES.get(puzzle.choice))


def _reply(points: Sequence[int], moon: int | None) -> Reply:
    picks = {group_of(seat): str(each) for seat, each in enumerate(points)}
    return Reply(picks=picks | {MOON: NOBODY if moon is None else str(moon)})


def _choices(rules: RuleSet) -> tuple[MoonChoice, ...]:
    """What whoever takes all may choose, where there is a choice."""
    options = rules.moon.policy.offers()
    return options if len(options) > 1 else ()


def _moons(puzzle: Puzzle, seat: int) -> list[int]:
    """What this seat would write down for a moon, after each choice, of whoever has most or all of the cards for it."""
    rules, taken = puzzle.ruleset, puzzle.taken
    leading = max(range(rules.players), key=lambda each: len(taken[each] & rules.moon_cards))
    moon, against = rules.moon.policy, opponents(rules, leading)
    points = [moon.points(leading, against, rules.players, worth(rules), option)[seat] for option in moon.offers()]
    return [each + rules.values.policy.besides_moon(taken[seat]) for each in points]


def _offered(puzzle: Puzzle, result: Score, seat: int) -> list[int]:
    """Four numbers, lowest first: the right one and slips, such as a moon that is none, or a card that was forgotten.

    A moon is among them whether there is one or not, so that a number below 0 does not give it away.
    """
    rules, pile = puzzle.ruleset, puzzle.taken[seat]
    points, costly = rules.values.policy.points, pile & rules.point_cards
    hearts, queen = points(pile & _HEARTS), points(pile & QUEENS_OF_SPADES)
    right, cards = result.points[seat], points(pile)
    slips = (right, cards, *_moons(puzzle, seat), hearts + queen, hearts, 0, worth(rules), len(costly))
    enough = range(cards + 1, cards + 1 + _NUMBERS)
    return sorted(list(dict.fromkeys([*slips, *enough]))[:_NUMBERS])


def _number_told(puzzle: Puzzle, result: Score, seat: int, picked: int) -> tuple[str, dict[str, Any]]:
    """The message about a number, and its facts."""
    rules, pile = puzzle.ruleset, puzzle.taken[seat]
    values, right = rules.values.policy, result.points[seat]
    counted = Cards.of(card for priced, points in values.prices() if points for card in pile & priced)
    facts: dict[str, Any] = {"seat": seat, "cards": counted, "points": right, "picked": picked}
    if picked != right:
        message, forgotten = _slip_told(puzzle, result, seat, picked)
        return message, facts | {"forgotten": counted & forgotten}
    if result.moon is None:
        return "why-score-cards", facts
    facts |= {"worth": worth(rules), "bonus": -values.besides_moon(pile), "subtracts": puzzle.choice == "subtract"}
    if seat == result.moon:
        return "why-score-shooter", facts
    if puzzle.choice == "subtract":
        return "why-score-spared", facts
    return "why-score-opponent" if seat in opponents(rules, result.moon) else "why-score-partner", facts


def _slip_told(puzzle: Puzzle, result: Score, seat: int, picked: int) -> tuple[str, Cards]:
    """The message about a wrong number, and the cards that were forgotten to come to it, if that can be told."""
    values, pile = puzzle.ruleset.values.policy, puzzle.taken[seat]
    if result.moon is not None:
        if picked in _moons(puzzle, seat):
            return "why-score-other-choice", NO_CARDS
        return "why-score-moon-forgotten" if picked == values.points(pile) else "why-score-not-moon", NO_CARDS
    for kept in (_HEARTS, _HEARTS | QUEENS_OF_SPADES):
        if picked == values.points(pile & kept):
            return "why-score-forgotten", pile - kept
    return "why-score-not-cards", NO_CARDS


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
