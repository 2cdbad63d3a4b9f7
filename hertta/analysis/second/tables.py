"""What each profile says, as plain facts for the second engine, written from the claims and the readings alone.

A profile is a dict of the facts below. A fact is what a source says or what a reading settles, never how an engine
would hold it; some facts no source has, only a table with rules of its own. A claim is cited by the number of its
source and its own: 000 is hertan-saannot, 001 herttamisaari, 002 hertta-korttipeli and 004 hjerter.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

Facts = dict[str, Any]
"""What a table plays by: the keys are those of ``COMMON``, where each is explained."""

RANKS = "2X3456789TJQKA"  # the joker X is a two and a half (002-043); the ace is high (000-055)
SUITS = "CDHS"
LEFT_RIGHT_ACROSS_NONE = ["left", "right", "across", "none"]

COMMON: Facts = {
    "players": 4,
    "decks": 1,
    "removed": [],  # cards taken out of the deck
    "added": [],  # jokers
    "hand_size": None,  # None: all cards are dealt as far as they divide, the rest is a widow; else the rest is a stock
    "pairs": False,  # those who sit opposite sum their points (001-065)
    "cycle": LEFT_RIGHT_ACROSS_NONE,  # C1, C2, C4
    "count": 3,  # cards that each gives away
    "kept": [],  # cards that may not be given away
    "opens": "lowest club",  # or "any club"; None: the first lead is free
    "ban": None,  # no points in trick 1; what a hand of points only may play then: hearts, all, queen, unsaid
    "hearts_wait": "stated",  # None: may always be led; else what a hand of hearts only may do: stated, unsaid; points:
    # what a hand of hearts and queens of spades may do is stated too
    "queen_waits": False,  # the queen of spades, too, may not be led before hearts are broken
    "breaks": "any heart",  # or "off-suit heart" (B3)
    "queen_breaks": False,  # whether the queen of spades does too (B6)
    "equal_cards_cancel": False,  # 001-070
    "heart": 1,  # points of a heart, or "face" for its face value
    "queen": 13,
    "king": 0,  # of spades
    "ace": 0,  # of spades
    "bonus_card": None,
    "bonus": 0,
    "bonus_in_moon": "besides",  # it counts besides; or it is "needed" for a moon too; or needed and then "dropped"
    "moon": ["add"],  # what the shooter may choose from; [] where there is no moon
    "moon_choice": "shooter",  # or it is to add, and to subtract only where adding would end the game: "unless over";
    # or only where that would end it and the shooter would not win: "unless lost"
    "sun": None,  # what replaces the sum of the cards where the shooter takes all tricks
    "no_tricks": 0,  # points of one who takes no trick
    "no_points": 0,  # points of one who takes no point card
    "limit": 100,
    "limit_is_enough": True,  # False: it must be passed (F1)
    "deals": None,  # the game is over after so many deals
    "drops_to": None,  # who stands exactly at the limit falls back to this
    "most_wins": False,
    "ties_play_on": False,  # F3
}
"""The facts and their usual values: what holds unless a profile says something else."""

HERTAN_SAANNOT: Facts = {"ban": "hearts"}
HERTTAMISAARI: Facts = {"breaks": "off-suit heart", "moon": ["add", "subtract"]}
HERTTA_KORTTIPELI: Facts = {
    "ban": "unsaid",
    "hearts_wait": "unsaid",
    "cycle": ["left", "right", "across"],
    "limit_is_enough": False,
}
HJERTER: Facts = {"ban": "unsaid", "breaks": "off-suit heart"}
CANCELLATION: Facts = HERTTAMISAARI | {"decks": 2, "equal_cards_cancel": True}
NO_PASS = ["none"]
LEFT_RIGHT = ["left", "right"]
LEFT_RIGHT_NONE = ["left", "right", "none"]

PROFILES: dict[str, Facts] = {
    "hertan-saannot": HERTAN_SAANNOT,
    "herttamisaari": HERTTAMISAARI,
    "herttamisaari-kotisaanto": HERTTAMISAARI | {"ban": "all"},
    "hertta-korttipeli": HERTTA_KORTTIPELI,
    "hjerter": HJERTER,
    "hjerter-trekk": HJERTER | {"moon": ["add", "subtract"]},
    "herttamisaari-3": HERTTAMISAARI | {"players": 3, "removed": ["2C"], "cycle": LEFT_RIGHT_NONE},
    "herttamisaari-5": HERTTAMISAARI | {"players": 5, "removed": ["2C", "2D"], "cycle": LEFT_RIGHT_NONE},
    "herttamisaari-6": HERTTAMISAARI | {"players": 6, "removed": ["2C", "3C", "2D", "2S"]},
    "hertta-korttipeli-2": HERTTA_KORTTIPELI | {"players": 2, "hand_size": 13, "cycle": NO_PASS},
    "hertta-korttipeli-3": HERTTA_KORTTIPELI | {"players": 3, "removed": ["2D"], "cycle": LEFT_RIGHT},
    "hertta-korttipeli-5": HERTTA_KORTTIPELI | {"players": 5, "removed": ["2C", "2D"], "cycle": LEFT_RIGHT},
    "hertta-korttipeli-6": HERTTA_KORTTIPELI | {"players": 6, "added": ["XC", "XD"]},
    "omnibus": HERTTAMISAARI | {"bonus_card": "JD", "bonus": -10},
    "omnibus-10": HERTTAMISAARI | {"bonus_card": "TD", "bonus": -10},
    "paripeli": HERTTAMISAARI | {"pairs": True},
    "hertta-korttipeli-parit": HERTTA_KORTTIPELI | {"pairs": True},
    "misaariherttamisaari": HERTTAMISAARI | {"moon": [], "most_wins": True},
    "perumisherttamisaari-6": CANCELLATION | {"players": 6},
    "perumisherttamisaari-7": CANCELLATION | {"players": 7, "cycle": LEFT_RIGHT_NONE},
    "perumisherttamisaari-8": CANCELLATION | {"players": 8},
    "perumisherttamisaari-9": CANCELLATION | {"players": 9, "cycle": LEFT_RIGHT_NONE},
    "perumisherttamisaari-10": CANCELLATION | {"players": 10},
    "musta-maija": HERTTAMISAARI
    | {"players": 3, "removed": ["2C"], "cycle": LEFT_RIGHT_NONE, "king": 10, "ace": 7},  # F13
    "hertta-korttipeli-ilman-vaihtoa": HERTTA_KORTTIPELI | {"cycle": NO_PASS},
    "hertta-korttipeli-ilman-rouvaa": HERTTA_KORTTIPELI | {"queen": 0},  # still barred from trick 1 by name (F10)
    "hertta-korttipeli-10-jakoa": HERTTA_KORTTIPELI | {"deals": 10},
    "hertta-korttipeli-120": HERTTA_KORTTIPELI | {"limit": 120},
    "hertta-korttipeli-nimellisarvot": HERTTA_KORTTIPELI | {"heart": "face", "queen": 60},  # F9
}
"""What each profile says otherwise than usual."""


@cache
def profile(name: str) -> Facts:
    """The facts of the built-in profile of this name; shared by all who ask, so nobody changes them.

    >>> profile("hjerter")["ban"], profile("herttamisaari")["moon"]
    ('unsaid', ['add', 'subtract'])
    """
    return COMMON | PROFILES[name]


def rank(card: str) -> int:
    """How high the card stands in its suit.

    >>> rank("2C"), rank("XC"), rank("3C")
    (0, 1, 2)
    """
    return RANKS.index(card[0])


def deck(facts: Facts) -> list[str]:
    """All cards of the game, by suit and rank; with two decks each stands twice.

    >>> len(deck(profile("herttamisaari-5"))), deck(profile("perumisherttamisaari-6"))[:3]
    (50, ['2C', '2C', '3C'])
    """
    return list(_deck(tuple(facts["removed"]), tuple(facts["added"]), facts["decks"]))


@cache
def _deck(removed: tuple[str, ...], added: tuple[str, ...], decks: int) -> tuple[str, ...]:
    """The same, laid out once a deck."""
    standard = [letter + suit for suit in SUITS for letter in RANKS if letter != "X"]
    used = [card for card in [*standard, *added] if card not in removed]
    return tuple(in_order(used * decks))


def in_order(cards: Iterable[str]) -> list[str]:
    """The same cards by suit and rank.

    >>> in_order(["QS", "2H", "AC"])
    ['AC', '2H', 'QS']
    """
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), rank(card)))


def lowest_club(cards: Iterable[str]) -> str | None:
    """The lowest club among the cards, or None.

    >>> lowest_club(["QS", "5C", "3C"]), lowest_club(["QS"])
    ('3C', None)
    """
    return min((card for card in cards if card[1] == "C"), key=rank, default=None)


def setup(facts: Facts) -> Facts:
    """What is on the table before the first deal: what ``hertta judge`` answers to ``setup``, and the deck itself.

    >>> it = setup(profile("perumisherttamisaari-6"))
    >>> it["deck_size"], it["hand_size"], it["widow"], it["stock"]
    (104, 17, 2, 0)
    """
    cards, players = deck(facts), facts["players"]
    size = facts["hand_size"] or len(cards) // players
    left = len(cards) - size * players
    return {
        "players": players,
        "decks": facts["decks"],
        "deck": cards,
        "deck_size": len(cards),
        "hand_size": size,
        "removed": list(facts["removed"]),
        "added": list(facts["added"]),
        "stock": left if facts["hand_size"] else 0,
        "widow": 0 if facts["hand_size"] else left,
        "opening_card": lowest_club(cards),  # D2: where the two of clubs is taken out, the lowest that is left
    }


def partners(facts: Facts, seat: int) -> list[int]:
    """The seats whose points are summed with this one's, itself among them (001-059, F11).

    >>> partners(profile("paripeli"), 3), partners(profile("hjerter"), 3)
    ([1, 3], [3])
    """
    if facts["pairs"]:
        return sorted({seat, (seat + facts["players"] // 2) % facts["players"]})
    return [seat]


def price(facts: Facts, card: str) -> int:
    """Points of one card, below zero for a bonus.

    >>> [price(profile("omnibus"), card) for card in ("5H", "QS", "JD", "AS")]
    [1, 13, -10, 0]
    """
    if card == facts["bonus_card"]:
        return int(facts["bonus"])
    if card[1] == "H":
        return "23456789TJQKA".index(card[0]) + 2 if facts["heart"] == "face" else int(facts["heart"])  # F9
    spades: dict[str, int] = {"QS": facts["queen"], "KS": facts["king"], "AS": facts["ace"]}
    return spades.get(card, 0)
