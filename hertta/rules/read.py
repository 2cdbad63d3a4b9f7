"""Reading rule profiles: TOML in, a rule set out, every fault of the file at once."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Any, Literal, get_args, get_origin

from hertta.cards import Cards
from hertta.errors import HerttaError, RulesError
from hertta.rules.claims import SOURCES, known_claims
from hertta.rules.questions import PLAY_ORDER, QUESTIONS
from hertta.rules.ruleset import WAIVED, Cited, RuleSet

_FOLDER = resources.files("hertta.rules").joinpath("profiles")

PROFILES = tuple(sorted(file.name.removesuffix(".toml") for file in _FOLDER.iterdir() if file.name.endswith(".toml")))
"""The names of the built-in profiles: one a file."""

_TYPES: dict[type, str] = {str: "a text", int: "a whole number", bool: "true or false"}


@cache
def ruleset(name: str) -> RuleSet:
    """The built-in rule set of this name.

    Raises:
        RulesError: ``unknown-rules`` if there is none.

    >>> ruleset("hjerter").moon.policy.options
    ('add',)
    """
    if name not in PROFILES:
        raise RulesError(
            "unknown-rules", f"found rules {name!r}, expected one of {', '.join(PROFILES)}", {"found": name}
        )
    return _built(_profile(name), [])


MAIN_PROFILES = (
    "hertan-saannot",
    "herttamisaari",
    "herttamisaari-kotisaanto",
    "hertta-korttipeli",
    "hjerter",
    "hjerter-trekk",
)
"""The profiles of four players that lessons and practice are played by, in the order of their sources; the rest are
variants of them."""


def read_ruleset(text: str) -> RuleSet:
    """Read a profile from TOML text; a ``base`` names the built-in profile whose answers it changes.

    Raises:
        RulesError: ``bad-profile``; ``facts["faults"]`` lists every fault as ``key: what was found and expected``.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad_profile([f"not TOML: {error}"]) from error
    return _built(table, [], known_claims())


def _profile(name: str) -> dict[str, Any]:
    return tomllib.loads(_FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _built(table: dict[str, Any], faults: list[str], known: Collection[str] | None = None) -> RuleSet:
    """The rule set of a table.

    Args:
        table: as it was read.
        faults: where what is wrong is collected.
        known: ids of the claims there are; ``None`` trusts the ids, as the tests have checked them.

    Raises:
        RulesError: ``bad-profile`` if anything is wrong.
    """
    head = {key: _value(kind, table.pop(key, None), key, faults) for key, kind in _HEAD.items()}
    if head["source"] not in SOURCES:
        faults.append(f"source: found {head['source']!r}, expected one of {', '.join(SOURCES)}")
    table = _on_its_base(table, faults)
    faults += [f"{key}: unknown, expected one of {', '.join(QUESTIONS)}" for key in table if key not in QUESTIONS]
    answers = {question: _answer(question, table.get(question), faults) for question in QUESTIONS}
    if known is not None:
        faults += _claim_faults(answers.values(), known)
    if faults:
        raise _bad_profile(faults)
    return RuleSet(**head, **answers)


def _claim_faults(answers: Iterable[Any], known: Collection[str]) -> Iterator[str]:
    cited = (one for answer in answers for one in (answer if isinstance(answer, tuple) else (answer,)) if one)
    for claim in dict.fromkeys(claim for one in cited for claim in one.all_claims()):
        if claim not in known:
            yield f"claims: found {claim!r}, expected a claim that a source or reading has"


_HEAD: dict[str, type] = {"name": str, "source": str, "version": int}


def _on_its_base(table: dict[str, Any], faults: list[str]) -> dict[str, Any]:
    """The answers of a table laid over those of its base; in ``play`` restriction by restriction."""
    base = table.pop("base", None)
    if base is None:
        return table
    if base not in PROFILES:
        faults.append(f"base: found {base!r}, expected one of {', '.join(PROFILES)}")
        return table
    under = _on_its_base({key: value for key, value in _profile(base).items() if key not in _HEAD}, faults)
    merged = under | table
    if isinstance(table.get("play"), list):
        own = {str(one.get("policy")) for one in table["play"] if isinstance(one, Mapping)}
        merged["play"] = table["play"] + [one for one in under["play"] if one["policy"] not in own]
    return merged


def _bad_profile(faults: list[str]) -> RulesError:
    return RulesError("bad-profile", "the profile has faults: " + "; ".join(faults), {"faults": faults})


def _answer(question: str, entry: Any, faults: list[str]) -> Any:
    if question != "play":
        return _cited(question, entry, question, faults)
    if not isinstance(entry, list) or not entry:
        faults.append("play: expected one [[play]] table for each restriction, in order")
        return None
    answers = [_cited(question, one, f"play[{number}]", faults) for number, one in enumerate(entry, 1)]
    codes = [one.code for one in answers if one is not None]
    faults += [f"play: found {code} twice, expected once" for code in sorted({c for c in codes if codes.count(c) > 1})]
    return tuple(sorted((one for one in answers if one is not None), key=lambda one: PLAY_ORDER[one.code]))


def _cited(question: str, entry: Any, key: str, faults: list[str]) -> Cited[Any] | None:
    if not isinstance(entry, Mapping):
        faults.append(f"{key}: found {entry!r}, expected a table [{question}] with a policy and claims")
        return None
    policies = {policy.code: policy for policy in QUESTIONS[question]}
    policy = policies.get(str(entry.get("policy")))
    if policy is None:
        faults.append(f"{key}.policy: found {entry.get('policy')!r}, expected one of {', '.join(policies)}")
        return None
    own: list[str] = []
    claims = _claims(entry.get("claims"), f"{key}.claims", own)
    names = (*getattr(policy, "clauses", ()), WAIVED)
    clauses: dict[str, tuple[str, ...]] = {}
    for name, cited in _table(entry.get("clauses", {}), f"{key}.clauses", own):
        if name not in names:
            own.append(f"{key}.clauses.{name}: unknown, expected one of {', '.join(names)}")
        clauses[name] = _claims(cited, f"{key}.clauses.{name}", own)
    parameters = _parameters(policy, entry, key, own)
    try:
        made = None if own else policy(**parameters)
    except ValueError as error:
        own.append(f"{key}: {error}")
    faults += own
    return None if own else Cited(made, claims, clauses)


def _table(entry: Any, key: str, faults: list[str]) -> Iterator[tuple[str, Any]]:
    if isinstance(entry, Mapping):
        yield from entry.items()
    else:
        faults.append(f"{key}: found {entry!r}, expected a table")


def _claims(entry: Any, key: str, faults: list[str]) -> tuple[str, ...]:
    if isinstance(entry, list) and entry and all(isinstance(claim, str) for claim in entry):
        return tuple(entry)
    faults.append(f"{key}: found {entry!r}, expected a list of claim ids")
    return ()


def _parameters(policy: type[Any], entry: Mapping[str, Any], key: str, faults: list[str]) -> dict[str, Any]:
    known = {f.name: f for f in fields(policy)}
    takes = ", ".join(known) or "no parameter"
    strange = [name for name in entry if name not in {*known, "policy", "claims", "clauses"}]
    faults += [f"{key}.{name}: unknown, {policy.code} takes {takes}" for name in strange]
    values = {}
    for name, parameter in known.items():
        if name in entry:
            values[name] = _value(parameter.type, entry[name], f"{key}.{name}", faults)
        else:
            faults.append(f"{key}.{name}: missing")
    return values


def _value(kind: Any, found: Any, key: str, faults: list[str]) -> Any:
    """The value that a parameter of this type takes from TOML, or a fault."""
    if get_origin(kind) is Literal:
        if found not in get_args(kind):
            faults.append(f"{key}: found {found!r}, expected one of {', '.join(get_args(kind))}")
        return found
    if kind is Cards:
        try:
            return Cards.parse(" ".join(found))
        except (HerttaError, TypeError) as error:
            faults.append(f"{key}: {error}, expected a list of cards")
            return None
    if get_origin(kind) is tuple:
        if isinstance(found, list):
            return tuple(_value(get_args(kind)[0], one, key, faults) for one in found)
        faults.append(f"{key}: found {found!r}, expected a list")
        return None
    if type(found) is not kind:
        faults.append(f"{key}: found {found!r}, expected {_TYPES[kind]}")
    return found
