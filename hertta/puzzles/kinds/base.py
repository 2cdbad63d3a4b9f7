"""What every kind of puzzle offers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple

from hertta.cards import Card
from hertta.engine import Chance, Verdict
from hertta.errors import PuzzleError
from hertta.puzzles.puzzle import Group, Mark, Puzzle, Reply
from hertta.rules import RuleSet

Mode = Literal["one", "many", "none"]
"""How many cards of the hand are chosen."""

CARDS = "cards"
"""The part of an answer that is chosen in the hand; the other parts are groups, by their names."""


class Because(NamedTuple):
    """Why one option is right or wrong; ``hertta.text`` makes a sentence of it.

    Args:
        part: ``cards``, or the name of a group.
        value: the card, or the value of the group.
        right: whether it belongs to the answer.
        message: id of the message that says why.
        facts: what the message speaks of.
        claims: ids of the claims that it rests on, the chief one first.
        rule: code of the policy that decides; empty where none does.
    """

    part: str
    value: str
    right: bool
    message: str
    facts: Mapping[str, Any]
    claims: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Found:
    """An answer that was found without the engine, and how.

    Args:
        reply: the answer.
        tried: what was tried, one word such as ``cards``.
        count: how many of them.
        layouts: in how many ways the hidden cards were dealt.
    """

    reply: Reply
    tried: str
    count: int
    layouts: int = 1


class Ask(NamedTuple):
    """A puzzle as a request to ``hertta judge``, and the fields of the answer that decide it."""

    request: dict[str, Any]
    expect: dict[str, Any]


class Kind(ABC):
    """A kind of question.

    Attributes:
        code: its name in puzzles, addresses, logs and message ids.
        mode: how many cards of the hand are chosen.
        plays: whether the cards of a hand are there to be played; else they are only looked at.
        deal_matters: whether it matters where the deal stands, with hearts broken and points taken.
        one_table: whether it is asked by the rules in play alone; else these are not shown with it.
    """

    code: ClassVar[str]
    mode: ClassVar[Mode] = "none"
    plays: ClassVar[bool] = True
    deal_matters: ClassVar[bool] = True
    one_table: ClassVar[bool] = True

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:  # noqa: ARG002
        """The groups of choices, in the order in which they are shown; by default the cards are the whole answer."""
        return ()

    @abstractmethod
    def solve(self, puzzle: Puzzle) -> Reply:
        """The right answer, by the engine."""

    @abstractmethod
    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Every option with the reason for which it is right or wrong, in the order in which they are shown."""

    @abstractmethod
    def rule(self, puzzle: Puzzle) -> str:
        """Code of the policy on which the answer turns; empty where it turns on words and not on rules."""

    def mark(self, puzzle: Puzzle, reply: Reply) -> Mark:
        """One point for the cards, if there are any to choose, and one for each group."""
        answer = self.solve(puzzle)
        parts = [reply.picks.get(group.name) == answer.picks[group.name] for group in self.groups(puzzle)]
        if self.mode != "none":
            parts.append(reply.cards == answer.cards)
        return Mark(sum(parts), len(parts))

    def is_right(self, puzzle: Puzzle, reply: Reply) -> bool:
        """Whether a reply is right in all its parts."""
        mark = self.mark(puzzle, reply)
        return mark.right == mark.of


class Proved(Kind):
    """A kind whose puzzles are made from seeds and ship with a proof."""

    def suits(self, rules: RuleSet) -> bool:  # noqa: ARG002
        """Whether there is anything to ask by these rules."""
        return True

    @abstractmethod
    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A candidate, fully decided by the state of ``chance``; ``None`` where this draw led nowhere.

        A draw aims at one rule or exception, each as likely, so that rare ones come up as often as common ones.
        """

    @abstractmethod
    def second(self, puzzle: Puzzle) -> Found:
        """The right answer by an independent road."""

    @abstractmethod
    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Codes of what keeps this from being a puzzle: an impossible position, nothing to find, two answers."""

    @abstractmethod
    def ask(self, puzzle: Puzzle) -> Ask | None:
        """The request to ``hertta judge`` that decides it; ``None`` where no single one does."""


def by_verdict(verdict: Verdict) -> Because:
    """The reason for one card of a hand, which is right if it is legal."""
    return Because(
        CARDS, str(verdict.card), verdict.legal, verdict.message, verdict.facts, verdict.claims, verdict.policy
    )


def asked(puzzle: Puzzle) -> Card:
    """The card that a puzzle asks about.

    Raises:
        PuzzleError: ``no-card`` if it names none.
    """
    if puzzle.card is None:
        raise PuzzleError("no-card", f"found no card in a puzzle of kind {puzzle.kind}, expected one")
    return puzzle.card
