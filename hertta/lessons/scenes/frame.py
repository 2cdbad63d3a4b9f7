"""What frames every page: header, settings, notices, footer, and what the browser is to keep."""

from typing import Any

from hertta.lessons.catalog import LESSONS
from hertta.lessons.scenes.words import Words
from hertta.lessons.session import MIXED, SETTINGS
from hertta.lessons.state import HOME, PRACTICE_PAGE, State
from hertta.settings import Settings
from hertta.text import LANGUAGES
from hertta.ui.scene import Footer, Header, Language, Link, Menu, Notice, Option, Texts


def href(page: str, state: State) -> str:
    """The address of a page with the settings of this one, relative to the notebooks."""
    return f"{page}.ipynb{Settings(state.lang, rules=state.rules, view=state.view).query()}"


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
        "texts": Texts(words("offline"), words("reload"), words("skip")),
        "header": _header(state, words),
        "notices": tuple(Notice("note", words(f"notice-{one.code}", value=one.value)) for one in state.notices),
        "footer": Footer(words("footer"), _links(state, words)),
        "focus": state.focus,
        "focus_serial": state.focus_serial,
    }


def page_title(state: State, words: Words) -> str:
    """The name of the page."""
    return words(f"lesson-{state.page}-title" if state.page in LESSONS else f"{state.page}-title")


def _links(state: State, words: Words) -> tuple[Link, ...]:
    pages = [page for page in (HOME, *LESSONS, PRACTICE_PAGE) if page != state.page]
    names = {page: f"lesson-{page}-title" if page in LESSONS else f"{page}-title" for page in pages}
    return tuple(Link(words(names[page]), href(page, state)) for page in pages)


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
        "kind": state.kind or MIXED,
    }
    idle = {"kind": state.page != PRACTICE_PAGE, "letters": not words.has_letters}
    keys = [key for key in current if not idle.get(key)]
    return tuple(
        Menu(
            key,
            words(f"setting-{key}"),
            tuple(Option(value, _option(state, key, value, words), value == current[key]) for value in SETTINGS[key]),
        )
        for key in keys
    )


def _option(state: State, key: str, value: str, words: Words) -> str:
    if key != "rules":
        return words(f"setting-{key}-{value}")
    if value != MIXED:
        return words(f"profile-{value}")
    if state.page == PRACTICE_PAGE:
        return words("setting-rules-mixed")
    return words("setting-rules-own", name=words(f"profile-{state.own_rules}"))
