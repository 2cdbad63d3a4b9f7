"""What the bank is made of: the puzzles set by hand and the recipe, read, or told to have faults."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hertta.errors import PuzzleError
from hertta.puzzles.bank import MADE, SET
from hertta.puzzles.bank.byhand import read_set
from hertta.puzzles.bank.recipe import read_recipe
from hertta.puzzles.bank.verify import unlike_recipe, unlike_set
from hertta.rules import PROFILES
from tests.unit.banks import BY_HAND, RECIPE, entry, folder_of


def test_puzzles_set_by_hand_are_read_with_all_that_is_said_of_them(tmp_path: Path) -> None:
    """The kind of the file holds for each puzzle; question, reason, claims, pair and answer are there."""
    (first, second), faults = read_set(folder_of(tmp_path))
    assert faults == []
    assert (first.puzzle.kind, first.pair, first.answer) == (
        "winner", second.name, {"winner": "2", "points": "1"},
    )  # fmt: skip
    assert first.entry().answer.to_map() == first.answer
    assert second.answer is None
    assert second.entry().answer.picks == {"winner": "3", "points": "0"}


WRONG_BY_HAND: dict[str, tuple[str, Callable[[str], str]]] = {
    "no TOML": ("bad-set", lambda text: f"{text}["),
    "a strange key of the file": ("bad-set", lambda text: f'kinds = "legal"\n{text}'),
    "no table": ("bad-set", lambda _: "puzzle = [1]"),
    "no puzzle": ("bad-set", lambda _: 'kind = "winner"'),
    "an empty list": ("bad-set", lambda _: 'kind = "winner"\npuzzle = []'),
    "a table for a list": ("bad-set", lambda text: text.split("[[")[0] + "[puzzle]\nname = 'a'"),
    "a deep nest": ("bad-set", lambda _: "puzzle = " + "[" * 10_000),
    "no kind": ("bad-set", lambda text: text.replace('kind = "winner"', "")),
    "a kind that is a number": ("bad-set", lambda text: text.replace('kind = "winner"', "kind = 3")),
    "a name that is a number": ("bad-set", lambda text: text.replace('name = "ace-of-the-suit-led"', "name = 3")),
    "a reason that is a list": ("bad-set", lambda text: text.replace('why = "The', 'why = ["a"] # "The')),
    "a pair that is a list": ("bad-set", lambda text: text.replace('pair = "ace-of-a', 'pair = ["a"] # "ace-of-a')),
    "claims in a text": ("bad-set", lambda text: text.replace('["hjerter-020"]', '"hjerter-020"', 1)),
    "a claim that is a list": ("bad-set", lambda text: text.replace('["hjerter-020"]', '[["hjerter-020"]]', 1)),
    "an answer that is a number": ("bad-set", lambda text: text.replace('points = "1"', "points = 1")),
    "a pair with itself": (
        "bad-set",
        lambda text: text.replace('pair = "ace-of-the-suit-led"', 'pair = "ace-of-another-suit"'),
    ),
    "a strange key": ("bad-set", lambda text: text.replace('pair = "ace-of-the', 'pears = "ace-of-the')),
    "no reason": ("bad-set", lambda text: text.replace('why = "A card of another suit never wins."', "")),
    "an unknown claim": ("bad-set", lambda text: text.replace("hjerter-020", "hjerter-999", 1)),
    "a bad card": ("bad-set", lambda text: text.replace("KC AH", "KC 1H")),
    "unknown rules": ("bad-set", lambda text: text.replace('rules = "hjerter"', 'rules = "poker"', 1)),
    "a name twice": (
        "duplicate-name",
        lambda text: text.replace('name = "ace-of-the', 'name = "ace-of-another-suit"#').replace(
            'pair = "ace-of-a', '# "'
        ),
    ),
    "a question twice": ("duplicate-id", lambda text: text.replace("KC AC", "KC AH")),
    "a pair that is not there": ("unknown-pair", lambda text: text.replace('pair = "ace-of-a', 'pair = "ice-of-a')),
}


@pytest.mark.parametrize("what", WRONG_BY_HAND)
def test_what_is_wrong_by_hand_is_told(what: str, tmp_path: Path) -> None:
    """Each fault of a file set by hand is told with the file."""
    code, change = WRONG_BY_HAND[what]
    _, faults = read_set(folder_of(tmp_path, by_hand=change(BY_HAND)))
    assert code in {fault.code for fault in faults}
    assert all(fault.message.startswith("set/winner.toml") for fault in faults)


def test_an_answer_other_than_expected_is_told(tmp_path: Path) -> None:
    """If the source gives another answer than the engine, the puzzle gets no entry."""
    (first, _), _ = read_set(folder_of(tmp_path, by_hand=BY_HAND.replace('points = "1"', 'points = "2"')))
    with pytest.raises(PuzzleError) as refused:
        first.entry()
    assert refused.value.code == "wrong-answer"


def test_a_flaw_of_a_puzzle_set_by_hand_is_told_with_its_name(tmp_path: Path) -> None:
    """A trick that is not full is no question of this kind."""
    (first, _), _ = read_set(folder_of(tmp_path, by_hand=BY_HAND.replace("KC AH", "KC")))
    with pytest.raises(PuzzleError) as refused:
        first.entry()
    assert refused.value.code == "not-a-puzzle"
    assert refused.value.message.startswith("set/winner.toml ace-of-another-suit")


def test_the_entries_are_those_of_the_puzzles_set_by_hand(tmp_path: Path) -> None:
    """A puzzle without entry, an entry without puzzle, and a puzzle that has none to get are all told."""
    folder = folder_of(tmp_path, by_hand=BY_HAND.replace('points = "1"', 'points = "2"'))
    (first, second), _ = read_set(folder)
    other = entry()
    (folder / SET).write_text(f"{other.line()}\n{second.entry().line()}\n", "utf-8")
    assert [(fault.code, fault.facts["id"]) for fault in unlike_set(folder)] == [
        ("not-made", first.puzzle.id), ("wrong-answer", first.puzzle.id), ("not-set", other.puzzle.id),
    ]  # fmt: skip


def test_a_recipe_says_what_is_wanted_of_each_kind(tmp_path: Path) -> None:
    """Count, profiles and draws of each kind; without profiles all that it suits."""
    legal, winner = read_recipe(folder_of(tmp_path, RECIPE.replace('profiles = ["hjerter", "herttamisaari"]', "")))
    assert (legal.kind, legal.count, legal.profiles, legal.draws) == ("legal", 8, PROFILES, 2)
    assert winner.profiles == ("hjerter", "omnibus", "perumisherttamisaari-6")


@pytest.mark.parametrize("change", [
    lambda text: text + "[",
    lambda text: text.replace("draws = 2", ""),
    lambda text: text.replace("kinds.legal", "kinds.poker"),
    lambda text: text.replace("count = 8", 'count = "8"'),
    lambda text: text.replace("count = 8", "count = 0"),
    lambda text: text.replace("count = 8", "counts = 8"),
    lambda text: text.replace("count = 8", "count = 8\nwhy = 3"),
    lambda text: text.replace('"hjerter", "h', '"poker", "h'),
    lambda text: text.replace('"hjerter", "h', '"hjerter", "hjerter", "h'),
    lambda text: text.replace('["hjerter", "herttamisaari"]', "[]"),
    lambda text: text.replace('["hjerter", "herttamisaari"]', '"hjerter"'),
    lambda text: text.replace('["hjerter", "herttamisaari"]', "[[]]"),
    lambda text: text.replace("draws = 2", "draws = 2\nwhy = 3"),
    lambda text: text.replace("draws = 2", "draws = true"),
    lambda _: "draws = 2\n[kinds]",
    lambda _: "draws = 2\nkinds = 3",
    lambda _: "draws = 2\n[kinds]\nlegal = 3",
    lambda _: "draws = " + "[" * 10_000,
])  # fmt: skip
def test_a_recipe_that_cannot_be_used_is_told(change: Callable[[str], str], tmp_path: Path) -> None:
    """A fault of the recipe is told with its file."""
    with pytest.raises(PuzzleError) as refused:
        read_recipe(folder_of(tmp_path, change(RECIPE)))
    assert refused.value.code == "bad-recipe"
    assert "recipe.toml: " in refused.value.message
    assert "found found" not in refused.value.message


def test_a_recipe_asks_of_no_kind_what_it_does_not_suit(tmp_path: Path) -> None:
    """Profiles that are named must suit the kind."""
    recipe = 'draws = 1\n[kinds.which-tables]\ncount = 1\nprofiles = ["omnibus"]\n'
    with pytest.raises(PuzzleError) as refused:
        read_recipe(folder_of(tmp_path, recipe))
    assert refused.value.code == "bad-recipe"


def test_puzzles_that_were_lost_are_told(tmp_path: Path) -> None:
    """A folder with far fewer puzzles of a kind than its recipe asks for says so; without a recipe nothing is asked."""
    folder = folder_of(tmp_path, "draws = 1\n[kinds.legal]\ncount = 5\n")
    lines = [entry(seed).line() for seed in range(4)]
    (folder / SET).write_text("", "utf-8")
    (folder / MADE).write_text("\n".join(lines), "utf-8")
    assert list(unlike_recipe(folder)) == []
    (folder / MADE).write_text("\n".join(lines[1:]), "utf-8")
    assert [(fault.code, fault.facts["where"]) for fault in unlike_recipe(folder)] == [("missing-puzzles", MADE)]
    (folder / "recipe.toml").write_text("draws = 1", "utf-8")
    assert [fault.code for fault in unlike_recipe(folder)] == ["bad-recipe"]
    (folder / "recipe.toml").unlink()
    assert list(unlike_recipe(folder)) == []
