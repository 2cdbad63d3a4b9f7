"""What puzzles of every kind put on the screen: what is drawn, read aloud and reported, in a real Chromium."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from hertta.ui import scene as ui
from tests.ui.puzzle_samples import PROOF

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]
VIEWS = ["page", "projector"]


@pytest.mark.parametrize("view", VIEWS)
def test_piles_stand_with_the_question(harness: Open, samples: dict[str, ui.Scene], view: str) -> None:
    """Each pile is a figure named by its caption, its cards by theirs, also an empty one, and also for a class."""
    page = harness(replace(samples["piles"], view=view)).page
    assert page.locator(".play figure").count() == 4
    west = page.get_by_role("figure", name="Länsi otti 17 korttia")
    assert west.get_by_role("img").count() == 17
    assert west.get_by_role("img", name="pata Q, 13 pistettä").is_visible()
    empty = page.get_by_role("figure", name="Sinä otit 0 korttia")
    assert (empty.is_visible(), empty.get_by_role("img").count()) == (True, 0)


@pytest.mark.parametrize("view", VIEWS)
def test_the_play_so_far_is_read_in_its_order(harness: Open, samples: dict[str, ui.Scene], view: str) -> None:
    """A trick is a list within the list of tricks: who, which card and what is known of it, what came of it."""
    page = harness(replace(samples["record"], view=view)).page
    third = page.get_by_role("region", name="Pelin kulku").locator(".tricks > li").nth(2)
    expect(third).to_match_aria_snapshot("""
      - listitem:
        - text: "3."
        - list:
          - listitem:
            - text: Länsi
            - img "pata 10"
          - listitem:
            - text: Pohjoinen
            - img "hertta 3, ei käy"
          - listitem:
            - text: Itä
            - img "pata K"
            - text: vie
          - listitem:
            - text: Sinä
            - img "pata 8"
    """)


@pytest.mark.parametrize("view", VIEWS)
def test_a_standing_is_shown_in_every_view(harness: Open, samples: dict[str, ui.Scene], view: str) -> None:
    """Totals that the question needs stand in the play area; facts beside it, or for a class in a line under it."""
    page = harness(replace(samples["piles"], view=view)).page
    assert page.inner_text(".play .standing h2") == "Ennen jakoa"
    assert page.locator(".play .standing dd").all_inner_texts() == ["42", "13", "88", "0"]
    expect(page.locator(".rail .facts" if view == "page" else ".question .facts")).to_be_visible()


def test_a_filter_is_chosen_as_a_setting_is(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The filters are folded under the heading, opened by key, each a labelled Tab stop; Escape folds them again.

    Choosing sends ``set``; nothing of them is shown to a class.
    """
    shown = harness(samples["ring"])
    group = shown.page.locator("details.filters")
    expect(group.get_by_role("combobox")).to_have_count(0)
    shown.page.focus(".filters summary")
    shown.page.keyboard.press("Enter")
    expect(group.get_by_role("combobox")).to_have_count(4)
    group.get_by_label("Teema").select_option("void")
    assert shown.sent() == [{"serial": 2, "type": "set", "key": "theme", "value": "void"}]
    shown.page.focus(".filters select >> nth=0")
    shown.page.keyboard.press("Tab")
    expect(group.get_by_label("Sääntö")).to_be_focused()
    shown.page.keyboard.press("Escape")
    expect(group.get_by_role("combobox")).to_have_count(0)
    expect(group.locator("summary")).to_be_focused()
    shown.show(replace(samples["ring"], view="projector"))
    assert group.count() == 0


def test_a_card_that_a_hint_takes_out_may_still_be_chosen(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """It says so after its name, keeps its place in the hand, and can be chosen with the mouse or by key."""
    shown = harness(samples["proved"])
    shown.page.get_by_role("option", name="pata Q, pois").click(position={"x": 8, "y": 30})
    shown.page.keyboard.press("Space")
    assert [intent["card"] for intent in shown.sent()] == ["QS", "QS"]
    assert shown.page.get_by_role("option", name="hertta 10, pois").get_attribute("aria-selected") == "true"


def test_a_choice_that_a_hint_takes_out_may_still_be_picked(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Its label is struck through, its tag is part of its name, and an arrow key still picks it."""
    shown = harness(samples["piles"])
    shown.page.focus("[data-choice='score:19']")
    shown.page.keyboard.press("ArrowLeft")
    expect(shown.page.get_by_role("radio", name="6 pois")).to_be_focused()
    assert shown.sent() == [{"serial": 2, "type": "pick", "name": "score", "value": "6"}]
    line = "getComputedStyle(document.querySelector('.pill[data-state=out] span')).textDecorationLine"
    assert shown.page.evaluate(line) == "line-through"


def test_reasons_are_folded_for_those_who_want_them(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """What was not chosen and where it is written stand in lists that a key unfolds, before the proof."""
    shown = harness(samples["further"])
    page = shown.page
    assert page.locator(".fold summary").all_inner_texts() == ["Lähteet", "Muut vaihtoehdot", "Näytä päättely"]
    expect(page.locator(".further li")).to_have_count(2)
    expect(page.locator(".further li").first).to_be_hidden()
    page.focus(".fold:has(.further) summary")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Länsi ei saanut pisteitä.")).to_be_visible()
    expect(page.get_by_text("Hjerter · kappale 37")).to_be_visible()


def test_plays_are_picked_in_their_tricks(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Each trick is a named group of plays, each named by player and card; one is picked of all tricks together."""
    shown = harness(samples["plays"])
    second = shown.page.get_by_role("group", name="2. tikki")
    expect(second.get_by_role("radio")).to_have_count(4)
    second.get_by_role("radio", name="Itä ruutu 2").click()
    assert shown.sent() == [{"serial": 2, "type": "pick", "name": "play", "value": "6"}]
    tops = "[...document.querySelectorAll('.pills:last-child .pill')].map(({ offsetTop }) => offsetTop)"
    shown.page.set_viewport_size({"width": 360, "height": 740})
    assert len(set(shown.page.evaluate(tops))) == 1


@pytest.mark.parametrize("name", ["proved", "proved-projector"])
def test_a_proof_is_a_list_of_rules(harness: Open, samples: dict[str, ui.Scene], name: str) -> None:
    """Each step names its rule, its state in a word, what is left and where the rule stands; in every view."""
    steps = harness(samples[name]).page.locator(".proof > ol > li")
    assert steps.count() == 5
    parts = steps.nth(3).locator("b, em, span, cite").all_inner_texts()
    told = ["Pakkopataleidi", "väistyy", "Ei jättäisi yhtään korttia."]
    assert parts == [*told, "Hjerter · kappale 8", "Herttamisääri · kappale 3"]
    expect(steps.nth(3)).to_be_visible()


def test_a_proof_is_unfolded_once(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """It opens when the scene says so for the first time; folded up by the learner it stays so."""
    told = samples["proved"].feedback
    folded = replace(samples["proved"], feedback=replace(told, proof=PROOF))
    shown = harness(folded)
    proof = shown.page.locator(".proof > ol")
    expect(proof).to_be_hidden()
    shown.show(samples["proved"])
    expect(proof).to_be_visible()
    shown.page.click(".proof summary")
    shown.show(replace(samples["proved"], lang="nb"))
    expect(proof).to_be_hidden()


def test_a_proof_is_unfolded_by_key(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Enter on the summary opens and closes the proof, and answers nothing."""
    folded = replace(samples["proved"].feedback, proof=PROOF)
    shown = harness(replace(samples["proved"], feedback=folded))
    shown.page.focus(".proof summary")
    for opens in (True, False):
        shown.page.keyboard.press("Enter")
        expect(shown.page.locator(".proof > ol")).to_be_visible(visible=opens)
    assert shown.sent() == []


@pytest.mark.parametrize("name", ["proved", "proved-projector"])
def test_a_playout_is_told_step_by_step(harness: Open, samples: dict[str, ui.Scene], name: str) -> None:
    """What the wrong card would have done is an ordered list under its title: who, and what they say or pay."""
    page = harness(samples[name]).page
    assert page.inner_text(".playout h3") == "Näin siinä kävisi"
    expect(page.locator(".playout > ol > li").last).to_be_visible()
    assert page.locator(".playout > ol > li b").all_inner_texts() == ["Sinä", "Pohjoinen", "Sinä"]


def test_a_wrong_card_on_the_table_says_so(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The card of a playout lies on the table with its verdict in a word on it."""
    lying = harness(samples["proved"]).page.locator(".board [data-seat='0'] .card")
    assert (lying.get_attribute("data-card"), lying.get_attribute("data-state")) == ("QS", "wrong")
    assert lying.locator(".tag").inner_text().split() == ["✕", "ei", "käy"]
    expect(lying.locator(".tag")).to_be_visible()
