"""What the plays of a deal show about the hands: cards that a seat cannot hold.

A guess at the hidden hands, by a player or in a puzzle, must keep to it: what was shown is known to all.
"""

from collections.abc import Sequence

from hertta.cards import NO_CARDS, Card, Cards, Suit
from hertta.engine import Moment, breaks_hearts, legal
from hertta.rules import RuleSet


def lacks(rules: RuleSet, plays: Sequence[tuple[int, Card]]) -> tuple[Cards, ...]:
    """For each seat the cards that it cannot hold now.

    Those that have been played, and those that would have barred a card which the seat has played: who throws a diamond
    on a club has no club, who leads a heart while hearts are unbroken has nothing but hearts. Whether a card is barred
    hangs on one other card of the hand at a time, so this is all that the restrictions show. Where there is a stock a
    seat that has drawn may hold anything again (reading D5).

    Args:
        rules: the rule set in play.
        plays: seat and card, in order, from the first lead of the deal on; each of them legal.

    >>> from hertta.rules import ruleset
    >>> record = [(1, Card.parse("2C")), (2, Card.parse("5H"))]
    >>> lacks(ruleset("hjerter"), record)[2] & Cards.parse("3C KD QS AH")
    Cards('3C KD')
    """
    deck, players = rules.deck.policy, rules.players
    played, broken, shown = NO_CARDS, False, [NO_CARDS] * players
    for number, start in enumerate(range(0, len(plays), players), 1):
        trick: tuple[Card, ...] = ()
        for seat, card in plays[start : start + players]:
            played |= Cards.of([card])
            hidden = deck.cards - played - shown[seat]
            shown[seat] |= _barring(rules, Moment(Cards.of([card]), trick, number, broken), hidden)
            trick += (card,)
        broken |= breaks_hearts(rules, trick)
        if len(trick) == players and number * players <= deck.stock:
            shown = [NO_CARDS] * players
    return tuple(played | cards for cards in shown)


def _barring(rules: RuleSet, played: Moment, hidden: Cards) -> Cards:
    """The hidden cards that would have barred the card of a moment."""

    def with_(other: Card) -> Moment:
        hand = played.hand | Cards.of([other])
        return Moment(hand, played.trick, played.trick_number, played.hearts_broken)

    return Cards.of(other for other in hidden if played.hand - legal(rules, with_(other)))


def voids(rules: RuleSet, plays: Sequence[tuple[int, Card]]) -> tuple[tuple[Suit, ...], ...]:
    """For each seat the suits that it cannot have a card of; see ``lacks``.

    >>> from hertta.rules import ruleset
    >>> voids(ruleset("hjerter"), [(1, Card.parse("2C")), (2, Card.parse("5H"))])
    ((), (), (<Suit.CLUBS: 0>, <Suit.DIAMONDS: 1>), ())
    """
    deck = rules.deck.policy.cards
    return tuple(tuple(suit for suit in Suit if not (deck - out).of_suit(suit)) for out in lacks(rules, plays))
