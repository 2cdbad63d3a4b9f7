"""The journal of work that takes a while, and files that take their place whole."""

from pathlib import Path

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


def test_a_file_takes_its_place_whole(tmp_path: Path) -> None:
    """The new lines take the place of the old ones, each with its end."""
    path = tmp_path / "file"
    path.write_text("old", "utf-8")
    replace_file(path, ["a", "b"])
    assert path.read_bytes() == b"a\nb\n"
