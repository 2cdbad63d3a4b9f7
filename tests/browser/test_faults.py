"""What goes wrong between a page and its kernel: told at once, and the learner is back at the same stage."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from urllib.parse import urlsplit, urlunsplit

import psutil
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from hertta.data import data_folder
from hertta.lessons import lesson
from tests.browser.conftest import SERVE, Running, running
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium

AT_ONCE = 3_000
"""Milliseconds: two seconds, and one for a busy machine."""
AWHILE = 10_000
"""Milliseconds for what is noticed only when the page looks again, or by JupyterLab's own settings."""
OURS = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
OPENED = """fetch('/api/sessions').then((answer) => answer.json())
    .then((all) => all.find(({ path }) => path === 'trick.ipynb').kernel.id)"""
IDLE = "Python 3 (ipykernel) | Idle"


def serving(port: int = 0) -> AbstractContextManager[Running]:
    """Serve the notebooks of the checkout on a port; a page that is gone is waited for three seconds."""
    script = SERVE.replace("ports.take(0)", f"ports.take({port})")
    return running(sys.executable, "-c", script, str(data_folder("notebooks")), "40", "3")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that the tests of this file may hurt."""
    with serving() as served:
        yield served


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page on which requests may fail, but never a script."""
    faults: list[str] = []
    context = chromium.new_context()
    opened = context.new_page()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    context.close()
    assert faults == []


def begin(page: Page, server: Running, lang: str) -> tuple[Learner, list[str]]:
    """Take the first stage of a lesson and choose a card in the second; give also the cards that are not chosen."""
    page.goto(f"{server.address}voila/render/trick.ipynb?lang={lang}")
    learner = Learner(page, lang)
    learner.solve(learner.expect_stage("trick", 1))
    learner.onward()
    cards = [str(card) for card in learner.expect_stage("trick", 2).moment.hand]
    press(learner, cards[0])
    expect(learner.at(f"[data-card='{cards[0]}'][aria-selected='true']")).to_be_visible()
    return learner, cards


def press(learner: Learner, card: str) -> None:
    """Press a card, whether anybody answers or not."""
    learner.at(f".holding [data-card='{card}']").click()


def expect_told(learner: Learner, fault: str, within: int = AT_ONCE) -> None:
    """Check that the fault is told in time, aloud and in the learner's language."""
    told = learner.at("[role='alert'] .offline p")
    expect(told).to_have_text(learner.words.format(f"fault-{fault}"), timeout=within)


def expect_back(learner: Learner, *chosen: str) -> None:
    """Check that nothing is lost: the stage, the result of the first one, and the cards that were pressed."""
    learner.expect_stage("trick", 2)
    expect(learner.at(".steps [data-state='done']")).to_have_count(1)
    selected = learner.at(".holding [aria-selected='true']")
    expect(selected).to_have_count(len(chosen))
    assert selected.evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == [*chosen]
    expect(learner.at(".offline")).to_have_count(0)


def resume(learner: Learner) -> None:
    """Press the button of the banner."""
    learner.page.get_by_role("button", name=learner.words.format("resume"), exact=True).click()


def kernel(server: Running, kernel_id: str) -> psutil.Process:
    """The process of a kernel."""
    return next(child for child in server.process.children() if kernel_id in "".join(child.cmdline()))


def test_a_dead_kernel_is_told_and_nothing_is_lost(server: Running, page: Page) -> None:
    """The page says that its table is closed; resumed, it has even the card that was pressed before it said so."""
    learner, cards = begin(page, server, "fi")
    kernel(server, page.evaluate(OURS)).kill()
    press(learner, cards[1])
    expect_told(learner, "gone")
    resume(learner)
    expect_back(learner, *cards[:2])


def test_a_kernel_that_is_ended_is_told(server: Running, page: Page) -> None:
    """A kernel that the server has ended is told like one that died, though the connection stays open."""
    learner, cards = begin(page, server, "nb")
    page.evaluate(f"fetch('/voila/api/shutdown/' + {OURS}, {{ method: 'POST' }})")
    expect_told(learner, "gone")
    resume(learner)
    expect_back(learner, cards[0])


def test_a_lost_network_is_told_and_play_goes_on(server: Running, page: Page) -> None:
    """While the network is away, what is pressed is kept, and counts once when it is back, without a reload."""
    learner, cards = begin(page, server, "nb")
    page.evaluate("window.same = true")
    page.context.set_offline(True)
    expect_told(learner, "away")
    for _ in range(2):
        press(learner, cards[1])
    resume(learner)
    expect_told(learner, "away")
    page.context.set_offline(False)
    expect_back(learner, *cards[:2])
    assert page.evaluate("window.same")


def test_a_closed_laptop_is_told_and_nothing_is_lost(server: Running, page: Page) -> None:
    """A connection that is cut mends by itself; if it is cut until the kernel has ended, the page can be resumed."""
    made: list[WebSocketRoute] = []
    cut = False

    def connect(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            made.append(route)

    page.route_web_socket("**/channels*", connect)
    learner, cards = begin(page, server, "en")
    mine = kernel(server, page.evaluate(OURS))
    page.evaluate("window.same = true")
    made[-1].close()
    press(learner, cards[1])
    expect_back(learner, *cards[:2])
    assert page.evaluate("window.same")
    cut = True
    made[-1].close()
    press(learner, cards[2])
    expect_told(learner, "away")
    mine.wait(10)
    cut = False
    expect_told(learner, "gone", AWHILE)
    resume(learner)
    expect_back(learner, *cards[:3])


def test_a_server_that_stops_is_told_and_nothing_is_lost(page: Page) -> None:
    """The page waits for its server, and can be resumed when one is there again."""
    with serving() as server:
        learner, cards = begin(page, server, "fi")
        page.evaluate("window.same = true")
    press(learner, cards[1])
    expect_told(learner, "away")
    resume(learner)
    with serving(urlsplit(server.address).port):
        expect_told(learner, "gone", AWHILE)
        assert page.evaluate("window.same")
        resume(learner)
        expect_back(learner, *cards[:2])


def test_a_kernel_that_dies_in_jupyterlab_is_told(lab: Running, page: Page) -> None:
    """The widget says that its cell is to be run again, and takes the lesson up where it was when that is done."""
    page.goto(urlunsplit(urlsplit(lab.address)._replace(path="/lab/tree/trick.ipynb")))
    expect(page.get_by_text(IDLE)).to_be_visible(timeout=60_000)
    learner = Learner(page, "en", root=".jp-OutputArea .hertta")
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    cards = [str(card) for card in lesson("trick").stages[0].puzzle("hertan-saannot").moment.hand]
    press(learner, cards[1])
    expect(learner.at(".holding [aria-selected='true']")).to_have_attribute("data-card", cards[1])
    kernel(lab, page.evaluate(OPENED)).kill()
    expect_told(learner, "rerun", AWHILE)
    expect(learner.at(".offline button")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    expect(page.get_by_text(IDLE)).to_be_visible()
    page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell:has(.hertta) .cm-content").click()
    page.keyboard.press("Shift+Enter")
    expect(learner.at(".holding [aria-selected='true']")).to_have_attribute("data-card", cards[1])
    expect(learner.at(".offline")).to_have_count(0)
