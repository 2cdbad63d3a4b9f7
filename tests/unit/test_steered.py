"""Steered deals: whoever is chosen to take a trick, it is a deal that can be played."""

import pytest

from hertta.analysis import second
from hertta.cards import ALL_CARDS, SUIT_MASKS, Cards
from hertta.engine import Chance
from hertta.puzzles.positions.piles import BUT_A_HEART, BUT_THE_QUEEN, EVERY, MOON, PLAIN, aims, whole_piles
from hertta.puzzles.positions.steered import Steered
from hertta.rules import PROFILES, ruleset

LACKING = {MOON: 0, EVERY: 0, BUT_A_HEART: 1, BUT_THE_QUEEN: 1}
"""How many point cards the one who takes them lacks."""
DEALT = [name for name in PROFILES if not ruleset(name).deck.policy.stock]


def steered(rules, chance):
    """A deal whose tricks go to anybody: the leader and cards of each, as if the taker had had the highest."""
    deal, tricks = Steered(rules, chance), []
    while not deal.over:
        leader, takers = deal.leader, deal.play(0)
        cards, taker = list(deal.trick), chance.choice(takers) if takers else None
        if taker is not None:
            place, led = (taker - leader) % rules.players, (cards[0].bit_length() - 1) % 56 // 14
            highest = cards.index(rules.compiled.winning(sum(cards), led))
            assert not (cards[place] | cards[highest]) & ~SUIT_MASKS[led]
            cards[place], cards[highest] = cards[highest], cards[place]
        tricks.append((leader, [ALL_CARDS[card.bit_length() - 1] for card in cards]))
        deal.give(taker)
    return tricks, deal.piles


@pytest.mark.parametrize("name", DEALT)
def test_every_steered_deal_can_be_played(name):
    """With the highest card in the taker's hand each play is legal by the second engine, and the piles are the same."""
    rules, facts = ruleset(name), second.profile(name)
    for seed in range(12):
        tricks, piles = steered(rules, Chance(seed))
        hands = [[] for _ in range(rules.players)]
        for leader, cards in tricks:
            for place, card in enumerate(cards):
                hands[(leader + place) % rules.players].append(card.face)
        held = Cards.of(card for _, cards in tricks for card in cards)
        widow = second.faces(rules.deck.policy.cards - held)
        deal = second.Deal(facts, hands, dealer=(tricks[0][0] - 1) % rules.players, widow=widow)
        for leader, cards in tricks:
            assert deal.leader == leader
            for card in cards:
                assert second.barred_by(facts, card.face, *deal.asked()) is None
                deal.play(card.face)
        assert [sorted(pile) for pile in deal.taken] == [sorted(second.faces(pile)) for pile in piles]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PROFILES)
def test_what_is_aimed_at_comes_up(name):
    """Each aim leads to whole piles in twenty seeds, and to what it says."""
    rules = ruleset(name)
    for aim in set(aims(rules)):
        found = [piles for seed in range(20) if (piles := whole_piles(rules, Chance(seed), aim, 0)) is not None]
        assert found
        for piles in found:
            assert sum(map(len, piles)) == len(rules.deck.policy.cards)
            assert aim == PLAIN or len(rules.point_cards - piles[0]) == LACKING[aim]
