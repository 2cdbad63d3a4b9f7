"""``hertta puzzles``: checks, counts, shows and exports, and says clearly what is wrong."""

import json
import shutil
from pathlib import Path

import pytest

from hertta.cli.asks import answer
from hertta.cli.main import DONE, FAILED
from hertta.puzzles.bank import MADE, SET, Bank
from tests.unit.banks import BY_HAND, Ran
from tests.unit.kinds import assert_holds


@pytest.fixture
def ours(small: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the small bank in the place of the one that comes with hertta."""
    take(Bank(small), monkeypatch)
    return small


def take(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a bank for the one that comes with hertta."""
    for module in ("hertta.cli.puzzles", "hertta.cli.puzzles_shown", "hertta.lessons.trainer"):
        monkeypatch.setattr(f"{module}.bank", lambda: bank)


def test_a_sound_bank_is_told_as_one(small: Path, ran: Ran) -> None:
    """A whole folder, or files, without a fault end with 0."""
    assert ran("verify", str(small)) == (DONE, "Checked 16 puzzles: all of them hold.\n", "")
    assert ran("verify", str(small / MADE)) == (DONE, "Checked 14 puzzles: all of them hold.\n", "")


def test_every_fault_is_told_with_its_line(small: Path, ran: Ran, tmp_path: Path) -> None:
    """Each fault stands on a line of its own with file, line, id and code; the exit code says that there are some."""
    lines = (small / MADE).read_text("utf-8").splitlines()
    fields = json.loads(lines[2])
    lines[2] = lines[2].replace(f'"difficulty":{fields["difficulty"]}', '"difficulty":6')
    lines[4] = "{"
    (tmp_path / MADE).write_text("".join(f"{line}\n" for line in lines), "utf-8")
    code, out, err = ran("verify", str(tmp_path / MADE))
    first, second, last = out.splitlines()
    assert (code, err) == (FAILED, "")
    assert first.startswith(f"{MADE}:3 {fields['id']}: found 6, expected {fields['difficulty']}")
    assert first.endswith("[wrong-difficulty]")
    assert second.startswith(f"{MADE}:5: found no JSON")
    assert last == "Checked 14 puzzles: 2 faults."


def test_the_set_is_checked_with_its_bank(small: Path, ran: Ran, tmp_path: Path) -> None:
    """A bank whose puzzles set by hand have changed since it was made is told."""
    for name in (SET, MADE):
        (tmp_path / name).write_bytes((small / name).read_bytes())
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "winner.toml").write_text(BY_HAND.replace("9C KC AC", "8C KC AC"), "utf-8")
    code, out, _ = ran("verify", str(tmp_path))
    assert code == FAILED
    assert [line.rpartition("[")[2] for line in out.splitlines()[:-1]] == ["not-made]", "not-set]"]


def test_a_file_that_is_not_there_is_told(ran: Ran, tmp_path: Path) -> None:
    """Checking what is not there ends in a sentence with its name, and nobody is to install hertta again."""
    code, _, err = ran("verify", str(tmp_path / "nothing.jsonl"))
    assert code == FAILED
    assert f"The file {tmp_path / 'nothing.jsonl'} cannot be read: No such file or directory." in err


def test_the_bank_is_counted(ours: Path, ran: Ran) -> None:
    """Tables of how many there are by kind and difficulty, by profile, rule and theme."""
    code, out, err = ran("stats")
    assert (code, err) == (DONE, "")
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines()]
    rows = {name: counts for name, *counts in filter(None, cells)}
    assert rows["Legal cards"][-1] == rows["Who wins the trick?"][-1] == "8"
    assert sum(map(int, rows["Legal cards"][:-1])) == 8
    (omnibus,) = (counts for name, counts in rows.items() if name.endswith("(omnibus)"))
    assert omnibus == ["2"]


def test_a_damaged_bank_is_told_where_it_is_used(
    ours: Path, ran: Ran, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counting and exporting go on after a bad line, tell it, and end with 1."""
    lines = (ours / MADE).read_text("utf-8").splitlines()
    stale = lines[1].replace(json.loads(lines[1])["fingerprint"], "0" * 12)
    (tmp_path / MADE).write_text("\n".join(["{", stale, *lines[2:]]), "utf-8")
    (tmp_path / SET).write_bytes((ours / SET).read_bytes())
    take(Bank(tmp_path), monkeypatch)
    code, out, err = ran("export", "--json")
    assert (code, len(out.splitlines())) == (FAILED, 14)
    assert f"{MADE}:1" in err
    assert "[stale-puzzle]" in err
    code, _, err = ran("stats")
    assert code == FAILED
    assert "[bad-json]" in err


def test_a_folder_is_checked_by_its_own_rejected_ids(small: Path, ran: Ran, tmp_path: Path) -> None:
    """What a folder rejects may stand in none of its files, whatever our own list says."""
    copied = Path(shutil.copytree(small, tmp_path / "a"))
    id_ = json.loads((copied / MADE).read_text("utf-8").splitlines()[0])["id"]
    (copied / "rejected.jsonl").write_text(json.dumps({"id": id_, "why": "a test"}) + "\n", "utf-8")
    code, out, _ = ran("verify", str(copied))
    assert code == FAILED
    assert f"{MADE}:1 {id_}" in out
    assert "[rejected-puzzle]" in out


def test_a_puzzle_is_shown_in_words(ours: Path, ran: Ran) -> None:
    """The question with its cards and options; the answer and its reasons only if they are asked for."""
    entry = next(one for one in map(Bank(ours).entry, Bank(ours).ids("winner")) if one.seed is None)
    code, out, err = ran("show", entry.puzzle.id)
    assert (code, err) == (DONE, "")
    assert "Who wins the trick" in out
    assert all(card.face in out for card in entry.puzzle.moment.trick)
    assert "paragraph" not in out
    code, out, _ = ran("show", entry.puzzle.id, "--answer")
    assert code == DONE
    assert "✓ right" in out
    assert "paragraph" in out


def test_a_puzzle_that_is_not_there_is_told(ours: Path, ran: Ran) -> None:
    """A link to nothing ends in a sentence."""
    code, _, err = ran("show", "0" * 12)
    assert code == FAILED
    assert "There is no such puzzle in the bank." in err


def test_the_whole_bank_is_exported(ours: Path, ran: Ran) -> None:
    """As lines of the bank, sorted by id, and as requests with what must come out."""
    code, out, err = ran("export", "--json")
    assert (code, err) == (DONE, "")
    assert sorted(out.splitlines()) == out.splitlines() == sorted(
        line for name in (SET, MADE) for line in (ours / name).read_text("utf-8").splitlines()
    )  # fmt: skip
    code, out, err = ran("export", "--judge")
    assert (code, err, len(out.splitlines())) == (DONE, "", 16)
    for line in map(json.loads, out.splitlines()):
        assert_holds(line["expect"], answer(line["request"]))


@pytest.mark.parametrize("lang", ["fi", "nb", "en"])
def test_all_is_said_in_three_languages(lang: str, ours: Path, ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting, showing and checking speak each language."""
    monkeypatch.setenv("HERTTA_LANG", lang)
    for arguments in (["stats"], ["show", Bank(ours).ids()[0], "--answer"], ["verify", str(ours)], ["make", "--help"]):
        code, out, err = ran(*arguments)
        assert (code, err) == (DONE, "")
        assert out


def test_no_colour_leaves_a_pipe(ours: Path, ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not go to a terminal has no codes of colour."""
    for arguments in (["stats"], ["show", Bank(ours).ids()[0], "--answer"]):
        assert "\x1b" not in ran(*arguments)[1]
