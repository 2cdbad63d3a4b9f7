"""The wrapper over Fluent: each thing that Fluent forgives is a fault."""

import logging
from typing import Any

import pytest

from hertta.cards import Card, Cards, Suit
from hertta.errors import TextError
from hertta.text import LANGUAGES, Catalog, catalog, choose, messages

QUEEN = Card.parse("QS")


def one(text: str, lang: str = "en") -> Catalog:
    """A catalog of one text beside the words for cards."""
    return Catalog(lang, {"cards.ftl": messages.locale_texts(lang)["cards.ftl"], "one.ftl": text})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("missing-message", "other = text\n"),
        ("bad-message", "hello = Hello { $name }\n"),
        ("bad-message", "hello = Hello { -nobody }\n"),
        ("bad-message", "hello = Hello { WHO($card) }\n"),
        ("bad-message", "hello = Hello { $card }\n"),
        ("bad-message", "hello = Hello { SUIT($nothing) }\n"),
        ("bad-message", "hello =\n    .title = Hello\n"),
    ],
)
def test_a_message_that_cannot_be_told_raises(code: str, text: str) -> None:
    """A missing message, variable, term, function or text raises, and so does a card that no function names."""
    with pytest.raises(TextError) as caught:
        one(text).format("hello", card=QUEEN, nothing=None)
    assert caught.value.code == code
    assert "hello" in str(caught.value)


@pytest.mark.parametrize(("code", "text"), [("junk", "hello = { \n"), ("duplicate-message", "hello = a\nhello = b\n")])
def test_a_file_that_cannot_be_read_raises(code: str, text: str) -> None:
    """A malformed entry and a message that stands twice raise when the catalog is made."""
    with pytest.raises(TextError) as caught:
        one(text)
    assert caught.value.code == code
    assert "one.ftl" in str(caught.value)


def test_a_duplicate_in_another_file_raises() -> None:
    """A message may stand in one file only."""
    with pytest.raises(TextError, match="stands twice"):
        one("card-name = again\n")


def test_a_foreign_locale_raises() -> None:
    """A language that hertta does not speak raises and is named with those that it speaks."""
    with pytest.raises(TextError, match="found 'sv', expected one of fi, nb, en"):
        catalog("sv")


@pytest.mark.usefixtures("lenient")
def test_a_missing_message_falls_back_to_english(caplog: pytest.LogCaptureFixture) -> None:
    """In production a message that one language lacks is told in English, and the log names it."""
    with caplog.at_level(logging.ERROR):
        text = Catalog("fi", {}).format("verdict-title-legal", card=QUEEN)
    assert text == "✓ The queen of spades is legal"
    assert "fi: there is no message verdict-title-legal" in caplog.text


@pytest.mark.usefixtures("lenient")
def test_a_missing_variable_falls_back_to_english(caplog: pytest.LogCaptureFixture) -> None:
    """In production a message that lacks a variable is told in English, and the log names both."""
    with caplog.at_level(logging.ERROR):
        text = one("tag-wins = { $nobody }\n", "nb").format("tag-wins")
    assert text == "✓ wins"
    assert "nb: tag-wins" in caplog.text
    assert "nobody" in caplog.text


@pytest.mark.usefixtures("lenient")
def test_a_message_that_no_language_has_is_its_id() -> None:
    """In production a message that not even English has gives its id, so that the page still stands."""
    assert catalog("fi").format("no-such-message") == "no-such-message"


@pytest.mark.usefixtures("lenient")
def test_a_file_with_faults_keeps_the_rest() -> None:
    """In production junk is left out, the first of two messages counts, and a foreign locale is English."""
    words = one("a = { \nb = first\nb = second\nc = there\n")
    assert (words.format("b"), words.format("c")) == ("first", "there")
    assert catalog("sv").lang == "en"


@pytest.mark.parametrize(("value", "text"), [(3, "3"), ("x", "x"), (True, "true"), (None, "none")])
def test_plain_values_are_told_without_marks(value: Any, text: str) -> None:
    """Numbers and words stand as they are, with no invisible isolating marks around them."""
    assert one("hello = <{ $value }>\n").format("hello", value=value) == f"<{text}>"


def test_functions_name_and_select() -> None:
    """Messages may name, count, select by suit and begin a sentence."""
    text = """
hello = { CAPITAL(SUIT($suit)) }, { CARDS($cards) }, { CARD("AH") }, { COUNT($cards) ->
        [one] one
       *[other] many
    }, { SUIT_OF($card) ->
        [spades] black
       *[other] other
    }
"""
    told = one(text).format("hello", suit=Suit.CLUBS, cards=Cards.parse("2C 3C"), card=QUEEN)
    assert told == "Clubs, two of clubs and three of clubs, ace of hearts, many, black"


def test_contains_says_whether_there_is_a_message() -> None:
    """A catalog knows its messages, and terms are none."""
    assert "card-name" in catalog("fi")
    assert "no-such-message" not in catalog("fi")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [((), "en"), (("no",), "nb"), (("nn-NO", "fi"), "nb"), (("sv", "fi_FI.UTF-8"), "fi"), (("de", "fr"), "en")],
)
def test_the_browser_chooses_the_language(wanted: tuple[str, ...], code: str) -> None:
    """The first wanted language that hertta speaks is chosen, any Norwegian means bokmål, else English."""
    assert choose(wanted) == code


def test_every_language_has_a_name_of_its_own() -> None:
    """Codes and names of languages are unique."""
    assert len({language.code for language in LANGUAGES}) == len({language.name for language in LANGUAGES}) == 3
