"""What the lessons say: there in every language, short, in the words of the source in play."""

import re
from collections.abc import Iterator

import pytest

from hertta.cards import Card
from hertta.lessons.catalog import LESSONS, Stage, lesson
from hertta.rules import MAIN_PROFILES, ruleset
from hertta.text import CODES, catalog
from hertta.text.messages import locale_texts

WORDS = {"text": 40, "goal": 12, "hint": 15}
"""The most words that each part of a stage may have."""
STAGES = [(slug, stage) for slug in LESSONS for stage in lesson(slug).stages]
FOREIGN = {
    "hertan-saannot": ("patarouva", "rikottu", "tunnust", "avausma"),
    "herttamisaari": ("patakuningatar", "maapak", "avattu", "aloitusma", "aloitettiin", "poikkeuslu"),
    "hertta-korttipeli": ("patakuningatar", "maapak", "avattu", "rikottu", "avausma", "avattiin", "poikkeuslu"),
    "hjerter": ("patakuningatar", "maapak", "avattu", "avausma", "avattiin", "poikkeuslu"),
}
"""Beginnings of Finnish words that belong to another source."""

languages = pytest.mark.parametrize("lang", CODES)
stages = pytest.mark.parametrize(("slug", "stage"), STAGES, ids=lambda case: getattr(case, "id", str(case)))


def told(lang: str, slug: str, stage: Stage, part: str) -> Iterator[tuple[str, str]]:
    """A part of a stage under each profile: the source in whose words it is told, and the text."""
    for profile in MAIN_PROFILES:
        puzzle = stage.puzzle(profile)
        words = catalog(lang, puzzle.ruleset.source)
        yield (
            puzzle.ruleset.source,
            words.format(f"lesson-{slug}-{stage.id}-{part}", rules=puzzle.rules, card=puzzle.card),
        )


def count(text: str) -> int:
    """How many words a text has."""
    return len(text.split())


@languages
@stages
@pytest.mark.parametrize("part", WORDS)
def test_a_stage_is_told_in_few_words(lang, slug, stage, part):
    """Text, goal and hint are there under each profile, keep to their number of words, and leave nothing open."""
    for _, text in told(lang, slug, stage, part):
        assert 0 < count(text) <= WORDS[part], text
        assert not re.search(r"[{}$]|None|  ", text)
        assert text[0].isupper()
        assert text[-1] in ".?!"


@languages
@stages
def test_a_goal_is_a_question_and_a_hint_one_sentence(lang, slug, stage):
    """The goal ends by asking; the hint is one sentence."""
    assert all(text.endswith("?") for _, text in told(lang, slug, stage, "goal"))
    assert all(len(re.findall(r"[.?!]", text)) == 1 for _, text in told(lang, slug, stage, "hint"))


@languages
@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("profile", MAIN_PROFILES)
def test_a_lesson_has_title_summary_and_end(lang, slug, profile):
    """A lesson has a short title, a summary of at most twenty words and two sentences to end with."""
    words = catalog(lang, ruleset(profile).source)
    title, summary, end = (
        words.format(f"lesson-{slug}-{part}", rules=profile, card=None) for part in ("title", "summary", "end")
    )
    assert 0 < count(title) <= 7
    assert 0 < count(summary) <= 20
    assert len(re.findall(r"[.?!]", end)) == 2


@stages
def test_finnish_keeps_to_the_words_of_the_source(slug, stage):
    """In Finnish a stage uses no word that only another source uses for the same thing."""
    for part in WORDS:
        for source, text in told("fi", slug, stage, part):
            assert not [word for word in FOREIGN[source] if word in text.lower()], text


@pytest.mark.parametrize("slug", LESSONS)
@languages
def test_no_text_without_a_stage(lang, slug):
    """Every message of a lesson's file belongs to one of its stages, or to the lesson as a whole."""
    wanted = {f"lesson-{slug}-{stage.id}-{part}" for stage in lesson(slug).stages for part in WORDS}
    wanted |= {f"lesson-{slug}-{part}" for part in ("title", "summary", "end")}
    assert messages(lang, f"lesson-{slug}.ftl") == wanted


def messages(lang: str, file: str) -> set[str]:
    """The ids in a locale file."""
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", locale_texts(lang)[file]))


@languages
def test_cards_are_named_by_function(lang):
    """A card in a question about one card is the card of the puzzle, by its name in the language."""
    stage = lesson("first-trick").stage("heart-by-source")
    goals = {text for _, text in told(lang, "first-trick", stage, "goal")}
    name = catalog(lang).format("card", card=Card.parse("5H"))
    assert all(name in goal for goal in goals)
