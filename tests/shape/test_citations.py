"""What docstrings cite is there: every reading and every paragraph has its entry in the seeds."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hertta
from hertta.rules import PROFILES, QUESTIONS, SOURCES, claim, readings, ruleset, source

PACKAGE = Path(hertta.__file__).parent
READING = re.compile(r"\b[A-H]\d{1,2}\b")
PLACE = re.compile(rf"\b({'|'.join(SOURCES)})((?:,? (?:and )?¶\d+(?:–\d+)?)+)")


def docstrings() -> Iterator[object]:
    """Every docstring that cites something, with where it stands."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = " ".join((ast.get_docstring(node) or "").split())
                if READING.search(text) or "¶" in text:
                    yield pytest.param(text, id=f"{path.relative_to(PACKAGE)}-{getattr(node, 'name', 'module')}")


@pytest.mark.parametrize("text", list(docstrings()))
def test_what_a_docstring_cites_is_in_the_seeds(text: str) -> None:
    """A reading is one of ours, and at a paragraph the source makes a claim."""
    assert set(READING.findall(text)) <= {reading.section for reading in readings()}
    for slug, places in PLACE.findall(text):
        claimed = {claim.paragraph for claim in source(slug).claims}
        assert {int(number) for number in re.findall(r"\d+", places)} <= claimed, slug


def numbers(places: str) -> set[int]:
    """Every number of a list like ¶3, ¶9–10."""
    found = re.findall(r"(\d+)(?:–[A-H]?(\d+))?", places)
    return {number for first, last in found for number in range(int(first), int(last or first) + 1)}


@pytest.mark.parametrize("policy", [policy for policies in QUESTIONS.values() for policy in policies])
def test_a_policy_s_docstring_names_all_that_its_profiles_cite(policy: type) -> None:
    """Whatever paragraph or reading a profile cites for a policy, the policy's docstring names it."""
    answers = [cited for name in PROFILES for _, cited in ruleset(name).cited() if type(cited.policy) is policy]
    cites = [claim(one) for cited in answers for one in cited.all_claims()]
    text = " ".join((policy.__doc__ or "").split())
    named = {(slug, number) for slug, places in PLACE.findall(text) for number in numbers(places)}
    read = {f"{part[0]}{n}" for part in re.findall(r"\b[A-H]\d+(?:–[A-H]\d+)?", text) for n in numbers(part[1:])}
    assert {(one.source, one.paragraph) for one in cites if one.paragraph} <= named
    assert {one.section for one in cites if not one.paragraph} <= read
