"""The engine against the slow second engine, on about twenty thousand decisions, many of them aimed at rare hands."""

import random
from collections import Counter

import pytest

from hertta.cards import HEARTS, QUEEN_OF_SPADES, STANDARD_DECK, Cards, Suit
from hertta.engine import (
    Chance,
    Moment,
    audit,
    can_shoot,
    exchange,
    fold,
    judge_hand,
    legal,
    outcome,
    score,
    trick_points,
)
from hertta.rules import PROFILES, ruleset
from hertta.testing import aimed_moment, played
from tests.oracle import slow, slow_score
from tests.oracle.slow_tables import profile

MOMENTS = 800
DEALS = 40

SPEAKS = {
    "opening-card": {"opens", "no-club", "silent"},
    "follow-suit": {"follow", "void", "silent"},
    "first-trick-points": {"ban", "only-points-hearts", "only-points-all", "waived", "silent"},
    "hearts-not-broken": {"broken", "unbroken", "queen-only", "only-hearts", "waived", "silent"},
}
NOT_IN = {
    "hertan-saannot": {("first-trick-points", "only-points-all"), ("hearts-not-broken", "waived")},
    "herttamisaari": {("hearts-not-broken", "waived")},
    "herttamisaari-kotisaanto": {
        ("first-trick-points", "only-points-hearts"),
        ("first-trick-points", "waived"),
        ("hearts-not-broken", "waived"),
    },
    "hertta-korttipeli": {
        ("first-trick-points", "only-points-hearts"),
        ("first-trick-points", "only-points-all"),
        ("hearts-not-broken", "only-hearts"),
    },
    "hjerter": {
        ("first-trick-points", "only-points-hearts"),
        ("first-trick-points", "only-points-all"),
        ("hearts-not-broken", "waived"),
    },
}
NOT_IN["hjerter-trekk"] = NOT_IN["hjerter"]


def strings(cards):
    """Cards as the slow engine has them."""
    return [str(card) for card in cards]


def without_club(moment):
    """The same hand on lead in trick 1 without its clubs, and so without the card that opens."""
    others = moment.hand - Cards.suit(Suit.CLUBS)
    return Moment(others or HEARTS, (), 1)


def compare(rules, moment):
    """Compare every card of one decision, and tell which clauses spoke or were silent."""
    hand, trick = strings(moment.hand), strings(moment.trick)
    case = (profile(rules.name), hand, trick, moment.trick_number, moment.hearts_broken)
    judgement = judge_hand(rules, moment)
    assert {str(v.card): v.rule for v in judgement.verdicts} == {
        card: slow.barred_by(case[0], card, *case[1:]) for card in hand
    }, case
    assert strings(judgement.legal) == slow.legal(*case), case
    assert list(judgement.waived) == slow.unforeseen(*case), case
    spoke = {step.cited.code: step.clause for step in fold(rules, moment)}
    return [(cited.code, spoke.get(cited.code, "silent")) for cited in rules.play]


@pytest.mark.parametrize("name", PROFILES)
def test_both_engines_agree_on_every_card_and_every_clause_speaks(name):
    """On aimed moments and whole deals both engines bar the same cards by the same rules; no clause stays unheard."""
    rules = ruleset(name)
    reached = Counter()
    for seed in range(MOMENTS):
        reached.update(compare(rules, aimed_moment(rules, Chance(seed))))
        reached.update(compare(rules, without_club(aimed_moment(rules, Chance(seed)))))
    for seed in range(DEALS):
        for position in played(rules, Chance(seed)).positions[:-1]:
            reached.update(compare(rules, position.moment))
    in_play = {cited.code for cited in rules.play}
    expected = {(code, clause) for code in in_play for clause in SPEAKS[code]} - NOT_IN[name]
    assert set(reached) == expected
    assert min(reached.values()) >= 5, reached


def test_every_clause_of_every_restriction_is_looked_for():
    """The clauses that the tests look for are those that the restrictions name, and the waiver of two of them."""
    policies = {cited.code: cited.policy for name in PROFILES for cited in ruleset(name).play}
    assert {code: {*policy.clauses, "silent"} for code, policy in policies.items()} == {
        code: clauses - {"waived"} for code, clauses in SPEAKS.items()
    }


@pytest.mark.parametrize("name", PROFILES)
def test_both_engines_play_a_deal_alike(name):
    """Opener, turn order, trick winners, points in a trick, breaking and what each seat takes are the same."""
    rules = ruleset(name)
    for seed in range(DEALS):
        record = played(rules, Chance(seed))
        facts, (leader, _) = profile(name), slow.opener([strings(hand) for hand in record.positions[0].hands])
        broken, trick, taken = False, [], [[], [], [], []]
        for (seat, card), after in zip(record.plays, record.positions[1:], strict=True):
            assert seat == (leader + len(trick)) % 4
            trick.append(str(card))
            if len(trick) < 4:
                assert trick_points(rules, after.trick) == slow_score.cost(facts, trick)
                continue
            leader = (leader + slow.winner(facts, trick)) % 4
            taken[leader] += trick
            broken, trick = broken or slow.breaks(facts, trick), []
            assert (after.leader, after.hearts_broken) == (leader, broken)
            assert [set(strings(pile)) for pile in after.taken] == [set(pile) for pile in taken]


@pytest.mark.parametrize("name", PROFILES)
def test_both_engines_exchange_alike(name):
    """Direction and hands after the pass are the same in deals 1 to 13."""
    rules, facts = ruleset(name), profile(name)
    for number in range(1, 14):
        hands = [STANDARD_DECK.of_suit(suit) for suit in range(4)]
        held = slow.direction(facts, number) == "none"
        passes = [Cards() if held else Cards.of(random.sample(list(hand), 3)) for hand in hands]
        after = exchange(rules, number, hands, passes)
        expected = slow.exchanged(facts, number, [strings(hand) for hand in hands], [strings(give) for give in passes])
        assert rules.passing.policy.direction(number) == slow.direction(facts, number)
        assert [set(strings(hand)) for hand in after] == [set(hand) for hand in expected]


def shares(rng):
    """The deck in four piles: at random, or all points but at most one at one seat."""
    points = list(HEARTS | Cards.of([QUEEN_OF_SPADES]))
    piles = [[] for _ in range(4)]
    shooter, stray = rng.randrange(4), rng.choice([None, *points])
    stacked = rng.random() < 0.5
    for card in STANDARD_DECK:
        piles[shooter if stacked and card in points and card != stray else rng.randrange(4)].append(card)
    return piles


@pytest.mark.parametrize("name", PROFILES)
def test_both_engines_score_alike(name):
    """Points, moon, options, who can still shoot, the end and the winners are the same, near the limit too."""
    rules, facts, rng, moons = ruleset(name), profile(name), random.Random(2), 0
    for _ in range(300):
        piles = shares(rng)
        taken, cards = [strings(pile) for pile in piles], [Cards.of(pile) for pile in piles]
        options = slow_score.counted(facts, taken)[2]
        moons += bool(options)
        for choice in options or ["add"]:
            result = score(rules, cards, choice)
            expected = slow_score.counted(facts, taken, choice)
            assert (list(result.points), result.moon, list(result.moon_options)) == expected
            totals = [rng.choice([20, 42, 74, 87, 99, 100, 101]) + more for more in result.points]
            end = outcome(rules, totals)
            assert (end.over, list(end.winners)) == slow_score.ended(facts, totals)
        some = [pile[: rng.randrange(3)] for pile in piles]
        assert list(can_shoot(rules, [Cards.of(pile) for pile in some])) == slow_score.shooters(
            facts, [strings(p) for p in some]
        )
    assert moons > 5


@pytest.mark.parametrize("name", PROFILES)
def test_both_engines_audit_alike(name):
    """In records of which some plays are swapped both find the same first wrong play, or none."""
    rules, rng, found = ruleset(name), random.Random(3), Counter()
    for seed in range(DEALS):
        record = played(rules, Chance(seed))
        start = 4 * rng.choice([0, 0, 1, 5])
        first, plays = record.positions[start], list(record.plays[start:])
        one, other = rng.sample(range(len(plays)), 2)
        swap = rng.choice(["none", "plays", "cards", "cards"])
        if swap == "plays":
            plays[one], plays[other] = plays[other], plays[one]
        elif swap == "cards":
            plays[one], plays[other] = (plays[one][0], plays[other][1]), (plays[other][0], plays[one][1])
        answer = audit(rules, first.hands, plays, first.trick_number, first.hearts_broken)
        expected = slow.first_wrong(
            profile(name),
            [strings(hand) for hand in first.hands],
            [(seat, str(card)) for seat, card in plays],
            first.trick_number,
            first.hearts_broken,
        )
        assert (answer and (answer.index, answer.verdict.rule)) == expected
        found[expected and expected[1]] += 1
    assert {None, "out-of-turn", "not-in-hand"} <= set(found)


def test_the_slow_engine_can_disagree():
    """Asked by another source's rules the slow engine gives other answers, so the comparison compares something."""
    rules, other = ruleset("hjerter"), "herttamisaari"
    moments = [aimed_moment(rules, Chance(seed)) for seed in range(200)]
    assert any(
        strings(legal(rules, m))
        != slow.legal(profile(other), strings(m.hand), strings(m.trick), m.trick_number, m.hearts_broken)
        for m in moments
    )
