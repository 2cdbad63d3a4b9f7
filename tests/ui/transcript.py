"""A lesson as a screen reader tells it: ``python -m tests.ui.transcript`` writes the golden transcripts anew.

Do so after a change of texts, of the scene or of how it is drawn, and read what has become of them: who sees nothing
has only this. A key that is pressed stands after ``>``; below it what is read aloud by itself, what the focus comes to,
and the lines that have come on the page (``+``), as the browser tells them to a screen reader.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import ndiff
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hertta.cards import NO_CARDS, Cards
from hertta.lessons import Session, lesson
from hertta.puzzles import KINDS, Puzzle
from hertta.text import CODES
from hertta.ui import scene as ui
from tests.browser.walk import Learner
from tests.conftest import QUIET
from tests.programs import find_chromium
from tests.ui.conftest import bare_pages

FOLDER = Path(__file__).parents[1] / "golden" / "transcripts"
SLUGS = ("trick", "first-trick")
FIRST = 100
"""So many lines are written down whole, with every stop of Tab: the page as it opens, and the way to the hand."""
PARAGRAPH = r"( *- paragraph:)((?:\n *- (?:text: .*|button .*))+)"
PIECE = r"\n *- (text:|button) (.*)"
LISTEN = """() => {
  window.heard = [];
  window.waiting = 0;
  const last = new Map();
  new MutationObserver((changes) => {
    for (const at of new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement)))) {
      const live = at?.closest('[aria-live], [role=status], [role=alert]');
      const text = live?.textContent.trim();
      if (text && last.get(live) !== live.textContent) window.heard.push(`${live.getAttribute('role')}: ${text}`);
      if (live) last.set(live, live.textContent);
    }
  }).observe(document.querySelector('.hertta'), { subtree: true, childList: true, characterData: true });
  window.model.save_changes = async () => {
    window.waiting += 1;
    const { intent } = window.model.values;
    const scene = await window.answer(intent);
    window.waiting -= 1;
    window.model.show(scene, intent.serial);
  };
}"""


FOCUS = """() => {
  const { activeElement: at } = document;
  const about = (one) => [...document.querySelectorAll('[id]')]
    .filter(({ id }) => one?.getAttribute('aria-describedby')?.split(' ').includes(id));
  const heard = (it) => it.getAttribute('aria-label') ?? it.innerText.replace(/\\s+/g, ' ');
  const told = (one) => about(one).map(heard).join(' ');
  const group = at.closest('[role=listbox], fieldset');
  const name = group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent;
  return [name ?? '', told(group), told(at)];
}"""
"""The group that the focus is in, what is told of it, and what is told of the thing itself."""


@dataclass
class Listener(Learner):
    """A learner who sees nothing: after every key it is written down what a screen reader would say."""

    told: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    group: str = ""

    def press(self, *keys: str) -> None:
        """Press keys, and listen after each."""
        for key in keys:
            super().press(key)
            self.told.append(f"> {key}")
            self.listen()

    def tab_to(self, selector: str) -> None:
        """Go to an element; on a long way what comes in between was heard before, and only the end is written down."""
        begun = len(self.told)
        super().tab_to(selector)
        stops = [place for place, line in enumerate(self.told) if place >= begun and line == "> Tab"]
        if begun > FIRST and len(stops) > 1:
            self.told[begun : stops[-1] + 1] = [f"> Tab x {len(stops)}"]

    def listen(self) -> None:
        """Write down what is read aloud by itself, where the focus is, and what has come on the page."""
        self.page.wait_for_function("!window.waiting")
        self.told += [f"  {text}" for text in self.page.evaluate("window.heard.splice(0)")]
        focus = self.page.locator(":focus")
        if focus.count():
            self.told += self.at_focus(read(focus.aria_snapshot())[0], *self.page.evaluate(FOCUS))
        before, self.lines = self.lines, read(self.page.locator(".page").aria_snapshot())
        self.told += [f"  {line}" for line in ndiff(before, self.lines) if line[0] == "+"]

    def at_focus(self, name: str, group: str, about: str, help_: str) -> list[str]:
        """What is told where the focus is: of a group when it is entered, then of the thing."""
        entered = [f"  group {group}: {about}".rstrip(": ")] if group and group != self.group else []
        self.group = group
        return [*entered, f"  focus {name.strip('- ')} {help_}".rstrip()]

    def take(self, slug: str) -> None:
        """Take a lesson to its end: before every third answer comes a hint, and a wrong one where there is any."""
        for number, stage in enumerate(lesson(slug).stages, 1):
            puzzle = self.expect_stage(slug, number)
            self.told.append(f"\n= {stage.id}")
            if number % 3 == 1:
                self.use("[data-action='hint']")
                self.err(puzzle)
            if self.at("[data-action='answer']").count():
                self.solve(puzzle)
            self.onward()

    def err(self, puzzle: Puzzle) -> None:
        """Answer wrongly, if a card or a choice is wrong."""
        kind = KINDS[puzzle.kind]
        right, groups = kind.solve(puzzle), kind.groups(puzzle)
        barred = NO_CARDS if kind.mode == "none" else puzzle.moment.hand - right.cards
        for group in groups:
            self.pick(group.name, next(value for value in group.values if value != right.picks[group.name]))
        if barred:
            self.choose(Cards.of([next(iter(barred))]))
        if barred or groups:
            self.answer("wrong")


def read(snapshot: str) -> list[str]:
    """The lines of a snapshot without addresses; a paragraph is one line, its words to look up in brackets."""
    plain = re.sub(r"\n *- /url: .*", "", snapshot)
    joined = re.sub(PARAGRAPH, lambda found: found[1] + " " + re.sub(PIECE, inline, found[2]), plain)
    return joined.splitlines()


def inline(piece: re.Match[str]) -> str:
    """A piece of a paragraph as it is read on: text as it is, a word to look up in brackets."""
    kind, text = piece[1], piece[2].strip('"')
    return f"[{text}] " if kind == "button" else f"{text} "


def transcript(open_page: Any, slug: str, lang: str) -> str:
    """Take a lesson in a language, and give all that was to be heard."""
    session = Session(slug)
    page = open_page(ui.Scene(), reduced_motion="reduce").page
    page.expose_function("answer", lambda intent: session.dispatch(intent).to_dict())
    page.evaluate(LISTEN)
    page.evaluate(
        "(scene) => window.model.show(scene)", session.dispatch({"type": "hello", "query": f"?lang={lang}"}).to_dict()
    )
    learner = Listener(page, lang)
    learner.listen()
    learner.take(slug)
    return "\n".join(learner.told) + "\n"


def transcripts(chromium: Browser, slugs: tuple[str, ...] = SLUGS) -> Iterator[tuple[Path, str]]:
    """Give each transcript with the file that keeps it."""
    with bare_pages(chromium) as open_page:
        for slug in slugs:
            for lang in CODES:
                yield FOLDER / f"{slug}-{lang}.txt", transcript(open_page, slug, lang)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        for path, text in transcripts(browser, tuple(sys.argv[1:]) or SLUGS):
            path.write_text(text, encoding="utf-8")
        browser.close()
