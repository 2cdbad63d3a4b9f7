"""``hertta judge``: the audit of a record of plays."""

import pytest

from hertta.rules import MAIN_PROFILES
from tests.unit.asking import judged

HELD = [["3C", "QS", "2H"], ["2C", "AH", "4D"], ["4C", "5D", "KH"], ["AS", "AD", "AC"]]


def audited(rules, plays, hands=HELD, trick_number=1, hearts_broken=False):
    """What ``audit`` answers to plays such as ``1:2C``."""
    listed = [{"seat": int(play[0]), "card": play[2:]} for play in plays.split()]
    return judged("audit", rules, hands=hands, plays=listed, trick_number=trick_number, hearts_broken=hearts_broken)


@pytest.mark.parametrize(
    ("plays", "index", "rule"),
    [
        ("", None, None),
        ("1:2C", None, None),
        ("0:3C", 0, "out-of-turn"),
        ("0:KH", 0, "out-of-turn"),
        ("1:4D", 0, "opening-card"),
        ("1:3C", 0, "not-in-hand"),
        ("1:2C 3:AC", 1, "out-of-turn"),
        ("1:2C 2:KH 3:AS", 1, "follow-suit"),
        ("1:2C 2:4C 3:AC 0:3C 3:AS", None, None),
        ("1:2C 2:4C 3:AC 0:3C 1:4D", 4, "out-of-turn"),
        ("1:2C 2:4C 3:AC 0:3C 3:AC", 4, "not-in-hand"),
        ("1:2C 2:4C 3:AC 0:3C 3:AD 0:2H 1:4D 2:5D 3:AS", None, None),
        ("1:2C 2:4C 3:AC 0:3C 3:AD 0:2H 1:AH", 6, "follow-suit"),
        ("1:2C 2:4C 3:AC 0:3C 3:AS 0:QS 1:AH 2:KH 3:AD 0:2H 1:4D 2:5D", None, None),
        ("1:2C 2:4C 3:AC 0:3C 3:AS 0:QS 1:AH 2:KH 3:AD 0:2H 1:4D 2:5D 3:2C", 12, "not-in-hand"),
    ],
)
def test_audit_finds_the_first_wrong_play(plays, index, rule):
    """Plays run on over tricks: the winner leads, broken hearts and the number of the trick are carried over."""
    for rules in MAIN_PROFILES:
        found = audited(rules, plays)["illegal"]
        if index is None:
            assert found is None
        else:
            seat, card = plays.split()[index].split(":")
            assert set(found) == {"index", "seat", "card", "rule", "claims"}
            assert (found["index"], found["seat"], found["card"], found["rule"]) == (index, int(seat), card, rule)
            assert found["claims"]


def test_audit_carries_broken_hearts():
    """A heart led before hearts are broken is found, and allowed once one has been thrown."""
    hands = [["3D", "4H"], ["2D", "5H"], ["9S", "6H"], ["4D", "7H"]]
    unbroken = [["3D", "4H"], ["2D", "5H"], ["9D", "6S"], ["4D", "7H"]]
    assert audited("hjerter", "3:4D 0:3D 1:2D 2:6H 3:7H", hands, 5)["illegal"] is None
    assert audited("hjerter", "2:9D 3:4D 0:3D 1:2D 2:6S", unbroken, 5)["illegal"] is None
    assert audited("hjerter", "2:6H", hands, 5)["illegal"]["rule"] == "hearts-not-broken"
    assert audited("hjerter", "2:6H", hands, 5, hearts_broken=True)["illegal"] is None


def test_audit_bans_points_from_trick_1_only():
    """The ban holds for the plays of trick 1, also where the record begins there, and no longer."""
    hands = [["3C", "4D"], ["2C", "5D"], ["9S", "6H"], ["4C", "7S"]]
    assert audited("hjerter", "1:2C 2:6H", hands)["illegal"]["rule"] == "first-trick-points"
    assert audited("herttamisaari", "1:2C 2:6H", hands)["illegal"] is None
    assert audited("hjerter", "1:2C 2:6H", hands, 2)["illegal"] is None


def test_audit_refuses():
    """Seats and tricks out of range, tricks past the last and hands that cannot be are refused."""
    for plays, change in [
        ("4:2C", {}),
        ("1:2C", {"trick_number": 0}),
        ("1:2C", {"trick_number": 14}),
        ("1:2C 2:4C 3:AC 0:3C 3:AS", {"trick_number": 13}),
        ("1:2C", {"hands": HELD[:3]}),
    ]:
        assert audited("hjerter", plays, **change)["error"]["code"] == "bad-position"
    assert audited("hjerter", "1:XC 9:2C")["error"]["code"] == "bad-card"
    assert audited("hjerter", "1:2C", [["2C"], ["2C"], [], []])["error"]["code"] == "duplicate-card"
    assert audited("hjerter", "1:2C 2:4C 3:AC 0:3C", trick_number=13)["illegal"] is None


def test_the_lead_to_a_later_trick_may_be_anyones():
    """After trick 1 whoever plays first is taken to be the leader, and the others follow round the table."""
    assert audited("hjerter", "3:AS 0:QS", trick_number=4)["illegal"] is None
    assert audited("hjerter", "3:AS 1:4D", trick_number=4)["illegal"]["rule"] == "out-of-turn"
