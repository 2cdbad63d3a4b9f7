"""Practice: puzzles without end, by keys."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from hertta.cards import Cards
from hertta.puzzles import KINDS, PROVED, Puzzle, make
from tests.browser.conftest import Running
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]


@pytest.mark.parametrize("kind", list(PROVED))
def test_an_address_holds_a_puzzle(app: Running, open_page: Open, kind: str) -> None:
    """Seed, kind and rules in the address bring up that puzzle, and the next ones are of the same kind and rules."""
    page = open_page(f"{app.address}voila/render/practice.ipynb?lang=en&seed=7&puzzle={kind}&rules=hjerter")
    learner = Learner(page, "en")
    learner.expect_page("practice")
    name = learner.words.format("profile-hjerter")
    expect(learner.at(".overline")).to_have_text(learner.words.format("practice-overline", seed="7", name=name))
    expect(learner.at("h1")).to_have_text(learner.words.format(f"practice-goal-{kind}"))
    learner.practise(2)
    assert f"puzzle={kind}" in page.url
    expect(learner.at(".prose")).to_have_text(learner.words.format("practice-count", answered=2, right=2))


def test_a_wrong_answer_is_told_card_by_card_and_tried_again(app: Running, open_page: Open) -> None:
    """One card too few: the answer is wrong in words and marks, nothing lit up before it, and it can be tried again."""
    puzzle = next(puzzle for seed in count() if barred(puzzle := make(seed, "legal")))
    page = open_page(f"{app.address}voila/render/practice.ipynb?lang=fi&seed={puzzle.seed}&puzzle=legal")
    learner = Learner(page, "fi")
    learner.expect_page("practice")
    right = KINDS["legal"].solve(puzzle).cards
    wrong = next(iter(barred(puzzle)))
    states = learner.at(".holding [data-state]:not([data-state='plain'])")
    expect(learner.at(".holding .card")).to_have_count(len(puzzle.moment.hand))
    expect(states).to_have_count(0)
    learner.choose(Cards.of([wrong]))
    expect(states).to_have_count(0)
    learner.answer("wrong")
    expect(learner.at(".holding [data-state='missed']")).to_have_count(len(right))
    expect(learner.at(f".holding [data-card='{wrong}'] .tag")).to_contain_text("✕")
    expect(learner.at(".source cite").first).to_be_visible()
    learner.use("[data-action='again']")
    expect(learner.at(".feedback")).to_have_count(0)
    learner.check()
    learner.solve(puzzle)
    learner.onward()
    expect(learner.at(".prose")).to_contain_text(learner.words.format("practice-count", answered=1, right=0))


def barred(puzzle: Puzzle) -> Cards:
    """Give the cards of the hand that may not be played."""
    return puzzle.moment.hand - KINDS["legal"].solve(puzzle).cards
