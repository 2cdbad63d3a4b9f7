"""The page that shows what the sources say: one source at a time, and what of it has been met."""

import pytest

from hertta.lessons import lesson
from hertta.lessons.scenes.pages import scene_of
from hertta.rules import SOURCES, source
from tests.unit.learning import begun


@pytest.mark.parametrize("slug", SOURCES)
def test_every_claim_of_a_source_is_shown(slug):
    """The source chosen is shown whole, each claim with where it is met; the address keeps the choice."""
    session = begun("coverage", "?lang=en")
    scene = session.dispatch({"type": "fill", "key": "source", "value": slug})
    items = [item for section in scene.sections for item in section.items]
    assert sorted(item.text for item in items) == sorted(one.text["en"] for one in source(slug).claims)
    assert all(item.source for item in items)
    assert f"source={slug}" in scene.address
    assert scene_of(begun("coverage", scene.address).state).sections == scene.sections


def test_a_source_that_is_none_is_not_shown():
    """What is no source changes nothing; in the address it gets a notice."""
    session = begun("coverage", "?lang=en")
    before = scene_of(session.state)
    assert session.dispatch({"type": "fill", "key": "source", "value": "poker"}).sections == before.sections
    assert session.dispatch({"type": "fill", "key": "other", "value": "hjerter"}).sections == before.sections
    assert len(scene_of(begun("coverage", "?lang=en&source=poker").state).notices) == 1


def test_what_has_been_met_is_counted():
    """Each stage that was answered adds its claims; the course stands beside it and does not change."""
    stage = lesson("trick").stages[0]
    kept = {"version": 1, "courses": {"trick": {"stage": stage.id, "results": {stage.id: "wrong"}}}}
    fresh = scene_of(begun("coverage", "?lang=en").state)
    later = scene_of(begun("coverage", "?lang=en&source=hjerter", remembered=kept).state)
    hjerter = len([one for one in stage.claims if one.startswith("hjerter-")])
    assert [row.value.split()[0] for row in fresh.sections[0].rows] == ["0"] * len(SOURCES)
    assert later.sections[0].rows[-1].value.startswith(f"{hjerter} of {len(source('hjerter').claims)} ")
    assert later.sections[1] == fresh.sections[1]
    assert sum(item.tone == "right" for section in later.sections for item in section.items) == hjerter
