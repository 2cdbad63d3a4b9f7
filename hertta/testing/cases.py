"""Cases for testing rule sets, by chance and aimed at what is rare.

Random deals hardly ever reach the rare rules: a hand of nothing but point cards in the first trick comes once in fifty
thousand million hands, and a moon hardly oftener. The cases here are aimed at such hands and piles, so that every
clause of every restriction speaks. All of them take any rule set: one deck or two, a stock, a widow.
"""

from dataclasses import dataclass, field

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, QUEENS_OF_SPADES, Card, Cards, Rank, Suit
from hertta.engine import Chance, Dealt, Moment, Position, begin, exchange, legal, play, split
from hertta.rules import RuleSet

_CLUBS = Cards.suit(Suit.CLUBS)
_QUEEN = Cards.of([QUEEN_OF_SPADES])
_ACE_OF_CLUBS = Cards.of([Card(Suit.CLUBS, Rank.ACE)])

Hands = tuple[Cards, ...]
"""Cards a seat: as they are held, given or taken."""


@dataclass(frozen=True)
class Record:
    """One deal, played to its end.

    Args:
        deal_number: decides the pass.
        dealt: the hands before the pass, one a seat.
        rest: the cards left over, the next to be drawn first.
        passes: what each seat gave.
        positions: every position from the first lead, after the pass, to the end.
        plays: seat and card, in order; ``plays[i]`` leads from ``positions[i]`` to ``positions[i + 1]``.
    """

    deal_number: int
    dealt: Hands
    rest: tuple[Card, ...]
    passes: Hands
    positions: tuple[Position, ...] = field(repr=False)
    plays: tuple[tuple[int, Card], ...]


def aimed_deal(rules: RuleSet, chance: Chance) -> Dealt:
    """Hands of which one is often rare: nothing but points, the ace of clubs and points, or no club; and the rest.

    Where there is a stock, it sometimes holds every club that it can.

    >>> from hertta.rules import ruleset
    >>> [len(hand) for hand in aimed_deal(ruleset("herttamisaari-5"), Chance(1)).hands]
    [10, 10, 10, 10, 10]
    """
    deck, size = rules.deck.policy.cards, rules.deck.policy.hand_size
    fixed, rest = chance.choice(
        [
            (NO_CARDS, deck),
            (NO_CARDS, HEARTS),
            (_QUEEN, HEARTS),
            (_ACE_OF_CLUBS, HEARTS),
            (_ACE_OF_CLUBS | _QUEEN, HEARTS),
            (NO_CARDS, deck - _CLUBS),
        ]
    )
    fixed = Cards.of(list(fixed & deck)[:size])
    wanted = chance.shuffled(list(rest & deck - fixed))
    unwanted = chance.shuffled(list(deck - rest - fixed))  # few players have larger hands than there are rare cards
    rare = fixed | Cards.of([*wanted, *unwanted][: size - len(fixed)])
    others = chance.shuffled(list(deck - rare))
    if rules.deck.policy.stock and not chance.below(3):
        others.sort(key=_CLUBS.__contains__)
    dealt = (rules.players - 1) * size
    hands, at = split(others[:dealt], size), chance.below(rules.players)
    return Dealt((*hands[:at], rare, *hands[at:]), tuple(others[dealt:]))


def aimed_moment(rules: RuleSet, chance: Chance) -> Moment:
    """A moment of choice that is often rare; the first trick is led with a card that may open it.

    >>> from hertta.rules import ruleset
    >>> moment = aimed_moment(ruleset("hjerter"), Chance(14))
    >>> moment.trick_number, moment.trick, moment.hand
    (1, (Card('2C'), Card('9C')), Cards('2H 5H 9H JH QS'))
    """
    deck = rules.deck.policy
    dealt_out = not deck.stock and not deck.widow
    opening = Cards.of([rules.opening.policy.opening_card(deck.cards)])
    number = chance.choice([1, 1 + chance.below(deck.tricks)])
    length = chance.below(rules.players)
    hand = _aimed_hand(rules, chance, deck.cards - opening if number == 1 and dealt_out else deck.cards)
    if number == 1 and not length and dealt_out:
        hand = Cards.of(list(hand)[1:]) | opening
    others = deck.cards - hand
    leads = legal(rules, Moment(others)) if number == 1 and (dealt_out or chance.below(2)) else others
    lead = chance.choice(list(leads))
    trick = (lead, *chance.shuffled(list(others - Cards.of([lead]))))[:length]
    return Moment(hand, trick, number, bool(number > 1 and chance.below(2)))


def _aimed_hand(rules: RuleSet, chance: Chance, deck: Cards) -> Cards:
    pools = [
        deck,
        HEARTS,
        HEARTS | QUEENS_OF_SPADES,
        QUEENS_OF_SPADES,
        deck - _CLUBS,
        deck - Cards.suit(chance.choice(list(Suit))),
        Cards.suit(chance.choice(list(Suit))),
    ]
    pool = list(chance.choice([pool & deck for pool in pools if pool & deck]))
    size = 1 + chance.below(min(len(pool), rules.deck.policy.hand_size))
    hand = Cards.of(chance.shuffled(pool)[:size])
    keep_queen = chance.below(2) and QUEEN_OF_SPADES in pool and QUEEN_OF_SPADES not in hand
    return hand - Cards.of(list(hand)[:1]) | _QUEEN if keep_queen else hand


def aimed_piles(rules: RuleSet, chance: Chance) -> Hands:
    """The whole deck as it might be taken, one pile a seat: often a moon, nearly one, or one that took every card.

    >>> from hertta.engine import score
    >>> from hertta.rules import ruleset
    >>> omnibus = ruleset("omnibus")
    >>> {score(omnibus, aimed_piles(omnibus, Chance(seed))).moon for seed in range(40)} == {0, 1, 2, 3, None}
    True
    """
    deck, wanted = rules.deck.policy.cards, rules.values.policy.moon_cards(rules.deck.policy.cards)
    stray = Cards.of(chance.shuffled(list(wanted))[:1])
    heap = chance.choice([NO_CARDS, wanted, wanted - stray, deck, deck - stray])
    piles = [NO_CARDS] * rules.players
    piles[chance.below(rules.players)] |= heap
    takers = chance.shuffled(range(rules.players))[: 1 + chance.below(rules.players)]
    for card in deck - heap:
        piles[chance.choice(takers)] |= Cards.of([card])
    return tuple(piles)


def played(rules: RuleSet, chance: Chance) -> Record:
    """A deal, aimed after its pass, and played to the end by chance among the legal cards.

    >>> from hertta.rules import ruleset
    >>> record = played(ruleset("hertta-korttipeli-2"), Chance(1))
    >>> len(record.plays), len(record.rest), record.positions[-1].over
    (52, 26, True)
    """
    deal_number = 1 + chance.below(5)
    hands, rest = aimed_deal(rules, chance)
    dealt, passes = _before_pass(rules, deal_number, hands, chance)
    positions: list[Position] = [begin(rules, exchange(rules, deal_number, dealt, passes), rest=rest)]
    plays: list[tuple[int, Card]] = []
    while not positions[-1].over:
        card = chance.choice(list(legal(rules, positions[-1].moment)))
        plays.append((positions[-1].seat, card))
        positions.append(play(positions[-1], card))
    return Record(deal_number, dealt, rest, passes, tuple(positions), tuple(plays))


def _before_pass(rules: RuleSet, deal_number: int, hands: Hands, chance: Chance) -> tuple[Hands, Hands]:
    """Hands and allowed passes that lead to these hands, or to others if so many cards may not be given."""
    passing = rules.passing.policy
    gives_to = passing.gives_to(deal_number, rules.players)
    if gives_to is None:
        return hands, (NO_CARDS,) * rules.players
    got = [Cards.of(chance.shuffled(list(passing.may_give(hand)))[: passing.count]) for hand in hands]
    passes = tuple(got[to] for to in gives_to)
    dealt = tuple(hand - got[seat] | passes[seat] for seat, hand in enumerate(hands))
    if all(not given - passing.may_give(hand) for hand, given in zip(dealt, passes, strict=True)):
        return dealt, passes
    return hands, tuple(Cards.of(list(passing.may_give(hand))[: passing.count]) for hand in hands)
