"""What the cells of a notebook ask with: a line in, a readable answer or a clear error out."""

import pytest

from hertta.errors import HerttaError
from hertta.lessons.cells import ask, breaks, compare, deal_points, directions, game_end, who_wins, why
from hertta.rules import MAIN_PROFILES, claim
from hertta.text import CODES

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
HAND = {"hand": "TD 5H QS", "trick": "2C", "trick_number": 1}


def test_ask_prints_what_is_legal_and_what_bars_the_rest(capsys):
    """One line for the legal cards, one for each other with its rule and paragraph."""
    ask("hjerter", **HAND)
    legal, *refused = capsys.readouterr().out.splitlines()
    assert legal.split() == ["legal", "10♦"]
    assert refused == ["refused  5♥  first-trick-points (Hjerter ¶22)", "refused  Q♠  first-trick-points (Hjerter ¶22)"]


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_why_prints_the_reason_and_where_it_stands(rules, lang, capsys):
    """The verdict, the card, the sentence; below it a line for each claim."""
    for card in ("TD", "QS", "AS"):
        why(rules, card, **HAND, lang=lang)
        told, *places = capsys.readouterr().out.splitlines()
        assert told.split()[:2] == ["✓" if card == "TD" or (card, rules) == ("QS", "herttamisaari") else "✕",
                                    {"TD": "10♦", "QS": "Q♠", "AS": "A♠"}[card]]  # fmt: skip
        assert len(told.split()) > 6
        assert places


def test_why_tells_the_why_of_a_reading(capsys):
    """Where no source foresees the hand, the line of our reading says why we read it so."""
    why("hjerter", "QS", hand="KH AH QS", trick="2C", trick_number=1, lang="nb")
    told = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert f"Vår tolkning A2: {claim('reading-A2').why['nb']}" in told


def test_compare_prints_one_profile_under_the_other(capsys):
    """The legal cards by each of two sources stand under each other."""
    compare("herttamisaari", "hjerter", **HAND)
    assert capsys.readouterr().out == "herttamisaari  10♦ 5♥ Q♠\nhjerter        10♦\n"


def test_who_wins_prints_the_card_and_its_points(capsys):
    """The winning card and the points in the trick, a short trick as it stands."""
    who_wins("7D QS TD 5H")
    who_wins("5H", rules="hjerter")
    who_wins("KC KC 3H", rules="perumisherttamisaari-6")
    assert capsys.readouterr().out == (
        "7♦ Q♠ 10♦ 5♥: 10♦ wins 14 points\n5♥: 5♥ wins 1 point\nK♣ K♣ 3♥: nobody wins 1 point\n"
    )


def test_breaks_prints_whether_a_trick_breaks_hearts(capsys):
    """The cards of the trick and what comes of them; a heart that is led counts by some rules and not by others."""
    breaks("hertta-korttipeli", "2H 3H 4C 5D")
    breaks("hjerter", "2H 3H 4C 5D")
    assert capsys.readouterr().out == "2♥ 3♥ 4♣ 5♦: hearts are broken\n2♥ 3♥ 4♣ 5♦: breaks nothing\n"


def test_directions_prints_which_way_cards_go(capsys):
    """Deal by deal, from the first on; the order starts over where the rules say so."""
    directions("hjerter", 5)
    directions("hertta-korttipeli")
    assert capsys.readouterr().out.splitlines() == [
        "1 left, 2 right, 3 across, 4 none, 5 left",
        "1 left, 2 right, 3 across, 4 left",
    ]


def test_deal_points_prints_what_each_player_writes_down(capsys):
    """The points of each player, those without a pile too; after a moon as its taker chose."""
    deal_points("hjerter", HEARTS, "QS")
    deal_points("herttamisaari", "", f"{HEARTS} QS")
    deal_points("herttamisaari", f"{HEARTS} QS", choice="subtract")
    assert capsys.readouterr().out == "13 13 0 0\n26 0 26 26 (moon)\n-26 0 0 0 (moon)\n"


def test_game_end_prints_whether_the_game_is_over_and_what_wins(capsys):
    """It goes on, or the lowest total wins, with another that is as low."""
    game_end("hertta-korttipeli", 100, 42, 68, 50)
    game_end("hjerter", 100, 42, 68, 50)
    game_end("hertan-saannot", 42, 42, 91, 111)
    game_end("hertta-korttipeli-10-jakoa", 70, 60, 80, 50, deal_number=10)
    assert capsys.readouterr().out.splitlines() == [
        "100 42 68 50: goes on",
        "100 42 68 50: over, won with 42",
        "42 42 91 111: over, won with 42 and 42",
        "70 60 80 50: over, won with 50",
    ]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: ask("poker", **HAND), "unknown-rules"),
        (lambda: ask("hjerter", hand="1D"), "bad-card"),
        (lambda: ask("hjerter", hand="2D 2D"), "duplicate-card"),
        (lambda: ask("hjerter", hand="2D", trick="2D"), "duplicate-card"),
        (lambda: ask("hjerter", hand=""), "bad-position"),
        (lambda: ask("hjerter", hand="2D", trick_number=1), "bad-position"),
        (lambda: ask("hjerter", hand="2D", trick_number=14), "bad-position"),
        (lambda: ask("hjerter", hand="2D", trick="3D 4D 5D 6D"), "bad-position"),
        (lambda: why("hjerter", "XX", **HAND), "bad-card"),
        (lambda: compare("hjerter", "poker", **HAND), "unknown-rules"),
        (lambda: who_wins(""), "bad-position"),
        (lambda: who_wins("2D 3D 4D 5D 6D"), "bad-position"),
        (lambda: who_wins("2D 2D"), "duplicate-card"),
        (lambda: who_wins("XD"), "bad-card"),
        (lambda: breaks("hjerter", ""), "bad-position"),
        (lambda: breaks("hjerter", "2D 2D"), "duplicate-card"),
        (lambda: deal_points("hjerter", "2H", "2H"), "duplicate-card"),
        (lambda: deal_points("hjerter", "", "", "", "", ""), "bad-position"),
        (lambda: deal_points("hjerter", f"{HEARTS} QS", choice="subtract"), "moon-choice"),
        (lambda: directions("poker"), "unknown-rules"),
        (lambda: game_end("hjerter", 1, 2), "bad-position"),
    ],
)
def test_what_cannot_be_is_told(call, code):
    """A reader who changes a cell is told what was found and expected, never a fault of Python."""
    with pytest.raises(HerttaError) as refused:
        call()
    assert refused.value.code == code
    assert "expected" in refused.value.message
