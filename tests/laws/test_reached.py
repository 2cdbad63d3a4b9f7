"""The cases are not in vain: they reach each clause of each restriction, and all that a deal can bring."""

from collections import defaultdict
from dataclasses import fields

import pytest

from hertta.engine import Chance, cancelled, fold, score, trick_winner
from hertta.rules import PROFILES, QUESTIONS, WAIVED, ruleset
from hertta.testing import aimed_moment, aimed_piles, played, sound

SILENT = "silent"
BARS = {"opens", "follow", "ban", "only-points-hearts", "only-points-queen", "unbroken", "queen-only"}
"""The clauses that bar some card; the others say why none is barred."""
OPENING = {"opens", SILENT}
REACHED = {
    ("opening-card",): OPENING,
    ("opening-club",): OPENING,
    ("follow-suit",): {"follow", "void", SILENT},
    ("first-trick-points", "hearts"): {"ban", "only-points-hearts", WAIVED, SILENT},
    ("first-trick-points", "all"): {"ban", "only-points-all", SILENT},
    ("first-trick-points", "queen"): {"ban", "only-points-queen", "only-points-all", SILENT},
    ("first-trick-points", "unsaid"): {"ban", WAIVED, SILENT},
    ("hearts-not-broken", "stated"): {"broken", "unbroken", "queen-only", "only-hearts", SILENT},
    ("hearts-not-broken", "points"): {"broken", "unbroken", "only-points", "only-hearts", SILENT},
    ("hearts-not-broken", "unsaid"): {"broken", "unbroken", "queen-only", WAIVED, SILENT},
    ("queen-not-broken",): {"broken", "unbroken", WAIVED, SILENT},
}
"""What each restriction, with each of its options, comes to say; it is waived just where its source did not foresee
a hand."""


def expected(rules):
    """What each restriction comes to say under these rules, and which clauses come to bar a card.

    An opener may lack a club only where not all is dealt.
    """
    more = {"no-club"} if rules.deck.policy.stock or rules.deck.policy.widow else set()
    clauses = {
        cited.code: REACHED[cited.code, *cited.parameters().values()]
        | (more if cited.code.startswith("open") else set())
        for cited in rules.play
    }
    return clauses, set().union(*clauses.values()) & BARS


def reached(rules):
    """The same as it is seen over the aimed moments."""
    clauses, barring = defaultdict(set), set()
    for seed in range(1500):
        steps = {step.cited.code: step for step in fold(rules, aimed_moment(rules, Chance(seed)))}
        for cited in rules.play:
            clauses[cited.code].add(steps[cited.code].clause if cited.code in steps else SILENT)
        barring |= {step.clause for step in steps.values() if step.before != step.after}
    return clauses, barring


@pytest.mark.parametrize("name", PROFILES)
def test_every_restriction_bars_is_silent_and_is_waived_where_it_can(name):
    """Over the moments of a profile each restriction says all that it can say, and bars by each clause that can bar."""
    assert reached(ruleset(name)) == expected(ruleset(name))


@pytest.mark.parametrize("base", ["hjerter", "perumisherttamisaari-6", "hertta-korttipeli-2"])
@pytest.mark.parametrize("option", REACHED, ids=" ".join)
def test_so_does_every_restriction_with_every_option(base, option):
    """The same with one deck, with two and with a stock, for every restriction that a table may choose."""
    code, *parameters = option
    kind = next(kind for kind in QUESTIONS["play"] if kind.code == code)
    rules = ruleset(base).without("opening-card") if code == "opening-club" else ruleset(base)
    rules = rules.with_("play", kind(*parameters))
    assert reached(rules) == expected(rules)


def test_every_option_of_every_restriction_is_here():
    """What is expected is told for each restriction with each of its options."""
    policies = [policy for kind in QUESTIONS["play"] for policy in sound(kind)]
    assert {(one.code, *(getattr(one, part.name) for part in fields(one))) for one in policies} == set(REACHED)


def events(rules, record):
    """What happened in a deal, in words."""
    yield f"passed {rules.passing.policy.direction(record.deal_number)}"
    for before, (_, card), after in zip(record.positions[:-1], record.plays, record.positions[1:], strict=True):
        if after.trick:
            continue
        trick, taken = (*before.trick, card), after.taken != before.taken
        happened = {
            "hearts are broken": after.hearts_broken > before.hearts_broken,
            "cards are drawn": after.stock != before.stock,
            "cards cancel": bool(cancelled(rules, trick)),
            "a trick waits": not taken,
            "what waited is taken": bool(before.waiting) and taken,
            "its leader takes the last trick": taken and trick_winner(rules, trick) is None,
        }
        yield from (event for event, is_so in happened.items() if is_so)


@pytest.mark.parametrize("name", PROFILES)
def test_all_that_a_deal_can_bring_happens(name):
    """Over the deals of a profile everything happens that its deck, its pass and its tricks can bring, and no more."""
    rules = ruleset(name)
    deck, directions = rules.deck.policy, rules.passing.policy.directions
    wanted = {"hearts are broken", *(f"passed {direction}" for direction in directions)}
    wanted |= {"cards are drawn"} if deck.stock else set()
    wanted |= {"what waited is taken"} if deck.widow else set()
    if deck.decks == 2:
        wanted |= {"cards cancel", "a trick waits", "what waited is taken", "its leader takes the last trick"}
    seen = set()
    for seed in range(400):
        seen |= set(events(rules, played(rules, Chance(seed))))
        if seen == wanted and seed > 30:
            break
    assert seen == wanted


@pytest.mark.parametrize("name", PROFILES)
def test_every_seat_shoots_the_moon_where_there_is_one(name):
    """Over the piles of a profile each seat shoots the moon, and nobody does; without a moon nobody ever does."""
    rules = ruleset(name)
    moons = {score(rules, aimed_piles(rules, Chance(seed))).moon for seed in range(200)}
    shooters = set(range(rules.players)) if rules.moon.policy.offers() else set()
    assert moons == {None, *shooters}
