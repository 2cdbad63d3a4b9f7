"""Comparing two rule sets, question by question."""

from dataclasses import dataclass
from typing import Any

from hertta.rules.questions import QUESTIONS
from hertta.rules.ruleset import Cited, RuleSet


@dataclass(frozen=True, slots=True)
class Difference:
    """One question that two rule sets answer differently; ``None`` where one has no such restriction.

    Args:
        question: a name in ``QUESTIONS``.
        ours: the first rule set's cited policy.
        theirs: the second's.
    """

    question: str
    ours: Cited[Any] | None
    theirs: Cited[Any] | None


def differences(ours: RuleSet, theirs: RuleSet) -> tuple[Difference, ...]:
    """The questions in which two rule sets differ; what they cite does not count.

    >>> from hertta.rules import ruleset
    >>> [d.question for d in differences(ruleset("hjerter"), ruleset("hjerter-trekk"))]
    ['moon']
    """
    found = []
    for question in QUESTIONS:
        mine, yours = _by_code(ours, question), _by_code(theirs, question)
        for code in dict.fromkeys([*mine, *yours]):
            one, other = mine.get(code), yours.get(code)
            if one is None or other is None or one.policy != other.policy:
                found.append(Difference(question, one, other))
    return tuple(found)


def _by_code(rules: RuleSet, question: str) -> dict[str, Cited[Any]]:
    """The question's policies: a restriction by its code, another question's one policy by the question's name."""
    return {one.code if question == "play" else question: one for name, one in rules.cited() if name == question}
