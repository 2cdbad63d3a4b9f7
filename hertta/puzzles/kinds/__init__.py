"""The kinds of puzzle, one file each."""

from hertta.puzzles.kinds.base import Kind, Makeable
from hertta.puzzles.kinds.legal import Legal
from hertta.puzzles.kinds.play import Play
from hertta.puzzles.kinds.sources import Sources
from hertta.puzzles.kinds.winner import Winner

KINDS: dict[str, Kind] = {kind.code: kind for kind in (Legal(), Winner(), Play(), Sources())}
"""Every kind by its code."""

PRACTICE: dict[str, Makeable] = {kind.code: kind for kind in (Legal(), Winner())}
"""The kinds that are made without end."""

__all__ = ["KINDS", "PRACTICE", "Kind", "Makeable"]
