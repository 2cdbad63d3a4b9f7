"""A set of cards on one integer."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hertta.cards.card import ALL_CARDS, COPY, RANKS_PER_SUIT, Card, Rank, Suit
from hertta.errors import PositionError

_SUIT = (1 << RANKS_PER_SUIT) - 1
SUIT_MASKS = tuple((_SUIT | _SUIT << COPY) << (suit * RANKS_PER_SUIT) for suit in Suit)
"""The bits of each suit, in both decks."""
_COPIES = {first.bit: (first, second) for first, second in zip(ALL_CARDS[:COPY], ALL_CARDS[COPY:], strict=True)}
"""The two copies of a face, by the bit of the first."""


@dataclass(frozen=True, slots=True, init=False)
class Cards:
    """An immutable set of cards; ``card.bit`` is set in ``mask`` for each card in it.

    Iterates clubs, diamonds, hearts, spades, then by rank.

    >>> hand = Cards.parse("QS 2H TD")
    >>> str(hand), len(hand), Card.parse("2H") in hand
    ('TD 2H QS', 3, True)
    >>> Cards.parse(str(hand)) == hand
    True
    """

    mask: int

    def __init__(self, mask: int = 0) -> None:
        _put_mask(self, mask)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Cards":
        """The set of these cards; the two copies of a face are two cards.

        Raises:
            PositionError: ``duplicate-card`` if a card comes twice.
        """
        mask = 0
        for card in cards:
            if mask & card.bit:
                raise PositionError("duplicate-card", f"cards: found {card} twice, expected once", {"card": card})
            mask |= card.bit
        return cls(mask)

    @staticmethod
    def apart(groups: Iterable[Iterable[Card]]) -> tuple[tuple[Card, ...], ...]:
        """The same groups with faces told apart: over all of them, a face that comes again is the second deck's.

        >>> Cards.apart([[Card.parse("KC")], [Card.parse("KC"), Card.parse("2C")]])
        ((Card('KC'),), (Card("KC'"), Card('2C')))
        """
        seen, told = 0, []
        for group in groups:
            cards = []
            for card in group:
                first = card.bit >> COPY if card.copy else card.bit
                cards.append(_COPIES[first][1 if seen & first else 0])
                seen |= first
            told.append(tuple(cards))
        return tuple(told)

    def held(self, card: Card) -> Card:
        """The card of this set that shows this face: itself if it is here, else its other copy, else as it came."""
        if self.mask & card.bit:
            return card
        other = _COPIES[card.bit >> COPY if card.copy else card.bit][1 - card.copy]
        return other if self.mask & other.bit else card

    def matching(self, cards: Iterable[Card]) -> "Cards":
        """The cards of this set that show these faces; one that is not here stays as it came.

        Raises:
            PositionError: ``duplicate-card`` if a face comes a third time.
        """
        (told,) = Cards.apart([cards])
        both = {card.face for card in told if card.copy}
        return Cards.of(card if card.face in both else self.held(card) for card in told)

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
        """Every card that can be of this suit, the joker's place and the second deck's too."""
        return cls(SUIT_MASKS[suit])

    def of_suit(self, suit: Suit) -> "Cards":
        """Those of this suit."""
        return Cards(self.mask & SUIT_MASKS[suit])

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        if mask >> COPY:
            yield from sorted(card for card in ALL_CARDS if card in self)
            return
        while mask:
            low = mask & -mask
            yield ALL_CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

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


_put_mask = vars(Cards)["mask"].__set__  # half the time of what a frozen dataclass does
NO_CARDS = Cards()
"""The empty set."""
STANDARD_DECK = Cards.of(card for card in ALL_CARDS if card.rank is not Rank.JOKER and not card.copy)
"""The 52 cards of an ordinary deck."""
SECOND_DECK = Cards(STANDARD_DECK.mask << COPY)
"""The 52 cards of a second deck."""
JOKERS = Cards.of([Card(Suit.CLUBS, Rank.JOKER), Card(Suit.DIAMONDS, Rank.JOKER)])
"""The two jokers there are: the 2½ of clubs and of diamonds."""
QUEEN_OF_SPADES = Card(Suit.SPADES, Rank.QUEEN)
QUEENS_OF_SPADES = Cards.of([QUEEN_OF_SPADES, Card(Suit.SPADES, Rank.QUEEN, 1)])
"""The queen of spades of either deck."""
HEARTS = STANDARD_DECK.of_suit(Suit.HEARTS)
"""The thirteen hearts."""
