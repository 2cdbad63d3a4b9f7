"""Reading rule sets: TOML in, a rule set out, every fault of the file at once.

A rules file answers each question by a table, ``play`` by a list of them. With ``base`` it stands on a built-in profile
and says only what differs: an answer that it leaves out is the base's, and so is a parameter of the same policy;
``without`` names restrictions of the base that do not hold. An answer without ``claims`` is a rule of one's own table.
"""

import tomllib
from collections.abc import Callable, Collection, Mapping
from importlib import resources
from types import SimpleNamespace
from typing import Any

from hertta.errors import RulesError
from hertta.rules.answers import Faults, answers_in
from hertta.rules.claims import SOURCES, known_claims
from hertta.rules.contradictions import contradictions
from hertta.rules.lines import MOST, Fault, laid_out, shown, shown_key
from hertta.rules.questions import QUESTIONS
from hertta.rules.ruleset import RuleSet

_FOLDER = resources.files("hertta.rules").joinpath("profiles")

PROFILES = tuple(sorted(file.name.removesuffix(".toml") for file in _FOLDER.iterdir() if file.name.endswith(".toml")))
"""The names of the built-in profiles: one a file."""

MAIN_PROFILES = (
    "hertan-saannot",
    "herttamisaari",
    "herttamisaari-kotisaanto",
    "hertta-korttipeli",
    "hjerter",
    "hjerter-trekk",
)
"""The profiles of four players that lessons and the trainer are played by, in the order of their sources; the rest are
variants of them."""

LARGEST = 20_000
"""How many characters a rules file may have; the largest profile has a sixth of it."""


def built_in(name: str) -> RuleSet:
    """The profile of this name, read anew.

    Raises:
        RulesError: ``unknown-rules`` if there is none, ``bad-profile`` if its file has faults.

    >>> built_in("hjerter").moon.policy.options
    ('add',)
    """
    if name not in PROFILES:
        raise RulesError(
            "unknown-rules", f"rules: found {name!r}, expected one of {', '.join(PROFILES)}", {"found": name}
        )
    return built(_profile(name))[0] or read_ruleset(_profile_text(name))


def read_ruleset(text: str, taken: Collection[str] = ()) -> RuleSet:
    r"""Read a rule set from TOML text.

    Args:
        text: the rules file.
        taken: names that it may not have.

    Raises:
        RulesError: ``bad-profile``; ``facts["faults"]`` lists every fault as ``line N: key: what was found and
            expected``, ``facts["details"]`` holds them as ``Fault`` values.

    >>> mine = read_ruleset("base = 'hjerter'\nname = 'short'\ngame_end.points = 50")
    >>> mine.game_end.policy, mine.game_end.claims
    (Limit(points=50, reached=True), ('reading-H1',))
    """
    if len(text) > LARGEST:
        raise bad_profile([Fault("", 1, "too-large", f"found more than {LARGEST} characters, expected a rules file")])
    try:
        rules, _ = built(tomllib.loads(text), known_claims(), taken)
    except (ValueError, RecursionError):
        rules = None
    if rules is None:
        raise bad_profile(_told(text, taken))
    return rules


def bad_profile(faults: list[Fault]) -> RulesError:
    """The error that refuses rules with these faults."""
    told = [str(fault) for fault in faults]
    return RulesError("bad-profile", f"the rules have faults: {'; '.join(told)}", {"faults": told, "details": faults})


def _told(text: str, taken: Collection[str]) -> list[Fault]:
    """The faults of a text with their lines; what may stand in what cannot be read, or in a base, is not missing."""
    page = laid_out(text)
    if len(page.faults) == MOST:
        return list(page.faults)
    _, found = built(page.table, known_claims(), taken)
    baseless = "base" in page.lost or any(one.keys == ("base",) for one in found)
    placed = []
    for one in found:
        key = next((key for key in one.keys if key in page.lines), one.keys[0])
        if one.code != "missing" or not (key.rpartition(".")[2] in page.lost or (baseless and key != "name")):
            placed.append(Fault(key, page.line(key), one.code, one.message))
    return sorted([*page.faults, *placed], key=lambda fault: fault.line)


def _profile_text(name: str) -> str:
    return _FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def _profile(name: str) -> dict[str, Any]:
    return tomllib.loads(_profile_text(name))


def built(
    table: Mapping[str, Any], known: Collection[str] | None = None, taken: Collection[str] = ()
) -> tuple[RuleSet | None, Faults]:
    """The rule set of a rules file's table, or ``None`` and what is wrong.

    Args:
        table: as it was read.
        known: ids of the claims there are; ``None`` trusts the ids, as the tests have checked them.
        taken: names that it may not have.
    """
    faults = Faults()
    whole = _on_its_base(table, faults)
    head = {key: _head(key, whole.pop(key, None), faults) for key in _HEAD}
    if head["name"] in list(taken):
        faults.add("taken-name", "name", f"found {shown(head['name'])}, expected a name that no other rules have")
    for key in whole:
        if key not in QUESTIONS:
            faults.add("unknown-key", shown_key(key), f"unknown, expected one of {', '.join(_KEYS)}")
    answers = answers_in(whole, known, faults)
    for one in contradictions(SimpleNamespace(**answers)):
        faults.add(one.code, [_numbered(key, whole) for key in one.keys], one.message)
    return (None if faults else RuleSet(**head, **answers)), faults


_HEAD: dict[str, tuple[Callable[[Any], object], str]] = {
    "name": (lambda value: isinstance(value, str) and value.isprintable() and value.strip(), "a text of one line"),
    "source": (lambda value: value in SOURCES, f"one of {', '.join(SOURCES)}"),
    "version": (lambda value: type(value) is int and value > 0, "a whole number from 1"),
}


_KEYS = (*_HEAD, "base", "without", *QUESTIONS)


def _head(key: str, value: Any, faults: Faults) -> Any:
    fits, expected = _HEAD[key]
    if value is None:
        faults.add("missing", key, f"missing, expected {expected}")
    elif not fits(value):
        faults.add("wrong-value", key, f"found {shown(value)}, expected {expected}")
    return value


def _numbered(key: str, table: Mapping[str, Any]) -> str:
    """A key of a restriction by its code, ``play.follow-suit``, as it is counted in the file, ``play[2]``."""
    question, _, code = key.partition(".")
    codes = _codes(table["play"]) if question == "play" else []
    return f"play[{codes.index(code) + 1}]" if code in codes else key


def _codes(play: list[Any]) -> list[Any]:
    return [one.get("policy") if isinstance(one, Mapping) else None for one in play]


def _on_its_base(own: Mapping[str, Any], faults: Faults) -> dict[str, Any]:
    """A table laid over that of its base, if it has one."""
    rest = {key: value for key, value in own.items() if key not in {"base", "without"}}
    base, without = own.get("base"), own.get("without", [])
    if base is None and without:
        faults.add("unknown-base", "without", f"found {shown(without)}, expected a base that has these restrictions")
    elif base is not None and base not in PROFILES:
        faults.add("unknown-base", "base", f"found {shown(base)}, expected one of {', '.join(PROFILES)}")
    if base not in PROFILES:
        return rest
    under = _on_its_base(_profile(base), faults) | {"version": 1}
    del under["name"]
    merged = under | rest
    for question in rest.keys() & under.keys() & QUESTIONS.keys() - {"play"}:
        merged[question] = _over(rest[question], under[question])
    play = rest.get("play", [])
    if isinstance(play, list):
        merged["play"] = _restrictions(play, under["play"], without, faults)
    return merged


def _over(own: Any, under: Mapping[str, Any]) -> Any:
    """An answer over that of the base: of the same policy what is not said stays, but for what it rests on."""
    if not isinstance(own, Mapping) or own.get("policy", under["policy"]) != under["policy"]:
        return own
    return {key: value for key, value in under.items() if key not in {"claims", "clauses"}} | dict(own)


def _restrictions(own: list[Any], under: list[dict[str, Any]], without: Any, faults: Faults) -> list[Any]:
    """The restrictions of a table, then those of its base that it neither states nor takes away."""
    said = _codes(own)
    others = {one["policy"]: one for one in under if one["policy"] not in said}
    gone = without if isinstance(without, list) else []
    if gone is not without:
        faults.add("wrong-value", "without", f"found {shown(without)}, expected a list of restrictions")
    for code in gone:
        if code not in list(others):
            faults.add("unknown-restriction", "without", f"found {shown(code)}, expected some of {', '.join(others)}")
    base = {one["policy"]: one for one in under}
    laid = [_over(one, base[code]) if code in list(base) else one for one, code in zip(own, said, strict=True)]
    return laid + [one for code, one in others.items() if code not in gone]
