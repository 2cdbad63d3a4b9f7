"""Rule sets that bring together every two answers that go together, as few as a greedy choice finds."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

from hertta.rules import HOUSE_RULE, QUESTIONS, Cited, RuleSet, ruleset
from hertta.rules import policies as p
from hertta.rules.contradictions import contradictions
from tests.laws.options import cycle, single

BASE = ruleset("hjerter")
ADD, EITHER = ("add",), ("add", "subtract")
FACTORS: dict[str, tuple[Any, ...]] = {
    "values": (
        p.HeartsAndQueen(1, 13),
        p.HeartsAndQueen(1, 0),
        p.BonusDiamond("J", -10, "besides"),
        p.BonusDiamond("T", -10, "needed"),
        p.BonusDiamond("J", -10, "dropped"),
        p.HighSpades(10, 7),
        p.NominalHearts(60),
    ),
    "moon": (
        p.Moon(ADD),
        p.Moon(EITHER),
        p.Moon(("subtract",)),
        p.NoMoon(),
        p.MoonAndSun(EITHER, 52),
        p.MoonByStanding("over"),
        p.MoonByStanding("lost"),
        p.MoonAboveZero(),
    ),
    "deck": (
        single(4),
        single(3, "2D"),
        single(6, added="XC XD"),
        p.DeckWithStock(2, 13),
        p.TwoDecks(6),
        p.TwoDecks(7),
    ),
    "passing": (
        cycle("left", "right", "none"),
        cycle("left", "right", "across", "none"),
        cycle("right", count=2),
        cycle("across", kept="QS AH"),
        cycle("none"),
    ),
    "play.points": (None, *map(p.FirstTrickPoints, ("hearts", "all", "queen", "unsaid"))),
    "play.hearts": (None, *map(p.HeartsNotBroken, ("stated", "points", "unsaid"))),
    "play.opening": (None, p.OpeningCard(), p.OpeningClub()),
    "play.queen": (None, p.QueenNotBroken()),
    "play.follow": (p.FollowSuit(),),
    "breaking": (p.AnyHeart(), p.OffSuitHeart(), p.HeartOrQueen("any"), p.HeartOrQueen("off-suit")),
    "trick": (p.HighestOfLedSuit(), p.EqualCardsCancel()),
    "game_end": (p.Limit(100, False), p.Limit(100, True), p.LimitOrDeals(100, 10), p.LimitWithDrop(100, 50)),
    "sides": (p.EachAlone(), p.Pairs()),
    "deal_end": (p.NoBonus(), p.CleanBonus(-5, -3)),
    "aim": (p.FewestPoints(), p.MostPoints()),
    "ties": (p.SharedWin(), p.PlayOn()),
}
"""What is combined: for each question, in *play* for each kind of restriction, its answers; ``None`` is none."""
NUMBERS = {question: place for place, question in enumerate(FACTORS)}

Choice = tuple[str, Any]
Pair = frozenset[Choice]


def rules_of(choices: tuple[Choice, ...]) -> RuleSet:
    """The rule set that answers so, and the rest as ``BASE`` does."""
    answers = {question: Cited(policy, (HOUSE_RULE,)) for question, policy in choices if policy is not None}
    play = [cited for question, cited in answers.items() if question.startswith("play.")]
    others = {question: cited for question, cited in answers.items() if not question.startswith("play.")}
    order = [kind.code for kind in QUESTIONS["play"]]
    return replace(BASE, play=tuple(sorted(play, key=lambda cited: order.index(cited.code))), **others)


@cache
def go_together(one: Choice, other: Choice) -> bool:
    """Whether no contradiction hangs on these two answers alone."""
    questions = {one[0].partition(".")[0], other[0].partition(".")[0]}
    found = contradictions(rules_of((one, other)))
    return not any({key.partition(".")[0] for key in one.keys} <= questions for one in found)


def every_pair() -> set[Pair]:
    """Every two answers to two questions that go together."""
    choices = [(question, policy) for question, policies in FACTORS.items() for policy in policies]
    apart = ((one, other) for one, other in combinations(choices, 2) if one[0] != other[0])
    return {frozenset(pair) for pair in apart if go_together(*pair)}


def covering() -> list[tuple[Choice, ...]]:
    """Answers to all questions, again and again, until every two that go together have been together.

    Each row begins with a pair that is still missing; then every question is given the answer that brings the most
    missing pairs along.
    """
    missing, rows = every_pair(), []
    while missing:
        row = list(min(missing, key=_first))
        for question in [question for question in FACTORS if question not in dict(row)]:
            fitting = [(question, policy) for policy in FACTORS[question]]
            fitting = [one for one in fitting if all(go_together(one, other) for other in row)]
            row.append(max(fitting, key=lambda one: sum(frozenset((one, other)) in missing for other in row)))
        missing -= {frozenset(pair) for pair in combinations(row, 2)}
        rows.append(tuple(row))
    return rows


def _first(pair: Pair) -> list[tuple[int, int]]:
    """Where a pair stands among all: the same on every machine."""
    return sorted((NUMBERS[question], FACTORS[question].index(policy)) for question, policy in pair)
