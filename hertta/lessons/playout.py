"""What a wrong card would have done: who would have to say what, and what it would cost."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hertta.cards import Card
from hertta.engine import judge, legal, trick_points, trick_winner
from hertta.lessons.exercise import Exercise
from hertta.puzzles import LEARNER, Puzzle


class Told(NamedTuple):
    """A step of what would have happened.

    Args:
        who: the seat that acts or speaks; or the id of a message for what it is about.
        message: id of the message that tells it.
        facts: what it speaks of.
    """

    who: int | str
    message: str
    facts: Mapping[str, Any]


def wrong_card(exercise: Exercise) -> Card | None:
    """The illegal card that the learner wanted to play; ``None`` where there is none to show.

    Of several that were chosen it is the first; where the question is about one card it is that one, if the learner
    took it for legal.
    """
    puzzle = exercise.puzzle
    if exercise.refused is not None:
        return exercise.refused
    if not exercise.kind.plays or not puzzle.moment.hand or exercise.shown or not (exercise.answered or exercise.step):
        return None
    allowed = legal(puzzle.ruleset, puzzle.moment)
    if exercise.kind.mode != "none":
        return next(iter(exercise.reply.cards - allowed), None)
    card = puzzle.card
    if card is None or card not in puzzle.moment.hand - allowed or exercise.right:
        return None
    return card


def playout(puzzle: Puzzle, card: Card) -> tuple[Told, ...]:
    """What an illegal card would have done at the table, step by step.

    It lies on the table; whoever could say so objects; and the trick as it lies is compared with what it would be with
    the lowest legal card. No source names a penalty, so none is told.

    Args:
        puzzle: the position.
        card: a card of the hand that may not be played.
    """
    rules, moment = puzzle.ruleset, puzzle.moment
    verdict = judge(rules, moment, card)
    instead = min(verdict.facts["legal"], key=lambda one: (one.rank, one.suit))
    left = (LEARNER + 1) % rules.players
    return (
        Told(LEARNER, "playout-lies", {"card": card}),
        Told(left, f"playout-{verdict.policy}", {**verdict.facts, "seat": left}),
        Told("playout-table", *_cost(puzzle, card)),
        Told("playout-other", *_cost(puzzle, instead, "playout-instead")),
    )


def _cost(puzzle: Puzzle, card: Card, message: str = "playout-cost") -> tuple[str, dict[str, Any]]:
    """Who would take the trick as it lies with this card, and with how many points."""
    rules = puzzle.ruleset
    trick = (*puzzle.moment.trick, card)
    place = trick_winner(rules, trick)
    facts = {"card": card, "points": trick_points(rules, trick), "whole": len(trick) == rules.players}
    if place is None:
        return f"{message}-nobody", facts
    return message, facts | {"seat": (puzzle.leader + place) % rules.players}
