"""Reasons: every clause of every rule is told, in every language and in the words of every source."""

import re
from functools import cache

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Moment, Verdict, audit, judge, judge_hand
from hertta.errors import IllegalPlay, PuzzleError
from hertta.rules import PROFILES, QUESTIONS, WAIVED, claim, ruleset
from hertta.text import CODES, catalog, explain, explain_error, explain_winner, reason_id, source_line

MOMENTS = {
    "2C 5H": ("", 1, False),
    "4D 5H": ("", 1, False),
    "3D 5D AS 2H": ("7D", 3, False),
    "3D AS 2H": ("7D", 3, False),
    "AS 2H": ("7D", 3, False),
    "4D 5H QS": ("2C", 1, False),
    "4D KD 5S 5H QS": ("2C", 1, False),
    "2H 3H QS": ("2C", 1, False),
    "QS": ("2C", 1, False),
    "2H 4D QS": ("", 4, True),
    "2H 4D QS 5C KC": ("", 4, False),
    "2H 9H QS": ("", 4, False),
    "2H 9H": ("", 4, False),
}
"""Hands with the trick, its number and whether hearts are broken: every clause speaks in one of them."""


@cache
def verdicts(profile: str) -> tuple[Verdict, ...]:
    """Every verdict that these hands give, and one on a card that is not held."""
    rules = ruleset(profile)
    found = []
    for hand, (trick, number, broken) in MOMENTS.items():
        cards = tuple(map(Card.parse, trick.split()))
        moment = Moment(Cards.parse(hand), cards, number, broken)
        found += [*judge_hand(rules, moment).verdicts, judge(rules, moment, Card.parse("TS"))]
    return tuple(found)


def sentences(text: str) -> int:
    """How many sentences a text has."""
    return len(re.findall(r"[.!?](?: |$)", text))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", CODES)
def test_every_verdict_is_told_in_one_to_three_sentences(lang: str, profile: str) -> None:
    """A reason has one to three whole sentences that name the card, and nothing that only a machine reads."""
    for verdict in verdicts(profile):
        text = explain(verdict, lang)
        assert 1 <= sentences(text) <= 3, text
        assert text[0].isupper()
        assert text.endswith(".")
        assert not re.search(r"[{}$_]|None|none|  ", text), text
        name = catalog(lang, verdict.facts["source"]).format("card", card=verdict.card)
        assert name in text.lower() or ("dame" in text and name == "spar dame") or "queen" in text, text


def test_the_hands_reach_every_clause() -> None:
    """The hands of this test make every clause speak; that of a leader without a club only where hearts may be led."""
    spoken = {(verdict.policy, verdict.clause) for profile in PROFILES for verdict in verdicts(profile)}
    free = judge(ruleset("hjerter").without("hearts-not-broken"), Moment(Cards.parse("4D 5H")), Card.parse("5H"))
    clauses = {(policy.code, clause) for policy in QUESTIONS["play"] for clause in policy.clauses}
    waived = {("first-trick-points", WAIVED), ("hearts-not-broken", WAIVED)}
    assert spoken == (clauses | waived | {("not-in-hand", "held")}) - {("opening-card", "no-club")}
    assert (free.policy, free.clause) == ("opening-card", "no-club")
    assert [sentences(explain(free, lang)) for lang in CODES] == [3, 3, 3]


@pytest.mark.parametrize("lang", CODES)
def test_every_question_policy_and_profile_has_a_name(lang: str) -> None:
    """What a profile is made of can be shown in every language."""
    names = [f"profile-{name}" for name in PROFILES] + [f"question-{name}" for name in QUESTIONS]
    names += [f"policy-{policy.code}" for policies in QUESTIONS.values() for policy in policies]
    assert [name for name in names if name not in catalog(lang)] == []


@pytest.mark.parametrize(
    ("profile", "hand", "card", "words"),
    [
        ("hertan-saannot", "4D 5H QS", "QS", ("pistekorttikielto", "patakuningatar")),
        ("herttamisaari-kotisaanto", "4D 5H QS", "QS", ("kotisääntö", "patarouva")),
        ("hertta-korttipeli", "4D 5H QS", "QS", ("kiellettyjä", "patarouva")),
        ("hertan-saannot", "3D AS 2H", "AS", ("maapakon", "aloitusmaata")),
        ("herttamisaari", "3D AS 2H", "AS", ("avattiin", "pyydettyä maata", "tunnustettava")),
        ("hertta-korttipeli", "3D AS 2H", "AS", ("aloitettiin", "tunnustettava")),
        ("hertan-saannot", "2H 4D QS", "2H", ("herttamaa on avattu",)),
        ("herttamisaari", "2H 4D QS", "2H", ("hertat on rikottu",)),
        ("hertta-korttipeli", "2H 4D QS", "2H", ("herttaa on jo pelattu",)),
    ],
)
def test_finnish_uses_the_words_of_the_source(profile: str, hand: str, card: str, words: tuple[str, ...]) -> None:
    """Each Finnish source is explained in its own terms."""
    trick, number, broken = MOMENTS[hand]
    moment = Moment(Cards.parse(hand), tuple(map(Card.parse, trick.split())), number, broken)
    text = explain(judge(ruleset(profile), moment, Card.parse(card)), "fi").lower()
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize(
    ("lang", "ours"), [("fi", "Meidän tulkintamme"), ("nb", "Vår tolkning"), ("en", "Our reading")]
)
@pytest.mark.parametrize("profile", PROFILES)
def test_a_reading_is_told_as_ours(profile: str, lang: str, ours: str) -> None:
    """The sentence says that a reading is ours if, and only if, the verdict rests on one."""
    for verdict in verdicts(profile):
        rests = any(one.startswith("reading-") for one in verdict.claims)
        assert (ours in explain(verdict, lang)) == rests, verdict


@pytest.mark.parametrize("lang", CODES)
def test_a_play_out_of_turn_is_told(lang: str) -> None:
    """A play by the wrong seat is explained too."""
    hands = [Cards.parse(text) for text in ("2C", "3C", "4C", "5C")]
    wrong = audit(ruleset("hjerter"), hands, [(0, Card.parse("2C")), (2, Card.parse("4C"))], 1, False)
    assert wrong is not None
    assert reason_id(wrong.verdict.policy, wrong.verdict.clause, legal=False) == "reason-out-of-turn-order-illegal"
    assert sentences(explain(wrong.verdict, lang, "hjerter")) == 2


@pytest.mark.parametrize(
    ("profile", "lang", "trick", "text"),
    [
        (
            "herttamisaari",
            "fi",
            "7D JD AH 3D",
            "Tikin vie korkein ruutu, ja se on ruutujätkä. Herttaässä on toista maata, joten se ei voi voittaa. "
            "Voittaja saa 1 pisteen: tikissä on herttaässä.",
        ),
        (
            "hjerter",
            "nb",
            "QS KS 4H 5D",
            "Høyeste spar vinner stikket, og det er spar konge. Ruter fem og hjerter fire er i andre farger og kan "
            "ikke vinne. Vinneren får 14 poeng: I stikket ligger hjerter fire og spar dame.",
        ),
        (
            "hjerter",
            "en",
            "2C 5C",
            "The highest club takes the trick, and that is the five of clubs. "
            "There are no point cards in the trick, so it brings 0 points.",
        ),
    ],
)
def test_the_winner_is_explained(profile: str, lang: str, trick: str, text: str) -> None:
    """Who wins, why the others cannot, and what the trick costs."""
    assert explain_winner(ruleset(profile), tuple(map(Card.parse, trick.split())), lang) == text


@pytest.mark.parametrize(
    ("claim_id", "lang", "text"),
    [
        ("hertan-saannot-068", "fi", "Hertan säännöt · Ensimmäinen tikki ja pistekorttikielto · kappale 24"),
        ("hjerter-023", "nb", "Hjerter · Det første stikket · avsnitt 22"),
        ("hjerter-023", "en", "Hjerter · Det første stikket · paragraph 22"),
        ("reading-A2", "fi", "Oma tulkintamme A2"),
        ("reading-A2", "nb", "Vår tolkning A2"),
        ("reading-A2", "en", "Our reading A2"),
    ],
)
def test_a_claim_is_cited(claim_id: str, lang: str, text: str) -> None:
    """A claim is cited by source, section and paragraph, a reading as ours."""
    assert source_line(claim(claim_id), lang) == text


@pytest.mark.parametrize("lang", CODES)
def test_an_error_is_told(lang: str) -> None:
    """An illegal play is told by its reason, a known error by its own message, any other as our fault."""
    illegal = next(verdict for verdict in verdicts("hjerter") if not verdict.legal)
    words = catalog(lang)
    assert explain_error(IllegalPlay(illegal), lang) == explain(illegal, lang)
    assert explain_error(PuzzleError("no-puzzle", "none"), lang) == words.format("error-no-puzzle")
    assert explain_error(PuzzleError("odd", "odd", {"found": 1}), lang) == words.format("error-unexpected")
    assert explain_error(None, lang) == words.format("error-unexpected")
