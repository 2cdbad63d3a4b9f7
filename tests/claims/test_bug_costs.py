"""Section A, what others reported of Hearts programs: what a card costs and whom, and how a game ends."""

import pytest

from hertta.cards import NO_CARDS, QUEEN_OF_SPADES, Cards
from hertta.engine import (
    after_deal,
    can_shoot,
    judge_hand,
    legal,
    new_game,
    outcome,
    play,
    score,
    trick_points,
    trick_winner,
)
from hertta.errors import PositionError
from hertta.rules import ruleset
from hertta.rules.policies import (
    BonusDiamond,
    FirstTrickPoints,
    HeartsAndQueen,
    HeartsNotBroken,
    Limit,
    LimitOrDeals,
    LimitWithDrop,
    PlayOn,
    QueenNotBroken,
    SharedWin,
)
from tests.claims.reports import FOUR_PLAYERS, every_profile, house, known_profile, opening, play_all, table, takes
from tests.claims.tables import cards, moment

ALL_HEARTS = " ".join(map(str, cards("hearts")))
ALONE = [name for name in FOUR_PLAYERS if len(ruleset(name).sides.policy.sides(4)) == 4]
FEWEST = [name for name in ALONE if ruleset(name).aim.policy.best((1, 2)) == 1]


def points_after(position, text):
    """The points of each seat once these cards are played."""
    return score(position.rules, play_all(position, text).taken).points


def endings(position):
    """What the seats may have taken at the end, by every way to play on."""
    if position.over:
        yield position.taken
    for card in () if position.over else legal(position.rules, position.moment):
        yield from endings(play(position, card))


def test_a07_the_same_sum_is_a_moon_or_none():
    """Sixteen points may be three hearts and the queen, or all of them and the jack: only the second is a moon."""
    three, everything = "2H 3H 4H QS", f"{ALL_HEARTS} QS JD"
    omnibus = ruleset("omnibus")
    assert trick_points(omnibus, cards(three)) == trick_points(omnibus, cards(everything)) == 16
    assert score(omnibus, takes(omnibus, three)).moon is None
    assert score(omnibus, takes(omnibus, everything)).moon == 0
    hjerter = ruleset("hjerter")
    assert score(hjerter, takes(hjerter, three)).points == (16, 0, 0, 10)
    assert score(hjerter, takes(hjerter, ALL_HEARTS)).points == (13, 0, 0, 13)


@every_profile
def test_a07_a_moon_is_a_set_not_a_sum(name):
    """Whoever has every card of the set has the moon, whatever lies beside them; one card less, and nobody has."""
    rules = ruleset(name)
    deck, shoots = rules.deck.policy.cards, bool(rules.moon_cards)
    costing = rules.moon_cards if shoots else rules.point_cards
    others = [NO_CARDS] * (rules.players - 2)
    for pile in (costing, deck, costing | Cards.parse("3C JD")):
        assert score(rules, [deck - pile, *others, pile]).moon == (rules.players - 1 if shoots else None)
    for missing in costing:
        assert score(rules, [Cards.of([missing]), *others, deck - Cards.of([missing])]).moon is None


@known_profile
@pytest.mark.parametrize("later", [False, True])
def test_a15_a32_the_queen_is_played_when_she_is_the_only_card_left(name, later):
    """Led, thrown or followed with, on trick 1 too, and even where she is not to be led yet: that rule is waived."""
    rules = house(name, QueenNotBroken()) if later else ruleset(name)
    queen = Cards.of([QUEEN_OF_SPADES])
    last = judge_hand(rules, moment("QS leads in trick 8"))
    assert (last.legal, last.waived) == (queen, ("queen-not-broken",) if later else ())
    for case in ("QS to 4D in trick 8", f"QS to {opening(rules)} in trick 1", "QS 4D 5H to 3S", "QS leads, broken"):
        assert legal(rules, moment(case)) == queen


@pytest.mark.parametrize(("only_hearts", "expected"), [("stated", "QS"), ("unsaid", "QS"), ("points", "3H QS")])
def test_a32_the_queen_beside_hearts(only_hearts, expected):
    """A leader with hearts and the queen must lead her while hearts are unbroken, unless she counts as a heart."""
    assert legal(house("hjerter", HeartsNotBroken(only_hearts)), moment("3H QS leads")) == Cards.parse(expected)


@pytest.mark.parametrize("exception", ["hearts", "all", "queen", "unsaid", None])
def test_a16_the_first_trick_can_cost_thirteen(exception):
    """The first trick is free of points only while none lies there: a hand of hers alone throws the queen."""
    ban = house("hjerter", FirstTrickPoints(exception or "all"))
    rules = ban if exception else ban.without("first-trick-points")
    assert points_after(table(rules, "2C", "QS", "AC", "5C", number=1), "2C QS AC 5C") == (0, 0, 13, 0)
    assert points_after(table(rules, "2C", "3D", "AC", "5C", number=1), "2C 3D AC 5C") == (0, 0, 0, 0)


def test_a17_the_last_to_play_may_duck_the_queen():
    """On 9D QS TD both diamonds are legal, but the lower one costs nothing and the higher one 13."""
    at = table(ruleset("hjerter"), "9D", "QS", "TD", "8D JD")
    assert legal(at.rules, play_all(at, "9D QS TD").moment) == Cards.parse("8D JD")
    assert points_after(at, "9D QS TD 8D") == (0, 0, 13, 0)
    assert points_after(at, "9D QS TD JD") == (0, 0, 0, 13)


@pytest.mark.parametrize(
    ("trick", "worth"), [("JD 4D 2D", (-10, 0, 0)), ("JD QS 2D", (3, 13, 13)), ("JD TD 2H", (-9, 1, -9))]
)
def test_a19_a_trick_is_worth_a_signed_sum(trick, worth):
    """With the jack, without it, with the ten: a trick may be worth less than nothing."""
    rules = [ruleset("omnibus"), ruleset("herttamisaari"), house("herttamisaari", BonusDiamond("T", -10, "besides"))]
    assert tuple(trick_points(one, cards(trick)) for one in rules) == worth


@pytest.mark.parametrize(
    ("pairs", "alone"), [("paripeli", "herttamisaari"), ("hertta-korttipeli-parit", "hertta-korttipeli")]
)
def test_a20_a_partner_s_points_are_one_s_own(pairs, alone):
    """The third hand's queen on its partner's ace costs the pair the game; alone she would only hit an opponent."""
    for name, winners in ((pairs, (1, 3)), (alone, (1, 2, 3))):
        rules = ruleset(name)
        points = points_after(table(rules, "AS", "2S", "QS KS", "3S"), "AS 2S QS 3S")
        assert points == (13, 0, 0, 0)
        assert outcome(rules, after_deal(rules, (88, 0, 0, 0), points), 5).winners == winners


def test_a21_under_the_ace_the_queen_is_as_safe_as_the_king():
    """With king and queen under the ace both are legal; the ace takes either, and 13 points with her."""
    at = table(ruleset("hjerter"), "4S", "AS", "KS QS", "5S")
    assert legal(at.rules, play_all(at, "4S AS").moment) == Cards.parse("KS QS")
    assert points_after(at, "4S AS QS 5S") == (0, 13, 0, 0)
    assert trick_winner(at.rules, cards("4S AS KS 5S")) == 1


def test_a22_one_heart_above_stops_a_moon():
    """The shooter leads a bare 5H: who plays the 6H on it has stopped the moon, who keeps it for later has not."""
    taken = " ".join(map(str, Cards.parse(f"{ALL_HEARTS} QS") - Cards.parse("2H 3H 4H 5H 6H")))
    hands = ["5H 2C", "6H 4H", "3H 3S", "2H 4S"]
    at = play_all(table(ruleset("hjerter"), *hands, number=12, broken=True, taken=[taken, "", "", ""]), "5H")
    for card, moon in (("6H", None), ("4H", 0)):
        assert {score(at.rules, end).moon for end in endings(play_all(at, card))} == {moon}
    assert can_shoot(at.rules, play_all(at, "6H 3H 2H").taken) == ()
    assert can_shoot(at.rules, play_all(at, "4H 3H 2H").taken) == (0,)


def test_a25_under_the_king_the_queen_costs_another_the_thirteen():
    """Last in hand with ace and queen over 2S KS 5S: the queen goes to the king, the ace takes a trick of nothing."""
    at = table(ruleset("hjerter"), "2S", "KS", "5S", "AS QS")
    assert points_after(at, "2S KS 5S QS") == (0, 13, 0, 0)
    assert trick_winner(at.rules, cards("2S KS 5S AS")) == 3
    assert trick_points(at.rules, cards("2S KS 5S AS")) == 0


@pytest.mark.parametrize(
    ("end", "deals"),
    [
        (Limit(100, reached=True), 10),
        (Limit(100, reached=False), 11),
        (Limit(50, reached=True), 5),
        (LimitOrDeals(100, 4), 4),
        (LimitWithDrop(100, 95), 11),
    ],
)
def test_a26_deals_follow_each_other_until_the_end(end, deals):
    """With ten points a deal the game lasts as long as its end says, and not one deal more."""
    game = new_game(house("hjerter", HeartsAndQueen(heart=1, queen=0), end))
    ten = takes(game.rules, "2H 3H 4H 5H 6H 7H 8H 9H TH JH")
    for _ in range(deals):
        assert not game.outcome.over
        game = game.after(ten)
    assert game.outcome.over
    with pytest.raises(PositionError, match="after the end"):
        game.after(ten)


@pytest.mark.parametrize("name", FEWEST)
@pytest.mark.parametrize("ties", [SharedWin(), PlayOn()])
def test_a28_only_the_lowest_total_can_be_tied(name, ties):
    """106, 45, 45, 20 is no draw, and nothing to play on for: the 20 wins alone."""
    end = outcome(house(name, Limit(100, reached=True), ties), (106, 45, 45, 20), 5)
    assert (end.over, end.winners) == (True, (3,))


def test_a28_where_the_aim_or_the_sides_differ():
    """The same totals: the most points win where they are what is played for, and partners win by their sum."""
    assert outcome(ruleset("misaariherttamisaari"), (106, 45, 45, 20), 5).winners == (0,)
    assert outcome(ruleset("paripeli"), (106, 45, 45, 20), 5).winners == (1, 3)
