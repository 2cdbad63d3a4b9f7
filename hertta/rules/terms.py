"""The words of the sources: what each means, where it is said, what it is called elsewhere.

A source's own words are data like its rules, so that a text can speak in them and a learner can look each one up.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from hertta.data import data_folder
from hertta.errors import RulesError
from hertta.rules.claims import SOURCES

SPOKEN = ("fi", "nb")
"""The languages that the sources are written in."""
LANGUAGES = (*SPOKEN, "en")
"""The languages that a term is explained in."""

_FILE = "terms.toml"
_TEXTS = ("id", "lang", "term", "example", *LANGUAGES)
_LISTS = ("sources", "forms", "find", "concepts")
_NOTES = tuple(f"note_{lang}" for lang in LANGUAGES)
_KEYS = {*_TEXTS, *_LISTS, *_NOTES, "called", "false_friend"}


@dataclass(frozen=True, slots=True)
class Term:
    """A word that sources use.

    Args:
        id: its name in addresses, ``fi-patarouva``; it stays as it is.
        lang: ``fi`` or ``nb``.
        term: the word as a dictionary has it; what else it may be stands behind a slash.
        sources: the slugs of the sources that use it.
        forms: the forms in which they do.
        find: how it may stand in any text; ``*`` is any letters, as a word of its own any word.
        concepts: what it stands for, such as ``queen-of-spades``; a false friend may stand for two things.
        called: what this is called in the other languages; English always, another where there is a word for it.
        meaning: what it means, in each of ``LANGUAGES``.
        false_friend: whether it is easily taken for something else.
        note: what else is worth knowing, in each of ``LANGUAGES``, or nothing.
        example: the id of a puzzle of the bank that shows it.
    """

    id: str
    lang: str
    term: str
    sources: tuple[str, ...]
    forms: tuple[str, ...]
    find: tuple[str, ...]
    concepts: tuple[str, ...]
    called: Mapping[str, str]
    meaning: Mapping[str, str]
    false_friend: bool
    note: Mapping[str, str]
    example: str


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms, and by which English words their concepts are known.

    Args:
        terms: by their ids, in the order of the file.
        english: patterns, as ``Term.find`` has them, by concept.
    """

    terms: Mapping[str, Term]
    english: Mapping[str, tuple[str, ...]]


@cache
def glossary() -> Glossary:
    """The glossary of the sources.

    Raises:
        RulesError: as ``read_glossary``.
    """
    return read_glossary((data_folder("seeds") / _FILE).read_text(encoding="utf-8"))


def terms() -> tuple[Term, ...]:
    """Every term.

    >>> len(terms())
    280
    """
    return tuple(glossary().terms.values())


def term(term_id: str) -> Term:
    """The term of this id.

    Raises:
        RulesError: ``unknown-term`` if there is none.

    >>> term("fi-patarouva").called["nb"]
    'spar dame'
    """
    found = glossary().terms.get(term_id)
    if found is None:
        raise RulesError("unknown-term", f"found term {term_id!r}, expected one of the glossary", {"found": term_id})
    return found


def counterparts(one: Term) -> tuple[Term, ...]:
    """The terms of the other language that stand for the same.

    >>> [other.id for other in counterparts(term("nb-spar-dame"))]
    ['fi-patakuningatar', 'fi-patarouva']
    """
    return tuple(other for other in _akin(one) if other.lang != one.lang)


def synonyms(one: Term) -> tuple[Term, ...]:
    """The other terms of its language that stand for the same: another source's word, mostly.

    >>> [other.term for other in synonyms(term("fi-patarouva"))]
    ['patakuningatar']
    """
    return tuple(other for other in _akin(one) if other.lang == one.lang)


def _akin(one: Term) -> Iterator[Term]:
    concepts = set(one.concepts)
    return (other for other in terms() if other.id != one.id and concepts & set(other.concepts))


def read_glossary(text: str) -> Glossary:
    """Read a glossary from TOML text.

    Raises:
        RulesError: ``bad-terms``; ``facts["faults"]`` lists every fault with the term in which it is.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad([f"not TOML: {error}"]) from error
    english, entries = table.get("english", {}), table.get("term", [])
    faults = [*_faults(entries, english), *_twice([str(entry.get("id")) for entry in entries])]
    if faults:
        raise _bad(faults)
    return Glossary(
        MappingProxyType({entry["id"]: _term(entry) for entry in entries}),
        MappingProxyType({concept: tuple(patterns) for concept, patterns in english.items()}),
    )


def _bad(faults: list[str]) -> RulesError:
    return RulesError("bad-terms", f"the glossary has faults: {'; '.join(faults)}", {"faults": faults})


def _faults(entries: list[dict[str, Any]], english: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with each entry, told with its id."""
    for number, entry in enumerate(entries, 1):
        where = entry.get("id", f"term {number}")
        yield from (f"{where}: {fault}" for fault in _shape(entry) or _sense(entry, english))
    used = {concept for entry in entries for concept in entry.get("concepts", ())}
    yield from (f"english: found {concept}, expected a concept that a term has" for concept in english.keys() - used)


def _shape(entry: Mapping[str, Any]) -> list[str]:
    """Keys that are not there, or not what they should be."""
    faults = [f"found {key}, expected one of {', '.join(sorted(_KEYS))}" for key in sorted(entry.keys() - _KEYS)]
    faults += [f"{key}: expected a text" for key in _TEXTS if not _is_text(entry.get(key))]
    for key in _LISTS:
        values = entry.get(key)
        if not isinstance(values, list) or not values or not all(map(_is_text, values)):
            faults.append(f"{key}: expected a list of texts")
    called = entry.get("called")
    if not isinstance(called, dict) or not all(map(_is_text, called.values())):
        faults.append("called: expected a text for each language")
    if type(entry.get("false_friend", False)) is not bool:
        faults.append("false_friend: expected true or false")
    noted = [key for key in _NOTES if _is_text(entry.get(key))]
    if noted and len(noted) < len(_NOTES):
        faults.append(f"found {', '.join(noted)}, expected {', '.join(_NOTES)} or none")
    return faults


def _sense(entry: Mapping[str, Any], english: Mapping[str, Any]) -> list[str]:
    """Values that cannot be."""
    lang, faults = entry["lang"], []
    if lang not in SPOKEN or not re.fullmatch(rf"{lang}(-[a-z0-9]+)+", entry["id"]):
        faults.append("found another id, expected fi or nb and ASCII letters")
    unknown = [f"source {slug}" for slug in entry["sources"] if slug not in SOURCES]
    unknown += [f"concept {concept}" for concept in entry["concepts"] if concept not in english]
    unknown += [f"language {key} in called" for key in entry["called"] if key not in LANGUAGES or key == lang]
    if "en" not in entry["called"]:
        faults.append("called: expected en")
    return faults + [f"found unknown {one}" for one in unknown]


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _twice(ids: list[str]) -> list[str]:
    return [f"{one}: found twice" for one in sorted({one for one in ids if ids.count(one) > 1})]


def _term(entry: Mapping[str, Any]) -> Term:
    return Term(
        id=entry["id"],
        lang=entry["lang"],
        term=entry["term"],
        sources=tuple(entry["sources"]),
        forms=tuple(entry["forms"]),
        find=tuple(entry["find"]),
        concepts=tuple(entry["concepts"]),
        called=MappingProxyType(entry["called"]),
        meaning=MappingProxyType({lang: entry[lang] for lang in LANGUAGES}),
        false_friend=entry.get("false_friend", False),
        note=MappingProxyType({lang: entry[f"note_{lang}"] for lang in LANGUAGES if f"note_{lang}" in entry}),
        example=entry["example"],
    )
