"""Rules files and their faults, for all tests that read them."""

import pytest

from hertta.errors import RulesError
from hertta.rules import read_ruleset, ruleset

HJERTER = ruleset("hjerter").text()
MINE = 'base = "hjerter"\nname = "mine"\n'


def details(text, taken=()):
    """The faults that reading this file tells."""
    with pytest.raises(RulesError) as refusal:
        read_ruleset(text, taken)
    assert refusal.value.code == "bad-profile"
    faults = refusal.value.facts["details"]
    assert refusal.value.facts["faults"] == [str(fault) for fault in faults]
    assert all(str(fault) in str(refusal.value) for fault in faults)
    return faults


def told(text):
    """The faults of a file as line, key and code."""
    return [(fault.line, fault.key, fault.code) for fault in details(text)]


def line_of(text, part):
    """The line on which a part of a text begins, which stands in it once."""
    assert text.count(part) == 1, part
    return text[: text.index(part)].count("\n") + 1
