"""A rule set as rows of numbers, for the loop of ``hertta.analysis.kernel``.

Everything is asked of the rule set itself, and of ``score``: no rule is written here a second time.
"""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from hertta.cards import COPY, NO_CARDS, Card, Cards, Suit
from hertta.engine import score
from hertta.errors import RulesError
from hertta.rules import RuleSet
from hertta.rules.compiled import LEAD, Program

Array = Any
"""A numpy array."""
Word = Any
"""64 bits without a sign: a mask of cards, or what chance gives."""

Row = tuple[int, int, int, int, int]
"""A clause: ``keep``, ``leave``, ``unless``, ``having`` and ``then`` of ``Tables``."""

NOBODY_HAS = 1 << 63
"""A card that does not exist."""


class Tables(NamedTuple):
    """What the loop looks up.

    Args:
        deck: the bit of each card, in order.
        players: how many play.
        left: the seat on the left of each.
        hand_size: cards dealt to each.
        tricks: tricks in a deal.
        passed: how many cards each seat passes.
        gives_to: the seat that each seat gives to.
        kept: the cards that may not be passed while enough others are held.
        openers: cards of which the holder leads; the first one counts that is in a hand.
        only: for each context the cards that are all one may play who has one of them; 0 where it takes clauses.
        starts: for each context the place of its first clause; at last the number of clauses.
        keep: of these cards a clause wants one,
        leave: and these it leaves;
        unless: it speaks only to a hand that has none of these left,
        having: but one of these.
        then: the place of the next clause once it has spoken: past the others of its restriction.
        winners: for each led suit the cards that can take the trick; the highest bit takes it.
        breakers: for each led suit the cards that break hearts.
        priced: cards that cost the same, group by group.
        prices: what a card of each group costs, without a moon and beside one.
        points: the cards that cost more than 0.
        bonus: what a seat gets without a moon, by whether it took a trick and whether a card that costs points.
        moon: the cards that one seat must take for a moon; where there is none, a card that does not exist.
        turned: what a moon comes to by whether the shooter took every card, by the shooter, and by the seat.
    """

    deck: Array
    players: int
    left: Array
    hand_size: int
    tricks: int
    passed: int
    gives_to: Array
    kept: Word
    openers: Array
    only: Array
    starts: Array
    keep: Array
    leave: Array
    unless: Array
    having: Array
    then: Array
    winners: Array
    breakers: Array
    priced: Array
    prices: Array
    points: Word
    bonus: Array
    moon: Word
    turned: Array


def tables(rules: RuleSet, deal_number: int) -> Tables:
    """The tables of a rule set, for deals of this number.

    Raises:
        RulesError: ``not-for-batch`` if there are two decks, or if no order of the cards says who takes a trick.
    """
    deck, passing, bonus = rules.deck.policy, rules.passing.policy, rules.deal_end.policy.bonus
    if deck.cards.mask >> COPY:
        raise RulesError("not-for-batch", f"found {rules.deck.code} in {rules.name}, expected a single deck")
    gives_to = passing.gives_to(deal_number, rules.players)
    programs = _programs(rules)
    rows = [row for program in programs for row in program]
    keep, leave, unless, having, then = np.array(rows, np.uint64).reshape(-1, 5).T.copy()
    groups = _groups(rules)
    return Tables(
        deck=_words(card.bit for card in deck.cards),
        players=rules.players,
        left=np.array([*range(1, rules.players), 0]),
        hand_size=deck.hand_size,
        tricks=deck.tricks,
        passed=0 if gives_to is None else passing.count,
        gives_to=np.array(range(rules.players) if gives_to is None else gives_to),
        kept=np.uint64(passing.kept.mask),
        openers=_words(_picked(deck.cards, lambda cards: _opener(rules, cards))),
        only=_words(_only(program, deck.cards.mask) for program in programs),
        starts=np.cumsum([0, *map(len, programs)]),
        keep=keep,
        leave=leave,
        unless=unless,
        having=having,
        then=then.astype(np.int64),
        winners=_words(_winners(rules, suit) for suit in Suit),
        breakers=_words(cards & deck.cards.mask for cards in rules.compiled.breakers),
        priced=_words(groups.values()),
        prices=np.array([*zip(*groups, strict=True)], np.int64),
        points=np.uint64(rules.point_cards.mask),
        bonus=np.array([[bonus(tricks, points) for points in (False, True)] for tricks in (False, True)], np.int64),
        moon=np.uint64(rules.moon_cards.mask or NOBODY_HAS),
        turned=np.array([_turned(rules, pile) for pile in (rules.moon_cards, deck.cards)], np.int64),
    )


def _words(masks: Iterable[int]) -> Array:
    return np.array(list(masks), np.uint64)


def _programs(rules: RuleSet) -> list[list[Row]]:
    """The clauses of each context."""
    programs, start = list[list[Row]](), 0
    for first, broken, led in product((False, True), (False, True), range(LEAD + 1)):
        programs.append(_rows(rules.compiled.programs[first][broken][led], rules.deck.policy.cards.mask, start))
        start += len(programs[-1])
    return programs


def _rows(program: Program, deck: int, start: int) -> list[Row]:
    """The clauses of a program, one behind the other; those at the end of a restriction that narrow nothing left out.

    Args:
        program: the restrictions that have a say in a context.
        deck: the mask of the deck.
        start: the place of the first clause among those of all contexts.
    """
    rows = list[Row]()
    for _, clauses in program:
        narrowing = [place for place, (name, keep, _, _) in enumerate(clauses, 1) if name and deck & ~keep]
        said = clauses[: max(narrowing, default=0)]
        then = start + len(rows) + len(said)
        for name, keep, unless, having in said:
            rows.append((keep & deck, keep & deck if name else deck, unless & deck, (having or deck) & deck, then))
    return rows


def _only(rows: list[Row], deck: int) -> int:
    """See ``Tables.only``."""
    if not rows:
        return deck
    keep, _, unless, having, _ = rows[0]
    return keep if len(rows) == 1 and not unless and having == deck else 0


def _picked(cards: Cards, pick: Callable[[Cards], int]) -> list[int]:
    """The bits of the cards in the order in which they are picked out, until none is."""
    order = []
    while bit := pick(cards):
        order.append(bit)
        cards -= Cards(bit)
    return order


def _opener(rules: RuleSet, cards: Cards) -> int:
    """The card that opens, if all these are in one hand."""
    _, card = rules.opening.policy.leader([cards])
    return card.bit if card else 0


def _winners(rules: RuleSet, led: Suit) -> int:
    """The cards that can take a trick of this suit."""
    order = _picked(rules.deck.policy.cards, lambda cards: rules.compiled.winning(cards.mask, led))
    winners, suit = sum(order), rules.deck.policy.cards.of_suit(led).mask
    if order != sorted(order, reverse=True) or suit & ~winners:
        raise RulesError("not-for-batch", f"found {rules.trick.code}, expected that the highest card takes the trick")
    return winners


def _groups(rules: RuleSet) -> dict[tuple[int, int], int]:
    """The cards by what each costs, without a moon and beside one; also those that cost nothing."""
    groups = dict[tuple[int, int], int]()
    for card in rules.deck.policy.cards:
        price = _price(rules, card)
        groups[price] = groups.get(price, 0) | card.bit
    return groups


def _price(rules: RuleSet, card: Card) -> tuple[int, int]:
    values, alone = rules.values.policy, Cards.of([card])
    return values.points(alone), values.besides_moon(alone)


def _turned(rules: RuleSet, pile: Cards) -> list[list[int]]:
    """The points of a moon by shooter and seat, what bonus cards bring left out, if the shooter took this pile."""
    beside = rules.values.policy.besides_moon
    rows = []
    for shooter in range(rules.players):
        taken = [pile if seat == shooter else NO_CARDS for seat in range(rules.players)]
        points = score(rules, taken).points
        rows.append([each - beside(cards) for each, cards in zip(points, taken, strict=True)])
    return rows
