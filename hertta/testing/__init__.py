"""Strategies and laws for testing rule sets: ours, and those that others write.

``check_ruleset`` puts one rule set to every law, the same way each time. The strategies give Hypothesis rule sets, our
own and with house rules, and cases for them, most of them rare. So a law of one's own is tried on all of them:

>>> from hypothesis import given, settings
>>> from hertta.engine import begin, legal
>>> @settings(max_examples=20, deadline=None)
... @given(house_rules(), chances())
... def test_there_is_always_a_first_card(rules, chance):
...     dealt = aimed_deal(rules, chance)
...     assert legal(rules, begin(rules, dealt.hands, rest=dealt.rest).moment)
>>> test_there_is_always_a_first_card()
"""

from typing import Any

from hypothesis import strategies as st

from hertta.cards import STANDARD_DECK, Cards
from hertta.engine import Chance, Moment
from hertta.rules import PROFILES, RuleSet, ruleset
from hertta.testing.cases import Hands, Record, aimed_deal, aimed_moment, aimed_piles, played
from hertta.testing.deal_laws import PILES_LAWS, RECORD_LAWS
from hertta.testing.house import sound, varied
from hertta.testing.moment_laws import MOMENT_LAWS, RULES_LAWS, Law

__all__ = [
    "MOMENT_LAWS",
    "PILES_LAWS",
    "RECORD_LAWS",
    "RULES_LAWS",
    "Hands",
    "Law",
    "Record",
    "aimed_deal",
    "aimed_moment",
    "aimed_piles",
    "card_sets",
    "chances",
    "check_ruleset",
    "house_rules",
    "moments",
    "piles",
    "played",
    "records",
    "rulesets",
    "sound",
    "varied",
]


def chances() -> st.SearchStrategy[Chance]:
    """Generators of chance, each from a seed of its own.

    >>> from hypothesis import find
    >>> find(chances(), lambda chance: True)
    Chance(state=0)
    """
    return st.integers(0, 2**32 - 1).map(Chance)


def rulesets() -> st.SearchStrategy[RuleSet]:
    """The built-in rule sets.

    >>> from hypothesis import find
    >>> find(rulesets(), lambda rules: rules.players == 2).name
    'hertta-korttipeli-2'
    """
    return st.sampled_from(PROFILES).map(ruleset)


def house_rules() -> st.SearchStrategy[RuleSet]:
    """The built-in rule sets, each with a few house rules.

    >>> from hypothesis import find
    >>> find(house_rules(), lambda rules: rules.ties.code == "play-on").ties.policy.decided(2)
    False
    """
    return st.builds(varied, rulesets(), chances())


def card_sets(deck: Cards = STANDARD_DECK) -> st.SearchStrategy[Cards]:
    """Sets of cards of a deck.

    >>> from hypothesis import find
    >>> find(card_sets(Cards.parse("2C 3C")), lambda cards: len(cards) == 2)
    Cards('2C 3C')
    """
    return st.frozensets(st.sampled_from(list(deck))).map(Cards.of)


def moments(rules: RuleSet) -> st.SearchStrategy[Moment]:
    """Moments of choice under these rules, aimed at the rare ones.

    >>> from hypothesis import find
    >>> from hertta.engine import judge_hand
    >>> hjerter, queen = ruleset("hjerter"), Cards.parse("QS")
    >>> alone = find(moments(hjerter), lambda moment: moment.trick_number == 1 and moment.hand == queen)
    >>> judge_hand(hjerter, alone).waived
    ('first-trick-points',)
    """
    return chances().map(lambda chance: aimed_moment(rules, chance))


def records(rules: RuleSet) -> st.SearchStrategy[Record]:
    """Deals under these rules, played to the end.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(records(ruleset("hjerter")))
    ... def test_no_card_is_left(record):
    ...     assert len(record.plays) == 52 and not any(record.positions[-1].hands)
    >>> test_no_card_is_left()
    """
    return chances().map(lambda chance: played(rules, chance))


def piles(rules: RuleSet) -> st.SearchStrategy[Hands]:
    """The whole deck of these rules as it might be taken, one pile a seat.

    >>> from hypothesis import find
    >>> from hertta.engine import score
    >>> omnibus = ruleset("omnibus")
    >>> score(omnibus, find(piles(omnibus), lambda taken: score(omnibus, taken).moon == 2)).moon_options
    ('add', 'subtract')
    """
    return chances().map(lambda chance: aimed_piles(rules, chance))


def check_ruleset(rules: RuleSet, examples: int = 50) -> None:
    """Check every law on a rule set, on moments, deals and piles aimed at its rare rules; the same ones each time.

    Args:
        rules: the rule set, built in or somebody's own.
        examples: how many deals are played, and five times as many moments and piles.

    Raises:
        AssertionError: the first law that is broken, in words, and where.

    >>> from hertta.rules import ruleset
    >>> mine = ruleset("hjerter").without("follow-suit")
    >>> check_ruleset(mine, examples=2)
    """
    _check(RULES_LAWS, rules)
    for seed in range(5 * examples):
        _check(MOMENT_LAWS, rules, aimed_moment(rules, Chance(seed)))
        _check(PILES_LAWS, rules, aimed_piles(rules, Chance(seed)))
    for seed in range(examples):
        record = played(rules, Chance(seed))
        _check(RECORD_LAWS, rules, record)
        _check(PILES_LAWS, rules, record.positions[-1].taken)


def _check(laws: tuple[Law, ...], rules: RuleSet, *case: Any) -> None:
    for law in laws:
        if not law(rules, *case):
            raise AssertionError(f"{rules.name}: broken is the law that {law.__doc__} {case}")
