"""*Who wins this trick, and with how many points?* A seat and a number."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import ClassVar

from hertta.analysis import second
from hertta.cards import NO_CARDS, QUEENS_OF_SPADES, Card, Cards, Suit
from hertta.engine import Chance, cancelled, trick_points, trick_winner
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.moments import trick_played
from hertta.puzzles.positions.possible import impossible
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

WINNER, POINTS, NOBODY = "winner", "points", "nobody"
_OPTIONS = 4
_DEALS = 30
"""In so many deals a trick of the sort aimed at is looked for; that nobody wins one is rare."""

Sort = Callable[[tuple[Card, ...]], bool]


def _higher_off_suit(trick: tuple[Card, ...]) -> bool:
    best = max(card.rank for card in trick if card.suit is trick[0].suit)
    return any(card.suit is not trick[0].suit and card.rank > best for card in trick)


SORTS: tuple[Sort, ...] = (
    _higher_off_suit,
    lambda trick: bool(Cards.of(trick) & QUEENS_OF_SPADES),
    lambda trick: bool(Cards.of(trick).of_suit(Suit.HEARTS)) and trick[0].suit is not Suit.HEARTS,
    lambda trick: trick[0].suit is Suit.HEARTS,
    lambda trick: all(card.suit is trick[0].suit for card in trick),
)
"""What makes a trick worth asking about, each as likely: a high card that can't win, the queen, hearts, a plain one."""


def _cancels(trick: tuple[Card, ...]) -> bool:
    return len({card.face for card in trick}) < len(trick)


class Winner(Proved):
    """Pick the seat that takes the trick, and the points that lie in it."""

    code: ClassVar[str] = "winner"
    deal_matters: ClassVar[bool] = False

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The seats in the order of play, with nobody where equal cards cancel; and four numbers of points."""
        rules = puzzle.ruleset
        seats = [str((puzzle.leader + place) % rules.players) for place in range(rules.players)]
        nobody = [NOBODY] if rules.deck.policy.decks > 1 else []
        return (Group(WINNER, (*seats, *nobody)), Group(POINTS, [str(points) for points in point_options(puzzle)]))

    def solve(self, puzzle: Puzzle) -> Reply:
        """The winner and the points."""
        rules, trick = puzzle.ruleset, puzzle.moment.trick
        return _reply(puzzle, trick_winner(rules, trick), trick_points(rules, trick))

    def second(self, puzzle: Puzzle) -> Found:
        """The same by comparing the cards one by one."""
        facts, trick = second.profile(puzzle.rules), second.faces(puzzle.moment.trick)
        return Found(_reply(puzzle, second.winner(facts, trick), second.cost(facts, trick)), "cards", len(trick))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """An impossible position, a trick that is not full, or cards that wait from the trick before.

        Where nobody wins the last trick, its leader takes what lies there (reading F14): *nobody* could be argued.
        """
        rules, moment = puzzle.ruleset, puzzle.moment
        found = [*stray(puzzle, "moment", "leader", "taken"), *impossible(puzzle)]
        if len(moment.trick) != rules.players:
            return (*found, "short-trick")
        if any(puzzle.taken) and sum(map(len, puzzle.taken)) < (moment.trick_number - 1) * rules.players:
            found.append("cards-waiting")
        if moment.trick_number == rules.deck.policy.tricks and trick_winner(rules, moment.trick) is None:
            found.append("nobody-at-last")
        return tuple(found)

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """For each seat its card: highest of the suit led, lower, of another suit, cancelled; for each number why."""
        rules, answer = puzzle.ruleset, self.solve(puzzle).picks
        seats, numbers = self.groups(puzzle)
        told = [_seat_because(puzzle, value, answer[WINNER]) for value in seats.values]
        trick = Cards.of(puzzle.moment.trick)
        priced = [cards & trick for cards, points in rules.values.policy.prices() if points]
        facts = {"points": int(answer[POINTS]), "cards": reduce(or_, priced, NO_CARDS)}
        for value in numbers.values:
            right = value == answer[POINTS]
            message = "why-winner-points" if right else "why-winner-other-points"
            said = facts | {"picked": int(value)}
            told.append(Because(POINTS, value, right, message, said, tuple(rules.values.claims), rules.values.code))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A trick of a deal played by chance, of the sort aimed at."""
        cancels: tuple[Sort, ...] = (_cancels, lambda trick: trick_winner(rules, trick) is None)
        sort = chance.choice((*SORTS, *cancels) if rules.deck.policy.decks > 1 else SORTS)
        for _ in range(_DEALS):
            setting = trick_played(rules, chance, sort)
            if setting is not None:
                return Puzzle(self.code, rules.name, *setting)
        return None

    def rule(self, puzzle: Puzzle) -> str:
        """How a trick is won."""
        return puzzle.ruleset.trick.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The trick to the judge."""
        request = {
            "rules": puzzle.rules,
            "ask": "winner",
            "leader": puzzle.leader,
            "trick": second.faces(puzzle.moment.trick),
        }
        picks = self.solve(puzzle).picks
        winner = None if picks[WINNER] == NOBODY else int(picks[WINNER])
        return Ask(request, {"winner": winner, "points": int(picks[POINTS])})


def _reply(puzzle: Puzzle, place: int | None, points: int) -> Reply:
    winner = NOBODY if place is None else str((puzzle.leader + place) % puzzle.ruleset.players)
    return Reply(picks={WINNER: winner, POINTS: str(points)})


def _seat_because(puzzle: Puzzle, value: str, answer: str) -> Because:
    rules, trick = puzzle.ruleset, puzzle.moment.trick
    right = value == answer
    place = trick_winner(rules, trick)
    facts = {
        "led": trick[0].suit,
        "winning": None if place is None else trick[place],
        "cancelled": Cards.of(card for card in cancelled(rules, trick) if not card.copy),
    }
    claims, rule = tuple(rules.trick.claims), rules.trick.code
    if value == NOBODY:
        message = "why-winner-nobody" if right else "why-winner-somebody"
        return Because(WINNER, value, right, message, facts, claims, rule)
    seat = int(value)
    card = trick[(seat - puzzle.leader) % rules.players]
    off_suit, gone = card.suit is not trick[0].suit, card in cancelled(rules, trick)
    state = "highest" if right else "off-suit" if off_suit else "cancelled" if gone else "lower"
    return Because(WINNER, value, right, f"why-winner-{state}", facts | {"card": card, "seat": seat}, claims, rule)


def point_options(puzzle: Puzzle) -> list[int]:
    """Four numbers that include the right one and what a slip would give, lowest first."""
    trick, values = puzzle.moment.trick, puzzle.ruleset.values.policy
    points = trick_points(puzzle.ruleset, trick)
    hearts = values.points(Cards.of(trick).of_suit(Suit.HEARTS))
    heart, queen = (values.points(Cards.parse(card)) for card in ("2H", "QS"))
    slips = (points, hearts, hearts + queen, 0, points + 1, queen, heart, len(trick))
    enough = range(points + 2, points + _OPTIONS)
    return sorted(list(dict.fromkeys([*slips, *enough]))[:_OPTIONS])
