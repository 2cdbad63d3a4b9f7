"""The puzzles set by hand: both roads come to the answers that were written down from the sources."""

from collections import Counter
from itertools import zip_longest
from typing import Any

import pytest

from hertta.cards import Cards
from hertta.data import data_folder
from hertta.puzzles.byhand import ByHand, read_set
from hertta.puzzles.prove import prove
from hertta.puzzles.puzzle import Reply

SET, FAULTS = read_set(data_folder("puzzles"))
NAMED = {one.name: one for one in SET}
PAIRS = [(one, NAMED[one.pair]) for one in SET if one.pair]
IN_ORDER = ("trick", "plays")
"""Fields in which the order of the cards counts."""


def called(one: Any) -> str | None:
    """What a test is called that is about a puzzle."""
    return f"{one.puzzle.kind}-{one.name}" if isinstance(one, ByHand) else None


def test_the_files_have_no_faults() -> None:
    """Every file reads, and no name or question comes twice."""
    assert FAULTS == []
    assert {one.puzzle.kind for one in SET} == {path.stem for path in (data_folder("puzzles") / "set").glob("*.toml")}


@pytest.mark.parametrize("one", SET, ids=called)
def test_both_roads_find_the_answer_that_was_written(one: ByHand) -> None:
    """The engine and the second road give the answer that was written from the sources."""
    picks = dict(one.answer or {})
    written = Reply(Cards.parse(picks.pop("cards", "")), picks)
    found = prove(one.puzzle)
    assert found.engine == found.second == written
    assert found.engine.to_map() == one.answer


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=called)
def test_pairs_differ_in_little_and_in_the_answer(one: ByHand, other: ByHand) -> None:
    """Partners of a pair are of one kind, and differ in one or two cards or facts, and in their answers."""
    assert one.puzzle.kind == other.puzzle.kind
    assert 1 <= apart(one, other) <= 2
    assert one.answer != other.answer


def apart(one: ByHand, other: ByHand) -> int:
    """In how many cards or facts two questions differ: cards of a hand or a pile, places of a trick or a list."""
    here, there = one.puzzle.to_map(), other.puzzle.to_map()
    return sum(steps(here.get(key), there.get(key), key in IN_ORDER) for key in {*here, *there})


def steps(one: Any, other: Any, in_order: bool) -> int:
    """In how many cards or facts two values of a field differ."""
    if isinstance(one, list) and isinstance(other, list):
        return sum(steps(*both, in_order) for both in zip_longest(one, other))
    if not isinstance(one, str) or not isinstance(other, str):
        return int(one != other)
    cards, others = one.split(), other.split()
    if in_order:
        return sum(card != there for card, there in zip_longest(cards, others))
    here, there = Counter(cards), Counter(others)
    return max((here - there).total(), (there - here).total())
