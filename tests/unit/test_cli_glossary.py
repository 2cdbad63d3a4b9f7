"""``hertta glossary``: the words of the sources for people and for programs."""

import json

import pytest

from hertta.cli.main import main
from hertta.rules.terms import LANGUAGES, term, terms
from hertta.text import CODES
from hertta.text.terms import search


@pytest.fixture
def told(monkeypatch, capsys):
    """What the command prints in a language; it must end well."""

    def run(*arguments, lang="en"):
        monkeypatch.setenv("HERTTA_LANG", lang)
        assert main(["glossary", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_json_holds_every_term(told):
    """Each term comes with its language, sources, forms, three meanings, counterparts and example."""
    listed = {one["id"]: one for one in json.loads(told("--json"))}
    assert list(listed) == [one.id for one in terms()]
    for one in terms():
        entry = listed[one.id]
        assert (entry["lang"], entry["term"], entry["example"]) == (one.lang, one.term, one.example)
        assert (entry["sources"], entry["forms"]) == (list(one.sources), list(one.forms))
        assert set(entry["meaning"]) == set(LANGUAGES)
        assert entry["called"]["en"]
        assert all(one.id in listed[other]["counterparts"] for other in entry["counterparts"])


@pytest.mark.parametrize("lang", CODES)
def test_a_word_is_explained_in_the_language_of_who_asks(lang, told):
    """The list has the word, its sources, its meaning in that language and the command for its puzzle."""
    printed = told("--find", "slammia", lang=lang)
    slam = term("fi-slammi")
    assert printed.startswith("slammi  [fi: Herttamisääri]")
    assert slam.meaning[lang] in printed
    assert slam.note[lang] in printed
    assert f"hertta puzzles show {slam.example}" in printed


def test_words_of_one_language(told):
    """Only the words of the language that was named are listed."""
    assert {one["lang"] for one in json.loads(told("--json", "--lang", "nb"))} == {"nb"}
    assert {one["lang"] for one in json.loads(told("--json", "--find", "tikki"))} == {"fi", "nb"}


def test_a_word_that_nobody_uses_is_not_found(capsys, monkeypatch):
    """What no source says is told as not found, with exit code 1; for programs the list is empty."""
    monkeypatch.setenv("HERTTA_LANG", "en")
    assert main(["glossary", "--find", "canasta"]) == 1
    assert "canasta" in capsys.readouterr().err
    assert main(["glossary", "--find", "canasta", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("patarouva", "fi-patarouva"),
        ("PATAROUVALLA", "fi-patarouva"),
        ("kasi", "fi-kasi"),
        ("klover to", "nb-klover-to"),
        ("kerätä", "fi-ottaa"),
        ("queen of spades", "fi-patakuningatar"),
        ("  ta   alle ", "nb-ta-alle"),
        ("vaaravyöhyke", "nb-faresone"),
    ],
)
def test_what_is_looked_for_comes_first(written, first):
    """A word is found in any form and language, without its dots too, and before words that only mention it."""
    assert search(written)[0].id == first


def test_nothing_looked_for_means_every_term():
    """Without a word all terms are there, in the order of the glossary."""
    assert search("  ") == terms()


def test_a_meaning_is_searched_too():
    """A word that stands only in what a term means leads to the term."""
    assert term("fi-kaatopeli") in search("relative")
