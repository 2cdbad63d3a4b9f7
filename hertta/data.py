"""Where the files that belong to hertta lie: in a checkout, or inside an installed wheel."""

from pathlib import Path
from typing import Literal

from hertta.errors import HerttaError

Folder = Literal["notebooks", "puzzles", "seeds"]

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: Folder) -> Path:
    """Return the folder ``name``: the wheel carries it as ``hertta/_data/<name>``, a checkout beside ``hertta``.

    Nobody else asks where files lie, so that a checkout and a wheel never differ in more than this function.

    Raises:
        HerttaError: ``missing-folder`` if neither place has it, so the installation is damaged.

    >>> (data_folder("seeds") / "hjerter.toml").name
    'hjerter.toml'
    """
    places = (_PACKAGE / "_data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    tried = ", ".join(map(str, places))
    raise HerttaError("missing-folder", f"found no folder {name!r}, expected it at one of: {tried}", {"folder": name})
