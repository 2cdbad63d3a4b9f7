"""``hertta puzzles`` that ends before its time: stopped, killed, left by its cluster, or without room."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, CancelledError
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from distributed import KilledWorker
from distributed.comm import CommClosedError

from hertta.cli.main import DONE, FAILED
from hertta.puzzles.bank import MADE
from hertta.puzzles.bank.factory import make_bank
from tests.unit.banks import RECIPE, Ran, folder_of, local_cluster

LONG = RECIPE.replace("count = 6", "count = 6\ndraws = 500")
"""A recipe whose last batches take seconds, so that the maker is at work when it is interrupted on any machine."""


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


@cache
def whole() -> bytes:
    """What the long recipe makes when nothing comes between."""
    with TemporaryDirectory() as place:
        folder = folder_of(Path(place) / "a", LONG)
        make_bank(folder, folder)
        return (folder / MADE).read_bytes()


@pytest.mark.no_cover
@pytest.mark.parametrize("end", ["ctrl-c", "sigterm"])
def test_an_interrupted_maker_says_so_and_goes_on(end: str, tmp_path: Path, ran: Ran) -> None:
    """Ctrl-C and SIGTERM leave a journal and a sentence, no trace of Python; the next run ends with the same bytes."""
    folder = folder_of(tmp_path / "a", LONG)
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
    assert (folder / MADE).read_bytes() == whole()
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
