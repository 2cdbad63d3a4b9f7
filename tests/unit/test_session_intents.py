"""A session and what may come to it: addresses, settings, and intents that no browser of ours sends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.errors import HerttaError, PuzzleError
from hertta.lessons import LESSONS, PAGES, Session, lesson
from hertta.lessons import open as open_page
from hertta.lessons.menus import SETTINGS, values_of
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import State
from hertta.rules import MAIN_PROFILES
from hertta.text import CODES
from tests.unit.learning import act, begun

steady = settings(derandomize=True, deadline=None, database=None)


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("page", PAGES)
def test_a_bad_address_is_told_and_the_default_used(page, lang):
    """Each value that cannot be used gets a notice, in the learner's language; keys of others none."""
    query = "?lang=sv&rules=poker&seed=-1&puzzle=%3Cb%3E&view=cinema&utm=x"
    scene = scene_of(begun(page, query, languages=(lang,)).state)
    assert scene.lang == lang
    assert len(scene.notices) == 5
    for value, notice in zip(("sv", "poker", "-1", "<b>", "cinema"), scene.notices, strict=True):
        assert value in notice.text


def test_a_puzzle_that_is_not_made_is_told_in_the_trainer():
    """A kind of puzzle that the trainer does not have gets a notice there."""
    assert len(scene_of(begun("trainer", "?puzzle=play").state).notices) == 1
    assert begun("trainer", "?puzzle=legal").state.notices == ()


MANY = ("rules", *(key for key in SETTINGS if key.startswith("filter-")))
"""The settings with dozens of values; a lesson takes one like the other, so one of them tries them all."""
SETTABLE = [
    (page, key, value)
    for page in PAGES
    for key in ("rules", *SETTINGS)
    for value in values_of(key, State("home"))[: None if page in {"home", "trick", "trainer"} or key not in MANY else 3]
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("page", "key", "value"), SETTABLE)
def test_every_setting_can_be_set(page, key, value):
    """Each value of each setting gives a scene, whose menu or buttons show it chosen."""
    session = begun(page, "?lang=nb")
    scene = session.dispatch({"type": "set", "key": key, "value": value})
    if key == "lang":
        assert [one.value for one in scene.header.languages if one.pressed] == [value]
    elif not key.startswith("filter-"):
        [menu] = [menu for menu in scene.header.menus if menu.key == key]
        assert [option.value for option in menu.options if option.selected] == [value]
    shown = {"theme": scene.theme, "deck": scene.deck, "view": scene.view}
    assert shown.get(key, value) == value


@pytest.mark.parametrize("page", PAGES)
def test_a_setting_that_is_not_there_changes_nothing(page):
    """Unknown keys, unknown values and values of other types are passed over."""
    session = begun(page)
    before = session.state
    for key, value in [
        ("lang", "sv"),
        ("rules", None),
        ("deck", "mixed"),
        ("x", "y"),
        (["lang"], "fi"),
        ("lang", ["fi"]),
    ]:
        session.dispatch({"type": "set", "key": key, "value": value})
        assert session.state == before


def test_a_question_is_there_before_hello():
    """Even what is sent before the browser has said hello meets a question."""
    for page in PAGES:
        for action in ("next", "answer", "hint", "again", "stage", "restart"):
            assert act(Session(page), action).heading


def test_what_went_wrong_is_told_in_the_learners_language():
    """A refusal and a fault of ours each have a sentence."""
    sentences = set()
    for lang in CODES:
        session = begun("trick", f"?lang={lang}")
        sentences |= {session.tell(None), session.tell(HerttaError("bad-puzzle", "found nothing"))}
    assert len(sentences) == 6


def test_a_page_that_is_not_there_is_refused():
    """Opening what is no page names the pages there are."""
    with pytest.raises(PuzzleError) as refused:
        open_page("poker")
    assert refused.value.code == "unknown-lesson"
    assert "first-trick" in refused.value.message


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
CARDS = st.sampled_from(["2C", "4D", "QS", "5H", "AH", "3S", "9C"]) | ANY
NAMES = st.sampled_from(["winner", "points", *MAIN_PROFILES]) | ANY
VALUES = st.sampled_from(["0", "1", "2", "13", "yes", "no"]) | ANY
ACTIONS = st.sampled_from(["answer", "hint", "again", "next", "stage", "restart", "proof", "playout"]) | ANY
STAGES = st.sampled_from([stage.id for slug in LESSONS for stage in lesson(slug).stages]) | ANY
QUERY = (
    st.sampled_from(
        [
            "",
            "?lang=fi",
            "?lang=nb&rules=hjerter",
            "?seed=9&puzzle=winner",
            "?theme=void&rule=moon",
            "?view=x&rules=%00",
        ]
    )
    | ANY
)
SETTING = st.sampled_from(SETTABLE)
INTENTS = st.one_of(
    st.builds(lambda card: {"type": "choose", "card": card}, CARDS),
    st.builds(lambda name, value: {"type": "pick", "name": name, "value": value}, NAMES, VALUES),
    st.builds(lambda action, value: {"type": "act", "action": action, "value": value}, ACTIONS, STAGES),
    st.builds(lambda pair: {"type": "set", "key": pair[0], "value": pair[1]}, SETTING | st.tuples(ANY, ANY)),
    st.builds(lambda query, kept: {"type": "hello", "query": query, "languages": kept, "remembered": kept}, QUERY, ANY),
    st.dictionaries(st.sampled_from(["type", "card", "value"]), ANY),
)


@settings(steady, max_examples=60)
@given(st.sampled_from(PAGES), st.sampled_from(CODES), st.lists(INTENTS, max_size=14))
def test_whatever_comes_a_scene_answers(page, lang, intents):
    """Any sequence of intents, sound or hostile, gives a scene each time, and the same one each time it is played."""
    states = [reduce(State(page, seed=3), {"type": "hello", "query": f"?lang={lang}"})]
    for intent in intents:
        states.append(reduce(states[-1], intent))
        assert scene_of(states[-1]).to_dict()["heading"]
        assert states[-1].focus_serial >= states[-2].focus_serial
    for before, intent, after in zip(states, intents, states[1:], strict=False):
        assert reduce(before, intent) == after
