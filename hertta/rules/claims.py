"""Who says what: the source articles, their claims in our words, and our readings of what they leave open."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from hertta.data import data_folder
from hertta.errors import RulesError

SOURCES = ("hertan-saannot", "herttamisaari", "hertta-korttipeli", "hjerter")
"""Slugs of the four source articles."""

READINGS = "readings"
"""What stands for a source where the project settled a point itself."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that one source says, or that we settled.

    Args:
        id: ``hjerter-023``, or ``reading-A2``.
        source: the article's slug, or ``readings``.
        section: the heading it stands under; of a reading its code, such as ``A2``.
        paragraph: number of the non-empty line in the stored text, headings counted, from 1; ``None`` for a reading.
        standing: ``stated``, ``inferred``, ``silent`` (the source does not speak), or ``reading``.
        kind: what it is about, such as ``follow``.
        term: the source's own word for it, if it has one.
        text: our words, by language; English always.
        why: why we read it so, by language; readings only.
        claims: the ids that a reading bears on.
    """

    id: str
    source: str
    section: str
    paragraph: int | None
    standing: Literal["stated", "inferred", "silent", "reading"]
    kind: str
    term: str | None
    text: Mapping[str, str]
    why: Mapping[str, str]
    claims: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """One source article.

    Args:
        slug: its name in the product.
        name: its name for people.
        language: ``fi`` or ``nb``.
        file: name of the stored text that paragraphs count in.
        sha256: hash of that text.
        sections: heading and the paragraph in which it stands.
        claims: everything it says that hertta uses.
    """

    slug: str
    name: str
    language: str
    file: str
    sha256: str
    sections: tuple[tuple[str, int], ...]
    claims: tuple[Claim, ...]


@cache
def source(slug: str) -> Source:
    """The source article of this slug.

    Raises:
        RulesError: ``unknown-source`` if there is none.

    >>> source("hjerter").name
    'Hjerter'
    """
    if slug not in SOURCES:
        raise RulesError("unknown-source", f"found source {slug!r}, expected one of {', '.join(SOURCES)}")
    table = _seed(slug)
    return Source(
        slug=slug,
        name=table["name"],
        language=table["language"],
        file=table["file"],
        sha256=table["sha256"],
        sections=tuple((section["title"], section["paragraph"]) for section in table["sections"]),
        claims=tuple(
            Claim(
                id=entry["id"],
                source=slug,
                section=entry["section"],
                paragraph=entry["paragraph"],
                standing=entry["standing"],
                kind=entry["kind"],
                term=entry.get("term"),
                text=_texts(entry, ""),
                why={},
            )
            for entry in table["claim"]
        ),
    )


@cache
def readings() -> tuple[Claim, ...]:
    """Our readings of what the sources leave open or contradict."""
    return tuple(
        Claim(
            id=entry["id"],
            source=READINGS,
            section=entry["id"].removeprefix("reading-"),
            paragraph=None,
            standing="reading",
            kind=entry["kind"],
            term=None,
            text=_texts(entry, ""),
            why=_texts(entry, "why_"),
            claims=tuple(entry["claims"]),
        )
        for entry in _seed(READINGS)["reading"]
    )


@cache
def _claims() -> dict[str, Claim]:
    return {claim.id: claim for claims in (*(source(slug).claims for slug in SOURCES), readings()) for claim in claims}


def known_claims() -> tuple[str, ...]:
    """The ids of every claim and reading."""
    return tuple(_claims())


def claim(claim_id: str) -> Claim:
    """The claim or reading of this id.

    Raises:
        RulesError: ``unknown-claim`` if there is none.

    >>> claim("hjerter-023").paragraph, claim("reading-A2").section
    (22, 'A2')
    """
    found = _claims().get(claim_id)
    if found is None:
        raise RulesError("unknown-claim", f"found claim {claim_id!r}, expected one that a source or reading has")
    return found


def _seed(name: str) -> dict[str, Any]:
    return tomllib.loads((data_folder("seeds") / f"{name}.toml").read_text(encoding="utf-8"))


_FIELDS = {"id", "section", "paragraph", "standing", "kind", "term", "claims"}


def _texts(entry: Mapping[str, Any], prefix: str) -> dict[str, str]:
    """The texts of an entry by language: ``fi`` from ``fi``, or from ``why_fi`` with that prefix."""
    named = {key.removeprefix(prefix): text for key, text in entry.items() if key.startswith(prefix)}
    return {lang: text for lang, text in named.items() if lang not in _FIELDS and "_" not in lang}
