"""``hertta judge`` on a deal: trick, pass, opening, score and the end of a game, by positions of our own."""

import pytest

from hertta.rules import MAIN_PROFILES
from tests.unit.asking import code, judged

SHOT = [[f"{rank}H" for rank in "23456789TJQKA"] + ["QS"], [], [], []]
HELD = [["3C", "QS", "2H"], ["2C", "AH", "4D"], ["4C", "5D", "KH"], ["AS", "AD", "AC"]]


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_winner(rules):
    """The highest card of the led suit wins; points lie there whoever gets them; a short trick counts as it stands."""
    for trick, answer in {
        "7D JD AS 3D": {"winner": 0, "card": "JD", "points": 0},
        "7D QS AH 3D": {"winner": 3, "card": "7D", "points": 14},
        "5H QS": {"winner": 3, "card": "5H", "points": 14},
        "KS QS AS": {"winner": 1, "card": "AS", "points": 13},
        "": {"winner": None, "card": None, "points": 0},
    }.items():
        assert judged("winner", rules, leader=3, trick=trick.split()) == answer
    assert judged("winner", rules, leader=3, trick=["2C"], trick_number=-5)["winner"] == 3
    for leader, trick in ((4, "2C"), (-1, "2C"), (0, "2C 3C 4C 5C 6C"), (10**20, "")):
        assert code("winner", rules, leader=leader, trick=trick.split()) == "bad-position"


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_broken(rules):
    """Any heart breaks hearts where the source says so, elsewhere only one thrown on another suit; never the queen."""
    any_heart = rules in {"hertan-saannot", "hertta-korttipeli"}
    for trick, after in {
        "": False,
        "2D 3D QS": False,
        "2D 3D 4H": True,
        "2H": any_heart,
        "2H 3H QS 4D": any_heart,
    }.items():
        assert judged("broken", rules, hearts_broken=False, leader=1, trick=trick.split()) == {"hearts_broken": after}
        assert judged("broken", rules, hearts_broken=True, leader=1, trick=trick.split()) == {"hearts_broken": True}
    assert code("broken", rules, hearts_broken=False, leader=4, trick=[]) == "bad-position"
    assert code("broken", rules, hearts_broken=False, leader=0, trick=["2C", "2C"]) == "duplicate-card"


TO = {"left": [1, 2, 3, 0], "right": [3, 0, 1, 2], "across": [2, 3, 0, 1], "none": None}


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_pass(rules):
    """Left, right, across, and a deal without a pass in all sources but one; then the same again."""
    cycle = ["left", "right", "across"] + ([] if rules == "hertta-korttipeli" else ["none"])
    for number in [*range(1, 14), 10**50]:
        direction = cycle[(number - 1) % len(cycle)]
        count = 0 if direction == "none" else 3
        answer = {"direction": direction, "gives_to": TO[direction], "count": count}
        assert judged("pass", rules, deal_number=number) == answer
    assert code("pass", rules, deal_number=0) == "bad-position"


def test_pass_legal():
    """Three cards of the hand; the first fault is told; in a deal without a pass no card, and none is enough."""
    hand = ["2C", "3D", "QS", "AH"]
    for deal_number, given, rule in [
        (1, "2C QS AH", None),
        (1, "2C QS", "pass-count"),
        (1, "", "pass-count"),
        (1, "2C QS AH 3D", "pass-count"),
        (1, "KS AS", "pass-count"),
        (1, "2C QS KS", "not-in-hand"),
        (4, "", None),
        (4, "2C QS AH", "no-pass"),
        (4, "KS", "no-pass"),
    ]:
        reply = judged("pass-legal", "hjerter", deal_number=deal_number, hand=hand, **{"pass": given.split()})
        assert reply == {"legal": rule is None, "rule": rule}
    assert judged("pass-legal", "hertta-korttipeli", deal_number=4, hand=[], **{"pass": []})["rule"] == "pass-count"


def test_pass_legal_refuses():
    """A pass that names a card twice, a hand too large and a deal before the first are no questions."""
    fields = {"deal_number": 1, "hand": ["2C", "3C"], "pass": ["2C", "3C", "4C"]}
    large = [f"{rank}{suit}" for suit in "CD" for rank in "2345678"]
    for change, expected in [
        ({"pass": ["2C", "2C", "3C"]}, "duplicate-card"),
        ({"hand": ["2C", "2C"]}, "duplicate-card"),
        ({"pass": ["XC"]}, "bad-card"),
        ({"hand": large}, "bad-position"),
        ({"deal_number": 0}, "bad-position"),
        ({"deal_number": 0, "pass": ["2C", "2C", "3C"]}, "duplicate-card"),
    ]:
        assert code("pass-legal", "hjerter", **fields | change) == expected


def test_exchange():
    """All pass at once; the leader is whoever holds the lowest club afterwards."""
    reply = judged("exchange", "hjerter", deal_number=1, hands=HELD, passes=HELD)
    assert reply["hands"] == [["AC", "AD", "AS"], ["3C", "2H", "QS"], ["2C", "4D", "AH"], ["4C", "5D", "KH"]]
    assert (reply["leader"], reply["card"]) == (2, "2C")
    held = judged("exchange", "hjerter", deal_number=4, hands=HELD, passes=[[], [], [], []], dealer=2)
    assert held["hands"][0] == ["3C", "2H", "QS"]
    assert (held["leader"], held["card"]) == (1, "2C")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"passes": [[], [], [], []]}, "bad-position"),
        ({"passes": [HELD[1], HELD[0], *HELD[2:]]}, "bad-position"),
        ({"passes": HELD[:3]}, "bad-position"),
        ({"passes": [*HELD, []]}, "bad-position"),
        ({"deal_number": 4}, "bad-position"),
        ({"deal_number": 0}, "bad-position"),
        ({"dealer": 4}, "bad-position"),
        ({"dealer": -1}, "bad-position"),
        ({"hands": HELD[:3]}, "bad-position"),
        ({"hands": [HELD[0], *HELD[:3]]}, "duplicate-card"),
        ({"passes": [["3C", "3C", "QS"], *HELD[1:]]}, "duplicate-card"),
        ({"passes": [["3C", "XC", "QS"], *HELD[1:]], "dealer": 9}, "bad-card"),
    ],
)
def test_exchange_refuses(change, expected):
    """A pass that is not allowed, lists not one a seat, seats and deals out of range are refused."""
    assert code("exchange", "hjerter", **{"deal_number": 1, "hands": HELD, "passes": HELD} | change) == expected


def test_opening():
    """The lowest club leads; without one the seat on the dealer's left, or seat 0, and no card."""
    clubless = [["2D"], ["AH"], [], ["KS"]]
    for hands, dealer, leader, card in [
        (HELD, None, 1, "2C"),
        (HELD, 3, 1, "2C"),
        ([["KC"], ["AC"], [], ["TC"]], 1, 3, "TC"),
        (clubless, None, 0, None),
        (clubless, 0, 1, None),
        (clubless, 3, 0, None),
        ([[], [], [], []], 1, 2, None),
    ]:
        fields = {"hands": hands} | ({} if dealer is None else {"dealer": dealer})
        assert judged("opening", "hjerter", **fields) == {"leader": leader, "card": card}
    assert code("opening", "hjerter", hands=HELD, dealer=4) == "bad-position"
    assert code("opening", "hjerter", hands=[["XC"], [], [], []]) == "bad-card"
    large = [f"{rank}{suit}" for suit in "CD" for rank in "2345678"]
    assert code("opening", "hjerter", hands=[large, [], [], []]) == "bad-position"


CHOOSE = ("herttamisaari", "herttamisaari-kotisaanto", "hjerter-trekk")


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_score_without_a_moon(rules):
    """A heart costs one and the queen thirteen; no moon, no choice; ``moon`` is not read, totals only if given."""
    plain = {"points": [13, 2, 0, 0], "moon": None, "moon_options": [], "checksum": 26}
    taken = [["QS", "JD"], ["2H", "KH"], ["AS"], []]
    for more in ({}, {"moon": "add"}, {"moon": "subtract"}, {"deal_number": 10}):
        assert judged("score", rules, taken=taken, **more) == plain
    with_totals = judged("score", rules, taken=taken, totals=[80, -3, 0, 7])
    assert with_totals == plain | {"totals": [93, -1, 0, 7], "over": False, "winners": []}


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_score_of_a_moon(rules):
    """One seat with all point cards: others get 26, or by choice where the rules offer it the shooter loses 26."""
    options = ["add", "subtract"] if rules in CHOOSE else ["add"]
    added = {"points": [0, 26, 26, 26], "moon": 0, "moon_options": options, "checksum": 78}
    assert judged("score", rules, taken=SHOT) == added
    assert judged("score", rules, taken=[[*SHOT[0], "2C"], ["AS"], [], []], moon="add") == added
    if rules in CHOOSE:
        taken_off = {"points": [-26, 0, 0, 0], "moon": 0, "moon_options": options, "checksum": -26}
        assert judged("score", rules, taken=SHOT, moon="subtract") == taken_off
    else:
        assert code("score", rules, taken=SHOT, moon="subtract") == "bad-request"


def test_thirteen_hearts_are_no_moon():
    """The queen in another's tricks spoils the moon, though both have thirteen points."""
    reply = judged("score", "hjerter-trekk", taken=[SHOT[0][:-1], ["QS"], [], []], moon="subtract")
    assert (reply["points"], reply["moon"], reply["moon_options"]) == ([13, 13, 0, 0], None, [])


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"taken": SHOT, "moon": "subtract", "totals": [1]}, "bad-request"),
        ({"taken": SHOT, "moon": "subtract", "deal_number": 0}, "bad-request"),
        ({"taken": [[*SHOT[0], "2C", "2C"], [], [], []], "moon": "subtract"}, "bad-request"),
        ({"taken": SHOT[:3]}, "bad-position"),
        ({"taken": [*SHOT, []]}, "bad-position"),
        ({"taken": SHOT, "totals": [1, 2, 3]}, "bad-position"),
        ({"taken": SHOT, "totals": [0, 0, 0, 0, 0]}, "bad-position"),
        ({"taken": SHOT, "deal_number": 0}, "bad-position"),
        ({"taken": [SHOT[0], ["QS"], [], []], "totals": []}, "duplicate-card"),
        ({"taken": [["XD"], [], []]}, "bad-card"),
    ],
)
def test_score_refuses(fields, expected):
    """A moon that is not offered is a bad request before all else; then cards, then lists not one a seat."""
    assert code("score", "hjerter", **fields) == expected


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_the_end_of_a_game(rules):
    """The limit itself ends the game but in one source; the fewest points win, equal totals together."""
    at_limit = rules != "hertta-korttipeli"
    for totals, over, winners in [
        ([99, 0, 5, 5], False, []),
        ([100, 7, 9, 7], at_limit, [1, 3]),
        ([101, 7, 9, 8], True, [1]),
        ([120, 120, 120, 120], True, [0, 1, 2, 3]),
        ([126, -26, 0, 0], True, [1]),
    ]:
        answer = {"over": over, "winners": winners if over else []}
        assert judged("game", rules, totals=totals, deal_number=3) == answer
        same = judged("score", rules, taken=[[], [], [], []], totals=totals)
        assert {"over": same["over"], "winners": same["winners"]} == answer
    assert code("game", rules, totals=[0, 0, 0], deal_number=1) == "bad-position"
    assert code("game", rules, totals=[0, 0, 0, 0], deal_number=0) == "bad-position"


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_setup(rules):
    """Four players, the whole deck, thirteen cards each, the two of clubs opens."""
    assert judged("setup", rules) == {
        "players": 4,
        "decks": 1,
        "deck_size": 52,
        "hand_size": 13,
        "removed": [],
        "added": [],
        "stock": 0,
        "widow": 0,
        "opening_card": "2C",
    }


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_can_shoot(rules):
    """Whoever alone holds point cards, everybody while nobody does, nobody once two do."""
    for taken, seats in [
        ([[], [], [], []], [0, 1, 2, 3]),
        ([["2C", "AS"], [], ["KD"], []], [0, 1, 2, 3]),
        ([[], ["2H"], ["KD"], []], [1]),
        ([["QS"], ["2H"], [], []], []),
        (SHOT, [0]),
    ]:
        assert judged("can-shoot", rules, taken=taken) == {"seats": seats}
    assert code("can-shoot", rules, taken=[[], [], []]) == "bad-position"
    assert code("can-shoot", rules, taken=[["2H"], ["2H"], [], []]) == "duplicate-card"


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_dealer(rules):
    """The deal goes to the left."""
    assert [judged("dealer", rules, dealer=seat)["dealer"] for seat in range(4)] == [1, 2, 3, 0]
    assert code("dealer", rules, dealer=4) == code("dealer", rules, dealer=-1) == "bad-position"
