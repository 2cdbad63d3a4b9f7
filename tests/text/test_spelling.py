"""Every message filled, claim and reading is spelled as a dictionary of its language has it."""

import pytest

from hertta.text import CODES
from tests.text.spelling import LISTS, Speller, listed, told

MARKS = {"fi": pytest.mark.needs_voikko, "nb": pytest.mark.needs_hunspell, "en": pytest.mark.needs_hunspell}
every_language = pytest.mark.parametrize("lang", [pytest.param(lang, marks=MARKS[lang]) for lang in CODES])


@every_language
def test_every_word_is_spelled_right(lang: str) -> None:
    """No text has a word that neither the dictionary knows nor our list, and the list has none that no text needs."""
    faults, needed = Speller(lang, listed(lang)).judge(told(lang))
    assert faults == []
    assert [word for word in listed(lang) if word not in needed] == [], f"not needed in {LISTS / lang}.txt"


@pytest.mark.parametrize(
    ("lang", "text", "told_as"),
    [
        pytest.param("fi", "Pelaa herta kortti", "fi: here: herta (perhaps ", marks=MARKS["fi"]),
        pytest.param("nb", "Du spiller et kotr", "nb: here: kotr (perhaps ", marks=MARKS["nb"]),
        pytest.param("en", "You play a caard", "en: here: caard (perhaps ", marks=MARKS["en"]),
    ],
)
def test_a_fault_is_told_with_its_place(lang: str, text: str, told_as: str) -> None:
    """A word that is wrong is told with its language, where it stands, and what may be meant."""
    [fault], _ = Speller(lang, []).judge([("here", text)])
    assert fault.startswith(told_as)
