"""The asks of ``hertta judge``: one answer each, made of the engine's, and the fields it reads."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hertta.cli import asks_deal, asks_play
from hertta.cli.asks_play import Answer
from hertta.cli.requests import (
    BOOL,
    CARD,
    CARDS,
    HANDS,
    INT,
    INTS,
    LANG,
    MOON,
    NAME,
    PLAYS,
    Fields,
    RequestError,
    as_json,
    read_fields,
)
from hertta.rules import RuleSet, ruleset


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the engine: its answer, and the fields it reads."""

    answer: Callable[..., Answer]
    required: Fields
    optional: Fields


_MOMENT: Fields = {"hand": CARDS, "trick": CARDS, "trick_number": INT, "hearts_broken": BOOL}

ASKS: Mapping[str, Ask] = {
    "legal": Ask(asks_play.legal, _MOMENT, {}),
    "winner": Ask(asks_play.winner, {"leader": INT, "trick": CARDS}, {"trick_number": INT}),
    "broken": Ask(asks_play.broken, {"hearts_broken": BOOL, "leader": INT, "trick": CARDS}, {}),
    "pass": Ask(asks_deal.passing, {"deal_number": INT}, {}),
    "pass-legal": Ask(asks_deal.pass_legal, {"deal_number": INT, "hand": CARDS, "pass": CARDS}, {}),
    "exchange": Ask(asks_deal.exchange, {"deal_number": INT, "hands": HANDS, "passes": HANDS}, {"dealer": INT}),
    "opening": Ask(asks_deal.opening, {"hands": HANDS}, {"dealer": INT}),
    "score": Ask(asks_deal.score, {"taken": HANDS}, {"totals": INTS, "deal_number": INT, "moon": MOON}),
    "game": Ask(asks_deal.game, {"totals": INTS, "deal_number": INT}, {}),
    "setup": Ask(asks_deal.setup, {}, {}),
    "can-shoot": Ask(asks_deal.can_shoot, {"taken": HANDS}, {}),
    "dealer": Ask(asks_deal.dealer, {"dealer": INT}, {}),
    "audit": Ask(asks_play.audit, {"hands": HANDS, "plays": PLAYS, "trick_number": INT, "hearts_broken": BOOL}, {}),
    "explain": Ask(asks_play.explain, {**_MOMENT, "lang": LANG, "card": CARD}, {}),
}
"""Each ask by its name."""

_HEAD: Fields = {"ask": NAME, "rules": NAME}
_NO_ASK = Ask(asks_deal.setup, {}, {})  # no other field can be judged then


def _counted(request: Mapping[str, Any], spec: Ask, named: Callable[[str], RuleSet]) -> Fields:
    """The number of the deal, which is required with totals where the rules count deals."""
    totals = "totals" in request and "deal_number" in spec.optional and isinstance(request.get("rules"), str)
    return {"deal_number": INT} if totals and named(request["rules"]).game_end.policy.counts_deals() else {}


def answer(request: Mapping[str, Any], named: Callable[[str], RuleSet] = ruleset) -> Answer:
    """The answer to one request, without its ``id``.

    Args:
        request: the JSON object.
        named: from a name to the rule set that has it.

    Raises:
        HerttaError: with one of the codes of the contract; the message says what was found, where, what was expected.

    >>> answer({"rules": "hjerter", "ask": "pass", "deal_number": 4})
    {'direction': 'none', 'gives_to': None, 'count': 0}
    """
    ask, rules = request.get("ask"), request.get("rules")
    if isinstance(ask, str) and ask not in ASKS:
        raise RequestError("unknown-ask", f"ask: found {as_json(ask)}, expected one of {', '.join(ASKS)}")
    if isinstance(rules, str):
        named(rules)
    spec = ASKS[ask] if isinstance(ask, str) else _NO_ASK
    fields = {name: value for name, value in request.items() if name in _HEAD or (spec is not _NO_ASK and name != "id")}
    read = read_fields(fields, {**_HEAD, **spec.required, **_counted(request, spec, named)}, spec.optional)
    if "pass" in read:
        read["given"] = read.pop("pass")
    del read["ask"]
    return spec.answer(named(read.pop("rules")), **read)
