"""Terms in a text: which words of the glossary stand where, so that a learner can look them up from there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from hertta.rules.terms import Term, glossary


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
        terms = meant[(match.lastindex or 1) - 1]
        term = next((term for term in terms if source in term.sources), terms[0])
        found.setdefault(term.id, Found(term, match.start(), match.end()))
    return tuple(found.values())


@cache
def _reader(lang: str) -> tuple[re.Pattern[str], tuple[tuple[Term, ...], ...]]:
    """What finds the terms of a language in a text without capitals, and which terms each of its groups may mean.

    Patterns lie together by their first letter: hundreds of them tried one by one at each word would be slow.
    """
    meant: dict[str, list[Term]] = {}
    for _, pattern, term in sorted(_patterns(lang), key=lambda found: found[0]):
        meant.setdefault(pattern.lower(), []).append(term)
    ordered = sorted(meant, key=lambda one: (one[0], -len(one.split()), -len(one.rstrip("*")), one))
    letters = (f"(?={re.escape(letter)})(?:{_any_of(ones)})" for letter, ones in groupby(ordered, lambda one: one[0]))
    return re.compile(rf"(?<!\w)(?:{'|'.join(letters)})(?!\w)"), tuple(tuple(meant[one]) for one in ordered)


def _patterns(lang: str) -> Iterator[tuple[int, str, Term]]:
    """Each pattern with its term, and how far it is from the first thing that the term stands for."""
    known = glossary()
    for term in known.terms.values():
        if term.lang == lang:
            yield from ((0, pattern, term) for pattern in term.find)
        elif lang == "en":
            for far, concept in enumerate(term.concepts):
                yield from ((far, pattern, term) for pattern in known.english[concept])


def _any_of(patterns: Iterator[str]) -> str:
    return "|".join(f"({' '.join(map(_word, pattern.split()))})" for pattern in patterns)


def _word(pattern: str) -> str:
    return r"\w+" if pattern == "*" else re.escape(pattern).replace(r"\*", r"\w*")
