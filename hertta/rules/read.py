"""Reading rule profiles: TOML in, a rule set out, every fault of the file at once."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from importlib import resources
from typing import Any, Literal, get_args, get_origin

from hertta.cards import Cards
from hertta.errors import HerttaError, RulesError
from hertta.rules.policies import SingleDeck
from hertta.rules.questions import QUESTIONS
from hertta.rules.ruleset import WAIVED, Cited, RuleSet

PROFILES = (
    "hertan-saannot",
    "herttamisaari",
    "herttamisaari-kotisaanto",
    "hertta-korttipeli",
    "hjerter",
    "hjerter-trekk",
)
"""The names of the built-in profiles."""

_TYPES: dict[type, str] = {str: "a text", int: "a whole number", bool: "true or false"}


@cache
def ruleset(name: str) -> RuleSet:
    """The built-in rule set of this name.

    Raises:
        RulesError: ``unknown-rules`` if there is none.

    >>> ruleset("hjerter").moon.policy.options
    ('add',)
    """
    return read_ruleset(_profile_text(name))


def _profile_text(name: str) -> str:
    if name not in PROFILES:
        raise RulesError(
            "unknown-rules", f"found rules {name!r}, expected one of {', '.join(PROFILES)}", {"found": name}
        )
    return resources.files("hertta.rules").joinpath("profiles", f"{name}.toml").read_text(encoding="utf-8")


def read_ruleset(text: str) -> RuleSet:
    """Read a profile from TOML text; a ``base`` names the built-in profile that it changes.

    Raises:
        RulesError: ``bad-profile``; ``facts["faults"]`` lists every fault as ``key: what was found and expected``.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad_profile([f"not TOML: {error}"]) from error
    faults: list[str] = []
    base = table.pop("base", None)
    if isinstance(base, str) and base in PROFILES:
        table = tomllib.loads(_profile_text(base)) | table
    elif base is not None:
        faults.append(f"base: found {base!r}, expected one of {', '.join(PROFILES)}")
    head = {key: _value(kind, table.pop(key, None), key, faults) for key, kind in _HEAD.items()}
    faults += [f"{key}: unknown, expected one of {', '.join(QUESTIONS)}" for key in table if key not in QUESTIONS]
    answers = {question: _answer(question, table.get(question), faults) for question in QUESTIONS}
    faults += _deck_faults(answers["deck"])
    if faults:
        raise _bad_profile(faults)
    return RuleSet(**head, **answers)


_HEAD: dict[str, type] = {"name": str, "source": str, "version": int}


def _bad_profile(faults: list[str]) -> RulesError:
    return RulesError("bad-profile", "the profile has faults: " + "; ".join(faults), {"faults": faults})


def _deck_faults(deck: Cited[SingleDeck] | None) -> Iterator[str]:
    if deck is None:
        return
    players, cards = deck.policy.players, len(deck.policy.cards)
    if players < 2 or cards % players:
        yield f"deck: found {cards} cards for {players} players, expected 2 players or more, and the same for each"


def _answer(question: str, entry: Any, faults: list[str]) -> Any:
    if question != "play":
        return _cited(question, entry, question, faults)
    if not isinstance(entry, list) or not entry:
        faults.append("play: expected one [[play]] table for each restriction, in order")
        return None
    answers = tuple(_cited(question, one, f"play[{number}]", faults) for number, one in enumerate(entry, 1))
    codes = [one.code for one in answers if one is not None]
    faults += [f"play: found {code} twice, expected once" for code in sorted({c for c in codes if codes.count(c) > 1})]
    return answers


def _cited(question: str, entry: Any, key: str, faults: list[str]) -> Cited[Any] | None:
    if not isinstance(entry, Mapping):
        faults.append(f"{key}: found {entry!r}, expected a table [{question}] with a policy and claims")
        return None
    policies = {policy.code: policy for policy in QUESTIONS[question]}
    policy = policies.get(str(entry.get("policy")))
    if policy is None:
        faults.append(f"{key}.policy: found {entry.get('policy')!r}, expected one of {', '.join(policies)}")
        return None
    claims = _claims(entry.get("claims"), f"{key}.claims", faults)
    names = (*getattr(policy, "clauses", ()), WAIVED)
    clauses: dict[str, tuple[str, ...]] = {}
    for name, own in _table(entry.get("clauses", {}), f"{key}.clauses", faults):
        if name not in names:
            faults.append(f"{key}.clauses.{name}: unknown, expected one of {', '.join(names)}")
        clauses[name] = _claims(own, f"{key}.clauses.{name}", faults)
    parameters = _parameters(policy, entry, key, faults)
    return None if faults else Cited(policy(**parameters), claims, clauses)


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
        elif parameter.default is MISSING:
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
        if isinstance(found, list) and found:
            return tuple(_value(get_args(kind)[0], one, key, faults) for one in found)
        faults.append(f"{key}: found {found!r}, expected a list")
        return None
    if type(found) is not kind:
        faults.append(f"{key}: found {found!r}, expected {_TYPES[kind]}")
    return found
