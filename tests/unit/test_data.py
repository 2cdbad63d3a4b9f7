"""Where files lie, in a checkout and in a wheel."""

from pathlib import Path

import pytest

from hertta import data
from hertta.errors import HerttaError


def test_a_wheel_carries_its_own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies inside the package goes before what happens to lie beside it."""
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "hertta")
    (tmp_path / "seeds").mkdir()
    assert data.data_folder("seeds") == tmp_path / "seeds"
    (tmp_path / "hertta" / "_data" / "seeds").mkdir(parents=True)
    assert data.data_folder("seeds") == tmp_path / "hertta" / "_data" / "seeds"


def test_a_damaged_installation_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a folder is missing altogether, the places that were tried are named."""
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "hertta")
    with pytest.raises(HerttaError, match="_data") as refused:
        data.data_folder("seeds")
    assert (refused.value.code, refused.value.facts) == ("missing-folder", {"folder": "seeds"})
