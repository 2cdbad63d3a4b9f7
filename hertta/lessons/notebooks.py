"""Making the notebooks: one a page, thin, from the catalog, the seeds and the texts.

``python -m hertta.lessons.notebooks`` (``make notebooks``) writes them; the tests compare them with what it gives.
"""

import contextlib
import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hertta.data import data_folder
from hertta.lessons import LESSONS, PAGES, lesson
from hertta.lessons.scenes.words import in_our_words
from hertta.rules import READINGS, claim, source
from hertta.text import LANGUAGES, catalog

READER_ONLY = "jupyterlab-only"
"""Tag of the cells for whoever reads the notebook; the app shows none of them."""

Cell = dict[str, Any]


def notebook(page: str) -> str:
    """The notebook of a page as the text of its file; running its cells gives the outputs it holds.

    Args:
        page: one of ``hertta.lessons.PAGES``.
    """
    title = f"lesson-{page}-title" if page in LESSONS else f"{page}-title"
    cells = [_markdown("title", f"# {_each(title)}"), _opening(page)]
    if page in LESSONS:
        cells += [
            _markdown("sources", f"## {_each('notebook-sources')}\n\n{_sources(page)}"),
            _markdown("try", f"## {_each('notebook-try')}"),
            *_tried(lesson(page).cells),
        ]
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "title": catalog("en").format("page-title", title=catalog("en").format(title)),
    }
    whole = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _each(message: str) -> str:
    """A message in every language, for readers of any."""
    return " · ".join(catalog(language.code).format(message) for language in LANGUAGES)


def _opening(page: str) -> Cell:
    """The one cell that the app runs; its widget is different each time, so nothing of it is kept."""
    cell = _code("open", f'from hertta import lessons\n\nlessons.open("{page}")', None)
    return cell | {"metadata": {"tags": ["nbval-ignore-output"]}}


def _sources(page: str) -> str:
    """A table of what the sources say on the lesson's matter, in our words."""
    head = [_each(f"notebook-{part}") for part in ("source", "section")]
    head += ["¶", *(language.short for language in LANGUAGES), _each("notebook-term")]
    rows = [head, ["---"] * len(head), *(_row(claim_id) for claim_id in lesson(page).claims)]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows)


def _row(claim_id: str) -> list[str]:
    one = claim(claim_id)
    name = _each("notebook-reading") if one.source == READINGS else source(one.source).name
    words = [in_our_words(one, language.code) for language in LANGUAGES]
    return [name, one.section, "" if one.paragraph is None else str(one.paragraph), *words, one.term or ""]


def _tried(cells: Iterable[str]) -> list[Cell]:
    """The cells with what they print, run one after the other."""
    names: dict[str, Any] = {}
    tried = []
    for number, code in enumerate(cells, 1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, f"cell {number}", "exec"), names)  # noqa: S102 - our own cells, from the catalog
        cell = _code(f"try-{number}", code.strip(), printed.getvalue())
        tried.append(cell | {"execution_count": number + 1})
    return tried


def _markdown(cell_id: str, text: str) -> Cell:
    metadata = {"tags": [READER_ONLY]}
    return {"cell_type": "markdown", "id": cell_id, "metadata": metadata, "source": text.splitlines(keepends=True)}


def _code(cell_id: str, code: str, printed: str | None) -> Cell:
    outputs = (
        [{"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)}] if printed else []
    )
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": cell_id,
        "metadata": {"tags": [READER_ONLY]},
        "outputs": outputs,
        "source": code.splitlines(keepends=True),
    }


def write(folder: Path) -> list[Path]:
    """Write every notebook into a folder and return their paths."""
    paths = []
    for page in PAGES:
        path = folder / f"{page}.ipynb"
        path.write_text(notebook(page), encoding="utf-8")
        paths.append(path)
    return paths


if __name__ == "__main__":
    for written in write(data_folder("notebooks")):
        print(written.name)
