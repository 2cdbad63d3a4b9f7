"""What frames every page: header, settings, notices, footer, and what the browser is to keep."""

from dataclasses import replace
from typing import Any, cast

from hertta.lessons.catalog import LESSONS
from hertta.lessons.menus import MIXED, values_of
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import ABOUT, GLOSSARY, HOME, TRAINER, State
from hertta.lessons.trainer import FILTERS, offered
from hertta.rules import ruleset, source
from hertta.settings import Settings, Unusable
from hertta.text import LANGUAGES, catalog
from hertta.ui.scene import Footer, Header, Language, Link, Menu, Notice, Option, Texts


def href(page: str, state: State, **asked: str) -> str:
    """The address of a page with the settings of this one, relative to the notebooks.

    Args:
        page: its name.
        state: the page that links to it.
        asked: what else the address asks for, by ``settings.KEYS``.
    """
    settings = replace(Settings(state.lang, rules=state.rules, view=state.view), **cast(Any, asked))
    return f"{page}.ipynb{settings.query()}"


def frame(state: State, words: Words) -> dict[str, Any]:
    """The fields of a scene that every page has."""
    preferences = state.visit.preferences
    return {
        "lang": state.lang,
        "view": state.view,
        "theme": preferences.theme,
        "deck": preferences.deck,
        "remember": state.visit.to_map(),
        "address": state.address,
        "texts": _texts(words),
        "header": _header(state, words),
        "notices": tuple(Notice("note", _notice(one, words)) for one in state.notices),
        "footer": Footer(words("footer"), _links(state, words)),
        "focus": state.focus,
        "focus_serial": state.focus_serial,
    }


def _texts(words: Words) -> Texts:
    return Texts(
        away=words("fault-away"),
        gone=words("fault-gone"),
        late=words("fault-late"),
        rerun=words("fault-rerun"),
        resume=words("resume"),
        skip=words("skip"),
    )


def _notice(one: Unusable, words: Words) -> str:
    """The sentence for what could not be used, or for a filter that was dropped."""
    name = one.code.removeprefix("dropped-")
    if name == one.code:
        return words(f"notice-{one.code}", value=one.value)
    return words("notice-dropped", value=filter_label(name, one.value, words))


def filters(state: State, words: Words) -> tuple[Menu, ...]:
    """The menus that narrow what the trainer asks: for each filter what there are puzzles of."""
    return tuple(_filter(name, getattr(state.filters, name) or MIXED, words) for name in FILTERS)


def asked_for(state: State, words: Words) -> str:
    """What the trainer asks about now, in a few words."""
    chosen = {name: getattr(state.filters, name) for name in FILTERS}
    names = " · ".join(filter_label(name, value, words) for name, value in chosen.items() if value)
    return words("filters-active", names=names) if names else words("filters-label")


def _filter(name: str, chosen: str, words: Words) -> Menu:
    values = (MIXED, *offered(name), *([] if chosen in {MIXED, *offered(name)} else [chosen]))
    options = (Option(value, filter_label(name, value, words), value == chosen) for value in values)
    return Menu(f"filter-{name}", words(f"filter-{name}"), tuple(options))


def filter_label(name: str, value: str, words: Words) -> str:
    """What a value of a filter is called."""
    if value == MIXED:
        return words(f"filter-{name}-all")
    if name == "source":
        return source(value).name
    return words(f"{'policy' if name == 'rule' else name}-{value}")


def page_title(state: State, words: Words) -> str:
    """The name of the page; that of a lesson in the words of the rules chosen, whatever a stage is played by."""
    if state.page not in LESSONS:
        return words(f"{state.page}-title")
    return catalog(state.lang, ruleset(state.profile).source).format(f"lesson-{state.page}-title")


def _links(state: State, words: Words) -> tuple[Link, ...]:
    pages = (page for page in (HOME, TRAINER, GLOSSARY, ABOUT) if page != state.page)
    return tuple(Link(words(f"{page}-title"), href(page, state)) for page in pages)


def _header(state: State, words: Words) -> Header:
    return Header(
        brand=Link(words("brand"), href(HOME, state)),
        crumb="" if state.page == HOME else page_title(state, words),
        languages=tuple(Language(one.code, one.short, one.code == state.lang) for one in LANGUAGES),
        languages_label=words("languages-label"),
        menus=_menus(state, words),
        settings_label=words("settings-label"),
    )


def _menus(state: State, words: Words) -> tuple[Menu, ...]:
    own = state.visit.preferences
    current = {
        "rules": state.rules or MIXED,
        "deck": own.deck,
        "theme": own.theme,
        "letters": own.letters,
        "view": state.view,
    }
    keys = [key for key in current if key != "letters" or words.has_letters]
    return tuple(Menu(key, words(f"setting-{key}"), _options(state, key, current[key], words)) for key in keys)


def _options(state: State, key: str, chosen: str, words: Words) -> tuple[Option, ...]:
    values = values_of(key, state)
    return tuple(Option(value, _option(state, key, value, words), value == chosen) for value in values)


def _option(state: State, key: str, value: str, words: Words) -> str:
    if key != "rules":
        return words(f"setting-{key}-{value}")
    if value != MIXED:
        return words.rules(value)
    if state.page == TRAINER:
        return words("setting-rules-mixed")
    return words("setting-rules-own", name=words.rules(state.own_rules))
