"""``hertta judge`` as others run it: a process of its own, questions in, answers out."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from threading import Thread
from typing import BinaryIO, NamedTuple

import psutil

from hertta.rules import ruleset
from tests.bench.ours import positions

PROFILES = ("hertan-saannot", "herttamisaari", "hertta-korttipeli", "hjerter")


class Reading(NamedTuple):
    """The process at one moment: answers given, seconds of processor used, bytes of memory held."""

    answers: int
    seconds: float
    memory: int


def questions(count: int) -> Iterator[bytes]:
    """Questions of what is legal, each line another; after a fifth of them the positions come again."""
    asked = zip(*(_asked(name) for name in PROFILES), strict=True)
    several = list(islice((body for bodies in asked for body in bodies), max(count // 5, 1)))
    for number, body in enumerate(islice(cycle(several), count)):
        yield b'{"id": %d, %s\n' % (number, body)


def _asked(name: str) -> Iterator[bytes]:
    for position in positions(ruleset(name)):
        fields = {
            "ask": "legal",
            "rules": name,
            "hand": [card.face for card in position.hands[position.seat]],
            "trick": [card.face for card in position.trick],
            "trick_number": position.trick_number,
            "hearts_broken": position.hearts_broken,
        }
        yield json.dumps(fields).encode()[1:]


def stream(count: int) -> tuple[Reading, Reading]:
    """Let the command answer so many questions; how it stood once warm, and at the end.

    Raises:
        ValueError: if a question was refused.
    """
    command, readings = [sys.executable, "-m", "hertta", "judge"], []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        feeder = Thread(target=_feed, args=(process.stdin, count))
        feeder.start()
        for number in range(1, count + 1):
            answer = process.stdout.readline()
            if b'"legal"' not in answer:
                process.kill()
                raise ValueError(f"found {answer!r}, expected a legal set")
            if number in (warm(count), count):
                readings.append(_reading(process.pid, number))
        feeder.join()
    return readings[0], readings[-1]


def warm(count: int) -> int:
    """How many questions start the process up; they are not counted."""
    return max(count // 100, 1)


def _feed(pipe: BinaryIO, count: int) -> None:
    """Ask all; the pipe stays open, so that the process is still there when the last answer is read."""
    pipe.writelines(questions(count))
    pipe.flush()


def _reading(pid: int, answers: int) -> Reading:
    process = psutil.Process(pid)
    times = process.cpu_times()
    return Reading(answers, times.user + times.system, process.memory_info().rss)
