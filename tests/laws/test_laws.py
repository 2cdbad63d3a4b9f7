"""What holds for every rule set, on hands and deals aimed at the rare rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cards import ALL_CARDS, HEARTS, QUEEN_OF_SPADES, STANDARD_DECK, Card, Cards
from hertta.engine import Chance, begin, can_shoot, deal, exchange, legal, outcome, score
from hertta.errors import RulesError
from hertta.rules import PROFILES, differences, read_ruleset, ruleset
from hertta.rules.policies import AnyHeart, FollowSuit, Limit, Moon, OffSuitHeart, PassCycle, SingleDeck
from hertta.testing import (
    MOMENT_LAWS,
    RECORD_LAWS,
    RULES_LAWS,
    aimed_deal,
    aimed_moment,
    card_sets,
    chances,
    check_ruleset,
    moments,
    records,
    rulesets,
)

steady = settings(derandomize=True, deadline=None, database=None)


def named(laws):
    """Laws as parameters, each by its name."""
    return pytest.mark.parametrize("law", laws, ids=lambda law: law.__name__)


@named(RULES_LAWS)
@pytest.mark.parametrize("name", PROFILES)
def test_a_rule_set_keeps_the_laws(name, law):
    """Every built-in rule set keeps every law on rule sets."""
    assert law(ruleset(name)), law.__doc__


@named(MOMENT_LAWS)
@steady
@given(st.data())
def test_a_moment_keeps_the_laws(law, data):
    """At every moment of choice, under every rule set, every law on moments is kept."""
    rules = data.draw(rulesets())
    assert law(rules, data.draw(moments(rules))), law.__doc__


@named(RECORD_LAWS)
@settings(steady, max_examples=40)
@given(st.data())
def test_a_deal_keeps_the_laws(law, data):
    """Over every deal, under every rule set, every law on deals is kept."""
    rules = data.draw(rulesets())
    assert law(rules, data.draw(records(rules))), law.__doc__


@pytest.mark.parametrize("name", PROFILES)
def test_check_ruleset_passes_what_is_built_in(name):
    """The check that others use on their own rules passes ours."""
    check_ruleset(ruleset(name), examples=3)


@pytest.mark.parametrize(("players", "removed"), [(2, ""), (3, "2D"), (5, "2C 2D"), (6, "2C 2D 2H 2S")])
@pytest.mark.parametrize("name", PROFILES)
def test_check_ruleset_takes_other_tables(name, players, removed):
    """Fewer players hold more cards than there are rare ones, more players fewer; each table keeps the laws."""
    rules = ruleset(name).with_("deck", SingleDeck(players, Cards.parse(removed)), "reading-D5")
    check_ruleset(rules, examples=3)
    sizes = {len(hand) for seed in range(20) for hand in aimed_deal(rules, Chance(seed))}
    assert sizes == {rules.deck.policy.hand_size}


def test_check_ruleset_takes_rules_that_hardly_restrict():
    """In a deal in which every card was legal at any time there is no wrong card to find, and that is no fault."""
    rules = ruleset("hjerter")
    for code in ("opening-card", "follow-suit", "hearts-not-broken"):
        rules = rules.without(code)
    check_ruleset(rules, examples=10)


class TwoAreFree(FollowSuit):
    """A restriction that no profile can name, and that lets any two through."""

    def speak(self, _moment, left):
        """Leaves a card that may not be in the hand."""
        return "follow", left | Cards.parse("2C 2D").mask


def test_check_ruleset_says_which_law_is_broken():
    """Rules that cite a claim which nobody makes, or have a policy that no profile can name, are refused in words."""
    with pytest.raises(RulesError, match="hjerter-999"):
        check_ruleset(ruleset("hjerter").with_("play", FollowSuit(), "hjerter-999"))
    with pytest.raises(AssertionError, match="hjerter: broken is the law that The canonical text"):
        check_ruleset(ruleset("hjerter").with_("play", TwoAreFree(), "hjerter-020"))


def test_the_laws_tell_a_wrong_policy():
    """A policy that lets through what is not in the hand breaks the law of the legal cards."""
    rules = ruleset("hjerter").with_("play", TwoAreFree(), "hjerter-020")
    with_law = {law.__name__: law for law in MOMENT_LAWS}
    cases = [aimed_moment(rules, Chance(seed)) for seed in range(50)]
    assert not all(with_law["legal_is_some_of_the_hand"](rules, case) for case in cases)


@steady
@given(card_sets())
def test_cards_read_back_equal(cards):
    """A set of cards reads back equal from its text, and from its cards in any order."""
    assert Cards.parse(str(cards)) == cards == Cards.of(reversed(list(cards)))
    assert list(cards) == sorted(cards)


@steady
@given(card_sets(), card_sets())
def test_sets_of_cards_are_sets(one, other):
    """Union, intersection, difference, length and membership are those of Python's sets."""
    ours, theirs = set(one), set(other)
    assert (set(one | other), set(one & other), set(one - other)) == (ours | theirs, ours & theirs, ours - theirs)
    assert len(one) == len(ours)
    assert all((card in one) == (card in ours) for card in ALL_CARDS)


def test_every_card_reads_back_equal():
    """Every card of the deck, and both jokers, reads back equal from its text and from its index."""
    for card in [*STANDARD_DECK, Card.parse("XC"), Card.parse("XD")]:
        assert Card.parse(str(card)) == card == ALL_CARDS[card.index]


@steady
@given(rulesets(), st.integers(2, 200), st.booleans())
def test_a_house_rule_reads_back_equal(rules, points, reached):
    """A rule set with a house rule reads back equal and differs in that question alone, and so by its fingerprint."""
    house = rules.with_("game_end", Limit(points, reached), "reading-F1")
    assert read_ruleset(house.text()) == house
    changed = [difference.question for difference in differences(rules, house)]
    assert changed == ([] if house.game_end.policy == rules.game_end.policy else ["game_end"])
    assert (house.fingerprint() == rules.fingerprint()) == (not changed)


@pytest.mark.parametrize("name", PROFILES)
def test_for_every_restriction_there_is_a_moment_that_only_it_changes(name):
    """Without any one of its restrictions a rule set gives another answer somewhere; none is there for nothing."""
    rules = ruleset(name)
    for cited in rules.play:
        less = rules.without(cited.code)
        cases = [aimed_moment(rules, Chance(seed)) for seed in range(300)]
        assert any(legal(rules, case) != legal(less, case) for case in cases), cited.code


@pytest.mark.parametrize("name", PROFILES)
def test_for_every_other_question_there_is_a_case_that_only_it_changes(name):
    """Another answer to passing, breaking, moon or end of the game changes that, and leaves what is legal as it was."""
    rules, points = ruleset(name), HEARTS | Cards.of([QUEEN_OF_SPADES])
    cycle = ("right", "right", "right") if len(rules.passing.policy.directions) == 4 else ("right",)
    passing = rules.with_("passing", PassCycle(cycle, 3), "reading-C1")
    assert passing.passing.policy.direction(1) != rules.passing.policy.direction(1)

    literal = rules.breaking.code == "off-suit-heart"
    breaking = rules.with_("breaking", AnyHeart() if literal else OffSuitHeart(), "reading-B3")
    trick = tuple(Cards.parse("2H 3H 4H 5H"))
    assert breaking.breaking.policy.breaks(trick) != rules.breaking.policy.breaks(trick)

    more = Moon(("add", "subtract")) if len(rules.moon.policy.options) == 1 else Moon(("add",))
    moon, taken = rules.with_("moon", more, "reading-E1"), [points, Cards(), Cards(), Cards()]
    assert score(moon, taken).moon_options != score(rules, taken).moon_options

    end = rules.with_("game_end", Limit(100, not rules.game_end.policy.reached), "reading-F1")
    assert outcome(end, (100, 1, 1, 1)).over != outcome(rules, (100, 1, 1, 1)).over

    for changed in (passing, breaking, moon, end):
        for seed in range(50):
            moment = aimed_moment(rules, Chance(seed))
            assert legal(changed, moment) == legal(rules, moment)


@steady
@given(st.data())
def test_a_moon_is_a_set_of_cards(data):
    """A moon is called just when one seat has all hearts and the queen of spades, whatever the points come to."""
    rules = data.draw(rulesets())
    points = HEARTS | Cards.of([QUEEN_OF_SPADES])
    stray = data.draw(card_sets(points).map(lambda cards: Cards.of(list(cards)[:1])))
    other, safe = data.draw(st.integers(0, 3)), data.draw(card_sets(STANDARD_DECK - points))
    taken = [Cards()] * 4
    taken[0] = points - stray | safe
    taken[other] |= stray
    shot = other == 0 or not stray
    result = score(rules, taken)
    assert (result.moon, bool(result.moon_options)) == ((0, True) if shot else (None, False))
    assert (0 in can_shoot(rules, taken)) == shot


@steady
@given(rulesets(), chances(), st.integers(1, 12))
def test_the_pass_gives_and_takes_three(rules, chance, number):
    """After the pass each seat holds as many cards, three of them new, or the same hand where nothing is passed."""
    hands = aimed_deal(rules, chance)
    gives_to = rules.passing.policy.gives_to(number, 4)
    passes = [Cards.of(list(hand)[:3]) if gives_to else Cards() for hand in hands]
    after = exchange(rules, number, hands, passes)
    assert [len(hand) for hand in after] == [13] * 4
    for seat, hand in enumerate(after):
        giver = gives_to.index(seat) if gives_to else seat
        assert hand - hands[seat] == passes[giver]
        assert hands[seat] - hand == passes[seat]


@steady
@given(rulesets(), chances())
def test_the_two_of_clubs_opens(rules, chance):
    """Whoever holds the two of clubs opens, and has no other legal card."""
    start = begin(rules, aimed_deal(rules, chance))
    assert Card.parse("2C") in start.hands[start.seat]
    assert legal(rules, start.moment) == Cards.parse("2C")


def test_seeds_give_the_same_deals_everywhere():
    """A seed gives the same numbers and the same hands on every machine and in every version."""
    assert [Chance(1).below(1 << 40), Chance(-1).below(52), Chance(2**64 - 1).below(52)] == [1015910915265, 4, 4]
    assert [str(hand) for hand in deal(ruleset("hjerter"), 2026)] == [
        "9C 2D 3D 4D 5D 9D TD JD 2H 9H AH 6S TS",
        "2C AC 7D 8D AD 6H QH 2S 4S 5S 8S JS AS",
        "3C 4C 5C 6C TC 6D QD 4H JH 3S 9S QS KS",
        "7C 8C JC QC KC KD 3H 5H 7H 8H TH KH 7S",
    ]


def test_every_rule_set_deals_a_seed_alike():
    """The same seed gives the same four hands whichever source's rules are played, so that they can be compared."""
    assert len({deal(ruleset(name), 7) for name in PROFILES}) == 1
    assert deal(ruleset("hjerter"), 7) != deal(ruleset("hjerter"), 8)
