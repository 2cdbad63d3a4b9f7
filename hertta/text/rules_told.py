"""Rules in words: a policy with its parameters becomes what is done at the table."""

from dataclasses import fields
from typing import Any

from hertta.text.messages import Catalog

_NOWHERE = "none"


def rule_told(words: Catalog, code: str, policy: Any) -> str:
    """How a table settles a matter, in a full sentence or two.

    Args:
        words: the messages, in the voice of the source that is played by.
        code: of the matter.
        policy: what settles it; ``None`` where nothing restricts the play.

    >>> from hertta.rules import ruleset
    >>> from hertta.text import catalog
    >>> rule_told(catalog("en"), "game_end", ruleset("hertta-korttipeli-120").game_end.policy)
    'The game is over after the deal in which somebody passes 120 points.'
    >>> rule_told(catalog("en"), "hearts", None)
    'Hearts may be led at any time.'
    """
    if policy is None:
        return words.format(f"rule-none-{code}")
    facts = {one.name: getattr(policy, one.name) for one in fields(policy)}
    for name, value in facts.items():
        if isinstance(value, tuple):
            facts[name] = "-".join(value)
    return words.format(f"rule-{policy.code}", **facts, **_ways(words, getattr(policy, "directions", ())))


def _ways(words: Catalog, directions: tuple[str, ...]) -> dict[str, Any]:
    """Where cards are passed, in a row, and whether that changes from deal to deal."""
    cycle = ", ".join(words.format(f"pass-{direction}") for direction in directions)
    return {"cycle": cycle, "cycles": len(directions) > 1, "passes": {*directions} - {_NOWHERE} != set()}
