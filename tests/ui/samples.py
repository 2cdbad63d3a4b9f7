"""Scenes to show on the bare page, such as lessons make."""

from dataclasses import replace
from typing import Any

from hertta.ui import scene as ui

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
    texts=ui.Texts(
        away="Yhteys katkesi.",
        gone="Pöytä on suljettu.",
        late="Vastaus viipyy.",
        rerun="Suorita solu uudelleen.",
        resume="Jatka",
        skip="Siirry käteen",
    ),
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
        proof=ui.Proof(
            "näytä päättely",
            (
                ui.ProofRow("", "Kädessä 13 korttia, ei ristiä.", "start"),
                ui.ProofRow("Pistekielto", "Pistekortit jäävät pois.", tag="puhuu", sources=("Hertan säännöt · 24",)),
            ),
        ),
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
            ui.Item("♠ padat", "Eivät käy: sinulla on ristiä.", "wrong"),
        ),
        sources_label="Lähteet",
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
    lists=(
        ui.CardList(
            "Oppitunnit",
            (
                ui.LessonCard(
                    "Maahan vastaaminen",
                    "Kuka vie tikin ja mitä saa pelata.",
                    "trick.ipynb",
                    "Kertaa",
                    "Valmis · 7/7",
                    "done",
                ),
                ui.LessonCard(
                    "Ensimmäinen tikki",
                    "Ristikakkonen, pistekielto ja poikkeukset.",
                    "first-trick.ipynb",
                    "Jatka",
                    "Vaihe 4/7",
                    "begun",
                ),
                ui.LessonCard(
                    "Harjoittelu", "Loputtomasti tilanteita kaikista pelitavoista.", "trainer.ipynb", "Aloita"
                ),
            ),
        ),
    ),
    footer=ASKED.footer,
)

SAMPLES = {
    "asked": ASKED,
    "refused": REFUSED,
    "right": RIGHT,
    "many": MANY,
    "winner": WINNER,
    "contrast": CONTRAST,
    "projector": replace(REFUSED, view="projector"),
    "home": HOME,
}
"""Each by its name."""
