"""Kind *winner*: who takes a trick, and how many points lie in it."""

from dataclasses import replace

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.puzzles import PROVED, Puzzle, prove
from hertta.puzzles.kinds.winner import SORTS
from hertta.rules import Moment, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = PROVED["winner"]


def trick(rules, cards, leader=1, number=9):
    """Who takes these cards?"""
    moment = Moment(NO_CARDS, tuple(map(Card.parse, cards.split())), number, True)
    return Puzzle("winner", rules, moment, leader)


@pytest.fixture(scope="module")
def drawn():
    """Twenty draws by every profile."""
    return sound_draws("winner")


@pytest.mark.parametrize(
    ("puzzle", "winner", "points"),
    [
        (trick("hjerter", "7D JD AH 3D"), "2", "1"),
        (trick("hjerter", "2D AH AS AC", 3), "3", "1"),
        (trick("hertan-saannot", "7S QS 3H 2S"), "2", "14"),
        (trick("omnibus", "7D JD AH 3D"), "2", "-9"),
        (trick("hertta-korttipeli-nimellisarvot", "7H AH QS TH"), "2", "91"),
        (trick("musta-maija", "QS KS AS"), "0", "30"),
        (trick("hertta-korttipeli-6", "XC 3C 3D 4D 5D 6D", 0, 5), "1", "0"),
        (trick("perumisherttamisaari-6", "AS AS' QS 2S 3H 4H"), "3", "15"),
        (trick("perumisherttamisaari-6", "AS AS' QH 2D 3H 4H"), "nobody", "3"),
    ],
)
def test_who_takes_it(puzzle, winner, points):
    """The highest card of the suit led, however high the others; points by the table's prices; equal cards cancel."""
    assert flaws(puzzle) == ()
    assert prove(puzzle).second.picks == {"winner": winner, "points": points}


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (trick("hjerter", "7D JD AH"), "short-trick"),
        (trick("hjerter", "7D JD AH 3D 4D"), "short-trick"),
        (trick("hjerter", "7D JD AH 3D", leader=4), "impossible"),
        (trick("hertta-korttipeli-6", "XC 3C 3D 4D 5D 6D", number=10), "impossible"),
        (trick("herttamisaari-3", "2C 3C 4C"), "impossible"),
        (trick("perumisherttamisaari-6", "AS AS' QH 2D 3H 4H", number=17), "nobody-at-last"),
        (
            replace(
                trick("perumisherttamisaari-6", "AS AS' QS 2S 3H 4H"),
                taken=(Cards.parse("2C 3C 5C 6C 7C 8C"), *(NO_CARDS,) * 5),
            ),
            "cards-waiting",
        ),
        (replace(trick("hjerter", "7D JD AH 3D"), totals=(1, 2, 3, 4)), "stray"),
        (replace(trick("hjerter", "7D JD AH 3D"), taken=(Cards.parse("7D"), *(NO_CARDS,) * 3)), "impossible"),
    ],
)
def test_no_puzzle(puzzle, flaw):
    """Not of a trick that is not full or cannot be, nor where it could be argued who gets which cards (F14)."""
    assert flaw in flaws(puzzle)


def test_each_card_is_told_by_what_it_is():
    """Highest of the suit led, lower, cancelled, of another suit; and nobody, where somebody does win."""
    told = {one.value: one.message for one in KIND.explain(trick("perumisherttamisaari-6", "AS AS' QS 2S 3H 4H"))[:7]}
    assert told == {
        "1": "why-winner-cancelled",
        "2": "why-winner-cancelled",
        "3": "why-winner-highest",
        "4": "why-winner-lower",
        "5": "why-winner-off-suit",
        "0": "why-winner-off-suit",
        "nobody": "why-winner-somebody",
    }


def test_a_bonus_card_is_named_among_what_counts():
    """The diamond that takes points away is one of the cards that the number comes from."""
    told = [one for one in KIND.explain(trick("omnibus", "3D JD 5H 2H")) if one.part == "points"]
    assert {one.facts["cards"] for one in told} == {Cards.parse("JD 2H 5H")}
    assert [one.value for one in told if one.right] == ["-8"]


def test_every_sort_of_trick_comes_up(drawn):
    """Each sort aimed at, and tricks in which equal cards cancel, of which some are nobody's."""
    tricks = [puzzle.moment.trick for puzzle in drawn]
    assert all(sum(map(sort, tricks)) > len(tricks) / 12 for sort in SORTS)
    doubled = [puzzle for puzzle in drawn if ruleset(puzzle.rules).deck.policy.decks > 1]
    assert any(len({card.face for card in one.moment.trick}) < len(one.moment.trick) for one in doubled)
    assert any(KIND.solve(one).picks["winner"] == "nobody" for one in doubled)
