"""Rules are data: outside ``hertta/rules`` no code knows a profile, a source or a policy by its name or its type."""

import ast
import inspect
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

import hertta
from hertta.rules import HOUSE_RULE, PROFILES, QUESTIONS, READINGS, SOURCES, claim, ruleset

PACKAGE = Path(hertta.__file__).parent
ELSEWHERE = sorted(path for path in PACKAGE.rglob("*.py") if "rules" not in path.relative_to(PACKAGE).parts)
NAMES = {*PROFILES, *SOURCES}
POLICIES = {policy.__name__ for policies in QUESTIONS.values() for policy in policies}
TYPE_QUESTIONS = {"isinstance", "issubclass", "type"}
SILENT = {
    "hertan-saannot": set(),
    "herttamisaari": {"dealing", "sides", "ties"},
    "hertta-korttipeli": {"dealing", "sides", "ties"},
    "hjerter": {"sides", "ties"},
}
"""What no claim of a source answers; its variants in pairs do speak of sides, and one for two is silent on passing."""


def constants(node):
    """Every text that stands in a piece of code."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def names(node):
    """Every name that a piece of code speaks of."""
    found = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def offence(node):
    """What is wrong with this piece of code, or None."""
    if isinstance(node, ast.Compare | ast.pattern) and (constants(node) & NAMES or names(node) & POLICIES):
        return "compares with a profile, a source or a policy"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "startswith":
        return "looks at the beginning of a name" if constants(node) & NAMES else None
    if isinstance(node, ast.Call) and names(node.func) & TYPE_QUESTIONS and names(node) & POLICIES:
        return "asks of what class a policy is"
    if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} & POLICIES:
        return "imports a policy"
    return None


def offences(code):
    """What is wrong in a module, with line numbers."""
    return [(node.lineno, offence(node)) for node in ast.walk(ast.parse(code)) if offence(node)]


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_code_elsewhere_knows_a_rule_set(path):
    """A module outside the rules compares no profile's or source's name, and tells no policies apart."""
    assert offences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        "if rules.name == 'hjerter': pass",
        "if rules.source in ('hjerter', 'hertan-saannot'): pass",
        "if rules.name.startswith('herttamisaari'): pass",
        "if isinstance(rules.breaking.policy, AnyHeart): pass",
        "if type(rules.breaking.policy) is policies.OffSuitHeart: pass",
        "match rules.name:\n    case 'hjerter': pass",
        "match rules.breaking.policy:\n    case AnyHeart(): pass",
        "from hertta.rules.policies import FollowSuit",
    ],
)
def test_the_look_at_the_code_sees_what_is_forbidden(code):
    """Each forbidden way to know a rule set is seen."""
    assert offences(code)


@pytest.mark.parametrize("code", ["rules = ruleset('hjerter')", "from hertta.rules.policies import MoonChoice"])
def test_the_look_at_the_code_passes_what_is_allowed(code):
    """To name a rule set that is wanted, and to import what is no policy, is no knowledge of a rule."""
    assert not offences(code)


@pytest.mark.parametrize("room", ["engine", "cards"])
def test_no_switch_on_the_engine(room):
    """No function below takes a Boolean but for the state of the hearts: a rule is no flag of the engine."""
    flags = set()
    for path in (PACKAGE / room).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.arg) and node.annotation and ast.unparse(node.annotation) == "bool":
                flags.add(node.arg)
    assert flags <= {"hearts_broken"}


@pytest.mark.parametrize("name", PROFILES)
def test_what_a_profile_cites_exists_and_is_its_own_source_s(name):
    """Every claim that a profile cites is in the seeds, and is one of its own source or a reading of ours."""
    rules = ruleset(name)
    for question, cited in rules.cited():
        for one in cited.all_claims():
            assert claim(one).source in {rules.source, READINGS}, (question, one)


@pytest.mark.parametrize("name", PROFILES)
def test_a_question_rests_on_its_source_unless_that_is_silent(name):
    """The first claim is the source's own; where the source is silent, and only there, it is a reading."""
    rules = ruleset(name)
    silent = SILENT[rules.source] | ({"passing"} if rules.players == 2 else set())
    spoken = {"sides"} if any(len(side) > 1 for side in rules.sides.policy.sides(rules.players)) else set()
    house = {question for question, cited in rules.cited() if HOUSE_RULE in cited.claims}
    read = {question for question, cited in rules.cited() if claim(cited.claims[0]).source == READINGS}
    assert read - house == silent - spoken - house


@pytest.mark.parametrize("policy", sorted({p for answers in QUESTIONS.values() for p in answers}, key=lambda p: p.code))
def test_a_policy_is_small_and_assumes_nothing(policy):
    """A policy has a code, at most three parameters without defaults, short methods, and says whose rule it is."""
    methods = [part for part in vars(policy).values() if inspect.isfunction(part) and part.__doc__]
    assert policy.code == policy.code.lower()
    assert len(fields(policy)) <= 3
    assert all(parameter.default is MISSING for parameter in fields(policy))
    assert re.search(r"Sources?: |a house rule", policy.__doc__)
    assert all(len(inspect.getsource(method).splitlines()) <= 25 for method in methods)
