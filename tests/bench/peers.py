"""What hertta is measured against: each function plays a number of random deals, with the pass, and scores them.

They are loops as tight as their library allows, so that a ratio says something. Cards are chosen by ``random.random``
among what the peer itself calls legal.
"""

import random
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from importlib.util import find_spec
from io import StringIO
from typing import Any

import pyspiel

GAME = pyspiel.load_game("hearts(qs_breaks_hearts=False)")
"""OpenSpiel by the rules of ``hertan-saannot``, so that positions and legal sets can be compared one to one."""
GYM_HEARTS = find_spec("gymhearts") is not None
"""Whether gym-hearts is installed; nothing but this bench wants it, so it belongs to no extra."""

Loop = Callable[[int], None]
"""Does one thing so many times."""


def openspiel(count: int) -> None:
    """Play deals by OpenSpiel; at a chance node any card not yet dealt will do, so that its list is not asked for."""
    chance, new, deck = random.random, GAME.new_initial_state, list(range(52))
    for _ in range(count):
        state = new()
        apply, legal = state.apply_action, state.legal_actions
        direction = int(chance() * 4)
        apply(direction)
        deck.sort(key=lambda _: chance())
        for card in deck:
            apply(card)
        for _ in range(64 if direction else 52):
            cards = legal()
            apply(cards[int(chance() * len(cards))])
        state.returns()


def legal_sets(states: Sequence[Any]) -> Loop:
    """Ask OpenSpiel for the legal actions of each state, so many times."""

    def ask(count: int) -> None:
        asked = [state.legal_actions for state in states]
        for _ in range(count):
            for legal in asked:
                legal()

    return ask


def masks(count: int) -> None:
    """Play deals on bare integers: a yardstick of Python itself, not an engine and no part of hertta.

    It checks nothing, explains nothing and knows one set of rules; what a Python engine can reach lies below it.
    """
    chance, deck, clubs = random.random, [1 << card for card in range(52)], (1 << 13) - 1
    hearts, queen = clubs << 26, 1 << 49
    for _ in range(count):
        deck.sort(key=lambda _: chance())
        dealt = [sum(deck[start : start + 13]) for start in (0, 13, 26, 39)]
        given = [sum(deck[start : start + 3]) for start in (0, 13, 26, 39)]
        step = int(chance() * 4)
        hands = [hand ^ given[seat] | given[seat - step] for seat, hand in enumerate(dealt)] if step else dealt
        seat = next(seat for seat, hand in enumerate(hands) if hand & 1)
        broken, taken = 0, [0, 0, 0, 0]
        for number in range(13):
            trick = led = best = 0
            leader = seat
            for place in range(4):
                at = (leader + place) & 3
                hand = hands[at]
                if place:
                    legal = hand & led or (hand if number else hand & ~(hearts | queen) or hand)
                else:
                    legal = (hand if broken else hand & ~hearts or hand) if number else 1
                card = legal
                for _ in range(int(chance() * legal.bit_count())):
                    card &= card - 1
                card &= -card
                hands[at] = hand ^ card
                trick |= card
                if not place:
                    led = clubs << (card.bit_length() - 1) // 13 * 13
                if card & led and card > best:
                    seat, best = at, card
            broken |= trick & hearts
            taken[seat] |= trick
        points = [(pile & hearts).bit_count() + 13 * (pile & queen > 0) for pile in taken]
        if 26 in points:
            points = [26 - point for point in points]


def gym_hearts(count: int) -> None:
    """Play deals by gym-hearts, which has no pass; its games of several deals are played on to their ends."""
    with redirect_stderr(StringIO()):  # it says at every start that it is old
        from gymhearts.env import HeartsEnv
        from gymhearts.strategy import IStrategy

    class Chance(IStrategy):
        """Play any card that is called legal."""

        def move(self, observation):
            cards = observation["valid_hand_cards"]
            return cards[int(random.random() * len(cards))]

        def watch(self, observation, info):
            """Look at nothing; not to be able to would cost an exception a card."""

    over = True
    while count:
        if over:
            game = HeartsEnv()
            game.enable_shooting_the_moon()
            for _ in range(4):
                game.add_player(Chance())
            game.start()
        _, _, over, info = game.step(game.move())
        count -= info["is_new_round"] or over
