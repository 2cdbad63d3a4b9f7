"""One whole deal by chance: what ``hertta.analysis.batch`` plays by the hundred thousand is defined here."""

from collections.abc import Sequence
from dataclasses import dataclass

from hertta.cards import ALL_CARDS, NO_CARDS, Card, Cards
from hertta.engine import Chance, Dealt, Playing, Score, begin, cut, exchange, score
from hertta.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Playout:
    """A deal that was played by chance to its end.

    Args:
        dealt: the hands before the pass, and the cards left over.
        passes: what each seat gave; empty sets where nothing is passed.
        plays: seat and card, in order.
        taken: what each seat took in tricks.
        score: what it cost; a shooter of the moon took the first choice that is offered.
    """

    dealt: Dealt
    passes: tuple[Cards, ...]
    plays: tuple[tuple[int, Card], ...]
    taken: tuple[Cards, ...]
    score: Score


def playout(rules: RuleSet, seed: int, deal_number: int = 1) -> Playout:
    """Play the deal of a seed by chance.

    It is dealt as ``deal`` does it. Each seat passes the first of its cards that may be passed, in the order in which
    they were dealt: they are as random as any. Then the chance that dealt goes on. For each play, a forced one too, it
    draws a 32-bit fraction of 1; that fraction of the legal cards lies below the one that is played, so that each is as
    likely to within 2⁻³².

    Args:
        rules: the rule set to play by.
        seed: any whole number; its low 64 bits count.
        deal_number: from 1; it decides the pass.

    Raises:
        PositionError: if no such deal can be: no such deal number, or a pass of more cards than a hand has.

    >>> from hertta.engine import deal
    >>> from hertta.rules import ruleset
    >>> played = playout(ruleset("hjerter"), seed=1)
    >>> played.dealt == deal(ruleset("hjerter"), 1), str(played.plays[0][1]), sum(played.score.points)
    (True, '2C', 26)
    """
    chance, size = Chance(seed), rules.deck.policy.hand_size
    row = chance.shuffled(list(rules.deck.policy.cards))
    dealt, rows = cut(rules, row), [row[start : start + size] for start in range(0, rules.players * size, size)]
    passes = tuple(_given(rules, deal_number, hand) for hand in rows)
    playing = Playing(begin(rules, exchange(rules, deal_number, dealt.hands, passes), rest=dealt.rest))
    plays = []
    while playing.legal:
        cards = playing.legal
        for _ in range(chance.below(1 << 32) * cards.bit_count() >> 32):
            cards &= cards - 1  # without the lowest
        card = cards & -cards
        plays.append((playing.seat, ALL_CARDS[card.bit_length() - 1]))
        playing.play(card)
    taken = tuple(map(Cards, playing.taken))
    return Playout(dealt, passes, tuple(plays), taken, score(rules, taken))


def _given(rules: RuleSet, deal_number: int, hand: Sequence[Card]) -> Cards:
    """What a seat passes of its hand, which lies in the order in which it was dealt."""
    passing = rules.passing.policy
    if passing.direction(deal_number) == "none":
        return NO_CARDS
    allowed = passing.may_give(Cards.of(hand))
    return Cards.of([card for card in hand if card in allowed][: passing.count])
