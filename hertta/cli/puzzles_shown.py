"""``hertta puzzles stats`` and ``show``: how many puzzles there are of what, and one of them in words."""

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hertta.cli.puzzles_bank import tell_faults
from hertta.cli.scenes import choices, feedback, news, question
from hertta.cli.words import say, words
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.state import TRAINER, State
from hertta.puzzles import PROVED
from hertta.puzzles.bank import bank
from hertta.puzzles.difficulty import EASIEST, HARDEST
from hertta.puzzles.themes import THEMES
from hertta.rules import PROFILES


def stats() -> int:
    """Print how many puzzles the bank has: of each kind by difficulty, by profile, rule and theme; 1 with faults."""
    rows, voice = bank().rows.values(), words()
    levels = range(EASIEST, HARDEST + 1)
    kinds = Table(say("cli-puzzles-kind"), *map(str, levels), say("cli-puzzles-all"))
    counts = Counter((row.kind, row.difficulty) for row in rows)
    for kind in PROVED:
        each = [counts[kind, level] for level in levels]
        kinds.add_row(voice.format(f"kind-{kind}"), *map(str, each), str(sum(each)))
    console = Console()
    console.print(kinds)
    console.print(_counted("cli-puzzles-profile", (row.rules for row in rows), PROFILES, "profile"))
    console.print(_counted("cli-puzzles-rule", (row.rule for row in rows if row.rule), (), "policy"))
    console.print(_counted("cli-puzzles-theme", (one for row in rows for one in row.themes), THEMES, "theme"))
    return int(tell_faults(bank().faults, sys.stderr) > 0)


def _counted(title: str, found: Iterable[str], all_: Iterable[str], prefix: str) -> Table:
    """A table of how often each comes, the most frequent first; of those that never do that they don't."""
    counts = Counter(dict.fromkeys(all_, 0))
    counts.update(found)
    table = Table(say(title), say("cli-puzzles-all"))
    for code, count in counts.most_common():
        table.add_row(f"{words().format(f'{prefix}-{code}')} ({code})", str(count))
    return table


def show(id_: str, answered: bool) -> int:
    """Print a puzzle of the bank in words, with its answer and the reasons if they are asked for; always 0.

    Raises:
        PuzzleError: ``unknown-puzzle`` if there is none of this id, or as ``read_entry``.
    """
    entry = bank().entry(id_)
    asked = Exercise(entry.puzzle)
    state = State(TRAINER, words().lang, banked=True, exercise=asked)
    console = Console(highlight=False)
    lines = [*question(scene_of(state)), *choices(scene_of(state).choices)]
    if answered:
        told = replace(asked, reply=entry.answer, step=asked.last_step, tries=1, answered=True)
        scene = scene_of(replace(state, exercise=told))
        lines += [Text(), *choices(scene.choices), *(feedback(scene.feedback) if scene.feedback else ())]
        lines += news(scene_of(state).facts, scene.facts)
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)
    return 0
