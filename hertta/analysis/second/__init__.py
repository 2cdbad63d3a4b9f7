"""A second engine, slow and plain, written from the claims and the readings alone: the independent road to an answer.

What both engines say is hardly a slip of either; where they differ, one of them has misread a source. So this one
shares nothing with the rest of hertta: cards are strings, hands are lists, and each card is asked by itself whether a
sentence of the source bars it, where the engine narrows a mask for the whole hand. Only ``facts``, which translates a
rule set, imports anything else of ours.

- ``tables``: what each profile says, the deck, what a card costs.
- ``passing``: where cards go, what may be given, who opens, who deals next.
- ``play``: what may be played and what bars the rest, who takes a trick, whether hearts break.
- ``deal``: a whole deal, and the first wrong play in the record of one.
- ``score``: points, moons, totals, the end of a game.
- ``sheet``: whether a deal can come to the points of a row.
- ``facts``: any rule set as facts.

>>> facts = profile("hertan-saannot")
>>> legal(facts, ["QS", "3H"], ["2C"], 1, False), barred_by(facts, "QS", ["QS", "3H"], ["2C"], 1, False)
(['3H'], 'first-trick-points')
"""

from hertta.analysis.second.deal import Deal, first_wrong
from hertta.analysis.second.facts import faces, facts_of, profile
from hertta.analysis.second.passing import direction, exchanged, gives_to, next_dealer, opener, pass_fault
from hertta.analysis.second.play import barred_by, barring, breaks, legal, unforeseen, winner
from hertta.analysis.second.score import (
    checksum,
    cost,
    counted,
    ended,
    point_cards,
    shooter,
    shooters,
    standing,
    wanted,
)
from hertta.analysis.second.sheet import tried
from hertta.analysis.second.tables import Facts, deck, in_order, lowest_club, partners, price, setup

__all__ = [
    "Deal",
    "Facts",
    "barred_by",
    "barring",
    "breaks",
    "checksum",
    "cost",
    "counted",
    "deck",
    "direction",
    "ended",
    "exchanged",
    "faces",
    "facts_of",
    "first_wrong",
    "gives_to",
    "in_order",
    "legal",
    "lowest_club",
    "next_dealer",
    "opener",
    "partners",
    "pass_fault",
    "point_cards",
    "price",
    "profile",
    "setup",
    "shooter",
    "shooters",
    "standing",
    "tried",
    "unforeseen",
    "wanted",
    "winner",
]
