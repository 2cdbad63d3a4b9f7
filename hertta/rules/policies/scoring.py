"""Questions *values*, *moon* and *deal_end*: what the cards taken in a deal cost."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from hertta.cards import HEARTS, NO_CARDS, QUEENS_OF_SPADES, Card, Cards, Rank, Suit

MoonChoice = Literal["add", "subtract"]
Price = tuple[Cards, int]
"""Some cards, and the points that each of them costs."""


def _both(suit: Suit, rank: Rank) -> Cards:
    """A face in both decks."""
    return Cards.of([Card(suit, rank), Card(suit, rank, 1)])


class ValuesPolicy(ABC):
    """What each card costs."""

    code: ClassVar[str]

    @abstractmethod
    def prices(self) -> tuple[Price, ...]:
        """Every card that costs, or brings, anything."""

    @cached_property
    def priced(self) -> tuple[tuple[int, int], ...]:
        """The prices on masks."""
        return tuple((priced.mask, points) for priced, points in self.prices() if points)

    def points(self, cards: Cards) -> int:
        """What these cards cost together; a signed sum."""
        return sum(points * (cards.mask & priced).bit_count() for priced, points in self.priced)

    def point_cards(self, deck: Cards) -> Cards:
        """The cards of a deck that cost more than 0."""
        return Cards(sum(priced for priced, points in self.priced if points > 0) & deck.mask)

    def moon_cards(self, deck: Cards) -> Cards:
        """The cards of a deck that one seat must take for a moon: all that cost more than 0 (readings E6, E7)."""
        return self.point_cards(deck)

    def besides_moon(self, cards: Cards) -> int:
        """What these cards bring beside a moon: those below 0 count for whoever took them (reading E6)."""
        return sum(min(points, 0) * (cards.mask & priced).bit_count() for priced, points in self.priced)


@dataclass(frozen=True)
class HeartsAndQueen(ValuesPolicy):
    """Each heart costs the same, the queen of spades her own price, everything else nothing.

    Sources: hertan-saannot ¶34, herttamisaari ¶35–36, hertta-korttipeli ¶17–18 and ¶30, hjerter ¶31–33.

    Args:
        heart: points of one heart.
        queen: points of the queen of spades.
    """

    code: ClassVar[str] = "hearts-and-queen"

    heart: int
    queen: int

    def __post_init__(self) -> None:
        """Refuse cards that bring points.

        Raises:
            ValueError: says what was found and expected.
        """
        if min(self.heart, self.queen) < 0:
            raise ValueError(f"found {self.heart} and {self.queen} points, expected 0 or more")

    def prices(self) -> tuple[Price, ...]:
        """Hearts and the queen."""
        return (HEARTS, self.heart), (QUEENS_OF_SPADES, self.queen)


@dataclass(frozen=True)
class BonusDiamond(ValuesPolicy):
    """Hearts cost 1 and the queen of spades 13, and one diamond changes the points of whoever captures it.

    Source: herttamisaari ¶49 and ¶54 (reading E6).

    Args:
        rank: the diamond's rank letter.
        bonus: its points, below 0.
        moon: what it has to do with a moon: it counts ``besides`` for whoever took it (reading E6); it is ``needed``
            for a moon; or it is needed and its points are then ``dropped`` (house rules).
    """

    code: ClassVar[str] = "bonus-diamond"

    rank: Literal["J", "T"]
    bonus: int
    moon: Literal["besides", "needed", "dropped"]

    def __post_init__(self) -> None:
        """Refuse a diamond that takes nothing off.

        Raises:
            ValueError: says what was found and expected.
        """
        if self.bonus >= 0:
            raise ValueError(f"found a bonus of {self.bonus}, expected one below 0")

    def _diamond(self) -> Cards:
        return Cards.of([diamond := Card.parse(f"{self.rank}D"), Card(diamond.suit, diamond.rank, 1)])

    def prices(self) -> tuple[Price, ...]:
        """Hearts, the queen, and the diamond below 0."""
        return (HEARTS, 1), (QUEENS_OF_SPADES, 13), (self._diamond(), self.bonus)

    def moon_cards(self, deck: Cards) -> Cards:
        """Hearts and the queen, and the diamond if it is needed."""
        return self.point_cards(deck) | (NO_CARDS if self.moon == "besides" else self._diamond() & deck)

    def besides_moon(self, cards: Cards) -> int:
        """What the diamond brings beside a moon."""
        return 0 if self.moon == "dropped" else self.bonus * len(cards & self._diamond())


@dataclass(frozen=True)
class HighSpades(ValuesPolicy):
    """Besides hearts at 1 and the queen of spades at 13, the king and the ace of spades cost points too.

    Source: herttamisaari ¶53 and ¶58; their prices are reading F13.

    Args:
        king: points of the king of spades.
        ace: points of the ace of spades.
    """

    code: ClassVar[str] = "high-spades"

    king: int
    ace: int

    def __post_init__(self) -> None:
        """Refuse spades that bring points.

        Raises:
            ValueError: says what was found and expected.
        """
        if min(self.king, self.ace) < 0:
            raise ValueError(f"found {self.king} and {self.ace} points, expected 0 or more")

    def prices(self) -> tuple[Price, ...]:
        """Hearts, the queen, the king and the ace."""
        king, ace = _both(Suit.SPADES, Rank.KING), _both(Suit.SPADES, Rank.ACE)
        return (HEARTS, 1), (QUEENS_OF_SPADES, 13), (king, self.king), (ace, self.ace)


@dataclass(frozen=True)
class NominalHearts(ValuesPolicy):
    """Each heart costs its face value, jack to ace 11 to 14, and the queen of spades her own price.

    Source: hertta-korttipeli ¶33 (reading F9).

    Args:
        queen: points of the queen of spades.
    """

    code: ClassVar[str] = "nominal-hearts"

    queen: int

    def __post_init__(self) -> None:
        """Refuse a queen who brings points.

        Raises:
            ValueError: says what was found and expected.
        """
        if self.queen < 0:
            raise ValueError(f"found {self.queen} points, expected 0 or more")

    def prices(self) -> tuple[Price, ...]:
        """Each heart by its rank, and the queen."""
        ranks = [rank for rank in Rank if rank is not Rank.JOKER]
        hearts = tuple((_both(Suit.HEARTS, rank), face) for face, rank in enumerate(ranks, 2))
        return (*hearts, (QUEENS_OF_SPADES, self.queen))


class MoonPolicy(ABC):
    """What one player who takes every moon card brings about."""

    code: ClassVar[str]

    @abstractmethod
    def offers(self, ends: bool, wins: bool) -> tuple[MoonChoice, ...]:
        """What the shooter may choose; nothing where there is no moon.

        Args:
            ends: whether the game would be over after ``add``; ``False`` where the totals are not known.
            wins: whether the shooter would then have won it.
        """

    def worth(self, points: int, every_card: bool) -> int:  # noqa: ARG002
        """What the moon is worth.

        Args:
            points: what all point cards cost together.
            every_card: whether the shooter took every card, and not only every moon card.
        """
        return points

    def points(
        self, shooter: int, opponents: Sequence[int], players: int, worth: int, choice: MoonChoice
    ) -> tuple[int, ...]:
        """The deal's points a seat after a moon.

        Args:
            shooter: the seat that took every moon card.
            opponents: the seats that play against it.
            players: how many play.
            worth: see ``worth``.
            choice: one that was offered.
        """
        if choice == "subtract":
            return tuple(-worth if seat == shooter else 0 for seat in range(players))
        return tuple(worth if seat in opponents else 0 for seat in range(players))


@dataclass(frozen=True)
class NoMoon(MoonPolicy):
    """Taking everything is nothing special.

    Source: herttamisaari ¶51 and ¶56, where points are what one plays for (reading E7).
    """

    code: ClassVar[str] = "no-moon"

    def offers(self, ends: bool, wins: bool) -> tuple[MoonChoice, ...]:  # noqa: ARG002
        """Nothing."""
        return ()


def _check_options(options: tuple[MoonChoice, ...]) -> None:
    if not options or len(set(options)) < len(options):
        raise ValueError(f"found options {list(options)}, expected one or two different ones")


@dataclass(frozen=True)
class Moon(MoonPolicy):
    """One player who takes every point card turns the score over.

    Sources: hertan-saannot ¶38, herttamisaari ¶39–41, hertta-korttipeli ¶19, hjerter ¶37–39 (readings E1, E6, E7).

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
        _check_options(self.options)

    def offers(self, ends: bool, wins: bool) -> tuple[MoonChoice, ...]:  # noqa: ARG002
        """The options, whatever the standing."""
        return self.options


@dataclass(frozen=True)
class MoonAndSun(MoonPolicy):
    """As ``moon``, and one player who takes every card, the sun, turns over more; a house rule.

    Args:
        options: as for ``moon``.
        sun: what the sun is worth, instead of the points.
    """

    code: ClassVar[str] = "moon-and-sun"

    options: tuple[MoonChoice, ...]
    sun: int

    def __post_init__(self) -> None:
        """Refuse a moon without a choice, or a sun that is worth nothing.

        Raises:
            ValueError: says what was found and expected.
        """
        _check_options(self.options)
        if self.sun < 1:
            raise ValueError(f"found a sun of {self.sun} points, expected 1 or more")

    def offers(self, ends: bool, wins: bool) -> tuple[MoonChoice, ...]:  # noqa: ARG002
        """The options, whatever the standing."""
        return self.options

    def worth(self, points: int, every_card: bool) -> int:
        """The sun's points for every card, else those of the point cards."""
        return self.sun if every_card else points


@dataclass(frozen=True)
class MoonByStanding(MoonPolicy):
    """The standing chooses for the shooter: the points are added to the opponents unless that is no good; a house rule.

    Args:
        unless: subtract if adding would end the game: at all (``over``), or only if somebody else would then have won
            it (``lost``).
    """

    code: ClassVar[str] = "moon-by-standing"

    unless: Literal["over", "lost"]

    def offers(self, ends: bool, wins: bool) -> tuple[MoonChoice, ...]:
        """The one choice that the standing leaves."""
        return ("subtract",) if ends and (self.unless == "over" or not wins) else ("add",)


class DealEndPolicy(ABC):
    """What else counts at the end of a deal."""

    code: ClassVar[str]

    @abstractmethod
    def bonus(self, tricks: bool, points: bool) -> int:
        """What a seat gets besides.

        Args:
            tricks: whether it took a trick.
            points: whether it took a card that costs more than 0.
        """


@dataclass(frozen=True, slots=True)
class NoBonus(DealEndPolicy):
    """Nothing but the cards taken counts.

    Sources: hertan-saannot ¶34, herttamisaari ¶35–36, hertta-korttipeli ¶17, hjerter ¶31–33.
    """

    code: ClassVar[str] = "no-bonus"

    def bonus(self, tricks: bool, points: bool) -> int:  # noqa: ARG002
        """Nothing."""
        return 0


@dataclass(frozen=True, slots=True)
class CleanBonus(DealEndPolicy):
    """Whoever took no trick, or no points, gets a bonus; a house rule.

    Args:
        no_tricks: points for no trick, 0 or below.
        no_points: points for no point card, 0 or below; without a trick both are given.
    """

    code: ClassVar[str] = "clean-bonus"

    no_tricks: int
    no_points: int

    def __post_init__(self) -> None:
        """Refuse a bonus that costs something.

        Raises:
            ValueError: says what was found and expected.
        """
        if max(self.no_tricks, self.no_points) > 0:
            raise ValueError(f"found {self.no_tricks} and {self.no_points} points, expected 0 or below")

    def bonus(self, tricks: bool, points: bool) -> int:
        """Each where it is earned."""
        return (0 if tricks else self.no_tricks) + (0 if points else self.no_points)
