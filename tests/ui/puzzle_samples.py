"""Scenes to show on the bare page, such as puzzles of every kind make."""

from dataclasses import replace

from hertta.ui import scene as ui
from tests.ui.samples import ASKED, BOARD, HAND, HELP, REFUSED, card, groups

PLAYED = ("2C", "KC", "9C", "TC", "AC", "3C", "QC", "7C", "JC")


def ring(count: int) -> ui.Board:
    """A table of ``count`` without compass points: all but the learner have played, the third seat's card wins."""
    others = tuple(
        ui.SeatView(seat, "", f"Pelaaja {seat + 1}", "13 korttia", card=card(code), **WINS if seat == 2 else {})
        for seat, code in enumerate(PLAYED[: count - 1], 1)
    )
    learner = ui.SeatView(0, "", "Sinä", "▸ vuorossa", to_play=True, slot=True)
    return ui.Board(f"Pöydässä {count} pelaajaa.", (learner, *others))


WINS = {"mark": "wins", "tag": "✓ voittaa"}
ALL = ui.Option("", "kaikki", selected=True)
RING = replace(
    ASKED,
    heading="Seitsemän pelaajaa: minkä kortin saat pelata?",
    table=ring(7),
    filters=(
        ui.Menu("kind", "Tehtävät", (ALL, ui.Option("legal", "Mitkä käyvät"))),
        ui.Menu("rule", "Sääntö", (ALL, ui.Option("first", "Ensimmäinen tikki"))),
        ui.Menu("source", "Lähde", (ALL, ui.Option("hjerter", "Hjerter"))),
        ui.Menu("theme", "Teema", (ALL, ui.Option("void", "maa puuttuu"))),
    ),
    filters_label="Rajaa tehtäviä",
)
PILES = replace(
    ASKED,
    heading="Laske jaon pisteet.",
    table=None,
    hand=None,
    piles=(
        ui.HandView("Sinä otit 0 korttia", ()),
        ui.HandView(
            "Länsi otti 17 korttia",
            groups(
                "2C 3C 4C TC KC | 2D 3D TD QD | 2H 3H 4H 9H TH KH | QS AS",
                QS={"state": "missed", "tag": "✓ 13 pistettä"},
            ),
        ),
        ui.HandView("Pohjoinen otti 12 korttia", groups("5C 6C 7C 8C | 4D 5D 6D JD | 5H 6H | 2S 3S")),
        ui.HandView("Itä otti 4 korttia", groups("9C JC QC AC")),
    ),
    standing=ui.Panel(
        "Ennen jakoa",
        (ui.Row("Sinä", "42"), ui.Row("Länsi", "13"), ui.Row("Pohjoinen", "88"), ui.Row("Itä", "0")),
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
OUT = {"state": "out", "tag": "– pois"}
WRONG = {"state": "wrong", "tag": "✕ ei käy"}


def trick(number: int, codes: str, taker: str) -> ui.TrickView:
    """A trick of the play so far, in which the three of hearts is always wrong."""
    plays = (
        ui.PlayView(who, card(code, **WRONG if code == "3H" else {}), "vie" if code == taker else "")
        for who, code in zip(("Länsi", "Pohjoinen", "Itä", "Sinä"), codes.split(), strict=True)
    )
    return ui.TrickView(f"{number}.", tuple(plays))


TRICKS = (("2C KC 9C QC", "KC"), ("4D JD 2D AD", "AD"), ("TS 3H KS 8S", "KS"), ("5D 6D KD TD", "KD"))
RECORD = replace(
    ASKED,
    heading="Missä tikissä pelattiin vastoin sääntöjä?",
    table=None,
    record=ui.Record("Pelin kulku", tuple(trick(number, *one) for number, one in enumerate(TRICKS * 3, 1))),
)
PROOF = ui.Proof(
    "Näytä päättely",
    (
        ui.ProofRow("", "Kädessä ovat kaikki 13 korttia.", "start"),
        ui.ProofRow("Maahan vastaaminen", "Ristiä ei ole, joten mitään ei karsita.", "silent", "vaikenee"),
        ui.ProofRow(
            "Pistekielto",
            "Jäljelle jäävät ruudut ja padat paitsi kuningatar.",
            "speaks",
            "puhuu",
            ("Hertan säännöt · Ensimmäinen tikki · kappale 24",),
        ),
        ui.ProofRow(
            "Pakkopataleidi",
            "Ei jättäisi yhtään korttia.",
            "waived",
            "väistyy",
            ("Hjerter · kappale 8", "Herttamisääri · kappale 3"),
        ),
        ui.ProofRow("", "Seitsemän korttia käy.", "found", "tulos"),
    ),
    "Sama tulos saatiin kahta tietä.",
)
PROVED = replace(
    REFUSED,
    hand=ui.HandView("Kätesi, 13 korttia", groups(HAND, QS=OUT, TH={**OUT, "chosen": True}), "many", HELP),
    table=replace(BOARD, seats=(replace(BOARD.seats[0], card=card("QS", **WRONG)), *BOARD.seats[1:])),
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
        proof=replace(PROOF, open=True),
    ),
)
PLAYS = replace(
    RECORD,
    record=None,
    hand=None,
    choices=(
        ui.Choices(
            "play",
            "Väärä lyönti",
            tuple(
                ui.Choice(str(4 * number + place), one.who, card=one.card, row=f"{number + 1}. tikki")
                for number, played in enumerate(RECORD.record.tricks[:3])
                for place, one in enumerate(played.plays)
            ),
        ),
    ),
)
FURTHER = replace(
    PILES,
    feedback=ui.Feedback(
        "wrong",
        "✕ Ei ihan",
        ("Kohdista oikein 3/4.",),
        items=(ui.Item("✓ 19", "Pata Q ja kuusi herttaa.", "right", "Pisteet · Hjerter · kappale 31"),),
        further=ui.Further(
            "Muut vaihtoehdot",
            (
                ui.Item("✕ 0", "Länsi ei saanut pisteitä.", "wrong", "Hjerter · kappale 31"),
                ui.Item("✕ 26", "Kuuhun ei ammuttu.", "wrong", "Hjerter · kappale 37"),
            ),
        ),
        sources=(ui.Citation("Hjerter · Poeng · kappale 31", "Jokainen hertta maksaa pisteen."),),
        sources_label="Lähteet",
        proof=PROOF,
    ),
)
CROWD = replace(
    PILES,
    table=ring(10),
    piles=tuple(replace(PILES.piles[1], label=f"Pelaaja {number} otti 17 korttia") for number in range(1, 11)),
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

PUZZLES = {
    "ring": RING,
    "piles": PILES,
    "record": RECORD,
    "proved": PROVED,
    "proved-projector": replace(PROVED, view="projector"),
    "plays": PLAYS,
    "further": FURTHER,
    "crowd": CROWD,
}
"""Each by its name."""
