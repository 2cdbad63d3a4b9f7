"""Numbers on the command line."""

import argparse
from collections.abc import Callable

from hertta.cli.words import say

_DIGITS = 20


def number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers between two, for ``argparse``."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(say("cli-bad-number", found=text[:40], least=str(least), most=str(most)))
        return int(text)

    return read
