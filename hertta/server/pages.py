"""What the server answers with: the notebooks as pages, the way home, and a friendly page when something fails."""

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment
from nbformat import NotebookNode
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from hertta import settings
from hertta.lessons.notebooks import READER_ONLY
from hertta.text import CALLED, Catalog, catalog, choose

TEMPLATE = Path(__file__).parent / "template"
HOME = "home.ipynb"
_MOVED = {"practice.ipynb": "trainer.ipynb"}
"""Pages that had another name: an old link leads on, with all that it asks for."""
_TOLD = (404, 503)
"""What a visitor can do something about; anything else is told as a fault of ours."""


class Page(BaseVoilaHandler):
    """A page in the visitor's language."""

    @property
    def texts(self) -> Catalog:
        """The catalog of the language that the address names, else of the first the browser asks for that we have."""
        asked = choose(settings.languages_of_header(self.request.headers.get("Accept-Language", "")))
        return catalog(settings.parse(self.request.query, asked, CALLED, {}, lambda _: None).lang)

    def lead(self, name: str) -> None:
        """Lead the visitor to a notebook; the query goes along."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{self.base_url}voila/render/{name}{query}")

    def write_error(self, status_code: int, **_facts: Any) -> None:
        """Say in plain words what happened and how to get home; what went wrong inside stays in the server's log."""
        texts, about = self.texts, str(status_code) if status_code in _TOLD else "500"
        environment: Environment = self.settings["voila_jinja2_env"]
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(
            environment.get_template("error.html.j2").render(
                lang=texts.lang,
                brand=texts.format("server-title"),
                title=texts.format(f"server-error-{about}-title"),
                text=texts.format(f"server-error-{about}-text"),
                home=texts.format("server-home"),
                href=f"{self.base_url}?{urlencode({'lang': texts.lang})}",
            )
        )


class Home(Page):
    """The address without a path: the home notebook, with what the address asked for."""

    def get(self) -> None:
        """Send the visitor on."""
        self.lead(HOME)


class Missing(Page):
    """Any address that is not ours."""

    def prepare(self) -> None:
        """Answer every method alike.

        Raises:
            HTTPError: 404, always.
        """
        raise HTTPError(404)


class Lesson(Page, TornadoVoilaHandler):
    """A notebook as a page: a kernel of its own, and nothing but the widget to be seen."""

    async def get(self, path: str) -> None:
        """Render the notebook ``path`` of the notebooks' folder, or lead to the name that it has now.

        Raises:
            HTTPError: 404 before any kernel is started, if there is no such notebook.
        """
        if path in _MOVED:
            self.lead(_MOVED[path])
            return
        if not Path(self.contents_manager.root_dir, path).is_file():
            raise HTTPError(404)
        await super().get(path)


def prepare(handler: Lesson, notebook: NotebookNode, **_facts: Any) -> None:
    """Make a notebook ready to be a page: Voilà calls this before the kernel starts.

    Only the cells that draw the page are left, so that prose and examples for readers of the notebook are neither
    shown nor run, and the words that the page itself speaks are put where the template finds them.
    """
    notebook.cells = [
        cell for cell in notebook.cells if cell.cell_type == "code" and READER_ONLY not in cell.metadata.get("tags", ())
    ]
    notebook.metadata["kernelspec"] = NotebookNode(name="python3", language="python", display_name="Python 3")
    texts = handler.texts
    words = ("title", "loading", "slow", "reload", "noscript", "failed", "home")
    told = {word: texts.format(f"server-{word}") for word in words}
    notebook.metadata["page"] = {"lang": texts.lang, "about": texts.format("home-text")} | told
