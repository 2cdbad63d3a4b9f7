"""The Chromium that tests drive: where it is, and how to get one; ``python -m tests.chromium`` gets it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = ("Google Chrome", "Chromium")
OWN = (sys.executable, "-m", "playwright", "install", "chromium")
APT = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium"
HINTS = {"linux": "apt-get install chromium, or as your system has it", "darwin": "brew install --cask chromium"}


def find() -> str | None:
    """The program: the system's own, else the one that Playwright brought."""
    places = [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in MAC if sys.platform == "darwin"]
    found = next(filter(None, map(shutil.which, [*NAMES, *map(str, places)])), None)
    if found is None:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    return found if Path(found).exists() else None


def hint() -> str:
    """How to get one on this system."""
    return f"Install Chromium ({HINTS.get(sys.platform, 'or Chrome')}; anywhere: .venv/bin/playwright install chromium)"


def fetch() -> None:
    """Get one if there is none; what did not work is told, and the tests then tell what they could not run."""
    if find():
        return
    print("Fetching Chromium for the browser tests.")
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(APT, shell=True, check=False, stdout=subprocess.DEVNULL)
    if find() is None:
        subprocess.run(OWN, check=False)


if __name__ == "__main__":
    fetch()
