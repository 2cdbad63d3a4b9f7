"""Kind *steps*: the legal cards, then who wins the trick, with how many points, and who leads next."""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.engine import fold
from hertta.puzzles import PROVED, Puzzle, Reply, prove
from hertta.rules import Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["steps"]
HAND = "4D 5H QS 2S 3S 4S 5S 6S 7S 8S 9S TS JS"


def steps(card, trick, hand=HAND, number=1, rules="hjerter"):
    """The learner plays last; of this card it is asked what comes of it."""
    moment = Moment(Cards.parse(hand), tuple(map(Card.parse, trick.split())), number)
    return Puzzle("steps", rules, moment, 1, card=None if card is None else Card.parse(card))


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("steps")


@pytest.mark.parametrize(
    ("puzzle", "cards", "picks"),
    [
        (steps("4D", "2C JC 4C"), "4D 2S 3S 4S 5S 6S 7S 8S 9S TS JS", ("2", "0", "2")),
        (steps("QS", "2C JC 4C", rules="herttamisaari"), HAND, ("2", "13", "2")),
        (steps("KD", "3D 5H QD", "4D KD 9S", 11), "4D KD", ("0", "1", "0")),
        (steps("4D", "3D QS QD", "4D KD 9S", 11), "4D KD", ("3", "13", "3")),
        (
            steps("4C", "4C' KD 3D 2D QS", "4C 9S", 16, "perumisherttamisaari-6"),
            "4C",
            ("nobody", "13", "1"),
        ),
    ],
)
def test_one_step_after_the_other(puzzle, cards, picks):
    """Legal cards, winner, points and next leader; where nobody wins the same seat leads again (F14)."""
    answer = prove(puzzle).second
    assert answer.cards == Cards.parse(cards)
    assert answer.picks == dict(zip(("winner", "points", "next-leader"), picks, strict=True))


def test_each_step_is_worth_a_point():
    """Whoever goes wrong in one step keeps what the others are worth; the steps open one by one."""
    puzzle = steps("KD", "3D 5H QD", "4D KD 9S", 11)
    right = KIND.solve(puzzle)
    assert [(group.name, group.step) for group in KIND.groups(puzzle)] == [
        ("winner", 1),
        ("points", 2),
        ("next-leader", 3),
    ]
    assert KIND.mark(puzzle, right) == (4, 4)
    assert KIND.mark(puzzle, replace(right, cards=Cards.parse("4D"))) == (3, 4)
    assert KIND.mark(puzzle, Reply(right.cards, {"winner": "2", "points": "0", "next-leader": "2"})) == (1, 4)


@pytest.mark.parametrize(
    ("puzzle", "found"),
    [
        (steps("5H", "2C JC 4C"), ("illegal-card",)),
        (steps("KD", "2C JC 4C"), ("illegal-card",)),
        (steps(None, "2C JC 4C"), ("illegal-card",)),
        (replace(steps("4D", "2C JC"), leader=2), ("not-last",)),
        (steps("KD", "3D 5H QD", "KD", 13), ("one-card",)),
        (steps("4D", "3C JC 4C"), ("impossible",)),
        (replace(steps("4D", "2C JC 4C"), totals=(1, 2, 3, 4)), ("stray",)),
        (
            replace(
                steps("4C", "4C' KD 3D 2D QS", "4C 9S", 16, "perumisherttamisaari-6"),
                taken=(Cards.parse("2C 3C 5C 6C 7C 8C"), *(Cards(),) * 5),
            ),
            ("cards-waiting",),
        ),
    ],
)
def test_no_puzzle(puzzle, found):
    """Not of a card that may not be played, nor before the trick is nearly full, nor where other cards wait."""
    assert flaws(puzzle) == found


def test_every_clause_comes_up(drawn):
    """Each clause that speaks to the last to play does so in some draw; at some tables nobody wins."""
    spoken = {(step.cited.code, step.clause) for one in drawn for step in fold(one.ruleset, one.moment)}
    assert spoken == {
        ("follow-suit", "follow"),
        ("follow-suit", "void"),
        ("first-trick-points", "ban"),
        ("first-trick-points", "only-points-hearts"),
        ("first-trick-points", "only-points-all"),
        ("first-trick-points", "waived"),
    }
    assert any(KIND.solve(puzzle).picks["winner"] == "nobody" for puzzle in drawn)
    assert any(ruleset(puzzle.rules).deck.policy.stock for puzzle in drawn)
