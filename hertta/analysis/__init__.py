"""What follows from rules and plays; each module says more, and has an example.

- ``deduce``: which cards a seat cannot hold, as everybody at the table can tell.
- ``parting``: where two rule sets part, each difference with the smallest case that shows it.
- ``counts``: how many ways there are to play on from a position, for other programs to compare with.
- ``second``: a second engine, which answers everything once more and independently; not loaded but by name.
- ``playout``: one whole deal by chance, from the shuffle to the score.
- ``batch``: the same by the hundred thousand (extra ``fast``: numba); never loaded but by name, nor are ``tables`` and
  ``kernel``, which are its own.

>>> from hertta.cards import Card
>>> from hertta.rules import ruleset
>>> voids(ruleset("hjerter"), [(1, Card.parse("2C")), (2, Card.parse("5D"))])
((), (), (<Suit.CLUBS: 0>,), ())
"""

from hertta.analysis.deduce import lacks, voids

__all__ = ["lacks", "voids"]
