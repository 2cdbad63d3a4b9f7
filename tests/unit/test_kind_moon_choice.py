"""The kind *moon-choice*: to add or to subtract, where the standing decides."""

from dataclasses import replace

import pytest

from hertta.puzzles import KINDS, PROVED
from hertta.rules import PROFILES, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["moon-choice"]


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("moon-choice")


@pytest.fixture(scope="module")
def moon(draws):
    """A puzzle by the rules of Herttamisääri, to which any standing may be given."""
    return next(puzzle for puzzle in draws if puzzle.rules == "herttamisaari")


def choice(puzzle):
    """The right choice."""
    return KIND.solve(puzzle).picks["choice"]


@pytest.mark.parametrize(
    ("totals", "right"),
    [
        ((90, 95, 63, 64), "subtract"),
        ((60, 95, 93, 64), "add"),
        ((80, 95, 63, 74), "add"),
        ((88, 80, 90, 54), "subtract"),
    ],
)
def test_the_standing_decides(moon, totals, right):
    """Adding is right where it wins the game, and wrong where it ends it for somebody else (reading E4)."""
    puzzle = replace(moon, totals=totals, deal_number=13)
    assert flaws(puzzle) == ()
    assert choice(puzzle) == right


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ({"totals": (90, 95, 64, 63), "deal_number": 12}, "impossible"),
        ({"totals": (90, 95, 63, 65)}, "impossible"),
        ({"totals": (0, 0, 0, 312)}, "over-before"),
        ({"totals": (89, 95, 63, 65)}, "shared-win"),
        ({"totals": (28, 25, 25, 26), "deal_number": 5}, "no-difference"),
        ({"totals": (0, 0, 0, 0), "deal_number": 1}, "no-difference"),
        ({"rules": "hjerter"}, "no-choice"),
        ({"rules": "paripeli"}, "no-choice"),
        ({"dealer": 0}, "stray"),
    ],
)
def test_where_the_choice_is_none_there_is_no_puzzle(moon, change, flaw):
    """Totals that cannot be, a game that was over, a shared win, and a choice that changes nothing are refused."""
    puzzle = replace(moon, **{"totals": (90, 95, 63, 64), "deal_number": 13} | change)
    assert flaws(puzzle) == (flaw,)


def test_the_learner_must_have_shot_the_moon(moon):
    """The choice is the shooter's alone."""
    turned = (*moon.taken[1:], moon.taken[0])
    assert flaws(replace(moon, taken=turned)) == ("no-choice",)


def test_where_nothing_is_chosen_nothing_is_asked():
    """Only the rules that offer both are asked about (reading E1), and no pairs, for whom adding always wins."""
    suited = [name for name in PROFILES if PROVED["moon-choice"].suits(ruleset(name))]
    assert "hjerter-trekk" in suited
    assert not {"hjerter", "hertan-saannot", "hertta-korttipeli", "misaariherttamisaari"} & set(suited)
    assert "paripeli" not in suited


def test_the_request_tells_the_two_choices_apart(draws):
    """The judge is asked what adding leads to: the game is over, and won by the learner just where adding is right."""
    for puzzle in draws:
        expect = KIND.ask(puzzle).expect
        assert expect["over"]
        assert (expect["winners"] == [0]) == (choice(puzzle) == "add")


def test_every_aim_comes_up(draws):
    """Adding wins ahead, wins from behind, and loses; subtracting is right as often as adding."""
    states = {(choice(puzzle), puzzle.totals[0] > min(puzzle.totals[1:])) for puzzle in draws}
    assert states == {("add", True), ("add", False), ("subtract", True)}
    share = sum(choice(puzzle) == "add" for puzzle in draws) / len(draws)
    assert 1 / 3 < share < 2 / 3
