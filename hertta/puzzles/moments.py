"""Moments to ask about: taken from played deals, and built for what played deals never reach.

A random deal comes to a hand of nothing but point cards once in fifty thousand million; so the rare hands are built.
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import NamedTuple

from hertta.cards import ALL_CARDS, HEARTS, NO_CARDS, QUEENS_OF_SPADES, Card, Cards, Suit
from hertta.engine import Chance, Playing, begin, fold, shuffled, split
from hertta.puzzles.puzzle import LEARNER
from hertta.rules import Moment, RuleSet

Aim = tuple[str, str]
"""A policy's code and the clause of it that is to speak."""


class Setting(NamedTuple):
    """A moment with what lies around it: who led, and what each seat has taken."""

    moment: Moment
    leader: int
    taken: tuple[Cards, ...]


Shape = Callable[[RuleSet, Chance, Aim | None], Setting | None]
"""A way to a moment in which an aim speaks; it may lead nowhere. Without an aim any moment will do."""

BARRED = HEARTS | QUEENS_OF_SPADES
"""What the ban of the first trick names, whatever it costs (reading F10)."""


def spoken(rules: RuleSet, moment: Moment) -> tuple[Aim, ...]:
    """The clauses that speak in a moment."""
    return tuple((step.cited.code, step.clause) for step in fold(rules, moment))


def begun(rules: RuleSet, chance: Chance) -> Playing:
    """A deal before its first card."""
    hands, rest = shuffled(rules, chance)
    return Playing(begin(rules, hands, rest=rest))


def play_any(playing: Playing, chance: Chance) -> int:
    """Play a legal card by chance.

    Returns:
        The bit of the card.
    """
    left = playing.legal
    for _ in range(chance.below(left.bit_count())):
        left &= left - 1
    card = left & -left
    playing.play(card)
    return card


def from_learner(playing: Playing) -> tuple[int, tuple[Cards, ...]]:
    """Who led and what each has taken, as the seat to play counts the seats."""
    seat, players = playing.seat, len(playing.hands)
    taken = tuple(Cards(playing.taken[(seat + place) % players]) for place in range(players))
    return (playing.leader - seat) % players, taken


def played(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:
    """A moment of a deal that is played by chance: from some card on the first in which the aim speaks."""
    players, tricks = rules.players, rules.deck.policy.tricks
    playing = begun(rules, chance)
    for _ in range(chance.below((tricks - 1) * players)):
        play_any(playing, chance)
    while playing.trick_number < tricks:
        moment = playing.moment
        if aim is None or aim in spoken(rules, moment):
            return Setting(moment, *from_learner(playing))
        play_any(playing, chance)
    return None


def first_trick_void(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:  # noqa: ARG001
    """Trick 1, the learner void in clubs with cards of every kind."""
    points, others = _void_in_clubs(rules)
    count = 2 + chance.below(7)
    hand = some(points, count, chance) | some(others, rules.deck.policy.hand_size - count, chance)
    return _first_trick(rules, hand, chance)


def first_trick_points(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:  # noqa: ARG001
    """Trick 1, the learner void in clubs with barred cards only, or with one other card among them."""
    points, others = _void_in_clubs(rules)
    if len(points) < rules.deck.policy.hand_size:
        return None
    hand = some(points, rules.deck.policy.hand_size, chance)
    if chance.below(3) == 0:
        hand = hand - some(hand, 1, chance) | some(others, 1, chance)
    return _first_trick(rules, hand, chance)


def opening_lead(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:  # noqa: ARG001
    """Trick 1, the learner holds the opening card."""
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    rest = rules.deck.policy.cards - Cards.of([opening])
    hand = Cards.of([opening]) | some(rest, rules.deck.policy.hand_size - 1, chance)
    return Setting(Moment(hand), LEARNER, (NO_CARDS,) * rules.players)


def lead_unbroken(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:  # noqa: ARG001
    """On lead with unbroken hearts: hearts only, hearts and the queen of spades, or hearts and something else."""
    deck = rules.deck.policy
    hearts = some(HEARTS & deck.cards, min(4 + chance.below(6), deck.hand_size - 2), chance)
    opening = Cards.of([rules.opening.policy.opening_card(deck.cards)])
    queens = some(QUEENS_OF_SPADES & deck.cards, 1, chance)
    hand = hearts | chance.choice((NO_CARDS, queens, some(deck.cards - BARRED - opening, 1, chance)))
    number = deck.tricks - len(hand) + 1
    gone = opening | some(deck.cards - HEARTS - opening - hand, (number - 1) * rules.players - 1, chance)
    if len(gone) < (number - 1) * rules.players:
        return None
    return Setting(Moment(hand, (), number, False), LEARNER, _piles(rules, gone, chance))


def some(cards: Cards, count: int, chance: Chance) -> Cards:
    """So many of the cards, any as likely; all of them where there are no more."""
    return Cards.of(chance.shuffled(list(cards))[:count])


def _void_in_clubs(rules: RuleSet) -> tuple[Cards, Cards]:
    """The barred cards of the deck, and the cards that are neither those nor clubs."""
    deck = rules.deck.policy.cards
    return BARRED & deck, deck - BARRED - deck.of_suit(Suit.CLUBS)


def _first_trick(rules: RuleSet, hand: Cards, chance: Chance) -> Setting:
    """The learner in second, third or last place of a first trick in which the others follow suit."""
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    clubs = rules.deck.policy.cards.of_suit(Suit.CLUBS) - Cards.of([opening])
    followers = chance.shuffled(list(clubs))[: chance.below(rules.players - 1)]
    trick: tuple[Card, ...] = (opening, *followers)
    return Setting(Moment(hand, trick), (LEARNER - len(trick)) % rules.players, (NO_CARDS,) * rules.players)


def _piles(rules: RuleSet, gone: Cards, chance: Chance) -> tuple[Cards, ...]:
    """The cards that are gone, as tricks taken by one seat or another; one by the learner, who leads now."""
    first, *tricks = split(chance.shuffled(list(gone)), rules.players)
    piles = [NO_CARDS] * rules.players
    piles[LEARNER] = first
    for trick in tricks:
        piles[chance.below(rules.players)] |= trick
    return tuple(piles)


SHAPES: tuple[Shape, ...] = (played, first_trick_void, first_trick_points, opening_lead, lead_unbroken)
"""Every way to a moment."""

_SAMPLES = 40
_SEED = 0
"""What the sampled moments are made from; they are the same on every machine, and so are the aims."""


@cache
def ways(rules: RuleSet) -> tuple[tuple[Aim, tuple[Shape, ...]], ...]:
    """Every clause that can speak by these rules, sorted, with the shapes in which it was seen to speak."""
    chance = Chance(_SEED)
    seen: dict[Aim, dict[Shape, None]] = {}
    for shape, _ in product(SHAPES, range(_SAMPLES)):
        setting = shape(rules, chance, None)
        for aim in () if setting is None else spoken(rules, setting.moment):
            seen.setdefault(aim, {})[shape] = None
    return tuple((aim, tuple(seen[aim])) for aim in sorted(seen))


def aimed(rules: RuleSet, chance: Chance) -> Setting | None:
    """A moment in which one clause of the rules speaks, each clause as likely; ``None`` where the way led nowhere."""
    aim, shapes = chance.choice(ways(rules))
    setting = chance.choice(shapes)(rules, chance, aim)
    return setting if setting is not None and aim in spoken(rules, setting.moment) else None


def trick_played(rules: RuleSet, chance: Chance, sort: Callable[[tuple[Card, ...]], bool]) -> Setting | None:
    """A full trick of this sort, of a deal that is played by chance, with no hand; from some trick on the first."""
    playing = begun(rules, chance)
    number = 1 + chance.below(rules.deck.policy.tricks)
    while playing.legal:
        trick, leader, broken = playing.trick, playing.leader, playing.hearts_broken
        before, at = tuple(map(Cards, playing.taken)), playing.trick_number
        play_any(playing, chance)
        if playing.trick_number > at >= number:
            cards = tuple(ALL_CARDS[bit.bit_length() - 1] for bit in trick)
            if sort(cards):
                return Setting(Moment(NO_CARDS, cards, at, broken), leader, before)
    return None
