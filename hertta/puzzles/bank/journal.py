"""What is kept of work that takes a while: a journal to go on from, and files that are never half written."""

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import TypeGuard

from hertta.errors import HerttaError


class Journal:
    """The finished batches of a job, one a line. What is torn, strange or of another job counts for nothing.

    Args:
        path: the file; it is there only while a job is unfinished.
        job: a digest of the job.
    """

    def __init__(self, path: Path, job: str) -> None:
        self.path = path
        self._job = job

    def read(self) -> dict[str, list[str]]:
        """The lines of each finished batch, by its name."""
        try:
            text = self.path.read_text("utf-8", errors="replace")
        except OSError:
            return {}
        found: dict[str, list[str]] = {}
        for line in text.split("\n"):
            try:
                job, name, lines = json.loads(line)
            except (ValueError, TypeError, RecursionError):
                continue
            if job == self._job and isinstance(name, str) and _are_texts(lines):
                found[name] = lines
        return found

    def add(self, name: str, lines: list[str]) -> None:
        """Note that a batch is finished.

        Raises:
            HerttaError: ``unwritable-file``.
        """
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n" + json.dumps([self._job, name, lines]))
        except OSError as error:
            raise unwritable(self.path, error) from error

    def remove(self) -> None:
        """Forget it: the job is done."""
        self.path.unlink(missing_ok=True)


def _are_texts(found: object) -> TypeGuard[list[str]]:
    return isinstance(found, list) and all(isinstance(one, str) for one in found)


def make_folder(path: Path) -> None:
    """Make a folder, if it is not there.

    Raises:
        HerttaError: ``unwritable-file``.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error


def replace_file(path: Path, lines: Iterable[str]) -> None:
    """Write a file beside its place and put it there when it is safe on the disk; until then the old one stays.

    Raises:
        HerttaError: ``unwritable-file``; nothing has changed then.
    """
    beside = path.with_name(f"{token_hex(4)}.{path.name}.new")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        with suppress(OSError):
            beside.unlink()


def unwritable(path: Path, error: OSError) -> HerttaError:
    """The error that tells of a file that cannot be written, and why."""
    reason = error.strerror or str(error)
    return HerttaError("unwritable-file", f"found {reason}: {path}", {"file": str(path), "reason": reason})
