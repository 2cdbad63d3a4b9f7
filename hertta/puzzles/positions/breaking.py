"""Records of play in which hearts are broken, or nearly, in each of the ways there are."""

from collections.abc import Callable
from typing import NamedTuple

from hertta.cards import ALL_CARDS, HEARTS, QUEENS_OF_SPADES, SUIT_MASKS, Card, Cards, Suit
from hertta.engine import Chance, Playing, begin, cut
from hertta.puzzles.positions.moments import begun, some
from hertta.puzzles.positions.steered import any_bit
from hertta.puzzles.puzzle import Plays
from hertta.rules import RuleSet

FEWEST, MOST = 2, 8
"""How many tricks a record has."""

_HEARTS, _QUEENS = SUIT_MASKS[Suit.HEARTS], QUEENS_OF_SPADES.mask
_TOPS = tuple(map(Card.parse, ["AC", "KC", "AD", "AS", "KD", "KS", "QC", "QD", "QS"]))


class Firsts(NamedTuple):
    """The numbers of the tricks in which something happened first; 0 for never.

    Args:
        broken: hearts were broken.
        queen: the queen of spades was played.
        led: a heart was led while hearts were unbroken.
    """

    broken: int
    queen: int
    led: int


class Way(NamedTuple):
    """A way to a record.

    Args:
        likes: the mask of cards that are played where they are legal.
        shuns: the mask of cards that are played only where no other is legal.
        patient: whether hearts are shunned until some trick, and liked from then on.
        ends: from what was seen in so many tricks to the last trick to be told; 0 where it led nowhere.
    """

    likes: int
    shuns: int
    patient: bool
    ends: Callable[[Firsts, int, Chance], int]


def _after(number: int, chance: Chance) -> int:
    return number and max(FEWEST, number + chance.below(3))


def _unbroken(seen: Firsts, tricks: int, chance: Chance) -> int:
    most = seen.broken - 1 if seen.broken else tricks
    return FEWEST + chance.below(most - FEWEST + 1) if most >= FEWEST else 0


WAYS: dict[str, Way] = {
    "earlier": Way(_HEARTS, 0, True, lambda seen, _, chance: _after(seen.broken, chance)),
    "last": Way(_HEARTS, 0, True, lambda seen, *_: seen.broken if seen.broken >= FEWEST else 0),
    "queen": Way(_QUEENS, _HEARTS, False, lambda seen, _, chance: _after(seen.queen, chance) if _first(seen) else 0),
    "none": Way(0, _HEARTS, False, _unbroken),
    "led": Way(0, _HEARTS, False, lambda seen, _, chance: _after(seen.led, chance)),
}
"""A heart thrown some tricks ago, or in the last trick told; the queen before any heart; no heart at all; a heart led
by one who held nothing else."""


def _first(seen: Firsts) -> bool:
    """Whether the queen came before hearts were broken."""
    return bool(seen.queen) and (not seen.broken or seen.queen < seen.broken)


def record(rules: RuleSet, chance: Chance, aim: str) -> Plays:
    """The play of the first tricks of a deal, by a way in ``WAYS``; empty where it led nowhere."""
    way, most = WAYS[aim], min(MOST, rules.deck.policy.tricks - 1)
    playing, hero = _one_with_hearts(rules, chance) if aim == "led" else (begun(rules, chance), None)
    late = 1 + chance.below(most) if way.patient else 0
    plays: list[tuple[int, Card]] = []
    broken = queen = led = 0
    while playing.trick_number <= most:
        number, seat, legal = playing.trick_number, playing.seat, playing.legal
        likes, shuns = (0, _HEARTS) if number < late else (way.likes, way.shuns)
        if seat == hero:
            card = 1 << (legal & ~_HEARTS or legal).bit_length() - 1
        else:
            card = any_bit(legal & likes or legal & ~shuns or legal, chance)
        queen = queen or number * bool(card & _QUEENS)
        led = led or number * bool(card & _HEARTS and not playing.trick and not playing.hearts_broken)
        plays.append((seat, ALL_CARDS[card.bit_length() - 1]))
        playing.play(card)
        broken = broken or number * playing.hearts_broken
    return tuple(plays[: way.ends(Firsts(broken, queen, led), most, chance) * rules.players])


def _one_with_hearts(rules: RuleSet, chance: Chance) -> tuple[Playing, int]:
    """A deal in which one hand is nothing but hearts and a few high cards, with which it comes to lead them."""
    deck = rules.deck.policy
    count = max(1, deck.hand_size - len(HEARTS) + 1) + chance.below(2)
    tops = Cards.of(_TOPS[:count])
    hand = tops | some(HEARTS, deck.hand_size - count, chance)
    hero = chance.below(rules.players)
    others = chance.shuffled(list(deck.cards - hand))
    before = hero * deck.hand_size
    hands, rest = cut(rules, [*others[:before], *hand, *others[before:]])
    return Playing(begin(rules, hands, rest=rest)), hero
