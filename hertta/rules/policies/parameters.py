"""What may be wrong with the parameters of a policy, told all at once."""

from collections.abc import Iterable


class ParameterError(ValueError):
    """Parameters that a policy refuses.

    Args:
        faults: each ``parameter: what was found and expected``.
    """

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))


def refuse(*faults: str) -> None:
    """Raise what is wrong; an empty text is nothing.

    Raises:
        ParameterError: with every fault.
    """
    found = [fault for fault in faults if fault]
    if found:
        raise ParameterError(found)


def least(limit: int, **numbers: int) -> list[str]:
    """A fault for each parameter below this number."""
    return [f"{name}: found {number}, expected {limit} or more" for name, number in numbers.items() if number < limit]


def most(limit: int, **numbers: int) -> list[str]:
    """A fault for each parameter above this number."""
    return [f"{name}: found {number}, expected {limit} or below" for name, number in numbers.items() if number > limit]
