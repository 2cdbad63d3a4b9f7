"""Looking words up: which terms of the glossary stand in a text, and which ones a few letters may mean."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from hertta.rules.terms import LANGUAGES, Term, glossary, term, terms


@dataclass(frozen=True, slots=True)
class Found:
    """A term that stands in a text.

    Args:
        term: the term.
        start: where the word begins in the text.
        end: where it is over.
    """

    term: Term
    start: int
    end: int


def terms_in(text: str, lang: str, source: str | None = None) -> tuple[Found, ...]:
    """The terms that stand in a text, each where it stands first.

    In an English text a concept is found by its English words, and told by the term that the source has for it.

    Args:
        text: what is read.
        lang: the language it is in, a code of ``LANGUAGES``.
        source: the slug of the source whose words are preferred where several terms look alike.

    >>> [found.term.term for found in terms_in("Patarouvaa ei saa pelata ensimmäiseen tikkiin.", "fi")]
    ['patarouva', 'pelata', 'tikki']
    >>> [found.term.id for found in terms_in("The queen of spades costs 13.", "en", "hjerter")]
    ['nb-spar-dame']
    """
    regex, meant = _reader(lang)
    found: dict[str, Found] = {}
    for match in regex.finditer(text.lower()):
        alike = meant[(match.lastindex or 1) - 1]
        likely = next((one for one in alike if source in one.sources), alike[0])
        found.setdefault(likely.id, Found(likely, match.start(), match.end()))
    return tuple(found.values())


@cache
def _reader(lang: str) -> tuple[re.Pattern[str], tuple[tuple[Term, ...], ...]]:
    """What finds the terms of a language in a text without capitals, and which terms each of its groups may mean.

    Patterns lie together by their first letter: hundreds of them tried one by one at each word would be slow.
    """
    meant: dict[str, list[Term]] = {}
    for _, pattern, its in sorted(_patterns(lang), key=lambda found: found[0]):
        meant.setdefault(pattern.lower(), []).append(its)
    ordered = sorted(meant, key=lambda one: (one[0], -len(one.split()), -len(one.rstrip("*")), one))
    letters = (f"(?={re.escape(letter)})(?:{_any_of(ones)})" for letter, ones in groupby(ordered, lambda one: one[0]))
    return re.compile(rf"(?<!\w)(?:{'|'.join(letters)})(?!\w)"), tuple(tuple(meant[one]) for one in ordered)


def _patterns(lang: str) -> Iterator[tuple[int, str, Term]]:
    """Each pattern with its term, and how far it is from the first thing that the term stands for."""
    for one in terms():
        if one.lang == lang:
            yield from ((0, pattern, one) for pattern in one.find)
        elif lang == "en":
            for far, concept in enumerate(one.concepts):
                yield from ((far, pattern, one) for pattern in glossary().english[concept])


def _any_of(patterns: Iterator[str]) -> str:
    return "|".join(f"({' '.join(map(_word, pattern.split()))})" for pattern in patterns)


def _word(pattern: str) -> str:
    return r"\w+" if pattern == "*" else re.escape(pattern).replace(r"\*", r"\w*")


def search(text: str) -> tuple[Term, ...]:
    """The terms that somebody may mean by what they write, in any language: the likeliest first.

    Capitals count for nothing, nor do the dots and rings of letters, for many a keyboard lacks them.

    Args:
        text: what was written; nothing means all terms.

    >>> [one.id for one in search("patakuningattarella")]
    ['fi-patakuningatar']
    >>> [one.term for one in search("pelisilma")]
    ['pelisilmä']
    """
    wanted = _bare(" ".join(text.split()))
    if not wanted:
        return terms()
    inflected = {found.term.id for lang in LANGUAGES for found in terms_in(text, lang)}
    ranked = [(_rank(wanted, one, inflected), one) for one in terms()]
    return tuple(one for rank, one in sorted(ranked, key=lambda pair: pair[0]) if rank < _NOWHERE)


_WORD, _BEGINS, _CALLED, _INFLECTED, _EXPLAINED, _NOWHERE = range(6)


def _rank(wanted: str, one: Term, inflected: set[str]) -> int:
    """How near a term is to what is looked for."""
    words, called, explained = _looked_at(one.id)
    if wanted in words:
        return _WORD
    if any(word.startswith(wanted) for word in words):
        return _BEGINS
    if any(wanted in word for word in (*words, *called)):
        return _CALLED
    if one.id in inflected:
        return _INFLECTED
    return _EXPLAINED if wanted in explained else _NOWHERE


@cache
def _looked_at(term_id: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """What a term is found by: its words, what it is called elsewhere, what it means and what is worth knowing."""
    one = term(term_id)
    words = (one.term, *one.term.split(" / "), *one.forms)
    explained = " ".join((*one.meaning.values(), *one.note.values()))
    return tuple(map(_bare, words)), tuple(map(_bare, one.called.values())), _bare(explained)


def _bare(text: str) -> str:
    """A text in small letters without their dots and rings."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("ø", "o").replace("æ", "ae")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
