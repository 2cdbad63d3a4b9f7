"""Section C, defects found in public code: what was wrong there is right here."""

import pytest

from hertta.cards import NO_CARDS, Cards
from hertta.cli.rules import show_lines
from hertta.engine import Chance, begin, deal, exchange, judge_hand, legal, outcome, pass_fault, score
from hertta.errors import RulesError
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import FirstTrickPoints, HeartsNotBroken, Limit, PassCycle
from hertta.testing import played
from tests.claims.reports import FOUR_PLAYERS, every_profile, house, known_profile, opening, play_all, table
from tests.claims.tables import cards, moment
from tests.unit.asking import judged


@pytest.mark.parametrize("number", [1, 2, 3, 4, 1470])
def test_c01_without_a_pass_there_is_none_in_any_deal(number):
    """Where cards are never passed no deal has a direction, by the rules, by the exchange and by the command."""
    name = "hertta-korttipeli-ilman-vaihtoa"
    told = judged("pass", name, deal_number=number)
    assert told == {"direction": "none", "gives_to": None, "count": 0}
    for rules in (ruleset(name), house("hjerter", PassCycle(("none",), 3, NO_CARDS))):
        hands, _ = deal(rules, number)
        assert rules.passing.policy.direction(number) == "none"
        assert pass_fault(rules, number, hands[2], Cards.of(list(hands[2])[:3])) == "no-pass"
        assert exchange(rules, number, hands, [NO_CARDS] * 4) == hands


@every_profile
@pytest.mark.parametrize("only_hearts", ["stated", "points", "unsaid"])
def test_c02_a_leader_with_hearts_only_has_a_card(name, only_hearts):
    """Hearts unbroken and nothing but hearts: both may be led, and where no exception is stated the rule is waived."""
    found = judge_hand(house(name, HeartsNotBroken(only_hearts)), moment("2H 9H leads"))
    assert found.legal == Cards.parse("2H 9H")
    assert found.waived == (("hearts-not-broken",) if only_hearts == "unsaid" else ())
    assert legal(ruleset(name), moment("2H 9H leads")) == found.legal


@known_profile
def test_c02_a_hand_of_points_has_a_card_on_the_first_trick(name):
    """Twelve hearts and the queen on trick 1: all are legal, but by hertan-saannot only the hearts."""
    at = moment(f"2H-KH QS to {opening(ruleset(name))} in trick 1")
    hearts = Cards.of(cards("2H-KH"))
    assert legal(ruleset(name), at) == (hearts if name == "hertan-saannot" else at.hand)
    assert legal(house(name, FirstTrickPoints("unsaid")), at) == at.hand


@known_profile
def test_c03_a_new_deal_begins_unbroken(name):
    """However the deal before ended, hearts are unbroken again, and the first trick is led without one."""
    rules = ruleset(name)
    before = [played(rules, Chance(seed)).positions[-1] for seed in range(5)]
    assert any(at.hearts_broken for at in before)
    hands, rest = deal(rules, 5)
    start = begin(rules, hands, 0, rest)
    assert (start.hearts_broken, start.trick_number) == (False, 1)
    assert legal(rules, start.moment) == Cards.of([next(iter(start.moment.hand))])


@pytest.mark.parametrize("name", [name for name in PROFILES if ruleset(name).players % 2])
def test_c06_nobody_sits_across_among_an_odd_number(name):
    """Three, five, seven or nine pass left and right only; a cycle with across is refused."""
    rules = ruleset(name)
    assert "across" not in rules.passing.policy.directions
    with pytest.raises(RulesError, match=f"across among {rules.players} players"):
        house(name, PassCycle(("left", "right", "across"), 3, NO_CARDS))


@known_profile
def test_c06_each_direction_of_a_cycle_leads_elsewhere(name):
    """No two directions of a cycle give to the same seat, and nobody gives to themselves."""
    passing, players = ruleset(name).passing.policy, ruleset(name).players
    given = [passing.gives_to(number, players) for number in range(1, len(passing.directions) + 1)]
    receivers = [seats[0] for seats in given if seats]
    assert len(set(receivers)) == len(receivers)
    assert 0 not in receivers


@every_profile
def test_c06_a_ban_and_a_hold_deal_can_be_had(name):
    """Any game can be played with a ban on points in trick 1 and with deals in which nobody selects a card."""
    rules = house(name, FirstTrickPoints("all"), PassCycle(("left", "none"), 3, NO_CARDS))
    assert legal(rules, moment(f"5H JD to {opening(rules)} in trick 1")) == Cards.parse("JD")
    hands, _ = deal(rules, 1)
    assert exchange(rules, 2, hands, [NO_CARDS] * rules.players) == hands


@pytest.mark.parametrize("limit", [50, 100, 120])
def test_c06_the_limit_that_is_told_is_the_one_that_is_played(limit):
    """What ``hertta rules show`` says of the limit is what ends the game."""
    rules = house("hjerter", Limit(limit, reached=True))
    [told] = [line for line in show_lines(rules, "en") if "(limit," in line]
    assert f"points = {limit}, reached = true" in told
    assert [outcome(rules, (total, 0, 0, 0), 5).over for total in (limit - 1, limit)] == [False, True]


@pytest.mark.parametrize("name", FOUR_PLAYERS)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_c07_a_heart_in_any_place_breaks(name, place):
    """The card that fills the trick breaks hearts like any other that is thrown on another suit."""
    trick = ["4D", "5D", "6D", "7D"]
    trick[place] = "2H"
    assert play_all(table(ruleset(name), *trick), " ".join(trick)).hearts_broken


@pytest.mark.parametrize(("before", "points"), [("2H QS", (0, 26, 26, 26)), ("2H", (13, 13, 0, 0))])
def test_c07_a_moon_in_an_ending_counts_what_was_taken_before(before, points):
    """The last trick makes a moon only for a seat that has taken every other point card before it."""
    rest = " ".join(map(str, cards("3H-KH")))
    taken = [f"{before} {rest}", "QS" if "QS" not in before else "", "", ""]
    last = table(ruleset("hjerter"), "AH", "2D", "3D", "4D", number=13, broken=True, taken=taken)
    assert score(last.rules, play_all(last, "AH 2D 3D 4D").taken).points == points
