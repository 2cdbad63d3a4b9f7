"""Section A, what others reported of Hearts programs: what players are told, and whether the deal is honest."""

import subprocess
import sys
from collections import Counter
from dataclasses import fields

import pytest

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, Card, Cards
from hertta.cli.rules import show_lines
from hertta.engine import (
    Chance,
    Moment,
    audit,
    begin,
    deal,
    exchange,
    judge,
    judge_hand,
    legal,
    new_game,
    play,
    score,
)
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import (
    CleanBonus,
    Limit,
    LimitWithDrop,
    MoonAndSun,
    PassCycle,
    QueenNotBroken,
    SingleDeck,
)
from hertta.testing import aimed_moment
from hertta.text import CODES, explain
from tests.claims.reports import every_profile, house, known_profile, opening
from tests.claims.tables import moment


def test_a34_no_number_of_the_game_stands_in_code():
    """Other cards left out, two cards passed, a limit of 50: all come from the rule set, and the game plays by them."""
    deck = SingleDeck(5, Cards.parse("3D 3S"), NO_CARDS)
    game = new_game(house("herttamisaari-5", deck, PassCycle(("left",), 2, NO_CARDS), Limit(50, reached=True)))
    while not game.outcome.over:
        hands, _ = deal(game.rules, game.deal_number)
        passes = [Cards.of(list(hand)[:2]) for hand in hands]
        position = begin(game.rules, exchange(game.rules, game.deal_number, hands, passes), game.dealer)
        assert opening(game.rules) == Card.parse("2C")
        while not position.over:
            position = play(position, next(iter(legal(game.rules, position.moment))))
        assert position.trick_number == 11
        before, game = game, game.after(position.taken)
    assert max(before.totals) < 50 <= max(game.totals)


@every_profile
def test_a36_a_card_is_refused_for_a_rule_or_for_being_early(name):
    """Each refused card of a hand has one rule of play as its reason; to play out of order is another matter."""
    rules = ruleset(name)
    codes = {cited.code for cited in rules.play}
    for seed in range(50):
        judgement = judge_hand(rules, aimed_moment(rules, Chance(seed)))
        barred = [card for reason in judgement.reasons for card in reason.cards]
        assert sorted(barred) == list(judgement.moment.hand - judgement.legal)
        assert {reason.rule for reason in judgement.reasons} <= codes
    hands = deal(rules, 1).hands
    second = (begin(rules, hands).seat + 1) % rules.players
    wrong = audit(rules, hands, [(second, next(iter(hands[second])))])
    assert wrong.verdict.rule == "out-of-turn"
    assert "out-of-turn" not in codes


@pytest.mark.parametrize(
    "case", ["5H JD to 2C in trick 1", "5H JC to 2C in trick 1", "4H 7D leads", "2C 9C leads in trick 1"]
)
def test_a37_every_refusal_is_told_in_every_language(case):
    """A refused card comes with a sentence of its own in Finnish, Norwegian and English."""
    rules = ruleset("hjerter")
    [refused] = moment(case).hand - legal(rules, moment(case))
    told = {explain(judge(rules, moment(case), refused), lang) for lang in CODES}
    assert len(told) == len(CODES)


@known_profile
def test_a37_a_moon_is_told(name):
    """A score says who has shot the moon and what they may choose, so that nobody wonders at the points."""
    rules = ruleset(name)
    found = score(rules, [rules.deck.policy.cards, *[NO_CARDS] * (rules.players - 1)])
    assert (found.moon, bool(found.moon_options)) == ((None, False) if name == "misaariherttamisaari" else (0, True))


@pytest.mark.parametrize(
    "rules",
    [
        *map(ruleset, PROFILES),
        house("hjerter", LimitWithDrop(100, to=50), MoonAndSun(("add",), sun=52), CleanBonus(-5, -5), QueenNotBroken()),
    ],
    ids=lambda rules: rules.name,
)
@pytest.mark.parametrize("lang", CODES)
def test_a38_every_active_rule_is_listed(rules, lang):
    """``hertta rules show`` names each policy with all its parameters, a table's own drop and sun as well."""
    lines = show_lines(rules, lang)
    for _, cited in rules.cited():
        [line] = [line for line in lines if f"({cited.code}," in line or f"({cited.code})" in line]
        assert all(f"{name} = " in line for name in cited.parameters())


@pytest.mark.parametrize("name", ["hjerter", "hertta-korttipeli-2", "perumisherttamisaari-7"])
def test_a39_a_deal_can_be_played_again(name):
    """The same seed deals the same cards in another process too, and another seed others."""
    rules = ruleset(name)
    code = f"from hertta.engine import deal; from hertta.rules import ruleset; print(deal(ruleset({name!r}), 39))"
    again = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert again.stdout.strip() == str(deal(rules, 39)) != str(deal(rules, 40))


def test_a39_a_player_s_choice_hangs_on_what_it_may_see():
    """Who plays is judged by its own hand, the open trick and the open record: nothing else is in a moment."""
    assert {field.name for field in fields(Moment)} == {"hand", "trick", "trick_number", "hearts_broken"}


def test_a40_the_shuffle_is_a_published_one():
    """The numbers are those of SplitMix64, and the cards are exchanged from the last one down: anybody can check it."""
    chance = Chance(1234567)
    assert [chance.below(2**64) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    row, chance = list(ruleset("hjerter").deck.policy.cards), Chance(7)
    for last in range(51, 0, -1):
        other = chance.below(last + 1)
        row[last], row[other] = row[other], row[last]
    assert deal(ruleset("hjerter"), 7).hands == tuple(Cards.of(row[at : at + 13]) for at in range(0, 52, 13))


def test_a40_no_seat_is_dealt_worse_than_another():
    """Over a thousand deals each seat gets the queen, and hearts, as often as chance lets it."""
    queens, hearts = Counter(), Counter()
    for seed in range(1000):
        for seat, hand in enumerate(deal(ruleset("hjerter"), seed).hands):
            queens[seat] += QUEEN_OF_SPADES in hand
            hearts[seat] += len(hand & HEARTS)
    assert all(200 < queens[seat] < 300 and 3100 < hearts[seat] < 3400 for seat in range(4))
