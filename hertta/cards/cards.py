"""A set of cards on one integer."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hertta.cards.card import ALL_CARDS, RANKS_PER_SUIT, Card, Rank, Suit
from hertta.errors import PositionError

SUIT_MASKS = tuple(((1 << RANKS_PER_SUIT) - 1) << (suit * RANKS_PER_SUIT) for suit in Suit)


@dataclass(frozen=True, slots=True)
class Cards:
    """An immutable set of cards; bit ``card.index`` of ``mask`` is set for each card in it.

    Iterates clubs, diamonds, hearts, spades, then by rank.

    >>> hand = Cards.parse("QS 2H TD")
    >>> str(hand), len(hand), Card.parse("2H") in hand
    ('TD 2H QS', 3, True)
    >>> Cards.parse(str(hand)) == hand
    True
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Cards":
        """The set of these cards.

        Raises:
            PositionError: ``duplicate-card`` if a card comes twice.
        """
        mask = 0
        for card in cards:
            bit = 1 << card.index
            if mask & bit:
                raise PositionError("duplicate-card", f"{card} stands twice, expected once", {"card": card})
            mask |= bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> "Cards":
        """Read cards separated by blanks, such as ``"2C QS"``.

        Raises:
            NotationError: ``bad-card`` if a word names no card.
            PositionError: ``duplicate-card`` if a card comes twice.
        """
        return cls.of(Card.parse(word) for word in text.split())

    @classmethod
    def suit(cls, suit: Suit) -> "Cards":
        """Every card that can be of this suit, the joker's place too."""
        return cls(SUIT_MASKS[suit])

    def of_suit(self, suit: Suit) -> "Cards":
        """Those of this suit."""
        return Cards(self.mask & SUIT_MASKS[suit])

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield ALL_CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask >> card.index & 1)

    def __or__(self, other: "Cards") -> "Cards":
        return Cards(self.mask | other.mask)

    def __and__(self, other: "Cards") -> "Cards":
        return Cards(self.mask & other.mask)

    def __sub__(self, other: "Cards") -> "Cards":
        return Cards(self.mask & ~other.mask)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Cards('{self}')"


NO_CARDS = Cards()
STANDARD_DECK = Cards.of(card for card in ALL_CARDS if card.rank is not Rank.JOKER)
"""The 52 cards of an ordinary deck."""
QUEEN_OF_SPADES = Card(Suit.SPADES, Rank.QUEEN)
HEARTS = STANDARD_DECK.of_suit(Suit.HEARTS)
"""The thirteen hearts."""
