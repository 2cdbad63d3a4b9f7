"""Errors: what the engine and the rules refuse is told to a learner in words of its own."""

from collections.abc import Callable, Mapping

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import exchange, moment, score
from hertta.errors import HerttaError
from hertta.rules import read_ruleset, ruleset
from hertta.rules.policies import HighestOfLedSuit
from hertta.text import CODES, catalog, explain_error

RULES = ruleset("hjerter")
SUITS = [Cards.of(card for card in RULES.deck.policy.cards if card.suit == suit) for suit in range(4)]
REFUSED: Mapping[str, Callable[[], object]] = {
    "moon-choice": lambda: score(RULES, [RULES.deck.policy.cards, *[NO_CARDS] * 3], "subtract"),
    "bad-card": lambda: Card.parse("1C"),
    "duplicate-card": lambda: Cards.parse("2C 2C"),
    "bad-position": lambda: moment(RULES, [], [], 1, False),
    "bad-profile": lambda: read_ruleset("[moon"),
    "bad-house-rule": lambda: RULES.with_("moon", HighestOfLedSuit()),
    "pass-count": lambda: exchange(RULES, 1, SUITS, [NO_CARDS] * 4),
    "no-pass": lambda: exchange(RULES, 4, SUITS, SUITS),
}
"""Something that is refused with each of these codes."""


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("code", REFUSED)
def test_what_is_refused_is_told_in_its_own_words(code: str, lang: str) -> None:
    """What a learner can mend is not told as a fault of ours."""
    with pytest.raises(HerttaError) as refused:
        REFUSED[code]()
    assert refused.value.code == code
    assert explain_error(refused.value, lang) == catalog(lang).format(f"error-{code}")


@pytest.mark.parametrize("lang", CODES)
def test_what_is_wrong_with_a_puzzle_of_the_bank_has_its_own_words(lang: str) -> None:
    """No two faults of a line are told alike, and none of them as one that nobody foresaw."""
    codes = ("bad-entry", "wrong-id", "wrong-answer", "unknown-theme", "rejected-puzzle", "stale-puzzle")
    told = {explain_error(HerttaError(code, "found a fault"), lang) for code in codes}
    assert len(told - {catalog(lang).format("error-unexpected")}) == len(codes)


@pytest.mark.parametrize("lang", CODES)
def test_one_puzzle_is_told_as_one(lang: str) -> None:
    """Where one puzzle was set by hand its number is a word, and the noun agrees."""
    said = catalog(lang).format("cli-puzzles-made", set=1, made=2, folder="puzzles")
    assert said.split()[:2] in (["One", "puzzle"], ["Én", "oppgave"], ["Yksi", "käsin"])
