"""What docstrings cite is there: every reading and every paragraph has its entry in the seeds."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hertta
from hertta.rules import SOURCES, readings, source

PACKAGE = Path(hertta.__file__).parent
READING = re.compile(r"\b[A-F]\d{1,2}\b")
PLACE = re.compile(rf"\b({'|'.join(SOURCES)})((?:,? (?:and )?¶\d+(?:–\d+)?)+)")


def docstrings() -> Iterator[object]:
    """Every docstring that cites something, with where it stands."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = " ".join((ast.get_docstring(node) or "").split())
                if READING.search(text) or "¶" in text:
                    yield pytest.param(text, id=f"{path.relative_to(PACKAGE)}-{getattr(node, 'name', 'module')}")


@pytest.mark.parametrize("text", list(docstrings()))
def test_what_a_docstring_cites_is_in_the_seeds(text: str) -> None:
    """A reading is one of ours, and at a paragraph the source makes a claim."""
    assert set(READING.findall(text)) <= {reading.section for reading in readings()}
    for slug, places in PLACE.findall(text):
        claimed = {claim.paragraph for claim in source(slug).claims}
        assert {int(number) for number in re.findall(r"\d+", places)} <= claimed, slug
