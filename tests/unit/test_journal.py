"""The journal of work that takes a while, and files that take their place whole."""

from pathlib import Path

import pytest

from hertta.puzzles.bank.journal import Journal, replace_file

PART = "made.jsonl.part"


def test_a_journal_knows_only_its_own_job(tmp_path: Path) -> None:
    """Lines of another job are passed over; a journal that is not there is empty, and one that is done is gone."""
    ours, theirs = Journal(tmp_path / PART, "ours"), Journal(tmp_path / PART, "theirs")
    assert ours.read() == {}
    theirs.add("one", ["1"])
    ours.add("two", ["2"])
    assert (ours.read(), theirs.read()) == ({"two": ["2"]}, {"one": ["1"]})
    ours.remove()
    assert ours.read() == {}
    ours.remove()


@pytest.mark.parametrize("line", [
    "7",
    "[]",
    "null",
    '"abc"',
    "{}",
    '["ours", 7, []]',
    '["ours", ["one"], []]',
    '["ours", "one", "1"]',
    '["ours", "one", [1]]',
    '["ours", "one", null]',
    '[["ours"], "one", []]',
    "[" * 100_000,
])  # fmt: skip
def test_a_strange_line_counts_for_nothing(line: str, tmp_path: Path) -> None:
    """Whatever JSON a line holds, only a job with a name and texts is read."""
    ours = Journal(tmp_path / PART, "ours")
    ours.path.write_text(line, "utf-8")
    ours.add("two", ["2"])
    assert ours.read() == {"two": ["2"]}


def test_a_file_takes_its_place_whole(tmp_path: Path) -> None:
    """The new lines take the place of the old ones, each with its end, and no other file is touched."""
    path = tmp_path / "file"
    path.write_text("old", "utf-8")
    (tmp_path / "file.new").write_text("of somebody else", "utf-8")
    replace_file(path, ["a", "b"])
    assert path.read_bytes() == b"a\nb\n"
    assert {one.name for one in tmp_path.iterdir()} == {"file", "file.new"}
