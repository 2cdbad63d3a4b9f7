"""Who wins this trick, and with how many points?"""

from collections.abc import Callable
from typing import ClassVar

from hertta.cards import HEARTS, QUEEN_OF_SPADES, Card, Cards, Suit
from hertta.engine import Chance, trick_points, trick_winner
from hertta.errors import PuzzleError
from hertta.puzzles.kinds.base import Mode
from hertta.puzzles.moments import trick_played
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

WINNER, POINTS = "winner", "points"
_OPTIONS = 4
_TRIES = 2_000

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
        """The winner and the points.

        Raises:
            PuzzleError: ``no-winner`` if all cards of the led suit cancel each other.
        """
        rules, trick = puzzle.ruleset, puzzle.moment.trick
        place = trick_winner(rules, trick)
        if place is None:
            raise PuzzleError("no-winner", f"found {trick}, which nobody wins, expected a trick with a winner")
        winner = str((puzzle.leader + place) % rules.players)
        return Reply(picks={WINNER: winner, POINTS: str(trick_points(rules, trick))})

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether both are right."""
        return reply.picks == self.answer(puzzle).picks

    def make(self, rules: RuleSet, chance: Chance, seed: int) -> Puzzle:
        """A trick of a deal played by chance, of the sort aimed at.

        Raises:
            PuzzleError: ``no-puzzle`` if none could be found.
        """
        aim = chance.choice(AIMS)
        for _ in range(_TRIES):
            setting = trick_played(rules, chance)
            if aim(setting.moment.trick) and trick_winner(rules, setting.moment.trick) is not None:
                return Puzzle(self.code, rules.name, setting.moment, setting.leader, setting.taken, seed=seed)
        raise PuzzleError("no-puzzle", f"found no trick in {_TRIES} of the sort aimed at under {rules.name}")


def point_options(puzzle: Puzzle) -> list[int]:
    """Four numbers that include the right one and what a slip would give, lowest first."""
    trick, values = puzzle.moment.trick, puzzle.ruleset.values.policy
    points = trick_points(puzzle.ruleset, trick)
    hearts = values.points(Cards.of(trick) & HEARTS)
    heart, queen = (values.points(Cards.parse(card)) for card in ("2H", "QS"))
    slips = (points, hearts, hearts + queen, 0, points + 1, queen, heart, len(trick))
    enough = range(points + 2, points + _OPTIONS)
    return sorted(list(dict.fromkeys([*slips, *enough]))[:_OPTIONS])
