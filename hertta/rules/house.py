"""A table's own rules as a name: a short text that tells the whole rule set, to be linked and kept like a profile's.

Such a name is that of a profile, then what differs from it, each part after a ``~``: a question, the policy that
answers it, and its parameters, of the profile's own policy only those that differ; ``without`` names restrictions that
do not hold. A list is joined by ``_``, and none of its cards is ``none``. All of it can stand in an address as it is,
but for the mark of a second deck's card.
"""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Any, get_origin

from hertta.cards import Cards
from hertta.errors import RulesError
from hertta.rules.diff import differences
from hertta.rules.questions import QUESTIONS
from hertta.rules.read import MAIN_PROFILES, PROFILES, built, built_in
from hertta.rules.ruleset import HOUSE_RULE, Cited, RuleSet

LONGEST = 600
"""How many characters the name of a table may have: enough to answer every question otherwise."""
MOST_PLAYERS = 10
"""How many can sit at a table that is drawn."""

_MARK, _LIST, _NONE, _WITHOUT = "~", "_", "none", "without"
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,4}")
_TRUTH = {"true": True, "false": False}


@lru_cache(maxsize=256)
def ruleset(name: str) -> RuleSet:
    """The rule set of this name: a profile, or a table's own rules.

    Of a table that can be called in several ways the rule set bears the name that ``name_of`` gives.

    Raises:
        RulesError: ``unknown-rules`` if there is none, with ``facts["faults"]`` if it is a table's name that has some;
            ``bad-profile`` if a profile's file has faults.

    >>> ruleset("hjerter").moon.policy.options
    ('add',)
    >>> mine = ruleset("hjerter~game_end.limit.points.50~breaking.any-heart")
    >>> mine.name
    'hjerter~breaking.any-heart~game_end.limit.points.50'
    >>> mine.breaking.claims[0], mine.game_end.claims
    ('hertan-saannot-009', ('reading-H1',))
    """
    if not is_own(name):
        return built_in(name)
    rules = _read(name)
    own = name_of(rules)
    return _with_claims(replace(rules, name=own)) if own == name else ruleset(own)


def is_own(name: str) -> bool:
    """Whether this is the name of a table's own rules, and not of a profile."""
    return _MARK in name


def base_of(name: str) -> str:
    """The profile that a table's rules begin with; of a profile itself.

    >>> base_of("hjerter~breaking.any-heart")
    'hjerter'
    """
    return name.partition(_MARK)[0]


def main_profile(name: str) -> str:
    """The profile of four players that lessons go by where the rules of this name do not have what is asked.

    >>> main_profile("hjerter-trekk~ties.play-on"), main_profile("musta-maija")
    ('hjerter-trekk', 'herttamisaari')
    """
    base = base_of(name)
    return base if base in MAIN_PROFILES else _asked_first(ruleset(base).source)[0]


def known_name(text: str) -> str | None:
    """The name of the rules that a text from outside calls for, as ``name_of`` has it; ``None`` if there are none."""
    try:
        return ruleset(text).name
    except RulesError:
        return None


def name_of(rules: RuleSet) -> str:
    """The name of these rules, whatever they are called: a profile with the same ones, else what differs from one.

    That one is the profile of the same source that needs the fewest parts. So equal rules of a source have one name.

    Raises:
        RulesError: ``unknown-rules`` if no name can tell them, as too many play, or a number or the name is too long.

    >>> from hertta.rules.policies import AnyHeart, Moon
    >>> name_of(ruleset("hjerter").with_("moon", Moon(("add", "subtract"))))
    'hjerter-trekk'
    >>> name_of(ruleset("hjerter").with_("breaking", AnyHeart()))
    'hjerter~breaking.any-heart'
    """
    own = rules.fingerprint()
    same = [name for name in _asked_first(rules.source) if _fingerprints()[name] == own]
    if same:
        return same[0]
    bases = [base for base in map(ruleset, _asked_first(rules.source)) if base.source == rules.source]
    name = min((_text(rules, base) for base in bases), key=lambda text: (text.count(_MARK), len(text)))
    _read(name)
    return name


@cache
def _fingerprints() -> dict[str, str]:
    """The fingerprint of each profile."""
    return {name: ruleset(name).fingerprint() for name in PROFILES}


@cache
def _asked_first(source: str) -> tuple[str, ...]:
    """The profiles as they are asked what they have: those of this source first, and of them the main ones."""
    order = (*MAIN_PROFILES, *(name for name in PROFILES if name not in MAIN_PROFILES))
    return tuple(sorted(order, key=lambda name: ruleset(name).source != source))


def _text(rules: RuleSet, base: RuleSet) -> str:
    """The rules as what differs from a profile."""
    changed = [
        ".".join([one.question, one.theirs.code, *_changed(one.ours, one.theirs)])
        for one in differences(base, rules)
        if one.theirs is not None
    ]
    kept = {cited.code for cited in rules.play}
    gone = [cited.code for cited in base.play if cited.code not in kept]
    return _MARK.join([base.name, *changed, *([".".join([_WITHOUT, *gone])] if gone else [])])


def _changed(ours: Cited[Any] | None, theirs: Cited[Any]) -> Iterator[str]:
    """The parameters of a policy with their values, but for those that the same policy of the base has too."""
    same = ours.parameters() if ours is not None and ours.code == theirs.code else {}
    for name, value in theirs.parameters().items():
        if name not in same or same[name] != value:
            yield from (name, _written(value))


def _written(value: Any) -> str:
    if isinstance(value, list):
        return _LIST.join(value) or _NONE
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(name: str) -> RuleSet:
    """The rules that a table's name tells; what they cite is not looked for yet."""
    if len(name) > LONGEST:
        raise _unknown(name, [f"found {len(name)} characters, expected {LONGEST} or below"])
    table: dict[str, Any] = {"base": base_of(name), "name": name}
    faults = [fault for part in name.split(_MARK)[1:] for fault in _lay(part, table)]
    if faults:
        raise _unknown(name, faults)
    rules, found = built(table)
    if rules is None:
        raise _unknown(name, [f"{one.keys[0]}: {one.message}" for one in found])
    if rules.players > MOST_PLAYERS:
        raise _unknown(name, [f"deck.players: found {rules.players}, expected {MOST_PLAYERS} or below"])
    return rules


def _unknown(name: str, faults: list[str]) -> RulesError:
    shown = name[:_SHOWN]
    return RulesError("unknown-rules", f"rules: {shown!r}: {'; '.join(faults)}", {"found": shown, "faults": faults})


_SHOWN = 60


def _lay(part: str, table: dict[str, Any]) -> Iterator[str]:
    """Put a part of a name into the table of a rules file; what has no place there is a fault."""
    question, *words = part.split(".")
    if question == _WITHOUT and question not in table:
        table[question] = words
    elif question not in QUESTIONS or (question in table and question != "play"):
        yield f"found {part[:_SHOWN]!r}, expected one part for each question"
    else:
        answer = _answer(question, words)
        if answer is None:
            yield f"{question}: found {part[:_SHOWN]!r}, expected a policy, then each parameter once with its value"
        else:
            table[question] = [*table.get("play", []), answer] if question == "play" else answer


def _answer(question: str, words: list[str]) -> dict[str, Any] | None:
    """The answer that words tell, as a rules file has it; ``None`` where they are not paired."""
    code, names, values = "".join(words[:1]), words[1::2], words[2::2]
    kinds = {one.name: one.type for policy in QUESTIONS[question] if policy.code == code for one in fields(policy)}
    answer = {name: _value(kinds.get(name), text) for name, text in zip(names, values, strict=False)}
    paired = len(answer) == len(names) == len(values) and "policy" not in answer
    return {"policy": code} | answer if paired else None


def _value(kind: Any, text: str) -> Any:
    """A value as a rules file has it; what does not read is left as it is, and refused like there."""
    if kind is Cards and text == _NONE:
        return []
    if kind is Cards or get_origin(kind) is tuple:
        return text.split(_LIST)
    if kind is int and _NUMBER.fullmatch(text):
        return int(text)
    return _TRUTH.get(text, text) if kind is bool else text


def _with_claims(rules: RuleSet) -> RuleSet:
    """The rules, each answer of the table's own that some profile has too with what that one cites."""
    play = tuple(_cited("play", one, rules.source) for one in rules.play)
    others: dict[str, Any] = {
        question: _cited(question, getattr(rules, question), rules.source)
        for question in QUESTIONS
        if question != "play"
    }
    return replace(rules, play=play, **others)


def _cited(question: str, one: Cited[Any], source: str) -> Cited[Any]:
    if one.claims != (HOUSE_RULE,):
        return one
    answers = (pair for name in _asked_first(source) for pair in ruleset(name).cited())
    return next((its for asked, its in answers if asked == question and its.policy == one.policy), one)
