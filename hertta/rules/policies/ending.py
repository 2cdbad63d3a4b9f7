"""Questions *game_end* and *aim*: when the game is over, and who has won it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Limit:
    """The game is over after a deal that leaves somebody at the limit, or beyond it.

    Sources: hertan-saannot ¶42–43, herttamisaari ¶37, hertta-korttipeli ¶20, hjerter ¶35 (reading F1).

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
            ValueError: says what was found and expected.
        """
        if self.points < 1:
            raise ValueError(f"found a limit of {self.points}, expected 1 or more")

    def is_over(self, totals: Sequence[int]) -> bool:
        """Whether the game is over with these totals, one a seat, after a finished deal."""
        return max(totals) >= self.points if self.reached else max(totals) > self.points


@dataclass(frozen=True, slots=True)
class FewestPoints:
    """The lowest total wins; equal totals share the win.

    Sources: hertan-saannot ¶42–43, herttamisaari ¶37, hertta-korttipeli ¶20, hjerter ¶35 (reading F3).
    """

    code: ClassVar[str] = "fewest-points"

    def winners(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
