"""What the kinds that ask about a learner's moment of choice share; no kind itself."""

from typing import Any

from hertta.analysis import second
from hertta.engine import fold
from hertta.puzzles.positions.possible import impossible
from hertta.puzzles.puzzle import Puzzle


def second_moment(puzzle: Puzzle) -> tuple[second.Facts, list[str], list[str], int, bool]:
    """A puzzle's moment as the second engine takes it: facts, hand, trick, number, broken."""
    moment = puzzle.moment
    facts = second.profile(puzzle.rules)
    return facts, second.faces(moment.hand), second.faces(moment.trick), moment.trick_number, moment.hearts_broken


def moment_flaws(puzzle: Puzzle) -> tuple[str, ...]:
    """What keeps a moment from being asked about."""
    moment, rules = puzzle.moment, puzzle.ruleset
    found = list(impossible(puzzle))
    if len(moment.hand) < 2:
        found.append("one-card")
    if len(moment.trick) >= rules.players:
        found.append("full-trick")
    if not found and not fold(rules, moment):
        found.append("no-rule")
    return tuple(found)


def moment_request(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle's moment as ``hertta judge`` takes it."""
    moment = puzzle.moment
    return {
        "rules": puzzle.rules,
        "ask": "legal",
        "hand": second.faces(moment.hand),
        "trick": second.faces(moment.trick),
        "trick_number": moment.trick_number,
        "hearts_broken": moment.hearts_broken,
    }
