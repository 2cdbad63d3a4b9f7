"""The kind *word*: what the sources' words mean, which word a source has, and what it is called elsewhere."""

from dataclasses import replace

import pytest

from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import KINDS, PROVED, Puzzle
from hertta.puzzles.positions.words import FORMS, is_wrong, tells
from hertta.rules import PROFILES, ruleset
from hertta.rules.terms import counterparts, synonyms, term, terms
from hertta.text import CODES, catalog
from tests.unit.kinds import flaws, sound_draws
from tests.unit.learning import chosen, do, put

KIND = KINDS["word"]
OTHERS = ("fi-tikki", "fi-jakaja", "fi-nostaa")


def asked(form, rules, about, *options):
    """A puzzle about this word."""
    return Puzzle("word", rules, about=about, form=form, options=options)


MEANING = asked("meaning", "hertta-korttipeli", "fi-puhallus", "fi-puhallus", *OTHERS)
WORD = asked("word", "hertta-korttipeli", "fi-puhallus", "fi-puhallus", "fi-slammi", "fi-jakaja", "fi-nostaa")
CROSSED = asked("counterpart", "herttamisaari", "fi-patarouva", "nb-stikk", "nb-spar-dame", "nb-runde")


@pytest.mark.parametrize(
    ("puzzle", "picks"),
    [
        (MEANING, {"meaning": "fi-puhallus"}),
        (WORD, {"word": "fi-puhallus"}),
        (CROSSED, {"counterpart-nb": "nb-spar-dame"}),
        (
            asked("counterpart", "hjerter", "nb-spar-dame", "fi-tikki", "fi-patakuningas", "fi-patarouva"),
            {"counterpart-fi": "fi-patarouva"},
        ),
        (
            asked("meaning", "hjerter", "nb-spardame", "nb-spardame", "nb-spar-dame", "nb-stikk"),
            {"meaning": "nb-spardame"},
        ),
    ],
)
def test_the_word_that_belongs_to_it_is_right(puzzle, picks):
    """The word itself by its meaning, the meaning by its word, or the word of the other language."""
    assert flaws(puzzle) == ()
    assert KIND.solve(puzzle).picks == picks


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (replace(MEANING, about="fi-nothing"), "unknown-term"),
        (replace(MEANING, options=(*OTHERS, "fi-nothing")), "unknown-term"),
        (replace(MEANING, form="sound"), "unknown-form"),
        (replace(MEANING, options=("fi-puhallus", "fi-tikki")), "few-options"),
        (replace(MEANING, options=("fi-puhallus", "fi-tikki", "fi-tikki", "fi-jakaja")), "few-options"),
        (replace(MEANING, rules="herttamisaari"), "other-source"),
        (replace(MEANING, rules="hertta-korttipeli-120"), "other-source"),
        (replace(MEANING, options=("fi-puhallus", "nb-stikk", "fi-jakaja")), "other-language"),
        (replace(CROSSED, options=("nb-spar-dame", "fi-tikki", "nb-runde")), "other-language"),
        (replace(MEANING, options=OTHERS), "no-answer"),
        (replace(CROSSED, options=("nb-stikk", "nb-runde", "nb-farge")), "no-answer"),
        (replace(MEANING, options=("fi-puhallus", "fi-slammi", "fi-jakaja")), "two-answers"),
        (replace(MEANING, options=("fi-puhallus", "fi-poikkeuspisteytys", "fi-jakaja")), "two-answers"),
        (asked("word", "hertan-saannot", "fi-herttamaa", "fi-herttamaa", "fi-hertta", "fi-jakaja"), "two-answers"),
        (asked("counterpart", "hertan-saannot", "fi-avata", "nb-spille-ut", "nb-spar-dame", "nb-farge"), "two-senses"),
        (asked("meaning", "hertan-saannot", "fi-jako", "fi-jako", "fi-tikki", "fi-maa"), "tells-itself"),
        (
            asked("word", "hertan-saannot", "fi-patakuningatar", "fi-patakuningatar", "fi-patarouva", "fi-maa"),
            "tells-itself",
        ),
        (replace(MEANING, dealer=1), "stray"),
    ],
)
def test_what_is_ambiguous_or_amiss_is_no_puzzle(puzzle, flaw):
    """Unknown or foreign words, too few, none or two that fit, two senses to choose from, or the answer told."""
    assert flaws(puzzle) == (flaw,)


def test_only_the_sources_themselves_are_asked_about():
    """A variant has the words of its source."""
    suited = [name for name in PROFILES if PROVED["word"].suits(ruleset(name))]
    assert suited == ["hertan-saannot", "hertta-korttipeli", "herttamisaari", "hjerter"]


def test_another_sources_word_is_wrong_beyond_doubt_only_where_the_source_is_asked_for():
    """Another source's word is wrong where this one's is asked, and right as a meaning; what is near is never wrong."""
    own, other, near, far = map(term, ("fi-puhallus", "fi-slammi", "fi-kaikkien-pistekorttien-keraaminen", "fi-tikki"))
    assert [is_wrong("word", "hertta-korttipeli", own, one) for one in (own, other, near, far)] == [
        False,
        True,
        True,
        True,
    ]
    assert [is_wrong("meaning", "hertta-korttipeli", own, one) for one in (own, other, far)] == [False, False, True]
    assert not is_wrong("meaning", "hertan-saannot", term("fi-jako"), term("fi-jakaja"))


def test_a_meaning_that_names_its_word_tells_it():
    """A form of the word in its meaning gives it away, a short word only as a word of its own."""
    assert tells(term("fi-jako"), term("fi-jako"))
    assert not tells(term("fi-puhallus"), term("fi-puhallus"))
    assert not tells(term("nb-stikk"), term("nb-to"))


def test_every_form_and_every_other_kind_of_word_comes_up():
    """All three forms, false friends often, and beside a source's own word those that others have for the same."""
    draws = sound_draws("word")
    assert {puzzle.form for puzzle in draws} == set(FORMS)
    assert sum(term(puzzle.about).false_friend for puzzle in draws) > len(draws) / 5
    akin = [puzzle for puzzle in draws for one in synonyms(term(puzzle.about)) if one.id in puzzle.options]
    assert {puzzle.form for puzzle in akin} == {"word"}
    assert len({puzzle.about for puzzle in draws}) > len(draws) / 2


def test_most_words_can_be_asked_about():
    """Of each source at least nine words of ten come up in one form or another."""
    for rules in (ruleset(name) for name in PROFILES if PROVED["word"].suits(ruleset(name))):
        own = {one.id for one in terms() if rules.name in one.sources}
        open_ = {one.id for one in terms() if rules.name in one.sources and (counterparts(one) or not tells(one, one))}
        assert len(open_) > 0.9 * len(own)


@pytest.mark.parametrize("lang", CODES)
def test_words_are_shown_with_their_source(lang):
    """The word or its meaning and whose it is; the options as meanings in the learner's language, or as words."""
    words = catalog(lang)
    meaning, word, crossed = (scene_of(put(puzzle, f"?lang={lang}")) for puzzle in (MEANING, WORD, CROSSED))
    assert [row.value for row in meaning.standing.rows] == ["puhallus", "Hertta korttipeli"]
    assert [row.value for row in word.standing.rows] == [term("fi-puhallus").meaning[lang], "Hertta korttipeli"]
    assert [row.value for row in crossed.standing.rows] == ["patarouva", "Herttamisääri"]
    assert [one.label for one in meaning.choices[0].options] == [term(one).meaning[lang] for one in MEANING.options]
    assert [one.label for one in word.choices[0].options] == ["puhallus", "slammi", "jakaja", "nostaa"]
    assert crossed.choices[0].legend == words.format("pick-counterpart-nb")
    assert meaning.facts is word.facts is None


def test_every_option_is_told_by_what_it_means():
    """Another source's word as that, any other by its meaning, and where each stands."""
    told = scene_of(do(chosen(put(WORD, "?lang=en"), word="fi-slammi"), "answer")).feedback
    said = {item.label: (item.text, item.source) for item in told.items}
    assert said["✕ slammi"] == ("“slammi” stands for the same, but is the word of another source.", "Herttamisääri")
    assert said["✕ jakaja"][0] == f"“jakaja” means something else: {term('fi-jakaja').meaning['en']}"
    right = f"Hertta korttipeli says “puhallus”. {term('fi-puhallus').note['en']}"
    assert said["✓ puhallus"] == (right, "Hertta korttipeli")
    assert told.sources == ()
