"""Questions *deck*, *dealing*, *passing* and *opening*: what is dealt, by whom, what changes hands, who begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal, Protocol

from hertta.cards import ALL_CARDS, COPY, JOKERS, NO_CARDS, SECOND_DECK, STANDARD_DECK, SUIT_MASKS, Card, Cards, Suit
from hertta.rules.policies.parameters import least, refuse

Direction = Literal["left", "right", "across", "none"]
"""Where the cards of a pass go, as seen from the giver; ``none`` where nothing is passed."""
_CLUBS = SUIT_MASKS[Suit.CLUBS] & (1 << COPY) - 1
"""The clubs of one deck."""


class DeckPolicy(Protocol):
    """What is dealt.

    Attributes:
        decks: how many ordinary decks the cards come from.
    """

    code: ClassVar[str]
    decks: ClassVar[int]

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def removed(self) -> Cards:
        """The cards of those decks that are left out."""

    @property
    def added(self) -> Cards:
        """The cards put in beside them."""

    @property
    def cards(self) -> Cards:
        """Every card of the game."""

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player."""

    @property
    def tricks(self) -> int:
        """Tricks in a deal."""

    @property
    def stock(self) -> int:
        """Cards left to draw from."""

    @property
    def widow(self) -> int:
        """Cards left over for the first trick that is won."""


@dataclass(frozen=True)
class SingleDeck:
    """One deck, dealt out evenly.

    Sources: hertan-saannot ¶3, ¶7 and ¶9–10, herttamisaari ¶6–7, ¶17, ¶24–27, ¶53 and ¶58, hertta-korttipeli ¶4–5 and
    ¶24–26, hjerter ¶4 (readings D1, D3, F13).

    Args:
        players: how many play, 2 or more.
        removed: the cards of the ordinary 52 that are left out.
        added: jokers that are put in.
    """

    code: ClassVar[str] = "single-deck"
    decks: ClassVar[int] = 1
    stock: ClassVar[int] = 0
    widow: ClassVar[int] = 0

    players: int
    removed: Cards
    added: Cards

    def __post_init__(self) -> None:
        """Refuse a deck that can't be dealt evenly, or made of those cards.

        Raises:
            ParameterError: says what was found and expected.
        """
        removed, added, found = self.removed - STANDARD_DECK, self.added - JOKERS, len(self.cards)
        even = self.players >= 2 and found and not found % self.players
        refuse(
            f"removed: found {removed}, expected cards of the ordinary 52" if removed else "",
            f"added: found {added}, expected jokers: {JOKERS}" if added else "",
            ""
            if even
            else f"players: found {self.players} for {found} cards, expected 2 or more, and the same for each",
        )

    @cached_property
    def cards(self) -> Cards:
        """Every card of the game."""
        return STANDARD_DECK - self.removed | self.added

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player."""
        return len(self.cards) // self.players

    tricks = hand_size


@dataclass(frozen=True)
class DeckWithStock:
    """One deck of which only some is dealt; the rest is a stock, from which each draws after a trick.

    Source: hertta-korttipeli ¶23; who draws first, and what counts as void meanwhile, is reading D5, the number of
    tricks D6.

    Args:
        players: how many play.
        hand_size: cards dealt to each player.
    """

    code: ClassVar[str] = "deck-with-stock"
    decks: ClassVar[int] = 1
    widow: ClassVar[int] = 0
    removed: ClassVar[Cards] = NO_CARDS
    added: ClassVar[Cards] = NO_CARDS
    cards: ClassVar[Cards] = STANDARD_DECK

    players: int
    hand_size: int

    def __post_init__(self) -> None:
        """Refuse more cards than there are, and a stock that does not come out even.

        Raises:
            ParameterError: says what was found and expected.
        """
        deck = len(self.cards)
        even = self.players >= 2 and not deck % self.players
        enough = self.players < 1 or 1 <= self.hand_size <= deck // self.players
        refuse(
            "" if even else f"players: found {self.players}, expected 2 or more who share {deck} cards evenly",
            "" if enough else f"hand_size: found {self.hand_size}, expected 1 to {deck // self.players}",
        )

    @property
    def stock(self) -> int:
        """Cards left to draw from."""
        return len(self.cards) - self.players * self.hand_size

    @property
    def tricks(self) -> int:
        """Tricks in a deal: as many as it takes to play every card."""
        return len(self.cards) // self.players


@dataclass(frozen=True)
class TwoDecks:
    """Two decks, dealt out evenly; what is left over is the widow.

    Source: herttamisaari ¶52 and ¶57.

    Args:
        players: how many play, 2 to 104.
    """

    code: ClassVar[str] = "two-decks"
    decks: ClassVar[int] = 2
    stock: ClassVar[int] = 0
    removed: ClassVar[Cards] = NO_CARDS
    added: ClassVar[Cards] = NO_CARDS
    cards: ClassVar[Cards] = STANDARD_DECK | SECOND_DECK

    players: int

    def __post_init__(self) -> None:
        """Refuse more players than cards.

        Raises:
            ParameterError: says what was found and expected.
        """
        fits = 2 <= self.players <= len(self.cards)
        refuse("" if fits else f"players: found {self.players}, expected 2 to {len(self.cards)}")

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player."""
        return len(self.cards) // self.players

    tricks = hand_size

    @property
    def widow(self) -> int:
        """Cards left over for the first trick that is won."""
        return len(self.cards) % self.players


@dataclass(frozen=True, slots=True)
class PassCycle:
    """Cards are passed in a direction that follows from the number of the deal.

    Sources: hertan-saannot ¶13–15, herttamisaari ¶17–22, hertta-korttipeli ¶5–7 and ¶29, hjerter ¶7–15 (readings
    C1–C4, D5, F13).

    Args:
        directions: those of deal 1, 2, …; after the last the first comes again.
        count: how many cards each player passes.
        kept: cards that may not be passed while ``count`` others are held; none in any source, a house rule.
    """

    code: ClassVar[str] = "pass-cycle"

    directions: tuple[Direction, ...]
    count: int
    kept: Cards

    def __post_init__(self) -> None:
        """Refuse a cycle without a deal, or a pass without a card.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse("" if self.directions else "directions: found none, expected one or more", *least(1, count=self.count))

    def direction(self, deal_number: int) -> Direction:
        """The direction of a deal; deals count from 1."""
        return self.directions[(deal_number - 1) % len(self.directions)]

    def gives_to(self, deal_number: int, players: int) -> tuple[int, ...] | None:
        """The seat that seat 0, 1, … gives to, or ``None`` if nothing is passed."""
        direction = self.direction(deal_number)
        if direction == "none":
            return None
        step = {"left": 1, "right": players - 1, "across": players // 2}[direction]
        return tuple([(seat + step) % players for seat in range(players)])

    def may_give(self, hand: Cards) -> Cards:
        """The cards of a hand that may be passed; all of them if too few others are held."""
        others = hand - self.kept
        return others if len(others) >= self.count else hand


@dataclass(frozen=True, slots=True)
class NextOnLeft:
    """The next deal is dealt by the player on the dealer's left.

    Sources: hertan-saannot ¶10, and hjerter ¶5, which says only that cards are dealt clockwise; the others are silent
    (reading C6).
    """

    code: ClassVar[str] = "next-on-left"

    def next_dealer(self, dealer: int, players: int) -> int:
        """The seat that deals after this one."""
        return (dealer + 1) % players


@dataclass(frozen=True, slots=True)
class LowestClub:
    """Whoever holds the deck's lowest club leads it to the first trick.

    Sources: hertan-saannot ¶23, herttamisaari ¶29, hertta-korttipeli ¶9 and ¶24–25, hjerter ¶18 (readings D2, D5, F14).
    """

    code: ClassVar[str] = "lowest-club"

    def opening_card(self, deck: Cards) -> Card:
        """The lowest club of the deck."""
        return next(iter(deck.of_suit(Suit.CLUBS)))

    def leader(self, hands: Sequence[Cards], first: int = 0) -> tuple[int, Card | None]:
        """The seat that leads, and its lowest club; without a club in any hand: ``first`` and ``None``.

        Args:
            hands: one a seat.
            first: the seat on the dealer's left; of two who hold the lowest club the first from there leads.
        """
        leader, lowest = first, 0
        for place in range(len(hands)):
            seat = (first + place) % len(hands)
            clubs = (hands[seat].mask | hands[seat].mask >> COPY) & _CLUBS
            club = clubs & -clubs
            if club and (not lowest or club < lowest):
                leader, lowest = seat, club
        return leader, hands[leader].held(ALL_CARDS[lowest.bit_length() - 1]) if lowest else None
