"""Where two rule sets part: for each question that they answer differently the smallest case that shows it.

Differences interact, so each is looked at alone: all else stays as one rule set has it, and only the policy in question
is exchanged. A kind of case is a row of facts, from the smallest on, and what a rule set answers to them; the first
facts to which the two answers differ are the smallest. A row that leaves facts out says why no smaller case is missed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from hertta.analysis import parting_play as play
from hertta.analysis import parting_rows as rows
from hertta.analysis.parting_rows import Facts
from hertta.errors import RulesError
from hertta.rules import Cited, Difference, RuleSet, differences

Base = Literal["ours", "theirs"] | None
"""The rule set that all else is taken from, or that nothing else matters."""


@dataclass(frozen=True, slots=True)
class Case:
    """The smallest case in which two rule sets answer a question differently.

    Args:
        kind: what is asked: ``deck``, ``passing``, ``kept``, ``play``, ``breaking``, ``trick``, ``values``,
            ``moon-card``, ``moon``, ``deal-end`` or ``end``.
        facts: what it is asked of; of ``play`` the fields of a ``Moment``.
        ours: what the first rule set answers, or its policy with all else as in the second.
        theirs: what the second answers, or its policy with all else as in the first.
        base: the one that all else is taken from; ``None`` where nothing else matters.
    """

    kind: str
    facts: Facts = field(hash=False)
    ours: Facts = field(hash=False)
    theirs: Facts = field(hash=False)
    base: Base


class _Kind(NamedTuple):
    """A kind of case.

    Args:
        code: see ``Case``.
        row: for two rule sets the facts to ask of.
        answer: what a rule set answers.
        matters: what of the answer must differ; anything if ``None``.
    """

    code: str
    row: Callable[[RuleSet, RuleSet], Iterable[Facts]]
    answer: Callable[..., Facts]
    matters: str | None = None

    def smallest(self, one: RuleSet, other: RuleSet) -> tuple[Facts, Facts, Facts] | None:
        """The first facts of the row that are answered differently, with both answers."""
        for facts in self.row(one, other):
            mine, yours = self.answer(one, **facts), self.answer(other, **facts)
            if mine != yours and (self.matters is None or mine[self.matters] != yours[self.matters]):
                return facts, mine, yours
        return None


_END = (_Kind("end", rows.endings, rows.end),)
_KINDS: Mapping[str, tuple[_Kind, ...]] = {
    "deck": (_Kind("deck", rows.once, rows.setup),),
    "sides": _END,
    "passing": (_Kind("passing", rows.deals, rows.direction), _Kind("kept", rows.hands, rows.may_give)),
    "play": (
        _Kind("play", play.moments_apart(play.leaving), play.judged, "legal"),
        _Kind("play", play.moments_apart(play.waiving), play.judged),
    ),
    "breaking": (_Kind("breaking", rows.tricks, rows.broken),),
    "trick": (_Kind("trick", rows.tricks, rows.winner),),
    "values": (_Kind("values", rows.cards, rows.price), _Kind("moon-card", rows.moon_cards, rows.part_in_moon)),
    "moon": (_Kind("moon", rows.moons, rows.moon),),
    "deal_end": (_Kind("deal-end", rows.piles, rows.bonus),),
    "game_end": _END,
    "aim": _END,
    "ties": _END,
}
"""The kinds of case of each question, the plainer first. Who deals and who begins has one answer, so nobody differs."""
_OWN = {"deck", "passing", "trick"}
"""The questions whose answers hang on no other: nothing need be exchanged, and the two may not even go together."""


def partings(ours: RuleSet, theirs: RuleSet) -> tuple[tuple[Difference, Case | None], ...]:
    """Every difference of two rule sets, each with the smallest case that shows it; see ``parting``.

    >>> from hertta.rules import ruleset
    >>> [(found.question, case.kind) for found, case in partings(ruleset("hjerter"), ruleset("hertta-korttipeli"))]
    [('passing', 'passing'), ('play', 'play'), ('breaking', 'breaking'), ('game_end', 'end')]
    """
    return tuple((found, parting(ours, theirs, found)) for found in differences(ours, theirs))


def parting(ours: RuleSet, theirs: RuleSet, difference: Difference) -> Case | None:
    """The smallest case in which a difference alone changes an answer; ``None`` if it never does.

    All else is as in ``ours``; where the exchange shows nothing there, or excludes another policy, as in ``theirs``.

    Args:
        ours: the first rule set.
        theirs: the second.
        difference: one of theirs (see ``hertta.rules.differences``).

    >>> from hertta.rules import ruleset
    >>> [(_, case)] = partings(ruleset("herttamisaari"), ruleset("herttamisaari-kotisaanto"))
    >>> case.facts["trick"], case.facts["hand"], case.ours["legal"], case.theirs["legal"]
    ((Card('2C'),), Cards('2D 2H'), Cards('2D 2H'), Cards('2D'))
    """
    for base, one, other in _compared(ours, theirs, difference):
        for kind in _KINDS[difference.question]:
            if found := kind.smallest(one, other):
                return Case(kind.code, *found, base)
    return None


def _compared(ours: RuleSet, theirs: RuleSet, difference: Difference) -> Iterator[tuple[Base, RuleSet, RuleSet]]:
    """The pairs of rule sets between which only the question differs, and whose all else is."""
    if difference.question in _OWN:
        yield None, ours, theirs
        return
    with suppress(RulesError):
        yield "ours", ours, _exchanged(ours, difference.question, difference.ours, difference.theirs)
    with suppress(RulesError):
        yield "theirs", _exchanged(theirs, difference.question, difference.theirs, difference.ours), theirs


def _exchanged(rules: RuleSet, question: str, old: Cited[Any] | None, new: Cited[Any] | None) -> RuleSet:
    """The rule set with one policy exchanged, put in or left out."""
    if new is not None:
        return rules.with_(question, new.policy, *new.claims)
    return rules if old is None else rules.without(old.code)
