"""``hertta judge`` request by request: which code comes first, and every field missing, unknown or ill-typed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cli.asks import ASKS
from hertta.rules import MAIN_PROFILES
from tests.unit.asking import error, replied

steady = settings(derandomize=True, deadline=None, database=None)


def refused(request_):
    """The error that one request gives."""
    return error(json.dumps(request_).encode())


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"ask": "nonsense", "rules": "poker", "x": 1}, "unknown-ask"),
        ({"ask": "", "rules": "hjerter"}, "unknown-ask"),
        ({"ask": "LEGAL", "rules": "hjerter"}, "unknown-ask"),
        ({"ask": "setup", "rules": "poker", "x": 1}, "unknown-rules"),
        ({"ask": "setup", "rules": "herttamisaari-7"}, "unknown-rules"),
        ({"ask": "setup", "rules": "Hjerter"}, "unknown-rules"),
        ({"ask": "setup", "rules": "../profiles/hjerter"}, "unknown-rules"),
        ({"rules": "poker"}, "unknown-rules"),
        ({"ask": 3, "rules": "poker"}, "unknown-rules"),
        ({}, "bad-request"),
        ({"ask": "setup"}, "bad-request"),
        ({"rules": "hjerter"}, "bad-request"),
        ({"ask": ["setup"], "rules": "hjerter"}, "bad-request"),
        ({"ask": "setup", "rules": {"a": 1}}, "bad-request"),
        ({"ask": "winner", "rules": "hjerter", "leader": 9, "trick": ["ZZ"], "x": 1}, "bad-request"),
        ({"ask": "winner", "rules": "hjerter", "leader": 9, "trick": ["ZZ", "2C", "2C"]}, "bad-card"),
        ({"ask": "winner", "rules": "hjerter", "leader": 9, "trick": ["XC", "2C", "2C"]}, "bad-card"),
        ({"ask": "winner", "rules": "hjerter", "leader": 9, "trick": ["2C", "2C"]}, "duplicate-card"),
        ({"ask": "winner", "rules": "hjerter", "leader": 9, "trick": ["2C"]}, "bad-position"),
    ],
)
def test_the_first_code_that_applies_is_told(request_, code):
    """Of several faults the one that the contract lists first gives the code."""
    assert refused(request_)["code"] == code


def test_every_field_at_fault_is_named():
    """A message names all fields that are missing, unknown or ill-typed, the profile among them."""
    message = refused({"ask": "legal", "hand": "2C", "trick": [1], "kind": 3, "hearts_broken": 0})["message"]
    for part in ("rules: missing", 'hand: found "2C"', "trick: found [1]", "trick_number: missing", "kind: unknown"):
        assert part in message
    assert "hearts_broken: found 0, expected true or false" in message


FULL = {
    "hand": ["4D", "5H"],
    "trick": [],
    "trick_number": 2,
    "hearts_broken": False,
    "leader": 0,
    "deal_number": 1,
    "pass": ["4D", "5H"],
    "hands": [[rank + suit for rank in "234"] for suit in "CDHS"],
    "passes": [[rank + suit for rank in "234"] for suit in "CDHS"],
    "dealer": 3,
    "taken": [["2H"], [], [], []],
    "totals": [1, 2, 3, 4],
    "moon": "add",
    "plays": [],
    "lang": "fi",
    "card": "4D",
}
"""A value for every field there is, with which every ask can be answered."""
WRONG = {
    "hand": ["2C", 3],
    "trick": "2C",
    "trick_number": True,
    "hearts_broken": "no",
    "leader": 1.0,
    "deal_number": None,
    "pass": [["2C"]],
    "hands": [["2C"], "3C", [], []],
    "passes": {"0": []},
    "dealer": "0",
    "taken": [[None], [], [], []],
    "totals": [0, 0, 0, 0.5],
    "moon": "shoot",
    "plays": [{"seat": 0, "card": "2C", "why": ""}],
    "lang": "sv",
    "card": ["4D"],
}
"""An ill-typed value for each of them."""


def asked(ask, rules="hjerter"):
    """A request that can be answered, with every field that the ask reads."""
    fields = [*ASKS[ask].required, *ASKS[ask].optional]
    return {"ask": ask, "rules": rules, **{name: FULL[name] for name in fields}}


@pytest.mark.parametrize("rules", MAIN_PROFILES)
@pytest.mark.parametrize("ask", ASKS)
def test_every_ask_answers_under_every_profile(ask, rules):
    """Each ask answers under each profile, with its optional fields and without."""
    full = asked(ask, rules)
    bare = {name: value for name, value in full.items() if name not in ASKS[ask].optional}
    replies, status = replied(json.dumps(full).encode(), json.dumps(bare).encode())
    assert status == 0
    assert all(replies)


@pytest.mark.parametrize(("ask", "field"), [(ask, field) for ask in ASKS for field in ASKS[ask].required])
def test_each_required_field_is_missed(ask, field):
    """A request without one of its fields is refused, and the field named."""
    fault = refused({name: value for name, value in asked(ask).items() if name != field})
    assert fault["code"] == "bad-request"
    assert f"{field}: missing" in fault["message"]


@pytest.mark.parametrize(
    ("ask", "field"), [(ask, field) for ask in ASKS for field in [*ASKS[ask].required, *ASKS[ask].optional]]
)
def test_each_ill_typed_field_is_named(ask, field):
    """A field of the wrong type is refused and named, null being no type of any."""
    for wrong in (WRONG[field], None):
        fault = refused(asked(ask) | {field: wrong})
        assert fault["code"] == "bad-request"
        assert f"{field}: found" in fault["message"]


@pytest.mark.parametrize("ask", ASKS)
def test_each_ask_refuses_fields_of_others(ask):
    """A field that the ask does not read is unknown to it."""
    for field in set(FULL) - {*ASKS[ask].required, *ASKS[ask].optional}:
        fault = refused(asked(ask) | {field: FULL[field]})
        assert fault["code"] == "bad-request"
        assert f"{field}: unknown field" in fault["message"]


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4)
CARDISH = st.sampled_from(["2C", "QS", "AH", "TD", "XC", "XD", "ZZ", "", "2c"])
VALUES = st.recursive(
    SCALARS | CARDISH,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=12,
)
SOUND = st.fixed_dictionaries(
    {"ask": st.sampled_from(list(ASKS)), "rules": st.sampled_from(MAIN_PROFILES)},
    optional={
        "hand": st.lists(CARDISH, max_size=15),
        "trick": st.lists(CARDISH, max_size=5),
        "hands": st.lists(st.lists(CARDISH, max_size=3), min_size=3, max_size=5),
        "passes": st.lists(st.lists(CARDISH, max_size=4), min_size=3, max_size=5),
        "taken": st.lists(st.lists(CARDISH, max_size=3), max_size=5),
        "totals": st.lists(st.integers(), max_size=5),
        "plays": st.lists(st.fixed_dictionaries({"seat": st.integers(-1, 4), "card": CARDISH}), max_size=60),
        "pass": st.lists(CARDISH, max_size=4),
        "trick_number": st.integers(-1, 15),
        "deal_number": st.integers(),
        "leader": st.integers(-1, 4),
        "dealer": st.integers(-1, 4),
        "hearts_broken": st.booleans(),
        "moon": st.sampled_from(["add", "subtract"]),
        "lang": st.sampled_from(["fi", "nb", "en"]),
        "card": CARDISH,
    },
)
REQUESTS = SOUND | st.dictionaries(st.sampled_from(["ask", "rules", "id", *FULL]), VALUES)


def narrowed(request_):
    """The request without the fields that its ask does not read, so that it gets past the reading of fields."""
    ask = request_.get("ask")
    known = {"ask", "rules", "id", *ASKS[ask].required, *ASKS[ask].optional} if ask in tuple(ASKS) else set(request_)
    return {name: value for name, value in request_.items() if name in known}


@steady
@given(st.lists(st.tuples(REQUESTS, st.booleans()), max_size=4))
def test_any_object_gets_one_line(requests):
    """Whatever object comes, nothing is raised and one line of JSON answers it."""
    lines = [json.dumps(narrowed(one) if narrow else one).encode() for one, narrow in requests]
    replies, status = replied(*lines)
    assert len(replies) == len(lines)
    assert status == (2 if any("error" in reply for reply in replies) else 0)
