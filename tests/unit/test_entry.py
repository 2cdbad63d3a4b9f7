"""An entry of the bank: one line of JSON, read back equal, and refused when it was edited by hand."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hertta.errors import PuzzleError
from hertta.puzzles import MAKER, PROVED
from hertta.puzzles.bank.entry import entry_of, read_entry
from hertta.puzzles.bank.verify import faults_of
from hertta.puzzles.lines import Line
from hertta.puzzles.puzzle import read_question
from hertta.rules import PROFILES, ruleset
from tests.unit.banks import edited, entry

WHERE = "made.jsonl:3"
Edit = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("kind", PROVED)
def test_an_entry_reads_back_equal(kind: str) -> None:
    """Of every kind, by any profile that it suits, a line gives the entry that it was written from."""
    for rules in [name for name in PROFILES if PROVED[kind].suits(ruleset(name))][::7]:
        written = entry(3, kind, rules)
        assert read_entry(written.line(), WHERE) == written
        assert faults_of(Line(written.line(), WHERE)) == []


def test_an_entry_set_by_hand_has_no_seed() -> None:
    """Without a seed the entry says so, and is checked by its proof alone."""
    written = entry_of(entry().puzzle)
    assert json.loads(written.line())["seed"] is None
    assert read_entry(written.line(), WHERE) == written
    assert faults_of(Line(written.line(), WHERE)) == []


def test_the_keys_stand_in_one_order() -> None:
    """Id first, then the question, how it was made, and what follows from it, without a blank."""
    line = entry().line()
    keys = list(json.loads(line))
    assert keys[:4] == ["id", "kind", "rules", "hand"]
    assert keys[-8:] == ["fingerprint", "seed", "maker", "answer", "certificate", "rule", "themes", "difficulty"]
    assert '": ' not in line
    assert line.isascii()


@pytest.mark.parametrize("kind", PROVED)
def test_a_certificate_is_small(kind: str) -> None:
    """What was tried, how many, and both answers take no more than a kilobyte."""
    for rules in [name for name in PROFILES if PROVED[kind].suits(ruleset(name))][::5]:
        assert len(json.dumps(entry(4, kind, rules).certificate.to_map())) <= 1024


REFUSED: dict[str, Edit] = {
    "unknown-key": lambda fields: fields.update(note="x"),
    "missing-key": lambda fields: fields.pop("answer"),
    "unknown-kind": lambda fields: fields.update(kind="poker"),
    "bad-puzzle": lambda fields: fields.update(hand="1C"),
    "wrong-id": lambda fields: fields.update(trick_number=fields.get("trick_number", 1) + 1),
    "stale-puzzle": lambda fields: fields.update(fingerprint="000000000000"),
    "unknown-theme": lambda fields: fields["themes"].append("luck"),
    "wrong-answer": lambda fields: fields.update(answer={"cards": "2C"}),
    "bad-entry": lambda fields: fields.update(difficulty="2"),
}


@pytest.mark.parametrize("code", REFUSED)
def test_an_edited_line_is_refused_by_name(code: str) -> None:
    """Each thing that can be wrong with a line has its code, and a message with file, line and id."""
    line = edited(REFUSED[code], entry().line())
    with pytest.raises(PuzzleError) as refused:
        read_entry(line, WHERE)
    assert refused.value.code == code
    assert refused.value.message.startswith(f"{WHERE} {entry().puzzle.id}: found")
    assert [fault.code for fault in faults_of(Line(line, WHERE))] == [code]


@pytest.mark.parametrize("edit", [
    lambda fields: fields.update(themes="void"),
    lambda fields: fields.update(themes=[3]),
    lambda fields: fields.update(seed=True),
    lambda fields: fields.update(maker=None),
    lambda fields: fields.update(rule=None),
    lambda fields: fields.update(certificate=[]),
    lambda fields: fields["certificate"].pop("count"),
    lambda fields: fields["certificate"].update(engine="legal"),
    lambda fields: fields["certificate"].update(second={"cards": "1C"}),
])  # fmt: skip
def test_a_field_of_the_wrong_type_is_refused(edit: Edit) -> None:
    """What is no theme, seed, version, code or certificate is told as one fault of the line."""
    with pytest.raises(PuzzleError) as refused:
        read_entry(edited(edit, entry().line()), WHERE)
    assert refused.value.code == "bad-entry"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "nothing", "[" * 100_000])
def test_what_is_no_object_of_json_is_refused(text: str) -> None:
    """A line that holds no JSON object is told with its place."""
    with pytest.raises(PuzzleError) as refused:
        read_entry(text, WHERE)
    assert refused.value.code == "bad-json"
    assert refused.value.message.startswith(f"{WHERE}: found")


@pytest.mark.parametrize(("codes", "edit"), [
    (["wrong-difficulty"], lambda fields: fields.update(difficulty=fields["difficulty"] % 5 + 1)),
    (["wrong-themes"], lambda fields: fields["themes"].pop()),
    (["wrong-rule"], lambda fields: fields.update(rule="moon")),
    (["wrong-certificate"], lambda fields: fields["certificate"].update(count=99)),
    (["wrong-themes", "wrong-difficulty"], lambda fields: fields.update(themes=[], difficulty=9)),
    (["wrong-seed"], lambda fields: fields.update(seed=8)),
    (["old-maker"], lambda fields: fields.update(maker=MAKER - 1)),
])  # fmt: skip
def test_what_is_not_worked_out_is_found(codes: list[str], edit: Edit) -> None:
    """Checking works everything out again and tells each thing that differs, all of them."""
    line = edited(edit, entry().line())
    assert [fault.code for fault in faults_of(Line(line, WHERE))] == codes


def test_an_answer_changed_in_every_place_is_found() -> None:
    """Whoever changes the answer and both copies of it in the proof is found out by the proof worked out again."""

    def edit(fields: dict[str, Any]) -> None:
        fields["answer"] = fields["certificate"]["engine"] = fields["certificate"]["second"] = {"cards": "AS"}

    line = edited(edit, entry().line())
    assert [fault.code for fault in faults_of(Line(line, WHERE))] == ["wrong-answer", "wrong-certificate"]


@pytest.mark.parametrize("change", [
    lambda line: line.replace(":", ": ", 1),
    lambda line: line.replace('"seed":7,', "").replace('"fingerprint"', '"seed":7,"fingerprint"'),
    lambda line: line.replace('"seed":7', '"seed":9,"seed":7'),
])  # fmt: skip
def test_a_line_written_otherwise_is_found(change: Callable[[str], str]) -> None:
    """Blanks, another order or a key that comes twice say that somebody wrote by hand."""
    line = change(entry().line())
    assert [fault.code for fault in faults_of(Line(line, WHERE))] == ["wrong-form"]


def test_what_is_no_puzzle_is_found_by_its_proof() -> None:
    """A question with the right hash that has a flaw is told as no puzzle, with its place."""
    sound = entry_of(entry().puzzle)
    question = read_question({"kind": "legal", "rules": "hjerter", "hand": "2C", "trick_number": 13})
    line = replace(sound, puzzle=question).line()
    (fault,) = faults_of(Line(line, WHERE))
    assert fault.code == "not-a-puzzle"
    assert fault.message.startswith(f"{WHERE}: puzzle {question.id}")
