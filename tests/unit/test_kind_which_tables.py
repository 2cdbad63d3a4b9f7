"""Kind *which-tables*: at which tables a card may be played, and of which their sources say nothing."""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Chance
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.puzzles.kinds.which_tables import compared
from hertta.rules import Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["which-tables"]
ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
WITH_QUEEN = "2H 3H 4H 5H 6H 7H 8H 9H TH JH KH AH QS"
WITH_DIAMOND = "2H 3H 4H 5H 6H 7H 8H 9H TH JH KH QS 3D"


def asked(card, hand, trick="", number=1, broken=False):
    """May this card be played, by the rules of each table?"""
    lying = tuple(map(Card.parse, trick.split()))
    moment = Moment(Cards.parse(hand), lying, number, broken)
    return Puzzle("which-tables", "hjerter", moment, -len(lying) % 4, card=Card.parse(card))


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("which-tables")


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (asked("5H", WITH_DIAMOND, "2C"), "no yes no no no"),
        (asked("3D", WITH_DIAMOND, "2C"), "yes yes yes yes yes"),
        (asked("QS", WITH_QUEEN, "2C KC"), "no yes yes silent silent"),
        (asked("AH", WITH_QUEEN, "2C KC"), "yes yes yes silent silent"),
        (asked("AH", ALL_HEARTS, "2C"), "yes yes yes silent silent"),
        (asked("7H", "5H 7H 9H TH", "", 10), "yes yes yes silent yes"),
        (asked("7H", "5H 7H 9H 9S", "", 10), "no no no no no"),
        (asked("QS", "5H 7H QS", "", 11, True), "yes yes yes yes yes"),
        (asked("QS", "5H 7H 9D QS", "3D", 10), "no no no no no"),
    ],
)
def test_what_each_source_says(puzzle, said):
    """Hertan säännöt, Herttamisääri without and with its house rule, Hertta korttipeli, Hjerter: their own words."""
    assert flaws(puzzle) == ()
    assert prove(puzzle).second.picks == dict(zip(compared(), said.split(), strict=True))


@pytest.mark.parametrize("card", ["5H", "QS"])
def test_no_puzzle_of_a_hand_that_could_be_argued(card):
    """Of hearts and the queen of spades on lead one source speaks, and the others have a wording that fits (B2)."""
    assert flaws(asked(card, "5H 7H 9H QS", "", 10)) == ("arguable",)


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (asked("2D", WITH_DIAMOND, "2C"), "not-in-hand"),
        (replace(asked("3D", WITH_DIAMOND, "2C"), card=None), "not-in-hand"),
        (replace(asked("7H", "5H 7H 9H TH", "", 10), leader=1), "impossible"),
        (asked("5H", WITH_DIAMOND, "3C"), "impossible"),
        (replace(asked("3D", WITH_DIAMOND, "2C"), totals=(1, 2, 3, 4)), "stray"),
        (asked("7H", "7H", "", 13, True), "one-card"),
        (asked("7H", "5H 7H 9H", "", 11), "impossible"),
        (replace(asked("3D", WITH_DIAMOND, "2C"), taken=(Cards(),) * 4), "stray"),
    ],
)
def test_no_puzzle(puzzle, flaw):
    """Not of a card that is not held, nor in a position that some table cannot come to, nor of the last card."""
    assert flaws(puzzle) == (flaw,)


def test_a_source_that_speaks_is_told_so(drawn):
    """Where its silence would be wrong the learner is told that the source does speak, else by the verdict."""
    for puzzle in drawn:
        said = KIND.solve(puzzle).picks
        for one in KIND.explain(puzzle):
            assert (one.message == "why-which-tables-stated") is (one.value == "silent" != said[one.part])


def test_the_tables_tend_to_differ():
    """Every way in which they part comes up, and in most draws they do not agree."""
    drawn = [KIND.draw(ruleset("hjerter"), Chance(seed)) for seed in range(150)]
    sound = [puzzle for puzzle in drawn if puzzle is not None and not KIND.flaws(puzzle)]
    said = [" ".join(KIND.solve(puzzle).picks.values()) for puzzle in sound]
    assert set(said) == {
        "no no no no no",
        "no yes no no no",
        "no yes yes silent silent",
        "yes yes yes silent silent",
        "yes yes yes silent yes",
        "yes yes yes yes yes",
    }
    assert sum(len(set(one.split())) > 1 for one in said) > len(said) / 2
