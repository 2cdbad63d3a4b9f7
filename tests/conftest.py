"""What all rooms share: strict texts, one Chromium, and a last line that names what could not run."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from hertta.text import be_strict
from tests.programs import PROGRAMS, Program, find_chromium, hint

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run")  # fmt: skip
DID_NOT_RUN = pytest.StashKey[dict[Program, list[pytest.Item]]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Set aside what needs a program that is not there."""
    needing = {program: [item for item in items if item.get_closest_marker(program.mark)] for program in PROGRAMS}
    config.stash[DID_NOT_RUN] = {program: tests for program, tests in needing.items() if tests and not program.there()}
    for tests in config.stash[DID_NOT_RUN].values():
        items[:] = [item for item in items if item not in tests]
        config.hook.pytest_deselected(items=tests)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a server fail where a contributor is only told."""
    if session.config.stash.get(DID_NOT_RUN, {}) and os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    """Name what did not run, last of all, and how to get it."""
    if without := config.stash.get(DID_NOT_RUN, {}):
        told = ", ".join(f"{program.name} ({len(tests)})" for program, tests in without.items())
        print(f"Did not run: tests that need {told}. {hint(list(without))}. Then: make test")


@pytest.fixture(autouse=True, scope="session")
def _strict() -> None:
    """A fault of a text, such as a message that is missing, raises."""
    be_strict()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests, which never looks outside by itself."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        yield browser
        browser.close()
