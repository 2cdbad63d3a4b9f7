"""The menus of settings and filters: which there are, and what can be chosen in each."""

from collections.abc import Mapping

from hertta.lessons.state import State
from hertta.lessons.trainer import FILTERS, NAMES
from hertta.settings import VIEWS
from hertta.text import CODES

MIXED = "mixed"
"""What a menu sends for *no choice of mine*."""

FILTER = "filter-"
"""What the keys of the trainer's menus begin with."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "lang": CODES,
    "deck": ("two", "four"),
    "theme": ("auto", "light", "dark"),
    "letters": ("own", "pack"),
    "view": VIEWS,
    **{f"{FILTER}{name}": (MIXED, *NAMES[name]) for name in FILTERS},
}
"""Each setting with the values it takes, but for the rules, which depend on the page."""


def values_of(key: str, state: State) -> tuple[str, ...]:
    """The values that a setting takes on a page as it is; none for a key that is no setting."""
    return (MIXED, *state.tables) if key == "rules" else SETTINGS.get(key, ())
