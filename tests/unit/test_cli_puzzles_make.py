"""``hertta puzzles make``: fresh puzzles on a line each, or the whole bank, and clear words when something is amiss."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hertta.cli.asks import answer
from hertta.cli.main import DONE, FAILED, MISUSED
from hertta.puzzles import PROVED
from hertta.puzzles.bank import MADE, SET
from hertta.puzzles.bank.entry import read_entry
from hertta.rules import MAIN_PROFILES
from tests.unit.banks import BY_HAND, Ran, folder_of, local_cluster
from tests.unit.kinds import assert_holds


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


def test_a_rejected_list_with_a_fault_is_told(ran: Ran, tmp_path: Path) -> None:
    """The maker says which line, and makes nothing."""
    code, out, err = ran("make", "--into", str(folder_of(tmp_path, rejected="{\n")), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert "The list of rejected puzzles has a fault: rejected.jsonl:1." in err


def test_a_file_that_cannot_be_written_is_told(ran: Ran, tmp_path: Path) -> None:
    """One sentence says which file and why; what lies in its place stays, and nothing beside it."""
    folder = folder_of(tmp_path / "a")
    (folder / MADE).mkdir()
    code, out, err = ran("make", "--into", str(folder), "--workers", "1")
    assert (code, out) == (FAILED, "")
    assert f"The file {folder / MADE} cannot be written: Is a directory." in err
    assert (folder / MADE).is_dir()
    assert {path.name for path in folder.iterdir()} - {SET, MADE, f"{MADE}.part"} == {
        "set",
        "recipe.toml",
        "rejected.jsonl",
    }
