"""``hertta judge`` answers every case beside this file as the claims say: some fields of the answer are expected."""

import json
from collections import Counter
from pathlib import Path

import pytest

from hertta.rules.claims import claim, known_claims
from tests.unit.asking import replied

CASES = [json.loads(line) for line in Path(__file__).with_name("judge_cases.jsonl").read_text("utf-8").splitlines()]


def at(answer, path):
    """What lies in an answer under a key; a key with a dot is a path."""
    for key in path.split("."):
        answer = answer[int(key)] if isinstance(answer, list) else answer[key]
    return answer


def unordered(found):
    """Lists of cards as multisets, wherever they lie; all else as it is."""
    if not isinstance(found, list) or not found:
        return found
    return Counter(found) if isinstance(found[0], str) else [unordered(one) for one in found]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["request"]["id"]) for case in CASES])
def test_the_case_is_answered_as_its_claims_say(case):
    """Each expected field has the expected value; lists of cards may stand in any order."""
    [answer], status = replied(json.dumps(case["request"]).encode())
    assert status == 0
    found = {path: unordered(at(answer, path)) for path in case["expect"]}
    expected = {path: unordered(value) for path, value in case["expect"].items()}
    assert found == expected, [claim(one).text["en"] for one in case["claims"]]


def test_there_are_68_cases():
    """Each of the 68 cases has a name of its own, and rests on claims that the sources make."""
    assert len({case["request"]["id"] for case in CASES}) == 68
    assert {one for case in CASES for one in case["claims"]} <= set(known_claims())
