"""Home is a map: each lesson with its number, its stages and where the learner is."""

from hertta.lessons import LESSONS, lesson
from hertta.lessons.scenes.pages import scene_of
from hertta.text import catalog
from tests.unit.learning import begun


def kept(last="", **courses):
    """What the browser keeps: for each lesson the results of its stages, in order, and where it stands."""
    told = {}
    for slug, (stage, *results) in courses.items():
        stages = [one.id for one in lesson(slug).stages]
        told[slug] = {"stage": stage, "results": dict(zip(stages, results, strict=False))}
    return {"version": 1, "courses": told, "last": last}


def home(remembered=None):
    """The scene of home."""
    return scene_of(begun("home", "?lang=en", remembered=remembered).state)


def test_each_lesson_has_its_number_and_a_bar_of_its_stages():
    """Lessons are numbered in their order; the bar tells what was right, what to take again, what is to come."""
    cards = home(kept("trick", trick=("", "right", "wrong"))).lists[0].cards
    assert [card.number for card in cards] == [*range(1, len(LESSONS) + 1)]
    assert [len(card.steps) for card in cards] == [len(lesson(slug).stages) for slug in LESSONS]
    trick = cards[LESSONS.index("trick")]
    assert trick.steps[:3] == ("done", "missed", "todo")
    count = len(trick.steps)
    assert trick.progress == catalog("en").format("lesson-progress", done=2, count=count, missed=1)
    assert trick.state == "begun"


def test_one_lesson_is_where_the_learner_goes_on():
    """The button at the top and the one card that is marked lead to the same place, from the first visit on."""
    for remembered in (None, kept("trick", trick=("", "right")), kept("trick", trick=("end",))):
        scene = home(remembered)
        here = [card for card in scene.lists[0].cards if card.here]
        assert [card.href for card in here] == [scene.actions[0].href]


def test_after_the_last_lesson_the_trainer_goes_on():
    """When the last lesson is done no lesson is marked, and the button leads to the trainer."""
    scene = home(kept(LESSONS[-1], **{LESSONS[-1]: ("end",)}))
    assert not any(card.here for card in scene.lists[0].cards)
    assert scene.actions[0].href.startswith("trainer.ipynb")


def test_what_is_beside_the_lessons_has_no_number():
    """Trainer and pages are no part of the course: neither number nor stages."""
    assert {(card.number, card.steps, card.here) for card in home().lists[1].cards} == {(0, (), False)}
