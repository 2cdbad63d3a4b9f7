"""The glossary: every word of the sources explained, tied to its counterparts, shown by a puzzle, found in a text."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from hertta.data import data_folder
from hertta.errors import RulesError
from hertta.puzzles.bank import bank
from hertta.puzzles.bank.byhand import read_set
from hertta.rules import SOURCES, source
from hertta.rules.terms import LANGUAGES, Term, counterparts, glossary, read_glossary, synonyms, term, terms
from hertta.text.terms import terms_in

TERMS = terms()
TEXT = (data_folder("seeds") / "terms.toml").read_text("utf-8")
ELSEWHERE = {
    "fi-jatka": "ruutujätkä",
    "fi-seiska": "ruutuseiskalla",
    "nb-to": "to",
    "fi-maan-tunnustaminen": "tunnustaa maata, tunnustaessasi maata",
    "fi-ottaa": "kerääjällä, kerääjän",
    "fi-avata": "avaaminen, avaamista",
    "fi-vaihto": "vaihtosuunta, vaihtosuuntaa",
    "nb-gi-videre": "gir",
    "nb-spiller": "spiller",
    "fi-maan-loppuminen": "risti loppuu",
    "fi-muunnelma": "hearts-muunnelmaan",
    "nb-hjerter-spill": "Hjerter",
    "fi-microsoft-hearts": "Microsoft julkaisi Hearts",
    "fi-misaari": "herttamisääri, herttamisääriin, herttamisäärin, herttamisääristä, misääriherttamisääri, "
    "perumisherttamisääri",
}
"""Forms that are part of a longer word, or everyday words too: a text that has one may not mean the term."""


def named(one: Term) -> str:
    """What a test is called that is about a term."""
    return one.id


def words_of(one: Term) -> list[str]:
    """The words that a term is: what stands on either side of a slash, without what is in brackets."""
    return [re.sub(r" *\(.*\)", "", word) for word in one.term.split(" / ")]


def found(text: str, lang: str, slug: str | None = None) -> list[str]:
    """The ids of the terms in a text."""
    return [one.term.id for one in terms_in(text, lang, slug)]


def test_all_words_of_the_sources_are_there() -> None:
    """There are 280 terms, in the languages of the sources, and each source has some that no other has."""
    assert len(TERMS) == 280
    assert {one.lang for one in TERMS} == {"fi", "nb"}
    assert {slug for one in TERMS if len(one.sources) == 1 for slug in one.sources} == set(SOURCES)


@pytest.mark.parametrize("one", TERMS, ids=named)
def test_a_term_is_of_the_language_of_its_sources(one: Term) -> None:
    """Its sources are written in its language, which its id begins with."""
    assert {source(slug).language for slug in one.sources} == {one.lang}
    assert one.id.startswith(f"{one.lang}-")


@pytest.mark.parametrize("one", TERMS, ids=named)
def test_a_term_is_explained_in_every_language(one: Term) -> None:
    """Its meaning is a sentence in each language, no two alike, and so is its note if it has one."""
    for told in (one.meaning, *([one.note] if one.note else [])):
        assert tuple(told) == LANGUAGES
        assert len(set(told.values())) == len(LANGUAGES)
        assert all(text[0].isupper() or text[0] in "”«“" or text[0].isdigit() for text in told.values())
        assert all(text.endswith(".") for text in told.values())


@pytest.mark.parametrize("one", TERMS, ids=named)
def test_the_forms_of_a_term_hold_the_term(one: Term) -> None:
    """The word itself is among its forms, each of which stands once."""
    assert set(words_of(one)) <= set(one.forms)
    assert len(set(one.forms)) == len(one.forms)


@pytest.mark.parametrize("one", TERMS, ids=named)
def test_counterparts_are_mutual(one: Term) -> None:
    """A counterpart of a term, in the other language, has it for its own; a synonym, in the same one, likewise."""
    for other in counterparts(one):
        assert other.lang != one.lang
        assert one in counterparts(other)
    for other in synonyms(one):
        assert other.lang == one.lang
        assert one in synonyms(other)


def test_every_word_with_an_equal_elsewhere_is_tied_to_it() -> None:
    """Who is called by a word that the other language's source uses is tied to that term."""
    by_word = {(one.lang, word.lower()): one for one in TERMS for word in words_of(one)}
    for one in TERMS:
        for lang, called in one.called.items():
            for word in re.split(r"[,;] ", called):
                if other := by_word.get((lang, word.removeprefix("å ").lower())):
                    assert other in counterparts(one), (one.id, word)


def test_examples_are_puzzles_set_by_hand() -> None:
    """Each example is in the bank, and somebody set it to show something; a source's term is shown by its rules."""
    by_hand = {one.puzzle.id for one in read_set(data_folder("puzzles"))[0]}
    assert {one.example for one in TERMS} <= by_hand & bank().rows.keys()


@pytest.mark.parametrize("one", TERMS, ids=named)
def test_a_term_is_found_in_every_form(one: Term) -> None:
    """Each form of a term that means nothing else is found in a text, with a capital or without."""
    for form in sorted({*one.forms} - set(ELSEWHERE.get(one.id, "").split(", "))):
        for text in (f"Sana {form}, ja.", f"{form.capitalize()}!"):
            assert one.id in found(text, one.lang, one.sources[0]), text


def test_what_is_found_elsewhere_is_a_form() -> None:
    """The list of forms that may mean something else names terms and forms that there are."""
    for term_id, forms in ELSEWHERE.items():
        assert set(forms.split(", ")) <= set(term(term_id).forms)
        assert all(term_id not in found(form, term(term_id).lang) for form in forms.split(", "))


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Patarouvallasikin voittaa.", "fi", ["fi-patarouva", "fi-voittaa-tikki"]),
        ("Kuun ampumisesta saa nolla pistettä.", "fi", ["fi-kuun-ampuminen", "fi-piste"]),
        ("Herttaa ei saa pelata tikkiin.", "fi", ["fi-hertta", "fi-pelata", "fi-tikki"]),
        ("Kortinjakajaa ja ristikkoa ei tunneta.", "fi", ["fi-kortti"]),
        ("Maanantaina satoi.", "fi", []),
        ("Damene og sparkortene.", "nb", ["nb-dame", "nb-spar"]),
        ("Trekk et kort, ikke fra summen.", "nb", ["nb-kort", "nb-sum"]),
        ("De trekker 26 poeng fra summen.", "nb", ["nb-trekke-fra", "nb-sum"]),
        ("Spardame er et spill, spar dame et kort.", "nb", ["nb-spardame", "nb-spill", "nb-spar-dame", "nb-kort"]),
        ("", "en", []),
    ],
)
def test_terms_are_whole_words_and_the_longest(text: str, lang: str, expected: list[str]) -> None:
    """Inflected words are found, a longer term before its parts, each once and in order; parts of words are not."""
    assert found(text, lang) == expected


def test_a_term_is_told_where_it_stands() -> None:
    """The place of the first of two is told, as the text has it."""
    text = "Tikki! Toinen tikki."
    (one,) = terms_in(text, "fi")
    assert text[one.start : one.end] == "Tikki"


def test_a_source_has_its_own_word() -> None:
    """What an English text speaks of is told in the words of the source that is played by."""
    told = {slug: found("Take the queen of spades in a deal.", "en", slug) for slug in SOURCES}
    assert told == {
        "hertan-saannot": ["fi-ottaa", "fi-patakuningatar", "fi-jako"],
        "herttamisaari": ["fi-ottaa", "fi-patarouva", "fi-jako"],
        "hertta-korttipeli": ["fi-ottaa", "fi-patarouva", "fi-jako"],
        "hjerter": ["nb-ta-stikk", "nb-spar-dame", "nb-runde"],
    }


def test_every_concept_has_a_term_in_english() -> None:
    """Each English word of a concept is found, unless a longer one holds it."""
    for concept, patterns in glossary().english.items():
        told = {one for pattern in patterns for one in found(pattern.replace("*", "hearts"), "en")}
        assert any(concept in term(one).concepts for one in told), concept


def without(key: str) -> Callable[[dict[str, Any]], None]:
    """What takes a key from a term."""
    return lambda entry: entry.pop(key)


def with_(**values: Any) -> Callable[[dict[str, Any]], None]:
    """What gives a term other values."""
    return lambda entry: entry.update(values)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (without("nb"), "fi-hertta: nb: expected a text"),
        (with_(en=" "), "fi-hertta: en: expected a text"),
        (with_(forms=[]), "fi-hertta: forms: expected a list of texts"),
        (with_(find="hertta"), "fi-hertta: find: expected a list of texts"),
        (with_(called={"nb": 3}), "fi-hertta: called: expected a text for each language"),
        (with_(called={"nb": "hjerter"}), "fi-hertta: called: expected en"),
        (with_(called={"en": "hearts", "fi": "x"}), "fi-hertta: found unknown language fi in called"),
        (with_(false_friend="yes"), "fi-hertta: false_friend: expected true or false"),
        (without("note_nb"), "fi-hertta: found note_fi, note_en, expected note_fi, note_nb, note_en or none"),
        (with_(sources=["wiki"]), "fi-hertta: found unknown source wiki"),
        (with_(concepts=["luck"]), "fi-hertta: found unknown concept luck"),
        (with_(id="fi-Hertta"), "fi-Hertta: found another id, expected fi or nb and ASCII letters"),
        (with_(lang="sv"), "fi-hertta: found another id, expected fi or nb and ASCII letters"),
        (with_(color="red"), "fi-hertta: found color, expected one of called"),
        (with_(id="fi-tikki"), "fi-tikki: found twice"),
        (with_(concepts=["trick"]), "english: found hearts, expected a concept that a term has"),
    ],
)
def test_a_fault_of_the_glossary_is_told(fault: Callable[[dict[str, Any]], None], told: str) -> None:
    """What is missing, strange or there twice is told with its term."""
    table = tomllib.loads(TEXT)
    hertta, tikki = (next(one for one in table["term"] if one["id"] == name) for name in ("fi-hertta", "fi-tikki"))
    hertta["concepts"] = ["hearts"]
    fault(hertta)
    english = {concept: table["english"][concept] for concept in ("hearts", "trick")}
    with pytest.raises(RulesError) as raised:
        read_glossary(written({"english": english, "term": [hertta, tikki]}))
    assert any(one.startswith(told) for one in raised.value.facts["faults"])
    assert raised.value.code == "bad-terms"


def written(table: dict[str, Any]) -> str:
    """A glossary as TOML: its concepts, then its terms."""
    lines = ["[english]", *(f"{key} = {value!r}" for key, value in table["english"].items())]
    for entry in table["term"]:
        lines += ["[[term]]", *(f"{key} = {inline(value)}" for key, value in entry.items())]
    return "\n".join(lines)


def inline(value: Any) -> str:
    """A value as TOML has it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'


def test_what_is_no_toml_is_no_glossary() -> None:
    """A text that does not read is refused with the reason."""
    with pytest.raises(RulesError, match="not TOML"):
        read_glossary("[[term")


def test_an_unknown_term_is_refused() -> None:
    """There is no term of an id that nobody gave."""
    with pytest.raises(RulesError) as raised:
        term("fi-uno")
    assert (raised.value.code, raised.value.facts) == ("unknown-term", {"found": "fi-uno"})
