"""Who wins this trick, and with how many points?"""

from collections.abc import Callable
from typing import ClassVar

from hertta.cards import QUEEN_OF_SPADES, Card, Suit
from hertta.engine import Chance, trick_points
from hertta.puzzles.kinds.base import Mode
from hertta.puzzles.moments import trick_played
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

WINNER, POINTS = "winner", "points"
_OPTIONS = 4

Aim = Callable[[tuple[Card, ...]], bool]


def _higher_off_suit(trick: tuple[Card, ...]) -> bool:
    best = max(card.rank for card in trick if card.suit is trick[0].suit)
    return any(card.suit is not trick[0].suit and card.rank > best for card in trick)


AIMS: tuple[Aim, ...] = (
    _higher_off_suit,
    lambda trick: QUEEN_OF_SPADES in trick,
    lambda trick: sum(card.suit is Suit.HEARTS for card in trick) in {1, 2, 3} and trick[0].suit is not Suit.HEARTS,
    lambda trick: trick[0].suit is Suit.HEARTS,
    lambda trick: all(card.suit is trick[0].suit for card in trick),
)
"""What makes a trick worth asking about, each as likely: a high card that can't win, the queen, hearts, a plain one."""


class Winner:
    """Pick the seat that takes the trick, and the points that lie in it."""

    code: ClassVar[str] = "winner"
    mode: ClassVar[Mode] = "none"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The seats in the order of play, and four numbers of points."""
        rules = puzzle.ruleset
        seats = [str((puzzle.leader + place) % rules.players) for place in range(rules.players)]
        return (Group(WINNER, seats), Group(POINTS, [str(points) for points in point_options(puzzle)]))

    def answer(self, puzzle: Puzzle) -> Reply:
        """The winner and the points."""
        rules, trick = puzzle.ruleset, puzzle.moment.trick
        winner = (puzzle.leader + rules.trick.policy.winner(trick)) % rules.players
        return Reply(picks={WINNER: str(winner), POINTS: str(trick_points(rules, trick))})

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether both are right."""
        return reply.picks == self.answer(puzzle).picks

    def make(self, rules: RuleSet, chance: Chance, seed: int) -> Puzzle:
        """A trick of a deal played by chance, of the sort aimed at."""
        aim = chance.choice(AIMS)
        while True:
            setting = trick_played(rules, chance)
            if aim(setting.moment.trick):
                return Puzzle(self.code, rules.name, setting.moment, setting.leader, setting.taken, seed=seed)


def point_options(puzzle: Puzzle) -> list[int]:
    """Four numbers that include the right one and what a slip would give, lowest first."""
    trick = puzzle.moment.trick
    points = trick_points(puzzle.ruleset, trick)
    hearts = sum(card.suit is Suit.HEARTS for card in trick)
    slips = (points, hearts, hearts + 13, 0, points + 1, 13, 1, len(trick))
    return sorted(list(dict.fromkeys(slips))[:_OPTIONS])
