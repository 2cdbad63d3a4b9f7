"""Kind *legal*: every card of a hand that may be played."""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.engine import fold
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.puzzles.positions.moments import ways
from hertta.rules import PROFILES, Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["legal"]
ONE_DIAMOND = "4D 5H QS 2S 3S 4S 5S 6S 7S 8S 9S TS JS"


def hand(rules, cards, trick="", number=1, broken=False):
    """Which of these cards may be played?"""
    lying = tuple(map(Card.parse, trick.split()))
    moment = Moment(Cards.parse(cards), lying, number, broken)
    return Puzzle("legal", rules, moment, -len(lying) % ruleset(rules).players)


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("legal")


@pytest.mark.parametrize(
    ("puzzle", "cards"),
    [
        (hand("hjerter", "3D 9D 5H QS", "KD", 10), "3D 9D"),
        (hand("hjerter", "3D 9D 5H QS", "KC", 10), "3D 9D 5H QS"),
        (hand("hjerter", ONE_DIAMOND, "2C"), "4D 2S 3S 4S 5S 6S 7S 8S 9S TS JS"),
        (hand("herttamisaari", ONE_DIAMOND, "2C"), ONE_DIAMOND),
        (hand("hertan-saannot", "3H 9H TH QS", "", 10), "QS"),
        (hand("hjerter", "3H 9H TH JH", "", 10), "3H 9H TH JH"),
        (hand("hjerter", "3H 9S TS", "", 11), "9S TS"),
        (hand("hjerter", "3H 9S TS", "", 11, True), "3H 9S TS"),
        (hand("hertta-korttipeli-6", "XC 4C 5D", "3C", 7), "XC 4C"),
        (hand("herttamisaari-5", "3C 5C AC 2H 3H 4H 5H 6H 7H 8H"), "3C"),
    ],
)
def test_which_cards_are_legal(puzzle, cards):
    """Following suit, the ban of the first trick, hearts that wait, a joker among clubs, the lowest club that opens."""
    assert flaws(puzzle) == ()
    assert prove(puzzle).second.cards == Cards.parse(cards)


GOOD = hand("hjerter", "3D 9D 5H QS", "KD", 10)


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (hand("hjerter", "3D", "KD", 13), "one-card"),
        (hand("hjerter", "3D 9D 5H QS", "KD 9D", 10), "impossible"),
        (hand("hjerter", "3D 9D 5H", "KD", 10), "impossible"),
        (hand("hertta-korttipeli-6", "2C 2D 5H QS", "", 6), "impossible"),
        (hand("hertan-saannot", "3H 9H TH", "", 11), "impossible"),
        (replace(GOOD, leader=1), "impossible"),
        (replace(GOOD, taken=(Cards.parse("KD"),) * 4), "impossible"),
    ],
)
def test_no_puzzle(puzzle, flaw):
    """Not with a single card, nor in a position that cannot be, such as with whole hearts in trick 11 (reading B8)."""
    assert flaw in flaws(puzzle)
    assert flaws(GOOD) == ()


def test_no_puzzle_of_a_trick_that_is_full():
    """Where all have played nobody chooses."""
    assert "full-trick" in flaws(hand("hjerter", "3D 9D 5H QS", "KD 2D 4D 5D", 10))


def test_no_puzzle_where_no_rule_speaks(monkeypatch):
    """At a table where hearts may always be led, whoever leads has nothing to find."""
    monkeypatch.setattr("hertta.puzzles.puzzle.ruleset", lambda _name: ruleset("hjerter").without("hearts-not-broken"))
    assert flaws(hand("hjerter", "3H 9S TS", "", 11)) == ("no-rule",)


def test_every_aim_comes_up(drawn):
    """By every profile most of the clauses that can speak do so within twenty draws; over all profiles each does."""
    spoken = {(step.cited.code, step.clause) for one in drawn for step in fold(one.ruleset, one.moment)}
    assert spoken == {aim for name in PROFILES for aim, _ in ways(ruleset(name))}
