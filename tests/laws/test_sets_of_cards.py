"""Sets of cards, and rule sets, as values: they read back equal and behave as sets do."""

from hypothesis import given
from hypothesis import strategies as st

from hertta.cards import ALL_CARDS, SECOND_DECK, STANDARD_DECK, Card, Cards
from hertta.rules import differences, read_ruleset
from hertta.rules.policies import Limit
from hertta.testing import card_sets, rulesets
from tests.laws.steady import steady

TWO_DECKS = STANDARD_DECK | SECOND_DECK


@steady
@given(card_sets(TWO_DECKS))
def test_cards_read_back_equal(cards):
    """A set of cards reads back equal from its text, and from its cards in any order."""
    assert Cards.parse(str(cards)) == cards == Cards.of(reversed(list(cards)))
    assert list(cards) == sorted(cards)


@steady
@given(card_sets(TWO_DECKS), card_sets(TWO_DECKS))
def test_sets_of_cards_are_sets(one, other):
    """Union, intersection, difference, length and membership are those of Python's sets."""
    ours, theirs = set(one), set(other)
    assert (set(one | other), set(one & other), set(one - other)) == (ours | theirs, ours & theirs, ours - theirs)
    assert len(one) == len(ours)
    assert all((card in one) == (card in ours) for card in ALL_CARDS)


def test_every_card_reads_back_equal():
    """Every card of both decks, and both jokers, reads back equal from its text and from its index."""
    for card in [*TWO_DECKS, Card.parse("XC"), Card.parse("XD")]:
        assert Card.parse(str(card)) == card == ALL_CARDS[card.index]


@steady
@given(rulesets(), st.integers(2, 200), st.booleans())
def test_a_house_rule_reads_back_equal(rules, points, reached):
    """A rule set with a house rule reads back equal and differs in that question alone, and so by its fingerprint."""
    house = rules.with_("game_end", Limit(points, reached))
    assert read_ruleset(house.text()) == house
    changed = [difference.question for difference in differences(rules, house)]
    assert changed == ([] if house.game_end.policy == rules.game_end.policy else ["game_end"])
    assert (house.fingerprint() == rules.fingerprint()) == (not changed)
