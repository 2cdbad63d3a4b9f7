"""Cards and sets of cards."""

import pytest

from hertta.cards import ALL_CARDS, COPY, HEARTS, NO_CARDS, QUEEN_OF_SPADES, STANDARD_DECK, Card, Cards, Rank, Suit
from hertta.errors import NotationError, PositionError


@pytest.mark.parametrize("text", ["", "2", "QSS", "SQ", "1C", "10C", "qs", "XH", "XS", " 2C", "Q♠"])
def test_what_is_no_card_is_refused(text):
    """A text that names no card is refused with what was found and what was expected."""
    with pytest.raises(NotationError, match="expected a card such as 2C") as refusal:
        Card.parse(text)
    assert (refusal.value.code, refusal.value.facts) == ("bad-card", {"found": text})
    assert repr(text) in str(refusal.value)


def test_the_order_of_cards():
    """Clubs, diamonds, hearts, spades, then the rank from two to ace, the joker between two and three."""
    assert str(Cards.parse("AS 2S AH 3C XC 2C KD TD")) == "2C XC 3C TD KD AH 2S AS"
    assert [suit.letter for suit in Suit] == ["C", "D", "H", "S"]
    assert "".join(rank.letter for rank in Rank) == "2X3456789TJQKA"
    assert list(ALL_CARDS[:COPY]) == sorted(ALL_CARDS[:COPY])


def test_the_deck():
    """The ordinary deck has 52 cards and no joker, thirteen of them hearts; one queen of spades."""
    assert len(STANDARD_DECK) == 52
    assert len(HEARTS) == 13
    assert QUEEN_OF_SPADES in STANDARD_DECK
    assert not any(card.rank is Rank.JOKER for card in STANDARD_DECK)


def test_a_card_twice_is_refused():
    """A set of cards never swallows the second of two equal cards."""
    with pytest.raises(PositionError, match="found QS twice") as refusal:
        Cards.parse("QS 2H QS")
    assert (refusal.value.code, refusal.value.facts) == ("duplicate-card", {"card": QUEEN_OF_SPADES})
    with pytest.raises(NotationError):
        Cards.parse("QS 2h")


def test_how_cards_are_shown():
    """A card and a set of cards show the text they are read from; a set of none is empty and false."""
    assert repr(Card.parse("QS")) == "Card('QS')"
    assert repr(Cards.parse("QS 2H")) == "Cards('2H QS')"
    assert (str(NO_CARDS), bool(NO_CARDS), len(NO_CARDS)) == ("", False, 0)


def test_the_place_of_a_card_is_that_of_its_bit():
    """Cards are numbered in their order, and a second deck goes on where the first ends."""
    assert [card.index for card in ALL_CARDS] == list(range(2 * COPY))
    assert [str(ALL_CARDS[place]) for place in (0, COPY - 1)] == ["2C", "AS"]


def test_cards_of_a_suit():
    """The cards of one suit, in a hand and in all."""
    hand = Cards.parse("2C QS 3C AH")
    assert hand.of_suit(Suit.CLUBS) == Cards.parse("2C 3C")
    assert hand.of_suit(Suit.DIAMONDS) == NO_CARDS
    assert Cards.suit(Suit.HEARTS) & STANDARD_DECK == HEARTS


def test_cards_are_values():
    """Equal sets are equal and hash alike, and nothing changes one."""
    one, other = Cards.parse("2C QS"), Cards.parse("QS 2C")
    assert one == other
    assert len({one, other}) == 1
    with pytest.raises(AttributeError):
        one.mask = 0
