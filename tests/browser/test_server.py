"""The application as a visitor and a mischief-maker meet it, over notebooks of the test's own."""

import re
import sys
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from nbformat.v4 import new_code_cell
from playwright.sync_api import Page, expect

from tests.browser.conftest import SERVE, Running, running, wait_for, write


def ask(server: Running, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, str]:
    """Ask the server for a path, as no browser would."""
    with closing(HTTPConnection(urlsplit(server.address).netloc, timeout=30)) as connection:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        return response, response.read().decode()


def test_the_bare_address_leads_home(tiny: Running) -> None:
    """The address without a path leads to the home notebook and takes the query along."""
    response, _ = ask(tiny, "/?lang=nb&seed=3")
    assert (response.status, response.headers["Location"]) == (302, "/voila/render/home.ipynb?lang=nb&seed=3")


def test_an_old_name_leads_to_the_new_one(tiny: Running) -> None:
    """A page that had another name is still found, with all that was asked of it."""
    response, _ = ask(tiny, "/voila/render/practice.ipynb?lang=fi&puzzle=play-1")
    assert (response.status, response.headers["Location"]) == (302, "/voila/render/trainer.ipynb?lang=fi&puzzle=play-1")


@pytest.mark.parametrize(
    "path",
    ["/voila/tree", "/voila/tree/", "/voila/files/home.ipynb", "/api/contents", "/voila/api/contents/", "/api/kernels",
     "/api/sessions", "/api/terminals", "/voila/render/none.ipynb", "/voila/render/%2e%2e/home.ipynb", "/login"],
)  # fmt: skip
def test_nothing_else_is_served(tiny: Running, path: str) -> None:
    """No list of files, no contents, no list of kernels, and no kernel for a notebook that is not there."""
    kernels = tiny.kernels()
    response, body = ask(tiny, path)
    assert response.status == 404
    assert "There is no such page" in body
    assert tiny.kernels() <= kernels


def test_kernels_cannot_be_started_from_outside(tiny: Running) -> None:
    """Posting to the kernels' address starts none."""
    kernels = tiny.kernels()
    response, _ = ask(tiny, "/api/kernels", "POST")
    assert response.status == 404
    assert tiny.kernels() <= kernels


@pytest.mark.parametrize(
    ("asked", "lang", "title"),
    [("fi", "fi", "Tällaista sivua ei ole"), ("nn-NO, en;q=0.5", "nb", "Denne siden finnes ikke"),
     ("sv, pt;q=0.3", "en", "There is no such page")],
)  # fmt: skip
def test_an_error_page_speaks_the_browsers_language(tiny: Running, asked: str, lang: str, title: str) -> None:
    """A page that is not there is told in the language the browser asks for, with the way home."""
    _, body = ask(tiny, "/nothing", Accept_Language=asked)
    assert f'<html lang="{lang}">' in body
    assert f"<h1>{title}</h1>" in body
    assert f'href="/?lang={lang}"' in body


def test_an_address_cannot_write_into_an_error_page(tiny: Running) -> None:
    """What stands in an address is never written into a page."""
    _, body = ask(tiny, "/%3Cscript%3Ealert(1)%3C/script%3E?lang=%3Cscript%3E")
    assert "alert(1)" not in body
    assert "<script>" not in body


def test_a_foreign_name_for_this_machine_is_refused(tiny: Running) -> None:
    """A page elsewhere that gives this machine a name of its own gets nothing."""
    response, _ = ask(tiny, "/", Host="example.org")
    assert response.status == 403
    assert "example.org" in tiny.log.read_text()
    tiny.log.write_text("")


def test_template_and_theme_cannot_be_chosen_from_outside(tiny: Running) -> None:
    """The keys with which Voilà lets visitors choose a template are without effect."""
    response, body = ask(tiny, "/voila/render/broken.ipynb?template=lab&theme=dark")
    assert response.status == 200
    assert 'id="loading"' in body


def test_a_page_names_no_other_host(tiny: Running) -> None:
    """A page is allowed to ask nobody else, and holds no address of anybody else but a namespace."""
    response, body = ask(tiny, "/voila/render/home.ipynb?lang=fi")
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert set(re.findall(r"https?://[^\"' ]+", body)) == {"http://www.w3.org/2000/svg"}
    assert '<html lang="fi">' in body
    assert "Sivu tarvitsee JavaScriptin" in body
    assert "Prose for JupyterLab" not in body


def test_a_cell_that_fails_is_told_without_its_inside(tiny: Running) -> None:
    """A notebook that fails shows a plain sentence and the ways on, and nothing of the failure."""
    _, body = ask(tiny, "/voila/render/broken.ipynb?lang=nb")
    assert "Siden lot seg ikke åpne" in body
    assert 'href="/?lang=nb"' in body
    assert "ZeroDivisionError" not in body
    assert "Traceback" not in body


def test_what_a_kernel_logs_is_in_the_servers_log(tmp_path: Path) -> None:
    """A message that is missing, or an act that failed, is noted where whoever runs the server looks."""
    write(tmp_path / "home.ipynb", new_code_cell("import logging\nlogging.getLogger('hertta.text').error('missing')"))
    with running(sys.executable, "-c", SERVE, str(tmp_path), "1", "2") as server:
        ask(server, "/voila/render/home.ipynb")
        wait_for(lambda: server.log.read_text() == "missing\n")
        server.log.write_text("")


def test_more_visitors_than_seats_are_told_so(one_seat: Running) -> None:
    """When as many pages are open as may be, one more is refused in words, until a seat is free."""
    assert ask(one_seat, "/voila/render/home.ipynb")[0].status == 200
    response, body = ask(one_seat, "/voila/render/home.ipynb?lang=fi")
    assert response.status == 503
    assert "Kaikki paikat ovat varattuja" in body
    wait_for(lambda: ask(one_seat, "/voila/render/home.ipynb")[0].status == 200)


@pytest.mark.needs_chromium
def test_a_page_works_and_leaves_no_kernel(tiny: Running, open_page: Callable[..., Page]) -> None:
    """Nothing but the widget is seen, it answers, and its kernel ends with the page."""
    page = open_page(f"{tiny.address}?lang=nb")
    page.get_by_role("button", name="doubled 0").click()
    expect(page.get_by_role("button", name="doubled 2")).to_be_visible()
    expect(page.locator("#loading")).to_be_hidden()
    assert page.inner_text("body").strip() == "doubled 2"
    page.close(run_before_unload=True)
    wait_for(lambda: tiny.kernels() == 0)


@pytest.mark.needs_chromium
def test_a_page_that_vanishes_leaves_no_kernel(tiny: Running, open_page: Callable[..., Page]) -> None:
    """A page that goes without a word, as when the browser is killed, has its kernel ended a little later."""
    page = open_page(tiny.address)
    expect(page.get_by_role("button")).to_be_visible()
    page.close(run_before_unload=False)
    wait_for(lambda: tiny.kernels() == 0)
