"""Cards, and sets of cards."""

from hertta.cards.card import ALL_CARDS, COPY, Card, Rank, Suit
from hertta.cards.cards import (
    HEARTS,
    JOKERS,
    NO_CARDS,
    QUEEN_OF_SPADES,
    QUEENS_OF_SPADES,
    SECOND_DECK,
    STANDARD_DECK,
    SUIT_MASKS,
    Cards,
)

__all__ = [
    "ALL_CARDS",
    "COPY",
    "HEARTS",
    "JOKERS",
    "NO_CARDS",
    "QUEENS_OF_SPADES",
    "QUEEN_OF_SPADES",
    "SECOND_DECK",
    "STANDARD_DECK",
    "SUIT_MASKS",
    "Card",
    "Cards",
    "Rank",
    "Suit",
]
