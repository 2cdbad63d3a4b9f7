"""What of a rules file cannot be read: every syntax fault with its key and line, and the rest told all the same."""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.errors import RulesError
from hertta.rules import read_ruleset, ruleset
from hertta.rules.lines import MOST
from hertta.rules.read import LARGEST
from tests.unit.faulty import HJERTER, MINE, details, line_of, told

steady = settings(derandomize=True, deadline=None, database=None)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('options = ["add"]', 'options = ["add"', "moon.options"),
        ('options = ["add"]', 'options = ["add]', "moon.options"),
        ('options = ["add"]', 'options ["add"]', "moon.options"),
        ('options = ["add"]', "options = add", "moon.options"),
        ('options = ["add"]', "options", "moon.options"),
        ('options = ["add"]', 'options = """add', "moon.options"),
        ('options = ["add"]', 'options = ["add"] # \x07', "moon.options"),
        ('options = ["add"]', f"options = {'[' * 5000}{']' * 5000}", "moon.options"),
        ("points = 100", f"points = 1{'0' * 5000}", "game_end.points"),
        ("points = 100", "points = 100 reached = false", "game_end.points"),
        ("points = 100", "points = 1990-13-45", "game_end.points"),
        ("reached = true", "reached = True", "game_end.reached"),
        ("queen = 13", "queen = 13\nqueen = 26", "values.queen"),
        ("queen = 13", "queen = 13\n// dear", "values"),
        ("queen = 13", "queen = 13\n# a bell: \x07", "values"),
        ("queen = 13", "queen = 13\n= 13", "values"),
        ("[moon]", "[moon", "moon"),
        ("[moon]", "[[moon]", "moon"),
        ('"hjerter-028", "hjerter-029"', '"hjerter-028",\n"hjerter-029",\nx', "play[4].clauses.only-hearts"),
        ('"hjerter-028", "hjerter-029"', '"hjerter-028"\n"hjerter-029"', "play[4].clauses.only-hearts"),
    ],
)
def test_what_is_no_toml_is_told_with_its_key_and_line(old, new, key):
    """Syntax faults and keys that stand twice are told one by one, and hide nothing that stands beside."""
    start = line_of(HJERTER, old)
    text = HJERTER.replace(old, new).replace("version = 1", "version = 0")
    other, fault = details(text)
    assert (other.key, other.code) == ("version", "wrong-value")
    assert (fault.key, fault.code) == (key, "not-toml")
    assert start <= fault.line <= start + new.count("\n")
    assert fault.message.startswith("not TOML: ")


@pytest.mark.parametrize(("header", "key"), [("[]", ""), ("[values]", "values"), ("[[values]]", "values")])
def test_a_table_without_a_name_of_its_own_is_left_out(header, key):
    """What stands in a table that cannot be told, or stands again, belongs to no other; the table meant is missing."""
    text = HJERTER.replace("[moon]", header)
    line = line_of(HJERTER, "[moon]")
    assert told(text) == [(1, "moon", "missing"), (line, key, "not-toml")]


def test_every_syntax_fault_is_told():
    """One broken line does not hide the next, nor does a broken header; what is lost with them is not missing."""
    text = (
        'name = mine\nbase "hjerter"\n[moon\noptions = ["add"\n[passing]\ncount == 3\n= 3\n'
        "[deck]\nplayers = four\nremoved = [\n'2C',,\n'3C'\n]\nadded = [\n"
    )
    assert [(line, key) for line, key, _ in told(text)] == [
        (1, "name"),
        (2, "base"),
        (3, "moon"),
        (4, "options"),
        (6, "passing.count"),
        (7, "passing"),
        (9, "deck.players"),
        (11, "deck.removed"),
        (14, "deck.added"),
    ]


def test_so_many_faults_are_no_rules_file():
    """Of a text that is no TOML at all only the first hundred faults are told."""
    found = details("[deck]\n" + "players = 4\n" * 500)
    assert [fault.line for fault in found] == list(range(3, 3 + MOST))


def test_restrictions_may_stand_in_a_list_or_in_tables_of_their_own():
    """Lists of inline tables, tables of a restriction's table, dotted and quoted keys have their lines as well."""
    play = 'play = [\n  # ours\n  {policy = "follow-suit"},\n  {policy = "first-trick-points", only_points = 1}]\n'
    assert told(MINE + play) == [(6, "play[2].only_points", "wrong-value")]
    tables = '[[play]]\npolicy = "follow-suit"\n[[play]]\npolicy = "first-trick-points"\n[play.clauses]\nsun = ["x"]\n'
    assert told(MINE + tables) == [
        (8, "play[2].clauses.sun", "unknown-key"),
        (8, "play[2].clauses.sun", "unknown-claim"),
    ]
    assert told(MINE + '"game_end".\'points\' = "50"\nmoon.options = [\n\n1]') == [
        (3, "game_end.points", "wrong-value"),
        (4, "moon.options", "wrong-value"),
    ]


@pytest.mark.parametrize("end", ["\r\n", "\n"])
def test_lines_may_end_as_on_any_system(end):
    """Line ends of two signs count as one line, and read as one."""
    assert read_ruleset(HJERTER.replace("\n", end)) == ruleset("hjerter")
    assert told((MINE + "x\n[moon]\noptions = 1\n").replace("\n", end)) == [
        (3, "x", "not-toml"),
        (5, "moon.options", "wrong-value"),
    ]
    assert [fault.line for fault in details(MINE + "\r\r\n")] == [3]


def test_a_file_of_no_size_is_read():
    """A file that is larger than any rules is refused unread."""
    (fault,) = details("#" * (LARGEST + 1))
    assert (fault.line, fault.key, fault.code) == (1, "", "too-large")
    assert read_ruleset(HJERTER.ljust(LARGEST)) == ruleset("hjerter")


SCRAPS = st.sampled_from(
    ["\n", "[", "]", "[[", "{", "}", '"', "'", '"""', "=", ",", ".", "#", "\x00", "\r", "\x0c", "é"]
)
VALUES = st.sampled_from(
    ["1", '"x"', "[]", "{}", "[[1]]", "1.5", "nan", "1979-05-27", "true", '["2C"]', "{policy = 1}"]
)


@steady
@given(st.lists(st.tuples(st.integers(0, len(HJERTER)), st.integers(0, 40), SCRAPS), min_size=1, max_size=8))
def test_whatever_is_broken_is_told(changes):
    """Any text is read or refused with its faults, each on a line that the text has."""
    text = HJERTER
    for place, cut, scrap in changes:
        text = text[:place] + scrap + text[place + cut :]
    sound_or_told(text)


@steady
@given(st.lists(st.tuples(st.integers(0, HJERTER.count("\n") - 1), VALUES), min_size=1, max_size=8))
def test_whatever_is_said_is_read_or_told(changes):
    """Whatever value stands at whatever key, the file is read or refused with its faults."""
    rows = HJERTER.split("\n")
    for place, value in changes:
        rows[place] = f"{rows[place].partition('=')[0] or 'odd '}= {value}"
    sound_or_told("\n".join(rows))
    sound_or_told("\n".join(['base = "hjerter"', *(row for row in rows if row not in HJERTER.split("\n"))]))


def sound_or_told(text):
    """Read a text; if it is refused, each fault has a line that the text has."""
    try:
        rules = read_ruleset(text)
    except RulesError as error:
        lines = [fault.line for fault in error.facts["details"]]
        assert lines
        assert all(1 <= line <= text.count("\n") + 1 for line in lines)
    else:
        assert read_ruleset(rules.text()) == rules


def test_what_is_sound_is_read_without_looking_for_lines():
    """No parser of lines is loaded until there is a fault to tell."""
    look = "import sys, hertta.cli.judge, hertta.rules as r; r.read_ruleset(r.ruleset('hjerter').text()); "
    look += "print([name for name in sys.modules if name.startswith('tree_sitter')])"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout == "[]\n"
