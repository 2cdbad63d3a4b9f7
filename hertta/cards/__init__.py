"""Cards, and sets of cards."""

from hertta.cards.card import ALL_CARDS, Card, Rank, Suit
from hertta.cards.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, STANDARD_DECK, SUIT_MASKS, Cards

__all__ = [
    "ALL_CARDS",
    "HEARTS",
    "NO_CARDS",
    "QUEEN_OF_SPADES",
    "STANDARD_DECK",
    "SUIT_MASKS",
    "Card",
    "Cards",
    "Rank",
    "Suit",
]
