"""Programs of the system that tests need: whether they are there, and how to get them.

``python -m tests.programs`` gets what is missing. A test that needs one is marked ``needs_chromium`` and so on.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from libvoikko import Voikko
from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = ("Google Chrome", "Chromium")
DICTIONARIES = {"nb": "nb_NO", "en": "en_US"}
"""What Hunspell calls the languages that it checks."""


def find_chromium() -> str | None:
    """Where Chromium is: the system's own, else the one that Playwright brought."""
    places = [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in MAC if sys.platform == "darwin"]
    found = next(filter(None, map(shutil.which, [*NAMES, *map(str, places)])), None)
    if found is None:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    return found if Path(found).exists() else None


def has_voikko() -> bool:
    """Whether the library is there, and Finnish with it."""
    try:
        return "fi" in Voikko.listSupportedSpellingLanguages()
    except OSError:
        return False


def has_hunspell() -> bool:
    """Whether the program is there, and every dictionary that it is asked for."""
    commands = (["hunspell", "-a", "-d", dictionary] for dictionary in DICTIONARIES.values())
    return shutil.which("hunspell") is not None and not any(
        subprocess.run(command, input=b"", capture_output=True, check=False).returncode for command in commands
    )


@dataclass(frozen=True)
class Program:
    """A program that tests need.

    Args:
        name: for people; in small letters it ends the mark of the tests that need it.
        there: whether it is there.
        debian: packages that bring it.
        brew: the same on a Mac.
        own: a command that brings it anywhere, if there is one.
    """

    name: str
    there: Callable[[], bool]
    debian: str
    brew: str
    own: tuple[str, ...] = ()

    @property
    def mark(self) -> str:
        """What tests that need it are marked with."""
        return f"needs_{self.name.lower()}"


PROGRAMS = (
    Program(
        name="Chromium",
        there=lambda: find_chromium() is not None,
        debian="chromium",
        brew="chromium",
        own=("playwright", "install", "chromium"),
    ),
    Program("Voikko", has_voikko, "voikko-fi libvoikko1", "libvoikko"),
    Program("Hunspell", has_hunspell, "hunspell hunspell-no hunspell-en-us", "hunspell"),
)


def hint(missing: Sequence[Program]) -> str:
    """How to get programs on this system."""
    if sys.platform == "darwin":
        install = f"brew install {' '.join(program.brew for program in missing)}"
    else:
        install = f"apt-get install {' '.join(program.debian for program in missing)}, or as your system has it"
    anywhere = (f"; {program.name} anywhere: .venv/bin/{' '.join(program.own)}" for program in missing if program.own)
    return f"Install what is missing: {install}{''.join(anywhere)}"


def fetch() -> None:
    """Get what is missing; what did not work is told, and the tests then tell what they could not run."""
    missing = [program for program in PROGRAMS if not program.there()]
    if missing:
        print(f"Fetching {', '.join(program.name for program in missing)} for the tests.")
    if missing and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        install = f"apt-get install -qq -y {' '.join(program.debian for program in missing)}"
        command = f"apt-get update -qq && DEBIAN_FRONTEND=noninteractive {install}"
        subprocess.run(command, shell=True, check=False, stdout=subprocess.DEVNULL)
    for program in missing:
        if program.own and not program.there():
            subprocess.run([sys.executable, "-m", *program.own], check=False)


if __name__ == "__main__":
    fetch()
