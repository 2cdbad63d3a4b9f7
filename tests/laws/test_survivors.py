"""The list of changes that no test can notice is in order."""

import re
from importlib import import_module

import pytest

from tests.laws.mutation import listed, unlike


@pytest.mark.parametrize("change", listed())
def test_a_listed_change_is_of_a_function_that_there_is(change):
    """A survivor is listed with a reason, and its function, of a class or not, has not gone."""
    module, name, number = re.fullmatch(r"(.+)\.x_?(.+?)__mutmut_(\d+)", change).groups()
    found = import_module(module)
    for part in name.strip("ǁ").split("ǁ"):
        found = getattr(found, part)
    assert callable(found)
    assert int(number) > 0
    assert len(listed()[change].split()) > 3


def test_the_list_is_held_against_what_survives():
    """A survivor that is not listed is told, and so is a line of which nothing survives; a timeout is noticed."""
    came = {"a": "killed", "b": "survived", "c": "timeout", "d": "no tests", "e": "survived"}
    assert unlike(came, {"e"}) == ({"b", "d"}, set())
    assert unlike(came, {"a", "b", "c", "d", "e", "gone"}) == (set(), {"a", "c", "gone"})
