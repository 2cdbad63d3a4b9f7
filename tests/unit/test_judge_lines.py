"""``hertta judge`` line by line: what is read as JSON, how lines count, what streams, and the exit codes."""

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cli.judge import judge_lines
from hertta.cli.main import main
from tests.unit.asking import error, replied

steady = settings(derandomize=True, deadline=None, database=None)

SETUP = b'{"ask": "setup", "rules": "hjerter"}'
COMMAND = [sys.executable, "-m", "hertta", "judge"]


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
    replies, status = replied(SETUP, b"", b" \t\r", b"{", SETUP + b"\r", b'{"id": 7, "ask": "x"}', SETUP)
    assert status == 2
    assert [reply.get("error", {}).get("line") for reply in replies] == [None, 4, None, 6, None]
    assert replies[3]["id"] == 7


def test_all_answered_is_exit_code_0():
    """Where every line could be answered the exit code is 0, and so it is where there is no line."""
    assert replied(SETUP, SETUP)[1] == 0
    assert replied() == ([], 0)


def test_a_byte_order_mark_opens_the_first_line_only():
    """A byte order mark may stand before the first line, and nowhere else."""
    mark = b"\xef\xbb\xbf"
    replies, _ = replied(mark + SETUP, mark + SETUP)
    assert [reply.get("error", {}).get("code") for reply in replies] == [None, "bad-json"]


@pytest.mark.parametrize(
    "name", [None, True, False, 0, -3, 1.5, 10**40, "", "räksä ♥\n\u2028", "\ud800", [], [[1]], {}, {"a": {"id": 1}}]
)
def test_an_id_of_any_type_comes_back(name):
    """The id is returned as it was sent, on an answer and on an error."""
    answered, _ = replied(json.dumps({"id": name, "ask": "setup", "rules": "hjerter"}).encode())
    refused, _ = replied(json.dumps({"id": name, "ask": "nonsense"}).encode())
    assert answered[0]["id"] == refused[0]["id"] == name
    assert type(answered[0]["id"]) is type(name)


def test_without_an_id_none_is_answered():
    """A request without an id gets none."""
    assert "id" not in replied(SETUP)[0][0]


@pytest.mark.parametrize("depth", [50, 300, 700, 900, 950, 970, 980, 985, 990, 995])
@pytest.mark.parametrize("field", ["id", "dealer"])
def test_deep_nesting_is_answered_in_one_line(depth, field):
    """However deep a value is nested, one line comes back."""
    line = b'{"ask": "dealer", "rules": "hjerter", "%s": %s}' % (field.encode(), b"[" * depth + b"]" * depth)
    out = io.BytesIO()
    assert judge_lines([line], out) == 2
    assert out.getvalue().count(b"\n") == 1


@steady
@given(st.lists(st.binary(max_size=60), max_size=4))
def test_any_bytes_get_one_line(lines):
    """Whatever bytes come, a line that is not blank gets one line of JSON."""
    lines = [line.replace(b"\n", b"") for line in lines]
    assert len(replied(*lines)[0]) == sum(bool(line.strip()) for line in lines)


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


def test_a_reader_that_has_enough_ends_it_quietly(tmp_path):
    """Where the output is closed early, as ``head`` does, it stops without a traceback."""
    path = tmp_path / "many.jsonl"
    path.write_bytes((SETUP + b"\n") * 5_000)
    with subprocess.Popen([*COMMAND, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert b"players" in process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 1


def test_only_explain_loads_words():
    """An ask that tells no reason starts without Fluent and without any widget."""
    line = json.dumps({"ask": "can-shoot", "rules": "hjerter", "taken": [["2H"], [], [], []]}).encode()
    script = (
        "import sys; from hertta.cli.main import main; status = main(['judge']);"
        "loaded = {'fluent', 'fluent.runtime', 'anywidget', 'ipywidgets', 'voila'} & set(sys.modules);"
        "sys.stderr.write(' '.join(sorted(loaded))); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", script], input=line, capture_output=True, check=True)
    assert done.stderr == b""
    assert json.loads(done.stdout) == {"seats": [0]}


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
