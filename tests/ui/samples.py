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


def ring(count: int) -> ui.Board:
    """A table of ``count`` without compass points: the learner is to play, all others have played."""
    names = ("Sinä", *(f"Pelaaja {number}" for number in range(2, count + 1)))
    played = "2C KC 9C TC AC 3C QC 7C JC".split()
    others = (ui.SeatView(seat, "", names[seat], "13 korttia", card=card(played[seat - 1])) for seat in range(1, count))
    return ui.Board(f"Pöydässä {count} pelaajaa.", (ui.SeatView(0, "", "Sinä", "▸ vuorossa", True, slot=True), *others))


RING = replace(
    ASKED,
    heading="Seitsemän pelaajaa: minkä kortin saat pelata?",
    table=replace(
        ring(7), seats=(*ring(7).seats[:4], replace(ring(7).seats[4], mark="wins", tag="✓ voittaa"), *ring(7).seats[5:])
    ),
    filters=(
        ui.Menu("kind", "Tehtävät", (ui.Option("", "kaikki", selected=True), ui.Option("legal", "Mitkä käyvät"))),
        ui.Menu("rule", "Sääntö", (ui.Option("", "kaikki", selected=True), ui.Option("first", "Ensimmäinen tikki"))),
        ui.Menu("source", "Lähde", (ui.Option("", "kaikki", selected=True), ui.Option("hjerter", "Hjerter"))),
        ui.Menu("theme", "Teema", (ui.Option("", "kaikki", selected=True), ui.Option("void", "maa puuttuu"))),
    ),
    filters_label="Rajaa tehtäviä",
)
PILES = replace(
    ASKED,
    heading="Laske jaon pisteet.",
    table=None,
    hand=None,
    piles=tuple(
        ui.HandView(f"{name} otti, {count} korttia", groups(codes))
        for name, count, codes in (
            ("Sinä", 0, ""),
            ("Länsi", 17, "2C 3C 4C TC KC | 2D 3D TD QD | 2H 3H 4H 9H TH KH | QS AS"),
            ("Pohjoinen", 12, "5C 6C 7C 8C | 4D 5D 6D JD | 5H 6H | 2S 3S"),
            ("Itä", 4, "9C JC QC AC"),
        )
    ),
    standing=ui.Panel(
        "Ennen jakoa",
        tuple(
            ui.Row(name, total) for name, total in (("Sinä", "42"), ("Länsi", "13"), ("Pohjoinen", "88"), ("Itä", "0"))
        ),
    ),
    choices=(
        ui.Choices(
            "score",
            "Montako pistettä Länsi saa?",
            (
                ui.Choice("6", "6", state="out", tag="pois"),
                ui.Choice("19", "19", chosen=True),
                ui.Choice("26", "26"),
            ),
        ),
    ),
)
PLAYS = ("2C KC 9C QC", "4D JD 2D AD", "TS 3H KS 8S", "5D 6D KD TD")
WHO = ("Länsi", "Pohjoinen", "Itä", "Sinä")
RECORD = replace(
    ASKED,
    heading="Missä tikissä pelattiin vastoin sääntöjä?",
    table=None,
    record=ui.Record(
        "Pelin kulku",
        tuple(
            ui.TrickView(
                f"{number}.",
                tuple(
                    ui.PlayView(
                        who,
                        card(code, **({"state": "wrong", "tag": "✕ ei käy"} if code == "3H" else {})),
                        "vie" if code in {"KC", "AD", "KS", "KD"} else "",
                    )
                    for who, code in zip(WHO, codes.split(), strict=True)
                ),
            )
            for number, codes in enumerate(PLAYS * 3, 1)
        ),
    ),
)
PROVED = replace(
    REFUSED,
    hand=ui.HandView(
        "Kätesi, 13 korttia", groups(HAND, QS={"state": "out", "tag": "– pois"}, TH={"state": "out", "chosen": True, "tag": "– pois"}), "many", HELP
    ),
    table=replace(BOARD, seats=(replace(BOARD.seats[0], card=card("QS", state="wrong", tag="✕ ei käy")), *BOARD.seats[1:])),
    feedback=replace(
        REFUSED.feedback,
        playout=ui.Playout(
            "Näin siinä kävisi",
            (
                ui.Item("Sinä", "Patakuningatar lähtee pöytään.", "wrong"),
                ui.Item("Pohjoinen", "sanoo: Pistekortteja ei saa vielä antaa."),
                ui.Item("Sinä", "Ottaa kortin takaisin; sakko 13 pistettä.", "wrong"),
            ),
        ),
        proof=ui.Proof(
            "Näytä päättely",
            (
                ui.ProofRow("", "Kädessä ovat kaikki 13 korttia.", "start"),
                ui.ProofRow("Maahan vastaaminen", "Ristiä ei ole, joten mitään ei karsita.", "silent", "vaikenee", ("Hertan säännöt · Tikki · kappale 20",)),
                ui.ProofRow("Pistekielto", "Jäljelle jäävät ruudut ja padat paitsi kuningatar.", "speaks", "puhuu", ("Hertan säännöt · Ensimmäinen tikki · kappale 24",)),
                ui.ProofRow("Pakkopataleidi", "Ei jättäisi yhtään korttia, joten väistyy.", "waived", "väistyy", ("Hjerter · kappale 8", "Herttamisääri · kappale 3")),
                ui.ProofRow("", "Seitsemän korttia käy.", "found", "tulos"),
            ),
            "Sama tulos saatiin kahta tietä.",
            open=True,
        ),
    ),
)  # fmt: skip
CROWD = replace(
    PILES,
    piles=tuple(replace(PILES.piles[1], label=f"Pelaaja {number} otti, 17 korttia") for number in range(1, 11)),
    record=ui.Record(
        "Pelin kulku",
        tuple(
            ui.TrickView(
                f"{number}.", tuple(ui.PlayView(f"Pelaaja {seat}", card("TH"), "vie") for seat in range(1, 11))
            )
            for number in range(1, 14)
        ),
    ),
    standing=ui.Panel("Pisteet", tuple(ui.Row(f"Pelaaja {number}", "104") for number in range(1, 11))),
)
"""As much of everything as there can be."""

SAMPLES = {
    "asked": ASKED,
    "refused": REFUSED,
    "right": RIGHT,
    "many": MANY,
    "winner": WINNER,
    "contrast": CONTRAST,
    "projector": replace(REFUSED, view="projector"),
    "home": HOME,
    "ring": RING,
    "piles": PILES,
    "record": RECORD,
    "proved": PROVED,
    "proved-projector": replace(PROVED, view="projector"),
    "crowd": CROWD,
}
"""Each by its name."""
