"""Moments to ask about: taken from played deals, and built for what played deals never reach.

A random deal comes to a hand of nothing but point cards once in fifty thousand million; so the rare hands are built.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from hertta.cards import ALL_CARDS, NO_CARDS, QUEENS_OF_SPADES, Card, Cards, Rank, Suit
from hertta.engine import Chance, Playing, begin, cut, fold, shuffled
from hertta.puzzles.positions.steered import any_bit
from hertta.puzzles.puzzle import LEARNER
from hertta.rules import Moment, RuleSet

STATED = frozenset({"only-points-hearts", "only-points-all", "only-points-queen", "only-hearts", "only-points"})
"""The clauses of restrictions that are exceptions which a source itself states."""

Aim = tuple[str, str]
"""A policy's code and the clause of it that is to speak."""


class Setting(NamedTuple):
    """A moment with what lies around it: who led, and what each seat has taken."""

    moment: Moment
    leader: int
    taken: tuple[Cards, ...]


Shape = Callable[[RuleSet, Chance, Aim | None], Setting | None]
"""A way to a moment in which an aim speaks; it may lead nowhere. Without an aim any moment will do."""


def spoken(rules: RuleSet, moment: Moment) -> tuple[Aim, ...]:
    """The clauses that speak in a moment."""
    return tuple((step.cited.code, step.clause) for step in fold(rules, moment))


def begun(rules: RuleSet, chance: Chance) -> Playing:
    """A deal before its first card."""
    hands, rest = shuffled(rules, chance)
    return Playing(begin(rules, hands, rest=rest))


def play_any(playing: Playing, chance: Chance, shunned: int = 0) -> None:
    """Play a legal card by chance, of those in the mask ``shunned`` only if there is no other."""
    playing.play(any_bit(playing.legal & ~shunned or playing.legal, chance))


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


def lead_unbroken(rules: RuleSet, chance: Chance, aim: Aim | None) -> Setting | None:
    """On lead with unbroken hearts, after a deal in which one is dealt many hearts and nobody plays one who need not.

    So the leader comes to hearts only, or hearts and the queen of spades, or hearts and something else.
    """
    deck = rules.deck.policy
    hearts = deck.cards.of_suit(Suit.HEARTS)
    own = some(hearts, min(len(hearts) - 2, deck.hand_size - 4) - chance.below(4), chance)
    own |= some(QUEENS_OF_SPADES & deck.cards, chance.below(2), chance)
    rest = deck.cards - own
    own |= some(_high(rest - hearts), (deck.hand_size - len(own)) // 2, chance)
    own |= some(deck.cards - hearts - own, deck.hand_size - len(own), chance)
    hands, left = cut(rules, [*own, *chance.shuffled(list(deck.cards - own))])
    playing = Playing(begin(rules, hands, rest=left))
    shunned, found = (hearts | QUEENS_OF_SPADES).mask, None
    while playing.legal and not playing.hearts_broken:
        leads = playing.seat == LEARNER and not playing.trick and playing.trick_number > 1
        if leads and playing.hands[LEARNER].bit_count() > 1 and playing.hands[LEARNER] & hearts.mask:
            found = Setting(playing.moment, *from_learner(playing))
            if aim in spoken(rules, found.moment):
                return found
        play_any(playing, chance, shunned)
    return found


def _high(cards: Cards) -> Cards:
    """The cards that mostly win a trick."""
    return Cards.of(card for card in cards if card.rank >= Rank.QUEEN)


def some(cards: Cards, count: int, chance: Chance) -> Cards:
    """So many of the cards, any as likely; all of them where there are no more."""
    return Cards.of(chance.shuffled(list(cards))[:count])


def _void_in_clubs(rules: RuleSet) -> tuple[Cards, Cards]:
    """The cards that the ban of the first trick names (reading F10), and those that are neither such nor clubs."""
    deck = rules.deck.policy.cards
    barred = deck.of_suit(Suit.HEARTS) | QUEENS_OF_SPADES & deck
    return barred, deck - barred - deck.of_suit(Suit.CLUBS)


def _first_trick(rules: RuleSet, hand: Cards, chance: Chance) -> Setting:
    """The learner in second, third or last place of a first trick in which the others follow suit."""
    opening = rules.opening.policy.opening_card(rules.deck.policy.cards)
    clubs = rules.deck.policy.cards.of_suit(Suit.CLUBS) - Cards.of([opening])
    followers = chance.shuffled(list(clubs))[: chance.below(rules.players - 1)]
    trick: tuple[Card, ...] = (opening, *followers)
    return Setting(Moment(hand, trick), (LEARNER - len(trick)) % rules.players, (NO_CARDS,) * rules.players)


SHAPES: tuple[Shape, ...] = (played, first_trick_void, first_trick_points, opening_lead, lead_unbroken)
"""Every way to a moment."""

_SAMPLES = 100
_TRIES = 30
_SEED = 0
"""What the sampled moments are made from; they are the same on every machine, and so are the aims."""


@lru_cache(maxsize=128)
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
    """A moment in which one clause of the rules speaks, each clause as likely; ``None`` if no way led to it."""
    aim, shapes = chance.choice(ways(rules))
    for _ in range(_TRIES):
        setting = chance.choice(shapes)(rules, chance, aim)
        if setting is not None and aim in spoken(rules, setting.moment):
            return setting
    return None


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
