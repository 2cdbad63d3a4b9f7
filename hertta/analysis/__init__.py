"""What follows from rules and plays: what everybody at the table can tell."""

from hertta.analysis.deduce import lacks, voids

__all__ = ["lacks", "voids"]
