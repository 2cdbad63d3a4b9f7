"""Verdicts: what the engine says of a card, by which clause, and on which claims."""

import pytest

from hertta.cards import HEARTS, NO_CARDS, Card, Cards, Suit
from hertta.engine import (
    Moment,
    fold,
    judge,
    judge_hand,
)
from hertta.rules import ruleset

RULES = ruleset("hjerter")
TWO_OF_CLUBS = Card.parse("2C")


def test_a_verdict_carries_what_an_explanation_speaks_of():
    """A verdict names rule, policy, clause and claims, and its facts describe the hand that it was given on."""
    moment = Moment(Cards.parse("4D 5H QS"), (TWO_OF_CLUBS,), 1)
    verdict = judge(RULES, moment, Card.parse("5H"))
    assert (verdict.legal, verdict.rule, verdict.policy, verdict.clause) == (
        False,
        "first-trick-points",
        "first-trick-points",
        "ban",
    )
    assert verdict.claims == ("hjerter-023", "hjerter-024")
    assert verdict.facts == {
        "card": Card.parse("5H"),
        "led": Suit.CLUBS,
        "held": NO_CARDS,
        "legal": Cards.parse("4D"),
        "hand": moment.hand,
        "opening": TWO_OF_CLUBS,
        "trick_number": 1,
        "hearts_broken": False,
        "source": "hjerter",
        "reading": "none",
    }


def test_a_waiver_names_our_reading():
    """Where a rule would leave no card, the verdict says that it is waived, and by which reading."""
    moment = Moment(HEARTS, (TWO_OF_CLUBS,), 1)
    verdict = judge(RULES, moment, Card.parse("5H"))
    assert (verdict.legal, verdict.clause, verdict.facts["reading"]) == (True, "waived", "A2")
    assert "reading-A2" in verdict.claims
    assert judge_hand(RULES, moment).waived == ("first-trick-points",)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("hertan-saannot", "063 047 068 075"),
        ("herttamisaari-kotisaanto", "032 035 042 039"),
        ("hertta-korttipeli", "013 015 018 023"),
        ("hjerter", "018 020 023 026"),
    ],
)
def test_a_refusal_cites_the_claim_that_states_the_rule(name, numbers):
    """Whatever clause bars a card, the claim that states the rule itself is among those cited."""
    rules = ruleset(name)
    refusals = [
        (Moment(Cards.parse("2C 4C"), (), 1), "4C", "opening-card"),
        (Moment(Cards.parse("4C 5H"), (TWO_OF_CLUBS,), 1), "5H", "follow-suit"),
        (Moment(Cards.parse("4D 5H"), (TWO_OF_CLUBS,), 1), "5H", "first-trick-points"),
        (Moment(Cards.parse("5H QS"), (), 4), "5H", "hearts-not-broken"),
    ]
    for (moment, card, rule), number in zip(refusals, numbers.split(), strict=True):
        verdict = judge(rules, moment, Card.parse(card))
        assert verdict.rule == rule
        assert f"{rules.source}-{number}" in verdict.claims


@pytest.mark.parametrize(
    ("hand", "broken", "clauses"),
    [
        ("QS", False, {"unbroken"}),
        ("4D", False, {"unbroken"}),
        ("2H QS", False, {"queen-only"}),
        ("2H QS 4D", False, {"unbroken"}),
        ("2H", False, {"only-hearts"}),
        ("2H QS", True, {"broken"}),
    ],
)
def test_the_clause_on_lead_fits_the_hand(hand, broken, clauses):
    """The exception named on lead is the one of this hand: the queen is forced only where hearts lie beside her."""
    judgement = judge_hand(RULES, Moment(Cards.parse(hand), (), 5, broken))
    assert {verdict.clause for verdict in judgement.verdicts} == clauses


@pytest.mark.parametrize(("hand", "trick", "clause"), [("4D 5D", "3D", "follow"), ("4D 5D", "3S", "void")])
def test_a_legal_card_names_the_duty_it_meets(hand, trick, clause):
    """A legal card tells whether it follows suit or is free because the hand is void."""
    judgement = judge_hand(RULES, Moment(Cards.parse(hand), (Card.parse(trick),), 5))
    assert {(v.policy, v.clause, v.legal) for v in judgement.verdicts} == {("follow-suit", clause, True)}


def test_a_card_that_is_not_held():
    """A card that is not in the hand is refused for that, whatever the rules of play."""
    verdict = judge(RULES, Moment(Cards.parse("4D"), (TWO_OF_CLUBS,), 1), TWO_OF_CLUBS)
    assert (verdict.rule, verdict.policy, verdict.clause) == ("not-in-hand", "not-in-hand", "held")
    assert verdict.claims == ("hjerter-019",)


def test_house_rules_that_say_nothing():
    """Where no restriction speaks at all, every card is legal, and the verdict says that nothing restricts it."""
    free = RULES.without("follow-suit").without("first-trick-points")
    moment = Moment(Cards.parse("4D 5H"), (TWO_OF_CLUBS,), 2)
    assert fold(free, moment) == ()
    judgement = judge_hand(free, moment)
    assert judgement.legal == moment.hand
    assert {(v.rule, v.policy, v.clause) for v in judgement.verdicts} == {(None, "unrestricted", "free")}
    assert all(verdict.claims for verdict in judgement.verdicts)


def test_the_fold_tells_every_step():
    """Each restriction that speaks is a step, from the cards before it to the cards after it."""
    steps = fold(RULES, Moment(Cards.parse("4D 5H QS"), (TWO_OF_CLUBS,), 1))
    assert [(step.cited.code, step.clause) for step in steps] == [
        ("follow-suit", "void"),
        ("first-trick-points", "ban"),
    ]
    assert [str(Cards(step.after)) for step in steps] == ["4D 5H QS", "4D"]
