"""What each source says, and how we read it, claim by claim: the tables beside this file, asked of the engine.

A line of a table is a claim's number, a question, a case and the answer; our words for the claim are in the seeds.
"""

import pytest

from hertta.rules import MAIN_PROFILES, PROFILES, READINGS, SOURCES, claim, readings, ruleset, source
from tests.claims.questions import QUESTIONS
from tests.claims.tables import KNOWN, cards, cases, faces, table

NOT_CHECKABLE = {"tactic", "mistake", "history", "term", "etiquette"}
"""What no rule decides; where such a claim has a consequence that one does, it stands in a table all the same."""

CLAIMS = [one for slug in SOURCES for one in source(slug).claims]
LINES = [line for slug in SOURCES for line in table(slug, f"{slug}-")]
LINES += table(READINGS, "reading-")
EXAMPLES = list(table("worked_examples"))


def answered(line, name):
    """What the rule set answers, and what the line expects."""
    expected = faces(cards(line.answer)) if line.asked in {"legal", "point cards"} else line.answer
    return QUESTIONS[line.asked](ruleset(name), line.case), expected


@pytest.mark.parametrize(("line", "name"), cases(LINES))
def test_the_engine_does_what_the_claim_says(line, name):
    """The rule set answers the question as the claim of its source says, or as we read it."""
    found, expected = answered(line, name)
    assert found == expected, claim(line.id).text["en"]


@pytest.mark.parametrize(("line", "name"), cases(EXAMPLES))
def test_the_engine_agrees_with_the_worked_example(line, name):
    """The rule set gives the result that a source works out, or that follows from what it says."""
    found, expected = answered(line, name)
    assert found == expected


def test_every_checkable_claim_has_a_line():
    """Every claim of a kind that rules decide stands in a table, with a question or with the reason for none."""
    assert {one.id for one in CLAIMS if one.kind not in NOT_CHECKABLE} <= {line.id for line in LINES}


def test_every_reading_has_a_line():
    """Everything we settled stands in a table, with a question or with the reason for none."""
    assert {line.id for line in LINES if line.id.startswith("reading-")} == {one.id for one in readings()}


def test_every_worked_example_has_a_line():
    """All 48 worked examples are asked."""
    assert list(dict.fromkeys(line.id for line in EXAMPLES if line.asks)) == [f"WE-{n:02}" for n in range(1, 49)]


def test_every_main_profile_and_every_question_is_asked():
    """No main profile is left out, and no question stands idle."""
    asked = [line for line in [*LINES, *EXAMPLES] if line.asks]
    assert {name for line in asked if line.names != ("*",) for name in line.profiles()} >= set(MAIN_PROFILES)
    assert {line.asked for line in asked} == set(QUESTIONS)


def test_no_known_profile_is_gone():
    """The 29 profiles that the tables were written for are built in, each named once, and the main ones among them."""
    assert len(set(KNOWN)) == len(KNOWN) == 29
    assert set(MAIN_PROFILES) <= set(KNOWN) <= set(PROFILES)


def test_a_line_that_asks_nothing_says_why():
    """A claim without a test has no other line that asks, and a reason."""
    asking = {line.id for line in LINES if line.asks}
    silent = [line for line in LINES if not line.asks]
    assert not asking & {line.id for line in silent}
    assert all(line.answer and not line.names for line in silent)
