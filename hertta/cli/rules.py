"""``hertta rules``: rule sets with their claims, where two differ, and what is wrong with a rules file of one's own."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hertta.analysis.parting import Case, partings
from hertta.cards import Card, Cards
from hertta.cli.tables import fault_lines, read_file, rules_of
from hertta.cli.words import say, told, words
from hertta.errors import HerttaError, RulesError
from hertta.rules import PROFILES, READINGS, Cited, RuleSet, claim, ruleset, source
from hertta.text import Catalog, catalog, source_line

_CHOICES = f"{', '.join(PROFILES)}, FILE.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="{show,diff,check,export}")
    show = commands.add_parser("show", help=say("cli-rules-show"))
    show.add_argument("rules", metavar="RULES", help=_CHOICES)
    diff = commands.add_parser("diff", help=say("cli-rules-diff"))
    diff.add_argument("first", metavar="RULES", help=_CHOICES)
    diff.add_argument("second", metavar="RULES")
    check = commands.add_parser("check", help=say("cli-rules-check"))
    check.add_argument("files", metavar="FILE", nargs="+")
    export = commands.add_parser("export", help=say("cli-rules-export"))
    export.add_argument("rules", metavar="RULES", nargs="?", help=_CHOICES)
    export.add_argument("--json", action="store_true", help=say("cli-rules-json"))
    export.set_defaults(misused=export.error)


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for; 0, or 2 if a rules file has faults; 1, as for every error, if one is not to be had.

    Raises:
        HerttaError: ``unknown-rules`` if there are no such rules, ``unreadable-file`` if there is no such file.
    """
    if arguments.command == "check":
        return max(map(check, arguments.files))
    try:
        lines = _lines(arguments)
    except RulesError as error:
        if "file" not in error.facts:
            raise
        sys.stderr.write(fault_lines(error))
        return 2
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _lines(arguments: argparse.Namespace) -> list[str]:
    lang = words().lang
    if arguments.command == "show":
        return show_lines(rules_of(arguments.rules), lang)
    if arguments.command == "diff":
        return diff_lines(rules_of(arguments.first), rules_of(arguments.second), lang)
    if not (arguments.rules or arguments.json):
        arguments.misused(say("cli-rules-export-one"))
    exported = map(rules_of, [arguments.rules] if arguments.rules else PROFILES)
    if arguments.json:
        return [json.dumps(exported_rules(rules), ensure_ascii=False) for rules in exported]
    return [rules.text().rstrip() for rules in exported]


def check(path: str) -> int:
    """Say whether a rules file is sound; return 0 if it is, 1 if it cannot be read, 2 if it has faults, each told."""
    try:
        rules = read_file(path)
    except RulesError as error:
        sys.stdout.write(fault_lines(error))
        return 2
    except HerttaError as error:
        sys.stderr.write(f"hertta rules: {told(error)}\n")
        return 1
    sys.stdout.write(f"{path}: ok, {rules.name}, {rules.fingerprint()}\n")
    return 0


def exported_rules(rules: RuleSet) -> dict[str, Any]:
    """A rule set as other programs read it: each question's policy with its parameters and what it rests on.

    >>> exported_rules(ruleset("hjerter"))["questions"]["opening"]
    {'policy': 'lowest-club', 'parameters': {}, 'claims': ['hjerter-018'], 'clauses': {}}
    """
    questions: dict[str, Any] = {}
    for question, cited in rules.cited():
        clauses = {name: list(claims) for name, claims in cited.clauses.items()}
        answer = {"policy": cited.code, "parameters": cited.parameters()}
        answer |= {"claims": list(cited.claims), "clauses": clauses}
        questions[question] = [*questions.get("play", []), answer] if question == "play" else answer
    head = {"name": rules.name, "source": rules.source, "version": rules.version, "fingerprint": rules.fingerprint()}
    return head | {"questions": questions}


def show_lines(rules: RuleSet, lang: str) -> list[str]:
    """A profile as its questions, policies and the claims they rest on; what a clause adds stands below its name."""
    voice = catalog(lang, rules.source)
    built_in = rules.name in PROFILES and rules == ruleset(rules.name)
    about = (
        voice.format(f"profile-{rules.name}") if built_in else say("cli-rules-own", article=source(rules.source).name)
    )
    lines = [f"{rules.name} ({about}), {rules.fingerprint()}"]
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
    if isinstance(value, list):
        return " ".join(map(str, value)) or "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def diff_lines(ours: RuleSet, theirs: RuleSet, lang: str) -> list[str]:
    """The questions in which two profiles differ, with both answers, what they rest on, and a case that shows it."""
    found = partings(ours, theirs)
    if not found:
        return [say("cli-rules-same", first=ours.name, second=theirs.name)]
    lines = []
    for difference, case in found:
        lines += ["", catalog(lang, ours.source).format(f"question-{difference.question}")]
        for rules, cited in ((ours, difference.ours), (theirs, difference.theirs)):
            claims = "" if cited is None else f"  [{', '.join(cited.all_claims())}]"
            lines.append(f"  {rules.name}: {_policy(cited, catalog(lang, rules.source))}{claims}")
        lines += [f"  {line}" for line in _case(case, ours, theirs, lang)]
    return lines[1:]


def _case(case: Case | None, ours: RuleSet, theirs: RuleSet, lang: str) -> list[str]:
    """The smallest case that shows a difference, and what each says of it."""
    if case is None:
        return [say("cli-case-none")]
    base = theirs if case.base == "theirs" else ours
    lines = [catalog(lang, base.source).format(f"cli-case-{case.kind}", base=base.name, **_plain(case.facts))]
    for rules, answer, other in ((ours, case.ours, case.theirs), (theirs, case.theirs, case.ours)):
        voice = catalog(lang, rules.source)
        parts = [voice.format(f"cli-answer-{case.kind}", **_plain(part)) for part in _parts(case, answer, other)]
        lines.append(f"  {rules.name}: {'; '.join(parts)}")
    return lines


def _parts(case: Case, answer: Mapping[str, Any], other: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """An answer as what is told one by one: each fact of a deck that differs, each choice of a moon."""
    if case.kind == "deck":
        return [{"fact": fact, "value": value} for fact, value in answer.items() if value != other[fact]]
    if case.kind == "moon":
        return [{"choice": choice, "points": points} for choice, points in answer["points"]]
    return [answer]


def _plain(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as a terminal shows them: cards by their codes, but a pile as cards to name."""
    return {name: value if name == "taken" else _codes(value) for name, value in facts.items()}


def _codes(value: Any) -> Any:
    if isinstance(value, Card):
        return value.face
    if isinstance(value, Cards | tuple):
        return " ".join(str(_codes(one)) for one in value) or "none"
    return "none" if value is None else value
