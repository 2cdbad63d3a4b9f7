"""Playing a card: from one position to the next."""

from dataclasses import replace

from hertta.cards import Card, Cards
from hertta.engine.judge import judge
from hertta.engine.position import Position
from hertta.errors import IllegalPlay


def play(position: Position, card: Card) -> Position:
    """The position after the seat that is to play has played a card.

    Raises:
        IllegalPlay: if the rules bar the card; carries the verdict, and the position stays as it was.
    """
    verdict = judge(position.rules, position.moment, card)
    if not verdict.legal:
        raise IllegalPlay(verdict)
    seat = position.seat
    hands = tuple(hand - Cards.of([card]) if at == seat else hand for at, hand in enumerate(position.hands))
    after = replace(position, hands=hands, trick=(*position.trick, card))
    return _gather(after) if len(after.trick) == len(hands) else after


def _gather(position: Position) -> Position:
    """Give the full trick to its winner, who leads to the next."""
    rules, trick = position.rules, position.trick
    winner = (position.leader + rules.trick.policy.winner(trick)) % len(position.hands)
    taken = tuple(pile | Cards.of(trick) if at == winner else pile for at, pile in enumerate(position.taken))
    return replace(
        position,
        leader=winner,
        trick=(),
        trick_number=position.trick_number + 1,
        hearts_broken=position.hearts_broken or rules.breaking.policy.breaks(trick),
        taken=taken,
    )
