"""What the ES module draws and reports, in a real Chromium with a fake model."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.ui import scene as ui

pytestmark = pytest.mark.needs_chromium
Open = Callable[..., Any]


def test_hello_tells_where_the_learner_comes_from(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The first intent brings the query, the languages, the size, what was remembered and the page's name."""
    shown = harness(samples["asked"], 800, 600, locale="nb-NO")
    assert shown.page.evaluate("window.model.sent[0]") == {
        "serial": 1,
        "type": "hello",
        "query": "?lang=fi",
        "languages": ["nb-NO"],
        "width": 800,
        "height": 600,
        "remembered": None,
        "path": "lesson.ipynb",
    }


def test_intents_wait_for_their_answer_and_keep_their_order(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """While an answer is slow nothing overtakes it: the next intent is set when the last is answered."""
    shown = harness(samples["asked"])
    shown.page.evaluate("window.model.autoAck = false")
    for card in ("4D", "KH", "QS"):
        shown.page.click(f"[data-card='{card}']", position={"x": 8, "y": 30})
    assert [intent["card"] for intent in shown.sent()] == ["4D"]
    shown.show(samples["asked"], ack=1)
    assert [intent["card"] for intent in shown.sent()] == ["4D"]
    shown.show(samples["asked"], ack=2)
    shown.show(samples["asked"], ack=3)
    assert [(intent["card"], intent["serial"]) for intent in shown.sent()] == [("4D", 2), ("KH", 3), ("QS", 4)]


def test_a_second_view_shares_the_outbox(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Two views of one widget count on together, so that no serial is used twice."""
    shown = harness(samples["asked"])
    shown.page.evaluate("""import('/table.js').then(({ default: table }) =>
        table.render({ model: window.model, el: document.body.appendChild(document.createElement('div')) }))""")
    shown.page.click("[data-action='hint'] >> nth=1")
    serials = shown.page.evaluate("window.model.sent.map(({ serial }) => serial)")
    assert serials == sorted(set(serials))


def test_the_banner_shows_when_nobody_answers(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """After six seconds without an answer an alert says so, until a scene comes; what is pressed is asked once then."""
    shown = harness(samples["asked"])
    shown.page.clock.install()
    shown.page.evaluate("window.model.autoAck = false")
    shown.page.click("[data-action='hint']")
    shown.page.clock.fast_forward(4000)
    assert shown.page.locator(".offline").count() == 0
    shown.page.clock.fast_forward(2100)
    assert shown.page.inner_text("[role=alert] .offline p") == samples["asked"].texts.late
    for action in ("answer", "hint", "answer"):
        shown.page.click(f"[data-action='{action}']")
    shown.show(samples["asked"], ack=2)
    assert shown.page.locator(".offline").count() == 0
    assert [intent["action"] for intent in shown.sent()] == ["hint", "answer"]


def test_the_banner_can_resume(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The button loads the page anew, which says hello and then asks what was not answered, once."""
    shown = harness(samples["asked"])
    shown.page.clock.install()
    shown.page.evaluate("window.model.autoAck = false; window.old = true")
    shown.page.click("[data-action='hint']")
    shown.page.clock.fast_forward(6100)
    shown.page.click(".offline button")
    shown.page.wait_for_function("!window.old && window.model?.sent.length === 2")
    assert shown.page.evaluate("window.model.sent[0].type") == "hello"
    assert shown.sent() == [{"serial": 2, "type": "act", "action": "hint"}]
    shown.page.reload()
    shown.page.wait_for_function("window.model?.sent.length === 1")


def test_what_cannot_be_asked_anew_is_forgotten(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """What lies in the browser from another page, or is broken, is not asked."""
    shown = harness(samples["asked"])
    for kept in ('["/other.ipynb", [{"type": "act"}]]', "broken"):
        shown.page.evaluate("(kept) => sessionStorage.setItem('hertta', kept)", kept)
        shown.page.reload()
        shown.page.wait_for_function("window.model?.sent.length")
        assert shown.sent() == []


def test_a_browser_that_has_no_store_still_plays(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where even to look at what is kept is forbidden, the widget says hello without it and goes on."""
    shown = harness(samples["asked"])
    shown.page.add_init_script("""for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, { get() { throw new DOMException('no', 'SecurityError'); } });""")
    shown.page.reload()
    shown.page.wait_for_function("window.model?.sent.length")
    shown.show(replace(samples["asked"], remember={"stage": 3}))
    shown.page.click("[data-action='hint']")
    assert shown.page.evaluate("window.model.sent[0].remembered") is None
    assert shown.sent() == [{"serial": 2, "type": "act", "action": "hint"}]


def test_in_a_notebook_the_banner_asks_for_the_cell(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where the widget is not the whole page, it cannot begin anew by itself: the banner says what can."""
    shown = harness(samples["asked"], body="")
    shown.page.clock.install()
    shown.page.evaluate("window.model.autoAck = false")
    shown.page.click("[data-action='hint']")
    shown.page.clock.fast_forward(6100)
    assert shown.page.inner_text(".offline") == samples["asked"].texts.rerun


def test_focus_survives_an_update(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Another language, another deck, a verdict: the focus stays on the card or button that had it."""
    shown = harness(samples["asked"])
    for place, name in (("[data-card='7S']", "7S"), ("[data-action='answer']", "answer")):
        shown.page.focus(place)
        for key in ("refused", "asked"):
            shown.show(replace(samples[key], lang="nb", deck="four"))
            assert shown.focused() == name


def test_focus_goes_to_the_next_card_when_a_card_leaves(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """When the focused card is played the focus goes to the primary action, and the hand keeps one Tab stop nearby."""
    shown = harness(samples["asked"])
    shown.page.focus("[data-card='KD']")
    shown.show(replace(samples["right"], focus="", focus_serial=0))
    assert shown.focused() == "next"
    assert shown.page.get_attribute(".holding [tabindex='0']", "data-card") == "3H"


@pytest.mark.parametrize(
    ("focus", "name"), [("hand", "4D"), ("heading", "H1"), ("next", "answer"), ("choices", "winner:2")]
)
def test_focus_is_moved_once_for_each_serial(
    harness: Open, samples: dict[str, ui.Scene], focus: str, name: str
) -> None:
    """A scene may send the focus somewhere; the same serial again leaves it where the learner went."""
    scene = samples["winner" if focus == "choices" else "asked"]
    shown = harness(scene)
    wanted = replace(scene, focus=focus, focus_serial=7)
    shown.show(wanted)
    assert shown.focused() == name
    shown.page.focus("[data-action='hint']")
    shown.show(wanted)
    assert shown.focused() == "hint"


def test_focus_is_not_taken_from_the_notebook(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """In JupyterLab a scene takes no focus that is elsewhere, and sets neither title nor address."""
    scene = replace(samples["asked"], focus="hand", focus_serial=7, address="?lang=nb")
    shown = harness(scene, body="data-jp-theme-light='false'")
    assert shown.focused() == "BODY"
    assert (shown.page.title(), shown.page.url.split("?")[1]) == ("harness", "lang=fi")
    assert shown.page.get_attribute(".hertta", "data-theme") == "dark"


def test_title_language_and_address_follow_the_scene(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """As an app, the page takes the scene's title, language and address, without a reload."""
    shown = harness(samples["asked"])
    shown.show(replace(samples["asked"], title="Første stikk", lang="nb", address="?lang=nb"))
    assert shown.page.title() == "Første stikk"
    assert shown.page.get_attribute("html", "lang") == "nb"
    assert shown.page.url.endswith("lesson.ipynb?lang=nb")


def test_what_is_remembered_comes_back_with_hello(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The browser keeps the map and brings it back; rubbish in its place, or more than can be told, is nothing."""
    shown = harness(samples["asked"])
    shown.show(replace(samples["asked"], remember={"stage": 3}))
    shown.page.reload()
    shown.page.wait_for_function("window.model?.sent.length")
    assert shown.page.evaluate("window.model.sent[0].remembered") == {"stage": 3}
    for rubbish in ("{", f'{{"stage": "{"x" * 100_000}"}}', f"{'[' * 5_000}{']' * 5_000}"):
        shown.page.evaluate("(text) => localStorage.setItem('hertta', text)", rubbish)
        shown.page.reload()
        shown.page.wait_for_function("window.model?.sent.length")
        assert shown.page.evaluate("window.model.sent[0].remembered") is None


def test_an_address_of_any_length_is_heard(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Of an endless address only the beginning is sent, so that the intent is never too large to be answered."""
    shown = harness(samples["asked"])
    shown.page.goto(f"{shown.page.url.partition('?')[0]}?lang=fi&x={'x' * 60_000}")
    shown.page.wait_for_function("window.model?.sent.length")
    query = shown.page.evaluate("window.model.sent[0].query")
    assert query.startswith("?lang=fi&x=")
    assert len(query) == 2_000


def test_live_regions_change_their_text_and_stay_in_place(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The goal is polite, the result assertive; the elements stay, so that a screen reader hears the change."""
    shown = harness(samples["asked"])
    shown.page.evaluate("window.was = document.querySelector('[data-live=result]')")
    shown.show(samples["refused"])
    assert shown.page.inner_text("[data-live=goal][aria-live=polite]") == samples["refused"].live.goal
    assert shown.page.inner_text("[data-live=result][aria-live=assertive]") == samples["refused"].live.result
    assert shown.page.evaluate("window.was === document.querySelector('[data-live=result]')")


def test_the_same_result_twice_is_heard_twice(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Answering wrongly again in the same way changes the live region's text, though not its words."""
    shown = harness(samples["refused"])
    region = shown.page.locator("[data-live=result]")
    first = region.evaluate("(node) => node.textContent")
    shown.page.click("[data-action='answer']")
    second = region.evaluate("(node) => node.textContent")
    assert first != second
    assert first.strip() == second.strip()


def test_cards_say_their_state(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """A card is an option with its name and state, chosen or not; the hand tells of text, table and keys."""
    shown = harness(samples["refused"])
    hand = shown.page.get_by_role("listbox", name="Kätesi, 13 korttia")
    assert hand.get_by_role("option").count() == 13
    queen = hand.get_by_role("option", name="pata Q, ei käy")
    assert queen.get_attribute("aria-selected") == "true"
    assert hand.get_by_role("option", name="hertta 3").get_attribute("aria-disabled") == "false"
    text, table, help_ = (shown.page.locator(f"#{id_}") for id_ in str(hand.get_attribute("aria-describedby")).split())
    assert text.inner_text() == samples["refused"].text[0]
    assert table.get_attribute("aria-label") == samples["refused"].table.label
    assert "välilyönti" in help_.inner_text()


def test_settings_language_and_stages_are_reported(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Language buttons, menus and the row of stages each send what was asked for; the menu closes with Escape."""
    shown = harness(samples["asked"])
    shown.page.click("[data-setting='lang'][data-value='nb']")
    shown.page.click(".settings summary")
    shown.page.select_option("[data-setting='deck']", "four")
    shown.page.keyboard.press("Escape")
    assert not shown.page.is_visible(".menus")
    shown.page.click("[data-action='stage'][data-value='2']")
    assert [{**intent, "serial": 0} for intent in shown.sent()] == [
        {"serial": 0, "type": "set", "key": "lang", "value": "nb"},
        {"serial": 0, "type": "set", "key": "deck", "value": "four"},
        {"serial": 0, "type": "act", "action": "stage", "value": "2"},
    ]


def test_the_skip_link_leads_to_the_hand(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """The first Tab offers the way past the header."""
    shown = harness(samples["asked"])
    shown.page.keyboard.press("Tab")
    shown.page.keyboard.press("Enter")
    assert shown.focused() == "4D"


def test_text_is_never_markup(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """A sentence with angle brackets is shown as it stands."""
    shown = harness(replace(samples["asked"], heading="<img src=x onerror=alert(1)>"))
    assert shown.page.inner_text("h1") == "<img src=x onerror=alert(1)>"


def test_a_view_that_is_closed_listens_no_more(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """After its removal a view does not draw."""
    shown = harness(samples["asked"])
    shown.page.evaluate("window.remove()")
    shown.show(replace(samples["asked"], heading="Later"))
    assert shown.page.inner_text("h1") == samples["asked"].heading


def test_an_answer_brings_its_reason_into_view(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """On a phone the reason comes below the fold, so an answer scrolls to it; opening a page does not scroll."""
    shown = harness(samples["refused"], 360, 740, reduced_motion="reduce")
    assert shown.page.evaluate("scrollY") == 0
    shown.page.evaluate("document.querySelector('[data-action=answer]').click()")
    assert shown.page.evaluate("document.querySelector('.feedback').getBoundingClientRect().bottom <= innerHeight")


def test_an_answer_is_brought_into_view_whatever_comes_before_it(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """Where a choice and the answer follow each other fast, the answer to the choice does not use up the scrolling."""
    shown = harness(samples["asked"], 360, 740, reduced_motion="reduce")
    shown.page.evaluate("window.model.autoAck = false")
    shown.page.evaluate("document.querySelectorAll('[data-card=QS], [data-action=answer]').forEach((it) => it.click())")
    shown.show(samples["asked"])
    assert shown.page.evaluate("scrollY") == 0
    shown.show(samples["refused"])
    assert shown.page.evaluate("document.querySelector('.feedback').getBoundingClientRect().bottom <= innerHeight")


def test_the_theme_follows_the_system_when_none_is_chosen(harness: Open, samples: dict[str, ui.Scene]) -> None:
    """With the theme left open, a dark system gives a dark table, and a change is followed at once."""
    shown = harness(samples["asked"], color_scheme="dark")
    assert shown.page.get_attribute(".hertta", "data-theme") == "dark"
    shown.page.emulate_media(color_scheme="light")
    shown.page.wait_for_selector(".hertta[data-theme=light]")
