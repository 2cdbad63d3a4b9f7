"""Rule sets: what is built in, house rules made of it, and where two differ."""

from dataclasses import replace

import pytest

from hertta.cards import NO_CARDS, Cards
from hertta.errors import RulesError
from hertta.rules import (
    HOUSE_RULE,
    MAIN_PROFILES,
    PROFILES,
    QUESTIONS,
    SOURCES,
    Cited,
    claim,
    differences,
    read_ruleset,
    readings,
    ruleset,
    source,
)
from hertta.rules.policies import FollowSuit, LowestClub, MostPoints, PassCycle, SingleDeck

HJERTER = ruleset("hjerter").text()


@pytest.mark.parametrize("name", PROFILES)
def test_a_built_in_profile_is_whole(name):
    """Every built-in profile has its own name, one of the four sources, and a cited policy for each question."""
    rules = ruleset(name)
    assert rules.name == name
    assert rules.source in SOURCES
    assert [question for question, _ in rules.cited() if question != "play"] == [q for q in QUESTIONS if q != "play"]
    assert all(cited.claims for _, cited in rules.cited())


def test_the_main_profiles_have_no_house_rule():
    """What the sources are shown by rests on them and on our readings alone; a variant may have a table's own rule."""
    cited = [claim for name in MAIN_PROFILES for _, one in ruleset(name).cited() for claim in one.all_claims()]
    assert HOUSE_RULE not in cited


@pytest.mark.parametrize("name", PROFILES)
def test_a_built_in_profile_reads_back(name):
    """The text of every built-in profile gives the same rule set, with each claim it cites, and nothing excluded."""
    assert read_ruleset(ruleset(name).text()) == ruleset(name)


def test_an_unknown_profile_is_refused():
    """A name that no profile has is refused, with the names that there are."""
    with pytest.raises(RulesError, match=r"rules: found 'bridge', expected one of .*hertan-.*hjerter") as refusal:
        ruleset("bridge")
    assert (refusal.value.code, refusal.value.facts) == ("unknown-rules", {"found": "bridge"})


@pytest.mark.parametrize(
    ("question", "expected"), [("sun", "expected one of deck, dealing"), ("moon", "expected one of Moon, NoMoon")]
)
def test_a_house_rule_that_is_none_is_refused(question, expected):
    """A question that is none and a policy of another question are refused."""
    with pytest.raises(RulesError, match=expected) as refusal:
        ruleset("hjerter").with_(question, FollowSuit())
    assert refusal.value.code == "bad-house-rule"


def test_a_house_rule_without_a_claim_is_the_table_s_own():
    """A policy that nothing is cited for rests on the reading that says so."""
    assert ruleset("hjerter").with_("aim", MostPoints()).aim == Cited(MostPoints(), (HOUSE_RULE,))


def test_a_house_rule_takes_the_place_of_its_like_or_stands_where_it_belongs():
    """A restriction replaces the one with its code, a new one keeps the order; the first rule set stays as it was."""
    rules = ruleset("herttamisaari")
    ban = ruleset("herttamisaari-kotisaanto").play[2]
    house = rules.with_("play", ban.policy, "herttamisaari-042")
    assert [cited.code for cited in house.play] == [
        "opening-card",
        "follow-suit",
        "first-trick-points",
        "hearts-not-broken",
    ]
    again = house.with_("play", FollowSuit(), "herttamisaari-036")
    assert again.play[1] == Cited(FollowSuit(), ("herttamisaari-036",))
    assert len(again.play) == 4
    assert house.without("first-trick-points").play == rules.play == ruleset("herttamisaari").play


def test_differences_show_a_restriction_that_only_one_has():
    """A restriction that one rule set lacks is a difference with nothing on that side."""
    (found,) = differences(ruleset("herttamisaari"), ruleset("herttamisaari-kotisaanto"))
    assert (found.question, found.ours, found.theirs.code) == ("play", None, "first-trick-points")
    assert differences(ruleset("hjerter"), ruleset("hjerter")) == ()


def test_a_fingerprint_tells_rule_sets_apart():
    """No two built-in rule sets share a fingerprint of twelve hexadecimal digits."""
    prints = {ruleset(name).fingerprint() for name in PROFILES}
    assert len(prints) == len(PROFILES)
    assert all(len(one) == 12 and int(one, 16) >= 0 for one in prints)


def test_a_name_in_any_script_reads_back():
    """Whatever letters and signs a house calls its rules by, the text reads back equal."""
    mine = replace(ruleset("hjerter"), name='Mökin "säännöt" \\ ♥ 🂱')
    assert read_ruleset(mine.text()) == mine


def test_a_rule_set_can_be_kept_in_a_set():
    """Rule sets are values: equal ones hash alike."""
    assert len({ruleset("hjerter"), read_ruleset(HJERTER)}) == 1


def test_what_a_policy_cites():
    """A clause without claims of its own cites the policy's; all claims come once, parameters as plain values."""
    cited = Cited(FollowSuit(), ("a-1", "a-2"), {"void": ("a-2", "a-3")})
    assert (cited.claims_of("void"), cited.claims_of("follow")) == (("a-2", "a-3"), ("a-1", "a-2"))
    assert cited.all_claims() == ("a-1", "a-2", "a-3")
    deck = Cited(SingleDeck(3, Cards.parse("2C"), NO_CARDS), ("a-1",))
    told = {"policy": "single-deck", "players": 3, "removed": ["2C"], "added": [], "claims": ["a-1"]}
    assert deck.table() == told


def test_unknown_sources_and_claims_are_refused():
    """A source or a claim that there is not is refused by name."""
    with pytest.raises(RulesError, match="found source 'omnibus', expected one of hertan-saannot") as refusal:
        source("omnibus")
    assert refusal.value.code == "unknown-source"
    with pytest.raises(RulesError, match="found claim 'hjerter-999'") as refusal:
        claim("hjerter-999")
    assert refusal.value.code == "unknown-claim"


def test_a_claim_knows_its_place():
    """A source's claim has a paragraph, a reading has its code and its reasons."""
    stated, ours = claim("hjerter-023"), claim("reading-A2")
    assert (stated.source, stated.paragraph, stated.standing, stated.why) == ("hjerter", 22, "stated", {})
    assert (ours.source, ours.section, ours.paragraph, ours.standing) == ("readings", "A2", None, "reading")
    assert ours in readings()
    assert set(ours.text) == set(ours.why) == {"en", "fi", "nb"}


def test_other_numbers_of_players():
    """The policies of the set-up know other decks: who opens, and who gives to whom."""
    deck = SingleDeck(3, Cards.parse("2C"), NO_CARDS)
    assert (deck.hand_size, str(LowestClub().opening_card(deck.cards))) == (17, "3C")
    assert PassCycle(("left", "right"), 3, NO_CARDS).gives_to(2, 3) == (2, 0, 1)
    assert PassCycle(("none",), 3, NO_CARDS).gives_to(1, 3) is None
    assert LowestClub().leader([Cards.parse("2D"), Cards.parse("3D")], first=1) == (1, None)
