"""*Glossary*: every word of the sources, looked up in any of the three languages."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hertta.lessons.pages.beside import Beside
from hertta.lessons.scenes.frame import frame, href
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import GLOSSARY, TRAINER, State
from hertta.rules import SOURCES, source
from hertta.rules.terms import LANGUAGES, SPOKEN, Term, counterparts, synonyms, term, terms
from hertta.settings import Settings
from hertta.text.terms import search
from hertta.ui.scene import Action, Field, Item, Link, Live, Option, Row, Scene, Section

_ANY = "any"
_AT_ONCE = 20
"""So many terms are shown, and so many more each time that more are asked for: a phone draws them at once."""
_LONGEST = 200
_CHOICES = {"lang": SPOKEN, "source": SOURCES}


@dataclass(frozen=True)
class Looked:
    """What is looked for.

    Args:
        find: what was written.
        lang: the language that terms are to be of; ``any``.
        source: the slug of a source that is to use them; ``any``.
        shown: how many terms are shown at most.
    """

    find: str = ""
    lang: str = _ANY
    source: str = _ANY
    shown: int = _AT_ONCE


def _looked(state: State) -> Looked:
    return state.part if isinstance(state.part, Looked) else Looked()


def _open(state: State, settings: Settings) -> State:
    """The page with the term that the address names before all others, or with a source's terms alone."""
    if settings.term:
        return replace(state, part=Looked(), asked={"term": settings.term})
    looked = Looked(source=settings.source or _ANY)
    return replace(state, part=looked, asked=_kept(looked))


def _fill(state: State, key: str, value: str) -> State:
    looked = replace(_looked(state), shown=_AT_ONCE)
    if key == "find":
        return replace(state, part=replace(looked, find=value[:_LONGEST]), asked=_kept(looked), fresh=True)
    if value not in (_ANY, *_CHOICES.get(key, ())):
        return state
    looked = replace(looked, lang=value) if key == "lang" else replace(looked, source=value)
    return replace(state, part=looked, asked=_kept(looked), fresh=True)


def _kept(looked: Looked) -> dict[str, str]:
    """What of it stands in the address; a term that was linked to does so no more."""
    return {} if looked.source == _ANY else {"source": looked.source}


def _more(state: State, _: str) -> State:
    looked = _looked(state)
    return replace(state, part=replace(looked, shown=looked.shown + _AT_ONCE))


def found(state: State) -> tuple[Term, ...]:
    """The terms that are looked for; one that the address names comes first, and what means the same after it."""
    looked = _looked(state)
    if named := state.asked.get("term"):
        first = (term(named), *counterparts(term(named)), *synonyms(term(named)))
        return (*first, *(one for one in terms() if one not in first))
    return tuple(
        one for one in search(looked.find) if looked.lang in (_ANY, one.lang) and looked.source in (_ANY, *one.sources)
    )


def _scene(state: State, words: Words) -> Scene:
    all_ = found(state)
    shown = all_[: _looked(state).shown]
    count = words("glossary-found", count=len(all_))
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("glossary-title")),
        heading=words("glossary-heading"),
        text=(words("glossary-text"),),
        sections=(
            Section("search", fields=_fields(_looked(state), words), on="screen"),
            Section("found", count),
            *(section for one in shown for section in _entry(one, state, words)),
            *_rest(len(all_) - len(shown), words),
        ),
        live=Live(words("glossary-heading"), count if state.fresh else ""),
    )


def _fields(looked: Looked, words: Words) -> tuple[Field, ...]:
    """What is looked for: letters, a language, a source."""
    langs = ((_ANY, words("glossary-lang-any")), *((lang, words(f"glossary-in-{lang}")) for lang in _CHOICES["lang"]))
    sources = ((_ANY, words("glossary-source-any")), *((slug, source(slug).name) for slug in SOURCES))
    return (
        Field("find", words("glossary-find"), "search", looked.find, help=words("glossary-find-help")),
        Field("lang", words("glossary-lang"), "choice", looked.lang, _options(looked.lang, langs)),
        Field("source", words("glossary-source"), "choice", looked.source, _options(looked.source, sources)),
    )


def _options(chosen: str, labels: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    return tuple(Option(value, label, value == chosen) for value, label in labels)


def _entry(one: Term, state: State, words: Words) -> Iterator[Section]:
    """A term: what it means, whose it is, where to go from it; and folded its forms and its other meanings."""
    lang = words.catalog.lang
    yield Section(
        one.id,
        one.term,
        level=3,
        lang=one.lang,
        text=(one.meaning[lang], *((one.note[lang],) if one.note else ())),
        rows=tuple(_facts(one, words)),
        links=(*_kin(one, state, words), Link(words("glossary-example"), href(TRAINER, state, puzzle=one.example))),
    )
    others = (
        Item(words(f"glossary-in-{other}"), one.meaning[other], lang=other) for other in LANGUAGES if other != lang
    )
    forms = (Row(words("glossary-forms"), ", ".join(one.forms), lang=one.lang),)
    title = words("glossary-further", name=one.term)
    yield Section(f"{one.id}-further", title, level=3, items=tuple(others), rows=forms, folded=True)


def _facts(one: Term, words: Words) -> Iterator[Row]:
    names = ", ".join(source(slug).name for slug in one.sources)
    yield Row(words("glossary-source"), words("glossary-of", name=names, lang=one.lang))
    for lang, called in one.called.items():
        yield Row(words(f"glossary-called-{lang}"), called, lang=lang)


def _kin(one: Term, state: State, words: Words) -> Iterator[Link]:
    """The terms that mean the same, in the other language and by other sources."""
    for other in counterparts(one):
        yield Link(words("glossary-of", name=other.term, lang=other.lang), href(GLOSSARY, state, term=other.id))
    for other in synonyms(one):
        yield Link(other.term, href(GLOSSARY, state, term=other.id))


def _rest(count: int, words: Words) -> Iterator[Section]:
    if count > 0:
        more = Action("more", words("glossary-more", count=min(count, _AT_ONCE)))
        yield Section("more", actions=(more,), on="screen")


PAGE = Beside(
    _scene,
    open=_open,
    fill=_fill,
    acts={"more": _more},
    names={"term": tuple(one.id for one in terms()), "source": SOURCES},
)
"""Whoever links to a term finds it first; whoever writes a few letters finds what they may mean."""
