"""Questions *moon* and *deal_end*: what happens to who takes all, and to who takes nothing."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from hertta.rules.policies.parameters import least, most, refuse

MoonChoice = Literal["add", "subtract"]
"""What becomes of a moon's points: the opponents add them, or the shooter subtracts them."""


class Standing(NamedTuple):
    """How the game stands when somebody has shot the moon.

    Args:
        total: the shooter's total before the deal.
        worth: what the moon is worth.
        ends: whether the game would be over after ``add``.
        wins: whether the shooter would then have won it.
    """

    total: int
    worth: int
    ends: bool
    wins: bool


class MoonPolicy(ABC):
    """What one player who takes every moon card brings about."""

    code: ClassVar[str]

    @abstractmethod
    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:
        """What the shooter may choose; nothing where there is no moon.

        Args:
            standing: how the game stands; ``None`` where the totals are not known.
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

    Source: herttamisaari ¶56, where points are what one plays for (readings E7, F12).
    """

    code: ClassVar[str] = "no-moon"

    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:  # noqa: ARG002
        """Nothing."""
        return ()


def _options_fault(options: tuple[MoonChoice, ...]) -> str:
    sound = options in {("add",), ("subtract",), ("add", "subtract")}
    return "" if sound else f"options: found {list(options)}, expected add, subtract, or both in this order"


@dataclass(frozen=True)
class Moon(MoonPolicy):
    """One player who takes every point card turns the score over.

    Sources: hertan-saannot ¶6 and ¶38, herttamisaari ¶39–41, hertta-korttipeli ¶19, hjerter ¶37–39 (readings D6, E1,
    E2, E7).

    Args:
        options: what the shooter may choose: ``add`` the deal's points to every opponent, ``subtract`` them from their
            own total.
    """

    code: ClassVar[str] = "moon"

    options: tuple[MoonChoice, ...]

    def __post_init__(self) -> None:
        """Refuse a moon without a choice, or with the same one twice, or in another order.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(_options_fault(self.options))

    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:  # noqa: ARG002
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
            ParameterError: says what was found and expected.
        """
        refuse(_options_fault(self.options), *least(1, sun=self.sun))

    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:  # noqa: ARG002
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

    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:
        """The one choice that the standing leaves; to add where it is not known."""
        bad = standing is not None and standing.ends and (self.unless == "over" or not standing.wins)
        return ("subtract",) if bad else ("add",)


@dataclass(frozen=True)
class MoonAboveZero(MoonPolicy):
    """The shooter may choose, but subtract only what their total holds, so that none goes below 0; a house rule."""

    code: ClassVar[str] = "moon-above-zero"

    def offers(self, standing: Standing | None = None) -> tuple[MoonChoice, ...]:
        """Both, or to add alone where the total is too small or not known."""
        return ("add", "subtract") if standing is not None and standing.total >= standing.worth else ("add",)


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

    Sources: hertan-saannot ¶34–35, herttamisaari ¶34 and ¶37, hertta-korttipeli ¶16–18, hjerter ¶33–34; they say what
    costs, or what it adds up to, and none speaks of a bonus.
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
            ParameterError: says what was found and expected.
        """
        refuse(*most(0, no_tricks=self.no_tricks, no_points=self.no_points))

    def bonus(self, tricks: bool, points: bool) -> int:
        """Each where it is earned."""
        return (0 if tricks else self.no_tricks) + (0 if points else self.no_points)
