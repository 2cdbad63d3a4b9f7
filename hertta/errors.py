"""The error tree: what went wrong, as a code and facts.

Sentences for a learner are made of these by ``hertta.text``; the English message is for programmers and scripts.
"""

from collections.abc import Mapping
from typing import Any


class HerttaError(Exception):
    """Anything that hertta refuses, told as a ``code`` and ``facts``.

    Args:
        code: a stable word in kebab case, such as ``duplicate-card``.
        message: one English sentence: what was found, where, what was expected.
        facts: the values that the sentence speaks of, for a translation.
    """

    def __init__(self, code: str, message: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts: dict[str, Any] = dict(facts or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.message, self.facts)


class NotationError(HerttaError, ValueError):
    """A text that does not read as what it should be: a card, a hand, a position."""


class RulesError(HerttaError):
    """A rule profile or a source that cannot be used; every fault of the file is named."""


class PositionError(HerttaError, ValueError):
    """A position, pass or result that cannot be: a card twice, a trick too long, a seat that does not exist."""


class IllegalPlay(HerttaError):  # noqa: N818 - a play that is illegal, not a fault of the program
    """A play that the rules bar; ``verdict`` says which rule and why."""

    def __init__(self, verdict: Any) -> None:
        super().__init__(verdict.rule, f"{verdict.card} may not be played: {verdict.rule}", verdict.facts)
        self.verdict = verdict

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.verdict,)


class PuzzleError(HerttaError):
    """A puzzle that cannot be made or does not hold what it claims."""


class TextError(HerttaError):
    """A message that is missing, malformed or lacks a variable."""
