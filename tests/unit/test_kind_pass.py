"""The kind *pass*: to whom one passes, and from whom cards come."""

import pytest

from hertta.cards import Cards
from hertta.puzzles import KINDS, Puzzle
from hertta.rules import Moment
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["pass"]


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("pass")


@pytest.mark.parametrize(
    ("rules", "deal", "to", "giver"),
    [
        ("hjerter", 1, "1", "3"),
        ("hjerter", 2, "3", "1"),
        ("hjerter", 3, "2", "2"),
        ("hjerter", 4, "nobody", "nobody"),
        ("hertta-korttipeli", 4, "1", "3"),
        ("hertan-saannot", 5, "1", "3"),
        ("herttamisaari-3", 2, "2", "1"),
        ("hertta-korttipeli-2", 1, "nobody", "nobody"),
        ("hertta-korttipeli-6", 3, "3", "3"),
        ("perumisherttamisaari-7", 3, "nobody", "nobody"),
    ],
)
def test_the_number_of_the_deal_decides(rules, deal, to, giver):
    """Left, right, across, none, as far as the source goes and the table allows."""
    assert KIND.solve(Puzzle("pass", rules, deal_number=deal)).picks == {"to": to, "from": giver}


@pytest.mark.parametrize(
    ("rules", "deal", "flaw"),
    [
        ("hjerter", 0, "impossible"),
        ("hjerter", True, "impossible"),
        ("hertta-korttipeli-10-jakoa", 11, "over-before"),
    ],
)
def test_a_deal_that_is_never_played_is_no_puzzle(rules, deal, flaw):
    """Deals count from 1, and a game of ten deals has no eleventh."""
    assert flaws(Puzzle("pass", rules, deal_number=deal)) == (flaw,)


def test_a_hand_does_not_matter():
    """What one holds says nothing about where it goes, so it must not be told."""
    assert flaws(Puzzle("pass", "hjerter", Moment(Cards.parse("2C")))) == ("stray",)


def test_every_direction_comes_up(draws):
    """By each profile every direction that it has is asked about."""
    for rules in {puzzle.rules for puzzle in draws}:
        mine = [puzzle for puzzle in draws if puzzle.rules == rules]
        policy = mine[0].ruleset.passing.policy
        assert {policy.direction(puzzle.deal_number) for puzzle in mine} == set(policy.directions)
