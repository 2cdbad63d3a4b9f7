"""In which language, theme and size each screen is looked at: every two of them meet, or all of them."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hertta.text import CODES
from hertta.ui import scene as ui
from tests.ui.screens import DEEP, screens, shown

SIZES = {"zoomed": (320, 256, "page"), "wide": (1280, 840, "page"), "class": (1920, 1080, "projector")}
"""The narrowest window, a computer, and a projector: width, height, view."""
THEMES = ("light", "dark")


class Look(NamedTuple):
    """How a screen is looked at."""

    screen: str
    lang: str
    theme: str
    size: str

    @property
    def page(self) -> str:
        """The page that the screen is of."""
        return self.screen.partition(":")[0]


def looks() -> Iterator[Look]:
    """Give so many looks that each screen is seen, and every two of page, language, theme and size meet.

    With ``HERTTA_DEEP=1`` every stage is seen, and every screen but the further stages in all looks there are.
    """
    if DEEP:
        yield from (Look(*one) for one in product(screens(), CODES, THEMES, SIZES))
    pages: dict[str, list[str]] = {}
    for name in screens(DEEP):
        pages.setdefault(name.partition(":")[0], []).append(name)
    for shift, names in enumerate(pages.values()):
        for place in range(max(len(names), len(SIZES))):
            turn = place + shift
            yield Look(names[place % len(names)], CODES[turn % 3], THEMES[turn % 2], [*SIZES][place % 3])


def scene(look: Look) -> ui.Scene:
    """Give the scene of a look."""
    return shown(screens(DEEP)[look.screen], look.lang, look.theme, SIZES[look.size][2])
