"""The kind *broken*: which trick broke hearts."""

from dataclasses import replace

import pytest

from hertta.cards import Card
from hertta.puzzles import KINDS, Puzzle
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["broken"]
THROWN = "0:2C 1:AC 2:3C 3:4C 1:KD 2:5H 3:4D 0:3D"
QUEEN = "0:2C 1:AC 2:3C 3:4C 1:KS 2:5S 3:QS 0:3S"
LED = "0:2C 1:AC 2:3C 3:4C 1:KH 2:5H 3:4D 0:3D"


def broken(rules, plays, leader=0):
    """A puzzle with this record."""
    pairs = (play.split(":") for play in plays.split())
    return Puzzle("broken", rules, leader=leader, plays=tuple((int(seat), Card.parse(card)) for seat, card in pairs))


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("broken")


@pytest.mark.parametrize(
    ("rules", "plays", "since"),
    [
        ("hjerter", THROWN, "2"),
        ("hertan-saannot", THROWN, "2"),
        ("hertan-saannot", QUEEN, "no"),
        ("hjerter", QUEEN, "no"),
        ("hertan-saannot", LED, "2"),
        ("hertta-korttipeli", LED, "2"),
        ("hjerter", LED, "no"),
        ("herttamisaari", LED, "no"),
        ("herttamisaari", "0:2C 1:AC 2:3H 3:4C 1:KD 2:5D 3:4D 0:3D", "1"),
    ],
)
def test_what_breaks_hearts(rules, plays, since):
    """A heart thrown off; never the queen of spades; a heart that was led by some rules only (readings B3, B6)."""
    puzzle = broken(rules, plays)
    assert flaws(puzzle) == ()
    assert KIND.solve(puzzle).picks == {"since": since}


@pytest.mark.parametrize(
    ("plays", "flaw"),
    [
        ("0:2C 1:AC 2:3C 3:4C", "short-record"),
        ("0:2C 1:AC 2:3C 3:4C 1:KD 2:5H 3:4D", "short-record"),
        ("0:2C 1:AC 2:3C 3:4C 0:KD 1:5H 2:4D 3:3D", "out-of-turn"),
        ("0:3C 1:AC 2:2C 3:4C 1:KD 2:5H 3:4D 0:3D", "wrong-play"),
        ("0:2D 1:AD 2:3D 3:4D 1:KC 2:5C 3:4C 0:3C", "wrong-play"),
        ("0:2C 1:AC 2:3D 3:4C 1:KD 2:5C 3:4D 0:6D", "wrong-play"),
        ("0:2C 1:AC 2:3H 3:4C 1:KD 2:5D 3:4D 0:3D", "wrong-play"),
        ("0:2C 1:AC 2:3C 3:4C 1:AC 2:5H 3:4D 0:3D", "impossible"),
        ("0:2C 1:AC 2:3C 3:4C 1:XC 2:5H 3:4D 0:3D", "impossible"),
    ],
)
def test_a_record_with_a_fault_is_no_puzzle(plays, flaw):
    """Too short, out of turn, a wrong opening, a revoke, points in trick 1, a card twice or none of the deck."""
    assert flaws(broken("hjerter", plays)) == (flaw,)


def test_a_heart_led_beside_other_cards_is_no_puzzle():
    """A heart was led while hearts were unbroken, and later another suit came from the same hand."""
    plays = f"{LED} 1:2D 2:6C 3:6S 0:7S"
    assert flaws(broken("hjerter", plays)) == ("wrong-play",)


def test_after_the_last_trick_there_is_nothing_to_lead():
    """A record of the whole deal asks about nothing."""
    whole = [puzzle for puzzle in sound_draws("broken") if puzzle.rules == "perumisherttamisaari-10"]
    size, last = whole[0].ruleset.players, whole[0].ruleset.deck.policy.tricks
    long = replace(whole[0], plays=tuple((seat, Card.parse(card)) for seat, card in _every_card(size, last)))
    assert flaws(long) == ("deal-over",)


def _every_card(size, tricks):
    deck = [f"{rank}{suit}{copy}" for suit in "CDHS" for rank in "23456789TJQKA" for copy in ("", "'")]
    return [(place % size, card) for place, card in enumerate(deck[: size * tricks])]


def test_a_moment_does_not_matter():
    """The number of the trick follows from the record, so it must not be told beside it."""
    puzzle = broken("hjerter", THROWN)
    assert flaws(replace(puzzle, moment=replace(puzzle.moment, trick_number=3))) == ("stray",)


def test_every_aim_comes_up(draws):
    """A heart thrown now or earlier, the queen alone, no heart, and hearts led, which counts or does not."""
    ends = {KIND.solve(puzzle).picks["since"] == str(len(puzzle.plays) // puzzle.ruleset.players) for puzzle in draws}
    assert ends == {True, False}
    reasons = {one.message for puzzle in draws for one in KIND.explain(puzzle)}
    told = ("thrown", "led", "led-only", "queen", "no-heart", "already", "never", "somewhere")
    assert reasons == {f"why-broken-{what}" for what in told}
