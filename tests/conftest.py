"""What all rooms share: strict texts, one Chromium, and a last line that names what did not run without it."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from hertta.text import be_strict
from tests.chromium import find, hint

CHROMIUM = find()
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run")  # fmt: skip
DID_NOT_RUN = pytest.StashKey[list[pytest.Item]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Set aside what needs Chromium where there is none."""
    without = [item for item in items if CHROMIUM is None and item.get_closest_marker("needs_chromium")]
    config.stash[DID_NOT_RUN] = without
    if without:
        items[:] = [item for item in items if item not in without]
        config.hook.pytest_deselected(items=without)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a server fail where a contributor is only told."""
    if session.config.stash.get(DID_NOT_RUN, []) and os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    """Name what did not run, last of all, and how to get it."""
    if without := config.stash.get(DID_NOT_RUN, []):
        print(f"Did not run: {len(without)} tests in Chromium. {hint()}, then: make test")


@pytest.fixture(autouse=True, scope="session")
def _strict() -> None:
    """A fault of a text, such as a message that is missing, raises."""
    be_strict()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests, which never looks outside by itself."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()
