"""What is typed on the command line, read for ``argparse``."""

import argparse
from collections.abc import Callable
from pathlib import Path

from hertta.cli.words import say

_DIGITS = 20
_SHOWN = 40


def number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers between two."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(say("cli-bad-number", found=name(text), least=str(least), most=str(most)))
        return int(text)

    return read


def name(text: str) -> str:
    """As much of a name as a refusal shows; all names there are are shorter."""
    return text[:_SHOWN]


def some(text: str) -> str:
    """What may be anything but nothing."""
    if not text:
        raise argparse.ArgumentTypeError(say("cli-nothing"))
    return text


def path(text: str) -> Path:
    """Where a file or a folder is."""
    return Path(some(text))
