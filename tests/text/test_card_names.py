"""The names of cards: every form of every card, compared with tables that native eyes have read."""

import re
from pathlib import Path

import pytest

from hertta.cards import ALL_CARDS, COPY, Cards, Rank, Suit
from hertta.text import CODES, Catalog, catalog
from hertta.text.messages import locale_texts

TABLES = Path(__file__).parent / "tables"
SOURCES = (None, "hertan-saannot", "herttamisaari")
"""The three sets of words: the everyday ones, and the two sources that have words of their own for some ranks."""


def cases(lang: str) -> list[str]:
    """The cases that the words of a language have, as they stand in its file."""
    names = re.findall(r"\[(\w+ive|definite)\]", locale_texts(lang)["cards.ftl"])
    return sorted({*names, "nominative"}, key=[*names, "nominative"].index)


def asking(lang: str, source: str | None) -> Catalog:
    """A catalog with one message a form, which asks for that form alone."""
    forms = [f'card-{case} = {{ CARD($card, case: "{case}") }}\n' for case in cases(lang)]
    forms += [
        f'suit-{case}-{number} = {{ SUIT($suit, case: "{case}", number: "{number}") }}\n'
        for case in cases(lang)
        for number in ("singular", "plural")
    ]
    return Catalog(lang, {"cards.ftl": locale_texts(lang)["cards.ftl"], "forms.ftl": "".join(forms)}, source)


def table(lang: str) -> str:
    """All forms of all suits and cards, a line each."""
    lines = []
    for suit in Suit:
        words = asking(lang, None)
        for number in ("singular", "plural"):
            forms = [words.format(f"suit-{case}-{number}", suit=suit) for case in cases(lang)]
            lines.append(f"{suit.letter}\t{number}\t{', '.join(forms)}")
    for source in SOURCES:
        words = asking(lang, source)
        for card in ALL_CARDS[:COPY]:
            if source is None or card.rank in {Rank.JACK, Rank.QUEEN}:
                forms = [words.format(f"card-{case}", card=card) for case in cases(lang)]
                lines.append(f"{card}\t{source or 'everyday'}\t{', '.join(forms)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", CODES)
def test_every_form_of_every_card(lang: str) -> None:
    """The forms of all cards and suits are those of the table that was read and approved."""
    assert table(lang) == (TABLES / f"cards.{lang}.tsv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "source", "cards", "text"),
    [
        ("fi", None, "", "ei kortteja"),
        ("fi", "hertan-saannot", "QS", "patakuningatar"),
        ("fi", "hertta-korttipeli", "2C KC QS", "ristikakkonen, ristikuningas ja patarouva"),
        ("fi", None, "2C 5C KC 2H 3H 4H QH QS", "ristit 2, 5 ja kuningas, hertat 2–4 ja rouva sekä patarouva"),
        ("nb", "hjerter", "2C KC QS", "kløver to, kløver konge og spar dame"),
        ("nb", None, "2C 5C KC 2H 3H 4H QH QS", "kløver 2, 5 og konge, hjerter 2–4 og dame samt spar dame"),
        ("en", None, "2C 3C 4C 5C", "clubs 2–5"),
        ("en", None, "2C 5C KC 2H 3H 4H QH QS", "clubs 2, 5 and king, hearts 2–4 and queen, and queen of spades"),
    ],
)
def test_a_list_of_cards(lang: str, source: str | None, cards: str, text: str) -> None:
    """A few cards are named one by one, more by suit, and three neighbours or more with a dash."""
    assert catalog(lang, source).format("cards", cards=Cards.parse(cards)) == text


@pytest.mark.parametrize(("lang", "own"), [("fi", "2 10 J Q K A"), ("nb", "2 10 Kn D K E"), ("en", "2 10 J Q K A")])
def test_letters_on_the_cards(lang: str, own: str) -> None:
    """A language has its own letters for the ranks, and those of the international pack."""
    words = catalog(lang)
    assert " ".join(words.format(f"rank-{letter}") for letter in "2TJQKA") == own
    assert " ".join(words.format(f"pack-rank-{letter}") for letter in "2TJQKA") == "2 10 J Q K A"
