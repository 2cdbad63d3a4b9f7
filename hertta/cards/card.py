"""One card: a suit and a rank."""

from dataclasses import dataclass, field
from enum import IntEnum

from hertta.errors import NotationError


class Suit(IntEnum):
    """The four suits, in the order in which hertta lists them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return "CDHS"[self]


class Rank(IntEnum):
    """The ranks from low to high; ``JOKER`` is the 2½ of six players in the source ``hertta-korttipeli`` (¶26)."""

    TWO = 0
    JOKER = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12
    ACE = 13

    @property
    def letter(self) -> str:
        """``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``, or ``X`` for the joker."""
        return RANK_LETTERS[self]


RANK_LETTERS = "2X3456789TJQKA"
"""The letter of each rank, from low to high: the joker, *X*, lies between 2 and 3."""
RANKS_PER_SUIT = len(Rank)
"""How far apart two suits lie in a mask: a joker has its place in each, though only two exist."""
COPY = len(Suit) * RANKS_PER_SUIT
"""How far apart the two copies of a face lie in a mask."""


@dataclass(frozen=True, order=True, slots=True)
class Card:
    """A card, ordered clubs, diamonds, hearts, spades and then by rank.

    With two decks each face is there twice; the second deck's card has ``copy`` 1 and a mark behind its name.
    ``face`` is what is printed on the card, whichever deck it is of; ``bit`` is its bit in a ``Cards`` mask.

    >>> Card.parse("QS"), Card.parse("QS'").face
    (Card('QS'), 'QS')
    >>> Card.parse("2C") < Card.parse("AC") < Card.parse("2D")
    True
    """

    suit: Suit
    rank: Rank
    copy: int = 0
    bit: int = field(init=False, repr=False, compare=False)
    face: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out once what is asked for all the time."""
        object.__setattr__(self, "bit", 1 << self.copy * COPY + self.suit * RANKS_PER_SUIT + self.rank)
        object.__setattr__(self, "face", self.rank.letter + self.suit.letter)

    def __hash__(self) -> int:
        return hash(self.bit)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card such as ``QS``: the rank, then the suit.

        Raises:
            NotationError: ``bad-card`` if the text names no card.
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(
                "bad-card", f"found {text!r}, expected a card such as 2C, TD, QS (rank, then suit)", {"found": text}
            )
        return card

    @property
    def index(self) -> int:
        """The place of the card's bit in a ``Cards`` mask: 0 to 55 for the first deck, 56 to 111 for the second."""
        return self.bit.bit_length() - 1

    def __str__(self) -> str:
        return self.face + "'" * self.copy

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


ALL_CARDS = tuple(Card(suit, rank, copy) for copy in (0, 1) for suit in Suit for rank in Rank)
"""Every card there can be, each at its index; the jokers' places too."""
_BY_TEXT = {str(card): card for card in ALL_CARDS if card.rank is not Rank.JOKER or card.suit in {0, 1}}
