"""Words of the game in the texts of a page can be looked up where they stand."""

import re

import pytest

from hertta.lessons import LESSONS, PAGES
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import State
from hertta.rules.terms import term
from hertta.text import CODES
from hertta.text.terms import terms_in
from hertta.ui.scene import Scene


def shown(page: str, query: str) -> Scene:
    """What a page shows once the browser has said hello."""
    return scene_of(reduce(State(page), {"type": "hello", "query": query, "languages": []}))


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("page", LESSONS)
def test_every_term_of_a_stage_can_be_looked_up(page: str, lang: str) -> None:
    """Each term of the text is there by the form in which it stands, with its meaning and a link to the glossary."""
    scene = shown(page, f"?lang={lang}")
    text = "\n".join(scene.text)
    found = {text[one.start : one.end]: one.term for one in terms_in(text, lang)}
    told = {one.form: one for one in scene.terms}
    assert found.keys() <= told.keys()
    for form, one in told.items():
        assert re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text)
        named = term(one.href.partition("term=")[2].partition("&")[0])
        assert one.text == named.meaning[lang]
        assert named.term in one.title


def test_a_source_is_told_in_its_own_words() -> None:
    """By the rules of another source the same English word leads to that source's term."""
    queens = {
        rules: {one.form: one.title for one in shown("moon", f"?lang=en&rules={rules}&stage=set").terms}
        for rules in ("hertan-saannot", "hjerter")
    }
    assert queens["hertan-saannot"] != queens["hjerter"]
    assert all("(Norwegian)" in title for title in queens["hjerter"].values())


@pytest.mark.parametrize("page", PAGES)
def test_a_form_is_told_once(page: str) -> None:
    """No page tells the same form twice, and for a class none is told: nobody there could press it."""
    forms = [one.form for one in shown(page, "?lang=fi").terms]
    assert len(set(forms)) == len(forms)
    assert shown(page, "?lang=fi&view=projector").terms == ()


def test_the_glossary_has_links_of_its_own() -> None:
    """In the glossary no word is told beside its entry; on a page that speaks of the game some are."""
    assert shown("glossary", "?lang=fi").terms == ()
    assert shown("about", "?lang=fi").terms


def test_an_answer_can_be_looked_up_too() -> None:
    """The words of the reason that follows an answer are told with those of the question."""
    state = reduce(State("trick"), {"type": "hello", "query": "?lang=fi", "languages": []})
    asked = scene_of(state)
    for intent in ({"type": "choose", "card": asked.hand.groups[0][0].id}, {"type": "act", "action": "answer"}):
        state = reduce(state, intent)
    answered = scene_of(state)
    text = "\n".join(answered.feedback.text)
    assert {text[one.start : one.end] for one in terms_in(text, "fi", "hertan-saannot")} <= {
        one.form for one in answered.terms
    }
    assert len(answered.terms) > len(asked.terms)
