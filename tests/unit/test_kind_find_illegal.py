"""Kind *find-illegal*: one play of a record is wrong, whatever the cards are that nobody has seen."""

from dataclasses import replace

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.puzzles.positions.layouts import MOST_LAYOUTS, count_layouts, layouts
from hertta.puzzles.positions.record import count_deals, sizes_left
from hertta.rules import Moment, ruleset
from hertta.rules.policies import OpeningClub
from tests.unit.kinds import check_asked, flaws, sound_draws

KIND = PROVED["find-illegal"]
OPEN = (
    "2C 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S 5S",
    "5C 6C 7C 2D 3D 4D 2H 3H 4H 6S 7S 8S 9S",
    "8C 9C TC 8D 9D TD 5H 6H 7H TS JS QS KS",
    "JC QC KC AC JD QD KD AD JH QH KH AH AS",
)
"""Hands in which everybody can follow suit; seat 0 opens."""
VOID = (OPEN[0], "TS JS QS 2D 3D 4D 2H 3H 4H 6S 7S 8S 9S", "8C 9C TC 5C 6C 7C 8D 9D TD 5H 6H 7H KS", OPEN[3])
"""The same, but seat 1 has no club."""
CLUBS = "0:2C 1:5C 2:8C 3:JC"
REVOKE = "0:5C 1:9C 2:4D 3:KC 3:8S 0:2S 1:JS 2:7C"
"""Two tricks; seat 2 does not follow suit, and plays a club to the next."""
LAST = "1:3D 2:QD 3:6H 0:9H"
DECK = ruleset("hjerter").deck.policy.cards


def plays(text):
    """Seats and cards in order."""
    pairs = (word.split(":") for word in text.split())
    return tuple((int(seat), Card.parse(card)) for seat, card in pairs)


def beginning(text, hands=OPEN, rules="hjerter"):
    """A record of the beginning of a deal, all hands open."""
    told = plays(text)
    return Puzzle("find-illegal", rules, leader=told[0][0], hands=tuple(map(Cards.parse, hands)), plays=told)


def ending(text, hidden="", rules="hjerter", broken=True):
    """A record of the last tricks, or of those before some cards that are still hidden; all others are gone."""
    told, kept = plays(text), Cards.parse(hidden)
    number = 14 - (len(told) + len(kept)) // 4
    gone = DECK - Cards.of(card for _, card in told) - kept
    taken = (*(NO_CARDS,) * 3, gone) if kept else ()
    return Puzzle("find-illegal", rules, Moment(NO_CARDS, (), number, broken), told[0][0], taken, plays=told)


def answer(puzzle):
    """The index of the wrong play, by both roads."""
    assert flaws(puzzle) == ()
    return int(prove(puzzle).second.picks["play"])


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("find-illegal")


def test_a_revoke_comes_to_light():
    """Who throws a diamond on a club and plays a club to the next trick did not follow suit."""
    puzzle = ending(f"{REVOKE} {LAST}")
    assert answer(puzzle) == 2
    assert KIND.rule(puzzle) == "follow-suit"
    told = KIND.explain(puzzle)[2]
    assert (told.message, told.facts["cards"]) == ("why-find-illegal-revokes", Cards.parse("7C"))


def test_a_revoke_comes_to_light_whatever_is_hidden():
    """With a trick still in the hands the cards are dealt in all 24 ways; in each the same play is wrong."""
    puzzle = ending(REVOKE, "3D QD 6H 9H")
    assert answer(puzzle) == 2
    certificate = prove(puzzle)
    assert (certificate.layouts, certificate.tried, certificate.count) == (24, "plays", 8)
    told = {one.message for one in KIND.explain(puzzle)}
    assert told == {f"why-find-illegal-{state}" for state in ("broken", "follows", "revokes", "void")}


@pytest.mark.parametrize("rules", ["hjerter", "herttamisaari", "hertta-korttipeli", "hertan-saannot"])
@pytest.mark.parametrize(
    ("text", "index", "rule"),
    [
        (f"{CLUBS} 3:JH 0:8H 1:2H 2:5H", 4, "hearts-not-broken"),
        ("0:3C 1:5C 2:8C 3:JC 3:JD 0:5D 1:2D 2:8D", 0, "opening-card"),
        (f"{CLUBS} 3:JD 0:5D 1:2H 2:8D", 6, "follow-suit"),
        (f"{CLUBS} 0:5D 1:2D 2:8D 3:JD", 4, "highest-of-led-suit"),
        ("1:5C 2:8C 3:JC 0:2C 3:JD 0:5D 1:2D 2:8D", 0, "highest-of-led-suit"),
    ],
)
def test_each_rule_can_be_broken(rules, text, index, rule):
    """A heart led too early, the wrong opening card, no following suit, a lead by one who did not win."""
    puzzle = beginning(text, rules=rules)
    assert answer(puzzle) == index
    assert KIND.rule(puzzle) == rule
    check_asked(puzzle)


@pytest.mark.parametrize("rules", ["hjerter", "hertta-korttipeli", "hertan-saannot", "herttamisaari-kotisaanto"])
def test_the_queen_in_the_first_trick(rules):
    """One without a club throws the queen of spades: wrong, but by the basic rules of Herttamisääri."""
    puzzle = beginning("0:2C 1:QS 2:8C 3:JC 3:JD 0:5D 1:2D 2:8D", VOID, rules)
    assert answer(puzzle) == 1
    assert KIND.rule(puzzle) == "first-trick-points"
    assert flaws(puzzle.under("herttamisaari")) == ("no-wrong-play",)


def test_who_led_to_a_trick_that_nobody_wins_leads_again():
    """Two fives of clubs cancel each other, and nobody else had a club: the lead is not the next player's (F14)."""
    told = plays("0:5C 1:5C' 2:KD 3:2D 4:3D 5:4D 1:7S 2:8S 3:9S 4:TS 5:JS 0:QD")
    puzzle = Puzzle("find-illegal", "perumisherttamisaari-6", Moment(NO_CARDS, (), 16, True), 0, plays=told)
    assert answer(puzzle) == 6
    assert KIND.rule(puzzle) == "equal-cards-cancel"
    assert KIND.explain(puzzle)[6].facts["seats"] == (0,)


def test_no_puzzle_without_one_wrong_play():
    """A record in which all is well, or in which two went wrong, is none."""
    assert flaws(ending(f"0:5C 1:9C 2:7C 3:KC 3:8S 0:2S 1:JS 2:4D {LAST}")) == ("no-wrong-play",)
    assert flaws(ending("0:5C 1:3D 2:4D 3:KC 3:8S 0:2S 1:JS 2:7C 3:6H 0:9H 1:9C 2:QD")) == ("two-wrong-plays",)


def test_no_puzzle_where_it_depends_on_what_is_hidden():
    """Whether seat 2 had the club nobody has seen, who knows; nor are hundreds of thousands of ways gone through."""
    unknown = "0:5C 1:9C 2:4D 3:KC 3:8S 0:2S 1:JS 2:QD"
    assert flaws(ending(unknown, "7C 3D 6H 9H")) == ("open",)
    many = ending(REVOKE, "3D QD 6H 9H 2H 3H 4H 5H 7H 8H TH JH")
    assert count_deals(many) == count_layouts(12, sizes_left(many)) == 369_600 > MOST_LAYOUTS
    assert flaws(many) == ("too-many-layouts",)


def test_no_puzzle_where_the_wrong_play_breaks_hearts():
    """A heart thrown by one who could follow suit, then a heart led: by Hjerter the first broke nothing."""
    doubtful = f"{CLUBS} 3:JD 0:5D 1:2H 2:8D 3:JH 0:8H 1:3H 2:5H"
    assert flaws(beginning(doubtful)) == ("doubtful",)


def test_no_puzzle_where_two_may_open():
    """With a two of clubs in two hands it depends on the dealer who opens."""
    rules = ruleset("perumisherttamisaari-8")
    cards = list(rules.deck.policy.cards)
    hands = tuple(Cards.of(cards[seat::8]) for seat in range(8))
    twos = [seat for seat, hand in enumerate(hands) if hand & Cards.parse("2C 2C'")]
    assert len(twos) == 2
    told = tuple((seat, card) for row in range(2) for seat in range(8) for card in [list(hands[seat])[row]])
    assert flaws(Puzzle("find-illegal", rules.name, hands=hands, plays=told)) == ("two-openers",)


def test_no_puzzle_of_a_rule_that_has_no_words_here(monkeypatch):
    """By a house rule any club opens; of a record in which that decides nothing false is said, and nothing is asked."""
    house = ruleset("hjerter").without("opening-card").with_("play", OpeningClub())
    monkeypatch.setattr("hertta.puzzles.puzzle.ruleset", lambda _name: house)
    assert flaws(beginning(f"{CLUBS} 3:JH 0:8H 1:2H 2:5H")) == ("untold",)


GOOD = beginning(f"{CLUBS} 3:JH 0:8H 1:2H 2:5H")
END = ending(REVOKE, "3D QD 6H 9H")


@pytest.mark.parametrize(
    "puzzle",
    [
        replace(GOOD, plays=()),
        replace(GOOD, plays=GOOD.plays[:4]),
        replace(GOOD, plays=GOOD.plays[:7]),
        replace(GOOD, plays=(*GOOD.plays[:7], GOOD.plays[0])),
        replace(GOOD, plays=(*GOOD.plays[:6], GOOD.plays[7], GOOD.plays[6])),
        replace(GOOD, leader=1),
        replace(GOOD, hands=GOOD.hands[:3]),
        replace(GOOD, hands=tuple(map(Cards.parse, VOID))),
        replace(GOOD, hands=(*GOOD.hands[:3], GOOD.hands[3] - Cards.parse("AS"))),
        replace(GOOD, moment=Moment(NO_CARDS, (), 1, True)),
        replace(GOOD, moment=Moment(NO_CARDS, (), 0)),
        replace(GOOD, moment=Moment(Cards.parse("AS"))),
        replace(END, taken=()),
        replace(END, moment=Moment(NO_CARDS, (), 12, True)),
        replace(END, moment=Moment(NO_CARDS, (), 13, True)),
        replace(END, taken=(*END.taken[:3], END.taken[3] - Cards.parse("3C"))),
        replace(END.under("hertan-saannot"), moment=Moment(NO_CARDS, (), 11, False)),
        ending("0:2C 1:9C 2:4D 3:KC 3:8S 0:2S 1:JS 2:7C", "3D QD 6H 9H"),
    ],
)
def test_no_puzzle_that_cannot_be(puzzle):
    """No whole tricks, a card twice, seats out of order, hands that do not fit, hearts that cannot be broken."""
    assert flaws(puzzle) == ("impossible",)


def test_no_puzzle_with_more_than_it_asks_of():
    """Totals have nothing to do with it."""
    assert flaws(replace(GOOD, totals=(1, 2, 3, 4))) == ("stray",)


def test_every_way_is_dealt_once():
    """All layouts differ, each holds all cards, and there are as many as were counted."""
    cards = Cards.parse("2C 3C 4C 5C 6C 7C")
    found = list(layouts(cards, [2, 2, 2]))
    assert len(set(found)) == len(found) == count_layouts(6, [2, 2, 2]) == 90
    assert all(one | two | three == cards for one, two, three in found)


@pytest.mark.no_cover
def test_every_rule_and_form_comes_up(drawn):
    """Each rule is broken in some draw; hands lie open, follow from the record, or are partly never seen."""
    assert {KIND.rule(puzzle) for puzzle in drawn} == {
        "follow-suit",
        "opening-card",
        "first-trick-points",
        "hearts-not-broken",
        "highest-of-led-suit",
        "equal-cards-cancel",
    }
    forms = {(bool(puzzle.hands), bool(puzzle.taken)) for puzzle in drawn}
    assert forms == {(True, False), (False, False), (False, True)}
    assert not KIND.suits(ruleset("hertta-korttipeli-2"))
