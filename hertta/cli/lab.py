"""``hertta lab``: the same notebooks in JupyterLab, as copies that are the learner's own."""

import argparse
import hashlib
import json
import logging
import os
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path

from hertta.cli.app import busy_port, port
from hertta.cli.words import say
from hertta.data import data_folder
from hertta.errors import HerttaError
from hertta.server import ports
from hertta.settings import has_display

PORT = 8888
MANIFEST = ".hertta.json"
"""In the learner's folder: the digest of each notebook as it was put there, so that a changed one is known."""


@dataclass(slots=True)
class Copied:
    """What was done to the learner's folder: names of notebooks."""

    new: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--dir", type=Path, default=Path.home() / "hertta", help=say("cli-option-dir"))
    parser.add_argument("--port", type=port, default=PORT, help=say("cli-option-port", port=str(PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-option-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    """Copy, then run JupyterLab until it ends; 1 if the folder, the port or JupyterLab is not to be had."""
    folder = arguments.dir.expanduser().absolute()
    try:
        listener = ports.take(arguments.port)
    except HerttaError as busy:
        sys.stderr.write(busy_port(busy, "lab"))
        return 1
    number = listener.getsockname()[1]
    listener.close()
    try:
        copied = copy(data_folder("notebooks"), folder)
    except OSError as error:
        sys.stderr.write(say("cli-lab-no-folder", folder=str(folder), reason=str(error.strerror)) + "\n")
        return 1
    print(say("cli-lab-folder", folder=str(folder)))
    for name in copied.kept:
        print(say("cli-lab-kept", name=name))
    for name in copied.beside:
        print(say("cli-lab-beside", name=name))
    return _start(folder, number, not arguments.no_browser)


def copy(source: Path, folder: Path) -> Copied:
    """Bring the learner's copies up to date without touching one that the learner has changed.

    A changed notebook is kept; if ours has changed too since it was copied, ours is put beside it as
    ``<name>.new.ipynb``, by the same rule.

    Args:
        source: the folder of our notebooks.
        folder: the learner's folder; made if missing.

    Raises:
        OSError: the folder cannot be read or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    known, copied = _read_manifest(folder), Copied()
    for notebook in sorted(source.glob("*.ipynb")):
        ours, target = notebook.read_bytes(), folder / notebook.name
        state = _put(ours, target, known)
        {"new": copied.new, "updated": copied.updated, "kept": copied.kept, "same": []}[state].append(target.name)
        if state == "kept" and known.get(target.name) != _digest(ours):
            beside = target.with_suffix(".new.ipynb")
            if _put(ours, beside, known) in ("new", "updated"):
                copied.beside.append(beside.name)
    (folder / MANIFEST).write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
    return copied


def _put(ours: bytes, target: Path, known: dict[str, str]) -> str:
    """Write our notebook unless the learner's differs from what we last put there; say which it was."""
    if not target.exists():
        state = "new"
    elif _digest(target.read_bytes()) == _digest(ours):
        state = "same"
    elif _digest(target.read_bytes()) == known.get(target.name):
        state = "updated"
    else:
        return "kept"
    if state != "same":
        target.write_bytes(ours)
    known[target.name] = _digest(ours)
    return state


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read_manifest(folder: Path) -> dict[str, str]:
    """Read the manifest; a damaged one knows nothing, so that every notebook counts as changed and is kept."""
    try:
        read = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {name: digest for name, digest in read.items() if isinstance(digest, str)} if isinstance(read, dict) else {}


def _start(folder: Path, number: int, browser: bool) -> int:
    try:
        from jupyterlab.labapp import LabApp
    except ModuleNotFoundError as missing:
        sys.stderr.write(say("cli-missing", name=missing.name) + "\n")
        return 1
    token = secrets.token_urlsafe(24)
    start = "/lab/tree/home.ipynb" if (folder / "home.ipynb").exists() else "/lab"
    print(say("cli-lab-address", url=f"http://{ports.HOST}:{number}{start}?token={token}"), flush=True)
    logging.captureWarnings(True)  # those of Jupyter's own inside are nothing that a learner can act on
    LabApp.launch_instance(
        [
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.ip={ports.HOST}",
            f"--ServerApp.port={number}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.open_browser={browser and has_display()}",
            f"--ServerApp.allow_root={os.name == 'posix' and os.geteuid() == 0}",
            "--ServerApp.kernel_spec_manager_class=hertta.server.kernels.OwnKernel",
            "--Application.log_level=ERROR",
            f"--IdentityProvider.token={token}",
            f"--LabApp.default_url={start}",
            "--LabApp.news_url=None",  # nothing is asked of the outside
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
        ]
    )
    return 0
