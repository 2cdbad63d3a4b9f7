"""The factory: the same bytes whoever does the work, in any order, interrupted or not, and nothing half written."""

import errno
import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import pytest
from distributed import Client

from hertta.errors import HerttaError, PuzzleError
from hertta.puzzles.bank import MADE, SET, Bank
from hertta.puzzles.bank.entry import entry_of
from hertta.puzzles.bank.factory import make_bank
from hertta.puzzles.bank.verify import verify
from tests.unit.banks import BY_HAND, entry, folder_of, local_cluster

PART = f"{MADE}.part"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out a small bank to make."""
    return folder_of(tmp_path_factory.mktemp("recipe"))


@pytest.fixture(scope="module")
def plain(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Make it here, without anything in the way."""
    into = tmp_path_factory.mktemp("plain")
    assert make_bank(folder, into) == (2, 14, 14)
    return files(into)


def files(into: Path) -> dict[str, bytes]:
    """Read every file of a folder."""
    return {path.name: path.read_bytes() for path in into.iterdir()}


class Backward(Executor):
    """An executor that does the work last come, first served."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []

    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """Wait with the work until five pieces of it are there."""
        self.waiting.append((Future(), work, given))
        future = self.waiting[-1][0]
        if len(self.waiting) == 5:
            for one, do, args in self.waiting[::-1]:
                one.set_result(do(*args))
        return future


def test_what_is_made_is_sound_and_sorted(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """The files hold as many as the recipe asks for, and are without a fault when checked from scratch."""
    assert plain.keys() == {SET, MADE}
    for name, text in plain.items():
        (tmp_path / name).write_bytes(text)
    assert [fault for _, faults in verify([tmp_path / SET, tmp_path / MADE]) for fault in faults] == []
    rows = Bank(tmp_path).rows.values()
    assert Counter(row.kind for row in rows) == {"legal": 8, "winner": 8}
    assert Counter(row.rules for row in rows if row.kind == "legal") == {"hjerter": 4, "herttamisaari": 4}


def test_any_executor_gives_the_same_bytes(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """Processes of their own, and one that works backward, make what is made here."""
    make_bank(folder, tmp_path, Backward())
    assert files(tmp_path) == plain
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        make_bank(folder, tmp_path, pool)
    assert files(tmp_path) == plain


def test_a_cluster_gives_the_same_bytes(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """A Dask cluster makes what is made here."""
    with local_cluster() as cluster, Client(cluster.scheduler_address) as client:
        make_bank(folder, tmp_path, client.get_executor())
    assert files(tmp_path) == plain


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C."""


def stopping(after: int) -> Callable[[int, int], None]:
    """Press Ctrl-C when so many batches are done."""

    def told(done: int, _: int) -> None:
        if done == after:
            raise Stopped

    return told


@pytest.mark.parametrize("executor", [None, ThreadPoolExecutor(1)])
def test_what_was_interrupted_goes_on(
    executor: Executor | None, folder: Path, plain: dict[str, bytes], tmp_path: Path
) -> None:
    """An interrupted run leaves its journal; the next does only what is left, and the bytes are the same."""
    with pytest.raises(Stopped):
        make_bank(folder, tmp_path, executor, stopping(2))
    assert files(tmp_path).keys() == {PART}
    seen: list[int] = []
    make_bank(folder, tmp_path, executor, lambda done, _: seen.append(done))
    assert seen == [2, 3, 4, 5]
    assert files(tmp_path) == plain


def test_a_torn_line_of_the_journal_is_done_again(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """A journal whose last line was torn off loses only that one."""
    with pytest.raises(Stopped):
        make_bank(folder, tmp_path, None, stopping(3))
    text = (tmp_path / PART).read_text("utf-8")
    (tmp_path / PART).write_text(text[:-100], "utf-8")
    seen: list[int] = []
    make_bank(folder, tmp_path, None, lambda done, _: seen.append(done))
    assert seen == [2, 3, 4, 5]
    assert files(tmp_path) == plain


@pytest.mark.parametrize("edit", [
    lambda lines: ["{", *lines[1:]],
    lambda lines: ["\ud800", *lines[1:]],
    lambda lines: ["[" * 100_000, *lines[1:]],
    lambda lines: [entry(3, "winner", "hjerter").line(), *lines[1:]],
    lambda lines: [entry(3, "legal", "hjerter").line(), *lines[1:]],
    lambda lines: [entry_of(entry(3).puzzle).line(), *lines[1:]],
    lambda lines: [lines[0], lines[0], *lines[2:]],
    lambda lines: [*lines, *lines],
    lambda lines: [lines[0].replace(":", ": ", 1), *lines[1:]],
])  # fmt: skip
def test_what_is_no_work_of_a_batch_is_done_again(
    edit: Callable[[list[str]], list[str]], folder: Path, plain: dict[str, bytes], tmp_path: Path
) -> None:
    """Lines of a journal that are no entries, or those of another batch, count for nothing."""
    with pytest.raises(Stopped):
        make_bank(folder, tmp_path, None, stopping(1))
    job, name, lines = json.loads((tmp_path / PART).read_text("utf-8"))
    (tmp_path / PART).write_text("\n".join(json.dumps([job, one, edit(lines)]) for one in (name, "nobody")), "utf-8")
    seen: list[int] = []
    make_bank(folder, tmp_path, None, lambda done, _: seen.append(done))
    assert seen[0] == 0
    assert files(tmp_path) == plain


def test_the_journal_of_another_job_is_of_no_use(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """Where the recipe has changed since, all is made anew."""
    other = folder_of(tmp_path / "other", by_hand=BY_HAND.replace("9C", "8C"))
    with pytest.raises(Stopped):
        make_bank(other, tmp_path / "other", None, stopping(2))
    into = tmp_path / "into"
    into.mkdir()
    (tmp_path / "other" / PART).rename(into / PART)
    make_bank(folder, into)
    assert files(into) == plain


class Full:
    """A file on a disk that is full."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def __enter__(self) -> "Full":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, text: str) -> int:
        """Write half of it, and fail."""
        self.file.write(text[: len(text) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    def writelines(self, lines: Iterator[str]) -> None:
        """Fail at the first."""
        self.write(next(iter(lines)))


def fill_disk(monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    """Let every write to a file with this ending fail from now on."""
    real = Path.open

    def opened(path: Path, mode: str = "r", **given: Any) -> Any:
        file = real(path, mode, **given)
        return Full(file) if path.name.endswith(ending) and mode != "r" else file

    monkeypatch.setattr(Path, "open", opened)


@pytest.mark.parametrize(("ending", "kept"), [(".part", 0), (f"{MADE}.new", 5)])
def test_a_full_disk_leaves_the_old_bank(
    ending: str, kept: int, folder: Path, plain: dict[str, bytes], tmp_path: Path
) -> None:
    """When nothing more can be written the error says so, the old file is whole, and the journal has what was done."""
    (tmp_path / MADE).write_text("the old bank\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        fill_disk(patch, ending)
        with pytest.raises(HerttaError) as refused:
            make_bank(folder, tmp_path)
    assert refused.value.code == "unwritable-file"
    assert refused.value.facts["reason"] == "No space left on device"
    assert (tmp_path / MADE).read_text("utf-8") == "the old bank\n"
    assert not list(tmp_path.glob("*.new"))
    seen: list[int] = []
    make_bank(folder, tmp_path, None, lambda done, _: seen.append(done))
    assert seen[0] == kept
    assert files(tmp_path) == plain


def test_a_folder_that_cannot_be_made_is_told(folder: Path, tmp_path: Path) -> None:
    """Where a file stands in place of the folder, nothing is made."""
    (tmp_path / "into").write_text("", "utf-8")
    with pytest.raises(HerttaError) as refused:
        make_bank(folder, tmp_path / "into" / "bank")
    assert refused.value.code == "unwritable-file"


def test_a_new_folder_is_made(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """The folder for the bank need not be there."""
    make_bank(folder, tmp_path / "new" / "bank")
    assert files(tmp_path / "new" / "bank") == plain


def test_no_bank_is_made_of_puzzles_with_faults(tmp_path: Path) -> None:
    """Every fault of those set by hand is told, and no file is written."""
    wrong = BY_HAND.replace('points = "1"', 'points = "2"').replace("KC AC", "KC")
    with pytest.raises(PuzzleError) as refused:
        make_bank(folder_of(tmp_path / "from", by_hand=wrong), tmp_path / "into")
    assert refused.value.code == "bad-set"
    assert [fault.code for fault in refused.value.facts["faults"]] == ["wrong-answer", "not-a-puzzle"]
    assert not (tmp_path / "into").exists()


def test_what_the_recipe_asks_for_in_vain_is_counted(tmp_path: Path) -> None:
    """Of a kind that has one puzzle a profile no more are made, and the count asked for says so."""
    recipe = 'draws = 2\n[kinds.setup]\ncount = 3\nprofiles = ["hjerter"]\n'
    assert make_bank(folder_of(tmp_path, recipe), tmp_path) == (2, 1, 3)


def test_what_was_rejected_is_not_made(folder: Path, plain: dict[str, bytes], tmp_path: Path) -> None:
    """A rejected id leaves its place to another puzzle, and may not be set by hand either."""
    made_id = json.loads(plain[MADE].splitlines()[0])["id"]
    set_id = json.loads(plain[SET].splitlines()[0])["id"]
    why = '{{"id": "{}", "why": "too dull"}}\n'
    make_bank(folder_of(tmp_path / "one", rejected=why.format(made_id)), tmp_path / "one")
    lines = (tmp_path / "one" / MADE).read_text("utf-8").splitlines()
    assert len(lines) == 14
    assert made_id not in {json.loads(line)["id"] for line in lines}
    with pytest.raises(PuzzleError) as refused:
        make_bank(folder_of(tmp_path / "two", rejected=why.format(set_id)), tmp_path / "two")
    assert [fault.code for fault in refused.value.facts["faults"]] == ["rejected-puzzle"]
