"""The puzzles set by hand: both roads come to the answers that were written down from the sources."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import pytest

from hertta.cards import Cards
from hertta.data import data_folder
from hertta.puzzles.prove import prove
from hertta.puzzles.puzzle import Puzzle, Reply, read_question
from hertta.rules.claims import known_claims

FOLDER = data_folder("puzzles") / "set"
ABOUT = ("name", "why", "claims", "pair", "answer")


class Set(NamedTuple):
    """One table of a file: what it says of itself, the question, and the answer written by hand."""

    kind: str
    about: Mapping[str, Any]
    question: Mapping[str, Any]

    @property
    def puzzle(self) -> Puzzle:
        """The question as a value."""
        return read_question(self.question)

    @property
    def answer(self) -> Reply:
        """The answer as it was written."""
        picks = dict(self.about["answer"])
        return Reply(Cards.parse(picks.pop("cards", "")), picks)


def tables() -> Iterator[Set]:
    """Every table of every file."""
    for path in sorted(FOLDER.glob("*.toml")):
        read = tomllib.loads(path.read_text("utf-8"))
        for table in read["puzzle"]:
            about = {key: table[key] for key in ABOUT if key in table}
            question = {"kind": read["kind"]} | {key: table[key] for key in table if key not in ABOUT}
            yield Set(path.stem, about, question)


SETS = tuple(tables())
NAMED = {(one.kind, one.about["name"]): one for one in SETS}
PAIRS = [(one, NAMED.get((one.kind, one.about["pair"]))) for one in SETS if "pair" in one.about]


def called(one: Any) -> str | None:
    """What a test is called that is about a table."""
    return f"{one.kind}-{one.about['name']}" if isinstance(one, Set) else None


@pytest.mark.parametrize("one", SETS, ids=called)
def test_both_roads_find_the_answer_that_was_written(one: Set) -> None:
    """The engine and the second road give the answer that was written from the sources."""
    found = prove(one.puzzle)
    assert found.engine == found.second == one.answer


@pytest.mark.parametrize("one", SETS, ids=called)
def test_each_says_what_it_shows(one: Set) -> None:
    """A sentence says what it shows, and claims that there are bear it."""
    assert one.about["why"].endswith(".")
    assert one.about["claims"]
    assert set(one.about["claims"]) <= set(known_claims())


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=called)
def test_pairs_differ_in_little_and_in_the_answer(one: Set, other: Set | None) -> None:
    """Partners of a pair differ in one or two cards or facts, and in their answers."""
    assert other is not None
    assert 1 <= apart(one.question, other.question) <= 2
    assert one.answer != other.answer


def apart(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """In how many cards or facts two questions differ: cards of a hand or a pile, places of a trick or a list."""
    return sum(steps(one.get(key), other.get(key)) for key in {*one, *other})


def steps(one: Any, other: Any) -> int:
    """In how many cards or facts two values of a field differ."""
    if isinstance(one, list) and isinstance(other, list):
        return sum(steps(*both) for both in zip_longest(one, other))
    if isinstance(one, str) and isinstance(other, str) and " " in one + other:
        here, there = Counter(one.split()), Counter(other.split())
        return max((here - there).total(), (there - here).total())
    return int(one != other)


def test_names_are_unique_and_no_question_comes_twice() -> None:
    """Each name stands for one question, and each question has one name."""
    assert len({one.about["name"] for one in SETS}) == len(SETS)
    assert len({one.puzzle.id for one in SETS}) == len(SETS)


def test_every_file_is_of_the_kind_that_it_is_named_after() -> None:
    """A file holds puzzles of one kind, whose name it bears."""
    assert {one.question["kind"] for one in SETS if one.question["kind"] != one.kind} == set()
