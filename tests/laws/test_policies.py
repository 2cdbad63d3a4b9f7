"""What each policy refuses to be, in words, and what it says at its edges."""

from dataclasses import replace

import pytest

from hertta.cards import SECOND_DECK, STANDARD_DECK, Card, Cards, Suit
from hertta.engine import Moment, fold, legal
from hertta.errors import RulesError
from hertta.rules import Cited, ruleset
from hertta.rules import policies as p
from hertta.rules.policies.moon import Standing
from tests.laws.options import cycle, single

TWO_DECKS = STANDARD_DECK | SECOND_DECK

REFUSED = [
    (lambda: single(4, removed="XC"), "removed: found XC, expected cards of the ordinary 52"),
    (lambda: single(51, removed="3C", added="2C"), "added: found 2C, expected jokers: XC XD"),
    (lambda: single(5), "players: found 5 for 52 cards, expected 2 or more, and the same for each"),
    (lambda: single(1), "players: found 1 for 52 cards, expected 2 or more, and the same for each"),
    (lambda: single(0), "players: found 0 for 52 cards, expected 2 or more, and the same for each"),
    (
        lambda: single(2, str(single(2).cards)),
        "players: found 2 for 0 cards, expected 2 or more, and the same for each",
    ),
    (lambda: p.DeckWithStock(1, 13), "players: found 1, expected 2 or more who share 52 cards evenly"),
    (lambda: p.DeckWithStock(0, 13), "players: found 0, expected 2 or more who share 52 cards evenly"),
    (lambda: p.DeckWithStock(3, 13), "players: found 3, expected 2 or more who share 52 cards evenly"),
    (lambda: p.DeckWithStock(4, 0), "hand_size: found 0, expected 1 to 13"),
    (lambda: p.DeckWithStock(4, 14), "hand_size: found 14, expected 1 to 13"),
    (
        lambda: p.DeckWithStock(1, 53),
        "players: found 1, expected 2 or more who share 52 cards evenly; hand_size: found 53, expected 1 to 52",
    ),
    (lambda: p.TwoDecks(1), "players: found 1, expected 2 to 104"),
    (lambda: p.TwoDecks(105), "players: found 105, expected 2 to 104"),
    (lambda: cycle(count=0), "directions: found none, expected one or more; count: found 0, expected 1 or more"),
    (lambda: p.HeartsAndQueen(-1, -2), "heart: found -1, expected 0 or more; queen: found -2, expected 0 or more"),
    (lambda: p.BonusDiamond("J", 0, "besides"), "bonus: found 0, expected -1 or below"),
    (lambda: p.HighSpades(-1, -2), "king: found -1, expected 0 or more; ace: found -2, expected 0 or more"),
    (lambda: p.NominalHearts(-1), "queen: found -1, expected 0 or more"),
    (lambda: p.Moon(()), "options: found [], expected add, subtract, or both in this order"),
    (lambda: p.Moon(("add", "add")), "options: found ['add', 'add'], expected add, subtract, or both in this order"),
    (
        lambda: p.MoonAndSun((), 0),
        "options: found [], expected add, subtract, or both in this order; sun: found 0, expected 1 or more",
    ),
    (
        lambda: p.Moon(("subtract", "add")),
        "options: found ['subtract', 'add'], expected add, subtract, or both in this order",
    ),
    (lambda: p.CleanBonus(1, 2), "no_tricks: found 1, expected 0 or below; no_points: found 2, expected 0 or below"),
    (lambda: p.Limit(0, reached=True), "points: found 0, expected 1 or more"),
    (lambda: p.LimitOrDeals(0, -1), "points: found 0, expected 1 or more; deals: found -1, expected 1 or more"),
    (
        lambda: p.LimitWithDrop(0, -1),
        "points: found 0, expected 1 or more; to: found -1, expected 0 or more, and less than points",
    ),
    (lambda: p.LimitWithDrop(0, 0), "points: found 0, expected 1 or more"),
    (lambda: p.LimitWithDrop(100, -1), "to: found -1, expected 0 or more, and less than points"),
    (lambda: p.LimitWithDrop(100, 100), "to: found 100, expected 0 or more, and less than points"),
    (lambda: p.LimitWithDrop(1, 1), "to: found 1, expected 0 or more, and less than points"),
]


@pytest.mark.parametrize(("make", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_a_policy_refuses_what_it_cannot_be(make, message):
    """Every fault of the parameters is told, each with its name, what was found and what was expected."""
    with pytest.raises(ValueError, match="found") as refusal:
        make()
    assert str(refusal.value) == message
    assert refusal.value.faults == tuple(message.split("; "))


@pytest.mark.parametrize(
    "make",
    [
        lambda: single(2, removed=str(single(2).cards - Cards.parse("2C 3C"))),
        lambda: p.DeckWithStock(2, 1),
        lambda: p.DeckWithStock(2, 26),
        lambda: p.TwoDecks(2),
        lambda: p.TwoDecks(104),
        lambda: cycle("none", count=1),
        lambda: p.HeartsAndQueen(0, 0),
        lambda: p.BonusDiamond("T", -1, "besides"),
        lambda: p.HighSpades(0, 0),
        lambda: p.NominalHearts(0),
        lambda: p.MoonAndSun(("add", "subtract"), 1),
        lambda: p.CleanBonus(0, 0),
        lambda: p.Limit(1, reached=False),
        lambda: p.LimitOrDeals(1, 1),
        lambda: p.LimitWithDrop(1, 0),
        lambda: p.LimitWithDrop(100, 99),
    ],
)
def test_a_policy_takes_what_is_just_enough(make):
    """The smallest and the largest that a policy can be, it can be."""
    assert make() == make()


ENDS = {
    p.Limit(100, reached=True): {(100, 1): True, (99, 99): False},
    p.Limit(100, reached=False): {(101, 1): True, (100, 99): False},
    p.LimitOrDeals(100, 10): {(101, 1): True, (100, 9): False, (0, 10): True, (0, 11): True},
    p.LimitWithDrop(100, 50): {(101, 1): True, (100, 99): False},
}


@pytest.mark.parametrize("policy", ENDS, ids=str)
def test_a_game_ends_at_its_limit_and_not_before(policy):
    """One point or one deal decides whether the game is over."""
    for (most, deal_number), over in ENDS[policy].items():
        assert policy.is_over((0, most, 1), deal_number) is over


def test_only_a_number_of_deals_counts_deals():
    """Which ends of a game look at the number of the deal they say themselves."""
    assert {policy.code for policy in ENDS if policy.counts_deals() is not False} == {"limit-or-deals"}
    assert p.LimitOrDeals(100, 10).counts_deals() is True


def test_the_deal_goes_round():
    """The player on the dealer's left deals next, and after the last seat the first."""
    assert [p.NextOnLeft().next_dealer(dealer, 3) for dealer in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("policy", "standing", "choices"),
    [
        (p.MoonByStanding("over"), None, ("add",)),
        (p.MoonByStanding("lost"), None, ("add",)),
        (p.MoonByStanding("over"), Standing(0, 26, ends=False, wins=False), ("add",)),
        (p.MoonByStanding("over"), Standing(0, 26, ends=True, wins=True), ("subtract",)),
        (p.MoonByStanding("over"), Standing(0, 26, ends=True, wins=False), ("subtract",)),
        (p.MoonByStanding("lost"), Standing(0, 26, ends=False, wins=False), ("add",)),
        (p.MoonByStanding("lost"), Standing(0, 26, ends=True, wins=True), ("add",)),
        (p.MoonByStanding("lost"), Standing(0, 26, ends=True, wins=False), ("subtract",)),
        (p.MoonAboveZero(), None, ("add",)),
        (p.MoonAboveZero(), Standing(25, 26, ends=True, wins=True), ("add",)),
        (p.MoonAboveZero(), Standing(26, 26, ends=True, wins=True), ("add", "subtract")),
    ],
)
def test_the_standing_decides_what_a_moon_offers(policy, standing, choices):
    """To add is offered wherever the standing is not known; else as the house rule says."""
    assert policy.offers(standing) == choices


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
PRICES = {
    p.HeartsAndQueen(2, 12): dict.fromkeys(HEARTS.split(), 2) | {"QS": 12},
    p.HighSpades(10, 7): dict.fromkeys(HEARTS.split(), 1) | {"QS": 13, "KS": 10, "AS": 7},
    p.BonusDiamond("T", -10, "besides"): dict.fromkeys(HEARTS.split(), 1) | {"QS": 13, "TD": -10},
    p.NominalHearts(60): dict(zip(HEARTS.split(), range(2, 15), strict=True)) | {"QS": 60},
}


@pytest.mark.parametrize("policy", PRICES, ids=str)
def test_every_card_of_both_decks_has_its_price(policy):
    """A card costs what the policy says, whichever deck it is of, and every other card costs nothing."""
    anew = replace(policy)  # nothing is worked out of it yet
    costing = {str(card): cost for card in TWO_DECKS if (cost := anew.points(Cards.of([card])))}
    assert costing == {face + mark: cost for face, cost in PRICES[policy].items() for mark in ("", "'")}


@pytest.mark.parametrize(
    ("direction", "players", "gives_to"),
    [
        ("left", 5, (1, 2, 3, 4, 0)),
        ("right", 5, (4, 0, 1, 2, 3)),
        ("across", 6, (3, 4, 5, 0, 1, 2)),
        ("none", 4, None),
    ],
)
def test_each_seat_gives_to_another(direction, players, gives_to):
    """Left is the next seat, right the one before, across the one opposite."""
    assert cycle(direction).gives_to(1, players) == gives_to


@pytest.mark.parametrize(
    ("hand", "may_give"), [("2C 3C 4C QS", "2C 3C 4C"), ("2C 3C QS AH", "2C 3C AH QS"), ("2C 3C AH 4S QS", "2C 3C 4S")]
)
def test_kept_cards_are_given_only_for_want_of_others(hand, may_give):
    """What may not be passed may be if there are too few others."""
    assert str(cycle("left", kept="QS AH").may_give(Cards.parse(hand))) == may_give


@pytest.mark.parametrize(
    ("hands", "first", "leader", "card"),
    [
        (("3C", "2D", "AC"), 2, 0, "3C"),
        (("AC", "2D", "KC"), 0, 2, "KC"),
        (("2C", "3C", "2C'"), 1, 2, "2C'"),
        (("2C", "3C", "2C'"), 0, 0, "2C"),
        (("2D", "3D", "4D"), 2, 2, None),
        (("2D", "3C'", "4D"), 2, 1, "3C'"),
    ],
)
def test_the_lowest_club_in_the_hands_leads(hands, first, leader, card):
    """Of two who hold it, the first from the dealer's left leads; without a club, whoever sits there."""
    found = p.LowestClub().leader([Cards.parse(hand) for hand in hands], first)
    assert found == (leader, card and Card.parse(card))


WAITS = {option: p.HeartsNotBroken(option) for option in ("stated", "points", "unsaid")}
CLAUSES = [
    (WAITS["stated"], "4D 5H QS", 2, False, "unbroken", "4D QS"),
    (WAITS["points"], "4D 5H QS", 2, False, "unbroken", "4D QS"),
    (WAITS["stated"], "5H QS", 2, False, "queen-only", "QS"),
    (WAITS["points"], "5H QS", 2, False, "only-points", "5H QS"),
    (WAITS["stated"], "QS QS'", 2, False, "unbroken", "QS QS'"),
    (WAITS["points"], "QS QS'", 2, False, "only-points", "QS QS'"),
    (WAITS["stated"], "5H 6H", 2, False, "only-hearts", "5H 6H"),
    (WAITS["points"], "5H 6H", 2, False, "only-hearts", "5H 6H"),
    (WAITS["unsaid"], "5H 6H", 2, False, "waived", "5H 6H"),
    (WAITS["stated"], "4D", 2, False, "unbroken", "4D"),
    (WAITS["stated"], "4D", 2, True, "broken", "4D"),
    (WAITS["stated"], "4D", 1, False, None, "4D"),
    (WAITS["stated"], "4D 5H", 1, False, "unbroken", "4D"),
    (p.QueenNotBroken(), "4D 5H", 2, False, None, "4D 5H"),
    (p.QueenNotBroken(), "4D QS", 2, True, "broken", "4D QS"),
    (p.QueenNotBroken(), "4D QS QS'", 2, False, "unbroken", "4D"),
    (p.QueenNotBroken(), "QS QS'", 2, False, "waived", "QS QS'"),
    (p.OpeningCard(), "3C 3C' 4C 5D", 1, False, "opens", "3C 3C'"),
    (p.OpeningCard(), "5D", 1, False, "no-club", "5D"),
    (p.OpeningCard(), "3C 5D", 2, False, None, "3C 5D"),
    (p.OpeningClub(), "3C 3C' 4C 5D", 1, False, "opens", "3C 3C' 4C"),
    (p.OpeningClub(), "5D", 1, False, "no-club", "5D"),
    (p.OpeningClub(), "3C 5D", 2, False, None, "3C 5D"),
]


@pytest.mark.parametrize(("policy", "hand", "number", "broken", "clause", "left"), CLAUSES)
def test_a_leader_hears_the_clause_that_fits(policy, hand, number, broken, clause, left):
    """Of the clauses of a restriction the one that fits the leader's hand speaks, and leaves what it should."""
    rules = replace(ruleset("hjerter"), play=(Cited(policy, ("reading-H1",)),))
    moment = Moment(Cards.parse(hand), (), number, broken)
    assert [step.clause for step in fold(rules, moment)] == ([] if clause is None else [clause])
    assert str(legal(rules, moment)) == left


@pytest.mark.parametrize(
    ("policy", "trick", "led", "wins"),
    [
        (p.HighestOfLedSuit(), "5C KC AD", Suit.CLUBS, "KC"),
        (p.HighestOfLedSuit(), "5C KC AD", Suit.HEARTS, ""),
        (p.EqualCardsCancel(), "KC KC' 5C 7C'", Suit.CLUBS, "7C'"),
        (p.EqualCardsCancel(), "KC KC' AC AC' 9C", Suit.CLUBS, "9C"),
        (p.EqualCardsCancel(), "KC KC' AD", Suit.CLUBS, ""),
        (p.EqualCardsCancel(), "AD", Suit.CLUBS, ""),
    ],
)
def test_a_trick_goes_to_one_card_or_to_none(policy, trick, led, wins):
    """The highest of the led suit takes it, but for equal cards where they cancel."""
    assert str(Cards(policy.winning(Cards.parse(trick).mask, led))) == wins


@pytest.mark.parametrize(
    ("policy", "led", "breakers"),
    [
        (p.AnyHeart(), Suit.HEARTS, HEARTS),
        (p.OffSuitHeart(), Suit.HEARTS, ""),
        (p.OffSuitHeart(), Suit.CLUBS, HEARTS),
        (p.HeartOrQueen("any"), Suit.HEARTS, f"{HEARTS} QS"),
        (p.HeartOrQueen("any"), Suit.CLUBS, f"{HEARTS} QS"),
        (p.HeartOrQueen("off-suit"), Suit.HEARTS, "QS"),
        (p.HeartOrQueen("off-suit"), Suit.CLUBS, f"{HEARTS} QS"),
    ],
)
def test_these_cards_and_no_others_break_hearts(policy, led, breakers):
    """Of both decks just these cards break hearts in a trick that is led so."""
    marked = " ".join(f"{face} {face}'" for face in breakers.split())
    assert Cards(policy.breakers(led)) & TWO_DECKS == Cards.parse(marked)


def test_a_word_that_a_policy_does_not_know_is_no_house_rule():
    """Each parameter that is to be one of some words is told with what was found and which words there are."""
    with pytest.raises(RulesError) as refusal:
        ruleset("hjerter").with_("play", p.HeartsNotBroken("oops"))
    assert str(refusal.value) == "only_hearts: found 'oops', expected one of stated, points, unsaid"
    with pytest.raises(RulesError) as refusal:
        ruleset("omnibus").with_("values", p.BonusDiamond("Q", -10, "dropt"))
    assert str(refusal.value) == (
        "rank: found 'Q', expected one of J, T; moon: found 'dropt', expected one of besides, needed, dropped"
    )
