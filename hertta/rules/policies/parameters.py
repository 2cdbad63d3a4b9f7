"""What may be wrong with the parameters of a policy, told all at once."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin


class ParameterError(ValueError):
    """Parameters that a policy refuses.

    Args:
        faults: each ``parameter: what was found and expected``.
    """

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))


def strange_words(policy: Any) -> list[str]:
    """A fault for each parameter that is to be one of some words and is another.

    A policy does not look at its own words: a rules file is read by their types, and ``with_`` asks here.
    """
    faults = []
    for part in fields(policy):
        words = get_args(part.type) if get_origin(part.type) is Literal else ()
        found = getattr(policy, part.name)
        if words and found not in words:
            faults.append(f"{part.name}: found {found!r}, expected one of {', '.join(words)}")
    return faults


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
