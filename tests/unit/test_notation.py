"""Hands, deals and moments as text: what reads back equal, and everything that is refused."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hertta.cards import NO_CARDS, Cards
from hertta.engine import Moment, deal, deal_text, hand_text, moment_text, read_deal, read_hand, read_moment
from hertta.errors import NotationError, PositionError
from hertta.rules import ruleset
from hertta.testing import card_sets
from tests.laws.steady import steady
from tests.unit.refusing import begin_with, told

HJERTER = ruleset("hjerter")
TWO_DECKS = ruleset("perumisherttamisaari-6")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("AKQ.J2.T9.432", "AS KS QS JH 2H TD 9D 4C 3C 2C"),
        ("...", ""),
        ("..3X2.3X2", "2C XC 3C 2D XD 3D"),
        ("Q'.A..KK'2", "QS' AH KC KC' 2C"),
        ("AKQJT98765432...", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
    ],
)
def test_hands(text, cards):
    """A hand is written suit by suit from high to low, and reads from that and from lists of its cards."""
    hand = Cards.parse(cards)
    assert hand_text(hand) == text
    assert {read_hand(one) for one in (text, f" {text}\n", cards, cards.replace(" ", ","))} == {hand}


@given(card_sets(TWO_DECKS.deck.policy.cards | Cards.parse("XC XD")))
@settings(steady)
def test_every_hand_reads_back(hand):
    """Any set of cards reads back equal, suit by suit and as a list."""
    assert read_hand(hand_text(hand)) == read_hand(str(hand)) == hand


@pytest.mark.parametrize(
    ("text", "kind", "code", "faults"),
    [
        ("AKQ.J2.T9", NotationError, "bad-hand", ["found 3 suits in 'AKQ.J2.T9', expected 4"]),
        ("A.2.3.4.5", NotationError, "bad-hand", ["found 5 suits"]),
        ("AKQ.J2.T9.10", NotationError, "bad-card", ["found '1C'", "found '0C'"]),
        ("A.X..", NotationError, "bad-card", ["found 'XH'"]),
        ("A''...", NotationError, "bad-card", ['found "\'S"']),
        ("A K..\n.", NotationError, "bad-card", ["found ' S'", "found '\\nD'"]),
        ("QS 2h AS AS -", NotationError, "bad-card", ["found '2h'", "found '-'", "found AS twice, expected once"]),
        ("QS QS 2H 2H 2H", PositionError, "duplicate-card", ["found QS twice, expected once", "found 2H 3 times"]),
        ("AA.2..", PositionError, "duplicate-card", ["found AS twice, expected once"]),
    ],
)
def test_hands_that_are_refused(text, kind, code, faults):
    """What is no hand is refused with all that is wrong in it."""
    found = told(read_hand, text)
    assert found[:2] == (kind, code)
    assert begin_with(found[2], [f"hand: {start}" for start in faults])


def test_deals():
    """Whichever seat a deal begins with, its hands are told from seat 0 on, and read back so."""
    hands = (Cards.parse("2C QS"), Cards.parse("3C 4C"), NO_CARDS)
    assert deal_text(hands) == "0:Q...2 ...43 ..."
    assert {read_deal(text) for text in ("0:Q...2 ...43 ...", " 1: 4C,3C ... 2C,QS\n", "2:... Q...2 ...43")} == {hands}
    dealt = deal(TWO_DECKS, 5).hands
    assert read_deal(deal_text(dealt)) == dealt


@pytest.mark.parametrize(
    ("text", "kind", "code", "faults"),
    [
        ("", NotationError, "bad-deal", ["found '', expected a seat, a colon and a hand for each seat"]),
        ("0:", NotationError, "bad-deal", ["found '0:', expected a seat"]),
        ("A... 2...", NotationError, "bad-deal", ["found 'A... 2...', expected a seat"]),
        ("2:A... 2...", NotationError, "bad-deal", ["found '2:A"]),
        ("N:A... 2...", NotationError, "bad-deal", ["found 'N:A"]),
        ("-1:A... 2...", NotationError, "bad-deal", ["found '-1:A"]),
        ("٠:A... 2...", NotationError, "bad-deal", ["found '٠:A"]),
        ("1:A.. 2S2", NotationError, "bad-card", ["hands[0]: found '2S2'", "hands[1]: found 3 suits"]),
        (
            "0:A.2.. A.2..",
            PositionError,
            "duplicate-card",
            ["hands[0] and hands[1]: found 2H", "hands[0] and hands[1]: "],
        ),
        ("1:2,2 AA...", NotationError, "bad-card", ["hands[1]: found '2'", "hands[0]: found AS twice, expected once"]),
    ],
)
def test_deals_that_are_refused(text, kind, code, faults):
    """What is no deal is refused with all that is wrong in it, each fault at its seat."""
    found = told(read_deal, text)
    assert found[:2] == (kind, code)
    assert begin_with(found[2], faults)


def test_moments():
    """A moment is written like a position, and reads in any order and with either form of its hand."""
    moment = Moment(read_hand("Q.2.."), tuple(Cards.parse("3C 4C")))
    assert moment_text(moment) == "hand=Q.2.. trick=3C,4C"
    late = replace(moment, trick=(), trick_number=7, hearts_broken=True)
    assert moment_text(late) == "trick_number=7 hearts_broken=true hand=Q.2.."
    assert read_moment("trick=3C,4C hand=2H,QS", HJERTER.without("opening-card")) == moment
    assert read_moment("hand=2H,QS  hearts_broken=true trick_number=7", HJERTER) == late


@pytest.mark.parametrize(
    ("text", "kind", "code", "faults"),
    [
        ("trick=1C", NotationError, "bad-text", ["hand: missing, expected", "trick: found '1C', expected a card"]),
        ("hand=2... leader=0", NotationError, "bad-text", ["found 'leader=0', expected one of hand, trick_number"]),
        ("hand=2... trick=2...", NotationError, "bad-card", ["trick: found '2...', expected a card"]),
        ("hand=22... trick_number=2", PositionError, "duplicate-card", ["hand: found 2S twice, expected once"]),
        ("hand=2... trick_number=2 trick=2S", PositionError, "duplicate-card", ["hand and trick: found 2S twice"]),
        (
            "hand= trick=3C",
            PositionError,
            "bad-position",
            ["hand: found no card, expected at least one", "trick: found 3C led to trick 1, expected 2C"],
        ),
    ],
)
def test_moments_that_are_refused(text, kind, code, faults):
    """What is no moment, or none under the rules, is refused with all that is wrong."""
    found = told(read_moment, text, HJERTER)
    assert found[:2] == (kind, code)
    assert begin_with(found[2], faults)
