"""What went wrong in other Hearts programs, by their public reports and published rules, must go right here.

Each test names the kind of the report; where rule books disagree, each of our sources answers for itself.
"""

from itertools import product

import pytest

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, STANDARD_DECK, Card, Cards
from hertta.engine import (
    Chance,
    Moment,
    Position,
    begin,
    can_shoot,
    deal,
    exchange,
    judge,
    judge_hand,
    legal,
    new_game,
    outcome,
    pass_fault,
    play,
    score,
    trick_points,
)
from hertta.errors import PositionError
from hertta.rules import PROFILES, ruleset
from hertta.testing import played

TWO_OF_CLUBS = Card.parse("2C")
QUEEN = Cards.of([QUEEN_OF_SPADES])
TWELVE_HEARTS = Cards.parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")
BANS = [name for name in PROFILES if name != "herttamisaari"]

every_profile = pytest.mark.parametrize("name", PROFILES)


def first_trick(hand):
    """A hand that plays to the first trick, which the two of clubs has led."""
    return Moment(Cards.parse(hand) if isinstance(hand, str) else hand, (TWO_OF_CLUBS,), 1)


def on_lead(hand, *, broken=False, number=3):
    """A hand on lead."""
    return Moment(Cards.parse(hand), (), number, broken)


def play_all(position, text):
    """Play these cards, in order."""
    for word in text.split():
        position = play(position, Card.parse(word))
    return position


def table(rules, *hands, leader=0, number=2, broken=False):
    """A position with these hands and nothing taken."""
    return Position(rules, tuple(map(Cards.parse, hands)), leader, (NO_CARDS,) * 4, (), number, broken)


@pytest.mark.parametrize("name", BANS)
def test_html5_hearts_1_void_in_clubs_throws_no_heart(name):
    """html5-hearts #1: a player void in clubs who holds a diamond may not throw a heart on the first trick."""
    assert legal(ruleset(name), first_trick("5H JD")) == Cards.parse("JD")


def test_html5_hearts_1_without_the_ban_everything_is_allowed():
    """html5-hearts #1: where the source has no ban, the void player may throw anything."""
    assert legal(ruleset("herttamisaari"), first_trick("5H JD")) == Cards.parse("5H JD")


@pytest.mark.parametrize("name", BANS)
def test_html5_hearts_8_the_reason_is_the_first_trick(name):
    """html5-hearts #8: the refusal names the first-trick rule, since a void player breaks no duty to follow suit."""
    assert judge(ruleset(name), first_trick("5H JD"), Card.parse("5H")).rule == "first-trick-points"


@every_profile
def test_html5_hearts_3_nothing_but_points_leaves_a_card(name):
    """html5-hearts PR 3, gym-hearts: twelve hearts and the queen on trick 1 never leave an empty set."""
    hearts_only = name == "hertan-saannot"
    expected = TWELVE_HEARTS if hearts_only else TWELVE_HEARTS | QUEEN
    assert legal(ruleset(name), first_trick(TWELVE_HEARTS | QUEEN)) == expected


@every_profile
def test_html5_hearts_4_the_cycle_of_directions(name):
    """html5-hearts PR 4, Serenity #7375: left, right, across, then a hold deal where the source has one, and again."""
    cycle = ["left", "right", "across"] + (["none"] if name != "hertta-korttipeli" else [])
    directions = [ruleset(name).passing.policy.direction(number) for number in range(1, 25)]
    assert directions == cycle * (24 // len(cycle))


@every_profile
def test_t_games_475_the_opener_is_found_with_or_without_a_pass(name):
    """t_games #475: the two of clubs decides who opens after the pass, in a hold deal too; the dealer never."""
    rules = ruleset(name)
    for number, dealer, seed in product(range(1, 5), range(4), range(5)):
        hands = deal(rules, seed)
        held = rules.passing.policy.direction(number) == "none"
        after = exchange(rules, number, hands, [NO_CARDS if held else Cards.of(list(hand)[:3]) for hand in hands])
        start = begin(rules, after, dealer)
        assert TWO_OF_CLUBS in after[start.seat]


@every_profile
def test_t_games_436_a_moon_is_a_set_not_a_sum(name):
    """t_games #436: three hearts and the queen make 16 and no moon; nor do 13 points of either kind."""
    rules, nothing = ruleset(name), NO_CARDS
    assert score(rules, [Cards.parse("2H 3H 4H QS"), nothing, nothing, nothing]).moon is None
    assert score(rules, [HEARTS, QUEEN, nothing, nothing]).points == (13, 13, 0, 0)
    assert score(rules, [nothing, nothing, HEARTS | QUEEN | Cards.parse("JD 2C"), nothing]).moon == 2


@every_profile
def test_t_games_440_exactly_three_cards_of_the_own_hand(name):
    """t_games #440: fewer or more than three cards, or another's card, are refused by every way in."""
    rules, hands = ruleset(name), deal(ruleset(name), 1)
    right = [Cards.of(list(hand)[:3]) for hand in hands]
    wrong = {"pass-count": [Cards.of(list(hands[0])[:2]), Cards.of(list(hands[0])[:4])], "not-in-hand": [right[1]]}
    for code, passes in wrong.items():
        for given in passes:
            assert pass_fault(rules, 1, hands[0], given) == code
            with pytest.raises(PositionError, match=code):
                exchange(rules, 1, hands, [given, *right[1:]])


@every_profile
def test_open_spiel_260_the_broken_flag_is_honoured(name):
    """open_spiel PR 260: a heart thrown on trick 3 lets the winner of trick 4 lead a heart."""
    rules = ruleset(name)
    start = table(rules, "7D 2C KD", "4H 3C 2S", "8D 4C 3S", "9D AC 9H", number=3)
    later = play_all(start, "7D 4H 8D 9D AC 2C 3C 4C")
    assert later.hearts_broken
    assert Card.parse("9H") in legal(rules, later.moment)
    mixed = Moment(Cards.parse("9H KD"), (), later.trick_number, later.hearts_broken)
    assert legal(rules, mixed) == Cards.parse("9H KD")


@every_profile
def test_trickster_316_the_queen_is_led_when_she_is_the_last_card(name):
    """TricksterBots #316, gnome-hearts 24: a player whose only card is the queen of spades plays her."""
    rules = ruleset(name)
    for moment in (on_lead("QS", number=13), Moment(QUEEN, (Card.parse("4D"),), 13), Moment(QUEEN, (TWO_OF_CLUBS,), 1)):
        assert legal(rules, moment) == QUEEN


def test_trickster_363_the_first_trick_can_cost_thirteen():
    """TricksterBots PR 363: the first trick is free of points only while no point card lies in it."""
    rules = ruleset("hjerter")
    start = begin(rules, [Cards.parse("2C"), Cards.parse("QS"), Cards.parse("AC"), Cards.parse("5C")])
    end = play_all(start, "2C QS AC 5C")
    assert score(rules, end.taken).points == (0, 0, 13, 0)


@every_profile
def test_serenity_7374_the_game_goes_on_until_the_limit(name):
    """Serenity #7374: deals follow each other until a total ends the game, and not one deal after."""
    game, taken = new_game(ruleset(name)), [STANDARD_DECK - QUEEN, QUEEN, NO_CARDS, NO_CARDS]
    while not game.outcome.over:
        assert max(game.totals) <= 100
        game = game.after(taken)
    assert (game.deal_number, game.totals) == (9, (104, 104, 0, 0))
    with pytest.raises(PositionError, match="after the end"):
        game.after(taken)


@every_profile
def test_rescator7_only_the_lowest_total_is_tied(name):
    """Rescator7 Hearts 2018: 106, 45, 45, 20 is no draw; the 20 wins alone."""
    assert outcome(ruleset(name), (106, 45, 45, 20)).winners == (3,)


@every_profile
def test_rescator7_hearts_are_not_broken_too_early(name):
    """Rescator7 Hearts 2018 and 2020: hearts stay unbroken until a heart is really played."""
    for seed in range(20):
        record = played(ruleset(name), Chance(seed))
        for at in record.positions:
            fallen = any(pile & HEARTS for pile in at.taken)
            assert fallen or not at.hearts_broken


@every_profile
def test_gym_hearts_only_hearts_on_lead_is_never_empty(name):
    """gym-hearts 0.0.3: a leader with two hearts and hearts unbroken had no card; both are legal."""
    assert legal(ruleset(name), on_lead("2H 9H")) == Cards.parse("2H 9H")


@every_profile
def test_gym_hearts_a_new_deal_starts_unbroken(name):
    """gym-hearts 0.0.3: a heart on the last trick must not break hearts in the next deal."""
    rules = ruleset(name)
    assert not begin(rules, deal(rules, 5)).hearts_broken


@every_profile
def test_tabletop_games_in_a_hold_deal_nobody_selects(name):
    """TabletopGames: in a hold deal no cards are asked for, and cards given are refused."""
    rules, hands = ruleset(name), deal(ruleset(name), 1)
    held = [number for number in range(1, 13) if rules.passing.policy.direction(number) == "none"]
    assert bool(held) == (name != "hertta-korttipeli")
    for number in held:
        assert exchange(rules, number, hands, [NO_CARDS] * 4) == hands
        assert pass_fault(rules, number, hands[0], Cards.of(list(hands[0])[:3])) == "no-pass"


@every_profile
@pytest.mark.parametrize("place", [1, 2, 3])
def test_mdhearts_a_heart_in_any_place_breaks(name, place):
    """mdhearts: the card that fills the trick breaks hearts like any other that is thrown on another suit."""
    cards = ["4D", "5D", "6D", "7D"]
    cards[place] = "2H"
    assert play_all(table(ruleset(name), *cards), " ".join(cards)).hearts_broken


@every_profile
def test_the_queen_does_not_break_hearts(name):
    """Rule books differ on whether the queen of spades breaks hearts: in none of our sources does she."""
    rules = ruleset(name)
    later = play_all(table(rules, "2S 3C", "QS 4C", "AS 4H 7D", "3S 5C"), "2S QS AS 3S")
    assert not later.hearts_broken
    assert legal(rules, later.moment) == Cards.parse("7D")


@every_profile
def test_hearts_and_the_queen_on_lead(name):
    """Rule books differ on a leader with hearts and the queen, hearts unbroken: here she is forced, not a heart."""
    rules, moment = ruleset(name), on_lead("3H KH QS")
    assert legal(rules, moment) == QUEEN
    assert {v.clause for v in judge_hand(rules, moment).verdicts} == {"queen-only"}


@every_profile
def test_the_queen_may_be_led_before_hearts_are_broken(name):
    """Some tables forbid leading the queen of spades before hearts are broken: none of our sources does."""
    assert legal(ruleset(name), on_lead("QS 4C")) == Cards.parse("QS 4C")


@pytest.mark.parametrize("name", ["herttamisaari", "herttamisaari-kotisaanto", "hjerter-trekk"])
def test_subtracting_may_go_below_zero(name):
    """Some programs clamp totals at nothing: no source gives a floor, so a shooter at 0 may stand at -26."""
    taken = [HEARTS | QUEEN, STANDARD_DECK - HEARTS - QUEEN, NO_CARDS, NO_CARDS]
    assert new_game(ruleset(name)).after(taken, "subtract").totals == (-26, 0, 0, 0)


@every_profile
def test_no_bonus_for_no_tricks_or_for_a_diamond(name):
    """Bonuses for no tricks, for the jack of diamonds or for all thirteen tricks are not in our sources."""
    rules = ruleset(name)
    assert score(rules, [Cards.parse("JD TD"), HEARTS, QUEEN, NO_CARDS]).points == (0, 13, 13, 0)
    assert score(rules, [STANDARD_DECK, NO_CARDS, NO_CARDS, NO_CARDS]).points == (0, 26, 26, 26)


@every_profile
def test_a_tie_for_the_lowest_is_shared(name):
    """Some programs play on until one wins alone, or favour the person: here 104, 31, 31, 60 has two winners."""
    assert outcome(ruleset(name), (104, 31, 31, 60)).winners == (1, 2)


@every_profile
def test_a_heart_on_the_first_trick_breaks_from_the_second_on(name):
    """Rule books differ on 'this' and 'a previous' trick: a heart forced on trick 1 counts from trick 2 on."""
    rules = ruleset(name)
    start = begin(rules, [Cards.parse("2C 4D"), Cards.parse("5H 6H"), Cards.parse("AC 7H"), Cards.parse("5C 9D")])
    assert Card.parse("7H") in legal(rules, play_all(start, "2C 5H AC 5C").moment)


@every_profile
def test_exactly_a_hundred(name):
    """Programs differ on 'reaches' and 'passes' 100: only hertta-korttipeli plays on, and no one drops to 50."""
    assert outcome(ruleset(name), (100, 20, 30, 50)).over == (name != "hertta-korttipeli")
    assert outcome(ruleset(name), (101, 20, 30, 50)).over


@every_profile
def test_a_bad_queen_ends_every_other_moon(name):
    """A defence looks for who can still shoot: once two seats hold points, whatever they are, nobody can."""
    rules = ruleset(name)
    assert can_shoot(rules, [Cards.parse("2H"), NO_CARDS, NO_CARDS, QUEEN]) == ()
    assert trick_points(rules, tuple(Cards.parse("QS KS 2S 2H"))) == 14
