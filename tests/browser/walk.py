"""A learner who answers everything rightly, with the keys alone or with a finger; the engine knows the answers."""

import re
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from hertta.cards import Cards
from hertta.lessons import LESSONS, lesson
from hertta.lessons.trainer import FILTERS, Filters, draw
from hertta.puzzles import KINDS, Puzzle
from hertta.puzzles.bank import bank
from hertta.rules import ruleset
from hertta.text import Catalog, catalog

expect.set_options(timeout=15_000)  # a page brings a kernel with it, and the machine has other things to do

OWN_RULES = {"fi": "hertan-saannot", "nb": "hjerter", "en": "hertan-saannot"}
"""By which rules lessons are played where the learner has chosen none."""

_OPTIONS = 30
"""More than any group of choices has."""
FOCUSED = "document.activeElement.matches('body, html')"
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
NARROWEST = """Math.min(...[...document.querySelectorAll('.holding .card, .act, .pill, .languages button')]
    .map((target) => Math.min(target.offsetWidth, target.offsetHeight)))"""


@dataclass
class Learner:
    """Someone at a page: what they do waits until the page has answered, and checks that the focus is not lost.

    Args:
        page: an open page of the application.
        lang: the language it is in.
        way: with the keys alone, or with a finger.
        root: the element that the widget is in; JupyterLab has much more around it.
    """

    page: Page
    lang: str
    way: Literal["keys", "finger"] = "keys"
    root: str = ".hertta"
    heard: list[str] = field(default_factory=list)

    @property
    def words(self) -> Catalog:
        """The texts in the learner's language."""
        return catalog(self.lang)

    def at(self, selector: str) -> Locator:
        """The elements of a selector within the widget."""
        return self.page.locator(f"{self.root} {selector}")

    def has_focus(self, selector: str) -> bool:
        """Tell whether the focus is on an element."""
        return bool(self.page.evaluate("(at) => document.activeElement.matches(at)", f"{self.root} {selector}"))

    def see(self, selector: str) -> None:
        """Wait, without a pause that adds up over a lesson, until an element is there."""
        self.at(selector).first.wait_for(state="attached")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Go to an element with Tab alone."""
        self.see(selector)
        for _ in range(80):
            if self.has_focus(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def use(self, selector: str) -> None:
        """Press a button or follow a link."""
        if self.way == "finger":
            self.at(selector).tap()
        else:
            self.tab_to(selector)
            self.press("Enter")

    def check(self) -> None:
        """Check what must hold after every act: the focus is somewhere, and a phone never scrolls sideways."""
        assert not self.page.evaluate(FOCUSED)
        if self.way == "finger":
            assert not self.page.evaluate(SIDEWAYS)
            assert self.page.evaluate(NARROWEST) >= 44

    def open_filters(self) -> None:
        """Unfold the filters of the trainer by key; the first of them has the focus then."""
        self.at(".filters summary").focus()
        self.press("Enter", "Tab")
        assert self.has_focus("[data-setting='filter-kind']")

    def choose(self, cards: Cards) -> None:
        """Choose cards of the hand, by the key of their rank."""
        for card in map(str, cards):
            place = f".holding [data-card='{card}']"
            if self.way == "finger":
                self.at(place).tap()
            else:
                self.tab_to(".holding .card")
                for _ in range(4):
                    if not self.has_focus(place):
                        self.press(card[0].lower())
                self.press("Space")
            self.see(f"{place}[aria-selected='true']")
            self.check()

    def pick(self, name: str, value: str) -> None:
        """Pick a value in a group of choices."""
        one = f"[data-choice='{name}:{value}']"
        if self.way == "finger":
            self.at(f".pill:has({one})").tap()
        else:
            self.tab_to(f"[data-choice^='{name}:']")
            self.press("Space")
            for _ in range(_OPTIONS):
                if not self.has_focus(one):
                    self.press("ArrowDown")
        self.see(f"{one}:checked")
        self.check()

    def answer(self, tone: str = "right") -> None:
        """Answer with what is chosen, and hear the result."""
        if self.way == "finger":
            self.at("[data-action='answer']").tap()
        else:
            self.press("Enter")
        self.see(f".feedback[data-tone='{tone}']")
        said = self.at("[data-live='result']")
        expect(said).not_to_be_empty()
        self.heard.append(said.inner_text())
        self.check()

    def solve(self, puzzle: Puzzle) -> None:
        """Answer a puzzle rightly, step by step."""
        kind = KINDS[puzzle.kind]
        right = kind.solve(puzzle)
        self.choose(Cards.of([next(iter(right.cards))]) if kind.mode == "one" else right.cards)
        groups = kind.groups(puzzle)
        for step in range(max((group.step for group in groups), default=0) + 1):
            for group in groups:
                if group.step == step:
                    self.pick(group.name, right.picks[group.name])
            self.answer()

    def onward(self) -> None:
        """Go to the next question; the goal is told anew, and what was said of the last one is gone."""
        if self.way == "finger":
            self.at("[data-action='next']").tap()
        else:
            self.tab_to("[data-action='next']")
            self.press("Enter")
        self.at(".feedback").wait_for(state="detached")
        expect(self.at("[data-live='goal']")).to_have_text(self.at("h1").inner_text())
        self.check()

    def expect_page(self, name: str) -> None:
        """Check that a page is open, with title and language of its own."""
        expect(self.page).to_have_url(re.compile(rf"/voila/render/{name}\.ipynb\?.*lang={self.lang}"))
        own = catalog(self.lang, ruleset(OWN_RULES[self.lang]).source)
        title = own.format(f"lesson-{name}-title") if name in LESSONS else self.words.format(f"{name}-title")
        expect(self.page).to_have_title(self.words.format("page-title", title=title))
        expect(self.page.locator("html")).to_have_attribute("lang", self.lang)

    def expect_stage(self, slug: str, number: int) -> Puzzle:
        """Check that a stage is on the screen, and give its question."""
        stage = lesson(slug).stages[number - 1]
        title = catalog(self.lang, ruleset(OWN_RULES[self.lang]).source).format(f"lesson-{slug}-title")
        told = self.words.format("overline", title=title, number=number, count=len(lesson(slug).stages))
        expect(self.at(".overline")).to_have_text(told)
        return stage.puzzle(OWN_RULES[self.lang])

    def shown(self) -> Puzzle:
        """Give the puzzle of the trainer that the address tells of, once it is on the screen."""
        query = {key: values[0] for key, values in parse_qs(urlsplit(self.page.url).query).items()}
        number = query.get("puzzle", query["seed"])
        expect(self.at(".overline")).to_contain_text(number)
        if "puzzle" in query:
            return bank().entry(number).puzzle
        drawn = draw(int(number), Filters(**{name: query.get(name) for name in FILTERS}), query.get("rules"))
        assert drawn is not None
        return drawn.puzzle

    def train(self, puzzles: int) -> None:
        """Answer puzzles of the trainer."""
        for _ in range(puzzles):
            self.solve(self.shown())
            self.onward()
