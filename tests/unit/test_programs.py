"""What the tests do where a program of the system is missing."""

import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from libvoikko import VoikkoLibrary

from tests import programs

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("server", "code"), [("", 0), ("true", 1)])
def test_without_a_program_the_last_line_says_what_did_not_run(server: str, code: int, tmp_path: Path) -> None:
    """What did not run is told last of all, with how to get the programs; a server fails, a contributor is told."""
    environment = os.environ | {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path), "CI": server}
    tests = [
        "tests/ui/test_scene.py",
        "tests/ui/test_table_look.py",
        "tests/text/test_spelling.py::test_every_word_is_spelled_right[nb]",
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    *_, last = ran.stdout.splitlines()
    assert re.match(r"Did not run: tests that need Chromium \(\d+\), Hunspell \(\d+\)\. Install ", last)
    assert ran.returncode == code


def test_a_program_is_missing_where_what_it_needs_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hunspell without a dictionary is not there, nor is Voikko without its library."""
    monkeypatch.setitem(programs.DICTIONARIES, "sv", "no_such")
    monkeypatch.setattr(VoikkoLibrary, "open", Mock(side_effect=OSError))
    assert not programs.has_hunspell()
    assert not programs.has_voikko()


def test_how_to_get_programs_names_only_what_is_missing() -> None:
    """The hint names the packages of the programs given, and of no other."""
    voikko = next(program for program in programs.PROGRAMS if program.name == "Voikko")
    assert "libvoikko" in programs.hint([voikko])
    assert "hunspell" not in programs.hint([voikko])
    assert "chromium" not in programs.hint([voikko])
