"""Rules files of one's own on the command line: checked, shown, compared, exported, and judged by."""

import io
import json
import os
import threading
from contextlib import suppress

import pytest

from hertta.cli.main import main
from hertta.rules import PROFILES, read_ruleset, ruleset
from hertta.rules.read import LARGEST
from hertta.text import CODES, catalog

HOME = 'base = "hjerter"\nname = "home"\n[game_end]\npoints = 50\n'
BROKEN = 'base = "hjerter"\nname = "broken"\n[game_end]\npoints = "50"\nreached =\n'


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Write files, by name, into the folder that the commands run in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERTTA_LANG", "en")

    def write(**contents):
        for name, content in contents.items():
            data = content if isinstance(content, bytes) else content.encode()
            (tmp_path / f"{name}.toml").write_bytes(data)

    return write


@pytest.fixture
def run(capsys):
    """Run ``hertta``; return the exit code and what it printed."""

    def command(*arguments):
        code = main(arguments)
        return code, *capsys.readouterr()

    return command


@pytest.fixture
def judged(monkeypatch, capsysbinary):
    """Run ``hertta judge`` on requests; return the exit code, the answers and what it complained of."""

    def judge(*arguments, requests):
        data = "".join(json.dumps(request) + "\n" for request in requests).encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = main(["judge", *arguments])
        out, err = capsysbinary.readouterr()
        return code, [json.loads(line) for line in out.splitlines()], err.decode()

    return judge


def game(rules):
    """A request that asks whether a game with somebody at 60 is over."""
    return {"ask": "game", "rules": rules, "totals": [60, 1, 2, 3], "deal_number": 4}


def test_a_sound_file_is_ok(files, run):
    """Each sound file is told with the name and the fingerprint of its rules."""
    files(home=HOME, alike=ruleset("hjerter").text())
    prints = [read_ruleset(HOME).fingerprint(), ruleset("hjerter").fingerprint()]
    code, out, err = run("rules", "check", "home.toml", "alike.toml")
    assert (code, err) == (0, "")
    assert out == f"home.toml: ok, home, {prints[0]}\nalike.toml: ok, hjerter, {prints[1]}\n"


def test_every_fault_is_told_with_file_and_line(files, run):
    """Every fault of every file is told as other tools do; the others are checked all the same."""
    files(home=HOME, broken=BROKEN, empty="")
    code, out, _ = run("rules", "check", "broken.toml", "home.toml", "empty.toml")
    assert code == 2
    assert out.splitlines()[:4] == [
        'broken.toml:4: game_end.points: found "50", expected a whole number [wrong-value]',
        "broken.toml:5: game_end.reached: not TOML: Invalid value [not-toml]",
        "broken.toml has 2 faults; nothing can be played by it.",
        f"home.toml: ok, home, {read_ruleset(HOME).fingerprint()}",
    ]
    assert "empty.toml:1: name: missing, expected a text of one line [missing]" in out


@pytest.mark.parametrize("lang", CODES)
def test_how_many_faults_there_are_is_told_in_the_reader_s_language(lang, files, run, monkeypatch):
    """A sentence below the faults counts them."""
    files(one="[moon", home=HOME + "x")
    monkeypatch.setenv("HERTTA_LANG", lang)
    _, out, _ = run("rules", "check", "home.toml")
    assert out.splitlines()[1] == catalog(lang).format("cli-rules-faults", file="home.toml", count=1)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"\xff\xfe", ":1: found the byte 0xff, expected a text in UTF-8 [not-a-text]"),
        (HOME.encode() + b"# sk\xf6nt\n", ":5: found the byte 0xf6, expected a text in UTF-8 [not-a-text]"),
        (HOME.encode() + b"\0", ":5: game_end: not TOML"),
        (bytes(range(128)), ":1: not TOML"),
        (b"#" * (LARGEST + 1), f":1: found more than {LARGEST} characters, expected a rules file [too-large]"),
        (b"\xe2\x99\xa5" * 2 * LARGEST, f":1: found more than {LARGEST} characters, expected a rules file [too-large]"),
    ],
    ids=["utf-16", "latin-1", "nul", "binary", "large", "huge"],
)
def test_what_is_no_text_is_a_fault(data, line, files, run):
    """Bytes that are no text, or no rules file for their size, are told with their line."""
    files(odd=data)
    code, out, _ = run("rules", "check", "odd.toml")
    assert code == 2
    assert f"odd.toml{line}" in out


@pytest.mark.parametrize("data", [b"\xef\xbb\xbf" + HOME.encode(), HOME.replace("\n", "\r\n").encode()])
def test_marks_of_other_systems_are_read(data, files, run):
    """A byte order mark and line ends of two signs do no harm."""
    files(odd=data)
    assert run("rules", "check", "odd.toml")[0] == 0


@pytest.mark.parametrize("path", [".", "none.toml", "none/none.toml", "a\0b"])
def test_what_cannot_be_read_is_told(path, files, run):
    """A folder and a file that is not there give exit code 1; the other files are checked all the same."""
    files(home=HOME)
    code, out, err = run("rules", "check", path, "home.toml")
    assert code == 1
    assert out.startswith("home.toml: ok")
    assert err.startswith("hertta rules: The file ")
    assert "(unreadable-file: " in err


def test_only_so_much_of_a_file_is_read(files, run, tmp_path):
    """A file without an end is refused after its first characters."""
    os.mkfifo(tmp_path / "endless.toml")

    def feed():
        with suppress(BrokenPipeError), (tmp_path / "endless.toml").open("wb", buffering=0) as pipe:
            while True:
                pipe.write(b"#" * 4096)

    feeder = threading.Thread(target=feed)
    feeder.start()
    code, out, _ = run("rules", "check", "endless.toml")
    feeder.join()
    assert (code, "[too-large]" in out) == (2, True)


def test_a_file_is_shown_compared_and_exported(files, run):
    """Where a profile can be named a file can, too; its rules are the table's own, its words its source's."""
    files(home=HOME)
    code, shown, _ = run("rules", "show", "home.toml")
    assert (code, shown.splitlines()[0].partition(")")[0]) == (0, "home (rules of your own, in the words of Hjerter")
    assert "reading-H1" in shown
    code, compared, _ = run("rules", "diff", "hjerter", "home.toml")
    assert code == 0
    assert "  home: Points limit (limit, points = 50, reached = true)  [reading-H1]" in compared.splitlines()
    code, exported, _ = run("rules", "export", "home.toml", "--json")
    assert code == 0
    assert json.loads(exported)["questions"]["game_end"]["parameters"] == {"points": 50, "reached": True}
    assert run("rules", "export", "home.toml") == (0, read_ruleset(HOME).text(), "")


@pytest.mark.parametrize(
    "command", [["show"], ["diff", "hjerter"], ["diff", "home.toml"], ["export"], ["export", "--json"]]
)
def test_a_file_with_faults_is_not_shown(command, files, run):
    """Its faults are told instead, and the exit code is 2; it is 1 where there is no such file."""
    files(home=HOME, broken=BROKEN)
    code, out, err = run("rules", *command, "broken.toml")
    assert (code, out) == (2, "")
    assert err.startswith("broken.toml:4: game_end.points: ")
    assert run("rules", *command, "none.toml")[0] == 1


def test_rules_of_files_are_judged_by_name(files, judged):
    """Requests name the rules of each file given, and the built-in ones as ever; another name is refused."""
    files(home=HOME, other=HOME.replace("home", "other").replace("50", "70"))
    tables = ["--rules-file", "home.toml", "--rules-file", "other.toml"]
    asked = [game(name) for name in ("home", "other", "hjerter", "poker")]
    code, replies, err = judged(*tables, requests=asked)
    assert [reply.get("over") for reply in replies] == [True, False, False, None]
    assert (code, replies[3]["error"]["code"], err) == (2, "unknown-rules", "")
    assert judged(requests=[game("home")])[1][0]["error"]["code"] == "unknown-rules"


def test_rules_of_a_file_are_cited_as_the_table_s_own(files, judged):
    """A card that a rule of one's own bars is explained by it, in the words of the source."""
    files(home='base = "herttamisaari"\nname = "home"\n[[play]]\npolicy = "first-trick-points"\nonly_points = "all"\n')
    hand = {"hand": ["2H", "3S"], "trick": ["2C"], "trick_number": 1, "hearts_broken": False}
    request = {"ask": "legal", "rules": "home", **hand}
    code, [legal, explained], _ = judged(
        "--rules-file", "home.toml", requests=[request, request | {"ask": "explain", "lang": "fi", "card": "2H"}]
    )
    assert (code, legal["illegal"]["2H"]) == (0, {"rule": "first-trick-points", "claims": ["reading-H1"]})
    assert explained["sources"] == [{"source": "readings", "section": "H1", "paragraph": None}]


def test_nothing_is_judged_by_a_file_with_faults(files, judged):
    """The faults of every file are told, and the exit code is 2 before a line is read."""
    files(home=HOME, broken=BROKEN, moon="[moon")
    tables = ["--rules-file", "broken.toml", "--rules-file", "home.toml", "--rules-file", "moon.toml"]
    code, replies, err = judged(*tables, requests=[game("home")])
    assert (code, replies) == (2, [])
    assert [line.split(":")[0] for line in err.splitlines() if ":" in line][:2] == ["broken.toml", "broken.toml"]
    assert "moon.toml:1: moon: not TOML" in err


@pytest.mark.parametrize("name", [PROFILES[0], "home"])
def test_two_rule_sets_of_one_name_are_refused(name, files, judged):
    """A file may not call its rules as a built-in profile or another file does."""
    files(home=HOME, again=HOME.replace("home", name))
    code, replies, err = judged("--rules-file", "home.toml", "--rules-file", "again.toml", requests=[game("home")])
    assert (code, replies) == (2, [])
    assert err.startswith(f'again.toml:2: name: found "{name}", expected a name that no other rules have [taken-name]')


def test_a_rules_file_that_cannot_be_read_is_told(files, judged):
    """As when the requests cannot be read, the exit code is 1."""
    code, replies, err = judged("--rules-file", "none.toml", requests=[game("hjerter")])
    assert (code, replies) == (1, [])
    assert "unreadable-file" in err
