"""``hertta puzzles``: makes, checks, counts, shows and exports, and says clearly what is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hertta.cli.asks import answer
from hertta.cli.main import DONE, FAILED, MISUSED, main
from hertta.puzzles import PROVED
from hertta.puzzles.bank import MADE, SET, Bank
from hertta.puzzles.entry import read_entry
from hertta.rules import MAIN_PROFILES
from tests.unit.banks import BY_HAND, RECIPE, folder_of, local_cluster
from tests.unit.kinds import assert_holds

Ran = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ran:
    """Run ``hertta puzzles`` in English and give its exit code, and what it printed."""
    monkeypatch.setenv("HERTTA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(["puzzles", *arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a small bank by its own recipe."""
    folder = folder_of(tmp_path_factory.mktemp("small"))
    assert main(["puzzles", "make", "--into", str(folder), "--workers", "1"]) == DONE
    return folder


@pytest.fixture
def ours(small: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the small bank in the place of the one that comes with hertta."""
    take(Bank(small), monkeypatch)
    return small


def take(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a bank for the one that comes with hertta."""
    for module in ("hertta.cli.puzzles", "hertta.cli.puzzles_shown", "hertta.lessons.trainer"):
        monkeypatch.setattr(f"{module}.bank", lambda: bank)


def test_fresh_puzzles_are_printed_as_the_bank_has_them(ran: Ran) -> None:
    """So many lines from the first seed on, each an entry; the same every time, and the bank is left alone."""
    given = ("make", "--count", "5", "--seed", "40", "--kind", "winner", "--rules", "omnibus", "--json")
    code, out, err = ran(*given)
    entries = [read_entry(line, "fresh") for line in out.splitlines()]
    assert (code, err) == (DONE, "")
    assert [entry.seed for entry in entries] == [40, 41, 42, 43, 44]
    assert {(entry.puzzle.kind, entry.puzzle.rules) for entry in entries} == {("winner", "omnibus")}
    assert ran(*given) == (code, out, err)


def test_without_kind_and_rules_the_seed_chooses(ran: Ran) -> None:
    """Kinds and main profiles come by chance."""
    _, out, _ = ran("make", "--count", "40", "--json")
    entries = [read_entry(line, "fresh") for line in out.splitlines()]
    assert len({entry.puzzle.kind for entry in entries}) > 4
    assert {entry.puzzle.rules for entry in entries} <= set(MAIN_PROFILES)


@pytest.mark.parametrize("kind", PROVED)
def test_the_judge_decides_what_is_printed_for_it(kind: str, ran: Ran) -> None:
    """Each line for the judge has an id, a request and what must come out, and it does come out."""
    code, out, err = ran("make", "--count", "4", "--kind", kind, "--judge")
    _, entries, _ = ran("make", "--count", "4", "--kind", kind, "--json")
    ids = [json.loads(line)["id"] for line in entries.splitlines()]
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, err, len(ids)) == (DONE, "", 4)
    assert [line["id"] for line in lines] in (ids, [])
    for line in lines:
        assert list(line) == ["id", "request", "expect"]
        assert line["expect"]
        assert_holds(line["expect"], answer(line["request"]))


@pytest.mark.parametrize(("arguments", "word"), [
    (["make", "--kind", "legal"], "--count"),
    (["make", "--json"], "--count"),
    (["make", "--count", "3"], "--json"),
    (["make", "--count", "0", "--json"], "expected a whole number from 1"),
    (["make", "--count", "x", "--json"], "found x"),
    (["make", "--count", "1", "--seed", "-1", "--json"], "--seed"),
    (["make", "--count", "1", "--kind", "poker", "--json"], "legal"),
    (["make", "--count", "1", "--rules", "poker", "--json"], "hjerter"),
    (["make", "--count", "1", "--json", "--judge"], "not allowed"),
    (["make", "--count", "1", "--kind", "which-tables", "--rules", "omnibus", "--json"], "omnibus leaves nothing"),
    (["make", "--workers", "0"], "found 0"),
    (["export"], "--judge"),
    (["bake"], "make"),
    ([], "make"),
])  # fmt: skip
def test_what_is_not_understood_is_told(arguments: list[str], word: str, ran: Ran) -> None:
    """An unknown kind or profile, a number that is none, and what is missing end with words and their own exit code."""
    code, out, err = ran(*arguments)
    assert (code, out) == (MISUSED, "")
    assert word in err


def test_a_seed_that_leads_nowhere_spoils_no_other(ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, the others are printed, and the exit code says that something is missing."""
    legal = type(PROVED["legal"])
    draw = legal.draw
    seen: list[int] = []

    def drawn(self: Any, rules: Any, chance: Any) -> Any:
        seen.append(1)
        return None if len(seen) <= 200 else draw(self, rules, chance)

    monkeypatch.setattr(legal, "draw", drawn)
    code, out, err = ran("make", "--count", "3", "--kind", "legal", "--rules", "hjerter", "--json")
    assert code == FAILED
    assert [json.loads(line)["seed"] for line in out.splitlines()] == [2, 3]
    assert err.startswith("1: no-puzzle: ")


def test_the_bank_is_made_by_its_recipe(small: Path, ran: Ran, tmp_path: Path) -> None:
    """What was made is told; processes of their own and a cluster make the same bytes."""
    folder_of(tmp_path)
    with local_cluster() as cluster:
        for who in (["--workers", "2"], ["--dask", cluster.scheduler_address]):
            code, out, err = ran("make", "--into", str(tmp_path), *who)
            assert (code, err) == (DONE, "")
            assert out == f"2 puzzles set by hand and 14 made, in {tmp_path}\n"
            for name in (SET, MADE):
                assert (tmp_path / name).read_bytes() == (small / name).read_bytes()
                (tmp_path / name).unlink()


def test_a_cluster_that_does_not_answer_is_told(ran: Ran, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An address where nobody listens, and one that is none, end in a sentence."""
    monkeypatch.setattr("hertta.cli.puzzles_bank._PATIENCE", 0.3)
    for address in ("tcp://127.0.0.1:9", "nowhere"):
        code, out, err = ran("make", "--into", str(folder_of(tmp_path / address[:3])), "--dask", address)
        assert (code, out) == (FAILED, "")
        assert f"No Dask cluster answers at {address}." in err


def test_a_missing_dask_is_told(ran: Ran, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the package there is a sentence that says what to install."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, _, err = ran("make", "--into", str(folder_of(tmp_path / "a")), "--dask", "tcp://127.0.0.1:9")
    assert code == FAILED
    assert 'pip install "hertta[dask]"' in err


def test_an_installed_bank_is_not_written_over(ran: Ran, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Inside a wheel a folder must be named; with one, the recipe of the wheel is used."""
    ours = folder_of(tmp_path / "_data" / "puzzles")
    monkeypatch.setattr("hertta.cli.puzzles_bank.data_folder", lambda _: ours)
    code, _, err = ran("make", "--workers", "1")
    assert code == MISUSED
    assert "--into" in err
    assert not (ours / MADE).exists()
    code, _, _ = ran("make", "--workers", "1", "--into", str(tmp_path / "mine"))
    assert code == DONE
    assert {path.name for path in (tmp_path / "mine").iterdir()} == {SET, MADE}


def test_faults_of_the_set_stop_the_maker(ran: Ran, tmp_path: Path) -> None:
    """Every fault of the puzzles set by hand is told, and no bank is written."""
    folder = folder_of(tmp_path / "a", by_hand=BY_HAND.replace('points = "1"', 'points = "2"').replace("KC AC", "KC"))
    code, out, err = ran("make", "--into", str(folder), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert "[wrong-answer]" in err
    assert "[not-a-puzzle]" in err
    assert "left as it was" in err
    assert not (folder / MADE).exists()


def test_an_interrupted_maker_says_so_and_goes_on(tmp_path: Path) -> None:
    """Ctrl-C leaves a journal and a sentence without a trace of Python; the next run ends with the same bytes."""
    long = RECIPE.replace("draws = 2", "draws = 50")
    folder, whole = folder_of(tmp_path / "a", long), folder_of(tmp_path / "b", long)
    command = [sys.executable, "-m", "hertta", "puzzles", "make", "--into", str(folder), "--workers", "2"]
    told = {**os.environ, "HERTTA_LANG": "en"}
    assert main(["puzzles", "make", "--into", str(whole), "--workers", "1"]) == DONE
    with subprocess.Popen(command, env=told, stderr=subprocess.PIPE, text=True, start_new_session=True) as maker:
        part = folder / f"{MADE}.part"
        for _ in range(600):
            if part.exists() and part.stat().st_size:
                break
            time.sleep(0.02)
        os.killpg(maker.pid, signal.SIGINT)
        err = maker.communicate(timeout=60)[1]
    assert maker.returncode == FAILED
    assert err == f"Interrupted. What is done is kept in {part}; the same command goes on from there.\n"
    assert not (folder / MADE).exists()
    assert subprocess.run([*command[:-1], "1"], env=told, check=False, stdout=subprocess.DEVNULL).returncode == DONE
    assert (folder / MADE).read_bytes() == (whole / MADE).read_bytes()
    assert not part.exists()


def test_a_file_that_cannot_be_written_is_told(ran: Ran, small: Path, tmp_path: Path) -> None:
    """One sentence says which file and why, and the old one is whole."""
    folder = folder_of(tmp_path / "a")
    (folder / f"{MADE}.new").mkdir()
    (folder / MADE).write_text("old\n", "utf-8")
    code, out, err = ran("make", "--into", str(folder), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert "cannot be written: Is a directory" in err
    assert (folder / MADE).read_text("utf-8") == "old\n"


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
    (tmp_path / MADE).write_text("\n".join(lines), "utf-8")
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
    """Checking what is not there ends in a sentence with its name."""
    code, _, err = ran("verify", str(tmp_path / "nothing.jsonl"))
    assert code == FAILED
    assert "nothing.jsonl" in err


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
