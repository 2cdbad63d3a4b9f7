"""The deal, the pass and the opening, under every rule set."""

from hypothesis import given
from hypothesis import strategies as st

from hertta.cards import NO_CARDS, Cards, Suit
from hertta.engine import Chance, begin, deal, exchange, legal
from hertta.rules import PROFILES, ruleset
from hertta.testing import aimed_deal, chances, house_rules, rulesets
from tests.laws.steady import steady


@steady
@given(rulesets(), chances(), st.integers(1, 12))
def test_the_pass_gives_and_takes_as_many(rules, chance, number):
    """After the pass each seat holds as many cards, those it was given new, or the same hand if nothing is passed."""
    hands, passing = aimed_deal(rules, chance).hands, rules.passing.policy
    gives_to = passing.gives_to(number, rules.players)
    passes = [Cards.of(list(passing.may_give(hand))[: passing.count]) if gives_to else NO_CARDS for hand in hands]
    after = exchange(rules, number, hands, passes)
    assert [len(hand) for hand in after] == [rules.deck.policy.hand_size] * rules.players
    for seat, hand in enumerate(after):
        giver = gives_to.index(seat) if gives_to else seat
        assert hand - hands[seat] == passes[giver]
        assert hands[seat] - hand == passes[seat]


@steady
@given(rulesets() | house_rules(), chances())
def test_the_lowest_club_opens(rules, chance):
    """Whoever holds the lowest club that is held leads it, or any club where the rules ask for no more than a club."""
    dealt = aimed_deal(rules, chance)
    start = begin(rules, dealt.hands, rest=dealt.rest)
    clubs = [card for hand in dealt.hands for card in hand if card.suit is Suit.CLUBS]
    lowest = {card for card in clubs if card.rank == min(clubs).rank} & set(start.moment.hand)
    assert bool(lowest) == bool(clubs)
    codes, own = {cited.code for cited in rules.play}, set(start.moment.hand.of_suit(Suit.CLUBS))
    for code, opening in (("opening-card", lowest), ("opening-club", own)):
        assert code not in codes or not clubs or set(legal(rules, start.moment)) == opening


def test_seeds_give_the_same_deals_everywhere():
    """A seed gives the same numbers and the same hands on every machine and in every version."""
    assert [Chance(1).below(1 << 40), Chance(-1).below(52), Chance(2**64 - 1).below(52)] == [1015910915265, 4, 4]
    assert [str(hand) for hand in deal(ruleset("hjerter"), 2026).hands] == [
        "9C 2D 3D 4D 5D 9D TD JD 2H 9H AH 6S TS",
        "2C AC 7D 8D AD 6H QH 2S 4S 5S 8S JS AS",
        "3C 4C 5C 6C TC 6D QD 4H JH 3S 9S QS KS",
        "7C 8C JC QC KC KD 3H 5H 7H 8H TH KH 7S",
    ]


def test_every_rule_set_deals_a_seed_alike():
    """The same seed gives the same hands whichever rules are played with that deck, so that they can be compared."""
    decks = {ruleset(name).deck.policy for name in PROFILES}
    assert len({(ruleset(name).deck.policy, deal(ruleset(name), 7)) for name in PROFILES}) == len(decks) > 10
    assert deal(ruleset("hjerter"), 7) != deal(ruleset("hjerter"), 8)
