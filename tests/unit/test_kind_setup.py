"""Kind *setup*: the deck of each table, how it is dealt, and which card opens."""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.rules import PROFILES, Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["setup"]


@pytest.fixture(scope="module")
def drawn():
    """Every table once."""
    return list(dict.fromkeys(sound_draws("setup")))


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("hertan-saannot", {"hand-size": "13", "removed": "none", "left-over": "0", "opening-card": "2C"}),
        ("herttamisaari-3", {"hand-size": "17", "removed": "2C", "left-over": "0", "opening-card": "3C"}),
        ("herttamisaari-6", {"hand-size": "8", "removed": "2C 3C 2D 2S", "left-over": "0", "opening-card": "4C"}),
        (
            "hertta-korttipeli-3",
            {"hand-size": "17", "removed": "2D", "added": "none", "left-over": "0", "opening-card": "2C"},
        ),
        (
            "hertta-korttipeli-6",
            {"hand-size": "9", "removed": "none", "added": "XC XD", "left-over": "0", "opening-card": "2C"},
        ),
        ("hertta-korttipeli-2", {"hand-size": "13", "removed": "none", "added": "none", "left-over": "26"}),
        ("perumisherttamisaari-7", {"hand-size": "14", "removed": "none", "left-over": "6"}),
    ],
)
def test_what_the_sources_say_of_the_deck(rules, said):
    """Which cards go for three, five or six, what is added, the stock of two, the widow of the game with two decks."""
    assert prove(Puzzle("setup", rules)).second.picks == said


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle("setup", "hjerter", Moment(Cards.parse("2C"))),
        Puzzle("setup", "hjerter", card=Card.parse("2C")),
        Puzzle("setup", "hjerter", totals=(1, 2, 3, 4)),
        Puzzle("setup", "hjerter", deal_number=2),
    ],
)
def test_no_puzzle_with_more_than_the_rules(puzzle):
    """A hand, a card, totals, a deal: nothing of that is asked about, and the same question would have two ids."""
    assert flaws(puzzle) == ("stray",)
    assert flaws(replace(puzzle, moment=Moment(Cards()), card=None, totals=(), deal_number=1)) == ()


def test_every_table_can_be_set_up(drawn):
    """There is one question for each profile."""
    assert [puzzle.rules for puzzle in drawn] == list(PROFILES)


def test_other_values_are_those_of_other_tables(drawn):
    """Two to four values in rising order, and the right one now here, now there."""
    places = set()
    for puzzle in drawn:
        right = KIND.solve(puzzle).picks
        for group in KIND.groups(puzzle):
            assert 2 <= len(group.values) <= 4
            if group.name in {"hand-size", "left-over"}:
                assert list(group.values) == sorted(group.values, key=int)
            places.add((group.name, group.values.index(right[group.name])))
    assert {place for name, place in places if name == "hand-size"} == {0, 1, 2, 3}


def test_no_card_is_asked_to_open_where_none_is_sure_to():
    """With a stock, or with each card twice, the opening is another question."""
    asked = {name: [group.name for group in KIND.groups(Puzzle("setup", name))] for name in PROFILES}
    for name, groups in asked.items():
        deck = ruleset(name).deck.policy
        assert ("opening-card" in groups) is (deck.decks == 1 and not deck.stock)
