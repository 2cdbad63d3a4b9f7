"""An exercise: one puzzle and what the learner has done with it so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hertta.cards import Card, Cards
from hertta.errors import HerttaError
from hertta.progress import Result
from hertta.puzzles import KINDS, Group, Kind, Mark, Puzzle, Reply
from hertta.puzzles.kinds import CARDS
from hertta.rules import Cited

HINTS = 4
"""Where to look, which rule, one option less, the answer."""
STRIKE, SHOW = 3, 4
"""The hints that change what can be chosen."""
_MOST = 99


@dataclass(frozen=True)
class Exercise:
    """One puzzle in the learner's hands; every act gives a new one.

    Args:
        puzzle: the question.
        reply: what is chosen at the moment.
        step: the step that is open; those before it are answered, and locked.
        refused: the illegal card that was tried last, where a card is to be played.
        nudged: whether an answer was asked for before there was one.
        hints: how many hints are open, up to ``HINTS``.
        told: whether the step before the open one was answered just now, and is told.
        answered: whether the question is settled.
        shown: whether the answer was shown instead of found; then it does not count.
        tries: whole answers given so far, right or wrong.
        slips: wrong ones among them, each step of a puzzle counted for itself.
        opened: what else is unfolded: ``proof``, ``playout``.
    """

    puzzle: Puzzle
    reply: Reply = field(default_factory=Reply)
    step: int = 0
    refused: Card | None = None
    nudged: bool = False
    hints: int = 0
    told: bool = False
    answered: bool = False
    shown: bool = False
    tries: int = 0
    slips: int = 0
    opened: frozenset[str] = frozenset()

    @property
    def kind(self) -> Kind:
        """The puzzle's kind."""
        return KINDS[self.puzzle.kind]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of choices that are asked so far."""
        return tuple(group for group in self.kind.groups(self.puzzle) if group.step <= self.step)

    @property
    def open_groups(self) -> tuple[Group, ...]:
        """The groups in which something can be picked now."""
        return () if self.answered else tuple(group for group in self.groups if group.step == self.step)

    @property
    def cards_open(self) -> bool:
        """Whether cards of the hand can be chosen now."""
        return self.kind.mode != "none" and self.step == 0 and not self.answered

    @property
    def cards_told(self) -> bool:
        """Whether it is known which cards of the hand are right."""
        return self.kind.mode != "none" and bool(self.answered or self.step or self.refused)

    @property
    def last_step(self) -> int:
        """The step with which the question is settled."""
        return max((group.step for group in self.kind.groups(self.puzzle)), default=0)

    @property
    def right(self) -> bool:
        """Whether what is chosen is right."""
        return self.kind.is_right(self.puzzle, self.reply)

    @property
    def mark(self) -> Mark:
        """How many parts of the answer are right."""
        return self.kind.mark(self.puzzle, self.reply)

    @property
    def complete(self) -> bool:
        """Whether enough is chosen to answer the open step."""
        picked = all(group.name in self.reply.picks for group in self.open_groups)
        return picked and bool(self.reply.cards or not self.cards_open)

    @property
    def result(self) -> Result:
        """``right`` if nothing wrong was answered."""
        return "wrong" if self.slips else "right"

    @property
    def rule(self) -> Cited[Any] | None:
        """The policy on which the answer turns; ``None`` where it turns on words and not on rules."""
        code = self.kind.rule(self.puzzle)
        return next((cited for _, cited in self.puzzle.ruleset.cited() if cited.code == code), None)

    @property
    def can_show(self) -> bool:
        """Whether the answer may be shown: never before one try."""
        return self.tries > 0

    @property
    def struck(self) -> tuple[str, str] | None:
        """The wrong option that the third hint takes out, as part and value.

        It depends on the question alone, so that trying choices out tells nothing more. ``None`` where there is no
        wrong option, or where taking it out would leave only the answer, with the rule that the second hint named.
        """
        if self.hints < STRIKE or self.answered:
            return None
        right = self.kind.solve(self.puzzle)
        if self.cards_open:
            wrong = list(self.puzzle.moment.hand - right.cards)
            return (CARDS, str(wrong[0])) if wrong and len(self.puzzle.moment.hand) > 2 else None
        for group in sorted(self.open_groups, key=lambda group: len(group.values) == 2):
            named = {right.picks[group.name], self.kind.rule(self.puzzle)}
            others = [value for value in group.values if value not in named]
            if len(others) > 1 or len(self.open_groups) > 1:
                return group.name, others[-1]
        return None

    def choose(self, card: Card) -> "Exercise":
        """Choose a card of the hand, or take it back; nothing else changes anything."""
        if not self.cards_open or card not in self.puzzle.moment.hand:
            return self
        one, cards = Cards.of([card]), self.reply.cards
        chosen = cards - one if card in cards else one if self.kind.mode == "one" else cards | one
        return replace(self, reply=replace(self.reply, cards=chosen), refused=None, nudged=False, opened=frozenset())

    def pick(self, name: str, value: str) -> "Exercise":
        """Pick a value in an open group; a group or value that is not there changes nothing."""
        if not any(group.name == name and value in group.values for group in self.open_groups):
            return self
        return replace(self, reply=replace(self.reply, picks={**self.reply.picks, name: value}), nudged=False)

    def answer(self) -> "Exercise":
        """Answer with what is chosen: the step is told, and the next one opens, or the question is settled.

        A card that may not be played is refused, and another may be tried.
        """
        if self.answered:
            return self
        if not self.complete:
            return replace(self, nudged=True)
        slips = self.slips + (not self._is_right(self.step))
        told = replace(self, slips=slips, refused=None, opened=frozenset())
        if self.step < self.last_step:
            return replace(told, step=self.step + 1, told=True, hints=min(self.hints, STRIKE - 1))
        told = replace(told, tries=self.tries + 1)
        if self.kind.mode == "one" and not self.right:
            return replace(told, refused=next(iter(self.reply.cards)), reply=Reply())
        return replace(told, answered=True)

    @property
    def step_was_right(self) -> bool:
        """Whether the step before the open one was answered rightly."""
        return self._is_right(self.step - 1)

    def _is_right(self, step: int) -> bool:
        """Whether a step is answered rightly."""
        if not self.last_step:
            return self.right
        answer = self.kind.solve(self.puzzle)
        groups = [group.name for group in self.kind.groups(self.puzzle) if group.step == step]
        cards = step > 0 or self.kind.mode == "none" or self.reply.cards == answer.cards
        return cards and all(self.reply.picks[name] == answer.picks[name] for name in groups)

    def hint(self) -> "Exercise":
        """Open the next hint; it takes the place of what was said last, or it would be used up unseen.

        The last one shows the answer, which then is accepted and not counted.
        """
        if self.answered or self.hints == HINTS or (self.hints == STRIKE and not self.can_show):
            return self
        hinted = replace(self, hints=self.hints + 1, told=False, nudged=False, refused=None, opened=frozenset())
        return hinted if hinted.hints < SHOW else hinted.reveal()

    def reveal(self) -> "Exercise":
        """Show the answer, as a teacher does in front of a class; it is accepted and not counted."""
        answer = self.kind.solve(self.puzzle)
        if self.kind.mode == "one":
            answer = Reply(Cards.of([next(iter(answer.cards))]))
        cleared = replace(self, told=False, nudged=False, refused=None, opened=frozenset())
        return replace(cleared, reply=answer, step=self.last_step, answered=True, shown=True)

    def open(self, what: str) -> "Exercise":
        """Unfold something that belongs to what was told."""
        told = self.answered or self.told or self.refused is not None
        return replace(self, opened=self.opened | {what}) if told else self

    def again(self) -> "Exercise":
        """The same question from the start; hints, tries and slips stay."""
        return Exercise(self.puzzle, hints=min(self.hints, STRIKE), tries=self.tries, slips=self.slips)

    def draft(self) -> dict[str, Any]:
        """What is chosen, as the browser keeps it; ``restore`` brings it back."""
        return {
            "puzzle": self.puzzle.fingerprint(),
            "cards": str(self.reply.cards),
            "picks": dict(self.reply.picks),
            "step": self.step,
            "answered": self.answered,
            "hints": self.hints,
            "shown": self.shown,
            "tries": self.tries,
            "slips": self.slips,
        }


def restore(puzzle: Puzzle, draft: Mapping[str, Any]) -> Exercise:
    """The exercise of a puzzle as a draft left it; the draft of another puzzle, or hostile input, gives a fresh one."""
    fresh = Exercise(puzzle)
    if draft.get("puzzle") != puzzle.fingerprint():
        return fresh
    try:
        exercise = _stepped(fresh, draft)
        tries, hints = _count(draft["tries"], _MOST), _count(draft["hints"], STRIKE)
        exercise = replace(exercise, tries=tries, hints=hints, slips=_count(draft["slips"], _MOST))
        sound = exercise.complete and exercise.step == exercise.last_step and tries > 0
        if draft["answered"] is not True or not sound or (exercise.kind.mode == "one" and not exercise.right):
            return exercise
        shown = draft["shown"] is True and exercise.right
        return replace(exercise, answered=True, shown=shown, hints=SHOW if shown else hints)
    except (HerttaError, KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return fresh


def _stepped(exercise: Exercise, draft: Mapping[str, Any]) -> Exercise:
    """The choices of a draft, put in step by step as far as each step is complete."""
    for card in Cards.parse(draft["cards"]):
        exercise = exercise.choose(card)
    picks, last = dict(draft["picks"]), _count(draft["step"], exercise.last_step)
    while True:
        for group in exercise.open_groups:
            exercise = exercise.pick(group.name, picks.get(group.name, ""))
        if exercise.step == last or not exercise.complete:
            return exercise
        exercise = replace(exercise, step=exercise.step + 1, told=True)


def _count(found: Any, most: int) -> int:
    return min(max(int(found), 0), most)
