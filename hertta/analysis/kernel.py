"""The loop of ``hertta.analysis.batch``, compiled by numba: ``playout`` on masks of 64 bits.

It states no rule of its own: what it looks at stands in ``Tables``; that its fold, its tricks and its score are the
engine's is held deal by deal in its tests. Masks, words of chance and counts of cards are unsigned,
seats and points signed; numba would make real numbers of a mixture.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from hertta.analysis.tables import Array, Tables, Word
from hertta.cards.card import RANKS_PER_SUIT
from hertta.rules.compiled import LEAD

F = TypeVar("F", bound=Callable[..., Any])

_WORD, _BIT = ir.IntType(64), ir.IntType(1)
_NONE, _ONE = np.uint64(0), np.uint64(1)
_STEP = np.uint64(0x9E3779B97F4A7C15)
_LOW = np.uint64(2**32 - 1)
_LAST_FEW = np.uint64(2**64 - 64)


def native(function: F) -> F:
    """Compile a function when it is first called, and keep the code beside this file or in the user's cache."""
    return cast(F, njit(cache=True, error_model="numpy", nogil=True, forceinline=True)(function))


def _instruction(function: Callable[..., Any]) -> Any:
    """Make one instruction of the machine of a call; the function says how."""
    return intrinsic(function)


@_instruction
def _count(_typing: Any, mask: Any) -> Any:
    """The number of cards in a mask."""
    return types.uint64(mask), lambda _context, builder, _signature, words: builder.ctpop(*words)


@_instruction
def _index(_typing: Any, card: Any) -> Any:
    """The place of a card's bit."""
    return types.int64(card), lambda _context, builder, _signature, words: builder.cttz(*words, _BIT(1))


@_instruction
def _deposit(_typing: Any, bits: Any, mask: Any) -> Any:
    """The lowest bits, put in their order where the mask has bits; for ``deposited``."""

    def build(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), words)

    return types.uint64(bits, mask), build


@native
def deposited(mask: Word, place: Word) -> Word:
    """The card at a place of a mask, the lowest at 0, by an instruction that not every machine has."""
    return _deposit(_ONE << place, mask)


@native
def counted(mask: Word, place: Word) -> Word:
    """The card at a place of a mask, the lowest at 0, on any machine."""
    for _ in range(place):
        mask &= mask - _ONE
    return mask & (~mask + _ONE)


DEPOSITS = "+bmi2" in cpu_target.target_context.codegen().magic_tuple()[2]
"""Whether numba compiles for a machine that has the instruction."""
_card_at = deposited if DEPOSITS else counted


@native
def _word(state: Word) -> Word:
    """What a state of chance gives."""
    word = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@native
def below(state: Word, limit: Word) -> tuple[Word, Word]:
    """The next state of chance, and its number below a limit of at most 64: ``Chance.below``.

    Words are shared out evenly among the numbers; of the last few, those that are left over are drawn anew.
    """
    while True:
        state += _STEP
        word = _word(state)
        number = word % limit
        if word < _LAST_FEW or word - number <= _NONE - limit:
            return state, number


@native
def _shuffle(tables: Tables, state: Word, row: Array) -> Word:
    """Put the deck into a random order, and give the next state of chance: ``Chance.shuffled``."""
    row[:] = tables.deck
    for place in range(len(row) - 1, 0, -1):
        state, other = below(state, np.uint64(place + 1))
        row[place], row[other] = row[other], row[place]
    return state


@native
def _deal(tables: Tables, row: Array, hands: Array) -> None:
    """Cut the row into hands, and let each seat pass the first of its cards that may be passed."""
    hands[:] = _NONE
    for seat in range(tables.players):
        dealt = row[seat * tables.hand_size : (seat + 1) * tables.hand_size]
        hand = given = _NONE
        for card in dealt:
            hand |= card
        allowed = hand & ~tables.kept
        if _count(allowed) < np.uint64(tables.passed):
            allowed = hand
        for card in dealt:
            if _count(given) == np.uint64(tables.passed):
                break
            given |= card & allowed
        hands[seat] |= hand ^ given
        hands[tables.gives_to[seat]] |= given


@native
def _opener(tables: Tables, hands: Array) -> int:
    """The seat that leads to the first trick."""
    for card in tables.openers:
        for seat in range(tables.players):
            if hands[seat] & card:
                return seat
    return 0


@native
def context(first: bool, broken: bool, led: int) -> int:
    """The number of a context: the first trick or not, hearts broken or not, the led suit or ``LEAD``."""
    return (first * 2 + broken) * (LEAD + 1) + led


@native
def legal(tables: Tables, number: int, hand: Word) -> Word:
    """What the clauses of a context leave of a hand: ``hertta.engine.judge.narrow``."""
    only = tables.only[number]
    if only:
        kept = hand & only
        return kept or hand
    at, end = tables.starts[number], tables.starts[number + 1]
    while at < end:
        if hand & tables.keep[at] and hand & tables.having[at] and not hand & tables.unless[at]:
            hand &= tables.leave[at]
            at = tables.then[at]
        else:
            at += 1
    return hand


@native
def _play(tables: Tables, state: Word, row: Array, hands: Array, taken: Array) -> None:
    """Play every card of the hands, and of the stock, by chance among the legal ones."""
    taken[:] = _NONE
    leader, broken, drawn = _opener(tables, hands), False, tables.players * tables.hand_size
    for number in range(tables.tricks):
        seat, led, trick, best = leader, LEAD, _NONE, _NONE
        for _ in range(tables.players):
            cards = legal(tables, context(number == 0, broken, led), hands[seat])
            state += _STEP
            card = _card_at(cards, (_word(state) & _LOW) * _count(cards) >> np.uint64(32))
            if not trick:
                led = _index(card) // RANKS_PER_SUIT
            hands[seat] ^= card
            trick |= card
            able = card & tables.winners[led]
            if able > best:
                best, leader = able, seat
            seat = tables.left[seat]
        taken[leader] |= trick
        broken = broken or trick & tables.breakers[led] != _NONE
        seat = leader
        for _ in range(min(tables.players, len(row) - drawn)):
            hands[seat] |= row[drawn]
            drawn += 1
            seat = tables.left[seat]


@native
def settle(tables: Tables, taken: Array, points: Array) -> int:
    """Write down what each seat gets for what it has taken: ``hertta.engine.score``; who shot the moon, or -1."""
    shooter = -1
    for seat in range(tables.players):
        if not tables.moon & ~taken[seat]:
            shooter = seat
    for seat in range(tables.players):
        pile = taken[seat]
        if shooter < 0:
            total = tables.bonus[int(pile != _NONE), int(pile & tables.points != _NONE)]
        else:
            total = tables.turned[int(_count(taken[shooter]) == len(tables.deck)), shooter, seat]
        for group in range(len(tables.priced)):
            total += tables.prices[int(shooter >= 0), group] * np.int64(_count(pile & tables.priced[group]))
        points[seat] = total
    return shooter


@native
def play_out(tables: Tables, seed: Word, step: Word, points: Array, moon: Array, taken: Array) -> None:
    """Fill in a row of the arrays for each deal; its seed is ``step`` past the one before."""
    row, hands = np.empty_like(tables.deck), np.empty(tables.players, np.uint64)
    for number in range(len(moon)):
        state = _shuffle(tables, seed, row)
        _deal(tables, row, hands)
        _play(tables, state, row, hands, taken[number])
        moon[number] = settle(tables, taken[number], points[number])
        seed += step
