"""What each policy refuses to be, in words, and what it says at its edges."""

import pytest

from hertta.cards import Cards
from hertta.rules import policies as p
from hertta.rules.policies.moon import Standing
from tests.laws.options import cycle, single

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
