"""What the tests do where there is no Chromium."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("server", "code"), [("", 0), ("true", 1)])
def test_without_chromium_the_last_line_says_what_did_not_run(server: str, code: int, tmp_path: Path) -> None:
    """What did not run is told last of all, with how to get Chromium; a server fails, a contributor is only told."""
    environment = os.environ | {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path), "CI": server}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/ui/test_scene.py",
        "tests/ui/test_table_look.py",
    ]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    *_, last = ran.stdout.splitlines()
    assert last.startswith("Did not run: ")
    assert "Install Chromium" in last
    assert ran.returncode == code
