"""The icon and the preview of a page, drawn of the same shapes as the cards on the table.

``python -m hertta.server.pictures`` writes both; after a change of the preview ``python -m tests.ui.preview`` draws
what other programs show of it, which take no SVG.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from hertta.server.pages import TEMPLATE
from hertta.ui import scene

STATIC = Path(__file__).parent / "static"
"""What the server gives away beside Voilà's own scripts."""
SIZE = (1200, 630)
"""Of the preview, in pixels: what those who show one expect."""

_TABLE = (Path(scene.__file__).parent / "static" / "table.js").read_text("utf-8")
_SUITS = dict(re.findall(r'^  ([CDHS]): "(.+)"', _TABLE, re.MULTILINE))
_QUEEN = re.findall(r'queen: {\s+solid: "(.+)",\s+tint: "(.+)",\s+line: "(.+)"', _TABLE)[0]
_CARD = 'fill="#fffefb" stroke="#b9b09d"'
_PAPER = f'<rect x="-150" y="-216" width="300" height="432" rx="30" {_CARD} stroke-width="2"/>'
_RED, _INK = "#c0272d", "#1d2a33"


def icon() -> str:
    """A card with a heart, as an SVG: the favicon, and the mark on a page that loads."""
    return (
        '<svg class="mark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64" '
        f'aria-hidden="true"><rect x="5" y="2" width="22" height="28" rx="4" {_CARD}/>'
        f"{_suit('H', 7.5, 7.5, 17)}</svg>\n"
    )


def preview() -> str:
    """A heart and the queen of spades, the name, and what the game is called in three languages."""
    width, height = SIZE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="system-ui, sans-serif">'
        f'<rect width="{width}" height="{height}" fill="#f6f3ec"/><rect width="540" height="{height}" fill="#e6ece6"/>'
        f'<g transform="translate(196 325) rotate(-10)">{_PAPER}{_suit("H", -128, -186, 150)}</g>'
        f'<g transform="translate(332 315) rotate(8)">{_PAPER}{_suit("S", -118, -64, 84)}{_queen()}'
        f'<text x="-72" y="-90" font-size="129" font-weight="700" text-anchor="middle" fill="{_INK}">Q</text></g>'
        f'<text x="600" y="330" font-size="136" font-weight="700" fill="{_INK}">hertta</text>'
        f'<text x="606" y="396" font-size="40" fill="#59646d">Hertta · Hjerter · Hearts</text></svg>\n'
    )


def pictures() -> Mapping[Path, str]:
    """What is written, by where it lies."""
    return {TEMPLATE / "mark.svg": icon(), STATIC / "preview.svg": preview()}


def _suit(suit: str, x: float, y: float, size: float) -> str:
    place = f'transform="translate({x:g} {y:g}) scale({size / 100:g})"'
    return f'<path d="{_SUITS[suit]}" {place} fill="{_RED if suit in "DH" else _INK}"/>'


def _queen() -> str:
    """The queen of spades in her frame, as on the card."""
    solid, tint, line = _QUEEN
    return (
        f'<g transform="translate(-24 -66) scale(2.91)" fill="{_INK}" stroke="{_INK}" stroke-width="0">'
        '<rect width="54" height="88" rx="7" fill-opacity=".05" stroke-width="1.6" stroke-opacity=".5"/>'
        f'<path d="{tint}" fill-opacity=".2"/><path d="{solid}" fill-rule="evenodd"/>'
        f'<path d="{line}" fill="none" stroke-width="2" stroke-linecap="round"/>{_suit("S", 17, 67, 20)}</g>'
    )


if __name__ == "__main__":
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
