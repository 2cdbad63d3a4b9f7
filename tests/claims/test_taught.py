"""Every claim is taught somewhere: by a lesson that exists, or by a lesson or page that is planned."""

import tomllib

from hertta.data import data_folder
from hertta.lessons import LESSONS, PAGES, lesson
from hertta.rules.claims import known_claims

COURSE = {"cards", "deal", "exchange", "trick", "first-trick", "breaking", "scoring", "moon", "game-end", "players"}
COURSE |= {"variants", "four-sources", "tactics", "words", "history"}
"""The lessons that the course is to have."""
PAGES_BESIDE = {"home", "trainer", "table-rules", "score-sheet", "glossary", "about"}
"""The pages beside the lessons."""

PLANNED = tomllib.loads((data_folder("seeds") / "planned.toml").read_text(encoding="utf-8"))


def test_every_claim_is_taught_somewhere():
    """Each claim of a source, and each of our readings, stands in a lesson, or under one that is planned."""
    taught = {one for slug in LESSONS for one in lesson(slug).claims} | {one for ids in PLANNED.values() for one in ids}
    assert set(known_claims()) - taught == set()


def test_what_is_planned_teaches_claims_that_exist():
    """A planned lesson or page names known claims alone, each once."""
    assert {one for ids in PLANNED.values() for one in ids} <= set(known_claims())
    assert [slug for slug, ids in PLANNED.items() if len(set(ids)) < len(ids)] == []


def test_what_is_planned_does_not_exist_yet():
    """Nothing that can be opened is still called planned."""
    assert PLANNED.keys() & set(PAGES) == set()


def test_the_course_is_whole():
    """Every lesson of the course exists or is planned, and besides them only the known pages are."""
    assert COURSE <= PLANNED.keys() | set(LESSONS) <= COURSE | PAGES_BESIDE
