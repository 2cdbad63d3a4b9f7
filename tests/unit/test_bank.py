"""The bank: found by id and by what is asked for, whole or told to be damaged."""

import sys
from pathlib import Path

import pytest

from hertta.errors import PuzzleError
from hertta.puzzles import made
from hertta.puzzles.bank import MADE, SET, Bank, bank, read_entry
from hertta.puzzles.bank.entry import entry_of
from hertta.puzzles.bank.verify import verify
from hertta.puzzles.lines import read_rejected, rejected
from hertta.rules import ruleset
from tests.unit.banks import edited, entry, folder_of

ENTRIES = sorted((entry(seed, kind, rules) for seed, kind, rules in [
    (1, "legal", "hjerter"), (2, "legal", "herttamisaari"), (3, "winner", "hjerter"), (4, "winner", "omnibus"),
]), key=lambda one: one.puzzle.id)  # fmt: skip
LINES = [one.line() for one in ENTRIES]
BY_HAND_LINE = entry_of(ENTRIES[0].puzzle).line()


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


BROKEN: dict[str, tuple[str, object]] = {
    "kind": ("bad-entry", []),
    "rules": ("bad-entry", "poker"),
    "rule": ("bad-entry", {"a": 1}),
    "themes": ("bad-entry", [[]]),
    "difficulty": ("bad-entry", True),
    "fingerprint": ("stale-puzzle", "0" * 12),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_damaged_line_spoils_no_other(key: str, tmp_path: Path) -> None:
    """A line that does not fit is left out and told, by its own name to whoever asks for it."""
    code, value = BROKEN[key]
    broken = edited(lambda fields: fields.update({key: value}), LINES[0])
    small = Bank(written(tmp_path, [broken, "{", "[" * 100_000, *LINES[1:]]))
    assert small.ids() == tuple(one.puzzle.id for one in ENTRIES[1:])
    assert [(one.code, one.facts["where"]) for one in small.faults] == [
        (code, f"{MADE}:1"), ("bad-json", f"{MADE}:2"), ("bad-json", f"{MADE}:3"),
    ]  # fmt: skip
    with pytest.raises(PuzzleError) as refused:
        small.entry(ENTRIES[0].puzzle.id)
    assert refused.value.code == code


def test_a_line_without_a_name_is_nobodys(tmp_path: Path) -> None:
    """An id that is no text is told, and asked for by nobody."""
    nameless = edited(lambda fields: fields.update(id=[7]), LINES[0])
    small = Bank(written(tmp_path, [nameless]))
    assert (small.ids(), [one.code for one in small.faults]) == ((), ["bad-entry"])
    with pytest.raises(PuzzleError) as refused:
        small.entry("")
    assert refused.value.code == "unknown-puzzle"


def test_a_rejected_puzzle_is_left_out(tmp_path: Path) -> None:
    """What the folder rejects is given by no id and no filter, though a line of it is there."""
    id_ = ENTRIES[0].puzzle.id
    (tmp_path / "rejected.jsonl").write_text(f'{{"id": "{id_}", "why": "too dull"}}\n', "utf-8")
    small = Bank(written(tmp_path, LINES))
    assert small.ids() == tuple(one.puzzle.id for one in ENTRIES[1:])
    with pytest.raises(PuzzleError) as refused:
        small.entry(id_)
    assert refused.value.code == "rejected-puzzle"


def test_nothing_of_a_line_reaches_the_terminal_raw() -> None:
    """Control characters, escapes and lone surrogates of a line are spelt out in what is told of it."""
    ugly = "\x1b[2J\ud800\u202e"
    for edit in (
        lambda fields: fields.update({ugly: 1}),
        lambda fields: fields.update(id=ugly, rules=ugly),
        lambda fields: fields.update(themes=[ugly]),
        lambda fields: fields.update(hand=ugly),
        lambda fields: fields["certificate"].update(engine={"cards": ugly}),
    ):
        with pytest.raises(PuzzleError) as refused:
            read_entry(edited(edit, LINES[0]), "made.jsonl:1")
        assert refused.value.message.isprintable()
        assert "x1b" in refused.value.message


def test_a_bank_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Without its files the bank names the one that is missing."""
    with pytest.raises(PuzzleError) as refused:
        Bank(tmp_path).ids()
    assert refused.value.code == "missing-bank"
    assert SET in refused.value.message


def test_a_sound_file_has_no_faults(tmp_path: Path) -> None:
    """Lines that are sorted and as the maker writes them are all sound."""
    folder = written(tmp_path, LINES[1:], (BY_HAND_LINE,))
    assert told([folder / SET, folder / MADE]) == []


def test_ends_of_lines_are_those_of_the_maker(tmp_path: Path) -> None:
    """Lines that end otherwise, or not at all, are told as written by somebody else; they still read."""
    path = written(tmp_path, LINES[:2]) / MADE
    sound = path.read_bytes()
    path.write_bytes(sound.replace(b"\n", b"\r\n"))
    assert told([path]) == [("wrong-form", f"{MADE}:1"), ("wrong-form", f"{MADE}:2")]
    assert len(Bank(tmp_path).ids()) == 2
    path.write_bytes(sound[:-1])
    assert told([path]) == [("wrong-form", f"{MADE}:2")]


def test_seeds_stand_where_puzzles_are_made(tmp_path: Path) -> None:
    """What was set by hand has no seed, and what was made has one."""
    folder = written(tmp_path, [BY_HAND_LINE], (LINES[1],))
    assert told([folder / SET, folder / MADE]) == [("wrong-seed", f"{SET}:1"), ("wrong-seed", f"{MADE}:1")]


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
    folder = written(tmp_path, LINES, (BY_HAND_LINE,))
    assert told([folder / SET, folder / MADE]) == [("duplicate-id", f"{MADE}:1")]


def test_fresh_puzzles_may_stand_in_the_order_of_their_seeds(tmp_path: Path) -> None:
    """As they are made one by one they are sorted by seed, and two may give one puzzle; in a bank that is a fault."""
    again = edited(lambda fields: fields.update(seed=10**6), LINES[0])
    fresh = [*sorted(LINES, key=lambda line: int(line.split('"seed":')[1].split(",")[0])), again]
    bank_file = written(tmp_path, fresh) / MADE
    kept = {code for code, _ in told([bank_file])}
    assert kept == {"wrong-seed", "unsorted-file", "duplicate-id"}
    assert {code for code, _ in told([bank_file.rename(tmp_path / "fresh.jsonl")])} == {"wrong-seed"}


def test_rejected_ids_are_read_with_their_reasons(tmp_path: Path) -> None:
    """Each line has an id and a reason; without a file there are none."""
    folder = folder_of(tmp_path, rejected='{"id": "0123456789ab", "why": "too dull"}\n')
    assert read_rejected(folder) == {"0123456789ab"}
    (folder / "rejected.jsonl").unlink()
    assert read_rejected(folder) == frozenset()


@pytest.mark.parametrize("line", [
    "{",
    "[]",
    "[" * 100_000,
    '{"id": 7, "why": "x"}',
    '{"id": "0123456789AB", "why": "x"}',
    '{"id": "0123456789ab", "why": ""}',
    '{"id": "0123456789ab", "why": 7}',
    '{"id": "0123456789ab"}',
    '{"id": "0123456789ab", "why": "x", "who": "y"}',
    '{"id": "ba9876543210", "why": "x"}',
])  # fmt: skip
def test_what_is_no_rejected_id_is_told(line: str, tmp_path: Path) -> None:
    """An id of twelve digits, once, with a reason and no more; anything else is told with its place."""
    first = '{"id": "ba9876543210", "why": "too dull"}'
    with pytest.raises(PuzzleError) as refused:
        read_rejected(folder_of(tmp_path, rejected=f"{first}\n{line}\n"))
    assert refused.value.code == "bad-rejected"
    assert refused.value.message.startswith("rejected.jsonl:2")


def test_a_rejected_puzzle_is_never_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed that leads to a rejected puzzle leads on to another one."""
    first, _ = made(7, "legal", "hjerter")
    monkeypatch.setattr(sys.modules[made.__module__], "rejected", lambda: frozenset([first.id]))
    assert made(7, "legal", "hjerter")[0].id != first.id


def test_our_rejected_ids_are_in_the_bank_nowhere() -> None:
    """The file of rejected ids that comes with hertta reads, and none of them is in the bank."""
    assert not rejected() & set(bank().ids())
