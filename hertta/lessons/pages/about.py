"""*About*: the four sources, what we settled where they leave something open, the licence, and what is kept."""

from hertta.lessons.pages.beside import Beside
from hertta.lessons.scenes.frame import frame
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.lessons.state import State
from hertta.rules import SOURCES, Claim, claim, readings, source
from hertta.text import source_line
from hertta.ui.scene import Item, Live, Row, Scene, Section

_GROUPS = "ABCDEFGH"
"""The letters that the codes of our readings begin with, one a matter."""
_DATED = "hertan-saannot-001"
"""The only date that a source bears."""


def _scene(state: State, words: Words) -> Scene:
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("about-title")),
        heading=words("about-heading"),
        text=(words("about-text"),),
        sections=(
            Section("sources", words("about-sources"), text=_about_sources(words), rows=_sources(words)),
            Section("readings", words("about-readings"), text=(words("about-readings-text"),)),
            *(_readings(letter, words) for letter in _GROUPS),
            Section("privacy", words("about-privacy"), text=(words("about-privacy-text"),)),
            Section("licence", words("about-licence"), text=(words("about-licence-text"),)),
        ),
        live=Live(words("about-heading")),
    )


def _about_sources(words: Words) -> tuple[str, ...]:
    return words("about-sources-text"), in_our_words(claim(_DATED), words.catalog.lang)


def _sources(words: Words) -> tuple[Row, ...]:
    """Each source by its name, with its language and how many claims we found in it."""
    return tuple(
        Row(source(slug).name, words("about-source", lang=source(slug).language, count=len(source(slug).claims)))
        for slug in SOURCES
    )


def _readings(letter: str, words: Words) -> Section:
    """The readings of one matter, folded, each with what it rests on."""
    found = [one for one in readings() if one.section.startswith(letter)]
    items = tuple(_reading(one, words) for one in found)
    title = words(f"about-readings-{letter}", count=len(items))
    return Section(f"readings-{letter}", title, level=3, items=items, folded=True)


def _reading(one: Claim, words: Words) -> Item:
    lang = words.catalog.lang
    where = dict.fromkeys(source_line(claim(other), lang) for other in one.claims)
    return Item(one.section, in_our_words(one, lang), source=" / ".join(where))


PAGE = Beside(_scene)
"""It has nothing to be pressed, so it is a scene and no more."""
