"""What the engine refuses of programmers: cards and seats that are not there, words that mean nothing."""

import pickle

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Moment, Playing, begin, judge, play
from hertta.errors import IllegalPlay, PositionError, RulesError
from hertta.rules import ruleset
from hertta.rules.policies import HeartsNotBroken
from tests.unit.test_engine import HANDS, RULES, TWO_OF_CLUBS, refused


def test_either_copy_of_a_face_can_be_played():
    """With two decks the copy that is held is played; in place its very bit is asked for, and no other is taken."""
    rules = ruleset("perumisherttamisaari-6")
    position = begin(rules, [Cards.parse(card) for card in ("2C", "3C", "4C", "5C", "6C", "7C")])
    assert play(position, Card.parse("2C'")) == play(position, Card.parse("2C"))
    with pytest.raises(IllegalPlay) as refusal:
        Playing(position).play(Card.parse("2C'").bit)
    assert refusal.value.code == "not-in-hand"
    assert refused("bad-card", Playing(position).play, 3) == "card: found 3, expected the bit of one card"


def test_errors_travel_between_processes():
    """An error is the same after it was pickled, an illegal play with its verdict too."""
    illegal = IllegalPlay(judge(RULES, Moment(HANDS[1]), TWO_OF_CLUBS))
    for error in (PositionError("bad-position", "here", {"faults": ["x"]}), illegal):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (again.code, again.message, again.facts) == (error.code, error.message, error.facts)


def test_seats_that_are_not_there_neither_deal_nor_play():
    """A dealer or a player beyond the last seat is refused."""
    assert refused("bad-position", lambda: begin(RULES, HANDS, dealer=9)) == "dealer: found seat 9, expected 0 to 3"
    position = begin(RULES, HANDS)
    assert (
        refused("bad-position", lambda: play(position, TWO_OF_CLUBS, seat=-1)) == "seat: found seat -1, expected 0 to 3"
    )


def test_a_word_that_a_policy_does_not_know_is_refused():
    """A house rule's words are those that the policy knows; another would mean something else."""
    with pytest.raises(RulesError, match="only_hearts: found 'oops', expected one of stated, points, unsaid"):
        RULES.with_("play", HeartsNotBroken("oops"))


def test_nothing_is_left_over_where_all_is_dealt():
    """Cards beside the hands are refused where the deck has neither a stock nor a widow."""
    hands, more = [Cards.parse(card) for card in ("2C", "3C", "4C", "5C")], (Card.parse("6C"),)
    message = "rest: found 1 cards, expected at most 0"
    assert refused("bad-position", lambda: begin(RULES, hands, rest=more)) == message
