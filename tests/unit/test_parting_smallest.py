"""No case is smaller than the one that is told: where there are few enough, all are tried one after the other."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from hertta.analysis.parting import partings
from hertta.cards import NO_CARDS, STANDARD_DECK, Cards
from hertta.engine import Moment, after_deal, judge_hand, moment, outcome, pass_fault, score
from hertta.errors import PositionError
from hertta.rules import Cited, policies, ruleset

TWO, THREE = ruleset("hertta-korttipeli-2"), ruleset("herttamisaari-3")
FEW = Cards.parse("2C 3C 4C 5C 2D 3D 2H 3H JS QS KS AS")
FEW_CARDS = replace(THREE, deck=Cited(policies.SingleDeck(3, STANDARD_DECK - FEW, NO_CARDS), THREE.deck.claims))
PLAY = [
    *(policies.FirstTrickPoints(word) for word in ("hearts", "all", "queen", "unsaid")),
    *(policies.HeartsNotBroken(word) for word in ("stated", "points", "unsaid")),
    policies.QueenNotBroken(),
]
GAMES = [
    pytest.param(rules.with_("aim", aim).with_("ties", ties), id=f"{rules.players}-{aim.code}-{ties.code}")
    for rules in (TWO, THREE)
    for aim in (policies.FewestPoints(), policies.MostPoints())
    for ties in (policies.SharedWin(), policies.PlayOn())
]
ENDS = [policies.Limit(2, True), policies.Limit(4, False), policies.LimitOrDeals(3, 2), policies.LimitWithDrop(4, 2)]
MOONS = [
    policies.Moon(("add",)),
    policies.MoonAboveZero(),
    policies.MoonByStanding("over"),
    policies.MoonByStanding("lost"),
    policies.MoonAndSun(("add",), 3),
]


def moments(rules):
    """Every moment with up to four cards that can be, in the order that is promised."""
    deck, most = list(rules.deck.policy.cards), rules.deck.policy.hand_size
    for size in range(1, 5):
        for (number, broken), trick in product([(1, False), (2, False), (2, True)], [(), *((card,) for card in deck)]):
            held = size - len(trick)
            for hand in combinations([card for card in deck if card not in trick], held) if 0 < held <= most else ():
                try:
                    yield moment(rules, hand, trick, number, broken)
                except PositionError:
                    continue


@pytest.mark.no_cover
@pytest.mark.parametrize("already", PLAY, ids=str)
def test_no_smaller_moment_shows_a_restriction(already):
    """The case is the first moment of a small deck whose legal cards differ, or where none do, what is waived."""
    rules = FEW_CARDS.with_("play", already)
    for policy in PLAY:
        other = rules.with_("play", policy)
        for _, case in partings(rules, other):
            waived = None
            for now in moments(rules):
                mine, yours = judge_hand(rules, now), judge_hand(other, now)
                if mine.legal != yours.legal:
                    break
                if waived is None and mine.waived != yours.waived:
                    waived = now
            else:
                now = waived
            assert Moment(**case.facts) == now, (already, policy)


def standings(most, players):
    """All totals up to so many points, in the order that is promised."""
    return sorted(product(range(most + 1), repeat=players), key=lambda totals: (sum(totals), totals))


def end(rules, totals, number):
    """How a game stands after a deal."""
    settled = after_deal(rules, totals, (0,) * rules.players)
    return settled, outcome(rules, settled, number)


@pytest.mark.parametrize("rules", GAMES)
def test_no_smaller_totals_show_another_end(rules):
    """The case is the first of all small totals, and of three deals, that end otherwise."""
    for first, second in product(ENDS, ENDS):
        ours, theirs = rules.with_("game_end", first), rules.with_("game_end", second)
        for _, case in partings(ours, theirs):
            rows = product(standings(5, rules.players), (1, 2, 3))
            smallest = next(row for row in rows if end(ours, *row) != end(theirs, *row))
            assert tuple(case.facts.values()) == smallest, (first, second)


def moon(rules, totals, number, pile):
    """What the shooter may choose, and what it costs by default."""
    return score(rules, (pile, *(NO_CARDS,) * (rules.players - 1)), None, totals, number)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", GAMES)
def test_no_smaller_standing_shows_another_moon(rules):
    """Where the queen alone costs points, the case is the first of all small totals at which a moon differs."""
    rules = rules.with_("values", policies.HeartsAndQueen(0, 2))
    piles = (Cards.parse("QS"), rules.deck.policy.cards)
    for limit, first, second in product((policies.Limit(5, True), policies.LimitOrDeals(4, 2)), MOONS, MOONS):
        ours = rules.with_("game_end", limit).with_("moon", first)
        theirs = ours.with_("moon", second)
        for _, case in partings(ours, theirs):
            deals = (1, 2, 4) if limit.counts_deals() else (1,)
            rows = product(standings(6, rules.players), deals, piles)
            going = (row for row in rows if not outcome(ours, row[0], row[1] - 1).over)
            smallest = next((row for row in going if moon(ours, *row) != moon(theirs, *row)), None)
            told = case and tuple(case.facts[name] for name in ("totals", "deal_number", "taken"))
            assert told == smallest, (limit, first, second)


@pytest.mark.parametrize("count", [1, 2])
def test_no_smaller_hand_shows_what_may_be_passed(count):
    """The case is the first of all hands of a small deck from which something else may be passed."""
    cycle = THREE.passing.policy
    kept = [Cards.parse(cards) for cards in ("", "2C", "2C 3C", "2C 3C 4C 5C", "QS", "2H 3H QS")]
    for mine, yours in product(kept, kept):
        rules, other = (FEW_CARDS.with_("passing", replace(cycle, count=count, kept=cards)) for cards in (mine, yours))
        for _, case in partings(rules, other):
            for size in range(1, 5):
                for hand in map(Cards.of, combinations(FEW, size)):
                    passes = [Cards.of(given) for given in combinations(hand, count)]
                    ours, theirs = ([pass_fault(one, 1, hand, given) for given in passes] for one in (rules, other))
                    if ours != theirs:
                        break
                else:
                    continue
                break
            assert case.facts == {"deal_number": 1, "hand": hand}, (mine, yours)
