"""What holds for every rule set, built in or with house rules, on cases aimed at the rare rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hertta.cards import COPY, NO_CARDS, SUIT_MASKS, Cards
from hertta.engine import Chance
from hertta.errors import RulesError
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import Clause, FollowSuit, SingleDeck
from hertta.testing import (
    MOMENT_LAWS,
    PILES_LAWS,
    RECORD_LAWS,
    RULES_LAWS,
    aimed_deal,
    aimed_moment,
    check_ruleset,
    house_rules,
    moments,
    piles,
    records,
    rulesets,
)
from tests.laws.steady import few, steady

ANY_RULES = rulesets() | house_rules()


def named(laws):
    """Laws as parameters, each by its name."""
    return pytest.mark.parametrize("law", laws, ids=lambda law: law.__name__)


@named(RULES_LAWS)
@few
@given(rules=ANY_RULES)
def test_a_rule_set_keeps_the_laws(law, rules):
    """Every rule set, built in or with house rules, keeps every law on rule sets."""
    assert law(rules), law.__doc__


@named(MOMENT_LAWS)
@steady
@given(st.data())
def test_a_moment_keeps_the_laws(law, data):
    """At every moment of choice, under every rule set, every law on moments is kept."""
    rules = data.draw(ANY_RULES)
    assert law(rules, data.draw(moments(rules))), law.__doc__


@named(RECORD_LAWS)
@few
@given(st.data())
def test_a_deal_keeps_the_laws(law, data):
    """Over every deal, under every rule set, every law on deals is kept."""
    rules = data.draw(ANY_RULES)
    assert law(rules, data.draw(records(rules))), law.__doc__


@named(PILES_LAWS)
@steady
@given(st.data())
def test_a_taken_deck_keeps_the_laws(law, data):
    """However the deck was taken, under every rule set, every law on the score is kept."""
    rules = data.draw(ANY_RULES)
    assert law(rules, data.draw(piles(rules))), law.__doc__


@pytest.mark.parametrize("name", PROFILES)
def test_check_ruleset_passes_what_is_built_in(name):
    """The check that others use on their own rules passes ours."""
    check_ruleset(ruleset(name), examples=2)


@pytest.mark.parametrize(("players", "removed"), [(2, ""), (6, "2C 2D 2H 2S"), (17, "2D"), (51, "2D")])
def test_check_ruleset_takes_other_tables(players, removed):
    """Two players hold more cards than there are rare ones, 51 hold one each; every table keeps the laws."""
    deck = SingleDeck(players, Cards.parse(removed), NO_CARDS)
    rules = ruleset("hertta-korttipeli-ilman-vaihtoa").with_("deck", deck)
    check_ruleset(rules, examples=3)
    sizes = {len(hand) for seed in range(20) for hand in aimed_deal(rules, Chance(seed)).hands}
    assert sizes == {deck.hand_size}


def test_check_ruleset_takes_rules_that_hardly_restrict():
    """In a deal in which every card was legal at any time there is no wrong card to find, and that is no fault."""
    rules = ruleset("hjerter")
    for code in ("opening-card", "follow-suit", "hearts-not-broken"):
        rules = rules.without(code)
    check_ruleset(rules, examples=10)


class FollowTheFirstDeck(FollowSuit):
    """A restriction that tells two equal cards apart, and that no rules file can name."""

    def clauses_in(self, context):
        """Takes only the first deck's cards for cards of the led suit."""
        return () if context.led is None else (Clause("follow", SUIT_MASKS[context.led] % (1 << COPY)), Clause("void"))


def test_check_ruleset_says_which_law_is_broken():
    """Rules that cite a claim which nobody makes, or have a policy that no file can name, are refused in words."""
    with pytest.raises(RulesError, match="hjerter-999"):
        check_ruleset(ruleset("hjerter").with_("play", FollowSuit(), "hjerter-999"))
    with pytest.raises(AssertionError, match="hjerter: broken is the law that The canonical text"):
        check_ruleset(ruleset("hjerter").with_("play", FollowTheFirstDeck()))


def test_a_law_tells_a_wrong_policy():
    """A policy that tells two equal cards apart breaks the law of equal cards, under two decks alone."""
    law = next(law for law in MOMENT_LAWS if law.__name__ == "which_of_two_equal_cards_does_not_matter")
    kept = {}
    for name in ("hjerter", "perumisherttamisaari-6"):
        rules = ruleset(name).with_("play", FollowTheFirstDeck())
        kept[name] = all(law(rules, aimed_moment(rules, Chance(seed))) for seed in range(100))
    assert kept == {"hjerter": True, "perumisherttamisaari-6": False}
