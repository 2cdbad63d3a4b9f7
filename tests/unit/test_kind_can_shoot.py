"""The kind *can-shoot*: who can still shoot the moon."""

from dataclasses import replace

import pytest

from hertta.cards import Cards
from hertta.puzzles import KINDS, PROVED, Puzzle
from hertta.rules import PROFILES, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["can-shoot"]
FIRST = "2C 3C 4C AC"


def so_far(rules, *piles):
    """A puzzle with these piles."""
    return Puzzle("can-shoot", rules, taken=tuple(map(Cards.parse, piles)))


def shooters(puzzle):
    """The seats that still can."""
    return [seat for seat, value in enumerate(KIND.solve(puzzle).picks.values()) if value == "yes"]


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("can-shoot")


@pytest.mark.parametrize(
    ("rules", "piles", "seats"),
    [
        ("hertan-saannot", (FIRST, "", "", ""), [0, 1, 2, 3]),
        ("hertan-saannot", (FIRST, "5D 6D 7D 2H", "", ""), [1]),
        ("hertan-saannot", (FIRST, "5D 6D 7D 2H", "5S 6S 7S 3H", ""), []),
        ("hjerter", (FIRST, "5D 6D 7D 2H", "5S 6S 7S QS", ""), []),
        ("omnibus", (FIRST, "5D 6D 7D 2H", "TD QD KD JD", ""), [1]),
        ("hertta-korttipeli-ilman-rouvaa", (FIRST, "5D 6D 7D 2H", "5S 6S 7S QS", ""), [1]),
        ("herttamisaari", (FIRST, "5D 6D 7D KS", "5S 6S 7S AS", ""), [0, 1, 2, 3]),
    ],
)
def test_a_point_card_of_anybody_else_ends_it(rules, piles, seats):
    """As long as nobody else has a card that costs points; a bonus card is none (readings E6, E8)."""
    puzzle = so_far(rules, *piles)
    assert flaws(puzzle) == ()
    assert shooters(puzzle) == seats


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (so_far("hjerter", "", "", "", ""), "nothing-taken"),
        (so_far("hjerter", FIRST, "5D 6D 7D", "", ""), "impossible"),
        (so_far("hjerter", FIRST, FIRST, "", ""), "impossible"),
        (so_far("hjerter", FIRST, "", ""), "impossible"),
        (so_far("hjerter", "2C 3H 4H 5H", "", "", ""), "impossible"),
        (so_far("hjerter", "", "5D 6D 7D 2H", "", ""), "impossible"),
        (so_far("perumisherttamisaari-6", "2C 3C 4C 5C 6C 7C", "", "", "", "", ""), "impossible"),
        (so_far("misaariherttamisaari", FIRST, "", "", ""), "no-moon"),
        (so_far("hjerter", str(ruleset("hjerter").deck.policy.cards), "", "", ""), "deal-over"),
        (so_far("hjerter", FIRST, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS KS AS", "", ""), "moon-shot"),
        (replace(so_far("hjerter", FIRST, "", "", ""), leader=1), "stray"),
    ],
)
def test_what_leaves_nothing_to_ask_is_no_puzzle(puzzle, flaw):
    """No card taken, no whole tricks, no first trick, no widow with it, no moon to shoot, or one that has been shot."""
    assert flaws(puzzle) == (flaw,)


def test_where_there_is_no_moon_nothing_is_asked():
    """Only the game with the reversed aim is left out (reading E7)."""
    kind = PROVED["can-shoot"]
    assert [name for name in PROFILES if not kind.suits(ruleset(name))] == ["misaariherttamisaari"]


def test_every_aim_comes_up(draws):
    """Nobody has point cards, one seat has, two have, by every profile; and a bonus card is taken by a third."""
    for rules in {puzzle.rules for puzzle in draws}:
        wanted, players = ruleset(rules).moon_cards, ruleset(rules).players
        mine = [puzzle for puzzle in draws if puzzle.rules == rules]
        holders = {min(2, sum(bool(pile & wanted) for pile in puzzle.taken)) for puzzle in mine}
        assert holders == {0, 1, 2}
        assert {len(shooters(puzzle)) for puzzle in mine} == {0, 1, players}
    bonus = [puzzle for puzzle in draws if puzzle.rules == "omnibus" and len(shooters(puzzle)) == 1]
    assert any(Cards.parse("JD") & pile for puzzle in bonus for pile in puzzle.taken)
