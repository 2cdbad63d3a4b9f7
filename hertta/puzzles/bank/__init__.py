"""The bank: thousands of puzzles with their proofs, as lines of JSON in the folder ``puzzles``.

``entry`` is one of them, ``store`` looks them up, ``byhand`` reads those that were set by hand, ``factory`` makes the
rest by the ``recipe`` and keeps a ``journal``, ``verify`` works everything out again.
"""

from hertta.puzzles.bank.entry import Entry, entry_of, read_entry
from hertta.puzzles.bank.store import MADE, SET, Bank, Row, bank

__all__ = ["MADE", "SET", "Bank", "Entry", "Row", "bank", "entry_of", "read_entry"]
