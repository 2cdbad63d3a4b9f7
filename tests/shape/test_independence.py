"""The second engine stays a second one: what answers in it knows nothing of the first."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from hertta.analysis import second

PACKAGE = Path(second.__file__).parent
ANSWERING = sorted(set(PACKAGE.glob("*.py")) - {PACKAGE / "__init__.py", PACKAGE / "facts.py"})
OWN = {f"{second.__name__}.{path.stem}" for path in ANSWERING}
LIBRARY = {"collections", "functools", "itertools", "typing"}


def foreign(code: str) -> set[str]:
    """What a module imports that is neither a module which answers nor one of four of Python's own."""
    imported = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add("." * node.level + (node.module or ""))
    return {name for name in imported if name not in OWN and name.partition(".")[0] not in LIBRARY}


@pytest.mark.parametrize("path", ANSWERING, ids=lambda path: path.stem)
def test_what_answers_imports_nothing_of_the_engine(path: Path) -> None:
    """A module of the second engine imports its own neighbours alone; the translation of rule sets apart."""
    assert foreign(path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    "code",
    [
        "import hertta.engine",
        "from hertta.cards import Card",
        "from hertta.analysis import counts",
        "from hertta.analysis.second import facts_of",
        "from hertta.analysis.second.facts import facts_of",
        "from . import facts",
        "import importlib",
    ],
)
def test_what_is_foreign_is_seen(code: str) -> None:
    """Each way to the first engine is seen, by the translation too and by a name made at run time."""
    assert foreign(code)


@pytest.mark.parametrize("module", ["hertta", "hertta.engine", "hertta.analysis"])
def test_the_second_engine_is_loaded_only_by_who_asks(module: str) -> None:
    """Neither the package nor the first engine loads the second one."""
    look = f"import sys, {module}; print({second.__name__!r} in sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == ["False"]
