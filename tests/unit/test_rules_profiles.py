"""Reading profiles: what is built in, house rules, and every fault of a file at once."""

from dataclasses import replace

import pytest

from hertta.cards import Cards
from hertta.errors import RulesError
from hertta.rules import (
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
from hertta.rules.policies import FewestPoints, FollowSuit, LowestClub, PassCycle, SingleDeck

HJERTER = ruleset("hjerter").text()


def faults(text):
    """The faults that reading this profile tells."""
    with pytest.raises(RulesError) as refusal:
        read_ruleset(text)
    assert refusal.value.code == "bad-profile"
    assert all(fault in str(refusal.value) for fault in refusal.value.facts["faults"])
    return refusal.value.facts["faults"]


@pytest.mark.parametrize("name", PROFILES)
def test_a_built_in_profile_is_whole(name):
    """Every built-in profile has its own name, one of the four sources, and a cited policy for each question."""
    rules = ruleset(name)
    assert (rules.name, rules.players) == (name, 4)
    assert rules.source in SOURCES
    assert [question for question, _ in rules.cited() if question != "play"] == [q for q in QUESTIONS if q != "play"]
    assert all(cited.claims for _, cited in rules.cited())


def test_an_unknown_profile_is_refused():
    """A name that no profile has is refused, with the names that there are."""
    with pytest.raises(RulesError, match=r"found rules 'bridge', expected one of hertan-saannot, .*hjerter") as refusal:
        ruleset("bridge")
    assert (refusal.value.code, refusal.value.facts) == ("unknown-rules", {"found": "bridge"})


def test_a_profile_that_is_no_toml():
    """A file that is not TOML is refused as one fault."""
    (fault,) = faults("name = ")
    assert fault.startswith("not TOML: ")


def test_an_empty_profile_tells_all_that_is_missing():
    """Every missing part of a profile is named at once."""
    found = faults("")
    assert found[:3] == [
        "name: found None, expected a text",
        "source: found None, expected a text",
        "version: found None, expected a whole number",
    ]
    assert found[3].startswith("source: found None, expected one of")
    assert [fault.partition(":")[0] for fault in found[4:]] == list(QUESTIONS)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('name = "hjerter"', "name = 4", ["name: found 4, expected a text"]),
        ("version = 1", "version = true", ["version: found True, expected a whole number"]),
        ("version = 1", 'version = 1\nbase = "bridge"', ["base: found 'bridge', expected one of hertan-saannot"]),
        ("version = 1", "version = 1\nbase = [1]", ["base: found [1], expected one of hertan-saannot"]),
        ("version = 1", "version = 1\ntrump = 1", ["trump: unknown, expected one of deck, dealing"]),
        ('policy = "moon"', 'policy = "sun"', ["moon.policy: found 'sun', expected one of moon"]),
        ('policy = "moon"', 'policy = ["moon"]', ["moon.policy: found ['moon'], expected one of moon"]),
        ('policy = "moon"', "", ["moon.policy: found None, expected one of moon"]),
        ('options = ["add"]', "options = []", ["moon: found options [], expected one or two different ones"]),
        ('options = ["add"]', 'options = "add"', ["moon.options: found 'add', expected a list"]),
        ('options = ["add"]', 'options = ["add", 5]', ["moon.options: found 5, expected one of add, subtract"]),
        ('options = ["add"]', 'options = ["add", "add"]', ["moon: found options ['add', 'add'], expected one or two"]),
        ('options = ["add"]', "sun = 1", ["moon.sun: unknown, moon takes options", "moon.options: missing"]),
        ("removed = []", 'removed = ["2c"]', ["deck.removed: found '2c', expected a card such as 2C"]),
        ("removed = []", 'removed = ["2C", "2C"]', ["deck.removed: 2C stands twice, expected once"]),
        ("removed = []", "removed = [2]", ["deck.removed: "]),
        ("removed = []", "removed = 2", ["deck.removed: "]),
        ("players = 4", 'players = "4"', ["deck.players: found '4', expected a whole number"]),
        ("reached = true", "reached = 1", ["game_end.reached: found 1, expected true or false"]),
        ("players = 4", "players = 0", ["deck: found 52 cards for 0 players, expected 2 players or more"]),
        ("players = 4", "players = -2", ["deck: found 52 cards for -2 players, expected 2 players or more"]),
        ("players = 4", "players = 5", ["deck: found 52 cards for 5 players, expected 2 players or more"]),
        ("count = 3", "", ["passing.count: missing"]),
        ("count = 3", "count = 0", ["passing: found 4 directions and 0 cards, expected one direction and one card"]),
        ("heart = 1", "heart = -1", ["values: found -1 and 13 points, expected 0 or more"]),
        ("points = 100", "points = 0", ["game_end: found a limit of 0, expected 1 or more"]),
        ('source = "hjerter"', 'source = "bridge"', ["source: found 'bridge', expected one of hertan-saannot"]),
        ('"hjerter-039"', '"hjerter-999"', ["claims: found 'hjerter-999', expected a claim that a source or reading"]),
        (
            'only_points = "unsaid"',
            'only_points = "none"',
            ["play[3].only_points: found 'none', expected one of hearts"],
        ),
        ('policy = "follow-suit"', 'policy = "trump"', ["play[2].policy: found 'trump', expected one of opening-card"]),
        ('claims = ["hjerter-039"]', "claims = []", ["game_end.claims: found [], expected a list of claim ids"]),
        ('claims = ["hjerter-039"]', "claims = [39]", ["game_end.claims: found [39], expected a list of claim ids"]),
        ('claims = ["hjerter-039"]', "", ["game_end.claims: found None, expected a list of claim ids"]),
        ("clauses.void =", "clauses.none =", ["play[2].clauses.none: unknown, expected one of follow, void, waived"]),
        ('clauses.void = ["hjerter-021"]', "clauses = 1", ["play[2].clauses: found 1, expected a table"]),
        ('clauses.void = ["hjerter-021"]', "clauses.void = 1", ["play[2].clauses.void: found 1, expected a list of"]),
        (
            'policy = "fewest-points"',
            'policy = "fewest-points"\nodd = 1',
            ["aim.odd: unknown, fewest-points takes no p"],
        ),
    ],
)
def test_a_fault_says_where_what_was_found_and_what_was_expected(old, new, expected):
    """Each fault of a profile names its place, what stands there and what should."""
    assert old in HJERTER
    text = HJERTER.replace(old, new, 1)
    found = faults(text)
    assert len(found) == len(expected)
    assert all(fault.startswith(start) for fault, start in zip(found, expected, strict=True))


def test_a_missing_parameter_is_named():
    """Every parameter must stand in the profile; none has a default."""
    cycle = 'directions = ["left", "right", "across", "none"]'
    assert cycle in HJERTER
    assert faults(HJERTER.replace(cycle, "")) == ["passing.directions: missing"]


def test_tables_that_are_none():
    """A question answered by a bare value, and a list of restrictions that is none, are faults."""
    head = 'base = "hjerter"\nname = "mine"\nsource = "hjerter"\nversion = 1\n'
    assert faults(head + "moon = 5") == ["moon: found 5, expected a table [moon] with a policy and claims"]
    assert faults(head + "play = [5]") == ["play[1]: found 5, expected a table [play] with a policy and claims"]


def test_all_faults_of_a_profile_are_told_at_once():
    """Faults in several places come together, in the order of the file's questions."""
    text = HJERTER.replace("players = 4", 'players = "4"').replace("version = 1", "version = 1.5")
    text = text.replace('policy = "moon"', 'policy = "sun"').replace("points = 100", "points = true")
    text = text.replace("count = 3", "count = 0").replace('"hjerter-034"', '"hjerter-999"')
    text += '\n[[play]]\npolicy = "follow-suit"\nclaims = ["hjerter-020"]\n'
    assert [fault.partition(":")[0] for fault in faults(text)] == [
        "version",
        "deck.players",
        "passing",
        "play",
        "moon.policy",
        "game_end.points",
        "claims",
    ]


def test_a_base_may_have_a_base_and_keeps_what_it_says_of_play():
    """A profile changes one restriction of a base that itself stands on another; the name is its own."""
    mine = read_ruleset(
        'base = "herttamisaari-kotisaanto"\nname = "mine"\nsource = "herttamisaari"\nversion = 1\n'
        '[[play]]\npolicy = "first-trick-points"\nonly_points = "hearts"\nclaims = ["herttamisaari-042"]\n'
    )
    found = differences(ruleset("herttamisaari-kotisaanto"), mine)
    assert [(difference.question, difference.ours.code) for difference in found] == [("play", "first-trick-points")]
    nameless = 'base = "hjerter"\n'
    assert [fault.partition(":")[0] for fault in faults(nameless)] == ["name", "source", "version", "source"]


@pytest.mark.parametrize(
    ("question", "policy", "claims"),
    [("sun", FollowSuit(), ["a-1"]), ("moon", FollowSuit(), ["a-1"]), ("play", FollowSuit(), [])],
)
def test_a_house_rule_that_is_none_is_refused(question, policy, claims):
    """A question that is none, a policy of another question and a rule without a claim are refused."""
    with pytest.raises(RulesError, match="expected a policy of that question") as refusal:
        ruleset("hjerter").with_(question, policy, *claims)
    assert refusal.value.code == "bad-house-rule"


def test_a_restriction_stands_once():
    """A restriction that stands twice in a profile is a fault."""
    again = '[[play]]\npolicy = "follow-suit"\nclaims = ["hjerter-020"]\n'
    assert "play: found follow-suit twice, expected once" in faults(f"{HJERTER}\n{again}")


def test_a_base_is_changed_only_where_the_profile_speaks():
    """A profile on a base differs from it in the questions that it answers itself."""
    mine = read_ruleset(
        'base = "hjerter"\nname = "mine"\nsource = "hjerter"\nversion = 2\n'
        '[moon]\npolicy = "moon"\noptions = ["subtract"]\nclaims = ["hjerter-043"]\n'
    )
    assert [difference.question for difference in differences(ruleset("hjerter"), mine)] == ["moon"]
    assert (mine.name, mine.version, mine.deck) == ("mine", 2, ruleset("hjerter").deck)


def test_a_house_rule_takes_the_place_of_its_like_or_stands_where_it_belongs():
    """A restriction replaces the one with its code, a new one keeps the order; the first rule set stays as it was."""
    rules = ruleset("herttamisaari")
    ban = ruleset("herttamisaari-kotisaanto").play[2]
    house = rules.with_("play", ban.policy, "herttamisaari-042")
    assert [cited.code for cited in house.play] == [policy.code for policy in QUESTIONS["play"]]
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
    deck = Cited(SingleDeck(3, Cards.parse("2C")), ("a-1",))
    assert deck.table() == {"policy": "single-deck", "players": 3, "removed": ["2C"], "claims": ["a-1"]}


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
    deck = SingleDeck(3, Cards.parse("2C"))
    assert (deck.hand_size, str(LowestClub().opening_card(deck.cards))) == (17, "3C")
    assert PassCycle(("left", "right"), 3).gives_to(2, 3) == (2, 0, 1)
    assert PassCycle(("none",), 3).gives_to(1, 3) is None
    assert LowestClub().leader([Cards.parse("2D"), Cards.parse("3D")], first=1) == (1, None)
    assert FewestPoints().winners((3, 3, 3)) == (0, 1, 2)
