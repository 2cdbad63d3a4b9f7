"""``hertta puzzles make``: fresh puzzles on a line each, or the whole bank, and clear words when something is amiss."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, CancelledError
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from distributed import KilledWorker
from distributed.comm import CommClosedError

from hertta.cli.asks import answer
from hertta.cli.main import DONE, FAILED, MISUSED, main
from hertta.puzzles import PROVED
from hertta.puzzles.bank import MADE, SET
from hertta.puzzles.bank.entry import read_entry
from hertta.rules import MAIN_PROFILES
from tests.unit.banks import BY_HAND, RECIPE, Ran, folder_of, local_cluster, puzzles_command
from tests.unit.kinds import assert_holds

LONG = RECIPE.replace("draws = 2", "draws = 50")
"""A recipe that takes long enough to be interrupted."""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ran:
    """Run ``hertta puzzles`` in English."""
    return puzzles_command(monkeypatch, capsys)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a small bank by its own recipe."""
    folder = folder_of(tmp_path_factory.mktemp("small"))
    assert main(["puzzles", "make", "--into", str(folder), "--workers", "1"]) == DONE
    return folder


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
    (["make", "--seed", "3"], "--count"),
    (["make", "--count", "3"], "--json"),
    (["make", "--count", "0", "--json"], "expected a whole number from 1"),
    (["make", "--count", "x", "--json"], "found x"),
    (["make", "--count", "1", "--seed", "-1", "--json"], "--seed"),
    (["make", "--count", "1", "--kind", "poker", "--json"], "legal"),
    (["make", "--count", "1", "--rules", "poker", "--json"], "hjerter"),
    (["make", "--count", "1", "--json", "--judge"], "not allowed"),
    (["make", "--count", "1", "--kind", "which-tables", "--rules", "omnibus", "--json"], "omnibus leaves nothing"),
    (["make", "--workers", "0"], "found 0"),
    (["make", "--into", ""], "found nothing"),
    (["make", "--dask", ""], "found nothing"),
    (["verify", ""], "found nothing"),
    (["make", "--count", "1", "--json", "--workers", "2"], "makes no bank"),
    (["make", "--count", "1", "--json", "--into", "x"], "makes no bank"),
    (["make", "--count", "1", "--json", "--dask", "x"], "makes no bank"),
    (["make", "--count", "1", "--json", "--kind", "x" * 99], f"'{'x' * 40}'"),
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
    monkeypatch.setattr("hertta.cli.executors._PATIENCE", 0.3)
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


def begun(folder: Path) -> subprocess.Popen[str]:
    """A maker with two workers, in a process group of its own, that has finished its first batch."""
    command = [sys.executable, "-m", "hertta", "puzzles", "make", "--into", str(folder), "--workers", "2"]
    told = {**os.environ, "HERTTA_LANG": "en"}
    maker = subprocess.Popen(command, env=told, stderr=subprocess.PIPE, text=True, start_new_session=True)
    part = folder / f"{MADE}.part"
    for _ in range(600):
        if part.exists() and part.stat().st_size:
            break
        time.sleep(0.02)
    return maker


@pytest.mark.parametrize("end", ["ctrl-c", "sigterm"])
def test_an_interrupted_maker_says_so_and_goes_on(end: str, tmp_path: Path, ran: Ran) -> None:
    """Ctrl-C and SIGTERM leave a journal and a sentence, no trace of Python; the next run ends with the same bytes."""
    folder, whole = folder_of(tmp_path / "a", LONG), folder_of(tmp_path / "b", LONG)
    assert ran("make", "--into", str(whole), "--workers", "1")[0] == DONE
    with begun(folder) as maker:
        if end == "ctrl-c":
            os.killpg(maker.pid, signal.SIGINT)
        else:
            maker.terminate()
        err = maker.communicate(timeout=60)[1]
    part = folder / f"{MADE}.part"
    assert maker.returncode == FAILED
    assert err.startswith(f"Interrupted. What is done is kept in {part};")
    assert "Traceback" not in err
    assert not (folder / MADE).exists()
    assert ran("make", "--into", str(folder), "--workers", "1")[0] == DONE
    assert (folder / MADE).read_bytes() == (whole / MADE).read_bytes()
    assert not part.exists()


def test_workers_end_with_their_maker(tmp_path: Path) -> None:
    """A maker that is killed outright leaves no process behind: nobody holds its error output any more."""
    with begun(folder_of(tmp_path / "a", LONG)) as maker:
        maker.kill()
        maker.communicate(timeout=30)
    assert maker.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    "gone", [CommClosedError, CancelledError, KilledWorker("batch", SimpleNamespace(address="here"), 3)]
)
def test_a_cluster_that_goes_away_is_told(
    gone: BaseException, ran: Ran, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever Dask says then, the sentence says from where it goes on."""

    def stop(*_: object) -> None:
        raise gone

    monkeypatch.setattr("hertta.cli.puzzles_bank.make_bank", stop)
    with local_cluster() as cluster:
        code, out, err = ran("make", "--into", str(tmp_path), "--dask", cluster.scheduler_address)
    assert (code, out) == (FAILED, "")
    assert f"{MADE}.part;" in err


@pytest.mark.parametrize("ended", [KeyboardInterrupt, BrokenExecutor])
def test_an_end_before_its_time_is_told(
    ended: type[BaseException], ran: Ran, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether somebody stopped it or a process was killed, the sentence says from where it goes on."""

    def stop(*_: object) -> None:
        raise ended

    monkeypatch.setattr("hertta.cli.puzzles_bank.make_bank", stop)
    code, out, err = ran("make", "--into", str(tmp_path), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert f"{MADE}.part;" in err


def test_whoever_stops_the_printing_gets_a_word(ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while puzzles are printed, or checked, ends without a trace of Python."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hertta.cli.puzzles.made", stop)
    assert ran("make", "--count", "3", "--json") == (FAILED, "", "Stopped.\n")


def test_only_what_is_printed_is_blamed_on_the_output(ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system refuses something else, that is told and not that the output cannot be written."""

    def refuse(*_: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("hertta.cli.puzzles.made", refuse)
    code, _, err = ran("make", "--count", "3", "--json")
    assert code == FAILED
    assert "The system does not allow that: [Errno 11] Resource temporarily unavailable." in err
    assert "stdout" not in err


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_no_room_for_what_is_printed_is_told(unbuffered: str) -> None:
    """Where the disk is full, one sentence says so."""
    command = [sys.executable, "-m", "hertta", "puzzles", "make", "--count", "3", "--json"]
    with Path("/dev/full").open("w") as full:
        told = {**os.environ, "HERTTA_LANG": "en", "PYTHONUNBUFFERED": unbuffered}
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=told, check=False)
    assert ended.returncode == FAILED
    assert ended.stderr.startswith("hertta puzzles: The file stdout cannot be written: No space left on device.")
    assert "Traceback" not in ended.stderr


def test_a_rejected_list_with_a_fault_is_told(ran: Ran, tmp_path: Path) -> None:
    """The maker says which line, and makes nothing."""
    code, out, err = ran("make", "--into", str(folder_of(tmp_path, rejected="{\n")), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert "The list of rejected puzzles has a fault: rejected.jsonl:1." in err


def test_a_file_that_cannot_be_written_is_told(ran: Ran, small: Path, tmp_path: Path) -> None:
    """One sentence says which file and why, and the old one is whole."""
    folder = folder_of(tmp_path / "a")
    (folder / f"{MADE}.new").mkdir()
    (folder / MADE).write_text("old\n", "utf-8")
    code, out, err = ran("make", "--into", str(folder), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert "cannot be written: Is a directory" in err
    assert (folder / MADE).read_text("utf-8") == "old\n"
