"""All questions to both engines under one rule set, and what must come up when they are asked often enough."""

import random
from collections import Counter

from hertta.analysis.second import facts_of, setup
from tests.oracle.both import moments, openers, passes, tables, tricks
from tests.oracle.both_deals import deals, endings, exchanges
from tests.oracle.both_score import scores
from tests.oracle.house import house_rules

OFTEN = {tables: 1, exchanges: 1, moments: 60, deals: 4, endings: 8, tricks: 10, openers: 10, passes: 30, scores: 7}
"""The questions, and how often each is asked in one go."""
PATIENCE = 30
"""How many more goes may bring up what has not come up."""


def compared(job):
    """What came up in so many goes, or in more until all did, about a profile with some house rules."""
    name, options, goes = job
    rules, rng = house_rules(name, *options), random.Random(f"{name} {options}")
    facts, expected, met = facts_of(rules), to_come_up(rules), Counter()
    for go in range(goes + PATIENCE):
        if go >= goes and set(met) >= expected:
            break
        try:
            met.update(answers(rules, facts, rng, goes=1))
        except AssertionError as difference:
            raise AssertionError(f"under {name} with {options}, {difference}") from difference
    return met


def answers(rules, facts, rng, goes):
    """What comes up in so many goes, up to the first difference."""
    for question, often in list(OFTEN.items()) * goes:
        for _ in range(often):
            yield from question(rules, facts, rng)


CLAUSES = {
    "opening-card": {"opens", "no-club"},
    "opening-club": {"opens", "no-club"},
    "follow-suit": {"follow", "void"},
    "first-trick-points hearts": {"ban", "only-points-hearts", "waived"},
    "first-trick-points all": {"ban", "only-points-all"},
    "first-trick-points queen": {"ban", "only-points-queen", "only-points-all"},
    "first-trick-points unsaid": {"ban", "waived"},
    "hearts-not-broken stated": {"broken", "unbroken", "queen-only", "only-hearts"},
    "hearts-not-broken points": {"broken", "unbroken", "only-points", "only-hearts"},
    "hearts-not-broken unsaid": {"broken", "unbroken", "queen-only", "waived"},
    "queen-not-broken": {"broken", "unbroken", "waived"},
}
"""What a restriction says at some choice, besides being silent at others.

Where ``waived`` is missing it cannot be: a clause of that restriction leaves something of every hand. Under *hearts* it
is the queen of spades alone that is waived, for hertan-saannot lets hearts through only.
"""


def to_come_up(rules):
    """All that must come up under a rule set, and nothing else may."""
    facts = facts_of(rules)
    return {
        "choice",
        "table",
        *clauses(rules),
        *(("direction", direction) for direction in facts["cycle"]),
        *(("pass", fault) for fault in pass_faults(facts)),
        *(("audit", fault) for fault in {None, "out-of-turn", "not-in-hand", *(one.code for one in rules.play)}),
        *(("lowest club held", times) for times in range(facts["decks"] + 1)),
        *(["a trick is nobody's", "the last trick is nobody's"] if facts["equal_cards_cancel"] else []),
        *(["draws"] if setup(facts)["stock"] else []),
        *(["widow goes"] if setup(facts)["widow"] else []),
        *(("moon", choice) for choice in moon_choices(facts)),
        *(["sun"] if facts["sun"] else []),
        *(("over", over) for over in (False, True)),
        *(("won by", winners) for winners in (["one"] if facts["ties_play_on"] else ["one", "more"])),
    }


def clauses(rules):
    """Each restriction with each of the things that it says at some choice."""
    for cited in rules.play:
        for clause in CLAUSES[" ".join([cited.code, *cited.parameters().values()])] | {"silent"}:
            yield cited.code, clause


def pass_faults(facts):
    """What can be wrong with a pass."""
    directions = set(facts["cycle"])
    faults = {"no-pass"} if "none" in directions else set()
    if directions != {"none"}:
        faults |= {"pass-count", "not-in-hand"} | ({"kept-card"} if facts["kept"] else set())
    return faults | {None}


def moon_choices(facts):
    """What becomes of a moon."""
    return {*facts["moon"], *([] if facts["moon_choice"] == "shooter" else ["subtract"])}
