"""Where in a rules file each key stands, and what of it cannot be read.

``tomllib`` is the only reader of values; but it gives no line of a key, and stops at the first fault. ``tree-sitter``
tells the lines and reads on past a fault: what it finds broken is left out, until ``tomllib`` takes the rest. It is
loaded only here, when there are faults to tell.
"""

import json
import re
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tree_sitter import Node


class Found(NamedTuple):
    """A fault whose line is not known yet.

    Args:
        code: a stable word in kebab case.
        keys: where it can be mended, the likeliest place first; a restriction as ``play.`` and its code.
        message: what was found and expected.
    """

    code: str
    keys: tuple[str, ...]
    message: str


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong at one place of a rules file.

    Args:
        key: such as ``moon.options`` or ``play[2].only_hearts``, restrictions counted from 1 as they stand in the file;
            empty where the file says nothing that could be named.
        line: of that key, from 1; what is missing is missing from the table that should hold it, a table from line 1.
        code: a stable word in kebab case.
        message: what was found and expected.
    """

    key: str
    line: int
    code: str
    message: str

    @property
    def text(self) -> str:
        """The key and the message."""
        return ": ".join(filter(None, (self.key, self.message)))

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


def shown(value: Any) -> str:
    """A value of a rules file as its writer knows it, cut where it is long.

    >>> shown(["add", True])
    '["add", true]'
    """
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


_LONG = 100


def shown_key(name: str) -> str:
    """A name in a key as TOML has it: bare where it can be.

    >>> shown_key("moon"), shown_key("full moon")
    ('moon', '"full moon"')
    """
    return name if re.fullmatch(r"[\w-]+", name) else shown(name)


@dataclass(frozen=True, slots=True)
class Page:
    """A rules file as far as it can be read.

    Args:
        table: what it says.
        lines: the line of each key.
        faults: what cannot be read.
        lost: every word in what cannot be read: a key that is among them is not missing.
    """

    table: Mapping[str, Any]
    lines: Mapping[str, int]
    faults: tuple[Fault, ...]
    lost: frozenset[str]

    def line(self, key: str) -> int:
        """The line of a key, or of the nearest that holds it.

        >>> laid_out("[moon]").line("moon.options")
        1
        """
        while key and key not in self.lines:
            key = re.sub(r"(^|\.)[^.\[]*$|\[\d+]$", "", key)
        return self.lines.get(key, 1)


def laid_out(text: str) -> Page:
    r"""Read as much of a TOML text as can be.

    >>> page = laid_out("name = 'mine'\nsource =\n[moon]\noptions = []\n")
    >>> page.table, page.lines["moon.options"], str(page.faults[0])
    ({'name': 'mine', 'moon': {'options': []}}, 4, 'line 2: source: not TOML: Invalid value')
    """
    rows = text.replace("\r\n", "\n").replace("\r", "\0").split("\n")  # alone the one is as foreign as the other
    broken = list(islice(_taken_out(rows), MOST))
    rest = "\n".join(rows) if len(broken) < MOST else ""
    root = _tree(rest)
    table = {key: value for key, value in tomllib.loads(rest).items() if not key.startswith(_UNREAD)}
    faults = tuple(Fault(_key(one, root), one.where + 1, "not-toml", f"not TOML: {one.reason}") for one in broken)
    lost = frozenset(word for one in broken for word in re.findall(r"[\w-]+", one.text))
    return Page(table, dict(_lines(root)), faults, lost)


MOST = 100
"""So many faults are told of what cannot be read; then nothing else is, as that is no rules file."""


@dataclass(frozen=True, slots=True)
class _Broken:
    """A statement that cannot be read: its first row, the row that breaks it, its text, and why."""

    row: int
    where: int
    text: str
    reason: str


_UNREAD = "unread in line "
"""How tables are called whose header cannot be read; what stands in them belongs to no other table."""


def _refused(text: str) -> str | None:
    """Why ``tomllib`` does not take a text, or ``None`` if it does."""
    try:
        tomllib.loads(text)
    except RecursionError:
        return "nested too deep"
    except ValueError as error:
        return str(error).partition(" (at ")[0]
    return None


def _taken_out(rows: list[str]) -> Iterator[_Broken]:
    """Take what is broken out of the rows, one statement after the other, until the rest can be read."""
    while reason := _refused("\n".join(rows)):
        first, last, where = _first_broken(rows)
        text = "\n".join(rows[first:last])
        yield _Broken(first, where, text, _refused(text) or reason)
        header = f'["{_UNREAD}{first + 1}"]' if text.lstrip().startswith("[") else ""
        rows[first:last] = [header, *[""] * (last - first - 1)]


def _first_broken(rows: list[str]) -> tuple[int, int, int]:
    """The first statement that cannot be read: its first row, the one after its last, and the row that breaks it."""
    tree = _tree("\n".join(rows))
    error = next(_errors(tree), None)
    if error is None:
        # Each statement by itself is TOML: one of them says again what another has said.
        spans = list(_statements(tree))
        place = bisect_left(spans, True, key=lambda span: _refused("\n".join(rows[: span[1]])) is not None)
        return *spans[place], spans[place][0]
    holder = error
    while holder.type != "pair" and holder.parent is not None:
        holder = holder.parent
    first = (holder if holder.type == "pair" else error).start_point.row
    while not rows[first].strip(" \t") or _UNREAD in rows[first]:
        first += 1
    last = first + 1
    while last < len(rows) and _open("\n".join(rows[first:last])) and not _STATEMENT.match(rows[last]):
        last += 1
    return first, last, min(max(first, error.start_point.row), last - 1)


_STATEMENT = re.compile(r"""\s*([\w."'-]+\s*=|\[+[\w."'-]+]+\s*$)""")
"""The look of a row that begins a statement, and so is no part of the broken one before it."""


def _open(text: str) -> bool:
    """Whether a list, inline table or long text is begun in a broken statement and not ended."""
    return any(text.count(begin) > text.count(end) for begin, end in ("[]", "{}")) or text.count('"""') % 2 > 0


def _tree(text: str) -> "Node":
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_toml.language())).parse(text.encode("utf-8", "replace")).root_node


def _end(node: "Node") -> int:
    """The row after the last of a node."""
    return node.end_point.row + (node.end_point.column > 0)


def _errors(root: "Node") -> Iterator["Node"]:
    """Every node that is broken or missing, in order."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.is_error or node.is_missing:
            yield node
        elif node.has_error:
            waiting += reversed(node.children)


def _statements(root: "Node") -> Iterator[tuple[int, int]]:
    """The rows of every statement and comment, a table's header apart from what stands below it."""
    for node in root.named_children:
        if node.type in _TABLES:
            yield node.start_point.row, node.start_point.row + 1
            yield from _statements(node)
        elif node.type in {"pair", "comment"}:
            yield node.start_point.row, _end(node)


_TABLES = ("table", "table_array_element")


def _headers(root: "Node") -> Iterator[tuple[str, "Node"]]:
    """Every table with its key, elements of a list of tables numbered from 1."""
    elements: Counter[str] = Counter()
    for node in root.named_children:
        if node.type not in _TABLES:
            continue
        key = ""
        for part in _parts(node.named_children[0]):
            key = f"{_numbered(key, elements)}.{part}" if key else part
        if node.type == "table_array_element":
            elements[key] += 1
        yield _numbered(key, elements), node


def _lines(root: "Node") -> Iterator[tuple[str, int]]:
    """The line of every key."""
    for node in root.named_children:
        yield from _lines_in(node, "")
    for key, table in _headers(root):
        yield key, table.start_point.row + 1
        if key.endswith("[1]"):
            yield key.removesuffix("[1]"), table.start_point.row + 1
        for node in table.named_children[1:]:
            yield from _lines_in(node, key)


def _numbered(key: str, elements: Counter[str]) -> str:
    return f"{key}[{elements[key]}]" if key in elements else key


def _lines_in(node: "Node", key: str) -> Iterator[tuple[str, int]]:
    """The line of every key in a pair, a list or an inline table."""
    if node.type == "array":
        values = (value for value in node.named_children if value.type != "comment")
        for number, value in enumerate(values, 1):
            yield f"{key}[{number}]", value.start_point.row + 1
            yield from _lines_in(value, f"{key}[{number}]")
    elif node.type == "inline_table":
        for pair in node.named_children:
            yield from _lines_in(pair, key)
    elif node.type == "pair":
        name, value = node.named_children[0], node.named_children[-1]
        for part in _parts(name):
            key = f"{key}.{part}" if key else part
            yield key, node.start_point.row + 1
        yield from _lines_in(value, key)


def _parts(key: "Node") -> Iterator[str]:
    """The names of a key that may be dotted and quoted."""
    table: Any = tomllib.loads(f"{(key.text or b'').decode()} = 0")
    while isinstance(table, dict):
        ((part, table),) = table.items()
        yield shown_key(part)


def _key(broken: _Broken, root: "Node") -> str:
    """The key of a broken statement as far as it can be told: its first word, in the table that it stands in."""
    first = re.match(r"""\s*(\[*)\s*([\w."'-]*)""", broken.text)
    header, name = first.groups() if first else ("", "")
    above = [key for key, node in _headers(root) if node.start_point.row < broken.row]
    table = "" if header or not above or _UNREAD in above[-1] else above[-1]
    return ".".join(filter(None, (table, name)))
