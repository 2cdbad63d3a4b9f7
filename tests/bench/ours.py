"""hertta's side of the bench, by what it exports and nothing else."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from hertta.cards import NO_CARDS, STANDARD_DECK, Cards
from hertta.engine import Moment, Playing, Position, begin, exchange, judge_hand, legal, play, score
from hertta.rules import RuleSet, ruleset
from tests.bench.peers import GAME, Loop
from tests.oracle.openspiel import ACTIONS, CARDS

RULES = ruleset("hertan-saannot")
"""Left, right, across, none; hearts broken by hearts alone: what ``peers.GAME`` plays too."""


def deck() -> list[int]:
    """The bit of each card."""
    return [card.bit for card in STANDARD_DECK]


def first_position(rules: RuleSet, row: list[int]) -> Position:
    """A random deal of a random number after its pass.

    Shuffles the row, which holds the bit of each card; any three cards of a hand are as good as others to pass.
    """
    chance, number = random.random, 1 + int(random.random() * 4)
    row.sort(key=lambda _: chance())
    held = rules.passing.policy.direction(number) == "none"
    hands = [Cards(sum(row[start : start + 13])) for start in (0, 13, 26, 39)]
    passes = [NO_CARDS if held else Cards(sum(row[start : start + 3])) for start in (0, 13, 26, 39)]
    return begin(rules, exchange(rules, number, hands, passes))


def deals(count: int) -> None:
    """Play random deals with the pass, and score them."""
    rules, chance, row = RULES, random.random, deck()
    for _ in range(count):
        playing = Playing(first_position(rules, row))
        play_card = playing.play
        for _ in range(52):
            cards = playing.legal
            skip = int(chance() * cards.bit_count())
            while skip:
                cards &= cards - 1
                skip -= 1
            play_card(cards & -cards)
        score(rules, list(map(Cards, playing.taken)))


def batches() -> Loop:
    """Random deals by ``hertta.analysis.batch``, a quarter of them of each number; compiled before anything is timed.

    Raises:
        ImportError: if numba is not installed.
    """
    from hertta.analysis.batch import batch

    def loop(count: int) -> None:
        for number in (1, 2, 3, 4):
            batch(RULES, range(count // 4), number)

    loop(4)
    return loop


def positions(rules: RuleSet) -> Iterator[Position]:
    """Positions in which a card is to be played, deal after deal without end."""
    row = deck()
    while True:
        position = first_position(rules, row)
        while not position.over:
            yield position
            position = play(position, random.choice(tuple(legal(rules, position.moment))))


def same_moments(count: int) -> list[tuple[Moment, Any]]:
    """Moments of ours with OpenSpiel's state of the same position, one a deal.

    Raises:
        ValueError: if the legal sets differ: what is not the same is not compared.
    """
    pairs = []
    for _ in range(count):
        position, state = first_position(RULES, deck()), GAME.new_initial_state()
        for action in (0, *(ACTIONS[card] for row in zip(*position.hands, strict=True) for card in row)):
            state.apply_action(action)
        for _ in range(random.randrange(52)):
            card = random.choice(tuple(legal(RULES, position.moment)))
            position = play(position, card)
            state.apply_action(ACTIONS[card])
        allowed, theirs = legal(RULES, position.moment), Cards.of(CARDS[action] for action in state.legal_actions())
        if allowed != theirs:
            raise ValueError(f"found {allowed} and {theirs} legal, expected the same: {position}")
        pairs.append((position.moment, state))
    return pairs


def legal_sets(moments: Sequence[Moment]) -> Loop:
    """Ask for the bare legal set of each moment, so many times."""

    def ask(count: int) -> None:
        rules = RULES
        for _ in range(count):
            for moment in moments:
                legal(rules, moment)

    return ask


def reasons(moments: Sequence[Moment]) -> Loop:
    """Judge each hand and read, as ``hertta judge`` does, what is legal, waived, and why the rest is not."""

    def ask(count: int) -> None:
        rules = RULES
        for _ in range(count):
            for moment in moments:
                judgement = judge_hand(rules, moment)
                _ = judgement.legal, judgement.waived, judgement.reasons

    return ask


def verdicts(moments: Sequence[Moment]) -> Loop:
    """Ask for the verdict on each card of each hand as a value of its own, and read its rule and claims."""

    def ask(count: int) -> None:
        rules = RULES
        for _ in range(count):
            for moment in moments:
                for verdict in judge_hand(rules, moment).verdicts:
                    _ = verdict.rule, verdict.claims

    return ask
