"""Rules files of one's own: read from where they lie, their faults told as other tools do, each with file and line."""

from collections.abc import Collection
from pathlib import Path

from hertta.errors import HerttaError, RulesError
from hertta.rules import RuleSet, read_ruleset, ruleset
from hertta.rules.lines import Fault
from hertta.rules.read import LARGEST, bad_profile


def rules_of(name: str) -> RuleSet:
    """The rule set of this name, or of the rules file at this path if it ends in ``.toml``.

    Raises:
        HerttaError: ``unknown-rules``, or as ``read_file``.
    """
    return read_file(name) if name.endswith(".toml") else ruleset(name)


def read_file(path: str, taken: Collection[str] = ()) -> RuleSet:
    """Read a rules file.

    Args:
        path: where it lies.
        taken: names that the rule set may not have.

    Raises:
        HerttaError: ``unreadable-file`` if it cannot be read.
        RulesError: ``bad-profile`` as ``read_ruleset``, with the path as ``facts["file"]``.
    """
    most = 4 * LARGEST  # a character has up to four bytes
    try:
        with Path(path).open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    try:
        return read_ruleset(_text(data, "replace" if len(data) > most else "strict"), taken)
    except RulesError as error:
        raise RulesError(error.code, f"{path}: {error.message}", error.facts | {"file": path}) from error


def unreadable(path: str, error: Exception) -> HerttaError:
    """The error that tells of a file that cannot be read, and why."""
    reason = getattr(error, "strerror", None) or str(error)
    return HerttaError("unreadable-file", f"found {reason}: {path}", {"file": path, "reason": reason})


def _text(data: bytes, errors: str) -> str:
    try:
        return data.decode("utf-8-sig", errors)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"found the byte 0x{data[error.start]:02x}, expected a text in UTF-8"
        raise bad_profile([Fault("", line, "not-a-text", found)]) from error


def fault_lines(error: RulesError) -> str:
    """The faults of a rules file, each as ``file:line: key: what was found and expected [code]``, and how many."""
    from hertta.cli.words import say

    file, faults = error.facts["file"], error.facts["details"]
    lines = [f"{file}:{fault.line}: {fault.text} [{fault.code}]" for fault in faults]
    return "\n".join([*lines, say("cli-rules-faults", file=file, count=len(faults))]) + "\n"
