"""Section B, rules on which published texts contradict each other: each is an option here, and answers as it says."""

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import after_deal, begin, cancelled, deal, judge, judge_hand, legal, new_game, outcome, score
from hertta.engine import trick_winner as won_at
from hertta.engine.game import Game
from hertta.errors import PositionError
from hertta.rules import HOUSE_RULE, ruleset
from hertta.rules.policies import (
    AnyHeart,
    BonusDiamond,
    CleanBonus,
    FirstTrickPoints,
    HeartOrQueen,
    HeartsNotBroken,
    Limit,
    LimitWithDrop,
    Moon,
    MoonAboveZero,
    MoonAndSun,
    MoonByStanding,
    NoBonus,
    OffSuitHeart,
    PlayOn,
    QueenNotBroken,
    SharedWin,
    SingleDeck,
)
from tests.claims.reports import FOUR_PLAYERS, house, known_profile, opening, play_all, table, takes
from tests.claims.tables import cards, moment
from tests.unit.asking import judged

ALL_POINTS = " ".join(map(str, cards("hearts QS")))


@pytest.mark.parametrize("name", FOUR_PLAYERS)
@pytest.mark.parametrize(
    ("breaking", "allowed"), [(AnyHeart(), "7D"), (OffSuitHeart(), "7D"), (HeartOrQueen("any"), "4H 7D"), (None, "7D")]
)
@pytest.mark.parametrize("trick", ["2S QS AS 3S", "2D QS AD 3D", "QS 2S AS 3S"])
def test_b01_the_queen_breaks_hearts_only_where_the_table_says_so(name, breaking, allowed, trick):
    """She falls and no heart: however she fell, 4H may be led next only under that option; never by a source."""
    rules = house(name, breaking) if breaking else ruleset(name)
    at = table(
        rules, *(f"{card} {rest}" for card, rest in zip(trick.split(), ("2C", "3C", "4H 7D", "5C"), strict=True))
    )
    lead = judge_hand(rules, play_all(at, trick).moment)
    assert lead.legal == Cards.parse(allowed)
    assert {step.clause for step in lead.steps} == {"broken" if "4H" in allowed else "unbroken"}


@pytest.mark.parametrize(
    ("exception", "allowed", "clause", "waived"),
    [
        ("hearts", "2H-KH", "only-points-hearts", ()),
        ("all", "2H-KH QS", "only-points-all", ()),
        ("queen", "QS", "only-points-queen", ()),
        ("unsaid", "2H-KH QS", "waived", ("first-trick-points",)),
        (None, "2H-KH QS", "void", ()),
    ],
)
def test_b02_nothing_but_points_on_the_first_trick(exception, allowed, clause, waived):
    """A hand of twelve hearts and the queen: hearts alone, all, or her by force; a flat ban is waived and named."""
    rules = house("hjerter", FirstTrickPoints(exception)) if exception else ruleset("herttamisaari")
    found = judge_hand(rules, moment("2H-KH QS to 2C in trick 1"))
    assert (found.legal, found.waived) == (Cards.of(cards(allowed)), waived)
    assert found.steps[-1].clause == clause


def test_b02_hearts_alone_where_the_queen_is_compulsory():
    """Where the queen must fall, a hand of hearts without her may play any of them."""
    rules = house("hjerter", FirstTrickPoints("queen"))
    assert legal(rules, moment("2H-AH to 2C in trick 1")) == Cards.of(cards("hearts"))


@known_profile
@pytest.mark.parametrize(
    ("only_hearts", "allowed", "clause"),
    [("stated", "QS", "queen-only"), ("unsaid", "QS", "queen-only"), ("points", "3H-KH QS", "only-points")],
)
def test_b03_a_leader_with_hearts_and_the_queen(name, only_hearts, allowed, clause):
    """Hearts unbroken, 3H to KH and QS: she must be led; where she counts as a heart, or once broken, any card."""
    rules, case = house(name, HeartsNotBroken(only_hearts)), "3H-KH QS leads"
    verdict = judge(rules, moment(case), Card.parse("3H"))
    assert legal(rules, moment(case)) == Cards.of(cards(allowed))
    assert (verdict.legal, verdict.clause) == (only_hearts == "points", clause)
    assert legal(ruleset(name), moment(case)) == Cards.parse("QS")
    assert legal(rules, moment(f"{case}, broken")) == Cards.of(cards("3H-KH QS"))


@known_profile
def test_b04_the_queen_led_before_hearts_are_broken(name):
    """By every source she may be led; under the option only once hearts are broken, and the refusal names it."""
    later = house(name, QueenNotBroken())
    assert legal(ruleset(name), moment("QS 4C leads")) == Cards.parse("QS 4C")
    assert legal(later, moment("QS 4C leads")) == Cards.parse("4C")
    assert legal(later, moment("QS 4C leads, broken")) == Cards.parse("QS 4C")
    refused = judge(later, moment("QS 4C leads"), Card.parse("QS"))
    assert (refused.rule, refused.clause, refused.claims) == ("queen-not-broken", "unbroken", (HOUSE_RULE,))


@pytest.mark.parametrize("name", ["herttamisaari", "herttamisaari-kotisaanto", "hjerter-trekk", "paripeli"])
def test_b06_subtracting_may_go_below_nothing(name):
    """No source gives a floor, nor a total from which one may subtract: a shooter at 0 may stand at -26.

    A table that cuts bonuses off at nothing has a rule that hertta does not know.
    """
    game = new_game(ruleset(name))
    assert game.after(takes(game.rules, ALL_POINTS), "subtract").totals == (-26, 0, 0, 0)


@pytest.mark.parametrize(("total", "offered"), [(0, ("add",)), (25, ("add",)), (26, ("add", "subtract"))])
def test_b06_a_table_may_let_only_those_above_25_subtract(total, offered):
    """Where nobody may fall below nothing, a shooter needs 26 points to subtract them."""
    rules = house("hjerter", MoonAboveZero())
    assert score(rules, takes(rules, ALL_POINTS), totals=(total, 0, 0, 0)).moon_options == offered


def test_b06_nothing_is_subtracted_where_it_is_not_offered():
    """Where a moon is only added, or the standing does not ask for it, a shooter cannot choose to subtract."""
    for rules in (ruleset("hjerter"), house("hjerter", MoonByStanding("over"))):
        with pytest.raises(PositionError, match="subtract"):
            new_game(rules).after(takes(rules, ALL_POINTS), "subtract")
    assert new_game(house("hjerter", CleanBonus(-5, 0))).after(takes(ruleset("hjerter"), "QS", "2H")).totals[2] == -5


@pytest.mark.parametrize(
    ("diamond", "without_it", "with_it", "subtracted"),
    [
        (None, (0, 26, 26, 26), (0, 26, 26, 26), (-26, 0, 0, 0)),
        ("besides", (0, 16, 26, 26), (-10, 26, 26, 26), (-36, 0, 0, 0)),
        ("needed", (26, -10, 0, 0), (-10, 26, 26, 26), (-36, 0, 0, 0)),
        ("dropped", (26, -10, 0, 0), (0, 26, 26, 26), (-26, 0, 0, 0)),
    ],
)
def test_b07_the_jack_of_diamonds_and_the_moon(diamond, without_it, with_it, subtracted):
    """All hearts and the queen, with or without the jack: a moon beside it, with it only, or with it and no bonus."""
    rules = house("hjerter", Moon(("add", "subtract")), *([BonusDiamond("J", -10, diamond)] if diamond else []))
    lacking, holding = takes(rules, ALL_POINTS, "JD"), takes(rules, f"{ALL_POINTS} JD")
    assert score(rules, lacking).points == without_it
    assert score(rules, lacking).moon == (None if diamond in {"needed", "dropped"} else 0)
    assert score(rules, holding).points == with_it
    assert score(rules, holding, "subtract").points == subtracted


@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        (NoBonus(), (13, 0, 0, 13)),
        (CleanBonus(no_tricks=-5, no_points=0), (13, 0, -5, 13)),
        (CleanBonus(no_tricks=0, no_points=-5), (13, -5, -5, 13)),
        (CleanBonus(no_tricks=-3, no_points=0), (13, 0, -3, 13)),
    ],
)
def test_b08_no_tricks_or_no_points(bonus, points):
    """Seat 1 took two clean tricks and seat 2 none at all: the bonus is for no trick, no point card, or neither."""
    clean = "2C 3C 4C 5C 2D 3D 4D 5D"
    piles = list(map(Cards.parse, [ALL_POINTS.replace(" QS", ""), clean, "", "QS"]))
    assert score(house("hjerter", bonus), piles).points == points


@pytest.mark.parametrize(
    ("name", "removed", "opens"),
    [
        ("hertta-korttipeli-3", "2D", "2C"),
        ("herttamisaari-3", "2C", "3C"),
        ("musta-maija", "2C", "3C"),
        ("herttamisaari-3", "3C", "2C"),
    ],
)
def test_b10_what_three_players_leave_out(name, removed, opens):
    """The two of diamonds, the two of clubs or the three of clubs: 17 cards each, and the lowest club left opens."""
    rules = house(name, SingleDeck(3, Cards.parse(removed), NO_CARDS))
    assert removed == "3C" or rules.deck.policy == ruleset(name).deck.policy
    assert [len(hand) for hand in deal(rules, 1).hands] == [17] * 3
    start = begin(rules, deal(rules, 1).hands)
    assert legal(rules, start.moment) == Cards.parse(opens) == Cards.of([opening(rules)])


@pytest.mark.parametrize(("removed", "opens"), [("2D 2C", "3C"), ("2D 2S", "2C"), ("3D 3S", "2C")])
def test_b11_what_five_players_leave_out(removed, opens):
    """Any two cards leave ten each, and the lowest club left opens; both sources here leave out 2D and 2C."""
    rules = house("herttamisaari-5", SingleDeck(5, Cards.parse(removed), NO_CARDS))
    assert [len(hand) for hand in deal(rules, 1).hands] == [10] * 5
    assert legal(rules, begin(rules, deal(rules, 1).hands).moment) == Cards.parse(opens)
    for name in ("herttamisaari-5", "hertta-korttipeli-5"):
        assert ruleset(name).deck.policy.removed == Cards.parse("2D 2C")


def test_b11_three_cards_left_out_cannot_be_dealt_to_five():
    """3D and 3S beside 3C would leave 49 cards, which five cannot share: such a deck is refused."""
    with pytest.raises(ValueError, match="players: found 5 for 49 cards"):
        SingleDeck(5, Cards.parse("3C 3D 3S"), NO_CARDS)


@pytest.mark.parametrize("by", range(4))
def test_b13_a_tie_at_the_end(by):
    """104, 31, 31, 60, whoever sits where: the two share the win, or the game goes on until one is ahead."""
    totals = [104, 31, 31, 60][by:] + [104, 31, 31, 60][:by]
    lowest = tuple(seat for seat in range(4) if totals[seat] == 31)
    shared, on = house("hjerter", SharedWin()), house("hjerter", PlayOn())
    assert outcome(shared, totals, 5).winners == lowest
    assert not outcome(on, totals, 5).over
    queen = [Cards.parse("QS") if seat == lowest[0] else NO_CARDS for seat in range(4)]
    queen[lowest[1]] = on.deck.policy.cards - Cards.parse("QS 2H")
    queen[totals.index(60)] = Cards.parse("2H")
    assert Game(on, tuple(totals), deal_number=6).after(queen).outcome.winners == lowest[1:]


def test_b13_a_tie_of_pairs():
    """Partners are tied by their sums: all four share the win, or all play on."""
    assert outcome(ruleset("paripeli"), (100, 20, 20, 100), 5).winners == (0, 1, 2, 3)
    assert not outcome(house("paripeli", PlayOn()), (100, 20, 20, 100), 5).over


@pytest.mark.parametrize(("moon", "worth"), [(Moon, 26), (MoonAndSun, 39), (MoonAndSun, 52)])
def test_b14_every_trick_is_a_sun_where_the_table_says_so(moon, worth):
    """All thirteen tricks count 39 or 52, added or subtracted; a moon without them 26; where no sun is known both."""
    both = ("add", "subtract")
    rules = house("hjerter", moon(both, worth) if moon is MoonAndSun else moon(both))
    every, most = takes(rules)[::-1], takes(rules, ALL_POINTS)
    assert score(rules, every, "add").points == (0, worth, worth, worth)
    assert score(rules, every, "subtract").points == (-worth, 0, 0, 0)
    assert score(rules, most, "add").points == (0, 26, 26, 26)


def test_b15_a_trick_of_cancelled_cards_waits():
    """KC on KC and discards: nobody takes it, the same seat leads again, and the next winner takes both tricks."""
    rules = ruleset("perumisherttamisaari-6")
    at = play_all(table(rules, "KC 2D", "KC' AD", "3H 3D", "QS 5D", "6D 7D", "8D 9D"), "KC KC' 3H QS 6D 8D")
    assert (at.seat, at.leader, at.hearts_broken, len(at.waiting)) == (0, 0, True, 6)
    assert not any(at.taken)
    later = play_all(at, "2D AD 3D 5D 7D 9D")
    assert [len(pile) for pile in later.taken] == [0, 12, 0, 0, 0, 0]
    assert score(rules, later.taken).points[1] == 14
    trick = ["KC", "KC", "3H", "QS", "6D", "8D"]
    told = judged("winner", rules.name, leader=4, trick=trick)
    assert told == {"winner": None, "card": None, "points": 14}


def test_b15_a_last_trick_of_cancelled_cards_is_the_leader_s():
    """Nobody can wait for a next winner after the last trick: its leader takes what lies there."""
    last = table(ruleset("perumisherttamisaari-6"), "KC", "KC'", "3H", "QS", "6D", "8D", number=17)
    assert len(play_all(last, "KC KC' 3H QS 6D 8D").taken[0]) == 6


def test_b17_only_the_same_card_cancels():
    """KC and KS are equal in rank and cancel nothing; KC and KC do, and the next club takes the trick."""
    rules = ruleset("perumisherttamisaari-6")
    assert (won_at(rules, cards("KC KS 2C")), cancelled(rules, cards("KC KS 2C"))) == (0, NO_CARDS)
    equal = tuple(map(Card.parse, ["KC", "2C", "KC'", "KS"]))
    assert (won_at(rules, equal), cancelled(rules, equal)) == (1, Cards.parse("KC KC'"))


@pytest.mark.parametrize("breaking", [AnyHeart(), OffSuitHeart(), HeartOrQueen("any")])
@pytest.mark.parametrize("exception", ["hearts", "all", "queen", "unsaid"])
def test_b18_a_heart_of_the_first_trick_breaks_from_the_next_lead_on(breaking, exception):
    """Within the trick nothing changes, for nobody leads in it; a heart that was forced counts at the next lead."""
    rules = house("hjerter", breaking, FirstTrickPoints(exception))
    at = play_all(table(rules, "2C 4D 4C", "5H 6H 8H", "AC 7H 9D", "5C 9S TD", number=1), "2C 5H")
    assert not at.hearts_broken
    later = play_all(at, "AC 5C")
    assert legal(rules, later.moment) == Cards.parse("7H 9D")
    for case in ("4H 7D to 9S KH", "4H 2S to 9S KH"):
        assert legal(rules, moment(case)) == legal(rules, moment(f"{case}, broken"))


@pytest.mark.parametrize(
    ("end", "at_100"),
    [
        (Limit(100, reached=True), (100, True)),
        (Limit(100, reached=False), (100, False)),
        (LimitWithDrop(100, 50), (50, False)),
    ],
)
def test_b19_a_hundred_reached_passed_or_hit_exactly(end, at_100):
    """87 and 13 make 100: the end, or not yet, or back to 50; 101 is the end for all."""
    rules = house("hjerter", end)
    for before, (total, over) in ((87, at_100), (88, (101, True)), (86, (99, False))):
        totals = after_deal(rules, (before, 20, 30, 40), (13, 13, 0, 0))
        assert (totals[0], outcome(rules, totals, 5).over) == (total, over)


@pytest.mark.parametrize("name", [name for name in FOUR_PLAYERS if name != "hertta-korttipeli-120"])
def test_b19_what_each_source_says_of_a_hundred(name):
    """Exactly 100 ends the game by three sources, and by hertta-korttipeli only more than that."""
    rules = ruleset(name)
    for total, over in ((99, False), (100, rules.source != "hertta-korttipeli"), (101, True)):
        assert outcome(rules, (total, 0, 0, 0), 5).over == over
