"""A puzzle's question reads back equal from JSON, and what is none is refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cards import Card, Cards
from hertta.errors import PuzzleError
from hertta.puzzles import KINDS, PROVED, Puzzle, Reply, make, read_question
from hertta.puzzles.kinds.which_tables import compared
from hertta.puzzles.puzzle import QUESTION
from hertta.rules import Moment

steady = settings(derandomize=True, deadline=None, database=None)

SET_BY_HAND = Puzzle(
    "which-tables", "hjerter", Moment(Cards.parse("4D 5H"), (Card.parse("2C"),)), 3, card=Card.parse("5H")
)


@steady
@given(st.integers(0, 10**9), st.sampled_from([None, *PROVED]))
def test_text_reads_back_equal(seed, kind):
    """A puzzle made from a seed is a map that reads back equal; its id follows the question alone."""
    puzzle = make(seed, kind)
    assert read_question(json.loads(json.dumps(puzzle.to_map()))) == puzzle
    assert len(puzzle.id) == len(puzzle.fingerprint()) == 12
    assert puzzle.id != puzzle.under("musta-maija").id


def test_a_puzzle_set_by_hand_reads_back_equal():
    """The card asked about is kept, and what is at its default is not written."""
    assert read_question(SET_BY_HAND.to_map()) == SET_BY_HAND
    assert list(SET_BY_HAND.to_map()) == ["kind", "rules", "hand", "trick", "leader", "card"]


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "poker"},
        {"rules": ["hjerter"]},
        {"hand": "4D 4D"},
        {"hand": "ZZ"},
        {"hand": None},
        {"trick": 3},
        {"trick_number": "2"},
        {"trick_number": True},
        {"hearts_broken": "yes"},
        {"hearts_broken": 1},
        {"taken": 7},
        {"taken": [["2C"]]},
        {"card": "?"},
        {"card": 5},
        {"leader": "3"},
        {"leader": True},
        {"plays": "2C"},
        {"plays": 1},
        {"totals": [1, "2"]},
        {"totals": 4},
        {"dealer": 1.0},
        {"choice": 1},
        {"about": 1},
        {"form": ["meaning"]},
        {"options": "hjerter"},
        {"options": [1]},
        {"sheet": [13, 12, 1, 0]},
        {"sheet": [["13", 12, 1, 0]]},
        {"sheet": "13 12"},
        {"kind": None},
        {"seed": 3},
    ],
)
def test_a_question_with_a_fault_is_no_puzzle(change):
    """A card, profile or list that does not read is told as ``bad-puzzle``."""
    with pytest.raises(PuzzleError) as refused:
        read_question(SET_BY_HAND.to_map() | change)
    assert refused.value.code == "bad-puzzle"


@steady
@given(st.dictionaries(st.sampled_from(QUESTION), st.none() | st.integers() | st.text() | st.lists(st.text())))
def test_any_other_map_is_no_puzzle(entry):
    """Whatever else comes is told as ``bad-puzzle``."""
    with pytest.raises(PuzzleError) as refused:
        read_question(entry)
    assert refused.value.code == "bad-puzzle"


@pytest.mark.parametrize("missing", ["kind", "rules"])
def test_a_question_that_lacks_what_every_puzzle_has_is_no_puzzle(missing):
    """Kind and rules must be there; all else has a default."""
    entry = {name: value for name, value in SET_BY_HAND.to_map().items() if name != missing}
    with pytest.raises(PuzzleError) as refused:
        read_question(entry)
    assert refused.value.code == "bad-puzzle"


def test_under_other_rules_the_answer_may_differ():
    """The same question by other rules keeps everything but the rules, and the engine answers it anew."""
    legal = Puzzle("legal", "hjerter", SET_BY_HAND.moment, 3)
    assert KINDS["legal"].solve(legal).cards == Cards.parse("4D")
    assert KINDS["legal"].solve(legal.under("herttamisaari")).cards == Cards.parse("4D 5H")


def test_a_card_is_right_if_it_is_legal():
    """Where a card is played any legal one is right, two at once or none never."""
    play = Puzzle("play", "herttamisaari", SET_BY_HAND.moment, 3)
    kind = KINDS["play"]
    assert kind.groups(play) == ()
    for cards, right in (("4D", True), ("5H", True), ("4D 5H", False), ("", False), ("KS", False)):
        assert kind.is_right(play, Reply(Cards.parse(cards))) is right


def test_each_source_is_compared_once():
    """A profile that differs from its source in nothing that is played is left out; one with a house rule is not."""
    assert compared() == (
        "hertan-saannot",
        "herttamisaari",
        "herttamisaari-kotisaanto",
        "hertta-korttipeli",
        "hjerter",
    )


def test_sources_are_compared():
    """A heart in trick 1 beside a diamond is legal by one source's base rules alone."""
    kind = KINDS["which-tables"]
    answer = kind.solve(SET_BY_HAND)
    assert [name for name, value in answer.picks.items() if value == "yes"] == ["herttamisaari"]
    assert [group.name for group in kind.groups(SET_BY_HAND)] == list(answer.picks)
    assert kind.is_right(SET_BY_HAND, answer)
    assert not kind.is_right(SET_BY_HAND, Reply(picks={}))
    with pytest.raises(PuzzleError) as refused:
        kind.solve(Puzzle("which-tables", "hjerter", SET_BY_HAND.moment, 3))
    assert refused.value.code == "no-card"
