"""The kind *game-over*: whether the game is over after a deal, and who has won it."""

from dataclasses import replace

import pytest

from hertta.puzzles import KINDS, Puzzle
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["game-over"]


def standing(rules, deal, *totals):
    """A puzzle with these totals."""
    return Puzzle("game-over", rules, totals=totals, deal_number=deal)


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("game-over")


@pytest.mark.parametrize(
    ("puzzle", "winners"),
    [
        (standing("hertan-saannot", 12, 42, 68, 91, 111), "0"),
        (standing("hertan-saannot", 11, 42, 42, 91, 111), "0,1"),
        (standing("hertan-saannot", 13, 90, 121, 89, 90), "2"),
        (standing("hertan-saannot", 10, 100, 50, 60, 50), "1,3"),
        (standing("hertta-korttipeli", 10, 100, 50, 60, 50), "goes-on"),
        (standing("hertta-korttipeli", 10, 101, 49, 60, 50), "1"),
        (standing("hertta-korttipeli-120", 10, 120, 40, 50, 50), "goes-on"),
        (standing("hertta-korttipeli-10-jakoa", 10, 70, 60, 65, 65), "1"),
        (standing("hertta-korttipeli-10-jakoa", 9, 70, 60, 64, 40), "goes-on"),
        (standing("misaariherttamisaari", 10, 100, 50, 60, 50), "0"),
        (standing("paripeli", 7, 60, 20, 45, 57), "1,3"),
        (standing("paripeli", 7, 49, 40, 50, 43), "goes-on"),
        (standing("paripeli", 8, 60, 47, 44, 57), "0,1,2,3"),
        (standing("hertta-korttipeli-parit", 7, 60, 20, 40, 62), "goes-on"),
    ],
)
def test_the_limit_and_the_aim_decide(puzzle, winners):
    """Reached or passed, fewest or most, shared, in pairs, or after ten deals (readings F1 to F3, F8, F11, F12)."""
    assert flaws(puzzle) == ()
    assert KIND.solve(puzzle).picks == {"winners": winners}


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (standing("hjerter", 10, 100, 50, 60, 51), "impossible"),
        (standing("hjerter", 10, 100, 50, 110), "impossible"),
        (standing("hjerter", 0, 0, 0, 0, 0), "impossible"),
        (standing("hjerter", 1, 52, -26, 0, 0), "impossible"),
        (standing("hjerter", 10**9, 42, 68, 91, 111), "impossible"),
        (standing("hjerter", 12, 130, 60, 61, 61), "over-before"),
        (standing("hjerter", 13, 120, 120, 49, 49), "over-before"),
        (standing("misaariherttamisaari", 13, 130, 120, 49, 39), "over-before"),
        (standing("hertta-korttipeli-10-jakoa", 11, 70, 60, 65, 91), "over-before"),
        (replace(standing("hjerter", 10, 100, 50, 60, 50), dealer=1), "stray"),
    ],
)
def test_totals_that_cannot_be_are_no_puzzle(puzzle, flaw):
    """Sums that so many deals do not come to, or a game that was over before the last of them."""
    assert flaws(puzzle) == (flaw,)


def test_a_moon_may_bring_several_over_the_limit():
    """Three opponents who add 26 each can pass the limit in one deal."""
    puzzle = standing("hjerter", 11, 20, 112, 105, 101)
    assert flaws(puzzle) == ()
    assert KIND.solve(puzzle).picks == {"winners": "0"}


def test_a_set_is_always_offered(draws):
    """That several are offered together says nothing: they always are, whether they have won or not."""
    for puzzle in draws:
        (group,) = KIND.groups(puzzle)
        sides = puzzle.ruleset.sides.policy.sides(puzzle.ruleset.players)
        largest = max(map(len, sides))
        assert any(value.count(",") >= largest for value in group.values)


def test_every_aim_comes_up(draws):
    """Exactly the limit, beyond it, nearly there, a tie, pairs, most points, and the last of ten deals."""
    reasons = {one.message for puzzle in draws for one in KIND.explain(puzzle) if one.right}
    assert reasons == {"why-game-over-goes-on", "why-game-over-wins", "why-game-over-shared"}
    said = {one.message for puzzle in draws for one in KIND.explain(puzzle)}
    assert {"why-game-over-last-deal", "why-game-over-pair"} <= said
    for rules, right in (("hjerter", False), ("hertta-korttipeli", True)):
        exactly = [puzzle for puzzle in draws if puzzle.rules == rules and max(puzzle.totals) == 100]
        assert exactly
        assert all((KIND.solve(puzzle).picks["winners"] == "goes-on") is right for puzzle in exactly)
