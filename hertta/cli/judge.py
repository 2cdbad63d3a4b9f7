"""``hertta judge``: the engine's contract for scripts, one JSON object a line in and out."""

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from hertta.cli.asks import answer
from hertta.cli.requests import as_json
from hertta.cli.tables import fault_lines, read_file, unreadable
from hertta.errors import HerttaError, RulesError
from hertta.rules import PROFILES, RuleSet, ruleset

Named = Callable[[str], RuleSet]
"""From a name to the rule set that has it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE")
    parser.add_argument("--rules-file", action="append", default=[], metavar="TABLE.toml")


def run(arguments: argparse.Namespace) -> int:
    """Answer every line; 0 if all could be answered, 2 if not, or if a rules file has faults.

    Raises:
        HerttaError: ``unreadable-file`` if a file cannot be read.
    """
    named = _with_own(arguments.rules_file)
    if named is None:
        return 2
    if arguments.file is None:
        return judge_lines(sys.stdin.buffer, sys.stdout.buffer, named)
    try:
        with Path(arguments.file).open("rb") as lines:
            return judge_lines(lines, sys.stdout.buffer, named)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise unreadable(arguments.file, error) from error


def _with_own(paths: Sequence[str]) -> Named | None:
    """The built-in rule sets and those of the files by their names, or ``None``, the faults of the files told."""
    own: dict[str, RuleSet] = {}
    sound = True
    for path in paths:
        try:
            rules = read_file(path, (*PROFILES, *own))
        except RulesError as error:
            sys.stderr.write(fault_lines(error))
            sound = False
        else:
            own[rules.name] = rules
    return (lambda name: own[name] if name in own else ruleset(name)) if sound else None


def judge_lines(lines: Iterable[bytes], out: BinaryIO, named: Named = ruleset) -> int:
    """Answer each line before the next is read, so that memory does not grow with their number.

    Args:
        lines: JSON objects, one a line; blank lines count but get no answer.
        out: where the answers go, one a line.
        named: from a name to the rule set that has it.

    Returns:
        0, or 2 if a line could not be answered.
    """
    status = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        reply, answered = _reply(line, number, named)
        status = status if answered else 2
        out.write(_WRITE(reply).encode("utf-8", "backslashreplace") + b"\n")
        out.flush()
    return status


def _reply(line: bytes, number: int, named: Named) -> tuple[dict[str, Any], bool]:
    head: dict[str, Any] = {}
    try:
        request = _parse(line, number)
        head = {"id": request["id"]} if "id" in request else {}
        return head | answer(request, named), True
    except HerttaError as error:
        return head | {"error": {"code": error.code, "message": error.message, "line": number}}, False


def _whole(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(text)} digits where {_MOST_DIGITS} are enough")
    return int(text)


def _real(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"the number {text:.40} is too large")
    return number


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


_WRITE = json.JSONEncoder(ensure_ascii=False).encode
_MOST_DIGITS = 1_000
_JSON = json.JSONDecoder(parse_int=_whole, parse_float=_real, parse_constant=_no_number)
"""Reads only what can be written again as JSON: Python's own reader also takes NaN, and numbers without end."""


def _fault(error: ValueError | RecursionError) -> str:
    """What is wrong with a line that Python cannot read, without Python's own counting of lines."""
    match error:
        case json.JSONDecodeError(msg=said, pos=place):
            return f"no JSON ({said}, at character {place + 1})"
        case UnicodeDecodeError(start=place):
            return f"no text in UTF-8 (byte {place + 1})"
        case RecursionError():
            return "JSON that is nested too deeply"
    return str(error)


def _parse(line: bytes, number: int) -> dict[str, Any]:
    """Read one line.

    Raises:
        HerttaError: ``bad-json`` if it is no JSON object.
    """
    try:
        request = _JSON.decode(line.decode("utf-8-sig" if number == 1 else "utf-8"))
    except (ValueError, RecursionError) as error:
        raise HerttaError("bad-json", f"line {number}: found {_fault(error)}, expected one object a line") from error
    if not isinstance(request, dict):
        raise HerttaError("bad-json", f"line {number}: found {as_json(request)}, expected a JSON object")
    return request
