"""A lesson in JupyterLab, by keys alone: no key pressed in the widget ever reaches the notebook around it."""

import json
from collections.abc import Callable
from urllib.parse import urlsplit, urlunsplit

import pytest
from playwright.sync_api import Page, expect

from hertta.data import data_folder
from hertta.lessons import lesson
from tests.browser.conftest import Running
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium
CELLS = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell"


def test_a_lesson_is_taken_to_its_end_in_jupyterlab(lab: Running, open_page: Callable[..., Page]) -> None:
    """Shift and Enter run the cell; the lesson goes to its end, and D D, A, B, X delete and add no cell."""
    address = urlsplit(lab.address)
    page = open_page(urlunsplit(address._replace(path="/lab/tree/first-trick.ipynb")), locale="fi-FI")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    cells = page.locator(CELLS)
    count = len(json.loads((data_folder("notebooks") / "first-trick.ipynb").read_text("utf-8"))["cells"])
    expect(cells).to_have_count(count, timeout=60_000)
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    learner = Learner(page, "fi", root=".jp-OutputArea .hertta")
    learner.at("h1").wait_for(timeout=60_000)
    learner.expect_stage("first-trick", 1)
    learner.tab_to("*")
    for number in range(1, len(lesson("first-trick").stages) + 1):
        puzzle = learner.expect_stage("first-trick", number)
        if puzzle.moment.hand and number < 3:
            learner.tab_to(".holding .card")
            learner.press("d", "d", "a", "b", "x", "z", "y", "m", "0", "0")
            assert cells.count() == count
            assert learner.has_focus(".holding .card")
        learner.solve(puzzle)
        learner.onward()
    expect(learner.at("h1")).to_have_text(
        learner.words.format("end-heading", title=learner.words.format("lesson-first-trick-title"))
    )
    learner.press("d", "d", "b")
    assert cells.count() == count
    assert "lang" not in page.url
