"""Questions *sides*, *game_end*, *aim* and *ties*: who plays with whom, when the game is over, who has won it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from hertta.rules.policies.parameters import least, refuse


class SidesPolicy(Protocol):
    """Who plays with whom."""

    code: ClassVar[str]

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""


@dataclass(frozen=True, slots=True)
class EachAlone:
    """Everybody plays for themselves.

    Sources: hertan-saannot ¶3 and ¶9; the others are silent (reading G8).
    """

    code: ClassVar[str] = "each-alone"

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """A side for each seat."""
        return tuple((seat,) for seat in range(players))


@dataclass(frozen=True, slots=True)
class Pairs:
    """Those who sit opposite play together.

    Sources: herttamisaari ¶50 and ¶55, hertta-korttipeli ¶34 (readings E7, F11).
    """

    code: ClassVar[str] = "pairs"

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """A side for each two seats that face each other."""
        return tuple((seat, seat + players // 2) for seat in range(players // 2))


class GameEndPolicy(ABC):
    """When the game is over."""

    code: ClassVar[str]

    @abstractmethod
    def is_over(self, totals: Sequence[int], deal_number: int) -> bool:
        """Whether the game is over with these totals, one a side, after the deal of this number."""

    def settled(self, total: int) -> int:
        """A seat's total as it is written down after a deal."""
        return total

    def counts_deals(self) -> bool:
        """Whether the number of the deal has a say."""
        return False


@dataclass(frozen=True)
class Limit(GameEndPolicy):
    """The game is over after a deal that leaves somebody at the limit, or beyond it.

    Sources: hertan-saannot ¶42–43, herttamisaari ¶10 and ¶37, hertta-korttipeli ¶14, ¶20 and ¶32, hjerter ¶35 (readings
    F1, F2, F12).

    Args:
        points: the limit.
        reached: whether the limit itself is enough; else it must be passed.
    """

    code: ClassVar[str] = "limit"

    points: int
    reached: bool

    def __post_init__(self) -> None:
        """Refuse a limit that a game begins with.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*least(1, points=self.points))

    def is_over(self, totals: Sequence[int], deal_number: int) -> bool:  # noqa: ARG002
        """Whether somebody is there."""
        return max(totals) >= self.points if self.reached else max(totals) > self.points


@dataclass(frozen=True)
class LimitOrDeals(GameEndPolicy):
    """The game is over after so many deals, or before if somebody passes the limit.

    Source: hertta-korttipeli ¶20 and ¶31 (reading F8).

    Args:
        points: the limit, which must be passed.
        deals: the last deal's number.
    """

    code: ClassVar[str] = "limit-or-deals"

    points: int
    deals: int

    def __post_init__(self) -> None:
        """Refuse a limit that a game begins with, and a game without a deal.

        Raises:
            ParameterError: says what was found and expected.
        """
        refuse(*least(1, points=self.points, deals=self.deals))

    def is_over(self, totals: Sequence[int], deal_number: int) -> bool:
        """Whether somebody is beyond the limit, or the last deal is played."""
        return max(totals) > self.points or deal_number >= self.deals

    def counts_deals(self) -> bool:
        """The number of the deal has a say."""
        return True


@dataclass(frozen=True)
class LimitWithDrop(GameEndPolicy):
    """The game is over when somebody passes the limit; who hits it exactly drops back; a house rule.

    Args:
        points: the limit, which must be passed.
        to: the total that exactly the limit becomes, from 0 to below the limit.
    """

    code: ClassVar[str] = "limit-with-drop"

    points: int
    to: int

    def __post_init__(self) -> None:
        """Refuse a limit that a game begins with, and a drop that is none.

        Raises:
            ParameterError: says what was found and expected.
        """
        drops = 0 <= self.to < max(self.points, 1)
        refuse(
            *least(1, points=self.points),
            "" if drops else f"to: found {self.to}, expected 0 or more, and less than points",
        )

    def is_over(self, totals: Sequence[int], deal_number: int) -> bool:  # noqa: ARG002
        """Whether somebody is beyond the limit."""
        return max(totals) > self.points

    def settled(self, total: int) -> int:
        """Exactly the limit drops back."""
        return self.to if total == self.points else total


class AimPolicy(Protocol):
    """Which total wins."""

    code: ClassVar[str]

    def best(self, totals: Sequence[int]) -> int:
        """The total that wins."""


@dataclass(frozen=True, slots=True)
class FewestPoints:
    """The lowest total wins.

    Sources: hertan-saannot ¶42, herttamisaari ¶11 and ¶37, hertta-korttipeli ¶20, hjerter ¶1 and ¶35 (reading F6).
    """

    code: ClassVar[str] = "fewest-points"

    def best(self, totals: Sequence[int]) -> int:
        """The lowest."""
        return min(totals)


@dataclass(frozen=True, slots=True)
class MostPoints:
    """The highest total wins.

    Source: herttamisaari ¶51 and ¶56 (reading F12).
    """

    code: ClassVar[str] = "most-points"

    def best(self, totals: Sequence[int]) -> int:
        """The highest."""
        return max(totals)


class TiesPolicy(Protocol):
    """What becomes of equal totals at the top."""

    code: ClassVar[str]

    def decided(self, best: int) -> bool:
        """Whether the game can end with so many sides at the top."""


@dataclass(frozen=True, slots=True)
class SharedWin:
    """Equal totals share the win.

    Sources: hertan-saannot ¶43; the others are silent (readings F3, F12).
    """

    code: ClassVar[str] = "shared-win"

    def decided(self, best: int) -> bool:  # noqa: ARG002
        """However many there are."""
        return True


@dataclass(frozen=True, slots=True)
class PlayOn:
    """The game goes on until one side alone is at the top; a house rule."""

    code: ClassVar[str] = "play-on"

    def decided(self, best: int) -> bool:
        """Exactly one."""
        return best == 1
