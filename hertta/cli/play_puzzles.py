"""``hertta play-puzzles``: the trainer in the terminal, by the keyboard or from a pipe."""

import argparse
import itertools
import secrets
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.text import Text

from hertta.cli import scenes
from hertta.cli.values import name, number
from hertta.cli.words import say, words
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import Intent, reduce
from hertta.lessons.state import TRAINER, State
from hertta.lessons.training import train
from hertta.puzzles import PROVED
from hertta.puzzles.themes import THEMES
from hertta.rules import PROFILES
from hertta.settings import LARGEST_SEED, Settings
from hertta.ui.scene import Choices, Scene

_QUIT, _PROOF = "q", "p"
_KEYS: Mapping[str, str] = {"h": "hint", "w": "playout", "a": "again"}
"""What can be typed instead of an answer, and the action it stands for."""


class _Ended(Exception):  # noqa: N818 - the learner has had enough, which is no error
    """The learner wants to end."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--kind", type=name, choices=PROVED, metavar="KIND", help=", ".join(PROVED))
    parser.add_argument("--rules", type=name, choices=PROFILES, metavar="RULES", help=", ".join(PROFILES))
    parser.add_argument("--theme", type=name, choices=THEMES, metavar="THEME", help=", ".join(THEMES))
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), metavar="S", help=say("cli-play-seed"))
    parser.add_argument("--count", type=number(1, LARGEST_SEED), metavar="N", help=say("cli-play-count"))


def run(arguments: argparse.Namespace) -> int:
    """Ask one puzzle after the other until it is enough, then tell how it went; always 0.

    Raises:
        PuzzleError: ``no-puzzle`` if nothing fits what was asked for.
    """
    lang = words().lang
    seed = secrets.randbelow(LARGEST_SEED + 1) if arguments.seed is None else arguments.seed
    wanted = Settings(lang, rules=arguments.rules, kind=arguments.kind, theme=arguments.theme)
    trainer = Trainer(train(State(TRAINER, lang, rules=arguments.rules, seed=seed), wanted), Console(highlight=False))
    trainer.train(arguments.count)
    answered, right = trainer.state.visit.practised
    print(say("cli-play-end", answered=answered, right=right))
    return 0


class Trainer:
    """The trainer at a terminal: shows its scenes, reads what is typed, and does it.

    Args:
        state: the trainer's state, with the first puzzle.
        console: where it is shown.
    """

    def __init__(self, state: State, console: Console) -> None:
        self.state = state
        self._console = console

    @property
    def scene(self) -> Scene:
        """What there is to show."""
        return scene_of(self.state)

    def _settled(self) -> bool:
        return self.state.exercise is not None and self.state.exercise.answered

    def train(self, count: int | None) -> None:
        """Ask so many puzzles, or until the learner ends it."""
        try:
            for place in itertools.count(1):
                self._puzzle()
                if place == count:
                    return
                self._act("next")
        except (_Ended, EOFError, KeyboardInterrupt):
            self.tell([Text()])

    def tell(self, lines: Iterable[Text]) -> None:
        """Print lines, wrapped only where somebody looks at them."""
        for line in lines:
            self._console.print(line, soft_wrap=not self._console.is_terminal)

    def _puzzle(self) -> None:
        """Ask one puzzle until the learner goes on."""
        self.tell([Text(), *scenes.question(self.scene)])
        while True:
            while not self._settled():
                self._ask()
            self.tell([self._offers()])
            typed = self._read("cli-play-onward")
            if not self._done(typed):
                return
            if not self._settled():
                self.tell([Text(), *scenes.question(self.scene)])

    def _ask(self) -> None:
        """Ask what is open, part by part, and answer with it; whatever else is typed begins this anew."""
        hand, groups = self.scene.hand, [group for group in self.scene.choices if not group.locked]
        self.tell([*scenes.choices(groups), self._offers()])
        open_ = hand is not None and hand.mode != "none"
        if (not open_ or self._cards()) and all(map(self._pick, groups)):
            known = self.scene.facts
            self._act("answer")
            self._feedback()
            self.tell(scenes.news(known, self.scene.facts))

    def _cards(self) -> bool:
        """Read the cards chosen; false if something else was typed."""
        exercise = self.state.exercise
        typed = self._read("cli-play-cards")
        if exercise is None or self._done(typed):
            return False
        faces = typed.upper().replace("10", "T").replace(",", " ").split()
        held = {card.face for card in exercise.puzzle.moment.hand}
        if not held.issuperset(faces):
            self.tell([Text(say("cli-play-no-cards", found=typed[:40]))])
            return False
        for card in exercise.puzzle.moment.hand:
            if (card.face in faces) is not (card in exercise.reply.cards):
                self._do({"type": "choose", "card": str(card)})
        return True

    def _pick(self, group: Choices) -> bool:
        """Read the option chosen in a group by its number; false if something else was typed."""
        typed = self._read("cli-play-number", legend=group.legend, count=len(group.options))
        if self._done(typed):
            return False
        if typed and not (typed.isascii() and typed.isdigit() and 0 < int(typed[:9]) <= len(group.options)):
            self.tell([Text(say("cli-play-no-number", found=typed[:40], count=len(group.options)))])
            return False
        if typed:
            self._do({"type": "pick", "name": group.name, "value": group.options[int(typed) - 1].value})
        return True

    def _read(self, prompt: str, **facts: str | int) -> str:
        """Ask for a line."""
        typed = input(say(prompt, **facts) + " ").strip()
        if typed.lower() == _QUIT:
            raise _Ended
        return typed

    def _offers(self) -> Text:
        """What can be typed beside an answer."""
        scene = self.scene
        labels = {action.action: action.label for action in scene.actions}
        keys = [f"{key} = {labels[action]}" for key, action in _KEYS.items() if action in labels]
        if scene.feedback is not None and scene.feedback.proof is not None:
            keys.append(f"{_PROOF} = {scene.feedback.proof.summary}")
        return Text(" · ".join([*keys, f"{_QUIT} = {say('cli-play-quit')}"]), "dim")

    def _done(self, typed: str) -> bool:
        """Do what a key stands for, and tell what came of it; false if it is no such key."""
        told = self.scene.feedback
        if typed.lower() == _PROOF and told is not None and told.proof is not None:
            self.tell(scenes.proof(told.proof))
            return True
        action = _KEYS.get(typed.lower(), "")
        if action not in {one.action for one in self.scene.actions}:
            return False
        self._act(action)
        self._feedback()
        return True

    def _feedback(self) -> None:
        told = self.scene.feedback
        self.tell([Text(), *(() if told is None else scenes.feedback(told)), Text()])

    def _act(self, action: str) -> None:
        self._do({"type": "act", "action": action})

    def _do(self, intent: Intent) -> None:
        self.state = reduce(self.state, intent)
