"""Questions *deck*, *dealing*, *passing* and *opening*: what is dealt, by whom, what changes hands, who begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from hertta.cards import STANDARD_DECK, Card, Cards, Suit

Direction = Literal["left", "right", "across", "none"]


@dataclass(frozen=True)
class SingleDeck:
    """One deck, dealt out evenly.

    Sources: hertan-saannot ¶9–10, herttamisaari ¶17, hertta-korttipeli ¶4–5, hjerter ¶4.

    Args:
        players: how many play, 2 or more.
        removed: the cards of the ordinary 52 that are left out.
    """

    code: ClassVar[str] = "single-deck"

    players: int
    removed: Cards

    def __post_init__(self) -> None:
        """Refuse a deck that can't be dealt evenly.

        Raises:
            ValueError: says what was found and expected.
        """
        if self.players < 2 or len(self.cards) % self.players:
            found = f"{len(self.cards)} cards for {self.players} players"
            raise ValueError(f"found {found}, expected 2 players or more, and the same for each")

    @cached_property
    def cards(self) -> Cards:
        """Every card of the game."""
        return STANDARD_DECK - self.removed

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player, and so the number of tricks."""
        return len(self.cards) // self.players


@dataclass(frozen=True, slots=True)
class PassCycle:
    """Cards are passed in a direction that follows from the number of the deal.

    Sources: hertan-saannot ¶13–15, herttamisaari ¶17–22, hertta-korttipeli ¶5–7, hjerter ¶7–15.

    Args:
        directions: those of deal 1, 2, …; after the last the first comes again.
        count: how many cards each player passes.
    """

    code: ClassVar[str] = "pass-cycle"

    directions: tuple[Direction, ...]
    count: int

    def __post_init__(self) -> None:
        """Refuse a cycle without a deal, or a pass without a card.

        Raises:
            ValueError: says what was found and expected.
        """
        if not self.directions or self.count < 1:
            found = f"{len(self.directions)} directions and {self.count} cards"
            raise ValueError(f"found {found}, expected one direction and one card or more")

    def direction(self, deal_number: int) -> Direction:
        """The direction of a deal; deals count from 1."""
        return self.directions[(deal_number - 1) % len(self.directions)]

    def gives_to(self, deal_number: int, players: int) -> tuple[int, ...] | None:
        """The seat that seat 0, 1, … gives to, or ``None`` if nothing is passed."""
        direction = self.direction(deal_number)
        if direction == "none":
            return None
        step = {"left": 1, "right": players - 1, "across": players // 2}[direction]
        return tuple((seat + step) % players for seat in range(players))


@dataclass(frozen=True, slots=True)
class NextOnLeft:
    """The next deal is dealt by the player on the dealer's left.

    Sources: hertan-saannot ¶10; the others are silent (reading C6).
    """

    code: ClassVar[str] = "next-on-left"

    def next_dealer(self, dealer: int, players: int) -> int:
        """The seat that deals after this one."""
        return (dealer + 1) % players


@dataclass(frozen=True, slots=True)
class LowestClub:
    """Whoever holds the deck's lowest club leads it to the first trick.

    Sources: hertan-saannot ¶23, herttamisaari ¶29, hertta-korttipeli ¶9, hjerter ¶18.
    """

    code: ClassVar[str] = "lowest-club"

    def opening_card(self, deck: Cards) -> Card:
        """The lowest club of the deck."""
        return next(iter(deck.of_suit(Suit.CLUBS)))

    def leader(self, hands: Sequence[Cards], first: int = 0) -> tuple[int, Card | None]:
        """The seat that leads, and its lowest club; without a club in any hand: ``first`` and ``None``.

        Args:
            hands: one a seat.
            first: the seat on the dealer's left.
        """
        lowest = [(next(iter(clubs)), seat) for seat, hand in enumerate(hands) if (clubs := hand.of_suit(Suit.CLUBS))]
        if not lowest:
            return first, None
        card, seat = min(lowest)
        return seat, card
