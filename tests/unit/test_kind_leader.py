"""The kind *leader*: who leads the first trick, and with which card."""

from dataclasses import replace

import pytest

from hertta.cards import Cards
from hertta.puzzles import KINDS, Puzzle
from hertta.text import CODES, catalog
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["leader"]
FOUR = (
    "4C 5C AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
    "2C 6C QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H",
    "3C 7C 8C 9C TH JH QH KH AH 2S 3S 4S 5S",
    "TC JC QC KC 6S 7S 8S 9S TS JS QS KS AS",
)
NO_CLUBS = ("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")


def leader(rules, hands, **more):
    """A puzzle with these hands."""
    return Puzzle("leader", rules, hands=tuple(map(Cards.parse, hands)), **more)


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("leader")


def picks(puzzle):
    """Seat and card of the answer."""
    return KIND.solve(puzzle).picks


def test_whoever_holds_the_two_of_clubs_leads_it():
    """The two of clubs opens, wherever the dealer sits."""
    assert picks(leader("hjerter", FOUR, dealer=2)) == {"seat": "1", "card": "2C"}


def test_the_pass_comes_first():
    """In deal 1 West passes the two of clubs on to the left, to North, who then leads it."""
    passes = tuple(map(Cards.parse, ("4C 5C AC", "2C AD 9H", "AH KH QH", "AS KS QS")))
    assert picks(leader("hjerter", FOUR, passes=passes)) == {"seat": "2", "card": "2C"}


def test_without_the_two_of_clubs_the_lowest_club_of_the_deck_leads():
    """With three players in Herttamisääri the two of clubs is out, so the three of clubs opens (reading D2)."""
    hands = (
        "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D",
        "7D 8D 9D TD JD QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H TH",
        "JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    )
    assert picks(leader("herttamisaari-3", hands)) == {"seat": "0", "card": "3C"}


def test_without_a_club_the_dealers_left_chooses():
    """With a stock it may be that nobody holds a club; then the player on the dealer's left leads (reading D5)."""
    assert picks(leader("hertta-korttipeli-2", NO_CLUBS, dealer=0)) == {"seat": "1", "card": "any"}


def test_where_the_dealer_decides_the_dealer_must_be_told():
    """Without a club, and without a dealer, there is no answer."""
    assert flaws(leader("hertta-korttipeli-2", NO_CLUBS)) == ("no-dealer",)


@pytest.mark.parametrize(
    "change",
    [
        {"hands": tuple(map(Cards.parse, (*FOUR[:3], FOUR[2])))},
        {"hands": tuple(map(Cards.parse, FOUR[:3]))},
        {"dealer": 4},
        {"passes": (Cards.parse("4C"),) * 4},
        {"passes": tuple(map(Cards.parse, ("4C 5C AC", "2C AD 9H", "AH KH QH", "AS KS QS"))), "deal_number": 4},
        {"passes": (Cards.parse("4C 5C AC"),)},
    ],
)
def test_what_cannot_be_is_no_puzzle(change):
    """A card twice, a hand too few, a dealer who is not there, and passes that are not allowed are refused."""
    assert flaws(replace(leader("hjerter", FOUR), **change)) == ("impossible",)


def test_what_is_not_asked_about_is_refused():
    """The number of the deal says nothing where nothing is passed, so it must not be told."""
    assert flaws(replace(leader("hjerter", FOUR), deal_number=3)) == ("stray",)


@pytest.mark.parametrize("lang", CODES)
def test_the_question_says_when_the_cards_are_passed(lang):
    """With passes they come first; without them the hands are those after any pass."""
    before, after = (catalog(lang).format("goal-leader", passes=passes) for passes in (True, False))
    assert before != after
    assert "?" not in before.split(".")[0]
    assert "?" not in after.split(".")[0]


def test_every_aim_comes_up(draws):
    """The opening card is passed on, held twice, lies in no hand, or there is no club at all; and it just is there."""
    reasons = {one.message for puzzle in draws for one in KIND.explain(puzzle)}
    assert {"why-leader-passed-on", "why-leader-second-holder", "why-leader-not-held", "why-leader-any"} <= reasons
    assert any(not puzzle.passes for puzzle in draws)


def test_four_clubs_are_always_offered(draws):
    """The number of options says nothing: there are four clubs, from low to high, and one's own choice."""
    for puzzle in draws:
        _, cards = KIND.groups(puzzle)
        assert len(cards.values) == 5
        ranks = ["2X3456789TJQKA".index(card[0]) for card in cards.values[:-1]]
        assert ranks == sorted(ranks)
