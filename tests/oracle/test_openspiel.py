"""The engine against OpenSpiel, by each of its option sets: every legal set and every score.

``HERTTA_DEEP=1`` plays more than a million decisions; without it a sample of every set is played.
"""

import os
from collections import Counter

import pyspiel
import pytest

from hertta.engine import Chance
from tests.oracle.openspiel import DIRECTIONS, OPTION_SETS, OPTIONS, STACKS, Answers, answers, rules_of, stacked

DEEP = os.environ.get("HERTTA_DEEP") == "1"
EACH, DECISIONS = (80, 1_000_000) if DEEP else (2, 20_000)
"""Deals played by each option set, and the decisions that they come to at least."""
DECIDES = ("pass", "legal")


def played(options, rules, chance, stack=None):
    """A deal by both engines up to the first answer that differs; a stack by chance unless it is given."""
    direction = chance.below(4) if options["pass_cards"] else 0
    deal = stacked(STACKS[stack or chance.choice(list(STACKS))], direction, chance)
    found = []
    for one in answers(options, rules, deal, chance):
        found.append(one)
        if one.ours != one.theirs:
            break
    return direction, found


def test_the_options_are_all_there_are():
    """Every parameter of OpenSpiel's Hearts is compared."""
    assert set(pyspiel.load_game("hearts").get_parameters()) == set(OPTIONS)
    assert len({tuple(options.values()) for options in OPTION_SETS}) == 2 ** len(OPTIONS)


def test_both_engines_agree_by_every_option_set():
    """Passes, hands after them, legal sets, whose play it is and points are the same, with any option of any set."""
    reached = Counter()
    for seed, options in enumerate(OPTION_SETS):
        rules, chance = rules_of(options), Chance(seed)
        for _ in range(EACH):
            direction, found = played(options, rules, chance)
            last = found[-1]
            assert last.ours == last.theirs, (options, last)
            reached.update([DIRECTIONS[direction], *(one.about for one in found)])
    assert sum(reached[about] for about in DECIDES) >= DECISIONS
    assert set(DIRECTIONS) <= set(reached)


OUTCOMES = {
    ("every trick", False, False): [0, 26, 26, 26],
    ("every trick", False, True): [0, 26, 26, 26],
    ("every trick", True, False): [-10, 26, 26, 26],
    ("every trick", True, True): [-10, 26, 26, 26],
    ("every trick but the jack's", True, False): [0, 16, 26, 26],
    ("every trick but the jack's", True, True): [0, 16, 26, 26],
}


@pytest.mark.parametrize(("stack", "jack", "clean"), OUTCOMES)
def test_a_moon_counts_alike(stack, jack, clean):
    """After a moon the jack counts for whoever took it, and nobody has a bonus for no trick, in both engines."""
    options = dict.fromkeys(OPTIONS, False) | {"jd_bonus": jack, "avoid_all_tricks_bonus": clean}
    _, found = played(options, rules_of(options), Chance(1), stack)
    assert found[-1].about == "points"
    assert sorted(found[-1].ours) == sorted(found[-1].theirs) == OUTCOMES[stack, jack, clean]


SHOWS = {
    "pass_cards": "directions",
    "no_pts_on_first_trick": "legal",
    "can_lead_any_club": "legal",
    "jd_bonus": "points",
    "avoid_all_tricks_bonus": "points",
    "must_break_hearts": "legal",
    "qs_breaks_hearts": "legal",
    "can_lead_hearts_instead_of_qs": "legal",
}


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_would_be_missed(option):
    """With one option turned round in our rules alone, some deal shows it, and where it belongs: the test can fail."""
    usual = dict(pyspiel.load_game("hearts").get_parameters())
    for options in (usual, usual | {option: not usual[option]}):
        rules = rules_of(options | {option: not options[option]})
        first = _first_difference(options, rules)
        assert first is not None
        assert first.about == SHOWS[option]


def _first_difference(options, rules) -> Answers | None:
    for seed in range(400):
        _, found = played(options, rules, Chance(seed))
        if found[-1].ours != found[-1].theirs:
            return found[-1]
    return None
