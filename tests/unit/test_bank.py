"""The bank: found by id and by what is asked for, whole or told to be damaged; and the files edited by hand."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hertta.errors import PuzzleError
from hertta.puzzles import made
from hertta.puzzles.bank import MADE, SET, Bank, bank
from hertta.puzzles.bank.byhand import read_set
from hertta.puzzles.bank.recipe import read_recipe
from hertta.puzzles.bank.verify import unlike_set, verify
from hertta.puzzles.lines import read_rejected, rejected
from hertta.rules import PROFILES, ruleset
from tests.unit.banks import BY_HAND, RECIPE, edited, entry, folder_of

ENTRIES = sorted((entry(seed, kind, rules) for seed, kind, rules in [
    (1, "legal", "hjerter"), (2, "legal", "herttamisaari"), (3, "winner", "hjerter"), (4, "winner", "omnibus"),
]), key=lambda one: one.puzzle.id)  # fmt: skip
LINES = [one.line() for one in ENTRIES]


def written(path: Path, made_lines: list[str], set_lines: tuple[str, ...] = ()) -> Path:
    """Write the two files of a bank."""
    for name, lines in ((SET, set_lines), (MADE, made_lines)):
        (path / name).write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return path


def told(paths: list[Path], banned: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Check files and give the code and the place of each fault."""
    faults = [fault for _, found in verify(paths, banned) for fault in found]
    return [(fault.code, fault.facts["where"]) for fault in faults]


def test_a_puzzle_is_found_by_its_id(tmp_path: Path) -> None:
    """Each entry comes back by its id, whichever file it stands in."""
    small = Bank(written(tmp_path, LINES[1:], (LINES[0],)))
    assert [small.entry(one.puzzle.id) for one in ENTRIES] == ENTRIES


def test_ids_are_those_for_which_all_holds(tmp_path: Path) -> None:
    """Kind, rule, source, profile and theme each narrow the ids, which are sorted; together all must hold."""
    small = Bank(written(tmp_path, LINES[::-1]))
    every = [one.puzzle.id for one in ENTRIES]
    assert small.ids() == tuple(every)
    for kind in ("legal", "winner"):
        assert small.ids(kind=kind) == tuple(one.puzzle.id for one in ENTRIES if one.puzzle.kind == kind)
    for one in ENTRIES:
        rules = one.puzzle.rules
        assert one.puzzle.id in small.ids(one.puzzle.kind, one.rule, ruleset(rules).source, rules, one.themes[0])
        assert one.puzzle.id not in small.ids(rules=rules, source="nobody")
    assert small.ids(theme="no-such-theme") == small.ids(rule="no-such-rule") == ()


def test_a_link_to_nothing_is_refused(tmp_path: Path) -> None:
    """An id that no puzzle has is told with the code that pages have words for."""
    with pytest.raises(PuzzleError) as refused:
        Bank(written(tmp_path, LINES)).entry("0" * 12)
    assert refused.value.code == "unknown-puzzle"


def test_a_damaged_line_spoils_no_other(tmp_path: Path) -> None:
    """A broken line is left out and told; one that was edited is refused when it is asked for."""
    stale = edited(lambda fields: fields.update(fingerprint="0" * 12), LINES[0])
    listed = edited(lambda fields: fields.update(themes=7), LINES[1])
    small = Bank(written(tmp_path, [stale, "{", listed, *LINES[2:]]))
    assert small.ids() == tuple(one.puzzle.id for one in (ENTRIES[0], *ENTRIES[2:]))
    assert [(one.code, one.facts["where"]) for one in small.faults] == [
        ("bad-json", f"{MADE}:2"), ("bad-entry", f"{MADE}:3"),
    ]  # fmt: skip
    with pytest.raises(PuzzleError) as refused:
        small.entry(ENTRIES[0].puzzle.id)
    assert refused.value.code == "stale-puzzle"


def test_a_bank_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Without its files the bank names the one that is missing."""
    with pytest.raises(PuzzleError) as refused:
        Bank(tmp_path).ids()
    assert refused.value.code == "missing-bank"
    assert SET in refused.value.message


def test_a_sound_file_has_no_faults(tmp_path: Path) -> None:
    """Lines that are sorted and as the maker writes them are all sound, with any ends of lines."""
    folder = written(tmp_path, LINES)
    assert told([folder / SET, folder / MADE]) == []
    (folder / MADE).write_bytes("".join(f"{line}\r\n" for line in LINES).encode())
    assert told([folder / MADE]) == []


def test_every_fault_of_a_file_is_told(tmp_path: Path) -> None:
    """A bad line, one out of order, one that comes twice and one that was rejected are all told, and nothing else."""
    one, two, three, four = LINES
    folder = written(tmp_path, [two, "}", one, three, three, four])
    assert told([folder / MADE], (ENTRIES[3].puzzle.id,)) == [
        ("bad-json", f"{MADE}:2"),
        ("unsorted-file", f"{MADE}:3"),
        ("duplicate-id", f"{MADE}:5"),
        ("rejected-puzzle", f"{MADE}:6"),
    ]


def test_no_puzzle_stands_in_two_files(tmp_path: Path) -> None:
    """What was set by hand is not made as well."""
    folder = written(tmp_path, LINES, (LINES[2],))
    assert told([folder / SET, folder / MADE]) == [("duplicate-id", f"{MADE}:3")]


def test_fresh_puzzles_may_stand_in_the_order_of_their_seeds(tmp_path: Path) -> None:
    """As they are made one by one they are sorted by seed, and two may give one puzzle; in a bank that is a fault."""
    again = edited(lambda fields: fields.update(seed=10**6), LINES[0])
    fresh = [*sorted(LINES, key=lambda line: int(line.split('"seed":')[1].split(",")[0])), again]
    bank_file = written(tmp_path, fresh) / MADE
    kept = {code for code, _ in told([bank_file])}
    assert kept == {"wrong-seed", "unsorted-file", "duplicate-id"}
    assert {code for code, _ in told([bank_file.rename(tmp_path / "fresh.jsonl")])} == {"wrong-seed"}


def test_rejected_ids_are_read_with_their_reasons(tmp_path: Path) -> None:
    """Each line has an id and a reason; anything else is told with its place."""
    folder = folder_of(tmp_path, rejected='{"id": "0123456789ab", "why": "too dull"}\n')
    assert read_rejected(folder) == {"0123456789ab"}
    for line in ("{", "[]", '{"id": 7, "why": "x"}', '{"id": "0123456789ab", "why": ""}', '{"id": "0123456789ab"}'):
        (folder / "rejected.jsonl").write_text(f"{line}\n", "utf-8")
        with pytest.raises(PuzzleError) as refused:
            read_rejected(folder)
        assert refused.value.code == "bad-rejected"
        assert refused.value.message.startswith("rejected.jsonl:1")


def test_a_rejected_puzzle_is_never_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed that leads to a rejected puzzle leads on to another one."""
    first, _ = made(7, "legal", "hjerter")
    monkeypatch.setattr(sys.modules[made.__module__], "rejected", lambda: frozenset([first.id]))
    assert made(7, "legal", "hjerter")[0].id != first.id


def test_our_rejected_ids_are_in_the_bank_nowhere() -> None:
    """The file of rejected ids that comes with hertta reads, and none of them is in the bank."""
    assert not rejected() & set(bank().ids())


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
    "a strange key": ("bad-set", lambda text: text.replace('pair = "ace-of-the', 'pears = "ace-of-the')),
    "no reason": ("bad-set", lambda text: text.replace('why = "A card of another suit never wins."', "")),
    "an unknown claim": ("bad-set", lambda text: text.replace("hjerter-020", "hjerter-999", 1)),
    "a bad card": ("bad-set", lambda text: text.replace("KC AH", "KC 1H")),
    "unknown rules": ("bad-set", lambda text: text.replace('rules = "hjerter"', 'rules = "poker"', 1)),
    "a name twice": (
        "duplicate-name",
        lambda text: text.replace('name = "ace-of-the', 'name = "ace-of-another-suit"#'),
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
    written(folder, [], (LINES[0], second.entry().line()))
    assert [(fault.code, fault.facts["id"]) for fault in unlike_set(folder)] == [
        ("not-made", first.puzzle.id), ("wrong-answer", first.puzzle.id), ("not-set", ENTRIES[0].puzzle.id),
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
])  # fmt: skip
def test_a_recipe_that_cannot_be_used_is_told(change: Callable[[str], str], tmp_path: Path) -> None:
    """A fault of the recipe is told with its file."""
    with pytest.raises(PuzzleError) as refused:
        read_recipe(folder_of(tmp_path, change(RECIPE)))
    assert refused.value.code == "bad-recipe"
    assert "recipe.toml" in refused.value.message


def test_a_recipe_asks_of_no_kind_what_it_does_not_suit(tmp_path: Path) -> None:
    """Profiles that are named must suit the kind."""
    recipe = 'draws = 1\n[kinds.which-tables]\ncount = 1\nprofiles = ["omnibus"]\n'
    with pytest.raises(PuzzleError) as refused:
        read_recipe(folder_of(tmp_path, recipe))
    assert refused.value.code == "bad-recipe"
