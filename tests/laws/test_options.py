"""Each option changes the answer that it should, and no other."""

from dataclasses import fields
from typing import get_args, get_origin

import pytest

from hertta.engine import (
    Chance,
    after_deal,
    breaks_hearts,
    judge_hand,
    outcome,
    pass_fault,
    score,
    trick_points,
    trick_winner,
)
from hertta.rules import QUESTIONS, differences
from hertta.testing import aimed_deal, aimed_moment, aimed_piles
from tests.laws.option_rows import ROWS

ANSWERS = {
    "passing": {"pass"},
    "play": {"legal"},
    "breaking": {"broken"},
    "trick": {"winner"},
    "values": {"points", "score"},
    "moon": {"score"},
    "deal_end": {"score"},
    "sides": {"score", "end"},
    "game_end": {"score", "totals", "end"},
    "aim": {"score", "end"},
    "ties": {"score", "end"},
}
"""What a question may have a say in; the score asks for the end of the game where the standing chooses a moon."""

each_row = pytest.mark.parametrize("row", ROWS, ids=[f"{row.question}-{row.policy or row.code}" for row in ROWS])


@each_row
def test_only_this_option_changes_the_answer(row):
    """Two rule sets that differ in one policy answer the case differently, each as it should."""
    (difference,) = differences(row.base, row.changed)
    assert difference.question == row.question
    assert (row.ask(row.base), row.ask(row.changed)) == (row.was, row.becomes)
    assert row.was != row.becomes


def answers(rules, cases_of):
    """All that a rule set answers, on cases for the rules ``cases_of``."""
    seeds = range(60)
    moments = [aimed_moment(cases_of, Chance(seed)) for seed in seeds]
    piles = [aimed_piles(cases_of, Chance(seed)) for seed in seeds]
    hands = [hand for seed in seeds for hand in aimed_deal(cases_of, Chance(seed)).hands]
    totals = [tuple(Chance(seed + seat).below(130) for seat in range(cases_of.players)) for seed in seeds]
    tricks = [moment.trick for moment in moments]
    judged = [judge_hand(rules, moment) for moment in moments]
    return {
        "legal": [(one.legal, one.waived) for one in judged],
        "winner": [trick_winner(rules, trick) for trick in tricks],
        "broken": [breaks_hearts(rules, trick) for trick in tricks],
        "points": [trick_points(rules, trick) for trick in tricks],
        "pass": [pass_fault(rules, number, hand, hand) for hand in hands for number in (1, 2, 3, 4)],
        "score": [score(rules, taken, None, before, 3) for taken, before in zip(piles, totals, strict=True)],
        "totals": [after_deal(rules, before, before) for before in totals],
        "end": [outcome(rules, before, number) for before in totals for number in (1, 20)],
        "opener": [rules.opening.policy.leader(hands[: cases_of.players]), rules.dealing.policy.next_dealer(0, 4)],
    }


@pytest.mark.parametrize("row", [row for row in ROWS if row.question != "deck"], ids=lambda row: row.question)
def test_no_other_answer_changes(row):
    """What a question has no say in stays as it was; only another deck is another game."""
    before, after = answers(row.base, row.base), answers(row.changed, row.base)
    assert {kind for kind in before if before[kind] != after[kind]} <= ANSWERS[row.question]


def own(row):
    """The policies of the row's rule set that answer its question."""
    return [cited.policy for question, cited in row.base.cited() if question == row.question]


def in_rows():
    """Every policy that a row changes, or changes to."""
    return [policy for row in ROWS for policy in (row.policy, *own(row)) if policy is not None]


def values(policy):
    """The values of a policy's parameters, each by itself: every word of a list."""
    for part in fields(policy):
        value = getattr(policy, part.name)
        for one in value if isinstance(value, tuple) else (value,):
            yield policy.code, part.name, one


def wanted(kind):
    """Every word or truth value that a parameter of this kind of policy can take."""
    for part in fields(kind):
        one = get_args(part.type)[0] if get_origin(part.type) is tuple else part.type
        for value in (False, True) if one is bool else get_args(one):
            yield kind.code, part.name, value


def test_every_policy_is_in_the_rows():
    """Each policy that is not the only one, and without a parameter, changes an answer somewhere."""
    chosen = {kind for kinds in QUESTIONS.values() for kind in kinds if len(kinds) > 1 or fields(kind)}
    assert {type(policy) for policy in in_rows()} == chosen


def test_every_option_is_in_the_rows():
    """Each word and each truth value that a policy can be given changes an answer somewhere."""
    seen = {value for policy in in_rows() for value in values(policy)}
    options = {option for kinds in QUESTIONS.values() for kind in kinds for option in wanted(kind)}
    assert len(options) > 20
    assert options <= seen


def test_every_parameter_alone_changes_an_answer():
    """For each parameter of each policy there are two policies that differ in it alone, and an answer that tells."""
    alike = [(row.policy, policy) for row in ROWS for policy in own(row) if type(policy) is type(row.policy)]
    changed = [set(values(one)) ^ set(values(other)) for one, other in alike]
    varied = {(code, name) for alone in changed for code, name, _ in alone if len({name for _, name, _ in alone}) == 1}
    assert varied == {(kind.code, part.name) for kinds in QUESTIONS.values() for kind in kinds for part in fields(kind)}
