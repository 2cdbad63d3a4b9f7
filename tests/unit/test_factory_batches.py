"""The batches of the factory: shared evenly, without a puzzle twice, and balanced."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hertta.errors import PuzzleError
from hertta.puzzles import made
from hertta.puzzles.bank.factory import Batch, balanced, batches, filled
from hertta.puzzles.bank.recipe import read_recipe
from tests.unit.banks import entry, folder_of


def test_the_count_is_shared_among_the_profiles(tmp_path: Path) -> None:
    """Each profile gets as many as the others, the first ones one more where that does not come out even."""
    work = batches(read_recipe(folder_of(tmp_path)), ("0" * 12,))
    assert [(one.kind, one.want, one.draws) for one in work] == [("legal", 4, 8)] * 2 + [("winner", 2, 4)] * 3
    assert {one.skip for one in work} == {("0" * 12,)}
    assert len({one.first for one in work}) == len(work)


def test_a_batch_gives_no_puzzle_twice() -> None:
    """Where there is only one puzzle to make, it is made once."""
    assert len(filled(Batch("setup", "hjerter", 5, 5, ()))) == 1


def test_a_seed_that_leads_nowhere_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The batch goes on with the next seed; a puzzle in dispute, a fault of ours, stops it."""
    batch = Batch("legal", "hjerter", 3, 3, ())

    def refusing(code: str) -> Callable[..., Any]:
        def refuse(seed: int, *given: str) -> Any:
            if seed == batch.first + 1:
                raise PuzzleError(code, "found nothing")
            return made(seed, *given)

        return refuse

    monkeypatch.setattr("hertta.puzzles.bank.factory.made", refusing("no-puzzle"))
    assert sorted(json.loads(line)["seed"] for line in filled(batch)) == [batch.first, batch.first + 2]
    monkeypatch.setattr("hertta.puzzles.bank.factory.made", refusing("disputed"))
    with pytest.raises(PuzzleError, match="found nothing"):
        filled(batch)


def test_rules_and_levels_are_balanced() -> None:
    """Of many entries those are kept that leave no rule and no level behind; of one cell the first seeds."""
    entries = [entry(seed, "legal", "hertta-korttipeli") for seed in range(60)]
    kept = balanced(entries, 24)
    assert len({one.puzzle.id for one in kept}) == 24
    rules = Counter(one.rule for one in kept)
    there = Counter(one.rule for one in entries)
    for rule, count in rules.items():
        assert count == there[rule] or count >= max(rules.values()) - 1
    for rule in rules:
        for level in {one.difficulty for one in entries if one.rule == rule}:
            seeds = [one.seed for one in entries if (one.rule, one.difficulty) == (rule, level)]
            chosen = [one.seed for one in kept if (one.rule, one.difficulty) == (rule, level)]
            assert chosen == seeds[: len(chosen)]
            assert chosen


def test_all_are_kept_where_there_are_too_few() -> None:
    """Nobody waits for what does not come."""
    entries = [entry(seed) for seed in range(3)]
    assert sorted(one.puzzle.id for one in balanced(entries, 9)) == sorted(one.puzzle.id for one in entries)
