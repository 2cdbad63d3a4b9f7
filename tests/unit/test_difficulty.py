"""Difficulty: counts from the position, a level from the counts, and a sentence that says so."""

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Chance
from hertta.puzzles import PROVED, Because, Puzzle, read_question
from hertta.puzzles.difficulty import difficulty_of
from hertta.rules import PROFILES, Moment, ruleset
from hertta.text import CODES, catalog

COUNTS = ("speaking", "options", "near", "work")
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
CLUBS = "0:2C 1:3C 2:4C 3:5C"


def options(part, *values, rule="rule"):
    """Options of one part, of which the first is right."""
    return [Because(part, value, value == values[0], "message", {}, ("claim",), rule) for value in values]


def tables(*right):
    """Yes or no for several tables, with the right word for each."""
    return [
        one
        for table, word in enumerate(right)
        for one in options(f"table-{table}", word, "yes" if word == "no" else "no")
    ]


def judged(kind, rules, explained=None, **fields):
    """The difficulty of a position written by hand, explained by its kind unless the options are given."""
    puzzle = read_question({"kind": kind, "rules": rules, **fields})
    return difficulty_of(puzzle, PROVED[kind].explain(puzzle) if explained is None else explained)


def drawn(kind):
    """A hundred puzzles of a kind, the profiles one after the other."""
    names = [name for name in PROFILES if PROVED[kind].suits(ruleset(name))]
    found, seed = [], 0
    while len(found) < 100:
        puzzle = PROVED[kind].draw(ruleset(names[seed % len(names)]), Chance(seed))
        if puzzle is not None and not PROVED[kind].flaws(puzzle):
            found.append(puzzle)
        seed += 1
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", PROVED)
def test_the_levels_of_every_kind_spread(kind):
    """Among a hundred puzzles of a kind at least three levels come up, each a whole number from 1 to 5."""
    found = [difficulty_of(puzzle, PROVED[kind].explain(puzzle)) for puzzle in drawn(kind)]
    assert all(type(getattr(one, name)) is int for one in found for name in ("level", *COUNTS))
    assert {one.level for one in found} <= {1, 2, 3, 4, 5}
    assert len({one.level for one in found}) >= 3


def test_counts_are_what_can_be_seen():
    """Of a void player in the first trick: two rules, five cards, two barred, another source that differs, six seen."""
    moment = Moment(Cards.parse("4D 8D KS 5H QS"), (Card.parse("2C"),))
    puzzle = Puzzle("legal", "hertta-korttipeli", moment, leader=3)
    found = difficulty_of(puzzle, PROVED["legal"].explain(puzzle))
    assert (found.speaking, found.options, found.near, found.work) == (2, 5, 3, 6)
    assert found.facts == {"speaking": 2, "options": 5, "near": 3, "work": 6}


ADD = options("choice", "add", "subtract")
HARDER = [
    pytest.param(
        judged("legal", "hjerter", hand="4D 8D KS 5H QS", trick="2C", leader=3),
        judged("legal", "hjerter", hand="3H 8H KH 5H QS", trick="2C", leader=3),
        "speaking",
        id="a rule that gives way",
    ),
    pytest.param(
        judged("legal", "hertta-korttipeli", hand="2S 8S KS", trick_number=11),
        judged("legal", "hertta-korttipeli", hand="2H 8H KS", trick_number=11),
        "near",
        id="hearts that may not be led",
    ),
    pytest.param(
        judged("legal", "hjerter", hand="4C 8C KS 5D 2S", trick="9C", trick_number=2, leader=3),
        judged("legal", "hjerter", hand="4C 8C KS 5D 2S 3S 4S 5S", trick="9C", trick_number=2, leader=3),
        "options",
        id="more cards",
    ),
    pytest.param(
        judged("winner", "hjerter", trick="7D 9D 8D 2C", trick_number=3),
        judged("winner", "hjerter", trick="7D 9D 8D AC", trick_number=3),
        "near",
        id="a high card that cannot win",
    ),
    pytest.param(
        judged("may-play", "hjerter", hand="4D 8D 5H QS", trick="9C", trick_number=2, leader=3, card="QS"),
        judged("may-play", "hjerter", hand="4D 8D 5H QS", trick="2C", leader=3, card="QS"),
        "near",
        id="a card that is barred though void",
    ),
    pytest.param(
        judged("score", "hjerter", options("points-0", "13", "26", "7"), taken=[HEARTS, "QS", "2C", "3C"]),
        judged("score", "hjerter", options("points-0", "13", "26", "12"), taken=[HEARTS, "QS", "2C", "3C"]),
        "near",
        id="a number next to the right one",
    ),
    pytest.param(
        judged("can-shoot", "hjerter", options("shoot-0", "no", "yes"), taken=["2H 3H 4C 5C", "6H 7H 8C 9C", "", ""]),
        judged("can-shoot", "hjerter", options("shoot-0", "no", "yes"), taken=["2H 3H 4C 5C", "6C 7H 8C 9C", "", ""]),
        "near",
        id="a single point card elsewhere",
    ),
    pytest.param(
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[100, 20, 40, 50]),
        "near",
        id="exactly the limit",
    ),
    pytest.param(
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[120, 20, 21, 50]),
        "near",
        id="one point between the first two",
    ),
    pytest.param(
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        judged("game-over", "hjerter", options("winners", "1", "2"), totals=[120, 20, 20, 50]),
        "speaking",
        id="a tie",
    ),
    pytest.param(
        judged("game-over", "herttamisaari", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        judged("game-over", "paripeli", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        "speaking",
        id="partners",
    ),
    pytest.param(
        judged("game-over", "herttamisaari", options("winners", "1", "2"), totals=[120, 20, 40, 50]),
        judged("game-over", "misaariherttamisaari", options("winners", "0", "2"), totals=[120, 20, 40, 50]),
        "near",
        id="most points win",
    ),
    pytest.param(
        judged("game-over", "hertta-korttipeli", options("winners", "no", "2"), totals=[60, 20, 40, 50], deal_number=9),
        judged(
            "game-over",
            "hertta-korttipeli-10-jakoa",
            options("winners", "1", "2"),
            totals=[60, 20, 40, 50],
            deal_number=10,
        ),
        "near",
        id="a last deal",
    ),
    pytest.param(
        judged("score", "hjerter", options("points-0", "13", "26", "7"), taken=[HEARTS, "QS", "2C", "3C"]),
        judged("score", "hjerter", options("points-0", "0", "26", "7"), taken=[f"{HEARTS} QS", "4C", "2C", "3C"]),
        "speaking",
        id="a moon",
    ),
    pytest.param(
        judged("moon-choice", "hjerter-trekk", ADD, taken=[f"{HEARTS} QS", "", "", ""], totals=[20, 30, 40, 50]),
        judged("moon-choice", "hjerter-trekk", ADD, taken=[f"{HEARTS} QS", "", "", ""], totals=[20, 10, 80, 50]),
        "near",
        id="a moon that ends the game with somebody ahead",
    ),
    pytest.param(
        judged("pass", "hjerter", options("to", "1", "2"), deal_number=1),
        judged("pass", "hjerter", options("to", "nobody", "2"), deal_number=4),
        "near",
        id="a deal without a pass",
    ),
    pytest.param(
        judged("pass", "hjerter", options("to", "1", "2"), deal_number=1),
        judged("pass", "hjerter", options("to", "1", "2"), deal_number=13),
        "work",
        id="a late deal",
    ),
    pytest.param(
        judged("broken", "hjerter", options("since", "no", "2"), plays=f"{CLUBS} 3:6D 0:7D 1:8D 2:9D"),
        judged("broken", "hjerter", options("since", "no", "2"), plays=f"{CLUBS} 3:6D 0:7D 1:QS 2:9D"),
        "near",
        id="the queen, who breaks nothing",
    ),
    pytest.param(
        judged("setup", "hjerter", options("hand-size", "13", "17")),
        judged("setup", "hertta-korttipeli-6", options("hand-size", "9", "13")),
        "near",
        id="jokers",
    ),
    pytest.param(
        judged("leader", "hjerter", options("seat", "0", "1"), hands=["2C", "3C", "4C", "5C"]),
        judged("leader", "hjerter", options("seat", "1", "0"), hands=["2C", "3C", "4C", "5C"], passes=["2C"]),
        "speaking",
        id="a pass before the first card",
    ),
    pytest.param(
        judged("which-tables", "hjerter", tables("yes", "yes", "yes", "yes"), card="4D"),
        judged("which-tables", "hjerter", tables("yes", "yes", "yes", "no"), card="4D"),
        "near",
        id="one table that answers otherwise",
    ),
]


@pytest.mark.parametrize(("easier", "harder", "count"), HARDER)
def test_what_makes_a_puzzle_harder(easier, harder, count):
    """What misleads or must be looked at raises its count, and never lowers the level."""
    assert getattr(easier, count) < getattr(harder, count)
    assert easier.level <= harder.level


@pytest.mark.parametrize("lang", CODES)
def test_difficulty_is_told_in_one_sentence(lang):
    """Level and reason are told in every language, the reason in one sentence with the counts in it."""
    found = judged("legal", "hjerter", hand="4D 8D KS 5H QS", trick="2C", leader=3)
    words = catalog(lang)
    sentence = words.format(found.message, **found.facts)
    assert sentence.count(".") == 1
    assert all(str(count) in sentence for count in found.facts.values())
    assert words.format(found.name) != words.format(f"difficulty-{found.level % 5 + 1}")
