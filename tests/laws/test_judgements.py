"""What a judgement says, word for word: of a legal card, a barred one, one that is not held, and a free choice."""

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Moment, judge, judge_hand
from hertta.engine.judge import OUT_OF_TURN, Verdict, refuse
from hertta.rules import policies as p
from hertta.rules import ruleset

LEAD = Moment(Cards.parse("4D 5H QS"), (), 2)


def queen_waits():
    """Rules by which neither a heart nor the queen is led before hearts are broken."""
    return ruleset("hjerter").with_("play", p.QueenNotBroken())


def unrestricted():
    """Rules that restrict nothing but the first trick."""
    return ruleset("hjerter").without("opening-card").without("follow-suit").without("hearts-not-broken")


def test_a_judgement_shows_what_is_legal_and_what_bars_the_rest():
    """A judgement and its verdicts can be read at a glance."""
    judgement = judge_hand(queen_waits(), LEAD)
    assert repr(judgement) == "Judgement(4D; 5H: hearts-not-broken; QS: queen-not-broken)"
    assert [repr(verdict) for verdict in judgement.verdicts] == [
        "Verdict(4D, legal, queen-not-broken, unbroken, reading-H1)",
        "Verdict(5H, hearts-not-broken, hearts-not-broken, unbroken, hjerter-026, hjerter-030)",
        "Verdict(QS, queen-not-broken, queen-not-broken, unbroken, reading-H1)",
    ]


def test_a_card_not_held_is_refused_with_the_claims_of_the_hand():
    """The verdict on a card that is not held names it, and cites what a hand is."""
    rules, card = queen_waits(), Card.parse("2C")
    claims = ("hjerter-019",)
    expected = Verdict(card, False, "not-in-hand", "not-in-hand", "held", claims, rules, LEAD)
    assert judge(rules, LEAD, card) == expected
    assert judge(rules, LEAD, card).legal is False


def test_a_card_out_of_turn_is_refused_with_the_claims_of_the_order():
    """The verdict on a card that is played too early cites in which order cards are played."""
    rules, card = queen_waits(), Card.parse("4D")
    claims = ("hjerter-008", "hjerter-019")
    expected = Verdict(card, False, "out-of-turn", "out-of-turn", "order", claims, rules, LEAD)
    assert refuse(rules, LEAD, card, OUT_OF_TURN, "order") == expected


def test_a_legal_card_cites_the_clause_that_lets_it_through():
    """What a clause states further is cited of a legal card too."""
    moment = Moment(Cards.parse("4D 5H"), (Card.parse("3D"),), 2)
    verdict = judge(ruleset("hertan-saannot"), moment, Card.parse("4D"))
    assert (verdict.policy, verdict.clause) == ("follow-suit", "follow")
    assert verdict.claims == ("hertan-saannot-047", "hertan-saannot-048")


def test_a_free_choice_rests_on_the_hand():
    """Where no restriction speaks every card held is legal, and the verdict cites what a hand is."""
    rules = unrestricted()
    expected = Verdict(Card.parse("5H"), True, None, "unrestricted", "free", ("hjerter-019",), rules, LEAD)
    assert judge(rules, LEAD, Card.parse("5H")) == expected


@pytest.mark.parametrize(
    ("name", "hand", "opening"),
    [
        ("hjerter", "5C 4D", "2C"),
        ("herttamisaari-5", "5C 4D", "3C"),
        ("hertta-korttipeli-2", "5C 6C 4D", "5C"),
        ("hertta-korttipeli-2", "4D", "2C"),
        ("perumisherttamisaari-6", "5C 6C 4D", "5C"),
        ("perumisherttamisaari-6", "4D", "2C"),
        ("perumisherttamisaari-8", "5C 4D", "2C"),
    ],
)
def test_the_card_that_opens_is_the_lowest_that_can_be_held(name, hand, opening):
    """An explanation names the deck's lowest club; where not all is dealt, the hand's, if it has one."""
    moment = Moment(Cards.parse(hand), (), 1)
    assert judge(ruleset(name), moment, Card.parse("4D")).facts["opening"] == Card.parse(opening)
