"""What was asked for from outside: the only reader of the environment and of an address's query.

Both are hostile or mistaken input as often as not. Nothing here fails: what cannot be used is left at its default
and told as a notice, which the room above turns into a sentence.
"""

import os
import re
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qsl, urlencode

NAMED = ("kind", "rule", "source", "theme", "stage", "term")
"""The keys whose values are names that somebody above knows; a page that has no names for a key passes it over."""
KEYS = ("lang", "rules", "seed", "puzzle", "view", *NAMED)
"""The keys of an address, in the order in which ``Settings.query`` writes them."""

VIEWS = ("page", "projector")
LARGEST_SEED = 999_999_999
"""Nine digits: short enough to be read aloud in a classroom."""

_LONGEST_QUERY = 2_000
_PUZZLE = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,62}[a-z0-9])?")

View = Literal["page", "projector"]


@dataclass(frozen=True, slots=True)
class Unusable:
    """A value in the address that was not used: ``code`` names the message, ``value`` is shortened for showing."""

    code: str
    value: str


@dataclass(frozen=True, slots=True)
class Settings:
    """What an address asks for. ``None`` means that it asks for nothing, and the page decides."""

    lang: str
    rules: str | None = None
    seed: int | None = None
    puzzle: str | None = None
    view: View = "page"
    kind: str | None = None
    rule: str | None = None
    source: str | None = None
    theme: str | None = None
    stage: str | None = None
    term: str | None = None
    notices: tuple[Unusable, ...] = ()

    def query(self) -> str:
        """Write the settings as an address's query; ``parse`` reads the same settings from it.

        >>> Settings("nb", rules="hjerter", seed=7).query()
        '?lang=nb&rules=hjerter&seed=7'
        """
        pairs = [(key, getattr(self, key)) for key in KEYS]
        return "?" + urlencode([(key, value) for key, value in pairs if value not in (None, "page")])


def parse(
    query: str,
    lang: str,
    langs: Mapping[str, str],
    names: Mapping[str, Collection[str]],
    rules_named: Callable[[str], str | None],
) -> Settings:
    """Read an address's query, with or without its question mark.

    Keys that are not ours are passed over without a word: others put theirs into addresses too.

    Args:
        query: as the browser gives it.
        lang: the language when the query names none that can be used.
        langs: what a language may be called, and the language that is meant.
        names: for each key in ``NAMED`` the names there are.
        rules_named: the name of the rules that a text calls for, ``None`` if there are none.

    >>> parse("?lang=nb&seed=12&utm=x", "en", {"nb": "nb", "nn": "nb"}, {}, {}.get).seed
    12
    >>> parse("lang=sv&rules=poker", "fi", {"fi": "fi"}, {}, {"hjerter": "hjerter"}.get).notices
    (Unusable(code='unknown-lang', value='sv'), Unusable(code='unknown-rules', value='poker'))
    """
    asked = dict(parse_qsl(query[:_LONGEST_QUERY].removeprefix("?"), keep_blank_values=True))
    asked = {key: value for key, value in asked.items() if key not in NAMED or key in names}
    names = {**names, "view": VIEWS}
    meant = {"lang": lambda value: langs.get(value.lower()), "rules": rules_named}
    used = {
        key: meant[key](asked[key]) if key in meant else _used(key, asked[key], names) for key in KEYS if key in asked
    }
    notices = (Unusable(f"unknown-{key}", _shown(asked[key])) for key, value in used.items() if value is None)
    return Settings(
        lang=used.get("lang") or lang,
        rules=used.get("rules"),
        seed=None if (seed := used.get("seed")) is None else int(seed),
        puzzle=used.get("puzzle"),
        view="projector" if used.get("view") == "projector" else "page",
        notices=tuple(notices),
        **{key: used.get(key) for key in NAMED},
    )


def _shown(value: str) -> str:
    """A value as a notice shows it: the beginning, and no sign that can't be seen or turns the sentence around."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value[:40])


def _used(key: str, value: str, names: Mapping[str, Collection[str]]) -> str | None:
    """The value, if it can be used."""
    if key == "seed":
        return value if value.isascii() and value.isdigit() and len(value) <= 9 else None
    if key == "puzzle":
        return value if _PUZZLE.fullmatch(value) else None
    return value if value in names[key] else None


def languages_of_header(header: str) -> tuple[str, ...]:
    """Read a browser's ``Accept-Language``: its language tags, best first.

    >>> languages_of_header("en;q=0.5, nn-NO, fi;q=0.8, *;q=0.1")
    ('nn-NO', 'fi', 'en', '*')
    """
    weighed = []
    for entry in header[:_LONGEST_QUERY].split(","):
        tag, _, weight = entry.partition(";q=")
        try:
            weighed.append((float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return tuple(tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if tag)


def languages_of_environment(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Read what language the command line is to speak: our own variable first, then the system's.

    >>> languages_of_environment({"LANG": "nb_NO.UTF-8", "HERTTA_LANG": "fi"})
    ('fi', 'nb_NO')
    """
    values = (environment.get(name, "") for name in ("HERTTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return tuple(value.partition(".")[0] for value in values if value)


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether a browser window can open; in a bare terminal a text browser would take the terminal instead."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
