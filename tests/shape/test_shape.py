"""The shape of the house: what lies where, what is loaded when, how long a file may be."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hertta
from hertta.cli.main import COMMANDS

ROOT = Path(hertta.__file__).parent.parent
HEAVY = ("ipywidgets", "anywidget", "fluent", "numpy", "numba", "sqlalchemy", "tree_sitter", "rich", "distributed")
TOP = {
    "pyproject.toml", "requirements.lock", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile",
    ".ci", ".gitignore", "hertta", "notebooks", "puzzles", "seeds", "tests",
}  # fmt: skip
MODULES = sorted(path for folder in ("hertta", "tests") for path in (ROOT / folder).rglob("*.py"))


def tracked() -> list[str]:
    """Name the files that git knows; none outside a checkout."""
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files"], capture_output=True, text=True, check=False)
    return listed.stdout.splitlines()


@pytest.mark.parametrize(
    "module", ["hertta", "hertta.engine", "hertta.analysis", "hertta.cli.judge", "hertta.cli.main"]
)
def test_what_is_light_loads_nothing_heavy(module: str) -> None:
    """The package, the engine and the commands for scripts load no widget, text or number library."""
    look = f"import sys, {module}; print(*(name for name in {HEAVY} if name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def test_the_top_folder_holds_only_what_belongs_there() -> None:
    """Nothing new lies at the top: a newcomer sees the whole house at a glance."""
    assert {name.partition("/")[0] for name in tracked()} <= TOP


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_knows_every_command(command: str) -> None:
    """Whoever reads the README learns of each command that there is."""
    assert f"`hertta {command}`" in (ROOT / "README.md").read_text("utf-8")


def test_no_file_names_a_place_of_one_machine() -> None:
    """No tracked text names a folder or a package host of one machine."""
    place = re.compile(r"/(root|work|home|tmp)/\w|index-url[ =]http|find-links[ =]/")
    for name in tracked():
        try:
            text = (ROOT / name).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        assert not place.search(text), name


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_and_functions_are_short(module: Path) -> None:
    """A module has at most 300 lines and a function at most 40; over that, its docstring says why: "Longer than …"."""
    text = module.read_text("utf-8")
    tree = ast.parse(text)
    assert len(text.splitlines()) <= 300 or "Longer than" in (ast.get_docstring(tree) or "")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            short = node.end_lineno - node.lineno < 40
            assert short or "Longer than" in (ast.get_docstring(node) or ""), node.name
