"""``hertta judge``: which cards are legal, which rule bars the others, and what a learner is told of it."""

import pytest

from hertta.rules import MAIN_PROFILES, claim, ruleset
from tests.unit.asking import code, judged


def legal(rules, hand, trick="", trick_number=2, hearts_broken=False, **more):
    """What ``legal``, or with a card ``explain``, answers."""
    fields = {
        "hand": hand.split(),
        "trick": trick.split(),
        "trick_number": trick_number,
        "hearts_broken": hearts_broken,
    }
    return judged("explain" if more else "legal", rules, **fields, **more)


def barred(reply):
    """The illegal cards and the rule that bars each."""
    return {card: reason["rule"] for card, reason in reply["illegal"].items()}


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_legal_lists_cards_in_order(rules):
    """Legal cards come clubs, diamonds, hearts, spades and by rank, each other card with its rule; nothing else."""
    reply = legal(rules, "AS TD 3C 2S KH 9C 4D", "KD", 7)
    assert reply["legal"] == ["4D", "TD"]
    assert list(reply["illegal"]) == ["3C", "9C", "KH", "2S", "AS"]
    assert set(barred(reply).values()) == {"follow-suit"}
    assert reply["waived"] == []
    assert set(reply) == {"legal", "illegal", "waived"}
    assert all(set(reason) == {"rule", "claims"} for reason in reply["illegal"].values())


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_the_opener_leads_the_opening_card(rules):
    """In trick 1 the two of clubs is led and nothing else, broken hearts or not."""
    for broken in (False, True):
        reply = legal(rules, "2C 3C QS AH", "", 1, broken)
        assert reply["legal"] == ["2C"]
        assert set(barred(reply).values()) == {"opening-card"}


BAN = "first-trick-points"


@pytest.mark.parametrize(
    ("rules", "allowed", "waived"),
    [
        ("hertan-saannot", "4H 9H", []),
        ("herttamisaari", "4H 9H QS", []),
        ("herttamisaari-kotisaanto", "4H 9H QS", []),
        ("hertta-korttipeli", "4H 9H QS", [BAN]),
        ("hjerter", "4H 9H QS", [BAN]),
        ("hjerter-trekk", "4H 9H QS", [BAN]),
    ],
)
def test_a_hand_of_point_cards_in_trick_1(rules, allowed, waived):
    """Reading A2: the ban is waived where the source does not foresee the hand, and only there."""
    reply = legal(rules, "4H 9H QS", "2C 5C", 1)
    assert reply["legal"] == allowed.split()
    assert reply["waived"] == waived
    assert set(barred(reply).values()) <= {BAN}
    hearts = legal(rules, "4H 9H", "2C", 1)
    assert (hearts["legal"], hearts["waived"]) == (["4H", "9H"], waived)


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_one_other_card_keeps_the_ban(rules):
    """With one card that costs nothing the ban holds and is not waived; with a club suit is followed instead."""
    base = rules == "herttamisaari"
    reply = legal(rules, "4H 9H QS 3D", "2C 5C", 1)
    assert reply["legal"] == (["3D", "4H", "9H", "QS"] if base else ["3D"])
    assert reply["waived"] == []
    assert barred(legal(rules, "4H QS 3C", "2C", 1)) == {"4H": "follow-suit", "QS": "follow-suit"}
    assert legal(rules, "4H QS 3D", "2C", 2)["legal"] == ["3D", "4H", "QS"]


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_leading_hearts(rules):
    """Readings B1 and B2: hearts alone may be led, by waiver where no source says so; beside the queen she goes."""
    waived = ["hearts-not-broken"] if rules == "hertta-korttipeli" else []
    only = legal(rules, "4H JH")
    assert (only["legal"], only["waived"], only["illegal"]) == (["4H", "JH"], waived, {})
    queen = legal(rules, "4H JH QS")
    assert (queen["legal"], queen["waived"]) == (["QS"], [])
    assert barred(queen) == {"4H": "hearts-not-broken", "JH": "hearts-not-broken"}
    assert legal(rules, "4H QS", hearts_broken=True)["legal"] == ["4H", "QS"]
    assert legal(rules, "QS")["legal"] == ["QS"]
    assert barred(legal(rules, "2C 4H 3S")) == {"4H": "hearts-not-broken"}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"hand": []}, "bad-position"),
        ({"trick": ["2D", "3D", "4D", "5D"]}, "bad-position"),
        ({"trick": ["2D", "3D", "4D", "5D", "6D"]}, "bad-position"),
        ({"trick_number": 0}, "bad-position"),
        ({"trick_number": 14}, "bad-position"),
        ({"trick_number": 10**30}, "bad-position"),
        ({"trick_number": 1}, "bad-position"),
        ({"trick_number": 1, "trick": ["3C"]}, "bad-position"),
        ({"trick_number": 1, "trick": ["3C", "2C"]}, "bad-position"),
        ({"hand": [f"{rank}{suit}" for suit in "CD" for rank in "2345678"]}, "bad-position"),
        ({"hand": ["8H", "8H"]}, "duplicate-card"),
        ({"trick": ["8H"]}, "duplicate-card"),
        ({"trick": ["2D", "2D"]}, "duplicate-card"),
        ({"hand": ["XC"]}, "bad-card"),
        ({"trick": ["XD"]}, "bad-card"),
        ({"hand": ["10H"]}, "bad-card"),
        ({"hand": [" 8H"]}, "bad-card"),
        ({"trick_number": 13}, None),
        ({"hearts_broken": True, "trick": ["2H"]}, None),
    ],
)
def test_moments_that_are_refused(fields, expected):
    """A moment that cannot be is refused with its code, by ``legal`` and ``explain`` alike; an odd one is not."""
    moment = {"hand": ["8H", "9S"], "trick": [], "trick_number": 5, "hearts_broken": False} | fields
    for ask, more in (("legal", {}), ("explain", {"lang": "en", "card": "9S"})):
        assert judged(ask, "hjerter", **moment, **more).get("error", {}).get("code") == expected


NUMBERS = {"hertan-saannot": 0, "herttamisaari": 1, "hertta-korttipeli": 2, "hjerter": 3}
AT_LEAST = {
    "out-of-turn": ("046", "033", "014", "008"),
    "opening-card": ("063", "032", "013", "018"),
    "follow-suit": ("047", "035", "015", "020"),
    "first-trick-points": ("068", "042", "018", "023"),
    "hearts-not-broken": ("075", "039", "023", "026"),
}


def out_of_turn(rules):
    """The claims that a play out of turn cites."""
    fields = {"hands": [["2C"], ["3C"], [], []], "plays": [{"seat": 1, "card": "3C"}]}
    return judged("audit", rules, **fields, trick_number=1, hearts_broken=False)["illegal"]["claims"]


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_claims_hold_at_least_what_the_contract_lists(rules):
    """Each rule that bars a card cites the claim of its source that states it."""
    moments = {
        "opening-card": ("2C 4D", "", 1),
        "follow-suit": ("4D 5H", "2D", 3),
        "first-trick-points": ("4D 5H", "2C", 1),
        "hearts-not-broken": ("4D 5H", "", 3),
    }
    found = {"out-of-turn": out_of_turn(rules)}
    for rule, moment in moments.items():
        illegal = legal(rules, *moment)["illegal"].values()
        assert {reason["rule"] for reason in illegal} <= {rule}
        if illegal:
            found[rule] = next(iter(illegal))["claims"]
    assert set(found) == set(AT_LEAST) - ({"first-trick-points"} if rules == "herttamisaari" else set())
    slug = ruleset(rules).source
    for rule, claims in found.items():
        assert f"{slug}-{AT_LEAST[rule][NUMBERS[slug]]}" in claims


MOMENTS = [
    ("2C 4D", "", 1, False),
    ("4D 5H QS", "2C", 1, False),
    ("4H 5H QS", "2C", 1, False),
    ("4D 5H", "2D", 3, False),
    ("4D 5H QS", "2C", 3, False),
    ("4D 5H", "", 3, False),
    ("4D 5H", "", 3, True),
    ("4H 5H", "", 3, False),
    ("4H QS", "", 3, False),
]


@pytest.mark.parametrize("lang", ["fi", "nb", "en"])
@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_explain_tells_every_card(rules, lang):
    """Each card, legal, barred or not held, gets the verdict of ``legal``, a sentence, claims, and a source a claim."""
    for moment in MOMENTS:
        allowed = legal(rules, *moment)
        for card in [*moment[0].split(), "KS"]:
            reply = legal(rules, *moment, card=card, lang=lang)
            assert set(reply) == {"verdict", "text", "claims", "sources"}
            assert reply["verdict"] is (card in allowed["legal"])
            assert reply["text"].strip()
            assert reply["claims"]
            if card in allowed["illegal"]:
                assert reply["claims"] == allowed["illegal"][card]["claims"]
            cited = [claim(claim_id) for claim_id in reply["claims"]]
            assert reply["sources"] == [
                {"source": one.source, "section": one.section, "paragraph": one.paragraph} for one in cited
            ]


def test_a_reading_is_cited_as_ours():
    """Where no source settles a point the claims say so: source ``readings``, its code, no paragraph."""
    for rules, moment, card, reading in [
        ("hjerter", ("4H QS", "2C", 1), "QS", "A2"),
        ("hertta-korttipeli", ("4H QS", "2C", 1), "4H", "A2"),
        ("hertta-korttipeli", ("4H",), "4H", "B1"),
        ("hjerter", ("4H QS",), "4H", "B2"),
        ("herttamisaari", ("4H QS",), "QS", "B2"),
    ]:
        reply = legal(rules, *moment, card=card, lang="nb")
        place = reply["claims"].index(f"reading-{reading}")
        assert reply["sources"][place] == {"source": "readings", "section": reading, "paragraph": None}
    for moment in (("4H",), ("4H QS",), ("4H QS", "2C", 1)):
        reply = legal("hertan-saannot", *moment, card="4H", lang="fi")
        assert all(one["source"] == "hertan-saannot" for one in reply["sources"])


def test_explain_of_a_card_that_the_deck_lacks():
    """A card that is not in the deck is no card to ask about, and goes before faults of the position."""
    fields = {"hand": [], "trick": [], "trick_number": 3, "hearts_broken": False, "lang": "en"}
    assert code("explain", "hjerter", card="XD", **fields) == "bad-card"
    assert code("explain", "hjerter", card="2", **fields) == "bad-card"
    assert code("explain", "hjerter", card="2D", **fields) == "bad-position"
