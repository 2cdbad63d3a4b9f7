"""The second engine against the first on positions that are always the same, by every profile and some house rules.

Millions of positions are compared in ``tests/oracle``; these few reach every line of the second engine.
"""

import random
from collections import Counter
from dataclasses import replace

import pytest

from hertta.analysis import second
from hertta.analysis.second import barred_by, barring, deck, faces, facts_of, profile, setup
from hertta.cards import QUEENS_OF_SPADES, Card, Cards, Suit
from hertta.engine import Moment, legal
from hertta.rules import PROFILES, ruleset
from tests.oracle.both import moments, openers, passes, some_hand, tables, tricks
from tests.oracle.both_deals import deals, endings, exchanges
from tests.oracle.both_score import scores
from tests.oracle.house import house_rules
from tests.oracle.same import told_apart

OFTEN = {tables: 1, exchanges: 1, moments: 20, deals: 1, endings: 4, tricks: 5, openers: 5, passes: 8, scores: 5}
"""The questions, and how often each is asked."""
HOUSES = [
    ("hjerter", "any club opens", "queen waits", "queen breaks", "jack needed", "sun", "moon chooses", "limit drops"),
    ("hjerter", "any card opens", "queen waits", "only points: queen", "ten dropped", "sun", "nothing taken"),
    ("hertta-korttipeli", "any card opens", "queen waits", "queen kept", "moon unless over", "low limit"),
    ("hertta-korttipeli", "only hearts: points", "top spades kept", "moon unless lost", "ties play on", "low limit"),
    ("hertan-saannot", "any card opens", "hearts any time", "moon above zero", "most wins", "partners"),
    ("perumisherttamisaari-6", "only points: hearts", "queen waits", "queen breaks, hearts off suit", "sun"),
]
"""Tables that play by rules which no profile has."""
BARRED = 50
"""Hands of which every card is asked about, at each table."""


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_is_answered_alike(name):
    """Facts written from a source and those of its policies are the same, and both engines answer by them alike."""
    assert facts_of(ruleset(name)) == profile(name)
    assert_alike((name,))


@pytest.mark.parametrize("table", HOUSES, ids=" ".join)
def test_house_rules_are_answered_alike(table):
    """Both engines answer alike where a table has agreed on what no source knows."""
    assert_alike(table)


def assert_alike(table):
    """That every question comes up, and no answer differs."""
    rules, rng = house_rules(*table), random.Random(" ".join(table))
    facts = facts_of(rules)
    met = Counter(
        found for question, often in OFTEN.items() for _ in range(often) for found in question(rules, facts, rng)
    )
    assert met["choice"] > 50
    assert {"table", ("over", True), ("over", False), ("audit", "out-of-turn")} <= set(met)


@pytest.mark.parametrize("table", [*((name,) for name in PROFILES), *HOUSES], ids=" ".join)
def test_all_that_bars_a_card_is_told(table):
    """The rules that bar an illegal card are those by each of which alone the engine refuses it; the first decides."""
    rules, rng = house_rules(*table), random.Random(" ".join(table))
    facts = facts_of(rules)
    several = 0
    for _ in range(BARRED):
        moment = some_moment(facts, rng)
        hand, allowed, alone = faces(moment.hand), legal(rules, moment), barred_alone(rules, moment)
        lying = (faces(moment.trick), moment.trick_number, moment.hearts_broken)
        assert second.legal(facts, hand, *lying) == faces(allowed), lying
        for card in moment.hand:
            case = (facts, card.face, hand, *lying)
            told = barring(*case)
            assert set(told) == {code for code, cards in alone.items() if card in cards and card not in allowed}, case
            assert len(set(told)) == len(told)
            assert told[:1] == [code for code in [barred_by(*case)] if code], case
            several += len(told) > 1
    assert several


def some_moment(facts, rng):
    """A choice by chance, mostly in the first trick, with a hand that is often rare."""
    hand, rest = some_hand(facts, rng, rng.randint(1, setup(facts)["hand_size"]), filled=rng.random() < 0.5)
    held, trick = told_apart([hand, rest[: rng.choice([0, 1])]])
    return Moment(Cards.of(held), trick, rng.choice([1, 1, 2]), rng.random() < 0.3)


def barred_alone(rules, moment):
    """What each restriction bars where there is no other, in the order in which they are asked."""
    found = {}
    for cited in rules.play:
        asked = thrown(moment) if cited.code == "first-trick-points" else moment
        found[cited.code] = asked.hand - legal(replace(rules, play=(cited,)), asked)
    return found


def thrown(moment):
    """The same choice of one who cannot follow: the ban speaks to nobody else, though it names whoever plays.

    Of the cards that the ban does not name one is enough, and another suit is led.
    """
    points = moment.hand.of_suit(Suit.HEARTS) | moment.hand & QUEENS_OF_SPADES
    plain = Cards.of(list(moment.hand - points)[:1])
    led = Card.parse("2D" if plain.of_suit(Suit.CLUBS) else "2C")
    return Moment(points | plain, (led,), moment.trick_number, moment.hearts_broken)


def test_a_card_that_is_not_held_is_barred_by_that_alone():
    """No rule of play is asked about a card that lies elsewhere."""
    facts = profile("hjerter")
    assert barring(facts, "5H", ["4C"], ["2C"], 1, False) == ["not-in-hand"]


def test_what_is_shared_cannot_be_spoilt():
    """A deck, and what lies on the table, is everybody's own: cards dealt from it are not missing the next time."""
    deck(profile("hjerter")).clear()
    setup(profile("herttamisaari-3"))["removed"].clear()
    assert len(deck(profile("hjerter"))) == 52
    assert setup(profile("herttamisaari-3"))["removed"] == ["2C"]
