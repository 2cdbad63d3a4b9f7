"""Moments to ask about: taken from played deals, and built for what played deals never reach.

A random deal comes to a hand of nothing but point cards once in fifty thousand million; so the rare hands are built.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, Cards, Suit
from hertta.engine import Chance, Position, begin, legal, play, shuffled, split
from hertta.puzzles.puzzle import LEARNER
from hertta.rules import Moment, RuleSet


@dataclass(frozen=True, slots=True)
class Setting:
    """A moment with what lies around it: who led, and what each seat has taken."""

    moment: Moment
    leader: int
    taken: tuple[Cards, ...]


Shape = Callable[[RuleSet, Chance], Setting]


def played(rules: RuleSet, chance: Chance) -> Setting:
    """A moment of a deal that four players play by chance, any trick but the last."""
    tricks = rules.deck.policy.hand_size
    position = _dealt(rules, chance)
    stop = chance.below((tricks - 1) * rules.players)
    for _ in range(stop):
        position = play(position, chance.choice(list(legal(rules, position.moment))))
    taken = tuple(position.taken[(position.seat + seat) % rules.players] for seat in range(rules.players))
    return Setting(position.moment, (position.leader - position.seat) % rules.players, taken)


def _dealt(rules: RuleSet, chance: Chance) -> Position:
    hands, rest = shuffled(rules, chance)
    return begin(rules, hands, rest=rest)


def first_trick_void(rules: RuleSet, chance: Chance) -> Setting:
    """Trick 1, the learner void in clubs with cards of every kind."""
    points, others = _void_in_clubs(rules)
    count = 2 + chance.below(7)
    hand = _some(points, count, chance) | _some(others, rules.deck.policy.hand_size - count, chance)
    return _first_trick(rules, hand, chance)


def first_trick_points(rules: RuleSet, chance: Chance) -> Setting:
    """Trick 1, the learner void in clubs with point cards only, or with one other card among them."""
    points, others = _void_in_clubs(rules)
    hand = _some(points, rules.deck.policy.hand_size, chance)
    if chance.below(3) == 0:
        hand = hand - _some(hand, 1, chance) | _some(others, 1, chance)
    return _first_trick(rules, hand, chance)


def opening_lead(rules: RuleSet, chance: Chance) -> Setting:
    """Trick 1, the learner holds the opening card."""
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    rest = rules.deck.policy.cards - Cards.of([opening])
    hand = Cards.of([opening]) | _some(rest, rules.deck.policy.hand_size - 1, chance)
    return Setting(Moment(hand), LEARNER, (NO_CARDS,) * rules.players)


def lead_unbroken(rules: RuleSet, chance: Chance) -> Setting:
    """On lead with unbroken hearts: hearts only, hearts and the queen of spades, or hearts and something else."""
    size = 4 + chance.below(6)
    hearts = _some(HEARTS, size, chance)
    opening = Cards.of([rules.opening.policy.opening_card(rules.deck.policy.cards)])
    others = rules.deck.policy.cards - HEARTS - opening
    hand = hearts | chance.choice((NO_CARDS, Cards.of([QUEEN_OF_SPADES]), _some(others, 1, chance)))
    number = rules.deck.policy.hand_size - len(hand) + 1
    gone = opening | _some(others - hand, (number - 1) * rules.players - len(opening), chance)
    return Setting(Moment(hand, (), number, False), LEARNER, _piles(rules, gone, chance))


def _void_in_clubs(rules: RuleSet) -> tuple[Cards, Cards]:
    """The point cards of the deck, and the cards that are neither those nor clubs."""
    deck = rules.deck.policy.cards
    points = rules.values.policy.point_cards(deck)
    return points, deck - points - Cards.suit(Suit.CLUBS)


def _first_trick(rules: RuleSet, hand: Cards, chance: Chance) -> Setting:
    """The learner in second, third or last place of a first trick in which the others follow suit."""
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    clubs = rules.deck.policy.cards.of_suit(Suit.CLUBS) - Cards.of([opening])
    followers = chance.shuffled(list(clubs))[: chance.below(rules.players - 1)]
    trick = (opening, *followers)
    return Setting(Moment(hand, trick), (LEARNER - len(trick)) % rules.players, (NO_CARDS,) * rules.players)


def _some(cards: Cards, count: int, chance: Chance) -> Cards:
    return Cards.of(chance.shuffled(list(cards))[:count])


def _piles(rules: RuleSet, gone: Cards, chance: Chance) -> tuple[Cards, ...]:
    """The cards that are gone, as tricks taken by one seat or another; one by the learner, who leads now."""
    first, *tricks = split(chance.shuffled(list(gone)), rules.players)
    piles = [NO_CARDS] * rules.players
    piles[LEARNER] = first
    for trick in tricks:
        piles[chance.below(rules.players)] |= trick
    return tuple(piles)


SHAPES: tuple[Shape, ...] = (played, first_trick_void, first_trick_points, opening_lead, lead_unbroken)
"""Every way to a moment, each as likely to be tried."""


def trick_played(rules: RuleSet, chance: Chance) -> Setting:
    """One full trick of a deal that is played by chance, with no hand."""
    position = _dealt(rules, chance)
    number = 1 + chance.below(rules.deck.policy.hand_size)
    while True:
        before = position
        card = chance.choice(list(legal(rules, position.moment)))
        position = play(position, card)
        if before.trick_number == number and position.trick_number > number:
            moment = Moment(NO_CARDS, (*before.trick, card), number, before.hearts_broken)
            return Setting(moment, before.leader, before.taken)
