"""Every claim is met somewhere: in a stage, a puzzle or on a page; only advice on good play waits for its lesson."""

import json
import tomllib

import pytest

from hertta.cli.main import main
from hertta.data import data_folder
from hertta.lessons import PAGES, lesson
from hertta.lessons.coverage import PLANNED, claims_met, coverage
from hertta.lessons.pages import BESIDE
from hertta.progress import Course, Visit
from hertta.puzzles.bank import bank
from hertta.rules.claims import SOURCES, claim, known_claims

ELSEWHERE = tomllib.loads((data_folder("seeds") / "elsewhere.toml").read_text(encoding="utf-8"))


def test_every_claim_is_met_somewhere():
    """Each claim of a source, and each of our readings, has a stage, a puzzle or a page, or a lesson to come."""
    assert list(coverage()) == list(known_claims())
    assert [one for one, covered in coverage().items() if not covered.met and covered.planned not in PLANNED] == []


def test_only_advice_waits_for_a_lesson():
    """What waits for a lesson to come is advice, not a rule, and no other lesson or page tells it."""
    waiting = {one: covered for one, covered in coverage().items() if covered.planned}
    assert {covered.planned for covered in waiting.values()} == set(PLANNED)
    assert [one for one, covered in waiting.items() if covered.stages or covered.pages] == []
    assert {claim(one).kind for one in waiting} <= {"tactic", "mistake"}


@pytest.mark.parametrize("slug", SOURCES)
def test_every_paragraph_leads_somewhere(slug):
    """No paragraph of a source is left out: each of its claims can be met, or says why not."""
    met = {claim(one).paragraph for one, covered in coverage().items() if covered.met or covered.planned}
    assert {one.paragraph for one in map(claim, coverage()) if one.source == slug} <= met


def test_what_is_told_elsewhere_is_told_by_a_page():
    """Beside the lessons to come only pages that can be opened are named, with claims that exist, each once."""
    assert ELSEWHERE.keys() - set(PLANNED) <= set(BESIDE)
    assert {one for ids in ELSEWHERE.values() for one in ids} <= set(known_claims())
    assert [name for name, ids in ELSEWHERE.items() if len(set(ids)) < len(ids)] == []
    assert not set(PLANNED) & set(PAGES)


def test_what_is_covered_can_be_opened():
    """Each stage is one of its lesson and names the claim; each puzzle lies in the bank; each page can be opened."""
    for one, covered in coverage().items():
        assert all(one in lesson(slug).stage(stage).claims for slug, stage in covered.stages)
        assert all(id_ in bank().rows for id_ in covered.puzzles)
        assert set(covered.pages) <= set(PAGES)
    assert sum(len(covered.puzzles) for covered in coverage().values()) > len(known_claims())


def test_an_answered_stage_is_met():
    """Somebody has met the claims of the stages they answered, rightly or not, and no others."""
    first, second, *_ = lesson("trick").stages
    visit = Visit().with_course("trick", Course(results={first.id: "right", second.id: "wrong", "gone": "right"}))
    assert claims_met(Visit()) == frozenset()
    assert claims_met(visit) == {*first.claims, *second.claims}


def test_the_command_tells_it_as_json(capsys):
    """``hertta lessons coverage --json`` has every claim with stages, puzzles and pages, or with the reason why not."""
    assert main(["lessons", "coverage", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(known_claims())
    assert told["hjerter-020"]["stages"][0] == "trick/follow"
    for fields in told.values():
        assert (fields["reason"] is None) == bool(fields["stages"] or fields["puzzles"] or fields["pages"])


def test_the_command_tells_it_in_lines(capsys):
    """Without ``--json`` each claim has a line."""
    assert main(["lessons", "coverage"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(known_claims())
