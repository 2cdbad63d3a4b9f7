"""The trainer: puzzles without end, by keys, by filters and by links."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hertta.cards import Cards
from hertta.puzzles import KINDS, PROVED, Puzzle
from hertta.puzzles.bank import bank
from tests.browser.conftest import Running
from tests.browser.walk import SIDEWAYS, Learner

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]


def test_every_kind_is_answered_by_keys(app: Running, open_page: Open) -> None:
    """Each kind is chosen in its menu and answered with the keyboard alone; the page stays, passes axe and fits."""
    page = open_page(f"{app.address}voila/render/trainer.ipynb?lang=nb&seed=7&rules=herttamisaari&kind=legal", **STILL)
    learner = Learner(page, "nb")
    learner.expect_page("trainer")
    loaded = page.evaluate("performance.timeOrigin")
    for answered, kind in enumerate(PROVED, 1):
        learner.open_filters()
        page.keyboard.type(learner.words.format(f"kind-{kind}"), delay=1)
        expect(page).to_have_url(re.compile(f"kind={kind}"))
        learner.solve(learner.shown())
        expect(learner.at(".prose")).to_have_text(
            learner.words.format("trainer-count", answered=answered, right=answered)
        )
        assert not page.evaluate(SIDEWAYS)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("performance.timeOrigin") == loaded


STILL = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 840}}


@pytest.mark.parametrize("kind", ["legal", "which-tables"])
def test_nothing_lights_up_before_the_answer(app: Running, open_page: Open, kind: str) -> None:
    """Whatever is chosen, no card and no choice is marked, and nothing is told, until the answer is given."""
    page = open_page(f"{app.address}voila/render/trainer.ipynb?lang=en&seed=7&kind={kind}", **STILL)
    learner = Learner(page, "en")
    learner.expect_page("trainer")
    puzzle = learner.shown()
    marked = learner.at(".main [data-state]:not([data-state='plain'])")
    learner.choose(Cards.of(list(puzzle.moment.hand)[:2]) if kind == "legal" else Cards())
    for group in KINDS[kind].groups(puzzle):
        learner.pick(group.name, group.values[0])
        expect(marked).to_have_count(0)
    expect(marked).to_have_count(0)
    expect(learner.at(".feedback")).to_have_count(0)
    expect(learner.at(".facts")).not_to_contain_text(learner.words.format("facts-themes"))
    learner.press("Enter")
    learner.see(".feedback")
    assert marked.count() > 0


def test_filters_stand_in_the_address_and_survive_a_reload(app: Running, open_page: Open) -> None:
    """A rule and a source are chosen; puzzle and menus are the same after a reload, and the next one fits them too."""
    page = open_page(f"{app.address}voila/render/trainer.ipynb?lang=fi&seed=3", **STILL)
    learner = Learner(page, "fi")
    learner.expect_page("trainer")
    learner.open_filters()
    learner.at("[data-setting='filter-rule']").select_option("follow-suit")
    expect(page).to_have_url(re.compile("rule=follow-suit"))
    learner.at("[data-setting='filter-source']").select_option("hertta-korttipeli")
    expect(page).to_have_url(re.compile("source=hertta-korttipeli"))
    expect(learner.at(".filters summary")).to_contain_text("Hertta korttipeli")
    puzzle = learner.shown()
    page.reload()
    learner.expect_page("trainer")
    expect(learner.at("[data-setting='filter-rule']")).to_have_value("follow-suit")
    assert learner.shown() == puzzle
    learner.train(1)
    following = learner.shown()
    assert following != puzzle
    assert following.ruleset.source == "hertta-korttipeli"
    assert bank().entry(following.id).rule == "follow-suit"


def test_a_link_brings_its_puzzle_or_a_word(app: Running, open_page: Open) -> None:
    """A puzzle of the bank is shown by its id; an id that is none gets a notice and a fresh puzzle."""
    id_ = next(iter(bank().ids(kind="winner")))
    page = open_page(f"{app.address}voila/render/trainer.ipynb?lang=en&puzzle={id_}", **STILL)
    learner = Learner(page, "en")
    learner.expect_page("trainer")
    expect(learner.at(".overline")).to_contain_text(id_)
    assert learner.shown().id == id_
    learner.train(1)
    assert id_ not in page.url
    page.goto(f"{app.address}voila/render/trainer.ipynb?lang=en&puzzle=0123456789ab")
    expect(learner.at(".notice")).to_have_text(learner.words.format("notice-unknown-puzzle", value="0123456789ab"))
    learner.train(1)


def test_hints_come_one_by_one_and_the_answer_last(app: Running, open_page: Open) -> None:
    """Three hints, then a button that says why it waits; after a wrong try the answer is shown and not counted."""
    page = open_page(f"{app.address}voila/render/trainer.ipynb?lang=en&seed=7&kind=legal&rules=hjerter", **STILL)
    learner = Learner(page, "en")
    learner.expect_page("trainer")
    wrong = barred(learner.shown())
    while not wrong:
        learner.train(1)
        wrong = barred(learner.shown())
    hint = learner.at("[data-action='hint']")
    for number in (1, 2, 3):
        expect(hint).to_have_text(learner.words.format(f"action-hint-{number}"))
        learner.use("[data-action='hint']")
        expect(learner.at(".feedback h2")).to_contain_text(str(number))
        learner.check()
    expect(hint).to_have_text(learner.words.format("action-show-later"))
    expect(hint).to_have_attribute("aria-disabled", "true")
    out = learner.at(".holding [data-state='out']")
    expect(out).to_have_count(1)
    learner.choose(Cards.parse(str(out.get_attribute("data-card"))))
    learner.answer("wrong")
    show_what_would_have_been(learner)
    learner.use("[data-action='again']")
    expect(hint).to_have_text(learner.words.format("action-show"))
    before = learner.at(".prose").inner_text()
    learner.use("[data-action='hint']")
    learner.see(".feedback[data-tone='note']")
    learner.check()
    expect(learner.at(".feedback")).to_contain_text(learner.words.format("shown-uncounted"), use_inner_text=True)
    expect(learner.at(".prose")).to_have_text(before)


def show_what_would_have_been(learner: Learner) -> None:
    """Play the wrong card out: it lies on the table, marked, and four things are told."""
    learner.use("[data-action='playout']")
    expect(learner.at(".playout li")).to_have_count(4)
    expect(learner.at(".board [data-state='wrong']")).to_have_count(1)
    expect(learner.at("[data-action='playout']")).to_have_count(0)
    learner.check()


def test_a_class_sees_the_proof(app: Running, open_page: Open) -> None:
    """In front of a class the proof opens by its button once the answer is there, large and without scrolling aside."""
    page = open_page(
        f"{app.address}voila/render/trainer.ipynb?lang=nb&seed=7&kind=legal&rules=hjerter&view=projector",
        reduced_motion="reduce",
        viewport={"width": 1920, "height": 1080},
    )
    learner = Learner(page, "nb")
    learner.expect_page("trainer")
    puzzle = learner.shown()
    learner.solve(puzzle)
    expect(learner.at(".proof")).not_to_have_attribute("open", "")
    learner.use("[data-action='proof']")
    expect(learner.at(".proof[open] li")).to_have_count(len(puzzle.ruleset.play) + 2)
    size = learner.at(".proof li").first.evaluate("(row) => parseFloat(getComputedStyle(row).fontSize)")
    assert size >= 20
    assert not page.evaluate(SIDEWAYS)
    learner.check()


def barred(puzzle: Puzzle) -> Cards:
    """Give the cards of the hand that may not be played, if one can be struck out of them."""
    return puzzle.moment.hand - KINDS["legal"].solve(puzzle).cards if len(puzzle.moment.hand) > 2 else Cards()
