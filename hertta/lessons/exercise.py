"""An exercise: one puzzle and what the learner has done with it so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hertta.cards import NO_CARDS, Card, Cards
from hertta.errors import HerttaError
from hertta.progress import Result
from hertta.puzzles import KINDS, Kind, Puzzle, Reply


@dataclass(frozen=True)
class Exercise:
    """One puzzle in the learner's hands; every act gives a new one.

    Args:
        puzzle: the question.
        reply: what is chosen at the moment.
        refused: the illegal card that was tried last, where a card is to be played.
        nudged: whether an answer was asked for before there was one.
        hinted: whether the hint is open.
        answered: whether the question is settled.
        slips: wrong answers so far.
    """

    puzzle: Puzzle
    reply: Reply = field(default_factory=Reply)
    refused: Card | None = None
    nudged: bool = False
    hinted: bool = False
    answered: bool = False
    slips: int = 0

    @property
    def kind(self) -> Kind:
        """The puzzle's kind."""
        return KINDS[self.puzzle.kind]

    @property
    def right(self) -> bool:
        """Whether what is chosen is right."""
        return self.kind.is_right(self.puzzle, self.reply)

    @property
    def complete(self) -> bool:
        """Whether enough is chosen to be an answer."""
        groups = self.kind.groups(self.puzzle)
        return bool(self.reply.cards) if self.kind.mode != "none" else len(self.reply.picks) == len(groups)

    @property
    def result(self) -> Result:
        """``right`` if nothing wrong was answered."""
        return "wrong" if self.slips else "right"

    def choose(self, card: Card) -> "Exercise":
        """Choose a card of the hand, or take it back; nothing else changes anything."""
        mode = self.kind.mode
        if self.answered or mode == "none" or card not in self.puzzle.moment.hand:
            return self
        one = Cards.of([card])
        kept = self.reply.cards if mode == "many" else NO_CARDS
        chosen = self.reply.cards - one if card in self.reply.cards else kept | one
        return replace(self, reply=replace(self.reply, cards=chosen), refused=None, nudged=False)

    def pick(self, name: str, value: str) -> "Exercise":
        """Pick a value in a group; a group or value that is not there changes nothing."""
        known = any(group.name == name and value in group.values for group in self.kind.groups(self.puzzle))
        if self.answered or not known:
            return self
        return replace(self, reply=replace(self.reply, picks={**self.reply.picks, name: value}), nudged=False)

    def answer(self) -> "Exercise":
        """Answer with what is chosen. A card that may not be played is refused, and another may be tried."""
        if self.answered:
            return self
        if not self.complete:
            return replace(self, nudged=True)
        slips = self.slips + (not self.right)
        if self.kind.mode == "one" and not self.right:
            return replace(self, refused=next(iter(self.reply.cards)), reply=Reply(), slips=slips)
        return replace(self, answered=True, refused=None, slips=slips)

    def hint(self) -> "Exercise":
        """Open the hint; it takes the place of what was said last, or it would be used up unseen."""
        return replace(self, hinted=True, nudged=False, refused=None)

    def again(self) -> "Exercise":
        """The same question from the start; the slips stay."""
        return Exercise(self.puzzle, slips=self.slips)

    def draft(self) -> dict[str, Any]:
        """What is chosen, as the browser keeps it; ``restore`` brings it back."""
        return {
            "puzzle": self.puzzle.fingerprint(),
            "cards": str(self.reply.cards),
            "picks": dict(self.reply.picks),
            "answered": self.answered,
            "slips": self.slips,
        }


def restore(puzzle: Puzzle, draft: Mapping[str, Any]) -> Exercise:
    """The exercise of a puzzle as a draft left it; the draft of another puzzle, or hostile input, gives a fresh one."""
    exercise = Exercise(puzzle)
    if draft.get("puzzle") != puzzle.fingerprint():
        return exercise
    try:
        for card in Cards.parse(draft["cards"]):
            exercise = exercise.choose(card)
        for name, value in dict(draft["picks"]).items():
            exercise = exercise.pick(name, value)
        if draft["answered"] is True and exercise.complete and (exercise.kind.mode != "one" or exercise.right):
            exercise = replace(exercise, answered=True)
        return replace(exercise, slips=min(max(int(draft["slips"]), 0), 99))
    except (HerttaError, KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return Exercise(puzzle)
