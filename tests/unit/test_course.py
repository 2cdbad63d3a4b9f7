"""The course: a class steps through it, an address leads into it, home goes on, and its end leads to practice."""

import pytest

from hertta.lessons import LESSONS, lesson
from hertta.lessons.scenes.pages import scene_of
from tests.unit.learning import act, begun
from tests.unit.test_session import answer


def test_a_presenter_steps_on_and_back():
    """In front of a class one key shows the answer and goes on, another goes back; nothing of it counts."""
    session = begun("trick", "?lang=en&view=projector")
    first, second = (stage.id for stage in lesson("trick").stages[:2])
    keys = {action.keycap: action.action for action in scene_of(session.state).actions}
    assert (keys["PageDown"], keys["PageUp"]) == ("forward", "back")
    shown = act(session, "forward")
    assert session.state.exercise.answered
    assert session.state.exercise.shown
    assert {action.keycap: action.action for action in shown.actions}["PageDown"] == "next"
    act(session, "next")
    assert session.state.stage == second
    act(session, "back")
    assert session.state.stage == first
    act(session, "back")
    assert session.state.stage == first
    assert session.state.visit.course("trick").results == {}


def test_nobody_peeks_outside_the_projector():
    """A learner at a page of their own cannot have the answer before trying."""
    session = begun("trick", "?lang=en")
    act(session, "forward")
    assert not session.state.exercise.answered


def test_an_address_leads_to_a_stage():
    """A stage can be linked to; one that is gone leads to the first one, and says so."""
    second = lesson("trick").stages[1].id
    assert begun("trick", f"?lang=en&stage={second}").state.stage == second
    gone = begun("trick", "?lang=en&stage=long-gone")
    assert gone.state.stage == lesson("trick").stages[0].id
    assert [notice.code for notice in gone.state.notices] == ["unknown-stage"]
    assert begun("trick", "?lang=en&stage=end").state.stage == "end"
    assert f"stage={second}" in scene_of(begun("trick", f"?stage={second}").state).address


def test_home_goes_on_where_the_learner_was():
    """Home leads to the lesson that was open last, after its end to the next one, and at first to the first."""

    def onward(kept):
        return scene_of(begun("home", "?lang=en", remembered=kept).state).actions[0].href

    assert onward(None).startswith(f"{LESSONS[0]}.ipynb")
    session = begun("trick", "?lang=en")
    assert onward(act(session, "hint").remember).startswith("trick.ipynb")
    for _ in lesson("trick").stages:
        answer(session)
        scene = act(session, "next")
    following = [*LESSONS, "trainer"][LESSONS.index("trick") + 1]
    assert onward(scene.remember).startswith(f"{following}.ipynb")


def test_the_end_of_a_lesson_leads_to_practice():
    """At its end a lesson links to the trainer, narrowed to what it was about."""
    scene = scene_of(begun("trick", "?lang=en&stage=end").state)
    hrefs = [link.href for section in scene.sections for link in section.links]
    assert len(hrefs) >= len(lesson("trick").practice)
    assert "kind=legal&rule=follow-suit" in hrefs[0]


@pytest.mark.parametrize("slug", LESSONS)
def test_no_panel_is_empty(slug):
    """Every list of facts beside a question has a row: a frame with nothing in it is not drawn."""
    for stage in lesson(slug).stages:
        scene = scene_of(begun(slug, f"?lang=en&stage={stage.id}").state)
        assert all(panel.rows for panel in (scene.facts, scene.standing, scene.others) if panel)
