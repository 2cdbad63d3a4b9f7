"""The seeds: what the four articles say, and what we settled, as data."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from hertta.data import data_folder

CLAIMS = {"hertan-saannot": 146, "herttamisaari": 100, "hertta-korttipeli": 52, "hjerter": 64}
READINGS = {"A": 5, "B": 10, "C": 6, "D": 6, "E": 9, "F": 14, "G": 8, "H": 1}
LANGUAGES = ("en", "fi", "nb")


def seed(name: str) -> dict[str, Any]:
    """A seed file, parsed."""
    return tomllib.loads((data_folder("seeds") / f"{name}.toml").read_text(encoding="utf-8"))


def claims() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every claim, each with its source."""
    return ((source, claim) for source in map(seed, CLAIMS) for claim in source["claim"])


def readings() -> list[dict[str, Any]]:
    """Everything that we settled."""
    return list(seed("readings")["reading"])


def texts() -> Iterator[tuple[str, str, str]]:
    """Every sentence that a learner may be shown, with the id and the key that it stands under."""
    for entry in (*(claim for _, claim in claims()), *readings()):
        for key in (*LANGUAGES, *(f"why_{language}" for language in LANGUAGES)):
            if key in entry:
                yield entry["id"], key, entry[key]


@pytest.mark.parametrize("slug", CLAIMS)
def test_identity(slug: str) -> None:
    """A seed names its article: slug, language, file and hash of the stored text."""
    source = seed(slug)
    assert source["slug"] == slug
    assert source["language"] == ("nb" if slug == "hjerter" else "fi")
    assert re.fullmatch(r"00[0-4]_[0-9a-f]{16}\.txt", source["file"])
    assert re.fullmatch(r"[0-9a-f]{64}", source["sha256"])


@pytest.mark.parametrize("slug", CLAIMS)
def test_sections_ascend(slug: str) -> None:
    """Sections stand in the order of the article, each once."""
    sections = seed(slug)["sections"]
    starts = [section["paragraph"] for section in sections]
    assert starts == sorted(set(starts))
    assert len({section["title"] for section in sections}) == len(sections)


def test_claim_ids() -> None:
    """A claim's id is its article's slug and three digits, and the numbers run from 001 on without a gap."""
    ids = [claim["id"] for _, claim in claims()]
    assert ids == [f"{slug}-{number:03}" for slug, count in CLAIMS.items() for number in range(1, count + 1)]


def test_claim_stands_in_its_section() -> None:
    """A claim's paragraph lies between the heading it names and the next one."""
    for source, claim in claims():
        sections = {section["title"]: section["paragraph"] for section in source["sections"]}
        start = sections[claim["section"]]
        following = [paragraph for paragraph in sections.values() if paragraph > start]
        assert start <= claim["paragraph"] < min(following, default=1000), claim["id"]


def test_claim_keys() -> None:
    """A claim has the known keys alone, a known standing, and a term only if it is not empty."""
    required = {"id", "section", "paragraph", "kind", "standing", *LANGUAGES}
    for _, claim in claims():
        assert claim.keys() - {"term"} == required, claim["id"]
        assert claim["standing"] in {"stated", "inferred", "silent"}, claim["id"]
        assert claim.get("term", "a term").strip(), claim["id"]


def test_claim_is_one_short_sentence() -> None:
    """A claim is one sentence of at most 25 words in each language."""
    for _, claim in claims():
        for language in LANGUAGES:
            text = claim[language]
            assert text[0].isupper(), (claim["id"], language)
            assert len(text.split()) <= 25, (claim["id"], language)
            assert not re.search(r"[.!?] [A-ZÅÄÖÆØ]", text), (claim["id"], language)


def test_reading_ids() -> None:
    """A reading's id is the letter of its subject and a number, and the numbers run from 1 on without a gap."""
    ids = [reading["id"] for reading in readings()]
    assert ids == [f"reading-{letter}{number}" for letter, count in READINGS.items() for number in range(1, count + 1)]


def test_reading_keys() -> None:
    """A reading says what we decided and why in each language, and what kind of trouble it settles."""
    required = {"id", "kind", "claims", *LANGUAGES, *(f"why_{language}" for language in LANGUAGES)}
    for reading in readings():
        assert reading.keys() == required, reading["id"]
        assert reading["kind"] in {"differ", "contradict", "gap", "term", "house"}, reading["id"]


def test_reading_is_short() -> None:
    """A reading takes at most two sentences and its reason one, neither more than 45 words."""
    for id_, key, text in texts():
        if id_.startswith("reading-"):
            sentences = len(re.findall(r"[.!?](?: (?=[A-ZÅÄÖÆØ«”“])|$)", text))
            assert sentences <= (1 if key.startswith("why_") else 2), (id_, key)
            assert len(text.split()) <= 45, (id_, key)


def test_readings_cite_claims_that_exist() -> None:
    """A reading bears on claims of the seeds, each cited once."""
    known = {claim["id"] for _, claim in claims()}
    for reading in readings():
        cited = reading["claims"]
        assert cited, reading["id"]
        assert set(cited) <= known, reading["id"]
        assert len(set(cited)) == len(cited), reading["id"]


def test_silence_is_settled() -> None:
    """Where an article is silent, a reading cites the silence."""
    silent = {claim["id"] for _, claim in claims() if claim["standing"] == "silent"}
    assert silent == {"hertta-korttipeli-019", "hertta-korttipeli-024", "hjerter-025"}
    assert silent <= {cited for reading in readings() for cited in reading["claims"]}


def test_typography() -> None:
    """Sentences end in one full stop, hold no stray space, and use the quotation marks of their language."""
    foreign = {"en": '"«»', "fi": '"«»“', "nb": '"“”'}
    for id_, key, text in texts():
        assert re.search(r"[^.]\.$", text), (id_, key)
        assert text == " ".join(text.split()), (id_, key)
        assert not re.search(r" [,.;:]|\d-\d", text), (id_, key)
        assert not set(text) & set(foreign[key.removeprefix("why_")]), (id_, key)


def test_each_source_keeps_its_own_words() -> None:
    """Finnish claims use the queen's name and the word for broken hearts that their own article uses."""
    for source, claim in claims():
        if source["language"] == "fi":
            foreign = ("patarouv", "rikot") if source["slug"] == "hertan-saannot" else ("patakuningat",)
            assert not any(word in claim["fi"].lower() for word in foreign), claim["id"]
