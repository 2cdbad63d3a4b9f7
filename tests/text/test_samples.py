"""The samples of messages: every case is there, and what has no example is told."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from fluent.syntax import ast

from hertta.cards import Cards, Suit
from hertta.errors import TextError
from hertta.text import CODES, sample_facts
from hertta.text.messages import entries, locale_texts
from hertta.text.sample_facts import example
from hertta.text.samples import Sample, _pairs, _Use, samples
from tests.text.filled import filled


def texts_in(node: object) -> Iterator[str]:
    """Every piece of plain text in a message."""
    match node:
        case ast.TextElement():
            yield node.value
        case list():
            for part in node:
                yield from texts_in(part)
        case ast.BaseNode():
            yield from texts_in(list(vars(node).values()))


@pytest.mark.parametrize("lang", CODES)
def test_every_piece_of_every_message_is_reached(lang: str) -> None:
    """Each variant of each selector is told by some sample, in some source's words."""
    told = dict[str, list[str]]()
    for sample in filled(lang):
        told.setdefault(sample.id, []).append(sample.text)
    for _, entry in entries(locale_texts(lang)):
        missed = [piece for piece in texts_in(entry) if not any(piece in text for text in told[entry.id.name])]
        assert missed == [], (lang, entry.id.name)


def of(prefix: str) -> list[Sample]:
    """The samples of Finnish messages whose ids begin so."""
    return list(samples("fi", prefix))


def test_a_card_is_of_every_suit_and_may_be_a_queen_or_a_ten() -> None:
    """Where a message names a card, each suit comes up, the queen of spades, and the ten, whose sign has two digits."""
    cards = [sample.facts["card"] for sample in of("goal-may-play") if sample.source is None]
    assert {card.suit for card in cards} == set(Suit)
    assert {"QS", "TH"} <= set(map(str, cards))


def test_cards_are_none_only_where_a_message_says_so() -> None:
    """A message with a variant for no card is told with none, and no other is."""
    assert any(sample.facts["cards"] == Cards.parse("") for sample in of("why-winner-points"))
    assert all(sample.facts["cards"] for sample in of("legal-wrong"))


def test_a_source_is_told_where_its_words_differ() -> None:
    """The queen has another name in one source; what no source says otherwise is told once."""
    assert {sample.source for sample in of("kind-legal")} == {None}
    [own] = [sample for sample in of("goal-may-play") if sample.source == "hertan-saannot"]
    assert own.text.startswith("Käykö patakuningatar?")


def test_names_are_told_in_the_language() -> None:
    """A fact that is words comes from the messages of the language."""
    assert [sample.text for sample in samples("nb", "facts-taken")] == ["Tatt – Vest"]


def test_of_many_cases_every_two_values_meet() -> None:
    """The rows hold each pair of values of two facts, and are fewer than all there are."""
    values = ("abcde", "12345", (True, False), "xyz")
    rows = list(_pairs(values))
    for one, other in combinations(range(len(values)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == set(product(values[one], values[other]))
    assert len(rows) < 50


@pytest.mark.parametrize(
    ("use", "values"),
    [
        (_Use(keys={"one": None, "other": None}), (1, 7)),
        (_Use(keys={0: None, "few": None, "other": None}, told=True), (0, 3, 14)),
        (_Use(keys={"true": None, "false": None}), (True, False)),
        (_Use(keys={"none": None, "left": None, "other": None}), (None, "left", "other")),
        (_Use(told=True), (14,)),
    ],
)
def test_a_fact_is_what_its_message_selects_by(use: _Use, values: tuple[object, ...]) -> None:
    """Numbers hit each category, words and yes or no are as the keys say, and what is only told is an example."""
    assert use.values("some-id", "points") == values


def test_what_has_no_example_is_told_with_its_message() -> None:
    """A fact of an unknown name and a function that nobody knows are faults that name the message."""
    with pytest.raises(TextError, match=r"some-id: there is no example of \$nobody"):
        example("some-id", "nobody")
    with pytest.raises(TextError, match=r"some-id: there is no sample of what WHO\(\$card\) takes"):
        _Use(functions=["WHO"]).values("some-id", "card")


def test_every_example_is_of_use() -> None:
    """No example is left of a fact that no message speaks of, nor one apart for messages that are not there."""
    spoken = {(sample.id, name) for lang in CODES for sample in filled(lang) for name in sample.facts}
    assert [name for name in sample_facts._FACTS if name not in {name for _, name in spoken}] == []
    apart = [(beginning, name) for beginning, facts in sample_facts._HERE.items() for name in facts]
    assert [
        (beginning, name)
        for beginning, name in apart
        if not any(id_.startswith(beginning) and name == fact for id_, fact in spoken)
    ] == []
