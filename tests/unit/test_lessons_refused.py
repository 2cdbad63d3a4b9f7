"""Lessons that are refused: every fault is told, and where it stands."""

import pytest

from hertta.errors import PuzzleError
from hertta.lessons.catalog import lesson, read_lesson

SOUND = """
slug = "sound"
practice = [{ kind = "legal" }]
cells = []
[[stage]]
id = "first"
role = "not"
task = "legal"
claims = ["hjerter-023"]
hand = "2C"
[[stage]]
id = "second"
role = "contrast"
task = "legal"
claims = []
hand = "3C"
pair = "first"
"""


def test_what_is_no_lesson():
    """A lesson that is not there is refused, and the ones that are there are named."""
    with pytest.raises(PuzzleError, match=r"expected one of .*trick, first-trick") as missing:
        lesson("poker")
    assert missing.value.code == "unknown-lesson"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('slug = "sound"', "slug = ", "not TOML"),
        ('slug = "sound"', "", "slug: missing"),
        ('slug = "sound"', 'slug = "sound"\nname = "x"', "name: unknown key"),
        ("cells = []", "cells = 3", "cells: found 3"),
        ("cells = []", "cells = []\npage = 3", "page: found 3, expected the name of a page"),
        ('["hjerter-023"]', '["hjerter-999"]', "stage 'first': claims: found claim 'hjerter-999'"),
        ('["hjerter-023"]', "3", "stage 'first': "),
        ('[{ kind = "legal" }]', '[{ kind = "guess" }]', "practice: found kind = 'guess'"),
        ('[{ kind = "legal" }]', '["legal"]', "practice: found ['legal'], expected a list of tables"),
        ('[[stage]]\nid = "first"', '[[stages]]\nid = "first"', "stages: unknown key"),
        ('id = "first"\n', "", "id: missing"),
        ('id = "second"', 'id = "first"', "stage 'first': id: found twice"),
        ('role = "not"', 'role = "nought"', "stage 'first': role: found 'nought'"),
        ('role = "not"\n', "", "stage 'first': role: missing"),
        (
            'task = "legal"\nclaims = ["hjerter-023"]',
            'task = "guess"\nclaims = []',
            "stage 'first': task: found 'guess'",
        ),
        ('hand = "2C"', 'hand = "1C"', "stage 'first': found "),
        ('hand = "2C"', "hand = 2", "stage 'first': "),
        ('hand = "2C"', 'hnad = "2C"', "stage 'first': hnad: unknown key"),
        ('hand = "2C"', 'rules = "poker"', "stage 'first': rules: found 'poker'"),
        ('hand = "2C"', 'instead = "hjerter"', "stage 'first': "),
        ('hand = "2C"', 'instead = { hjerter = "poker" }', "stage 'first': instead: found 'poker'"),
        ('hand = "2C"', "leader = 4", "stage 'first': leader: found 4, expected 0 to 3"),
        ('pair = "first"', 'pair = "third"', "stage 'second': pair: found 'third'"),
    ],
)
def test_a_lesson_with_a_fault_is_refused(old, new, told):
    """Whatever a lesson lacks, or names without there being such a thing, is told as ``bad-lesson``, and where."""
    assert len(read_lesson(SOUND).stages) == 2
    assert old in SOUND
    with pytest.raises(PuzzleError) as faulty:
        read_lesson(SOUND.replace(old, new, 1))
    assert faulty.value.code == "bad-lesson"
    assert told in faulty.value.message


def test_every_fault_of_a_lesson_is_told():
    """Faults of several stages come together, so that they can be mended together."""
    with pytest.raises(PuzzleError) as faulty:
        read_lesson(SOUND.replace('"2C"', '"1C"').replace('"contrast"', '"contrary"'))
    assert [fault.split(":")[0] for fault in faulty.value.facts["faults"]] == ["stage 'first'", "stage 'second'"]
