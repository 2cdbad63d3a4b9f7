"""``hertta rules``: print a profile with its claims, or where two profiles differ, in the words of their sources."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from hertta.cli.words import say, words
from hertta.rules import PROFILES, READINGS, Cited, RuleSet, claim, differences, ruleset
from hertta.text import Catalog, catalog, source_line


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
    lang = words().lang
    if arguments.command == "show":
        lines = show_lines(ruleset(arguments.profile), lang)
    else:
        lines = diff_lines(ruleset(arguments.first), ruleset(arguments.second), lang)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def show_lines(rules: RuleSet, lang: str) -> list[str]:
    """A profile as its questions, policies and the claims they rest on; what a clause adds stands below its name."""
    voice = catalog(lang, rules.source)
    lines = [f"{rules.name} ({voice.format(f'profile-{rules.name}')}), {rules.fingerprint()}"]
    asked = ""
    for question, cited in rules.cited():
        lines += [] if question == asked else ["", voice.format(f"question-{question}")]
        asked = question
        lines.append(f"  {_policy(cited, voice)}")
        lines += [f"    {line}" for line in _claims(cited.claims, voice)]
        for clause, claims in cited.clauses.items():
            added = [f"      {line}" for line in _claims((one for one in claims if one not in cited.claims), voice)]
            lines += [f"    {clause}:", *added] if added else []
    return lines


def _claims(claims: Iterable[str], voice: Catalog) -> Iterator[str]:
    """Each claim: where it stands and how firmly, what it says, and of a reading why."""
    for claim_id in claims:
        one = claim(claim_id)
        standing = "" if one.source == READINGS else f" · {voice.format(f'standing-{one.standing}')}"
        yield f"{claim_id}  {source_line(one, voice.lang)}{standing}"
        yield from (f"  {text.get(voice.lang, text['en'])}" for text in (one.text, one.why) if text)


def _policy(cited: Cited[Any] | None, voice: Catalog) -> str:
    """A policy by its name, with its code and parameters; a dash where there is none."""
    if cited is None:
        return "–"
    parameters = "".join(f", {name} = {_value(value)}" for name, value in cited.parameters().items())
    return f"{voice.format(f'policy-{cited.code}')} ({cited.code}{parameters})"


def _value(value: Any) -> str:
    return " ".join(map(str, value)) or "–" if isinstance(value, list) else str(value).lower()


def diff_lines(ours: RuleSet, theirs: RuleSet, lang: str) -> list[str]:
    """The questions in which two profiles differ, each with both answers and what they rest on."""
    found = differences(ours, theirs)
    if not found:
        return [say("cli-rules-same", first=ours.name, second=theirs.name)]
    lines = []
    for difference in found:
        lines += ["", catalog(lang, ours.source).format(f"question-{difference.question}")]
        for rules, cited in ((ours, difference.ours), (theirs, difference.theirs)):
            claims = "" if cited is None else f"  [{', '.join(cited.all_claims())}]"
            lines.append(f"  {rules.name}: {_policy(cited, catalog(lang, rules.source))}{claims}")
    return lines[1:]
