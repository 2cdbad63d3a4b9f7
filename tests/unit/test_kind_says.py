"""The kind *says*: which source a claim is from."""

import pytest

from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.choices import choices
from hertta.lessons.scenes.feedback import feedback, hint_label
from hertta.lessons.scenes.given import standing
from hertta.lessons.scenes.table import facts
from hertta.lessons.scenes.words import Words
from hertta.puzzles import KINDS, PROVED, Puzzle, Reply
from hertta.rules import SOURCES, claim, source
from hertta.text import CODES, catalog

KIND = KINDS["says"]
TOLD = Puzzle("says", "hjerter", about="hertta-korttipeli-030", options=SOURCES)


def test_the_source_of_the_claim_is_right():
    """The one that has the claim is right, the others are not, and no rule decides."""
    assert KIND.solve(TOLD) == Reply(picks={"source": "hertta-korttipeli"})
    [group] = KIND.groups(TOLD)
    assert (group.name, tuple(group.values)) == ("source", SOURCES)
    assert KIND.rule(TOLD) == ""
    assert [one.right for one in KIND.explain(TOLD)] == [slug == "hertta-korttipeli" for slug in SOURCES]


def test_only_the_source_that_says_so_is_cited():
    """The right source with the claim; another with nothing."""
    cited = {one.value: one.claims for one in KIND.explain(TOLD)}
    assert cited.pop("hertta-korttipeli") == ("hertta-korttipeli-030",)
    assert set(cited.values()) == {()}


def test_only_lessons_ask_it():
    """Chance does not tell which claims one source alone has."""
    assert "says" not in PROVED


@pytest.mark.parametrize("lang", CODES)
def test_the_claim_is_told_in_our_words(lang):
    """In the learner's language, with the names of the sources to choose from, and without the rules in play."""
    words, asked = Words(catalog(lang)), Exercise(TOLD)
    assert [row.value for row in standing(TOLD, words).rows] == [claim(TOLD.about).text[lang]]
    [group] = choices(asked, words)
    assert [option.label for option in group.options] == [source(slug).name for slug in SOURCES]
    assert facts(TOLD, words).rows == ()


@pytest.mark.parametrize("lang", CODES)
def test_a_hint_speaks_of_words_where_no_rule_decides(lang):
    """The second hint is no rule, and its button does not promise one."""
    words, hinted = Words(catalog(lang)), Exercise(TOLD).hint()
    assert hint_label(hinted, words) == words("action-hint-more")
    assert feedback(hinted.hint(), "first", words).text == ("first", words("hint-more-says"))


def test_a_wrong_source_is_answered_with_the_right_one():
    """The claim is cited with its paragraph, and nothing is proved by a second road."""
    words = Words(catalog("en"))
    told = feedback(Exercise(TOLD).pick("source", "hjerter").answer(), "", words)
    assert told.tone == "wrong"
    assert [source.words for source in told.sources] == [claim(TOLD.about).text["en"]]
    assert told.proof.note == ""
