"""A puzzle: a question about one moment, whose answer the engine proves."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hertta.cards import NO_CARDS, Card, Cards
from hertta.errors import HerttaError, PuzzleError
from hertta.rules import Moment, RuleSet, ruleset

LEARNER = 0
"""The seat that the learner sits in; seats count clockwise from it."""


@dataclass(frozen=True)
class Puzzle:
    """A question about a moment in a deal. It holds no answer: the engine gives that anew each time.

    Args:
        kind: code of the puzzle's kind, such as ``legal``.
        rules: name of the profile in play.
        moment: the learner's moment; in a question about a finished trick the hand may be empty.
        leader: the seat that led the trick.
        taken: what each seat has taken before this trick; empty if nobody has.
        card: the card that the question is about, if it is about one.
        seed: what it was made from; ``None`` for one set by hand.
    """

    kind: str
    rules: str
    moment: Moment
    leader: int
    taken: tuple[Cards, ...] = ()
    card: Card | None = None
    seed: int | None = None

    @property
    def ruleset(self) -> RuleSet:
        """The rule set in play."""
        return ruleset(self.rules)

    def under(self, rules: str) -> "Puzzle":
        """The same question by other rules."""
        return replace(self, rules=rules)

    def text(self) -> str:
        """One line of JSON, with the fingerprint of the rules, that reads back equal."""
        moment = self.moment
        entry = {
            "kind": self.kind,
            "rules": self.rules,
            "fingerprint": self.ruleset.fingerprint(),
            "hand": str(moment.hand),
            "trick": " ".join(map(str, moment.trick)),
            "trick_number": moment.trick_number,
            "hearts_broken": moment.hearts_broken,
            "leader": self.leader,
            "taken": [str(pile) for pile in self.taken],
            "card": None if self.card is None else str(self.card),
            "seed": self.seed,
        }
        return json.dumps(entry)

    def fingerprint(self) -> str:
        """Twelve hexadecimal digits that change whenever the question or its rules do; drafts keep them."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:12]


def read_puzzle(text: str) -> Puzzle:
    """Read a puzzle from its line of text.

    Raises:
        PuzzleError: ``bad-puzzle`` if it is none; ``stale-puzzle`` if the rules have changed since it was made.
    """
    try:
        entry = json.loads(text)
        card = entry["card"]
        puzzle = Puzzle(
            kind=entry["kind"],
            rules=entry["rules"],
            moment=read_moment(entry),
            leader=entry["leader"],
            taken=tuple(map(Cards.parse, entry["taken"])),
            card=None if card is None else Card.parse(card),
            seed=entry["seed"],
        )
        made, now = entry["fingerprint"], puzzle.ruleset.fingerprint()
    except (HerttaError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PuzzleError("bad-puzzle", f"found {text!r:.80}, expected a puzzle's line of JSON ({error})") from error
    if made != now:
        raise PuzzleError("stale-puzzle", f"found a puzzle made for rules {made}, expected {now} of {puzzle.rules}")
    return puzzle


def read_moment(entry: Mapping[str, Any]) -> Moment:
    """The moment that a table of hand, trick, trick number and broken hearts describes.

    Raises:
        NotationError: if a card does not read.
        PositionError: if a card comes twice in the hand.
    """
    return Moment(
        Cards.parse(entry.get("hand", "")),
        tuple(Card.parse(card) for card in entry.get("trick", "").split()),
        entry.get("trick_number", 1),
        entry.get("hearts_broken", False),
    )


@dataclass(frozen=True)
class Reply:
    """What a learner answers, or what the right answer is.

    Args:
        cards: the cards chosen in the hand.
        picks: the value chosen in each group of choices.
    """

    cards: Cards = NO_CARDS
    picks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Group:
    """A group of choices of which one is picked."""

    name: str
    values: Sequence[str]
