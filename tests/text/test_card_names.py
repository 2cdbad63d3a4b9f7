"""The names of cards: every form of every card, compared with tables that native eyes have read."""

import re
from pathlib import Path

import pytest

from hertta.cards import ALL_CARDS, COPY, Card, Cards, Rank, Suit
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
    forms = [f'cards-{case} = {{ CARDS($cards, case: "{case}") }}\n' for case in cases(lang)]
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
                for cards in (Cards.of([card]), Cards.of([card, Card(card.suit, card.rank, 1)])):
                    forms = [words.format(f"cards-{case}", cards=cards) for case in cases(lang)]
                    lines.append(f"{cards}\t{source or 'everyday'}\t{', '.join(forms)}")
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
        ("nb", None, "2C 5C KC 2H 3H 4H QH QS", "kløver 2, 5 og konge, hjerter 2–4 og dame, og spar dame"),
        ("en", None, "2C 3C 4C 5C", "clubs 2–5"),
        ("en", None, "4C 6C TC JC QC KC AC", "clubs 4, 6 and 10 to ace"),
        ("en", None, "2C 3C 4C JC QC KC", "clubs 2–4, jack, queen and king"),
        ("fi", "herttamisaari", "6C 8C 9C TC JC", "ristit 6 ja kahdeksikosta jätkään"),
        ("nb", None, "9C TC QC KC", "kløver 9, 10, dame og konge"),
        ("nb", None, "6C 8C 9C TC JC", "kløver 6 og 8 til knekt"),
        ("en", None, "2C 5C KC 2H 3H 4H QH QS", "clubs 2, 5 and king, hearts 2–4 and queen, and queen of spades"),
    ],
)
def test_a_list_of_cards(lang: str, source: str | None, cards: str, text: str) -> None:
    """A few cards are named one by one, more by suit, and three neighbours or more by the ends of the run."""
    assert catalog(lang, source).format("cards", cards=Cards.parse(cards)) == text


@pytest.mark.parametrize(
    ("lang", "cards", "text"),
    [
        ("fi", "QS QS'", "kaksi patarouvaa"),
        ("nb", "QS QS'", "to spar damer"),
        ("en", "QS QS'", "two queens of spades"),
        ("fi", "2C 2C' KC QS QS'", "kaksi ristikakkosta, ristikuningas ja kaksi patarouvaa"),
        ("nb", "2C 2C' KC QS QS'", "to kløver toere, kløver konge og to spar damer"),
        ("en", "2C 2C' KC QS QS'", "two twos of clubs, king of clubs and two queens of spades"),
        ("fi", "2H 3H 4H 4H' 5H QS QS'", "hertat 2–5 (kaksi nelosta) sekä kaksi patarouvaa"),
        ("nb", "2H 3H 4H 4H' 5H QS QS'", "hjerter 2–5 (to firere), og to spar damer"),
        ("en", "2H 3H 4H 4H' 5H QS QS'", "hearts 2–5 (two fours), and two queens of spades"),
        ("fi", "2H 3H 4H 4H' KH KH'", "hertat 2–4 ja kuningas (kaksi nelosta ja kaksi kuningasta)"),
        ("nb", "2H 3H 4H 4H' KH KH'", "hjerter 2–4 og konge (to firere og to konger)"),
        ("en", "2H 3H 4H 4H' KH KH'", "hearts 2–4 and king (two fours and two kings)"),
        ("fi", "2H 2H' 9H 9H' KS QS QS'", "hertat 2 ja 9 (kutakin kaksi) sekä padat rouva ja kuningas (kaksi rouvaa)"),
        ("nb", "2H 2H' 9H 9H' KS QS QS'", "hjerter 2 og 9 (to av hver), og spar dame og konge (to damer)"),
        ("en", "2H 2H' 9H 9H' KS QS QS'", "hearts 2 and 9 (two of each), and spades queen and king (two queens)"),
        ("en", "QS'", "queen of spades"),
    ],
)
def test_a_list_of_equal_cards(lang: str, cards: str, text: str) -> None:
    """Equal cards of two decks are counted and no run is cut by them; the second copy alone is named as any card."""
    assert catalog(lang).format("cards", cards=Cards.parse(cards)) == text


@pytest.mark.parametrize(("lang", "own"), [("fi", "2 10 J Q K A"), ("nb", "2 10 Kn D K E"), ("en", "2 10 J Q K A")])
def test_letters_on_the_cards(lang: str, own: str) -> None:
    """A language has its own letters for the ranks, and those of the international pack."""
    words = catalog(lang)
    assert " ".join(words.format(f"rank-{letter}") for letter in "2TJQKA") == own
    assert " ".join(words.format(f"pack-rank-{letter}") for letter in "2TJQKA") == "2 10 J Q K A"
