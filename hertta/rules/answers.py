"""Reading the answers of a rules file: each question's policy with its parameters and claims, or what is wrong."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import product
from typing import Any, Literal, get_args, get_origin

from hertta.cards import Card, Cards
from hertta.errors import HerttaError
from hertta.rules.lines import Found, shown, shown_key
from hertta.rules.policies.parameters import ParameterError
from hertta.rules.questions import PLAY_ORDER, QUESTIONS
from hertta.rules.ruleset import HOUSE_RULE, WAIVED, Cited
from hertta.rules.usual import usual_values

_TYPES: dict[type, str] = {str: "a text", int: "a whole number", bool: "true or false"}


class Faults(list[Found]):
    """What is wrong with a table."""

    def add(self, code: str, keys: str | Iterable[str], message: str) -> None:
        """Note a fault at a key, or at the first of several that the file has."""
        self.append(Found(code, (keys,) if isinstance(keys, str) else tuple(keys), message))


def answers_in(table: Mapping[str, Any], known: Collection[str] | None, faults: Faults) -> dict[str, Any]:
    """The cited policy of each question, or ``None`` where something is wrong.

    Args:
        table: the tables of a rules file, those of its base filled in.
        known: ids of the claims there are; ``None`` trusts the ids.
        faults: where what is wrong is collected.
    """
    reader = _Reader(known, faults)
    return {question: reader.answer(question, table.get(question)) for question in QUESTIONS}


class _Reader:
    """Reads answers; what is wrong with them it notes."""

    def __init__(self, known: Collection[str] | None, faults: Faults) -> None:
        self._known = known
        self._faults = faults

    def answer(self, question: str, entry: Any) -> Any:
        if question != "play":
            return self._cited(question, entry, question)
        if not isinstance(entry, list):
            self._wrong(("play", "without"), entry, "one [[play]] table for each restriction")
            return None
        answers = [self._cited(question, one, f"play[{number}]") for number, one in enumerate(entry, 1)]
        seen = set()
        for number, one in enumerate(answers, 1):
            if one is not None and one.code in seen:
                self._faults.add("twice", f"play[{number}].policy", f"found {one.code} twice, expected it once")
            seen.add(one and one.code)
        return tuple(sorted((one for one in answers if one is not None), key=lambda one: PLAY_ORDER[one.code]))

    def _cited(self, question: str, entry: Any, key: str) -> Cited[Any] | None:
        if not isinstance(entry, Mapping):
            self._wrong(key, entry, f"a table [{question}] with a policy")
            return None
        policies = {policy.code: policy for policy in QUESTIONS[question]}
        policy = policies.get(str(entry.get("policy")))
        if policy is None:
            self._wrong(f"{key}.policy", entry.get("policy"), _one_of(policies))
            return None
        before = len(self._faults)
        claims = self._claims(entry.get("claims", [HOUSE_RULE]), f"{key}.claims")
        clauses = dict(self._clauses(entry.get("clauses", {}), key, (*getattr(policy, "clauses", ()), WAIVED)))
        parameters, unread = self._parameters(policy, entry, key)
        refused = _refused(policy, parameters, unread)
        for fault in refused:
            name, _, said = fault.partition(": ")
            self._faults.add(f"bad-{question.replace('_', '-')}", f"{key}.{name}", said)
        return None if len(self._faults) > before else Cited(policy(**parameters), claims, clauses)

    def _wrong(self, key: str | tuple[str, ...], found: Any, expected: str) -> None:
        if found is None:
            self._faults.add("missing", key, f"missing, expected {expected}")
        else:
            self._faults.add("wrong-value", key, f"found {shown(found)}, expected {expected}")

    def _clauses(self, entry: Any, key: str, names: Collection[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
        if not isinstance(entry, Mapping):
            self._wrong(f"{key}.clauses", entry, "a table")
            return
        for name, cited in entry.items():
            if name not in names:
                at = f"{key}.clauses.{shown_key(name)}"
                self._faults.add("unknown-key", at, f"unknown, expected {_one_of(names)}")
            yield name, self._claims(cited, f"{key}.clauses.{name}")

    def _claims(self, entry: Any, key: str) -> tuple[str, ...]:
        if not isinstance(entry, list) or not entry or not all(isinstance(claim, str) for claim in entry):
            self._wrong(key, entry, "a list of claim ids")
            return ()
        for claim in entry:
            if self._known is not None and claim not in self._known:
                expected = "a claim that a source or reading has"
                self._faults.add("unknown-claim", key, f"found {shown(claim)}, expected {expected}")
        return tuple(entry)

    def _parameters(self, policy: type[Any], entry: Mapping[str, Any], key: str) -> tuple[dict[str, Any], list[str]]:
        """The parameters of a policy, and the names of those that do not read."""
        known = {f.name: f for f in fields(policy)}
        takes = ", ".join(known) or "no parameter"
        for name in entry:
            if name not in {*known, "policy", "claims", "clauses"}:
                self._faults.add("unknown-key", f"{key}.{shown_key(name)}", f"unknown, {policy.code} takes {takes}")
        values, unread = {}, []
        for name, parameter in known.items():
            before = len(self._faults)
            values[name] = self._value(parameter.type, entry.get(name), f"{key}.{name}")
            unread += [name] if len(self._faults) > before else []
        return values, unread

    def _value(self, kind: Any, found: Any, key: str) -> Any:
        """The value that a parameter of this type takes from TOML, or a fault."""
        if kind is Cards:
            return self._cards(found, key)
        if get_origin(kind) is tuple:
            if isinstance(found, list):
                return tuple(self._value(get_args(kind)[0], one, key) for one in found)
            self._wrong(key, found, "a list")
        elif get_origin(kind) is Literal:
            if found not in get_args(kind):
                self._wrong(key, found, _one_of(get_args(kind)))
        elif type(found) is not kind:
            self._wrong(key, found, _TYPES[kind])
        return found

    def _cards(self, found: Any, key: str) -> Cards | None:
        if not isinstance(found, list) or not all(isinstance(card, str) for card in found):
            self._wrong(key, found, "a list of cards")
            return None
        cards = []
        for text in found:
            try:
                cards.append(Card.parse(text))
            except HerttaError as error:
                self._faults.add(error.code, key, error.message)
        try:
            return Cards.of(cards)
        except HerttaError as error:
            self._faults.add(error.code, key, error.message)
            return None


def _refused(policy: type[Any], parameters: Mapping[str, Any], unread: Collection[str]) -> list[str]:
    """What a policy refuses of the parameters that read, whatever the others may be."""
    kinds = {part.name: part.type for part in fields(policy)}
    told = []
    for values in product(*(usual_values(kinds[name]) for name in unread)):
        try:
            policy(**{**parameters, **dict(zip(unread, values, strict=True))})
        except ParameterError as error:
            told.append([fault for fault in error.faults if fault.partition(":")[0] not in unread])
        else:
            return []
    return [fault for fault in told[0] if all(fault in other for other in told)]


def _one_of(names: Iterable[str]) -> str:
    return f"one of {', '.join(names)}"
