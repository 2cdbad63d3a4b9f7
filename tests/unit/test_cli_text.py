"""``hertta text``: every message as somebody may read it."""

import json

import pytest

from hertta.cli.main import main
from hertta.text import CODES
from hertta.text.messages import entries, locale_texts


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints; it must end well."""
    assert main(["text", *arguments]) == 0
    return capsys.readouterr().out


def test_every_message_is_told_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON holds each message of each language, a text a line."""
    printed = told(capsys, "--json")
    found = json.loads(printed)
    assert {(one["lang"], one["id"]) for one in found} == {
        (lang, entry.id.name) for lang in CODES for _, entry in entries(locale_texts(lang))
    }
    assert len(printed.splitlines()) == len(found) + 2


def test_a_message_is_told_with_its_facts(capsys: pytest.CaptureFixture[str]) -> None:
    """Cards are as they are typed, a suit is its letter, and the source is the one whose words are used."""
    first, *_, last = json.loads(told(capsys, "goal-may-play", "--json", "--lang", "fi"))
    assert first == {
        "id": "goal-may-play",
        "lang": "fi",
        "source": None,
        "facts": {"card": "QS"},
        "text": "Käykö patarouva? Jos ei, mikä sääntö sen estää?",
    }
    assert (last["source"], last["facts"]) == ("herttamisaari", {"card": "JD"})
    facts = [one["facts"] for one in json.loads(told(capsys, "why-find-illegal-revokes", "--json", "--lang", "nb"))]
    assert {fact["led"] for fact in facts} == set("CDHS")
    assert {fact["cards"] for fact in facts} >= {"", "QS QS'"}


def test_texts_can_be_read_without_json(capsys: pytest.CaptureFixture[str]) -> None:
    """A line is language, source if it matters, message and text."""
    printed = told(capsys, "goal-which-tables").splitlines()
    assert printed[0] == "fi/goal-which-tables  Missä pöydissä patarouva käy?"
    assert "fi/hertan-saannot/goal-which-tables  Missä pöydissä patakuningatar käy?" in printed
    assert printed[-1].startswith("en/goal-which-tables  ")
