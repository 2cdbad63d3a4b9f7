"""What a page is told by its address, its browser and what the browser kept."""

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from hertta.cards import Cards
from hertta.lessons import lesson
from hertta.text import catalog
from tests.browser.conftest import Running
from tests.browser.walk import Learner

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Page]


@pytest.mark.parametrize(
    ("locale", "lang"), [("fi-FI", "fi"), ("nn-NO", "nb"), ("no", "nb"), ("sv-SE", "en"), ("en-GB", "en")]
)
def test_the_browsers_language_is_spoken(app: Running, open_page: Open, locale: str, lang: str) -> None:
    """Without a word in the address, a page speaks what the browser asks for, else English."""
    page = open_page(app.address, locale=locale)
    Learner(page, lang).expect_page("home")
    expect(page.get_by_role("heading", level=1)).to_have_text(catalog(lang).format("home-heading"))


def test_a_wrong_address_gets_a_notice(app: Running, open_page: Open) -> None:
    """A language and rules that there are not are told in words, and the page works all the same."""
    page = open_page(f"{app.address}?lang=xx&rules=poker", locale="nb-NO")
    learner = Learner(page, "nb")
    learner.expect_page("home")
    expect(learner.at(".notice")).to_contain_text(["xx", "poker"])
    expect(learner.at("h1")).to_be_in_viewport(ratio=1)
    learner.use(".lesson a[href^='trick.ipynb']")
    learner.expect_stage("trick", 1)


def test_a_change_of_language_changes_nothing_else(app: Running, open_page: Open) -> None:
    """The language changes in place: stage, chosen cards, focus and kernel stay, and a reload finds the same."""
    page = open_page(f"{app.address}voila/render/first-trick.ipynb?lang=fi&rules=hjerter")
    learner = Learner(page, "fi")
    learner.expect_page("first-trick")
    learner.use(".steps [data-value='club']")
    learner.expect_stage("first-trick", 2)
    chosen = Cards.parse("AC QS")
    learner.choose(chosen)
    loaded, kernels = page.evaluate("performance.timeOrigin"), app.kernels()
    for lang in ("nb", "en", "fi", "nb"):
        language = f"[data-setting='lang'][data-value='{lang}']"
        learner.use(language)
        learner.lang = lang
        learner.expect_page("first-trick")
        learner.expect_stage("first-trick", 2)
        expect(learner.at("h1")).to_have_text(learner.words.format("lesson-first-trick-club-goal"))
        expect(learner.at(".holding [data-card='QS']")).to_have_attribute(
            "aria-label", learner.words.format("card", card=max(chosen))
        )
        assert learner.has_focus(language)
        assert now_chosen(learner) == chosen
    assert page.evaluate("performance.timeOrigin") == loaded
    assert app.kernels() <= kernels  # those of pages closed before may end meanwhile
    assert parse_qs(urlsplit(page.url).query) == {"lang": ["nb"], "rules": ["hjerter"], "stage": ["club"]}
    page.reload()
    learner.expect_page("first-trick")
    learner.expect_stage("first-trick", 2)
    expect(learner.at(".holding [aria-selected='true']")).to_have_count(2)
    assert now_chosen(learner) == chosen
    expect(learner.at(".facts")).to_contain_text("Hjerter")


def now_chosen(learner: Learner) -> Cards:
    """Give the cards that are chosen."""
    chosen = learner.at(".holding [aria-selected='true']")
    return Cards.parse(" ".join(chosen.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")))


def test_an_answer_survives_a_reload(app: Running, open_page: Open) -> None:
    """A page loaded anew shows the same question, answered, with its reason; home tells how far the lesson is."""
    page = open_page(f"{app.address}voila/render/trick.ipynb?lang=en")
    learner = Learner(page, "en")
    learner.solve(learner.expect_stage("trick", 1))
    page.reload()
    learner.expect_stage("trick", 1)
    expect(learner.at(".feedback[data-tone='right']")).to_be_visible()
    learner.use(".brand")
    learner.expect_page("home")
    count = len(lesson("trick").stages)
    expect(learner.at(".lesson[data-state='begun']")).to_have_count(1)
    expect(learner.at(".lesson[data-state='begun'] .progress")).to_have_text(
        learner.words.format("lesson-progress", done=1, count=count, missed=0)
    )


def test_settings_change_the_page_in_place(app: Running, open_page: Open) -> None:
    """Rules, colours, theme, letters and view are chosen by keys from the menus; the page stays, and so do they."""
    page = open_page(f"{app.address}voila/render/first-trick.ipynb?lang=nb", color_scheme="light")
    learner = Learner(page, "nb")
    learner.expect_stage("first-trick", 1)
    queen = learner.at(".holding [data-card='QS'] .index")
    choose(learner, "rules", "Hertta k")
    expect(learner.at(".facts")).to_contain_text("Hertta korttipeli")
    choose(learner, "deck", "Fire")
    expect(page.locator(".hertta[data-deck='four']")).to_be_visible()
    choose(learner, "theme", "Mørkt")
    expect(page.locator(".hertta[data-theme='dark']")).to_be_visible()
    expect(queen).to_have_text("D")
    choose(learner, "letters", "J Q")
    expect(queen).to_have_text("Q")
    page.reload()
    expect(page.locator(".hertta[data-deck='four'][data-theme='dark']")).to_be_visible()
    expect(queen).to_have_text("Q")
    expect(learner.at(".facts")).to_contain_text("Hertta korttipeli")


def test_the_projector_is_entered_and_left_with_keys(app: Running, open_page: Open) -> None:
    """The view for a class is chosen from the menu, is kept in the address, and leaves by a button of its own."""
    page = open_page(f"{app.address}voila/render/trick.ipynb?lang=nb")
    learner = Learner(page, "nb")
    learner.expect_stage("trick", 1)
    choose(learner, "view", "Lerret")
    expect(learner.at("header")).to_have_count(0)
    learner.check()
    assert "view=projector" in page.url
    page.reload()
    learner.use("[data-action='view']")
    expect(learner.at("header")).to_be_visible()
    learner.check()
    assert "view" not in page.url


def choose(learner: Learner, menu: str, typed: str) -> None:
    """Choose in a menu by typing how the choice begins."""
    if not learner.page.evaluate("document.querySelector('.settings').open"):
        learner.use(".settings summary")
    learner.tab_to(f"[data-setting='{menu}']")
    learner.page.keyboard.type(typed)
    learner.check()
