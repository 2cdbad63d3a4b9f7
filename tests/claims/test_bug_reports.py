"""Section A, what others reported of Hearts programs: which cards may be passed and played, and why not."""

import re
from itertools import product
from pathlib import Path

import pytest

from hertta.analysis import lacks, voids
from hertta.cards import NO_CARDS, Card, Cards, Suit
from hertta.engine import (
    Chance,
    audit,
    begin,
    breaks_hearts,
    deal,
    exchange,
    judge,
    judge_hand,
    legal,
    outcome,
    pass_fault,
    score,
)
from hertta.errors import PositionError
from hertta.rules import HOUSE_RULE, PROFILES, ruleset
from hertta.rules.policies import (
    AnyHeart,
    BonusDiamond,
    CleanBonus,
    FirstTrickPoints,
    HeartOrQueen,
    HeartsNotBroken,
    Limit,
    OffSuitHeart,
    OpeningClub,
    PassCycle,
    QueenNotBroken,
)
from hertta.testing import played
from tests.claims.reports import (
    FOUR_PLAYERS,
    REPORTS,
    WITHOUT_TEST,
    every_profile,
    house,
    known_profile,
    opening,
    play_all,
    table,
)
from tests.claims.tables import KNOWN, cards, moment
from tests.unit.asking import code, judged

BANS = {name for name in PROFILES if "first-trick-points" in {cited.code for cited in ruleset(name).play}}
EXCEPTIONS = ["hearts", "all", "queen", "unsaid"]
SPADES = Cards.parse("QS KS AS")
PASSING = [name for name in KNOWN if ruleset(name).passing.policy.direction(1) != "none"]


def test_every_report_has_a_test():
    """Each report has a test named by its id, or a reason why not, and no test is named by a report that is none."""
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = re.findall(r"^def test_((?:[abc]\d\d_)+)", "\n".join(texts), re.MULTILINE)
    tested = {one for name in names for one in name.strip("_").split("_")}
    assert tested | set(WITHOUT_TEST) == set(REPORTS)
    assert not tested & set(WITHOUT_TEST)


@every_profile
@pytest.mark.parametrize("points", ["5H", "QS"])
def test_a01_a_player_void_in_clubs_throws_no_points_under_a_ban(name, points):
    """With a ban, whatever its exception, only the diamond may be thrown on the first trick; without, everything."""
    at = moment(f"{points} JD to {opening(ruleset(name))} in trick 1")
    banned = [house(name, FirstTrickPoints(exception)) for exception in EXCEPTIONS]
    assert {legal(one, at) for one in banned} == {Cards.parse("JD")}
    assert legal(banned[0].without("first-trick-points"), at) == at.hand
    assert legal(ruleset(name), at) == (Cards.parse("JD") if name in BANS else at.hand)


@every_profile
@pytest.mark.parametrize("points", ["5H", "QS"])
def test_a02_the_reason_is_the_first_trick(name, points):
    """The refusal names the ban and cites it: a void player breaks no duty to follow suit; one with a club does."""
    rules, card = house(name, FirstTrickPoints("all")), Card.parse(points)
    void = judge(rules, moment(f"{points} JD to {opening(rules)} in trick 1"), card)
    assert (void.rule, void.clause, void.claims) == ("first-trick-points", "ban", (HOUSE_RULE,))
    assert judge(rules, moment(f"{points} JD AC to {opening(rules)} in trick 1"), card).rule == "follow-suit"


@every_profile
@pytest.mark.parametrize("only_points", EXCEPTIONS)
def test_a03_nothing_but_points_leaves_a_card(name, only_points):
    """Twelve hearts and the queen on the first trick: all may be played where the exception says so, some always."""
    rules = house(name, FirstTrickPoints(only_points))
    at = moment(f"2H-KH QS to {opening(rules)} in trick 1")
    expected = {"hearts": at.hand - SPADES, "queen": at.hand & SPADES}.get(only_points, at.hand)
    assert legal(rules, at) == expected
    assert judge_hand(rules, at).waived == (("first-trick-points",) if only_points == "unsaid" else ())


@pytest.mark.parametrize("name", FOUR_PLAYERS)
def test_a04_a27_the_cycle_of_directions(name):
    """Left, right, across, then a hold deal where the source has one, and in deal 5 or 4 left again."""
    source = ruleset(name).source
    cycle = ["left", "right", "across"] + (["none"] if source != "hertta-korttipeli" else [])
    expected = ["none"] if name == "hertta-korttipeli-ilman-vaihtoa" else cycle
    directions = [ruleset(name).passing.policy.direction(number) for number in range(1, 13)]
    assert directions == expected * (12 // len(expected))


@pytest.mark.parametrize(
    ("cycle", "receivers"),
    [(("left", "right", "across", "none"), [1, 3, 2, 0, 1]), (("right", "across", "left"), [3, 2, 1, 3, 2])],
)
def test_a04_a27_the_cards_go_where_the_cycle_says(cycle, receivers):
    """The cards of seat 0 come to the seat that the deal's direction names, in a cycle of one's own too."""
    rules = house("hjerter", PassCycle(cycle, 3, NO_CARDS))
    hands = list(map(Cards.parse, ["2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S"]))
    for number, receiver in enumerate(receivers, 1):
        passes = hands if receiver else [NO_CARDS] * 4
        assert exchange(rules, number, hands, passes)[receiver] == hands[0]


@known_profile
def test_a06_the_opener_is_found_with_or_without_a_pass(name):
    """The lowest club decides who opens, after the pass or after the deal, whoever has dealt."""
    rules = ruleset(name)
    for number, dealer, seed in product(range(1, 5), range(rules.players), range(3)):
        held = rules.passing.policy.direction(number) == "none"
        hands, rest = deal(rules, seed)
        passes = [NO_CARDS if held else Cards.of(list(hand)[:3]) for hand in hands]
        start = begin(rules, exchange(rules, number, hands, passes), dealer, rest)
        clubs = [card.rank for hand in start.hands for card in hand.of_suit(Suit.CLUBS)]
        assert {card.rank for card in legal(rules, start.moment)} == {min(clubs)}


@pytest.mark.parametrize(("name", "number", "leader"), [("hjerter", 1, 1), ("hjerter", 2, 3), ("hjerter", 4, 0)])
def test_a06_a_passed_two_of_clubs_opens_elsewhere(name, number, leader):
    """Who is passed the two of clubs opens; in a hold deal it is who was dealt it, and so where nobody ever passes."""
    hands = list(map(Cards.parse, ["2C 2D 3D", "2H 3H 4H", "2S 3S 4S", "5D 6D 7D"]))
    passes = [NO_CARDS] * 4 if leader == 0 else hands
    assert {begin(ruleset(name), exchange(ruleset(name), number, hands, passes), by).seat for by in range(4)} == {
        leader
    }
    never = ruleset("hertta-korttipeli-ilman-vaihtoa")
    assert begin(never, exchange(never, number, hands, [NO_CARDS] * 4)).seat == 0


@pytest.mark.parametrize("name", PASSING)
@pytest.mark.parametrize("high", ["QS", "KS", "AS"])
def test_a08_high_spades_are_kept_where_the_table_says_so(name, high):
    """Under the option no high spade may be passed, by four or by five; without it each may."""
    cycle = ruleset(name).passing.policy
    kept = house(name, PassCycle(cycle.directions, 3, SPADES))
    others = Cards.parse("4D 5D 6D 7D")
    hands = [others | Cards.parse(high), *[NO_CARDS] * (kept.players - 1)]
    given = Cards.parse(f"4D 5D {high}")
    assert pass_fault(kept, 1, hands[0], given) == "kept-card"
    assert pass_fault(kept, 1, hands[0], Cards.parse("4D 5D 6D")) is None
    assert pass_fault(ruleset(name), 1, hands[0], given) is None
    with pytest.raises(PositionError, match="kept-card"):
        exchange(kept, 1, hands, [given, *hands[1:]])


def test_a08_who_has_too_few_others_may_pass_any():
    """With fewer than three other cards the option has nothing to say: all three are free to choose."""
    rules = house("hjerter", PassCycle(("left",), 3, SPADES))
    hand = Cards.parse("4D 5D QS KS AS")
    assert {pass_fault(rules, 1, hand, Cards.parse(given)) for given in ("4D 5D QS", "QS KS AS")} == {None}


@pytest.mark.parametrize("name", PASSING)
def test_a09_exactly_three_cards_of_the_own_hand(name):
    """Too few, too many, another's or repeated cards are refused by every way in: by functions and by the command."""
    rules, (hands, _) = ruleset(name), deal(ruleset(name), 1)
    own, *others = [[card.face for card in hand] for hand in hands]
    foreign = next(face for face in reversed(others[0]) if face not in own)
    short = [("pass-count", own[:size]) for size in (0, 2, 4)]
    for fault, given in [*short, ("not-in-hand", [*own[:2], foreign])]:
        assert pass_fault(rules, 1, hands[0], hands[0].matching(map(Card.parse, given))) == fault
        assert judged("pass-legal", name, deal_number=1, hand=own, **{"pass": given})["rule"] == fault
        passes = [given, *(hand[:3] for hand in others)]
        assert code("exchange", name, deal_number=1, hands=[own, *others], passes=passes) == "bad-position"
    assert code("pass-legal", name, deal_number=1, hand=own, **{"pass": [own[0]] * 3}) == "duplicate-card"


@pytest.mark.parametrize(
    ("name", "direction"),
    [
        *product(
            ["hertta-korttipeli-3", "herttamisaari", "herttamisaari-5", "hertta-korttipeli-6"],
            ["left", "right", "none"],
        ),
        *product(["herttamisaari", "hertta-korttipeli-6"], ["across"]),
    ],
)
def test_a11_pass_opening_and_players_together(name, direction):
    """Direction, number of players, opening and kept cards are tried in every combination, not one by one."""
    players = ruleset(name).players
    step = {"left": 1, "right": -1, "across": players // 2, "none": 0}[direction]
    for kept, any_club, seed in product((NO_CARDS, SPADES), (False, True), range(4)):
        rules = house(name, PassCycle((direction,), 3, kept))
        rules = rules.without("opening-card").with_("play", OpeningClub()) if any_club else rules
        hands, _ = deal(rules, seed)
        passes = [Cards.of(list(rules.passing.policy.may_give(hand))[:3]) if step else NO_CARDS for hand in hands]
        after = exchange(rules, 1, hands, passes)
        assert all(not passes[seat] - after[(seat + step) % players] for seat in range(players))
        start = begin(rules, after, dealer=seed % players)
        assert opening(rules) in start.moment.hand
        clubs = start.moment.hand.of_suit(Suit.CLUBS)
        assert legal(rules, start.moment) == (clubs if any_club else Cards.of([opening(rules)]))


@pytest.mark.parametrize("name", FOUR_PLAYERS)
@pytest.mark.parametrize("breaking", [AnyHeart(), OffSuitHeart(), HeartOrQueen("any")])
def test_a12_broken_hearts_are_remembered(name, breaking):
    """A heart thrown on trick 3 lets the winner of trick 4 lead a heart; had none been thrown, it could not."""
    rules = house(name, breaking)
    hands = ["7D 2C 2S", "{} 3C 3S", "8D 4C 4S", "9D AC 9H KD"]
    for second, allowed in (("4H", "9H KD"), ("5D", "KD")):
        start = table(rules, *(hand.format(second) for hand in hands), number=3)
        later = play_all(start, f"7D {second} 8D 9D AC 2C 3C 4C")
        assert legal(rules, later.moment) == Cards.parse(allowed)


OPTIONS = {
    "no pass": lambda rules: rules.with_("passing", PassCycle(("none",), 3, NO_CARDS)),
    "no ban": lambda rules: rules.without("first-trick-points"),
    "any club": lambda rules: rules.without("opening-card").with_("play", OpeningClub()),
    "jack": lambda rules: rules.with_("values", BonusDiamond("J", -10, "besides")),
    "no tricks": lambda rules: rules.with_("deal_end", CleanBonus(no_tricks=-5, no_points=0)),
    "queen breaks": lambda rules: rules.with_("breaking", HeartOrQueen("any")),
    "need not break": lambda rules: rules.without("hearts-not-broken"),
    "queen as a heart": lambda rules: rules.with_("play", HeartsNotBroken("points")),
    "queen later": lambda rules: rules.with_("play", QueenNotBroken()),
    "passed": lambda rules: rules.with_("game_end", Limit(100, reached=False)),
}
PROBES = {
    "no pass": lambda rules: rules.passing.policy.gives_to(1, 4),
    "no ban": lambda rules: legal(rules, moment("5H JD to 2C in trick 1")),
    "any club": lambda rules: legal(rules, moment("2C 3C leads in trick 1")),
    "jack": lambda rules: score(rules, list(map(Cards.parse, ["JD", "2H", "3H", "4H"]))).points,
    "no tricks": lambda rules: score(rules, list(map(Cards.parse, ["", "2H", "3H", "4H"]))).points,
    "queen breaks": lambda rules: breaks_hearts(rules, cards("2S QS 3S 4S")),
    "need not break": lambda rules: legal(rules, moment("4H 7D leads")),
    "queen as a heart": lambda rules: legal(rules, moment("3H QS leads")),
    "queen later": lambda rules: legal(rules, moment("QS 4C leads")),
    "passed": lambda rules: outcome(rules, (100, 1, 2, 3), 5).over,
}


@pytest.mark.parametrize("option", OPTIONS)
def test_a13_each_option_has_a_case_that_it_alone_changes(option):
    """No option can stand for another: each has its case, which no other changes, but one that drops its rule."""
    rules = ruleset("hjerter")
    changing = {name for name, other in OPTIONS.items() if PROBES[option](other(rules)) != PROBES[option](rules)}
    assert changing - {option} == ({"need not break"} if option == "queen as a heart" else set())
    assert option in changing


def test_a14_a_shown_void_is_known_to_all():
    """East throws a spade on a diamond: no guess at the hands may give East a diamond, and the record refutes one."""
    rules = ruleset("hjerter")
    plays = list(zip([0, 1, 2, 3, 3, 0, 1], cards("2C 3C 4C AC 4D 5D 9S"), strict=True))
    assert voids(rules, plays) == ((), (Suit.DIAMONDS,), (), ())
    assert Card.parse("KD") in lacks(rules, plays)[1]
    for east, wrong in (("3C 9S KH", None), ("3C 9S KD", "follow-suit")):
        found = audit(rules, list(map(Cards.parse, ["2C 5D", east, "4C", "AC 4D"])), plays)
        assert (found and found.verdict.rule) == wrong


@known_profile
def test_a29_hearts_are_not_broken_too_early(name):
    """Hearts are unbroken until one is played; under a ban only a hand of nothing but points plays it to trick 1."""
    rules = ruleset(name)
    for seed in range(6):
        record = played(rules, Chance(seed))
        for number, (seat, card) in enumerate(record.plays):
            at, before = record.positions[number], [one for _, one in record.plays[:number]]
            assert not at.hearts_broken or any(one.suit is Suit.HEARTS for one in before)
            if name in BANS and at.trick_number == 1 and card.suit is Suit.HEARTS:
                assert not [one for one in at.hands[seat] if one.suit is not Suit.HEARTS and one.face != "QS"]


@known_profile
def test_a35_a_hold_deal_has_no_pass(name):
    """In a hold deal no cards are asked for and none are taken: play goes on with the hands as dealt."""
    rules, (hands, _) = ruleset(name), deal(ruleset(name), 1)
    held = [number for number in range(1, 13) if rules.passing.policy.direction(number) == "none"]
    assert bool(held) == (rules.source != "hertta-korttipeli" or name not in PASSING)
    for number in held:
        assert exchange(rules, number, hands, [NO_CARDS] * rules.players) == hands
        assert pass_fault(rules, number, hands[0], Cards.of(list(hands[0])[:3])) == "no-pass"
