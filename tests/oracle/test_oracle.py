"""The engine against the second engine: every profile, every house rule, two by two, many rare hands.

``HERTTA_DEEP=1`` compares more than a million decisions, on every processor; without it some tens of thousands.
"""

import os
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from hertta.analysis.second import facts_of, profile
from hertta.analysis.second.facts import FACTS
from hertta.analysis.second.tables import PROFILES as TABLES
from hertta.rules import PROFILES, QUESTIONS, ruleset
from tests.oracle.campaign import CLAUSES, answers, compared, to_come_up
from tests.oracle.house import OPTIONS, house_rules

DEEP = os.environ.get("HERTTA_DEEP") == "1"
GOES, PAIRS, DECISIONS = (100, 400, 1_000_000) if DEEP else (1, 15, 20_000)
"""Goes that each profile has at least, pairs of house rules, and decisions that all these come to at least."""


@pytest.mark.parametrize("name", TABLES)
def test_a_profile_says_what_the_sources_say(name):
    """What the policies of a profile come to is what was written down from its source a second time."""
    assert facts_of(ruleset(name)) == profile(name)


def test_both_engines_agree():
    """Under every profile, with each house rule and with pairs of them, everything that is asked is answered alike.

    All that can come up under some rules does, and nothing else.
    """
    rng = random.Random(1)
    options = [(option,) for option in OPTIONS] + [tuple(rng.sample(list(OPTIONS), 2)) for _ in range(PAIRS)]
    jobs = [(name, (), GOES) for name in PROFILES] + [(rng.choice(PROFILES), some, 1) for some in options]
    met = all_compared(jobs)
    for (name, some, _), found in zip(jobs, met, strict=True):
        assert set(found) == to_come_up(house_rules(name, *some)), (name, some)
    assert sum(found["choice"] for found in met) >= DECISIONS


def all_compared(jobs):
    """What came up in each job."""
    if not DEEP:
        return list(map(compared, jobs))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return list(pool.map(compared, jobs))


@pytest.mark.parametrize("option", OPTIONS)
def test_a_house_rule_that_one_engine_does_not_know_is_found(option):
    """Where only the second engine plays by a house rule their answers differ somewhere, so the rule is looked at."""
    name = next(name for name in PROFILES if facts_of(house_rules(name, option)) != facts_of(ruleset(name)))
    with pytest.raises(AssertionError, match="the engine says"):
        Counter(answers(ruleset(name), facts_of(house_rules(name, option)), random.Random(option), 20))


def test_every_policy_and_every_clause_is_known():
    """Facts and clauses that are looked for are those of the policies there are, and all of these are played by."""
    policies = {policy.code: policy for question in QUESTIONS.values() for policy in question}
    assert set(FACTS) == set(policies)
    played = [house_rules(name, *options) for name in PROFILES for options in [(), *((one,) for one in OPTIONS)]]
    assert {cited.code for rules in played for _, cited in rules.cited()} == set(policies)
    named = {code: set(policy.clauses) for code, policy in policies.items() if policy in QUESTIONS["play"]}
    looked_for = {code: set() for code in named}
    for key, clauses in CLAUSES.items():
        looked_for[key.split()[0]] |= clauses - {"waived"}
    assert looked_for == named
