"""Piles to count: what each seat has taken, when one of them has all points, nearly all, or nothing is unusual."""

from hertta.cards import QUEENS_OF_SPADES, Cards, Suit
from hertta.engine import Chance
from hertta.puzzles.positions.steered import Steered
from hertta.rules import RuleSet

PLAIN, MOON, EVERY, BUT_A_HEART, BUT_THE_QUEEN = "plain", "moon", "every-trick", "but-a-heart", "but-the-queen"

_MISSED = {BUT_A_HEART: Cards.suit(Suit.HEARTS), BUT_THE_QUEEN: QUEENS_OF_SPADES}


def aims(rules: RuleSet) -> tuple[str, ...]:
    """What can be aimed at, the commoner the oftener: in one deal of four there is a moon, in few one seat has all.

    The queen can be missed only where she costs something.
    """
    missed = BUT_THE_QUEEN if QUEENS_OF_SPADES & rules.point_cards else BUT_A_HEART
    return (EVERY, *(MOON,) * 4, *(PLAIN, BUT_A_HEART, missed) * 5)


_TRIES = 4


def whole_piles(rules: RuleSet, chance: Chance, aim: str, hero: int) -> tuple[Cards, ...] | None:
    """The piles of a whole deal; ``None`` where a few deals came to something else than was aimed at.

    Args:
        rules: the rule set in play.
        chance: what decides all else.
        aim: one of ``aims``.
        hero: the seat that takes every point card, or all but one.
    """
    tries = (_whole_piles(rules, chance, aim, hero) for _ in range(_TRIES))
    return next((piles for piles in tries if piles is not None), None)


def _whole_piles(rules: RuleSet, chance: Chance, aim: str, hero: int) -> tuple[Cards, ...] | None:
    deal, costly, missed = Steered(rules, chance), rules.point_cards.mask, 0
    most = rules.deck.policy.tricks // 2
    while not deal.over:
        takers = deal.play(0 if aim == PLAIN or deal.leader == hero else costly)
        costs, others = deal.lying & costly, [seat for seat in takers if seat != hero]
        misses = not missed and bool(others) and _may_miss(aim, costs)
        needed = bool(costs) or aim == EVERY
        if aim == PLAIN or not takers:
            deal.give(chance.choice(takers) if takers else None)
        elif misses:
            missed = costs
            deal.give(chance.choice(others))
        elif hero in takers and (needed or deal.number > most or chance.below(2)):
            deal.give(hero)
        elif needed:
            return None
        else:
            deal.give(chance.choice(takers))
    got = costly & ~deal.taken[hero]
    reached = aim == PLAIN or (got == missed and bool(missed) == (aim in _MISSED))
    return deal.piles if reached else None


def _may_miss(aim: str, costs: int) -> bool:
    """Whether a trick with these point cards is one that the hero is to miss: one card of the sort, and no other."""
    return aim in _MISSED and costs.bit_count() == 1 and bool(costs & _MISSED[aim].mask)


def piles_so_far(rules: RuleSet, chance: Chance, holders: int) -> tuple[Cards, ...] | None:
    """The piles after some tricks, with point cards in so many of them; ``None`` where it never came to that.

    Args:
        rules: the rule set in play.
        chance: what decides all else.
        holders: 0, 1, or 2 for two or more.
    """
    deal, wanted = Steered(rules, chance), rules.moon_cards.mask
    hero, tricks = chance.below(rules.players), 1 + chance.below(rules.deck.policy.tricks - 1)
    found = None
    while deal.number <= tricks:
        takers = deal.play(0 if holders > 1 or (holders and deal.leader == hero) else wanted)
        if holders == 1 and hero in takers and (deal.lying & wanted or chance.below(2)):
            deal.give(hero)
        else:
            deal.give(chance.choice(takers) if takers else None)
        holding = sum(bool(pile & wanted) for pile in deal.taken)
        if holding > holders < 2:
            break
        if min(holding, 2) == holders and any(deal.taken):
            found = deal.piles
    return found
