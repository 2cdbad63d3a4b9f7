"""House rules two by two: every two answers that go together keep the laws."""

from itertools import combinations

import pytest

from hertta.rules import QUESTIONS
from hertta.rules.contradictions import contradictions
from hertta.testing import check_ruleset
from tests.laws.pairs import FACTORS, covering, every_pair, rules_of
from tests.laws.test_options import values, wanted

ROWS = covering()


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_every_two_answers_together_keep_the_laws(number):
    """A rule set of house rules alone is sound and keeps every law."""
    rules = rules_of(ROWS[number])
    assert list(contradictions(rules)) == []
    check_ruleset(rules, examples=2)


def test_a_few_rule_sets_bring_every_two_answers_together():
    """At most sixty rule sets hold every pair."""
    assert len(ROWS) <= 60
    assert {frozenset(pair) for row in ROWS for pair in combinations(row, 2)} >= every_pair()


def test_every_option_is_paired():
    """Each word and each truth value that a policy can be given is among what is paired."""
    policies = [policy for answers in FACTORS.values() for policy in answers if policy is not None]
    options = {option for kinds in QUESTIONS.values() for kind in kinds for option in wanted(kind)}
    assert options <= {value for policy in policies for value in values(policy)}
    kinds = {kind for question, kinds in QUESTIONS.items() for kind in kinds if len(kinds) > 1 or question == "passing"}
    assert {type(policy) for policy in policies} == kinds
