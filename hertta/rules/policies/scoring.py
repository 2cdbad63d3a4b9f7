"""Questions *values* and *moon*: what the cards taken in a deal cost."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from hertta.cards import HEARTS, QUEEN_OF_SPADES, Cards

MoonChoice = Literal["add", "subtract"]


@dataclass(frozen=True, slots=True)
class HeartsAndQueen:
    """Each heart costs the same, the queen of spades her own price, everything else nothing.

    Sources: hertan-saannot ¶34, herttamisaari ¶35–36, hertta-korttipeli ¶17–18, hjerter ¶31–33.

    Args:
        heart: points of one heart.
        queen: points of the queen of spades.
    """

    code: ClassVar[str] = "hearts-and-queen"

    heart: int
    queen: int

    def __post_init__(self) -> None:
        """Refuse cards that bring points, or a game without any.

        Raises:
            ValueError: says what was found and expected.
        """
        if min(self.heart, self.queen) < 0 or not self.heart + self.queen:
            raise ValueError(f"found {self.heart} and {self.queen} points, expected 0 or more, and not both 0")

    def points(self, cards: Cards) -> int:
        """What these cards cost together."""
        return self.heart * len(cards & HEARTS) + self.queen * (QUEEN_OF_SPADES in cards)

    def point_cards(self, deck: Cards) -> Cards:
        """The cards of a deck that cost more than 0: the set that makes a moon."""
        return Cards.of(card for card in deck if self.points(Cards.of([card])) > 0)


@dataclass(frozen=True, slots=True)
class Moon:
    """One player who takes every point card turns the score over.

    Sources: hertan-saannot ¶38, herttamisaari ¶39–41, hertta-korttipeli ¶19, hjerter ¶37–39 (readings E1, E6).

    Args:
        options: what the shooter may choose: ``add`` the deal's points to every opponent, ``subtract`` them from their
            own total.
    """

    code: ClassVar[str] = "moon"

    options: tuple[MoonChoice, ...]

    def __post_init__(self) -> None:
        """Refuse a moon without a choice, or with the same one twice.

        Raises:
            ValueError: says what was found and expected.
        """
        if not self.options or len(set(self.options)) < len(self.options):
            raise ValueError(f"found options {list(self.options)}, expected one or two different ones")

    def points(self, shooter: int, players: int, worth: int, choice: MoonChoice) -> tuple[int, ...]:
        """The deal's points a seat after a moon.

        Args:
            shooter: the seat that took every point card.
            players: how many play.
            worth: what all point cards cost together.
            choice: one of ``options``.
        """
        if choice == "subtract":
            return tuple(-worth if seat == shooter else 0 for seat in range(players))
        return tuple(0 if seat == shooter else worth for seat in range(players))
