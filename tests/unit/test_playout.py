"""One deal by chance: how it is dealt, passed, played and scored."""

import subprocess
import sys
from collections import Counter
from functools import reduce
from operator import or_

import pytest

from hertta.analysis.playout import playout
from hertta.cards import Cards
from hertta.engine import Moment, audit, deal, exchange, legal, score
from hertta.errors import PositionError
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import PassCycle


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("deal_number", [1, 4])
def test_a_playout_is_a_deal_by_the_rules(name, deal_number):
    """It is dealt as ``deal`` does it, passed as ``exchange`` allows, played without a fault to the last card."""
    rules = ruleset(name)
    for seed in range(3):
        found = playout(rules, seed, deal_number)
        hands = exchange(rules, deal_number, found.dealt.hands, found.passes)
        assert found.dealt == deal(rules, seed)
        assert audit(rules, hands, found.plays, rest=found.dealt.rest) is None
        assert reduce(or_, found.taken) == rules.deck.policy.cards
        assert found.score == score(rules, found.taken)


def test_a_seed_decides_everything():
    """The same seed gives the same playout, another one another; the low 64 bits of it count."""
    rules = ruleset("hjerter")
    assert playout(rules, 5) == playout(rules, 5) == playout(rules, 5 + 2**64)
    assert playout(rules, -1) == playout(rules, 2**64 - 1)
    assert playout(rules, 5).plays != playout(rules, 6).plays


def test_every_legal_card_is_as_likely():
    """Of two, three or four legal cards each is played about as often."""
    rules, played = ruleset("hjerter"), Counter()
    for seed in range(1500):
        found = playout(rules, seed, 4)
        (_, led), (seat, card) = found.plays[:2]
        cards = list(legal(rules, Moment(found.dealt.hands[seat], (led,), 1)))
        played[len(cards), cards.index(card)] += 1
    for number in (2, 3, 4):
        times = [played[number, place] for place in range(number)]
        assert sum(times) > 250
        assert max(times) < 1.25 * sum(times) / number, times


def test_every_card_of_a_hand_is_as_likely_to_be_passed():
    """Each card is passed by about three in thirteen of those who hold it."""
    rules = ruleset("hjerter")
    passed = Counter(card for seed in range(500) for given in playout(rules, seed).passes for card in given)
    assert len(passed) == 52
    assert all(80 < times < 155 for times in passed.values()), passed


def test_a_card_that_is_kept_is_passed_by_nobody():
    """A seat passes no card that must be kept while it holds enough others."""
    kept = Cards.parse("QS KS AS AH KH")
    rules = ruleset("hjerter").with_("passing", PassCycle(("left",), 3, kept))
    for seed in range(50):
        found = playout(rules, seed)
        assert not reduce(or_, found.passes) & kept
        assert [len(given) for given in found.passes] == [3, 3, 3, 3]


def test_what_cannot_be_dealt_is_refused():
    """There is no deal 0, and nobody can pass more cards than a hand has."""
    many = ruleset("hjerter").with_("passing", PassCycle(("left",), 13, Cards()))
    assert playout(many, 1).passes == deal(many, 1).hands
    with pytest.raises(PositionError, match="deal_number: found 0"):
        playout(many, 1, 0)


def test_a_playout_loads_no_number_library():
    """Whoever plays one deal needs neither numpy nor numba."""
    look = "import sys, hertta.analysis.playout; print({'numpy', 'numba'} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert loaded.stdout == "set()\n"
