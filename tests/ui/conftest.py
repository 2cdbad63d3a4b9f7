"""A bare page with a fake model around the ES module, in a real Chromium, and scenes to show on it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hertta.ui import scene as ui

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

FACES = {"J": "jack", "Q": "queen", "K": "king"}
SUIT_WORDS = {"C": "risti", "D": "ruutu", "H": "hertta", "S": "pata"}


def card(code: str, **more: Any) -> ui.CardView:
    """Make a card of a sample scene."""
    rank = "10" if code[0] == "T" else code[0]
    return ui.CardView(code, code[1], rank, f"{SUIT_WORDS[code[1]]} {rank}", FACES.get(code[0], ""), **more)


def groups(codes: str, **states: dict[str, Any]) -> tuple[tuple[ui.CardView, ...], ...]:
    """Make the groups of a hand from ``"4D 5D | 3H"``; ``states`` says more of single cards or suits."""
    return tuple(
        tuple(card(code, **states.get(code, states.get(code[1], {}))) for code in group.split())
        for group in codes.split("|")
    )


HAND = "4D 5D 9D KD | 3H 6H 8H TH KH | 2S 7S QS AS"
BOARD = ui.Board(
    "Pöytä. Länsi aloitti ristikakkosella, pohjoinen pelasi ristikuninkaan, itä ristiysin. Sinun vuorosi.",
    (
        ui.SeatView(0, "south", "Sinä", "▸ vuorosi", to_play=True, slot=True),
        ui.SeatView(1, "west", "Länsi", "aloitti", card=card("2C")),
        ui.SeatView(2, "north", "Pohjoinen", "13 korttia", card=card("KC")),
        ui.SeatView(3, "east", "Itä", "13 korttia", card=card("9C")),
    ),
)
HEADER = ui.Header(
    ui.Link("hertta", "home.ipynb"),
    "Oppitunnit › Ensimmäinen tikki",
    (ui.Language("fi", "Suomi", pressed=True), ui.Language("nb", "Norsk"), ui.Language("en", "English")),
    "Kieli",
    (
        ui.Menu("rules", "Pelitapa", (ui.Option("a", "Hertan säännöt", selected=True), ui.Option("b", "Hjerter"))),
        ui.Menu("deck", "Pakka", (ui.Option("two", "kaksi väriä", selected=True), ui.Option("four", "neljä väriä"))),
    ),
    "Asetukset",
)
HELP = "Nuolet liikkuvat, C D H S ja 2–9 T J Q K A hyppäävät, välilyönti valitsee, Enter vastaa."
ASKED = ui.Scene(
    lang="fi",
    title="Ensimmäinen tikki – hertta",
    texts=ui.Texts("Palvelin ei vastaa. Vastauksesi on tallessa.", "Lataa uudelleen", "Siirry käteen"),
    header=HEADER,
    overline="Ensimmäinen tikki · vaihe 4/7",
    steps=tuple(
        ui.Step(state, f"vaihe {number}", action=str(number))
        for number, state in enumerate(("done", "missed", "done", "now", "todo", "todo", "todo"), 1)
    ),
    steps_label="Vaiheet",
    heading="Sinulla ei ole ristiä. Minkä kortin saat pelata?",
    text=("Ensimmäiseen tikkiin kuuluu oma sääntönsä pistekorteista. Pelaa kortti, jonka arvelet käyvän.",),
    table=BOARD,
    hand=ui.HandView("Kätesi, 13 korttia", groups(HAND), "one", HELP),
    actions=(
        ui.Action("hint", "Vihje"),
        ui.Action("answer", "Vastaa", primary=True, disabled=False, keycap="Enter"),
    ),
    facts=ui.Panel(
        "Jaossa", (ui.Row("Tikki", "1/13"), ui.Row("Hertat", "avaamatta"), ui.Row("Pisteet", "0 · 0 · 0 · 0"))
    ),
    footer=ui.Footer("Hertta on vapaa ohjelma.", (ui.Link("Lähteet", "sources.ipynb"),)),
    live=ui.Live("Sinulla ei ole ristiä. Minkä kortin saat pelata?"),
)
OTHERS = ui.Panel(
    "Muissa lähteissä",
    (
        ui.Row("Herttamisääri", "käy, ellei kotisääntö kiellä", "right"),
        ui.Row("Hertta korttipeli", "ei käy", "wrong"),
        ui.Row("Hjerter", "ei käy", "wrong"),
    ),
)
SOURCES = (
    ui.Citation(
        "Hertan säännöt · Ensimmäinen tikki ja pistekorttikielto · kappale 24",
        "Avaustikissä pistekorteista ei saa päästää irti yhtäkään.",
    ),
)
LEGAL = {"state": "legal"}
NOT = {"state": "refused"}
REFUSED = replace(
    ASKED,
    hand=ui.HandView(
        "Kätesi, 13 korttia",
        groups(HAND, D=LEGAL, H=NOT, S=LEGAL, QS={"state": "wrong", "chosen": True, "tag": "✕ ei käy"}),
        "one",
        HELP,
    ),
    feedback=ui.Feedback(
        "wrong",
        "✕ Patakuningatar ei käy",
        ("Ensimmäiseen tikkiin ei saa pelata pistekortteja. Kädessäsi on ruutuja ja muita patoja.",),
        "Sallitut kortit nousevat esiin.",
        sources=SOURCES,
        proof=ui.Proof("näytä päättely", ("Risti lähti, sinulla ei ole ristiä.", "Pistekortit jäävät pois.")),
    ),
    others=OTHERS,
    live=ui.Live(ASKED.heading, "Patakuningatar ei käy."),
)
RIGHT = replace(
    REFUSED,
    hand=ui.HandView(
        "Kätesi, 12 korttia", groups("4D 5D 9D | 3H 6H 8H TH KH | 2S 7S QS AS"), "none", "Nuolet liikkuvat."
    ),
    table=replace(
        BOARD,
        seats=(
            ui.SeatView(0, "south", "Sinä", card=card("KD")),
            *BOARD.seats[1:2],
            replace(BOARD.seats[2], mark="wins", tag="✓ voittaa"),
            *BOARD.seats[3:],
        ),
    ),
    actions=(ui.Action("back", "Takaisin"), ui.Action("next", "Jatka", primary=True, keycap="Enter")),
    feedback=replace(
        REFUSED.feedback, tone="right", title="✓ Ruutukuningas käy", strong="Tikin vie pohjoinen ristikuninkaalla."
    ),
    live=ui.Live(ASKED.heading, "Oikein. Ruutukuningas käy."),
    focus="next",
    focus_serial=3,
)
GOOD = {"state": "right", "chosen": True, "tag": "✓ käy"}
MANY = replace(
    RIGHT,
    heading="Mitkä kortit saat pelata? Valitse kaikki.",
    table=BOARD,
    deck="four",
    hand=ui.HandView(
        "Kätesi, 13 korttia",
        groups(
            "3C 8C TC QC | 4D JD AD | 3H 6H QH | 2S QS KS",
            C=GOOD,
            TC={"state": "missed", "tag": "✓ kävisi"},
            QH={"state": "wrong", "chosen": True, "tag": "✕ ei käy"},
            H={"state": "refused", "tag": "✕ ei käy"},
            D={"chosen": True},
        ),
        "none",
    ),
    feedback=replace(
        REFUSED.feedback,
        title="✕ Yksi liikaa, yksi puuttui",
        items=(
            ui.Item("♣10 ristikymppi", "Käy: maata on tunnustettava, ja tämä on ristiä.", "right"),
            ui.Item("♥Q herttakuningatar", "Ei käy: sinulla on ristiä.", "wrong"),
        ),
    ),
)
WINNER = replace(
    ASKED,
    heading="Kuka vie tikin, ja montako pistettä siinä on?",
    table=replace(
        BOARD, seats=(replace(BOARD.seats[0], to_play=False, note="", slot=False, card=card("QS")), *BOARD.seats[1:])
    ),
    hand=None,
    choices=(
        ui.Choices(
            "winner",
            "Kuka vie tikin?",
            tuple(
                ui.Choice(str(seat), name, chosen=seat == 2)
                for seat, name in enumerate(("Sinä", "Länsi", "Pohjoinen", "Itä"))
            ),
        ),
        ui.Choices(
            "points",
            "Montako pistettä?",
            (
                ui.Choice("0", "0", state="wrong", tag="✕", chosen=True),
                ui.Choice("12", "12"),
                ui.Choice("13", "13", state="missed", tag="✓ oikea"),
            ),
            locked=True,
        ),
    ),
)
CONTRAST = replace(
    ASKED,
    hand=None,
    hands=(
        ui.HandView("Käsi A", groups(HAND)),
        ui.HandView("Käsi B", groups("4D 5D 9D KD | 3H 6H 8H TH KH | 2S 7S KS AS")),
    ),
)
HOME = ui.Scene(
    lang="fi",
    texts=ASKED.texts,
    header=replace(HEADER, crumb=""),
    overline="Korttipeli nimeltä hertta",
    heading="Opi hertan säännöt pelaamalla",
    text=("Jokainen oppitunti on sarja tilanteita. Pelaa kortti ja kuule heti, miksi se kävi tai ei käynyt.",),
    cards_title="Oppitunnit",
    cards=(
        ui.LessonCard(
            "Maahan vastaaminen", "Kuka vie tikin ja mitä saa pelata.", "trick.ipynb", "Kertaa", "Valmis · 7/7", "done"
        ),
        ui.LessonCard(
            "Ensimmäinen tikki",
            "Ristikakkonen, pistekielto ja poikkeukset.",
            "first-trick.ipynb",
            "Jatka",
            "Vaihe 4/7",
            "begun",
        ),
        ui.LessonCard("Harjoittelu", "Loputtomasti tilanteita kaikista pelitavoista.", "practice.ipynb", "Aloita"),
    ),
    footer=ASKED.footer,
)


@pytest.fixture
def samples() -> dict[str, ui.Scene]:
    """Scenes as lessons make them, by name."""
    named = {"asked": ASKED, "refused": REFUSED, "right": RIGHT, "many": MANY, "winner": WINNER, "home": HOME}
    return {**named, "contrast": CONTRAST, "projector": replace(REFUSED, view="projector")}


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


@pytest.fixture
def harness(chromium: Browser) -> Iterator[Callable[..., Harness]]:
    """Open scenes: ``harness(scene, width, height, **context)``; errors and stray requests fail the test."""
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
