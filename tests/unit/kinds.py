"""What the tests of every kind of puzzle share: draws by all rules, and the checks that each draw must pass."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from hertta.cards import Card
from hertta.cli.asks import answer
from hertta.engine import Chance
from hertta.errors import PuzzleError
from hertta.puzzles import PROVED, Proved, Puzzle, prove
from hertta.puzzles.kinds import CARDS
from hertta.rules import PROFILES, claim, ruleset
from hertta.text import CODES, catalog, tell

SEEDS = range(20)


@cache
def sound_draws(code: str) -> tuple[Puzzle, ...]:
    """The draws of twenty seeds by every profile that suits the kind, without those that led nowhere."""
    kind = PROVED[code]
    suited = [rules for rules in map(ruleset, PROFILES) if kind.suits(rules)]
    drawn = [kind.draw(rules, Chance(seed)) for rules in suited for seed in SEEDS]
    sound = [puzzle for puzzle in drawn if puzzle is not None and not kind.flaws(puzzle)]
    assert len(sound) > len(drawn) / 2
    assert {puzzle.rules for puzzle in sound} == {rules.name for rules in suited}
    return tuple(sound)


def flaws(puzzle: Puzzle) -> tuple[str, ...]:
    """The flaws of a puzzle; one that has any is refused."""
    found = PROVED[puzzle.kind].flaws(puzzle)
    if found:
        with pytest.raises(PuzzleError) as refused:
            prove(puzzle)
        assert refused.value.facts["flaws"] == found
    return found


def check_proved(puzzle: Puzzle) -> None:
    """The proof holds, or it would be refused, and the second road has tried something."""
    assert prove(puzzle).count > 0


def check_explained(puzzle: Puzzle) -> None:
    """Every option is told once, right or wrong, with claims that there are; of words no rule decides."""
    kind = PROVED[puzzle.kind]
    answer = kind.solve(puzzle)
    told = kind.explain(puzzle)
    hand = puzzle.moment.hand if kind.mode != "none" else ()
    options = [(CARDS, str(card)) for card in hand]
    options += [(group.name, value) for group in kind.groups(puzzle) for value in group.values]
    assert [(one.part, one.value) for one in told] == options
    for one in told:
        in_hand = one.part == CARDS
        assert one.right is (Card.parse(one.value) in answer.cards if in_hand else answer.picks[one.part] == one.value)
        assert [claim(name).id for name in one.claims] == list(one.claims)
        assert bool(one.claims) is bool(one.rule) is bool(kind.rule(puzzle))


def check_asked(puzzle: Puzzle) -> None:
    """The judge's answer has all that is expected of it."""
    asked = PROVED[puzzle.kind].ask(puzzle)
    assert asked is not None
    assert asked.expect
    assert_holds(asked.expect, answer(asked.request))


def assert_holds(expect: Mapping[str, Any], given: Any) -> None:
    """Each path leads to the value expected: a key, or the place in a list, at each dot."""
    for path, value in expect.items():
        found = given
        for step in path.split("."):
            found = found[int(step)] if isinstance(found, list) else found[step]
        assert found == value, (path, found, value)


def sentences(kind: Proved, puzzles: Sequence[Puzzle]) -> Iterator[tuple[str, str]]:
    """Each message that explains these puzzles, a few times in every language and every source's voice, as told."""
    seen: dict[tuple[str, ...], int] = {}
    for puzzle in puzzles:
        source, players = puzzle.ruleset.source, puzzle.ruleset.players
        for one in kind.explain(puzzle):
            key = (one.message, source, str(players), str(one.right))
            seen[key] = seen.get(key, 0) + 1
            for lang in CODES if seen[key] <= 2 else ():
                yield one.message, tell(catalog(lang, source), one.message, one.facts, players)


def check_told(code: str, puzzles: Sequence[Puzzle]) -> None:
    """Every reason, and what surrounds a puzzle, is told in every language."""
    for _, sentence in sentences(PROVED[code], puzzles):
        assert sentence.strip()
        assert "  " not in sentence.strip()
    for lang in CODES:
        for message in (f"kind-{code}", f"goal-{code}", f"hint-look-{code}", f"nudge-{code}"):
            assert message in catalog(lang)
    for rule in {PROVED[code].rule(puzzle) for puzzle in puzzles} - {""}:
        assert f"policy-{rule}" in catalog("en")
