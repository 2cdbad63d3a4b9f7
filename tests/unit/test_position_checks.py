"""Positions that can't be: each fault that reading one refuses, and what it lets pass."""

from dataclasses import replace

import pytest

from hertta.cards import NO_CARDS, Cards
from hertta.engine import Chance, Playing, begin, deal, position_text, read_position, split
from hertta.errors import PositionError
from hertta.rules import ruleset
from hertta.rules.policies import AnyHeart
from tests.unit.refusing import reads_back, told

HJERTER = ruleset("hjerter")


def line(rules="hjerter", **changes):
    """The line of an ending in trick 5, each seat with one card and seat 3 to lead, but for these changes."""
    fields = {"rules": rules, "trick_number": 5, "leader": 3, "hands": "2.../.2../..2./...2"} | changes
    return " ".join(f"{key}={value}" for key, value in fields.items())


def test_an_ending_may_leave_out_what_was_taken():
    """What a position does not tell is no fault: the cards played before, whether all or some."""
    assert read_position(line()).taken == (NO_CARDS,) * 4
    assert read_position(line(taken="Q.../A.../.../...")).taken[:2] == (Cards.parse("QS"), Cards.parse("AS"))
    assert read_position(line(hearts_broken="true")).hearts_broken
    assert read_position(line(trick_number=14, hands="///")).over


@pytest.mark.parametrize(
    ("changes", "code", "faults"),
    [
        ({"hands": "22.../.2../..2./...2"}, "duplicate-card", ["hands[0]: found 2S twice, expected once"]),
        ({"hands": "2.../2.../..2./...2"}, "duplicate-card", ["hands[0] and hands[1]: found 2S twice, expected once"]),
        (
            {"hands": "2.../.2.3./..2.4/...2", "trick": "3C,3C"},
            "duplicate-card",
            ["trick: found 3C twice, expected once"],
        ),
        ({"taken": "Q...//Q.../"}, "duplicate-card", ["taken[0] and taken[2]: found QS twice, expected once"]),
        ({"hands": "2.../.2../..2./...X"}, "bad-card", ["hands[3]: found XC, expected a card of the deck of hjerter"]),
        (
            {"hands": "2'.../.2../..2./...2"},
            "bad-card",
            ["hands[0]: found 2S', expected a card of the deck of hjerter"],
        ),
        ({"hands": "2.../.2../..2."}, "bad-position", ["hands: found 3 entries, expected 4, one a seat"]),
        ({"taken": "/"}, "bad-position", ["taken: found 2 entries, expected 4, one a seat"]),
        ({"leader": 4}, "bad-position", ["leader: found seat 4, expected 0 to 3"]),
        ({"trick": "3C,4C,5C,6C"}, "bad-position", ["trick: found 4 cards, expected at most 3"]),
        ({"trick_number": 0}, "bad-position", ["trick_number: found 0, expected 1 or more"]),
        ({"trick_number": 14}, "bad-position", ["trick_number: found 14, expected at most 13"]),
        ({"trick_number": 15, "hands": "///"}, "bad-position", ["trick_number: found 15, expected at most 14"]),
        (
            {"rules": "hertta-korttipeli-2", "leader": 0, "hands": "AKQJT98765432...2/.AKQJT98765432..3"},
            "bad-position",
            [f"hands[{seat}]: found 14 cards, expected at most 13" for seat in (0, 1)],
        ),
        (
            {"hands": "32.../.2../..2./...2"},
            "bad-position",
            ["hands: found [1, 2] cards before this trick, expected the same number in each"],
        ),
        (
            {"trick": "3C"},
            "bad-position",
            ["hands: found [1, 2] cards before this trick, expected the same number in each"],
        ),
        (
            {"stock": "3C,4C,5C,6C"},
            "bad-position",
            ["stock: found 4 cards, expected at most 0, and as many for each seat"],
        ),
        (
            {"rules": "hertta-korttipeli-2", "leader": 0, "hands": "2.../.2..", "stock": "3C"},
            "bad-position",
            ["stock: found 1 cards, expected at most 18, and as many for each seat"],
        ),
        (
            {"rules": "hertta-korttipeli-2", "trick_number": 14, "leader": 0, "hands": "2.../.2..", "stock": "3C,4C"},
            "bad-position",
            ["stock: found 2 cards, expected at most 0, and as many for each seat"],
        ),
        (
            {"trick_number": 13, "hands": "32.../.32../..32./...32"},
            "bad-position",
            ["hands and stock: found cards for 2 tricks from trick 13 on, expected at most 1"],
        ),
        (
            {"rules": "hertta-korttipeli-2", "leader": 0, "hands": "/", "stock": "3C,4C"},
            "bad-position",
            ["hands: found no card while some wait or lie in the stock, expected some"],
        ),
        (
            {"rules": "perumisherttamisaari-6", "hands": "/////", "waiting": "22'..."},
            "bad-position",
            ["hands: found no card while some wait or lie in the stock, expected some"],
        ),
        (
            {"trick_number": 2, "taken": "/AKJT.../...6/"},
            "bad-position",
            ["taken: found 5 cards, and 0 waiting, expected at most 4 in earlier tricks"],
        ),
        (
            {"trick_number": 1, "taken": "A...///"},
            "bad-position",
            ["taken: found 1 cards, and 0 waiting, expected at most 0 in earlier tricks"],
        ),
        (
            {
                "rules": "perumisherttamisaari-6",
                "trick_number": 1,
                "leader": 0,
                "hands": "/////...2",
                "waiting": "AKQ...",
            },
            "bad-position",
            [
                "hands: found [0, 1] cards before this trick, expected the same number in each",
                "taken: found 0 cards, and 3 waiting, expected at most 0 in earlier tricks and 2 left over",
                "leader: found seat 0 in trick 1, expected one of [5]",
            ],
        ),
        (
            {"rules": "perumisherttamisaari-6", "trick_number": 1, "hands": "/////", "taken": "A...//K...///"},
            "bad-position",
            ["taken: found 2 cards, and 0 waiting, expected at most 0 in earlier tricks and 2 left over"],
        ),
        (
            {"waiting": "AKJT..."},
            "bad-position",
            ["waiting: found 4 cards, expected none, as somebody takes every trick"],
        ),
        (
            {"trick_number": 1, "hearts_broken": "true"},
            "bad-position",
            ["hearts_broken: found true, expected false, as no card has broken them"],
        ),
        (
            {"rules": "hertan-saannot", "taken": "A.43..///"},
            "bad-position",
            ["hearts_broken: found false, expected true after 3H 4H"],
        ),
        ({"trick_number": 1, "leader": 0}, "bad-position", ["leader: found seat 0 in trick 1, expected one of [3]"]),
        (
            {"trick_number": 1, "hands": "32.../.32../..32./...2", "trick": "3C"},
            "bad-position",
            ["trick: found 3C from seat 3, which opening-card bars, expected one of 2C"],
        ),
        (
            {"hands": "3.../.3..3/..32./...2", "trick": "AH,2S"},
            "bad-position",
            ["trick: found AH from seat 3, which hearts-not-broken bars, expected one of 2C"],
        ),
        (
            {"hands": "3.../...3/..32./...2", "trick": "4C,AC,AD"},
            "bad-position",
            ["trick: found AD from seat 1, which follow-suit bars, expected one of 3C"],
        ),
    ],
)
def test_positions_that_cannot_be(changes, code, faults):
    """A position that can't be under the rules is refused with what was found, where, and what was expected."""
    assert told(read_position, line(**changes)) == (PositionError, code, faults)


def after_a_change(position, **changes):
    """What is wrong with a position once it is changed."""
    kind, code, faults = told(read_position, position_text(replace(position, **changes)))
    assert (kind, code) == (PositionError, "bad-position")
    return faults


def after_tricks(position, number):
    """A position so many tricks on, played with the lowest legal card each time."""
    playing = Playing(position)
    for _ in range(number * len(position.hands)):
        playing.play(playing.legal & -playing.legal)
    return playing.position


def one_moved(position):
    """What was taken, with one card of the leader's laid to the next seat."""
    card, other = Cards.of(list(position.taken[position.leader])[:1]), (position.leader + 1) % len(position.taken)
    return tuple(pile | card if seat == other else pile - card for seat, pile in enumerate(position.taken))


def test_a_whole_position_is_looked_at_more_closely():
    """Where every card of the deck is told, tricks are taken whole, by the leader too, and hearts break by a card."""
    position = after_tricks(begin(HJERTER, deal(HJERTER, 1).hands), 1)
    taken, other = one_moved(position), (position.leader + 1) % 4
    assert after_a_change(position, hearts_broken=True) == [
        "hearts_broken: found true, expected false, as no card has broken them"
    ]
    assert after_a_change(position, leader=other) == [
        f"leader: found seat {other}, who has taken no trick, expected one who has"
    ]
    assert after_a_change(position, taken=taken) == [
        f"taken: found {[len(pile) for pile in taken]} cards, and 0 waiting, expected whole tricks"
    ]


def test_a_widow_belongs_to_no_trick():
    """The cards left over wait for the first trick, go with it, and break no hearts, since nobody has played them."""
    rules = ruleset("perumisherttamisaari-6").with_("breaking", AnyHeart())
    widow = tuple(Cards.parse("2H 3H"))
    first = begin(rules, split(Chance(1).shuffled(list(rules.deck.policy.cards - Cards.of(widow))), 17), rest=widow)
    second = after_tricks(first, 1)
    assert reads_back(rules, first)
    assert reads_back(rules, second)
    assert (len(second.taken[second.leader]), second.hearts_broken) == (8, False)
    taken = one_moved(second)
    assert told(read_position, position_text(replace(second, taken=taken)), lambda _: rules)[2] == [
        f"taken: found {[len(pile) for pile in taken]} cards, and 0 waiting, expected whole tricks"
    ]
    hearts = line(rules.name, hands="2.../.5../..2./...2/3.../..3.", taken="/.432..////")
    assert told(read_position, hearts, lambda _: rules)[2] == [
        "hearts_broken: found false, expected true after 2H 3H 4H"
    ]
