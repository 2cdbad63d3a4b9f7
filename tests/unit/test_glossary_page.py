"""The glossary page: words are found, filtered, linked to, and lead to each other and to a puzzle."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from hertta.lessons.pages.glossary import found
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import State
from hertta.puzzles.bank import bank
from hertta.rules import SOURCES, source
from hertta.rules.terms import counterparts, synonyms, term, terms
from hertta.text import CODES, catalog
from hertta.ui.scene import Scene, Section


def opened(query: str = "", lang: str = "en") -> State:
    """The page once the browser has said hello."""
    return reduce(State("glossary"), {"type": "hello", "query": query, "languages": [lang]})


def filled(state: State, key: str, value: Any) -> State:
    """The page after something was written or chosen."""
    return reduce(state, {"type": "fill", "key": key, "value": value})


def entries(scene: Scene) -> list[Section]:
    """The sections of the terms that are shown."""
    ids = {one.id for one in terms()}
    return [section for section in scene.sections if section.id in ids]


def section(scene: Scene, id_: str) -> Section:
    """A section by its id."""
    return next(one for one in scene.sections if one.id == id_)


@pytest.mark.parametrize("lang", CODES)
def test_an_entry_tells_all_of_a_term(lang: str) -> None:
    """Word, meaning, note, source and what it is called; folded its forms and what it means in other languages."""
    slam = term("fi-slammi")
    scene = scene_of(opened(f"?lang={lang}&term={slam.id}"))
    entry, further = section(scene, slam.id), section(scene, f"{slam.id}-further")
    assert (entry.title, entry.lang) == ("slammi", "fi")
    assert entry.text == (slam.meaning[lang], slam.note[lang])
    assert [row.value for row in entry.rows] == [
        catalog(lang).format("glossary-of", name="Herttamisääri", lang="fi"),
        "å ta alle",
        "slam",
    ]
    assert [row.lang for row in entry.rows] == ["", "nb", "en"]
    assert further.folded
    assert {item.lang: item.text for item in further.items} == {
        other: slam.meaning[other] for other in CODES if other != lang
    }
    assert further.rows[0].value == ", ".join(slam.forms)


def test_what_means_the_same_is_linked_and_a_puzzle_shows_it() -> None:
    """An entry links to its counterparts and synonyms in this very page, and to its puzzle in the trainer."""
    moon = term("fi-kuun-ampuminen")
    *kin, example = section(scene_of(opened(f"?lang=nb&term={moon.id}")), moon.id).links
    asked = [parse_qs(urlsplit(link.href).query) for link in kin]
    assert [one["term"] for one in asked] == [[one.id] for one in (*counterparts(moon), *synonyms(moon))]
    assert all(link.href.startswith("glossary.ipynb?lang=nb") for link in kin)
    assert example.href == f"trainer.ipynb?lang=nb&puzzle={moon.example}"
    assert bank().entry(moon.example).puzzle.rules == "herttamisaari"


def test_a_linked_term_comes_first_with_its_kin() -> None:
    """An address that names a term shows it before all, then what means the same, then the rest; the address stays."""
    state = opened("?lang=fi&term=nb-spar-dame")
    first = [one.id for one in found(state)]
    assert first[:3] == ["nb-spar-dame", "fi-patakuningatar", "fi-patarouva"]
    assert sorted(first) == sorted(one.id for one in terms())
    assert scene_of(state).address == "?lang=fi&term=nb-spar-dame"
    assert scene_of(filled(state, "find", "tikki")).address == "?lang=fi"


def test_a_term_that_is_not_there_is_told() -> None:
    """An old link to a word that is gone opens the whole glossary, with a sentence why."""
    scene = scene_of(opened("?term=fi-uno"))
    assert [one.text for one in scene.notices] == [catalog("en").format("notice-unknown-term", value="fi-uno")]
    assert entries(scene)[0].id == terms()[0].id


@pytest.mark.parametrize("slug", SOURCES)
def test_the_words_of_one_source(slug: str) -> None:
    """A source that is chosen, or named by the address, leaves its words alone, and stands in the address."""
    state = filled(opened(), "source", slug)
    assert {one.id for one in found(state)} == {one.id for one in terms() if slug in one.sources}
    assert state.address == f"?lang=en&source={slug}"
    assert found(opened(f"?source={slug}")) == found(state)
    assert filled(state, "source", "any").address == "?lang=en"
    assert source(slug).language in {one.lang for one in found(filled(state, "lang", source(slug).language))}


def test_the_words_of_one_language() -> None:
    """A language that is chosen leaves its words alone, also among those that are looked for."""
    state = filled(filled(opened(), "lang", "nb"), "find", "moon")
    assert found(state)
    assert {one.lang for one in found(state)} == {"nb"}


@pytest.mark.parametrize(("key", "value"), [("lang", "sv"), ("source", "wiki"), ("color", "any")])
def test_what_cannot_be_chosen_changes_nothing(key: str, value: str) -> None:
    """A language, source or field that there is not is passed over."""
    assert found(filled(opened(), key, value)) == terms()


def test_what_was_found_is_told_and_read_aloud() -> None:
    """The number of words stands over them and is read aloud once; where there are none, what to try."""
    state = filled(opened(), "find", "slammi")
    scene = scene_of(state)
    assert section(scene, "found").title == scene.live.result == catalog("en").format("glossary-found", count=1)
    assert scene_of(reduce(state, {"type": "act", "action": "nothing"})).live.result == ""
    none = scene_of(filled(state, "find", "canasta"))
    assert section(none, "found").title == catalog("en").format("glossary-found", count=0)
    assert entries(none) == []


def test_a_long_list_comes_in_parts() -> None:
    """Twenty words come at once, and twenty more each time they are asked for; a new search begins anew."""
    state = opened()
    for count in (20, 40, 60):
        scene = scene_of(state)
        assert [one.id for one in entries(scene)] == [one.id for one in terms()[:count]]
        assert section(scene, "more").actions[0].label == catalog("en").format("glossary-more", count=20)
        state = reduce(state, {"type": "act", "action": "more", "value": ""})
    assert len(entries(scene_of(filled(state, "find", "kort")))) == 20
    few = scene_of(filled(state, "find", "slammi"))
    assert [one.id for one in few.sections if one.id == "more"] == []


def test_what_is_written_is_kept_short() -> None:
    """However much is written, two hundred letters of it are looked for."""
    assert filled(opened(), "find", "x" * 5000).part.find == "x" * 200
