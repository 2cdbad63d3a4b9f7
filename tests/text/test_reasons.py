"""Reasons: every clause of every rule is told, in every language and in the words of every source."""

import re
from functools import cache

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Moment, Verdict, audit, judge, judge_hand
from hertta.errors import IllegalPlay, PuzzleError
from hertta.rules import HOUSE_RULE, PROFILES, QUESTIONS, SOURCES, WAIVED, RuleSet, claim, ruleset
from hertta.rules.policies import FirstTrickPoints, HeartsNotBroken, OpeningClub, QueenNotBroken
from hertta.text import CODES, catalog, explain, explain_error, source_line

MOMENTS = {
    "2C 5H": ("", 1, False),
    "4D 5S": ("", 1, False),
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


def tables() -> dict[str, RuleSet]:
    """The rules of every profile, and those of three tables with house rules a source."""
    found = {profile: ruleset(profile) for profile in PROFILES}
    for source in SOURCES:
        rules = ruleset(source)
        found[f"{source}, queen not before hearts"] = rules.with_("play", QueenNotBroken())
        rules = rules.with_("play", FirstTrickPoints("unsaid")).with_("play", HeartsNotBroken("unsaid"))
        found[f"{source}, exceptions unsaid"] = rules
        rules = rules.without("opening-card").with_("play", OpeningClub())
        rules = rules.with_("play", FirstTrickPoints("queen")).with_("play", HeartsNotBroken("points"))
        found[f"{source}, other house rules"] = rules
    return found


TABLES = tables()


@cache
def verdicts(table: str) -> tuple[Verdict, ...]:
    """Every verdict that these hands give, and one on a card that is not held."""
    rules = TABLES[table]
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    found = []
    for hand, (trick, number, broken) in MOMENTS.items():
        cards = tuple(map(Card.parse, trick.split()))
        moment = Moment(Cards.parse(hand.replace("2C", str(opening))), cards, number, broken)
        found += [*judge_hand(rules, moment).verdicts, judge(rules, moment, Card.parse("TS"))]
    return tuple(found)


def sentences(text: str) -> int:
    """How many sentences a text has."""
    return len(re.findall(r"[.!?](?: |$)", text))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("lang", CODES)
def test_every_verdict_is_told_in_one_to_three_sentences(lang: str, table: str) -> None:
    """A reason has one to three whole sentences that name the card, and nothing that only a machine reads."""
    for verdict in verdicts(table):
        text = explain(verdict, lang)
        assert 1 <= sentences(text) <= 3, text
        assert text[0].isupper()
        assert text.endswith(".")
        assert not re.search(r"[{}$_]|None|none|  ", text), text
        name = catalog(lang, verdict.facts["source"]).format("card", card=verdict.card)
        assert name[:-2] in text.lower(), text  # Finnish inflects the end


def test_the_hands_reach_every_clause() -> None:
    """The hands of this test make every clause speak, and waive each restriction that can be."""
    spoken = {(verdict.policy, verdict.clause) for table in TABLES for verdict in verdicts(table)}
    clauses = {(policy.code, clause) for policy in QUESTIONS["play"] for clause in policy.clauses}
    waived = {(code, WAIVED) for code in ("first-trick-points", "hearts-not-broken", "queen-not-broken")}
    assert spoken - {("unrestricted", "free")} == clauses | waived | {("not-in-hand", "held")}


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
@pytest.mark.parametrize("table", TABLES)
def test_a_reading_is_told_as_ours(table: str, lang: str, ours: str) -> None:
    """The sentence says that a reading is ours if, and only if, the verdict rests on one; a house rule is none."""
    for verdict in verdicts(table):
        rests = any(one.startswith("reading-") for one in verdict.claims if one != HOUSE_RULE)
        assert (ours in explain(verdict, lang)) == rests, verdict


@pytest.mark.parametrize("lang", CODES)
def test_a_play_out_of_turn_is_told(lang: str) -> None:
    """A play by the wrong seat is explained too."""
    hands = [Cards.parse(text) for text in ("2C", "3C", "4C", "5C")]
    wrong = audit(ruleset("hjerter"), hands, [(0, Card.parse("2C")), (2, Card.parse("4C"))], 1, False)
    assert wrong is not None
    assert wrong.verdict.message == "reason-out-of-turn-order-illegal"
    assert sentences(explain(wrong.verdict, lang, "hjerter")) == 2


@pytest.mark.parametrize(
    ("claim_id", "lang", "text"),
    [
        ("hertan-saannot-068", "fi", "Hertan säännöt · Ensimmäinen tikki ja pistekorttikielto · kappale 24"),
        ("hjerter-023", "nb", "Hjerter · Det første stikket · avsnitt 22"),
        ("hjerter-023", "en", "Hjerter · Det første stikket · paragraph 22"),
        ("reading-A2", "fi", "Oma tulkintamme A2"),
        ("reading-A2", "nb", "Vår tolkning A2"),
        ("reading-A2", "en", "Our reading A2"),
        ("reading-H1", "fi", "Oman pöytänne sääntö"),
        ("reading-H1", "nb", "En regel dere selv har avtalt"),
        ("reading-H1", "en", "A rule of your own table"),
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
