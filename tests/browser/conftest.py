"""The application as a process of its own, and pages that fail a test for what a visitor would not see."""

import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nbformat
import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

BUTTON = """
import anywidget, traitlets
class Button(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        el.setAttribute("data-lm-suppress-shortcuts", "");
        const button = document.createElement("button");
        const draw = () => { button.textContent = "doubled " + model.get("doubled"); };
        button.onclick = () => { model.set("pressed", model.get("pressed") + 1); model.save_changes(); };
        model.on("change:doubled", draw); draw(); el.append(button); } }'''
    pressed = traitlets.Int(0).tag(sync=True)
    doubled = traitlets.Int(0).tag(sync=True)
    @traitlets.observe("pressed")
    def _double(self, change):
        self.doubled = 2 * change["new"]
Button()
"""
SERVE = """
import pathlib, sys
from hertta.server import app, kernels, ports
folder, visitors, grace = sys.argv[1:]
kernels.Kernels.grace.default_value = float(grace)
listener = ports.take(0)
address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
app.serve(listener, pathlib.Path(folder), lambda: print(address, flush=True), int(visitors))
"""


@dataclass(frozen=True)
class Running:
    """A server that runs: its address, its process, and the file that it writes its log to."""

    address: str
    process: psutil.Process
    log: Path

    def kernels(self) -> int:
        """Count the kernels that run for it."""
        count = 0
        for child in self.process.children():
            with suppress(psutil.Error):  # it may end while we look
                count += "ipykernel_launcher" in child.cmdline()
        return count


OURS = re.compile(r'-message: |unknown-language: |junk: |An intent |File ".*hertta/\w+/[\w/]+\.py"')
"""What our own loggers say of texts and of intents that failed, and a traceback that goes through our code."""


@contextmanager
def running(*command: str) -> Iterator[Running]:
    """Run a server of ours until the block ends; its first line with an address says where it is.

    Its log must tell no fault of ours then; what Jupyter says of sockets that close while it stops is its own affair.
    """
    with (
        tempfile.NamedTemporaryFile("a", suffix=".log") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout
            found = next(
                filter(None, (re.search(r"http://127\.0\.0\.1:\d+/\S*", line) for line in process.stdout)), None
            )
            assert found, "the server ended before it gave an address"
            yield Running(found[0], psutil.Process(process.pid), Path(log.name))
        finally:
            process.terminate()
            process.wait(30)
        assert not OURS.search(Path(log.name).read_text())


@pytest.fixture(scope="session")
def app() -> Iterator[Running]:
    """``hertta app`` over the notebooks of the checkout."""
    with running(sys.executable, "-m", "hertta", "app", "--no-browser", "--port", "0") as server:
        yield server


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Running]:
    """``hertta lab`` over copies in a folder of the test; its address has the key in it."""
    command = (sys.executable, "-m", "hertta", "lab", "--no-browser", "--port", "0", "--dir", str(tmp_path / "mine"))
    with running(*command) as server:
        host, _, port = urlsplit(server.address).netloc.partition(":")
        wait_for(lambda: answers(host, int(port)))
        yield server


def answers(host: str, port: int) -> bool:
    """Tell whether anything listens."""
    with closing(socket.socket()) as caller:
        return caller.connect_ex((host, port)) == 0


def wait_for(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder of two small notebooks: one that works, one that fails."""
    folder = tmp_path_factory.mktemp("notebooks")
    for_lab = nbformat.v4.new_code_cell("raise SystemExit", metadata={"tags": ["jupyterlab-only"]})
    prose = nbformat.v4.new_markdown_cell("Prose for JupyterLab")
    write(folder / "home.ipynb", prose, nbformat.v4.new_code_cell(BUTTON), for_lab)
    write(folder / "broken.ipynb", nbformat.v4.new_code_cell("1 / 0"), nbformat.v4.new_code_cell(BUTTON))
    return folder


@pytest.fixture(scope="session")
def tiny(notebooks: Path) -> Iterator[Running]:
    """The application over the small notebooks; it waits two seconds for a page that is gone."""
    with running(sys.executable, "-c", SERVE, str(notebooks), "40", "2") as server:
        yield server


@pytest.fixture
def one_seat(notebooks: Path) -> Iterator[Running]:
    """The same for one visitor at a time."""
    with running(sys.executable, "-c", SERVE, str(notebooks), "1", "2") as server:
        yield server


def write(path: Path, *cells: nbformat.NotebookNode) -> None:
    """Write a notebook."""
    nbformat.write(nbformat.v4.new_notebook(cells=list(cells)), path)


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open addresses: ``open_page(url, **context)``; an error of ours or a request to another host fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(line: ConsoleMessage) -> None:
        if line.type == "error":
            faults.append(line.text)

    def open_one(url: str, **options: Any) -> Page:
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: None if is_here(request.url) else faults.append(request.url))
        page.goto(url)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def is_here(url: str) -> bool:
    """Tell whether an address is on this machine."""
    return url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:"))
