"""``hertta rules``: print a profile with its claims, or where two profiles differ."""

import argparse
import sys
from collections.abc import Iterable
from typing import Any

from hertta.cli.words import say, words
from hertta.rules import PROFILES, Cited, RuleSet, claim, differences, ruleset
from hertta.text import Catalog, source_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="{show,diff}")
    show = commands.add_parser("show", help=say("cli-rules-show"))
    show.add_argument("profile", metavar="PROFILE", help=", ".join(PROFILES))
    diff = commands.add_parser("diff", help=say("cli-rules-diff"))
    diff.add_argument("first", metavar="PROFILE", help=", ".join(PROFILES))
    diff.add_argument("second", metavar="PROFILE")


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for.

    Raises:
        RulesError: ``unknown-rules`` if there is no such profile.
    """
    if arguments.command == "show":
        lines = show_lines(ruleset(arguments.profile), words())
    else:
        lines = diff_lines(ruleset(arguments.first), ruleset(arguments.second), words())
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def show_lines(rules: RuleSet, catalog: Catalog) -> list[str]:
    """A profile as its questions, policies and the claims that they rest on."""
    lines = [f"{rules.name} ({catalog.format(f'profile-{rules.name}')}), {rules.fingerprint()}"]
    asked = ""
    for question, cited in rules.cited():
        lines += [] if question == asked else ["", catalog.format(f"question-{question}")]
        asked = question
        lines.append(f"  {_policy(cited, catalog)}")
        lines += [f"    {line}" for line in _cited_lines(cited, catalog)]
    return lines


def _cited_lines(cited: Cited[Any], catalog: Catalog) -> Iterable[str]:
    for claim_id in cited.all_claims():
        one = claim(claim_id)
        yield f"{claim_id}  {source_line(one, catalog.lang)}"
        yield f"  {one.text.get(catalog.lang, one.text['en'])}"


def _policy(cited: Cited[Any] | None, catalog: Catalog) -> str:
    """A policy by its name, with its code and parameters; a dash where there is none."""
    if cited is None:
        return "–"
    parameters = "".join(f", {name} = {_value(value)}" for name, value in cited.parameters().items())
    return f"{catalog.format(f'policy-{cited.code}')} ({cited.code}{parameters})"


def _value(value: Any) -> str:
    return " ".join(map(str, value)) or "–" if isinstance(value, list) else str(value).lower()


def diff_lines(ours: RuleSet, theirs: RuleSet, catalog: Catalog) -> list[str]:
    """The questions in which two profiles differ, each with both answers and what they rest on."""
    found = differences(ours, theirs)
    if not found:
        return [catalog.format("cli-rules-same", first=ours.name, second=theirs.name)]
    lines = []
    for difference in found:
        lines += ["", catalog.format(f"question-{difference.question}")]
        for rules, cited in ((ours, difference.ours), (theirs, difference.theirs)):
            claims = "" if cited is None else f"  [{', '.join(cited.all_claims())}]"
            lines.append(f"  {rules.name}: {_policy(cited, catalog)}{claims}")
    return lines[1:]
