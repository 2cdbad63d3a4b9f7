"""``hertta judge`` held to its contract: what needs several rules at once, or a whole deal."""

import pytest

from hertta.cards import Cards
from hertta.engine import Chance, begin, deal, exchange, legal, play
from hertta.rules import MAIN_PROFILES, ruleset
from tests.unit.asking import judged

POINTS = [f"{rank}H" for rank in "23456789TJQKA"] + ["QS"]
ANY_HEART_BREAKS = {"hertan-saannot", "hertta-korttipeli"}
NO_CHOICE = {"hertan-saannot", "hertta-korttipeli", "hjerter"}


def named(hands):
    """Hands as a request has them."""
    return [[str(card) for card in hand] for hand in hands]


def whole_deal(rules, deal_number):
    """Hands after the pass and the 52 plays of a deal, by seats that play any legal card."""
    chance = Chance(deal_number)
    hands, _ = deal(rules, deal_number)
    held = rules.passing.policy.direction(deal_number) == "none"
    passes = [Cards.of([] if held else chance.shuffled(list(hand))[:3]) for hand in hands]
    position = begin(rules, exchange(rules, deal_number, hands, passes))
    after, plays = position.hands, []
    while not position.over:
        card = chance.choice(list(legal(rules, position.moment)))
        plays.append({"seat": position.seat, "card": str(card)})
        position = play(position, card)
    return named(after), plays, named(position.taken)


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_a_deal_played_through_the_api_passes_the_audit(name):
    """All 52 plays are right and the points add up; two plays of one trick in the wrong order are found."""
    for deal_number in (1, 2, 3, 4):
        hands, plays, taken = whole_deal(ruleset(name), deal_number)
        assert len(plays) == 52
        fields = {"hands": hands, "trick_number": 1, "hearts_broken": False}
        assert judged("audit", name, plays=plays, **fields) == {"illegal": None}
        swapped = [*plays[:9], plays[10], plays[9], *plays[11:]]
        assert judged("audit", name, plays=swapped, **fields)["illegal"]["index"] == 9
        score = judged("score", name, taken=taken)
        assert sum(score["points"]) == score["checksum"]


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_the_pass_goes_round_to_deal_16(name):
    """Four directions in turn, or three under hertta-korttipeli, which knows no deal without a pass."""
    cycle = ["left", "right", "across", "none"][: 3 if name == "hertta-korttipeli" else 4]
    found = [judged("pass", name, deal_number=number)["direction"] for number in range(1, 17)]
    assert found == [cycle[number % len(cycle)] for number in range(16)]


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_a_trick_of_hearts_breaks_them_where_any_heart_does(name):
    """A hand of hearts leads one, all follow suit: the next lead of a heart shows who reads the rule by the letter."""
    hands = [["2H", "3H"], ["4H", "4D"], ["5H", "5D"], ["KH", "QH", "6D"]]
    plays = [{"seat": seat, "card": card} for seat, card in enumerate(["2H", "4H", "5H", "KH"])]
    plays.append({"seat": 3, "card": "QH"})
    found = judged("audit", name, hands=hands, plays=plays, trick_number=9, hearts_broken=False)["illegal"]
    if name in ANY_HEART_BREAKS:
        assert found is None
    else:
        assert (found["index"], found["rule"]) == (4, "hearts-not-broken")


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_the_last_card_of_a_trick_counts(name):
    """A point card laid by the last player lies in the trick like any other."""
    assert judged("winner", name, leader=2, trick=["4S", "KS", "2S", "QS"])["points"] == 13
    assert judged("winner", name, leader=2, trick=["4S", "KS", "2S", "AH"])["points"] == 1


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_a_choice_that_is_not_offered_is_told_before_anything_in_the_cards(name):
    """``moon`` is read only after a moon; there its ``bad-request`` comes before the codes of cards and positions."""
    faults = {"taken": [POINTS, ["QS"], [], []], "moon": "subtract", "totals": [1, 2, 3], "deal_number": 0}
    expected = "bad-request" if name in NO_CHOICE else "duplicate-card"
    assert judged("score", name, **faults)["error"]["code"] == expected
    no_moon = {"taken": [POINTS[:-1], ["QS"], [], []], "moon": "subtract"}
    assert judged("score", name, **no_moon)["points"] == [13, 13, 0, 0]


@pytest.mark.parametrize("name", MAIN_PROFILES)
def test_a_card_played_twice_is_audited_and_not_refused(name):
    """A record may be wrong in any way; only a card that the deck lacks, or a seat that the table lacks, is no play."""
    hands = [["2C"], ["3C"], ["4C"], ["5C"]]
    fields = {"hands": hands, "trick_number": 1, "hearts_broken": False}
    twice = [{"seat": 0, "card": "2C"}, {"seat": 1, "card": "2C"}]
    found = judged("audit", name, plays=twice, **fields)["illegal"]
    assert (found["index"], found["seat"], found["card"], found["rule"]) == (1, 1, "2C", "not-in-hand")
    late = [{"seat": 1, "card": "3C"}, {"seat": 7, "card": "2C"}]
    assert judged("audit", name, plays=late, **fields)["error"]["code"] == "bad-position"
