"""Fixtures that the tests of ``hertta puzzles`` share."""

from pathlib import Path

import pytest

from hertta.cli.main import DONE, main
from tests.unit.banks import Ran, folder_of, puzzles_command


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ran:
    """Run ``hertta puzzles`` in English."""
    return puzzles_command(monkeypatch, capsys)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a small bank by its own recipe."""
    folder = folder_of(tmp_path_factory.mktemp("small"))
    assert main(["puzzles", "make", "--into", str(folder), "--workers", "1"]) == DONE
    return folder
