"""A bare page with a fake model around the ES module, in a real Chromium."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hertta.ui import scene as ui
from tests.ui.puzzle_samples import PUZZLES
from tests.ui.samples import SAMPLES

STATIC = Path(ui.__file__).parent / "static"
ORIGIN = "http://hertta.test"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>harness</title><link rel="icon" href="data:,"><style>body {{ margin: 0 }}</style>
<link rel="stylesheet" href="/table.css"><body {body}><div id="el"></div><script type="module">
import table from "/table.js";
const heard = [];
const model = {{
  values: {{ scene: {scene}, intent: {{}} }}, sent: [], saved: 0, autoAck: true,
  get(name) {{ return this.values[name]; }},
  set(name, value) {{ this.values[name] = value; if (name === "intent") this.sent.push(value); }},
  save_changes() {{ this.saved += 1; if (this.autoAck) queueMicrotask(() => this.show(this.values.scene)); }},
  on(name, call) {{ heard.push([name, call]); }},
  off(name, call) {{ heard.splice(heard.findIndex((pair) => pair[1] === call), 1); }},
  show(scene, ack) {{
    this.values.scene = {{ ...scene, ack: ack ?? this.sent.at(-1)?.serial ?? 0 }};
    for (const [name, call] of [...heard]) if (name === "change:scene") call();
  }},
}};
window.model = model;
window.remove = table.render({{ model, el: document.getElementById("el") }});
</script></body></html>"""


@pytest.fixture
def samples() -> dict[str, ui.Scene]:
    """Scenes as lessons and puzzles make them, by name."""
    return SAMPLES | PUZZLES


@dataclass
class Harness:
    """A page that shows the widget without a kernel."""

    page: Page
    requests: list[str]
    errors: list[str]

    def show(self, scene: ui.Scene, ack: int | None = None) -> None:
        """Show a scene as if Python had answered the last intent, or the one with serial ``ack``."""
        self.page.evaluate("([scene, ack]) => window.model.show(scene, ack)", [scene.to_dict(), ack])

    def sent(self) -> list[dict[str, Any]]:
        """Give all intents so far but ``hello``."""
        return [intent for intent in self.page.evaluate("window.model.sent") if intent["type"] != "hello"]

    def focused(self) -> str:
        """Name what has the focus: a card, an action, a choice, or the tag."""
        return self.page.evaluate(
            "(({dataset: data, tagName}) => data.card ?? data.action ?? data.choice ?? tagName)(document.activeElement)"
        )


@contextmanager
def bare_pages(chromium: Browser) -> Iterator[Callable[..., Harness]]:
    """Open scenes: ``open_page(scene, width, height, **context)``; an error or a stray request is a fault."""
    opened: list[Harness] = []

    def open_page(
        scene: ui.Scene, width: int = 1280, height: int = 840, body: str = "data-hertta", **context: Any
    ) -> Harness:
        page = chromium.new_context(viewport={"width": width, "height": height}, **context).new_page()
        made = Harness(page, [], [])
        opened.append(made)
        page.on("request", lambda request: made.requests.append(request.url))
        page.on("pageerror", lambda error: made.errors.append(str(error)))
        page.on("console", lambda line: made.errors.append(line.text) if line.type in {"error", "warning"} else None)
        page.route("**/*", lambda route: route.fulfill(status=404))
        page.route(f"{ORIGIN}/table.*", lambda route: route.fulfill(path=STATIC / route.request.url.rsplit("/", 1)[1]))
        text = PAGE.format(body=body, scene=json.dumps(scene.to_dict()))
        page.route(f"{ORIGIN}/lesson.ipynb*", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(f"{ORIGIN}/lesson.ipynb?lang=fi")
        page.wait_for_function("window.model?.sent.length")
        return made

    yield open_page
    for made in opened:
        made.page.context.close()
        assert made.errors == []
        assert all(url.startswith((f"{ORIGIN}/table.", f"{ORIGIN}/lesson.", "data:")) for url in made.requests)


@pytest.fixture
def harness(chromium: Browser) -> Iterator[Callable[..., Harness]]:
    """Bare pages for a test."""
    with bare_pages(chromium) as open_page:
        yield open_page
