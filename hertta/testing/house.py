"""House rules by chance: every sound answer to every question, and rule sets made of them.

Nothing here names a policy: what a parameter takes is told by its type, what is sound by the policy itself, and what
goes together by the rule set. So a new policy is tried as soon as its question knows it.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from functools import cache
from itertools import product
from typing import Any

from hertta.engine import Chance
from hertta.errors import RulesError
from hertta.rules import QUESTIONS, RuleSet
from hertta.rules.usual import usual_values


@cache
def sound(kind: type[Any]) -> tuple[Any, ...]:
    """Policies of a kind: every one that accepts some of the usual values for each of its parameters.

    >>> from hertta.rules import QUESTIONS
    >>> [policy.moon for policy in sound(QUESTIONS["values"][1])][:3]
    ['besides', 'needed', 'dropped']
    """
    return tuple(_made(kind))


def _made(kind: type[Any]) -> Iterator[Any]:
    for values in product(*(usual_values(parameter.type) for parameter in fields(kind))):
        try:
            yield kind(*values)
        except ValueError:
            continue


def _some_answer(question: str, chance: Chance) -> Any:
    kind: Any = chance.choice(QUESTIONS[question])
    return chance.choice(sound(kind))


def varied(rules: RuleSet, chance: Chance) -> RuleSet:
    """The rule set with a few house rules that go together; one that would contradict the others is left out.

    >>> from hertta.rules import differences, ruleset
    >>> hjerter = ruleset("hjerter")
    >>> mine = varied(hjerter, Chance(5))
    >>> bool(differences(hjerter, mine)), mine == varied(hjerter, Chance(5))
    (True, True)
    """
    for _ in range(1 + chance.below(6)):
        question = chance.choice(list(QUESTIONS))
        policy = _some_answer(question, chance)
        with suppress(RulesError):
            rules = rules.with_(question, policy)
    codes = [cited.code for cited in rules.play]
    return rules if chance.below(3) else rules.without(chance.choice(codes))
