"""What a rule of play may look at."""

from dataclasses import dataclass

from hertta.cards import Card, Cards, Suit


@dataclass(frozen=True, slots=True)
class Moment:
    """One player's moment of choice: all that decides which cards are legal, and no more.

    Args:
        hand: the cards that the player holds.
        trick: the cards already played to the trick, in order; empty if the player leads.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.

    >>> Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), 1, False).led
    <Suit.CLUBS: 0>
    """

    hand: Cards
    trick: tuple[Card, ...] = ()
    trick_number: int = 1
    hearts_broken: bool = False

    @property
    def led(self) -> Suit | None:
        """The suit of the trick's first card; ``None`` if the player leads."""
        return self.trick[0].suit if self.trick else None
