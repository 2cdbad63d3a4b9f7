"""What is printed, where a disk may be full."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from hertta.puzzles.bank.journal import unwritable


class Output:
    """The standard output, whose faults cannot be mistaken for those of anything else.

    Args:
        stream: what is written to in the end.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Print a text.

        Raises:
            HerttaError: ``unwritable-file`` if there is no room for it.
        """
        with self._blamed():
            return self._stream.write(text)

    def flush(self) -> None:
        """Print what is still to be printed; raises as ``write``."""
        with self._blamed():
            self._stream.flush()

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())  # what is left is not tried again
            raise unwritable(Path("stdout"), error) from error
