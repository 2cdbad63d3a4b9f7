"""Kind *may-play*: may this card be played, and if not, which rule bars it?"""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.errors import PuzzleError
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.rules import Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["may-play"]
ONE_DIAMOND = "4D 5H QS 2S 3S 4S 5S 6S 7S 8S 9S TS JS"


def may(card, rules, cards, trick="", number=1, broken=False):
    """May this card be played?"""
    lying = tuple(map(Card.parse, trick.split()))
    moment = Moment(Cards.parse(cards), lying, number, broken)
    return Puzzle("may-play", rules, moment, -len(lying) % ruleset(rules).players, card=Card.parse(card))


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("may-play")


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (may("9D", "hjerter", "3D 9D 5H QS", "KD", 10), "yes"),
        (may("5H", "hjerter", "3D 9D 5H QS", "KD", 10), "follow-suit"),
        (may("5H", "hjerter", ONE_DIAMOND, "2C"), "first-trick-points"),
        (may("5H", "herttamisaari", ONE_DIAMOND, "2C"), "yes"),
        (may("3H", "hertan-saannot", "3H 9H TH QS", "", 10), "hearts-not-broken"),
        (may("3H", "hjerter", "3H 9H TH JH", "", 10), "yes"),
        (may("5C", "hjerter", "2C 5C AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD"), "opening-card"),
    ],
)
def test_which_rule_bars_a_card(puzzle, said):
    """Yes, or the one rule: following suit, the ban of the first trick, hearts that wait, the card that opens."""
    assert flaws(puzzle) == ()
    assert prove(puzzle).second.picks == {"may-play": said}


@pytest.mark.parametrize(
    ("puzzle", "found"),
    [
        (may("5H", "hjerter", "4C 5H QS 2S 3S 4S 5S 6S 7S 8S 9S TS JS", "2C"), ("two-rules",)),
        (may("5H", "hjerter", "2C 5H QS 2S 3S 4S 5S 6S 7S 8S 9S TS JS"), ("two-rules",)),
        (may("KD", "hjerter", "3D 9D 5H QS", "AD", 10), ("not-in-hand",)),
        (may("9D", "hjerter", "3D 9D 5H", "KD", 10), ("impossible",)),
        (may("9D", "hjerter", "9D", "KD", 13), ("one-card",)),
    ],
)
def test_no_puzzle(puzzle, found):
    """Not where two rules bar the card, so that either would do; nor of a card that is not held, nor a single one."""
    assert flaws(puzzle) == found


def test_a_card_must_be_named():
    """Without a card there is no question."""
    cardless = replace(may("9D", "hjerter", "3D 9D 5H QS", "KD", 10), card=None)
    assert flaws(cardless) == ("not-in-hand",)
    with pytest.raises(PuzzleError) as refused:
        KIND.solve(cardless)
    assert refused.value.code == "no-card"


def test_each_rule_is_told_apart():
    """The right rule by the verdict; another that speaks by letting the card through; one that is silent as such."""
    puzzle = may("5H", "hjerter", ONE_DIAMOND, "2C")
    told = {one.value: one.message for one in KIND.explain(puzzle)}
    assert told == {
        "yes": "reason-first-trick-points-ban-illegal",
        "opening-card": "why-may-play-silent",
        "follow-suit": "why-may-play-lets-through",
        "first-trick-points": "reason-first-trick-points-ban-illegal",
        "hearts-not-broken": "why-may-play-silent",
    }


def test_a_rule_that_gives_way_is_told_as_such():
    """A hand of hearts only, unbroken, by the source that did not foresee it: the rule gives way, and bars nothing."""
    told = {one.value: one.message for one in KIND.explain(may("3H", "hertta-korttipeli", "3H 9H TH JH", "", 10))}
    assert told["hearts-not-broken"] == "why-may-play-gives-way"
    assert told["yes"] == "reason-hearts-not-broken-waived-legal"


def test_every_answer_comes_up(drawn):
    """Each rule bars a card in some draw, and every fifth card at least is barred."""
    said = [KIND.solve(puzzle).picks["may-play"] for puzzle in drawn]
    assert set(said) == {"yes", "opening-card", "follow-suit", "first-trick-points", "hearts-not-broken"}
    assert said.count("yes") <= 4 * len(said) / 5
