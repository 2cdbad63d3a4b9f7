"""The notebooks in JupyterLab, as copies of the learner's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Running


@pytest.mark.needs_chromium
def test_a_notebook_runs_in_jupyterlab(lab: Running, open_page: Callable[..., Page], tmp_path: Path) -> None:
    """The home notebook opens with its key, runs there, and shows the widget; nothing is asked of the outside."""
    page = open_page(lab.address)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".jp-OutputArea [data-lm-suppress-shortcuts] h1").first).to_be_visible(timeout=60_000)
    assert {path.name for path in (tmp_path / "mine").glob("*.ipynb")} >= {"home.ipynb", "trick.ipynb"}
