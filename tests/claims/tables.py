"""The tables beside this file: lines of ``<id> <profiles> | <question> | <case> | <answer>``, and their notation.

No profile means the main profiles of the claim's source, for a reading all of them; ``*`` means every ``KNOWN`` one.
A line whose question is ``-`` asks nothing, and its answer says why.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import Moment, Position, play, trick_winner
from hertta.rules import MAIN_PROFILES, READINGS, claim, ruleset

FOLDER = Path(__file__).parent
KNOWN = (
    "hertan-saannot",
    "herttamisaari",
    "herttamisaari-kotisaanto",
    "herttamisaari-3",
    "herttamisaari-5",
    "herttamisaari-6",
    "omnibus",
    "omnibus-10",
    "paripeli",
    "misaariherttamisaari",
    "musta-maija",
    "perumisherttamisaari-6",
    "perumisherttamisaari-7",
    "perumisherttamisaari-8",
    "perumisherttamisaari-9",
    "perumisherttamisaari-10",
    "hertta-korttipeli",
    "hertta-korttipeli-2",
    "hertta-korttipeli-3",
    "hertta-korttipeli-5",
    "hertta-korttipeli-6",
    "hertta-korttipeli-parit",
    "hertta-korttipeli-ilman-vaihtoa",
    "hertta-korttipeli-ilman-rouvaa",
    "hertta-korttipeli-10-jakoa",
    "hertta-korttipeli-120",
    "hertta-korttipeli-nimellisarvot",
    "hjerter",
    "hjerter-trekk",
)
"""What a source says is asked of these profiles, for which the tables were written; a later variant may differ."""


class Line(NamedTuple):
    """A line of a table."""

    id: str
    names: tuple[str, ...]
    asked: str
    case: str
    answer: str

    @property
    def asks(self):
        """Whether there is something to ask of the engine."""
        return self.asked != "-"

    def profiles(self):
        """The profiles that are asked."""
        if self.names:
            return KNOWN if self.names == ("*",) else self.names
        source = claim(self.id).source
        return [name for name in MAIN_PROFILES if source in {READINGS, ruleset(name).source}]


def table(name, prefix=""):
    """Every line of a table, the ids with this prefix."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            head, asked, case, answer = (part.strip() for part in line.split("|"))
            number, *names = head.split()
            yield Line(prefix + number, tuple(names), asked, case, answer)


def cases(lines):
    """The lines that ask something, once for each profile that is asked."""
    asking = ((line, name) for line in lines if line.asks for name in line.profiles())
    return [pytest.param(line, name, id=f"{line.id}-{name}-{line.asked}-{line.case}") for line, name in asking]


def words(values):
    """Values as the tables write them, ``none`` where there is none."""
    return " ".join(map(str, values)) or "none"


def faces(cards):
    """Cards as the tables write them, those of two decks alike."""
    return words(card.face for card in cards)


def cards(text):
    """Cards in order; ``2H-KH`` is a run of ranks without a joker, ``hearts`` all of them."""
    found = []
    for word in text.replace("none", "").replace("hearts", "2H-AH").split():
        first, _, last = word.partition("-")
        run = "23456789TJQKA"
        if last:
            ranks = run[run.index(first[0]) : run.index(last[0]) + 1]
            found += [Card.parse(rank + first[1]) for rank in ranks]
        else:
            found.append(Card.parse(first))
    return tuple(found)


def piles(text):
    """Sets of cards, divided by strokes."""
    return [Cards.of(pile) for pile in Cards.apart(map(cards, text.split("/")))]


def moment(text):
    """``<hand> to <trick>`` or ``<hand> leads``, then ``in trick 1``, ``, broken``; else trick 2, unbroken."""
    hand, trick, number, broken = re.fullmatch(
        r"(.+?) (?:to ([^,]+?)|leads)(?: in trick (\d+))?(, broken)?", text
    ).groups()
    held, played = Cards.apart([cards(hand), cards(trick or "")])
    return Moment(Cards.of(held), played, int(number or 2), bool(broken))


def after(rules, case):
    """The position after whole tricks, parted by commas, each from its leader on; seat 0 leads to the first.

    Before ``lie:`` stand cards that wait for the first trick that is won.
    """
    lying, _, played = case.rpartition(" lie: ")
    waiting, *tricks = Cards.apart(map(cards, [lying, *played.split(", ")]))
    leader, hands, plays = 0, [[] for _ in range(rules.players)], []
    for trick in tricks:
        plays += trick
        for place, card in enumerate(trick):
            hands[(leader + place) % rules.players].append(card)
        leader = (leader + (trick_winner(rules, trick) or 0)) % rules.players
    held, nothing = tuple(map(Cards.of, hands)), (NO_CARDS,) * rules.players
    position = Position(rules, held, 0, nothing, trick_number=2, waiting=Cards.of(waiting))
    for card in plays:
        position = play(position, card)
    return position
