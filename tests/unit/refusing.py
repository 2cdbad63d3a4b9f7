"""What is refused of texts, and which positions read back, for all tests of notation."""

import pytest

from hertta.engine import moment_text, position_text, read_moment, read_position
from hertta.errors import NotationError, PositionError


def told(read, *args):
    """The kind of error, its code and all its faults."""
    with pytest.raises((NotationError, PositionError)) as refusal:
        read(*args)
    error = refusal.value
    assert error.message == "; ".join(error.facts["faults"])
    return type(error), error.code, error.facts["faults"]


def begin_with(faults, starts):
    """Whether there are as many faults as starts, each of which begins so."""
    return len(faults) == len(starts) and all(map(str.startswith, faults, starts))


def reads_back(rules, position):
    """Whether a position, and the moment in it, read back equal from their texts."""
    moment = position.moment
    return read_position(position_text(position), {rules.name: rules}.__getitem__) == position and (
        position.over or read_moment(moment_text(moment), rules) == moment
    )
