"""Change the policies and the judge in one place after the other, and see that the laws notice: ``make deep`` runs it.

``python -m tests.laws.mutation`` lets mutmut do so in a copy of the checkout. What no test can notice stands in
``survivors.txt`` with the reason; a change that nobody notices and that is not there is a fault, and so is a line there
of which nothing survives.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import PIPE, STDOUT

ROOT = Path(__file__).parents[2]
COPIED = ("hertta", "tests", "seeds", "puzzles", "notebooks")
CONFIG = """
[tool.mutmut]
source_paths = ["hertta"]
only_mutate = ["hertta/rules/policies/*", "hertta/engine/judge.py"]
also_copy = ["seeds", "puzzles", "notebooks"]
pytest_add_cli_args = ["-p", "no:randomly", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = ["tests/laws"]
"""
NOTICED = {"killed", "timeout"}
"""What mutmut says of a change that the tests notice; one that never ends they notice too."""


def listed() -> dict[str, str]:
    """The survivors that are known, each with the reason why no test can notice it."""
    lines = (Path(__file__).parent / "survivors.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" | ") for line in lines if not line.startswith("#"))


def mutmut(folder: Path, *words: str) -> str:
    """What a command of mutmut prints; if it fails, that is printed here."""
    command = [sys.executable, "-m", "mutmut", *words]
    quick = {**os.environ, "HERTTA_DEEP": "0"}
    done = subprocess.run(command, cwd=folder, env=quick, stdout=PIPE, stderr=STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout[-5000:])
    return done.stdout


def changes(folder: Path) -> dict[str, str]:
    """What came of each change in a copy of the checkout in this folder."""
    for name in COPIED:
        copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__"))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(project + CONFIG, encoding="utf-8")
    mutmut(folder, "run")
    rows = (line.split(":") for line in mutmut(folder, "results", "--all", "true").splitlines())
    return {name.strip(): state.strip() for name, state in rows}


def unlike(came: Mapping[str, str], known: Collection[str]) -> tuple[set[str], set[str]]:
    """The changes that nobody noticed though they are not known, and the known ones that somebody did."""
    survivors = {change for change, state in came.items() if state not in NOTICED}
    return survivors - set(known), set(known) - survivors


def main() -> int:
    """Change everything once; tell what nobody noticed, and what is listed for nothing."""
    print("Changing the policies and the judge in one place after the other; this takes some minutes.", flush=True)
    with tempfile.TemporaryDirectory() as name:
        came = changes(Path(name))
        new, stale = unlike(came, listed())
        for change in sorted(new):
            print(f"{change}: {came[change]}\n{mutmut(Path(name), 'show', change)}")
    for change in sorted(stale):
        print(f"{change} is listed as a survivor, and is none")
    print(f"{len(came)} changes, {len(new)} that nobody noticed, {len(listed()) - len(stale)} that nobody can")
    return int(bool(new or stale or not came))


if __name__ == "__main__":
    sys.exit(main())
