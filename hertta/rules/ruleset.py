"""A rule set: one cited policy a question, as a frozen value."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from hertta.cards import NO_CARDS, Cards
from hertta.errors import RulesError
from hertta.rules.compiled import Compiled, compiled
from hertta.rules.contradictions import contradictions
from hertta.rules.policies import (
    AimPolicy,
    BreakingPolicy,
    DealEndPolicy,
    DeckPolicy,
    GameEndPolicy,
    LowestClub,
    MoonPolicy,
    NextOnLeft,
    PassCycle,
    PlayPolicy,
    SidesPolicy,
    TiesPolicy,
    TrickPolicy,
    ValuesPolicy,
)
from hertta.rules.policies.parameters import strange_words
from hertta.rules.questions import PLAY_ORDER, QUESTIONS

P_co = TypeVar("P_co", covariant=True)

WAIVED = "waived"
"""The clause of a restriction that would have left nothing."""
HOUSE_RULE = "reading-H1"
"""What a rule of somebody's own table cites."""


@dataclass(frozen=True)
class Cited(Generic[P_co]):
    """A policy with the claims that it rests on.

    Args:
        policy: the policy.
        claims: ids of the claims that state it.
        clauses: further claims of one clause of it; ``waived`` is a clause of every restriction.
    """

    policy: P_co
    claims: tuple[str, ...]
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)

    @cached_property
    def code(self) -> str:
        """The policy's code."""
        return cast(str, cast(Any, self.policy).code)

    def claims_of(self, clause: str) -> tuple[str, ...]:
        """The claims of a clause, or those of the policy where the clause has none of its own."""
        return self.clauses.get(clause) or self.claims

    @cached_property
    def barring(self) -> Mapping[str, tuple[str, ...]]:
        """For each clause the claims on which it bars a card: the policy's, then its own."""
        names = (*getattr(self.policy, "clauses", ()), WAIVED)
        return {name: tuple(dict.fromkeys([*self.claims, *self.claims_of(name)])) for name in names}

    def all_claims(self) -> tuple[str, ...]:
        """Every claim cited, each once, in order."""
        return tuple(dict.fromkeys([*self.claims, *(claim for own in self.clauses.values() for claim in own)]))

    def parameters(self) -> dict[str, Any]:
        """The policy's parameters as plain values: numbers, words, lists."""
        return {f.name: _plain(getattr(self.policy, f.name)) for f in fields(cast(Any, self.policy))}

    def table(self) -> dict[str, Any]:
        """The cited policy as a profile file has it."""
        entry: dict[str, Any] = {"policy": self.code, **self.parameters(), "claims": list(self.claims)}
        return entry | ({"clauses": {name: list(own) for name, own in self.clauses.items()}} if self.clauses else {})


def _plain(value: Any) -> Any:
    if isinstance(value, Cards):
        return [str(card) for card in value]
    return list(value) if isinstance(value, tuple) else value


def _toml(value: Any) -> str:
    """A value as TOML has it; JSON writes texts, numbers and lists alike, but escapes some signs otherwise."""
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True)
class RuleSet:
    """All the rules of one profile: a cited policy for each question.

    Args:
        name: the profile's name, such as ``hjerter``.
        source: slug of the article whose rules these are.
        version: rises when the rules change, not when the code does.

    The other fields are the questions (see ``hertta.rules.questions``).
    """

    name: str
    source: str
    version: int
    deck: Cited[DeckPolicy]
    dealing: Cited[NextOnLeft]
    sides: Cited[SidesPolicy]
    passing: Cited[PassCycle]
    opening: Cited[LowestClub]
    play: tuple[Cited[PlayPolicy], ...]
    breaking: Cited[BreakingPolicy]
    trick: Cited[TrickPolicy]
    values: Cited[ValuesPolicy]
    moon: Cited[MoonPolicy]
    deal_end: Cited[DealEndPolicy]
    game_end: Cited[GameEndPolicy]
    aim: Cited[AimPolicy]
    ties: Cited[TiesPolicy]

    @cached_property
    def compiled(self) -> Compiled:
        """The rules of play as masks."""
        return compiled(self.play, self.trick, self.breaking)

    @property
    def players(self) -> int:
        """How many play."""
        return self.deck.policy.players

    @cached_property
    def point_cards(self) -> Cards:
        """The cards of the deck that cost more than 0."""
        return self.values.policy.point_cards(self.deck.policy.cards)

    @cached_property
    def moon_cards(self) -> Cards:
        """The cards that one seat must take for a moon; none where there is no moon."""
        shoots = self.moon.policy.offers()
        return self.values.policy.moon_cards(self.deck.policy.cards) if shoots else NO_CARDS

    def cited(self) -> Iterator[tuple[str, Cited[Any]]]:
        """Every question with its cited policy, ``play`` once for each restriction."""
        for question in QUESTIONS:
            answer = getattr(self, question)
            for one in answer if question == "play" else (answer,):
                yield question, one

    def with_(self, question: str, policy: Any, *claims: str) -> "RuleSet":
        """A new rule set in which one policy answers the question instead; a house rule.

        In ``play`` the policy takes the place of the one with its code, or stands where its kind belongs. Of two
        questions that hang together the one that goes with both answers is exchanged first: the pass before the deck.

        Args:
            question: a name in ``QUESTIONS``.
            policy: one of that question's policies.
            claims: what the new policy rests on; without any it is a rule of one's own table (``reading-H1``).

        Raises:
            RulesError: ``bad-house-rule`` if the policy is none of that question's, or excludes another answer.

        >>> from hertta.rules import ruleset
        >>> from hertta.rules.policies import HeartOrQueen
        >>> ruleset("hjerter").with_("breaking", HeartOrQueen("any")).breaking.claims
        ('reading-H1',)
        """
        if not isinstance(policy, QUESTIONS.get(question, ())):
            expected = ", ".join(kind.__name__ for kind in QUESTIONS.get(question, ())) or ", ".join(QUESTIONS)
            raise RulesError("bad-house-rule", f"found {policy!r} for {question!r}, expected one of {expected}")
        if strange := "; ".join(strange_words(policy)):
            raise RulesError("bad-house-rule", strange)
        new: Cited[Any] = Cited(policy, claims or (HOUSE_RULE,))
        answer: Any = new
        if question == "play":
            others = [one for one in self.play if one.code != new.code]
            answer = tuple(sorted([*others, new], key=lambda one: PLAY_ORDER[one.code]))
        house = replace(self, **cast(Any, {question: answer}))
        if excluded := "; ".join(one.message for one in contradictions(house)):
            raise RulesError("bad-house-rule", excluded)
        return house

    def without(self, code: str) -> "RuleSet":
        """A new rule set without the restriction of this code in ``play``.

        Raises:
            RulesError: ``bad-house-rule`` if there is none.
        """
        codes = [one.code for one in self.play]
        if code not in codes:
            raise RulesError("bad-house-rule", f"without: found {code!r}, expected one of {', '.join(codes) or 'none'}")
        return replace(self, play=tuple(one for one in self.play if one.code != code))

    def text(self) -> str:
        """The canonical text, a profile file that reads back equal."""
        lines = [f"{key} = {_toml(getattr(self, key))}" for key in ("name", "source", "version")]
        lines += [] if self.play else ["play = []"]
        for question, cited in self.cited():
            lines += ["", f"[[{question}]]" if question == "play" else f"[{question}]"]
            table = cited.table()
            clauses = table.pop("clauses", {})
            lines += [f"{key} = {_toml(value)}" for key, value in table.items()]
            lines += [f"clauses.{name} = {_toml(own)}" for name, own in clauses.items()]
        return "\n".join(lines) + "\n"

    def fingerprint(self) -> str:
        """Twelve hexadecimal digits that change whenever the rules do, not when a citation does; puzzles keep them."""
        answers = [(question, one.code, sorted(one.parameters().items())) for question, one in self.cited()]
        return hashlib.sha256(repr((self.version, answers)).encode()).hexdigest()[:12]
