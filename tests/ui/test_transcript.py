"""What a screen reader tells of two lessons, from their first question to their end, in each language."""

import pytest
from playwright.sync_api import Browser

from tests.ui.transcript import SLUGS, transcripts

pytestmark = [pytest.mark.needs_chromium, pytest.mark.no_cover]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_told_as_it_was(chromium: Browser, slug: str) -> None:
    """The files hold what is heard now; were it meant to change: ``python -m tests.ui.transcript``, and read them."""
    for path, text in transcripts(chromium, (slug,)):
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
