"""The command line: commands, exit codes, languages, and what each does when something is in its way."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from hertta import __version__
from hertta.cli.lab import MANIFEST, Copied, copy
from hertta.cli.main import COMMANDS, DONE, FAILED, MISUSED, main
from hertta.errors import HerttaError
from hertta.server import ports


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English unless a test asks for another language."""
    monkeypatch.setenv("HERTTA_LANG", "en")


@pytest.fixture
def taken() -> Iterator[int]:
    """Hold a port while a test runs."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """``hertta --version`` tells the version of the package."""
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == DONE
    assert capsys.readouterr().out == f"hertta {__version__}\n"


@pytest.mark.parametrize(("lang", "word"), [("fi", "paluuarvot"), ("nb_NO.UTF-8", "sluttkoder"), ("sv", "exit codes")])
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_speaks_the_learners_language_and_names_the_exit_codes(
    command: list[str], lang: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command has a help that names its exit codes."""
    monkeypatch.setenv("HERTTA_LANG", lang)
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == DONE
    assert word in capsys.readouterr().out


def test_no_command_is_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a command the usage is shown, and the exit code says so."""
    assert main([]) == MISUSED
    assert "usage: hertta" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["play"], ["app", "--port", "x"], ["app", "--port", "70000"], ["lab", "now"]])
def test_what_is_not_understood_is_misuse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown command or a value that cannot be read ends with its own exit code."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == MISUSED
    assert "hertta" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["app", "lab"])
def test_a_busy_port_is_told_and_another_offered(
    command: str, taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A busy port ends the command at once, with a free one in a command that can be copied."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert main([command, "--port", str(taken), "--no-browser"]) == FAILED
    told = capsys.readouterr().err
    offer = int(told.split(f"hertta {command} --port ")[1])
    assert f"Port {taken} is busy" in told
    ports.take(offer).close()
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_refused_with_facts(taken: int) -> None:
    """Taking a busy port gives its number and a free one as facts."""
    with pytest.raises(HerttaError, match="is taken") as refused:
        ports.take(taken)
    assert refused.value.code == "busy-port"
    assert refused.value.facts["port"] == taken < refused.value.facts["offer"]


def test_where_no_port_is_free_none_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When no port above the busy one can be had, only that is said."""
    with ports.take(65_535):
        assert main(["app", "--port", "65535"]) == FAILED
    assert capsys.readouterr().err.splitlines() == [
        "Port 65535 is busy: another program, perhaps another hertta, is using it."
    ]


def test_another_fault_of_the_network_is_not_called_a_busy_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a busy or forbidden port is told as one."""
    monkeypatch.setattr(ports, "HOST", "192.0.2.1")
    with pytest.raises(OSError, match="assign"):
        ports.take(0)


@pytest.mark.parametrize(("display", "arguments", "opened"), [
    (True, [], True), (True, ["--no-browser"], False), (False, [], False),
])  # fmt: skip
def test_the_browser_opens_where_there_is_one(
    display: bool,
    arguments: list[str],
    opened: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The address is told; the browser opens if a window can and nobody said no."""
    asked: list[str] = []
    monkeypatch.setattr("hertta.server.app.serve", lambda _listener, _folder, started: started())
    monkeypatch.setattr("hertta.cli.app.has_display", lambda: display)
    monkeypatch.setattr("webbrowser.open", asked.append)
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    assert main(["app", "--port", "0", *arguments]) == DONE
    address = capsys.readouterr().out.split()[3]
    assert address.startswith("http://127.0.0.1:")
    assert asked == [address] * opened


def test_jupyterlab_is_started_in_the_learners_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``hertta lab`` tells folder and address, and starts JupyterLab there, on this machine alone."""
    started: list[str] = []
    monkeypatch.setattr("jupyterlab.labapp.LabApp.launch_instance", started.extend)
    monkeypatch.setattr("logging.captureWarnings", lambda _capture: None)
    (tmp_path / "trick.ipynb").write_text("my own")
    assert main(["lab", "--port", "0", "--dir", str(tmp_path), "--no-browser"]) == DONE
    told = capsys.readouterr().out
    assert f"Your notebooks are in {tmp_path}" in told
    assert "trick.ipynb: you have changed this one" in told
    assert "trick.new.ipynb: our newer version" in told
    assert "/lab/tree/home.ipynb?token=" in told
    assert {f"--ServerApp.root_dir={tmp_path}", "--ServerApp.ip=127.0.0.1"} <= set(started)


@pytest.mark.parametrize(("command", "needed"), [("app", "hertta.server.app"), ("lab", "jupyterlab.labapp")])
def test_a_missing_package_is_named(
    command: str, needed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Voilà or JupyterLab the command says what is missing and how to get it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, needed, None)
    assert main([command, "--port", "0", "--no-browser"]) == FAILED
    assert "is missing" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``hertta lab`` says when its folder is not to be had, and how to choose another."""
    (tmp_path / "file").write_text("in the way")
    assert main(["lab", "--dir", str(tmp_path / "file"), "--port", "0", "--no-browser"]) == FAILED
    assert "Choose another folder with --dir" in capsys.readouterr().err


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """Give a folder with two notebooks of ours."""
    folder = tmp_path / "ours"
    folder.mkdir()
    for name in ("home", "trick"):
        (folder / f"{name}.ipynb").write_text(f"{name} 1")
    return folder


def test_the_first_start_copies_all(ours: Path, tmp_path: Path) -> None:
    """At first every notebook is copied; a second start does nothing."""
    assert copy(ours, tmp_path / "mine").new == ["home.ipynb", "trick.ipynb"]
    assert copy(ours, tmp_path / "mine") == Copied()


def test_an_unchanged_copy_is_updated(ours: Path, tmp_path: Path) -> None:
    """A copy that the learner has left alone follows ours."""
    copy(ours, tmp_path / "mine")
    (ours / "trick.ipynb").write_text("trick 2")
    assert copy(ours, tmp_path / "mine").updated == ["trick.ipynb"]
    assert (tmp_path / "mine" / "trick.ipynb").read_text() == "trick 2"


def test_a_changed_copy_is_kept(ours: Path, tmp_path: Path) -> None:
    """A copy that the learner has changed is never overwritten; a newer one of ours is put beside it, once."""
    mine = tmp_path / "mine"
    copy(ours, mine)
    (mine / "trick.ipynb").write_text("my own")
    assert copy(ours, mine).beside == []
    (ours / "trick.ipynb").write_text("trick 2")
    copied = copy(ours, mine)
    assert (copied.kept, copied.beside) == (["trick.ipynb"], ["trick.new.ipynb"])
    assert copy(ours, mine).beside == []
    assert (mine / "trick.ipynb").read_text() == "my own"
    assert (mine / "trick.new.ipynb").read_text() == "trick 2"


@pytest.mark.parametrize("manifest", ["", "{", "[1]", '{"trick.ipynb": 7}'])
def test_a_damaged_manifest_loses_nothing(manifest: str, ours: Path, tmp_path: Path) -> None:
    """Where it is not known what we put there, every difference counts as the learner's own."""
    mine = tmp_path / "mine"
    copy(ours, mine)
    (mine / MANIFEST).write_text(manifest)
    (mine / "trick.ipynb").write_text("my own")
    assert copy(ours, mine).kept == ["trick.ipynb"]
    assert (mine / "trick.ipynb").read_text() == "my own"


@pytest.mark.parametrize("command", COMMANDS)
def test_ctrl_c_in_the_first_moment_ends_in_a_word(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who stops a command before it has begun sees no trace of Python."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hertta.cli.main.importlib", SimpleNamespace(import_module=stop))
    assert main([command]) == FAILED
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_terminal_without_our_letters_shows_what_it_can() -> None:
    """Where the terminal has no letter or suit of ours, its number stands there, and nothing breaks."""
    told = {**os.environ, "HERTTA_LANG": "fi", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    for arguments in (["play-puzzles", "--seed", "3", "--count", "1"], ["puzzles", "stats"]):
        command = [sys.executable, "-m", "hertta", *arguments]
        ended = subprocess.run(command, env=told, input=b"", capture_output=True, check=False)
        assert (ended.returncode, ended.stderr) == (DONE, b"")
        assert rb"\xe4" in ended.stdout
