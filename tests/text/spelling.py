"""How words are spelled: the dictionaries of the three languages, and the words that they lack.

A word is right if a dictionary says so, if it is a name or a term of the sources, a command, or stands in
``words/<language>.txt``; each of these also with an ending of the language, and a word of the list also as a part of a
compound.
"""

import re
import subprocess
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from libvoikko import Voikko

from hertta.cli.main import COMMANDS
from hertta.rules import SOURCES, readings, source
from tests.programs import DICTIONARIES
from tests.text.filled import filled

LETTER = "[A-Za-zÀ-ÖØ-öø-ž]"
WORDS = {
    "fi": re.compile(rf"{LETTER}{LETTER}+"),
    "nb": re.compile(rf"{LETTER}{LETTER}+"),
    "en": re.compile(rf"{LETTER}{LETTER}+(?:['’]{LETTER}+)?"),
}
"""What is a word; the parts of what has hyphens stand for themselves."""
CODE = re.compile(
    r"""\S*\d\S*                             # 2–9, 13:een, 3rd, BSD-3-Clause
    | (?<!\w)-{1,2}[a-z]\S*                  # options
    | \b\w+\.(toml|py|ipynb|jsonl?|csv)\b    # files
    | pip\ install\ .*
    | \b[A-Z]{2,}s?\b                        # TOML, FILEs""",
    re.VERBOSE,
)
"""What is no word in a text: what a program reads or a card shows."""
ENDINGS = {
    "fi": r"(i?(n|a|ä|ta|tä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|na|nä|t|en|in))?",
    "nb": r"(s|e|en|et|er|ere|ene|erne|ne|n|t)?",
    "en": r"(['’]?s)?",
}
SHORTEST_PART = 3
LISTS = Path(__file__).parent / "words"
Text = tuple[str, str]
"""Where a text stands, and the text."""


def told(lang: str) -> Iterator[Text]:
    """Every message filled, without the facts that were filled in, and every claim and reading in our words."""
    for sample in filled(lang):
        text = sample.text
        for fact in sample.facts.values():
            if isinstance(fact, str) and fact:
                text = re.sub(rf"(?<!\w){re.escape(fact)}(?!\w)", " ", text)
        yield sample.id, text
    for claim in (*(claim for slug in SOURCES for claim in source(slug).claims), *readings()):
        yield from ((claim.id, text[lang]) for text in (claim.text, claim.why) if lang in text)


@cache
def names() -> frozenset[str]:
    """Words that the dictionaries need not have: names and terms of the sources, and commands."""
    articles = [source(slug) for slug in SOURCES]
    named = [article.name for article in articles]
    named += [title for article in articles for title, _ in article.sections]
    named += [claim.term for article in articles for claim in article.claims if claim.term]
    return frozenset(word.lower() for text in (*named, *COMMANDS, "hertta") for word in WORDS["en"].findall(text))


def listed(lang: str) -> Sequence[str]:
    """Our own list of words of a language."""
    lines = (LISTS / f"{lang}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


class Dictionary(Protocol):
    """What knows how words are spelled."""

    def wrong(self, words: Iterable[str]) -> set[str]:
        """Those of some words that it does not know."""

    def suggest(self, word: str) -> Sequence[str]:
        """What may be meant by a word that it does not know."""


class Finnish:
    """Voikko's."""

    def __init__(self) -> None:
        self._voikko = Voikko("fi")

    def wrong(self, words: Iterable[str]) -> set[str]:
        """Those of some words that it does not know."""
        return {word for word in words if not self._voikko.spell(word)}

    def suggest(self, word: str) -> Sequence[str]:
        """What may be meant by a word that it does not know."""
        return self._voikko.suggest(word)


class Hunspell:
    """One of Hunspell's.

    Args:
        lang: the language.
    """

    def __init__(self, lang: str) -> None:
        self._command = ["hunspell", "-i", "utf-8", "-d", DICTIONARIES[lang]]

    def wrong(self, words: Iterable[str]) -> set[str]:
        """Those of some words that it does not know."""
        return set(self._ask("-l", "\n".join(words)).split())

    def suggest(self, word: str) -> Sequence[str]:
        """What may be meant by a word that it does not know."""
        return self._ask("-a", f"^{word}\n").rstrip().partition(": ")[2].split(", ")

    def _ask(self, option: str, text: str) -> str:
        asked = subprocess.run([*self._command, option], input=text, capture_output=True, encoding="utf-8", check=True)
        return asked.stdout


class Speller:
    """Says of each word of a language whether it is right, and why.

    Args:
        lang: the language.
        ours: what its dictionary lacks.
    """

    def __init__(self, lang: str, ours: Iterable[str]) -> None:
        self._dictionary: Dictionary = Finnish() if lang == "fi" else Hunspell(lang)
        self._ours = {word.lower(): word for word in ours}
        self._lang = lang

    def judge(self, texts: Iterable[Text]) -> tuple[list[str], set[str]]:
        """Every fault of some texts, told; and the words of ours without which there would be more."""
        places = self._places(texts)
        wrong = self._dictionary.wrong(places)
        foreign = self._dictionary.wrong({part for word in wrong for parts in _splits(word.lower()) for part in parts})
        needed = {word: self._needed(word.lower(), foreign) for word in wrong}
        faults = [
            f"{self._lang}: {places[word]}: {word} (perhaps {', '.join(self._dictionary.suggest(word))})"
            for word in sorted(wrong)
            if needed[word] is None
        ]
        return faults, {ours for found in needed.values() for ours in found or ()}

    def _places(self, texts: Iterable[Text]) -> Mapping[str, str]:
        """Every word of texts, with where it stands first."""
        found = dict[str, str]()
        for place, text in texts:
            for word in WORDS[self._lang].findall(CODE.sub(" ", text)):
                found.setdefault(word, place)
        return found

    def _needed(self, word: str, foreign: Collection[str]) -> set[str] | None:
        """The words of ours of which one is made that the dictionary does not know; ``None`` if it is wrong."""
        if self._stem(word, names()):
            return set()
        if stem := self._stem(word, self._ours):
            return {self._ours[stem]}
        for parts in _splits(word):
            stems = [self._stem(part, self._ours) for part in parts]
            if any(stems) and all(stem or part not in foreign for stem, part in zip(stems, parts, strict=True)):
                return {self._ours[stem] for stem in stems if stem}
        return None

    def _stem(self, word: str, known: Collection[str]) -> str | None:
        """Which of the words known this is, as it is or with an ending."""
        stems = (word[:end] for end in range(len(word), 1, -1) if re.fullmatch(ENDINGS[self._lang], word[end:]))
        return next((stem for stem in stems if stem in known), None)


def _splits(word: str) -> list[tuple[str, str]]:
    """A word in two, wherever that can be."""
    places = range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    return [(word[:place], word[place:]) for place in places]
