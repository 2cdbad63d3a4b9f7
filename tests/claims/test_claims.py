"""What each source says, and how we read it, claim by claim: the tables beside this file, asked of the engine.

A line of a table is a claim's number, a question, a case and the answer; our words for the claim are in the seeds.
"""

from pathlib import Path

import pytest

from hertta.rules import PROFILES, READINGS, SOURCES, claim, readings, ruleset, source
from tests.claims.questions import QUESTIONS, cards, words

TABLES = Path(__file__).parent
CHECKABLE = {
    "deal",
    "players",
    "setup",
    "pass",
    "lead",
    "follow",
    "first-trick",
    "break",
    "score",
    "moon",
    "end",
    "tie",
}
CHECKABLE |= {"example", "variant"}


def lines():
    """Every line of the tables: claim id, profile or None, question, case, answer."""
    for slug in (*SOURCES, READINGS):
        for line in (TABLES / f"{slug}.txt").read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                head, asked, case, answer = (part.strip() for part in line.split("|"))
                number, _, profile = head.partition(" ")
                yield f"{'reading' if slug == READINGS else slug}-{number}", profile or None, asked, case, answer


LINES = list(lines())


def cases():
    """The lines that ask something, once for each profile that plays by the source."""
    for claim_id, profile, asked, case, answer in LINES:
        if asked != "-":
            for name in [profile] if profile else PROFILES:
                if profile or claim_id.startswith("reading") or ruleset(name).source == claim(claim_id).source:
                    yield pytest.param(claim_id, name, asked, case, answer, id=f"{claim_id}-{name}-{asked}-{case}")


@pytest.mark.parametrize(("claim_id", "name", "asked", "case", "answer"), list(cases()))
def test_the_engine_does_what_the_claim_says(claim_id, name, asked, case, answer):
    """The rule set answers the question as the claim of its source says, or as we read it."""
    expected = words(cards(answer)) if asked in {"legal", "point cards"} else answer
    assert QUESTIONS[asked](ruleset(name), case) == expected, claim(claim_id).text["en"]


def test_every_checkable_claim_has_a_test():
    """Every claim that a machine may be able to check stands in a table, with a test or with the reason for none."""
    wanted = {one.id for slug in SOURCES for one in source(slug).claims if one.kind in CHECKABLE}
    assert wanted <= {claim_id for claim_id, *_ in LINES}


def test_every_reading_that_the_rule_sets_cite_has_a_test():
    """Every reading that a built-in rule set rests on stands in the table of readings."""
    wanted = {one for name in PROFILES for _, cited in ruleset(name).cited() for one in cited.all_claims()}
    assert {one for one in wanted if one.startswith("reading-")} <= {claim_id for claim_id, *_ in LINES}


def test_every_line_speaks_of_a_claim():
    """No table speaks of a claim that its source does not make, and one without a test says why."""
    known = {one.id for slug in SOURCES for one in source(slug).claims} | {one.id for one in readings()}
    assert {claim_id for claim_id, *_ in LINES} <= known
    assert all(answer for _, _, _, _, answer in LINES)
