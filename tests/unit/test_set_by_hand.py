"""The puzzles set by hand: both roads come to the answers that were written down from the sources."""

from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from hertta.cards import Cards
from hertta.data import data_folder
from hertta.puzzles.bank.byhand import ByHand, read_set
from hertta.puzzles.prove import prove, proved_kind
from hertta.puzzles.puzzle import Reply
from hertta.rules import MAIN_PROFILES, PROFILES, QUESTIONS, ruleset
from hertta.rules.claims import readings
from tests.claims.reports import REPORTS

SET, FAULTS = read_set(data_folder("puzzles"))
NAMED = {one.name: one for one in SET}
PAIRS = [(one, NAMED[one.pair]) for one in SET if one.pair]
TABLE = Path(__file__).parent / "worked_puzzles.txt"
EXAMPLES = Path(__file__).parents[1] / "claims" / "worked_examples.txt"
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
    """In how many cards or facts two questions differ: cards of a hand or a pile, places of a trick or a list.

    A choice is told only where the rules offer one, so that it comes and goes with them.
    """
    here, there = one.puzzle.to_map(), other.puzzle.to_map()
    told = {*here, *there} if "choice" in here.keys() & there.keys() else {*here, *there} - {"choice"}
    return sum(steps(here.get(key), there.get(key), key in IN_ORDER) for key in told)


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


def rows(path: Path) -> list[list[str]]:
    """The words of each line that is neither empty nor a remark."""
    return [line.split() for line in path.read_text("utf-8").splitlines() if line.strip() and line[0] != "#"]


def test_every_worked_example_is_asked_at_its_table() -> None:
    """Each example that the sources work out is a puzzle by the rules that it belongs to; reports are known ones."""
    asked = {first: names for first, *names in rows(TABLE)}
    tables: dict[str, set[str]] = {}
    for example, rules, *_ in rows(EXAMPLES):
        tables.setdefault(example, set()).add(rules)
    assert set(tables) == {first for first in asked if first.startswith("WE-")}
    assert set(asked) - set(tables) <= set(REPORTS)
    for example, names in asked.items():
        played = {NAMED[name].puzzle.rules for name in names}
        assert tables.get(example, played) <= played, example


def test_every_rule_has_a_contrast_pair() -> None:
    """Each policy of each profile decides a pair; those left out decide no question by themselves."""
    codes = {cited.code for name in PROFILES for question in QUESTIONS for cited in cited_of(name, question)}
    decided = {proved_kind(one.puzzle.kind).rule(one.puzzle) for one, _ in PAIRS}
    assert codes - decided == {"each-alone", "pairs", "next-on-left", "no-bonus", "no-moon"}


def cited_of(name: str, question: str) -> tuple[Any, ...]:
    """The policies by which a profile answers a question."""
    found = getattr(ruleset(name), question)
    return found if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_every_restriction_of_every_source_has_a_contrast_pair(name: str) -> None:
    """What a source says of the cards that may be played is shown by pairs at its table, or at one of its variants."""
    decided = {
        proved_kind(one.puzzle.kind).rule(one.puzzle)
        for one, _ in PAIRS
        if one.puzzle.kind in {"legal", "may-play"} and one.puzzle.ruleset.source == ruleset(name).source
    }
    assert {cited.code for cited in ruleset(name).play} <= decided


def test_every_profile_and_every_reading_that_changes_an_answer_is_asked() -> None:
    """Each table is played at twice or more, and each gap or contradiction that matters to a question is shown."""
    played = Counter(one.puzzle.rules for one in SET)
    assert min(played[name] for name in PROFILES) >= 2
    cited = {claim for one in SET for claim in one.claims}
    settled = {reading.id for reading in readings()}
    words = {
        f"reading-{code}" for code in ("B9", "D4", "E9", "F5", "F7", "H1", *(f"G{number}" for number in range(1, 9)))
    }
    assert settled - cited == words
