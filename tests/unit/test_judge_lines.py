"""``hertta judge`` line by line: what is read as JSON, what is refused, in which order, and what streams."""

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hertta.cli.asks import ASKS
from hertta.cli.judge import judge_lines
from hertta.cli.main import main
from hertta.rules import PROFILES

SETUP = b'{"ask": "setup", "rules": "hjerter"}'
COMMAND = [sys.executable, "-m", "hertta", "judge"]


def judged(*lines):
    """The replies to lines of bytes, and the exit code."""
    out = io.BytesIO()
    status = judge_lines([line + b"\n" for line in lines], out)
    return [json.loads(line) for line in out.getvalue().splitlines()], status


def error(line):
    """The error that one line gives, which also makes the exit code 2."""
    [reply], status = judged(line if isinstance(line, bytes) else json.dumps(line).encode())
    assert status == 2
    assert set(reply) <= {"id", "error"}
    assert set(reply["error"]) == {"code", "message", "line"}
    return reply["error"]


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b'{"ask": "setup", "rules": "hjerter"',
        b'{"ask": "setup", "rules": "hjerter"} {}',
        b"{'ask': 'setup'}",
        b'{"ask": "setup", "rules": "hjerter", "id": "\xff"}',
        b'{"ask": "setup", "rules": "hjerter", "id": "\xed\xa0\x80"}',
        b'{"ask": "setup", "rules": "hjerter", "id": NaN}',
        b'{"ask": "setup", "rules": "hjerter", "id": -Infinity}',
        b'{"ask": "setup", "rules": "hjerter", "id": 1e999}',
        b'{"ask": "dealer", "rules": "hjerter", "dealer": 1' + b"0" * 6_000 + b"}",
        b'{"ask": "score", "rules": "hjerter", "taken": [["2H"],[],[],[]], "totals": [' + b"9" * 4_300 + b",0,0,0]}",
        b"[" * 100_000,
        b"[" * 400 + b"]" * 400,
        b"\xa0",
        b"\x00",
        b"null",
        b"17",
        b'"setup"',
        b"[]",
        b'[{"ask": "setup", "rules": "hjerter"}]',
    ],
    ids=lambda line: repr(line[:40]),
)
def test_what_is_no_json_object_is_bad_json(line):
    """A line that is no JSON object, or no number that JSON can write again, is told as bad-json."""
    assert error(line)["code"] == "bad-json"


def test_lines_count_from_one_and_blank_ones_too():
    """A blank line gets no answer but counts; every other line is answered in order."""
    replies, status = judged(SETUP, b"", b" \t\r", b"{", SETUP + b"\r", b'{"id": 7, "ask": "x"}', SETUP)
    assert status == 2
    assert [reply.get("error", {}).get("line") for reply in replies] == [None, 4, None, 6, None]
    assert replies[3]["id"] == 7


def test_all_answered_is_exit_code_0():
    """Where every line could be answered the exit code is 0, and so it is where there is no line."""
    assert judged(SETUP, SETUP)[1] == 0
    assert judged() == ([], 0)


def test_a_byte_order_mark_opens_the_first_line_only():
    """A byte order mark may stand before the first line, and nowhere else."""
    mark = b"\xef\xbb\xbf"
    replies, _ = judged(mark + SETUP, mark + SETUP)
    assert [reply.get("error", {}).get("code") for reply in replies] == [None, "bad-json"]


@pytest.mark.parametrize(
    "name", [None, True, False, 0, -3, 1.5, 10**40, "", "räksä ♥\n\u2028", "\ud800", [], [[1]], {}, {"a": {"id": 1}}]
)
def test_an_id_of_any_type_comes_back(name):
    """The id is returned as it was sent, on an answer and on an error."""
    answered, _ = judged(json.dumps({"id": name, "ask": "setup", "rules": "hjerter"}).encode())
    refused, _ = judged(json.dumps({"id": name, "ask": "nonsense"}).encode())
    assert answered[0]["id"] == refused[0]["id"] == name
    assert type(answered[0]["id"]) is type(name)


def test_without_an_id_none_is_answered():
    """A request without an id gets none."""
    assert "id" not in judged(SETUP)[0][0]


@pytest.mark.parametrize("depth", [50, 300, 700, 900, 950, 970, 980, 985, 990, 995])
@pytest.mark.parametrize("field", ["id", "dealer"])
def test_deep_nesting_is_answered_in_one_line(depth, field):
    """However deep a value is nested, one line comes back."""
    line = b'{"ask": "dealer", "rules": "hjerter", "%s": %s}' % (field.encode(), b"[" * depth + b"]" * depth)
    out = io.BytesIO()
    assert judge_lines([line], out) == 2
    assert out.getvalue().count(b"\n") == 1


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"ask": "nonsense", "rules": "poker", "x": 1}, "unknown-ask"),
        ({"ask": "", "rules": "hjerter"}, "unknown-ask"),
        ({"ask": "LEGAL", "rules": "hjerter"}, "unknown-ask"),
        ({"ask": "setup", "rules": "poker", "x": 1}, "unknown-rules"),
        ({"ask": "setup", "rules": "herttamisaari-3"}, "unknown-rules"),
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
    assert error(request_)["code"] == code


def test_every_field_at_fault_is_named():
    """A message names all fields that are missing, unknown or ill-typed, the profile among them."""
    message = error({"ask": "legal", "hand": "2C", "trick": [1], "kind": 3, "hearts_broken": 0})["message"]
    for part in ("rules: missing", "hand: found '2C'", "trick: found [1]", "trick_number: missing", "kind: unknown"):
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


@pytest.mark.parametrize("rules", PROFILES)
@pytest.mark.parametrize("ask", ASKS)
def test_every_ask_answers_under_every_profile(ask, rules):
    """Each ask answers under each profile, with its optional fields and without."""
    full = asked(ask, rules)
    bare = {name: value for name, value in full.items() if name not in ASKS[ask].optional}
    replies, status = judged(json.dumps(full).encode(), json.dumps(bare).encode())
    assert status == 0
    assert all(replies)


@pytest.mark.parametrize(("ask", "field"), [(ask, field) for ask in ASKS for field in ASKS[ask].required])
def test_each_required_field_is_missed(ask, field):
    """A request without one of its fields is refused, and the field named."""
    fault = error({name: value for name, value in asked(ask).items() if name != field})
    assert fault["code"] == "bad-request"
    assert f"{field}: missing" in fault["message"]


@pytest.mark.parametrize(
    ("ask", "field"), [(ask, field) for ask in ASKS for field in [*ASKS[ask].required, *ASKS[ask].optional]]
)
def test_each_ill_typed_field_is_named(ask, field):
    """A field of the wrong type is refused and named, null being no type of any."""
    for wrong in (WRONG[field], None):
        fault = error(asked(ask) | {field: wrong})
        assert fault["code"] == "bad-request"
        assert f"{field}: found" in fault["message"]


@pytest.mark.parametrize("ask", ASKS)
def test_each_ask_refuses_fields_of_others(ask):
    """A field that the ask does not read is unknown to it."""
    for field in set(FULL) - {*ASKS[ask].required, *ASKS[ask].optional}:
        fault = error(asked(ask) | {field: FULL[field]})
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
    {"ask": st.sampled_from(list(ASKS)), "rules": st.sampled_from(PROFILES)},
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


@given(st.lists(st.tuples(REQUESTS, st.booleans()), max_size=4))
def test_any_object_gets_one_line(requests):
    """Whatever object comes, nothing is raised and one line of JSON answers it."""
    lines = [json.dumps(narrowed(one) if narrow else one).encode() for one, narrow in requests]
    replies, status = judged(*lines)
    assert len(replies) == len(lines)
    assert status == (2 if any("error" in reply for reply in replies) else 0)


@given(st.lists(st.binary(max_size=60), max_size=4))
def test_any_bytes_get_one_line(lines):
    """Whatever bytes come, a line that is not blank gets one line of JSON."""
    lines = [line.replace(b"\n", b"") for line in lines]
    assert len(judged(*lines)[0]) == sum(bool(line.strip()) for line in lines)


def test_a_line_is_answered_before_the_next_is_read():
    """It streams: each answer is there while the next line is still unwritten, and memory keeps none of them."""
    taken = []

    def lines():
        for number in range(2_000):
            assert len(out.getvalue().splitlines()) == number
            taken.append(number)
            yield SETUP + b"\n"

    out = io.BytesIO()
    assert judge_lines(lines(), out) == 0
    assert len(taken) == 2_000


def test_the_command_streams_through_a_pipe():
    """Through a pipe the answer to a line comes before a second line is sent; at the end the exit code is 2."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for line, part in ((SETUP, b'"players": 4'), (b"{", b"bad-json"), (SETUP, b'"players": 4')):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert part in process.stdout.readline()
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait(20) == 2


def test_only_explain_loads_words():
    """A judge of legality starts without Fluent and without any widget."""
    line = json.dumps(asked("legal")).encode()
    script = (
        "import sys; from hertta.cli.main import main; status = main(['judge']);"
        "loaded = {'fluent', 'fluent.runtime', 'anywidget', 'ipywidgets', 'voila'} & set(sys.modules);"
        "sys.stderr.write(' '.join(sorted(loaded))); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", script], input=line, capture_output=True, check=True)
    assert done.stderr == b""
    assert json.loads(done.stdout)["legal"] == ["4D"]


def test_a_file_is_read_instead_of_the_input(tmp_path, capfdbinary):
    """A FILE argument is answered like the input, a last line without its end too."""
    path = tmp_path / "asked.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + SETUP + b"\r\n\r\n" + SETUP)
    assert main(["judge", str(path)]) == 0
    assert len(capfdbinary.readouterr().out.splitlines()) == 2


def test_a_missing_file_is_told(tmp_path, capsys):
    """A file that is not there, or a folder, gives exit code 1 and a message that names it."""
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert main(["judge", str(path)]) == 1
        assert str(path) in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["judge", "one", "two"], ["judge", "--no-such"], ["nonsense"], []])
def test_a_command_that_is_not_understood_is_exit_code_2(arguments, capsys):
    """Arguments that make no sense give exit code 2 and the usage."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = stop.code
    assert status == 2
    assert "usage: hertta" in capsys.readouterr().err


def test_help_and_version_are_exit_code_0(capsys):
    """``--help`` and ``--version`` answer and end with 0."""
    for arguments in (["judge", "--help"], ["--help"], ["--version"]):
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        assert stop.value.code == 0
        assert "hertta" in capsys.readouterr().out
