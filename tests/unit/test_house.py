"""A table's own rules as a name: read back equal, one name for equal rules, and nothing unsound in it."""

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.analysis.second import facts_of, profile
from hertta.cards import Cards
from hertta.engine import Chance
from hertta.errors import RulesError
from hertta.rules import HOUSE_RULE, MAIN_PROFILES, PROFILES, claim, known_name, name_of, ruleset
from hertta.rules.house import LONGEST
from hertta.rules.policies import (
    AnyHeart,
    HeartsAndQueen,
    Limit,
    Moon,
    MostPoints,
    NominalHearts,
    OffSuitHeart,
    PassCycle,
    QueenNotBroken,
    SingleDeck,
    TwoDecks,
)
from hertta.testing.house import varied
from hertta.text import CODES, catalog, table_name

steady = settings(derandomize=True, deadline=None, database=None, max_examples=60)
HJERTER = ruleset("hjerter")


@steady
@given(st.sampled_from(PROFILES), st.integers(0, 10**6))
def test_every_table_reads_back_from_its_name(name, seed):
    """Whatever a table has agreed on, its one name tells the same rules, and tells them to the second engine too."""
    rules = varied(ruleset(name), Chance(seed))
    if rules.players > 10:
        with pytest.raises(RulesError, match="expected 10 or below"):
            name_of(rules)
        return
    own = name_of(rules)
    back = ruleset(own)
    assert (back.name, back.fingerprint(), name_of(back)) == (own, rules.fingerprint(), own)
    assert own in PROFILES or back.source == rules.source
    assert profile(own) == facts_of(rules)
    assert set(own) <= {*string.ascii_letters, *string.digits, *"~._-'"}


@pytest.mark.parametrize("name", PROFILES)
def test_the_rules_of_a_profile_have_its_name(name):
    """A table that plays as a profile does is that profile, whatever it was called or made of."""
    rules = ruleset(name)
    assert name_of(rules) == name
    assert ruleset(f"{name}~breaking.heart-or-queen.hearts.any") != rules
    assert ruleset(f"{name}~breaking.{rules.breaking.code}") is rules


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (HJERTER.with_("moon", Moon(("add", "subtract"))), "hjerter-trekk"),
        (HJERTER.with_("moon", Moon(("subtract",))), "hjerter~moon.moon.options.subtract"),
        (HJERTER.with_("game_end", Limit(50, reached=True)), "hjerter~game_end.limit.points.50"),
        (HJERTER.with_("game_end", Limit(100, reached=False)), "hjerter~game_end.limit.reached.false"),
        (
            HJERTER.with_("play", QueenNotBroken()).without("first-trick-points"),
            "hjerter~play.queen-not-broken~without.first-trick-points",
        ),
        (
            HJERTER.with_("passing", PassCycle(("left", "none"), 3, Cards.parse("QS AH"))),
            "hjerter~passing.pass-cycle.directions.left_none.kept.AH_QS",
        ),
        (
            ruleset("herttamisaari-3").with_("deck", SingleDeck(3, Cards.parse("2D"), Cards())),
            "herttamisaari-3~deck.single-deck.removed.2D",
        ),
        (
            ruleset("hertta-korttipeli-6").with_("deck", SingleDeck(4, Cards(), Cards())),
            "hertta-korttipeli",
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_name_tells_only_what_differs(rules, name):
    """A name says what the nearest profile of the source does not, in the order of the questions."""
    assert name_of(rules) == name


def test_a_table_may_be_called_in_another_order():
    """Parts that stand in another order, or say what the base says, give the same rule set under its own name."""
    own = "hjerter~breaking.any-heart~game_end.limit.points.50"
    for text in (
        own,
        "hjerter~game_end.limit.points.50~breaking.any-heart",
        "hjerter-trekk~moon.moon.options.add~breaking.any-heart~game_end.limit.points.50.reached.true",
        f"{own}~without",
    ):
        assert ruleset(text) is ruleset(own)
        assert known_name(text) == own


def test_no_cards_are_told_in_a_word():
    """A list of cards that is empty is called none."""
    assert ruleset("hertta-korttipeli-3~passing.pass-cycle.kept.none").name == "hertta-korttipeli-3"


def test_two_bases_of_other_sources_give_two_tables():
    """The source whose words are used belongs to a table: the same rules on another source are another table."""
    one, other = ruleset("hjerter~ties.play-on"), ruleset("hertta-korttipeli~ties.play-on")
    assert (one.source, other.source) == ("hjerter", "hertta-korttipeli")


@pytest.mark.parametrize(
    ("base", "question", "policy", "cited"),
    [
        ("hjerter", "breaking", AnyHeart(), "hertan-saannot"),
        ("hertan-saannot", "breaking", OffSuitHeart(), "herttamisaari"),
        ("hertta-korttipeli", "values", NominalHearts(60), "hertta-korttipeli-nimellisarvot"),
        ("hertta-korttipeli-5", "deck", SingleDeck(3, Cards.parse("2D"), Cards()), "hertta-korttipeli-3"),
        ("hertan-saannot", "game_end", Limit(100, reached=False), "hertta-korttipeli"),
    ],
)
def test_an_answer_that_a_source_has_cites_it(base, question, policy, cited):
    """Who chooses a rule that a profile has rests on what that one cites, its own source's and the main one first."""
    house = ruleset(name_of(ruleset(base).with_(question, policy).with_("aim", MostPoints())))
    assert getattr(house, question) == getattr(ruleset(cited), question)


def test_an_answer_that_no_source_has_is_the_table_s_own():
    """Where no profile plays so, the table's own rule is cited; what was not changed rests on the base's claims."""
    house = ruleset("hjerter~values.hearts-and-queen.queen.5~play.queen-not-broken")
    assert house.values.policy == HeartsAndQueen(1, 5)
    assert house.values.claims == (HOUSE_RULE,)
    assert {one.code: one.claims for one in house.play if one.claims == (HOUSE_RULE,)} == {
        "queen-not-broken": (HOUSE_RULE,)
    }
    assert house.moon == HJERTER.moon
    assert {claim(one).source for one in house.ties.claims} == {"readings"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("poker~ties.play-on", 'base: found "poker"'),
        ("~ties.play-on", 'base: found ""'),
        ("hjerter~", "found '', expected one part for each question"),
        ("hjerter~~ties.play-on", "found '', expected one part for each question"),
        ("hjerter~name.x", "found 'name.x', expected one part for each question"),
        ("hjerter~ties.play-on~ties.shared-win", "found 'ties.shared-win', expected one part for each question"),
        ("hjerter~without.follow-suit~without.opening-card", "expected one part for each question"),
        ("hjerter~without.moon", 'without: found "moon"'),
        ("hjerter~ties", 'ties.policy: found ""'),
        ("hjerter~ties.", 'ties.policy: found ""'),
        ("hjerter~ties.dice", 'ties.policy: found "dice"'),
        ("hjerter~game_end.limit.points", "game_end: found 'game_end.limit.points', expected a policy, then each"),
        ("hjerter~game_end.limit.points.1.points.2", "expected a policy, then each parameter once"),
        ("hjerter~game_end.limit.policy.limit", "expected a policy, then each parameter once"),
        ("hjerter~game_end.limit.claims.x", 'game_end.claims: found "x"'),
        ("hjerter~game_end.limit.points.0x10", 'game_end.points: found "0x10", expected a whole number'),
        ("hjerter~game_end.limit.points.١", "expected a whole number"),
        ("hjerter~game_end.limit.points.100000", "expected a whole number"),
        ("hjerter~game_end.limit.points.0", "game_end.points: found 0, expected 1 or more"),
        ("hjerter~game_end.limit.reached.yes", 'game_end.reached: found "yes", expected true or false'),
        ("hjerter~game_end.limit-with-drop.points.50", "game_end.to: missing"),
        ("hjerter~deck.two-decks.players.12~trick.equal-cards-cancel", "deck.players: found 12, expected 10 or below"),
        ("hjerter~deck.two-decks.players.6", "trick.policy: found highest-of-led-suit with two-decks"),
        ("hjerter~deck.single-deck.removed.ZZ", "deck.removed: found 'ZZ'"),
        ("hjerter~deck.single-deck.players.3", "deck.players: found 3 for 52 cards"),
        ("hjerter~passing.pass-cycle.directions.none_up", "expected one of left, right, across, none"),
        ("hjerter~play.follow-suit~play.follow-suit", "found follow-suit twice"),
        ("hjerter~play.opening-club", "opening-card beside opening-club"),
        ("hjerter~" + "x" * LONGEST, "characters, expected 600 or below"),
    ],
)
def test_what_is_no_sound_table_is_refused(text, fault):
    """A name that does not read, or tells rules that cannot go together, is refused with every fault in plain words."""
    with pytest.raises(RulesError) as refused:
        ruleset(text)
    assert refused.value.code == "unknown-rules"
    assert fault in refused.value.message
    assert refused.value.facts["found"] == text[:60]
    assert known_name(text) is None


def test_numbers_that_no_name_can_tell_are_refused():
    """A table whose numbers are out of all measure has no name, and that is said."""
    with pytest.raises(RulesError, match="expected a whole number"):
        name_of(HJERTER.with_("game_end", Limit(10**6, reached=True)))
    with pytest.raises(RulesError, match="found 12, expected 10 or below"):
        name_of(ruleset("perumisherttamisaari-6").with_("deck", TwoDecks(12)))


@steady
@given(st.text(max_size=200) | st.text("~._-abehjorst0129", max_size=80).map(lambda rest: f"hjerter{rest}"))
def test_no_text_from_outside_does_harm(text):
    """Whatever an address brings, there is a name or none."""
    name = known_name(text)
    assert name is None or ruleset(name).name == name


def test_main_profiles_keep_their_names():
    """What lessons are played by is called as before, and means the same rule set each time."""
    assert [known_name(name) for name in MAIN_PROFILES] == list(MAIN_PROFILES)
    assert all(ruleset(name) is ruleset(name) for name in MAIN_PROFILES)


@pytest.mark.parametrize("lang", CODES)
def test_a_table_s_own_rules_are_called_so(lang):
    """A profile is called by its name; a table's own rules are said to be that, and on which profile they stand."""
    words = catalog(lang)
    hjerter, own = table_name(words, "hjerter"), table_name(words, "hjerter~ties.play-on")
    assert hjerter == words.format("profile-hjerter")
    assert own.endswith(f" {hjerter}")
