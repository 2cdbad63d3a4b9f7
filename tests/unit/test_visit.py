"""The visit that the browser keeps: it reads back equal, and nothing that comes back can do harm."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.lessons import LESSONS
from hertta.progress import Course, Preferences, Visit, read_visit
from hertta.rules import MAIN_PROFILES, PROFILES, known_name
from hertta.text import CODES

steady = settings(derandomize=True, deadline=None, database=None)

OWN = "hjerter~breaking.any-heart~moon.no-moon~deal_end.clean-bonus.no_tricks.-5.no_points.0"
WORDS = st.text(st.characters(max_codepoint=126, min_codepoint=32), max_size=64)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["fi", "hjerter", "right"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | WORDS, inner, max_size=5),
    max_leaves=20,
)
DRAFTS = st.dictionaries(
    WORDS, WORDS | st.booleans() | st.integers(-(10**6), 10**6) | st.dictionaries(WORDS, WORDS, max_size=6), max_size=5
)
COURSES = st.builds(Course, WORDS, st.dictionaries(WORDS, st.sampled_from(["right", "wrong"]), max_size=12), DRAFTS)
VISITS = st.builds(
    Visit,
    st.builds(
        Preferences,
        lang=st.sampled_from([None, *CODES]),
        rules=st.sampled_from([None, *MAIN_PROFILES, OWN]),
        table=st.sampled_from([None, PROFILES[-1], OWN]),
        deck=st.sampled_from(["two", "four"]),
        theme=st.sampled_from(["auto", "light", "dark"]),
        letters=st.sampled_from(["own", "pack"]),
    ),
    st.dictionaries(st.sampled_from(LESSONS), COURSES),
    st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)).map(lambda pair: (max(pair), min(pair))),
    WORDS,
)


def read(found):
    """The visit that the browser brings back."""
    return read_visit(found, CODES, known_name, LESSONS)


@steady
@given(VISITS)
def test_a_visit_reads_back_equal(visit):
    """What is written for the browser comes back equal, also by way of JSON."""
    assert read(visit.to_map()) == visit
    assert read(json.loads(json.dumps(visit.to_map()))) == visit


@steady
@given(JSON)
def test_anything_can_come_back(found):
    """Whatever comes, a visit is made of it that can be written as strict JSON and reads back equal."""
    visit = read(found)
    assert read(json.loads(json.dumps(visit.to_map(), allow_nan=False).encode())) == visit


@steady
@given(st.dictionaries(st.sampled_from(["preferences", "courses", "practised", "counted"]), JSON), JSON, JSON)
def test_anything_can_stand_in_a_sound_visit(parts, course, draft):
    """A visit of the right version with anything in its parts keeps what can be used and drops the rest."""
    courses = {LESSONS[0]: course, LESSONS[1]: {"stage": "x", "results": course, "draft": draft}}
    for found in ({"version": 1} | parts, {"version": 1, "courses": courses}):
        visit = read(found)
        text = json.dumps(visit.to_map(), allow_nan=False, ensure_ascii=False)
        text.encode()
        assert read(json.loads(text)) == visit


@pytest.mark.parametrize("found", [None, [], {}, "x", {"version": 2}, {"version": "1"}, {"version": None}])
def test_another_version_is_a_new_visit(found):
    """What is no visit of this version is left alone, and the learner begins anew."""
    assert read(found) == Visit()


@pytest.mark.parametrize(
    ("found", "kept"), [([7, 3], (7, 3)), ([0, 0], (0, 0)), ([3, 7], (0, 0)), ([1, -1], (0, 0)), ([True, 0], (0, 0)),
                        ([10**7, 1], (0, 0)), ([1], (0, 0)), ("73", (0, 0))]
)  # fmt: skip
def test_practised_counts_only_what_can_be(found, kept):
    """More right answers than answers, or numbers without end, count as none."""
    assert read({"version": 1, "practised": found}).practised == kept


def test_what_is_known_is_kept_and_the_rest_left_out():
    """Unknown languages, profiles, lessons and results go; what stands beside them stays."""
    visit = read(
        {
            "version": 1,
            "preferences": {"lang": "sv", "rules": "hjerter", "deck": "five", "theme": "dark", "letters": 3},
            "courses": {
                "trick": {"stage": "void", "results": {"follow": "right", "void": "perhaps"}, "draft": {"cards": "2C"}},
                "poker": {"stage": "bluff"},
            },
        }
    )
    assert visit.preferences == Preferences(rules="hjerter", theme="dark")
    assert visit.courses == {"trick": Course("void", {"follow": "right"}, {"cards": "2C"})}
    assert visit.course("first-trick") == Course()


def test_too_much_is_left_out():
    """Words, maps and drafts beyond all measure are dropped, so that the map stays small."""
    course = {
        "stage": "s" * 65,
        "results": {f"stage-{number}": "right" for number in range(65)},
        "draft": {"cards": "2C " * 40, "picks": {"winner": [[]]}, "slips": 10**9, "answered": True},
    }
    assert read({"version": 1, "courses": {"trick": course}}).course("trick") == Course(draft={"answered": True})


def test_a_course_is_put_beside_the_others():
    """A lesson's new state replaces that lesson's alone."""
    visit = Visit().with_course("trick", Course("follow")).with_course("first-trick", Course("opens"))
    assert visit.with_course("trick", Course("end")).courses == {"trick": Course("end"), "first-trick": Course("opens")}
