"""Every message filled with sample facts, in every case it can take: for those who read, spell or count them.

What a fact can be is read from how the messages of all languages use it: a selector tells its values, a function tells
cards. What a fact that is only told looks like stands in ``sample_facts``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from math import prod
from typing import Any

from fluent.syntax import ast

from hertta.cards import Card, Cards, Suit
from hertta.errors import TextError
from hertta.rules import SOURCES
from hertta.text.languages import CODES
from hertta.text.messages import catalog, entries, locale_texts
from hertta.text.sample_facts import example

_MOST = 64
"""Up to so many cases of a message are all told; of more, those in which every two values meet."""
_PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5}
"""A number of each category of number that languages have, but for all the others."""
_MANY = 7
_CARD = tuple(map(Card.parse, ("QS", "TH", "2C", "JD")))
_CARDS = tuple(map(Cards.parse, ("QS", "TC AD", "QS QS'", "2C 3C 4C 7C 7C' KC 2H 9H QS")))
_NOTHING = Cards.parse("")
_THINGS: Mapping[str, tuple[Any, ...]] = {
    **dict.fromkeys(("CARD", "RANK", "FIGURE", "SUIT_OF"), _CARD),
    **dict.fromkeys(("CARDS", "COUNT", "FACES"), _CARDS),
    "SUIT": tuple(Suit),
}
"""What each function takes, but for those that take words."""


@dataclass(frozen=True)
class Sample:
    """A message filled.

    Args:
        id: the message's.
        lang: a code of ``LANGUAGES``.
        source: whose words are used; ``None`` for the everyday ones.
        facts: what it speaks of here.
        text: what it then says.
    """

    id: str
    lang: str
    source: str | None
    facts: Mapping[str, Any]
    text: str


def samples(lang: str, prefix: str = "") -> Iterator[Sample]:
    """Every message of a language in every case, and in each source's words where they change it.

    Args:
        lang: a code of ``LANGUAGES``.
        prefix: how the ids of the messages begin.

    Raises:
        TextError: ``no-sample`` if a message speaks of a fact of which there is no example.

    >>> [sample.text for sample in samples("en", "pick-points")]
    ['How many points are in it?']
    """
    for id_ in _uses():
        if id_.startswith(prefix):
            yield from _samples_of(id_, lang)


def _samples_of(id_: str, lang: str) -> Iterator[Sample]:
    everyday = dict[int, str]()
    for source in (None, *SOURCES):
        words = catalog(lang, source)
        told = set[str]()
        for number, case in enumerate(_cases(id_)):
            facts = {name: value(words) if callable(value) else value for name, value in case.items()}
            text = words.format(id_, **facts)
            if text not in told and text != everyday.get(number):
                yield Sample(id_, lang, source, facts, text)
            told.add(text)
            if source is None:
                everyday[number] = text


@cache
def _cases(id_: str) -> tuple[Mapping[str, Any], ...]:
    """The facts of each case of a message."""
    uses = {name: use for name, use in _uses()[id_].items() if name != "source"}
    values = [use.values(id_, name) for name, use in uses.items()]
    rows = product(*values) if prod(map(len, values)) <= _MOST else _pairs(values)
    return tuple(dict(zip(uses, row, strict=True)) for row in rows)


def _pairs(values: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """Rows in which any two values of different columns stand together at least once; few, not the fewest."""
    left = {
        ((one, i), (other, j))
        for one, other in combinations(range(len(values)), 2)
        for i, j in product(range(len(values[one])), range(len(values[other])))
    }
    while left:
        row = dict(min(left))
        for column in (column for column in range(len(values)) if column not in row):
            met = [
                sum(pair in left for other in row.items() for pair in [tuple(sorted((other, (column, i))))])
                for i in range(len(values[column]))
            ]
            row[column] = met.index(max(met))
        left.difference_update(combinations(sorted(row.items()), 2))
        yield tuple(options[row[column]] for column, options in enumerate(values))


@dataclass
class _Use:
    """How messages use a fact: the functions they give it to, the keys that select by it, whether it is told."""

    functions: list[str] = field(default_factory=list)
    keys: dict[str | int, None] = field(default_factory=dict)
    told: bool = False

    def values(self, id_: str, name: str) -> tuple[Any, ...]:
        """What the fact can be."""
        for function in self.functions:
            if function not in _THINGS:
                raise TextError(
                    "no-sample", f"{id_}: there is no sample of what {function}(${name}) takes", {"id": id_}
                )
            things = _THINGS[function]
            return (_NOTHING, *things) if things is _CARDS and 0 in self.keys else things
        if not self.keys:
            return (example(id_, name),)
        numbers = [key for key in self.keys if isinstance(key, int)]
        if numbers or self.keys.keys() & _PLURALS.keys():
            other = example(id_, name) if self.told else _MANY
            return (*numbers, *(_PLURALS.get(key, other) for key in self.keys if isinstance(key, str)))
        other = example(id_, name) if self.told else "other"
        return tuple(_WORDS.get(str(key), key) if key != "other" else other for key in self.keys)


_WORDS = {"true": True, "false": False, "none": None}


@cache
def _uses() -> Mapping[str, Mapping[str, _Use]]:
    """How each message uses its facts, in all languages together."""
    uses = dict[str, dict[str, _Use]]()
    for lang in CODES:
        for _, entry in entries(locale_texts(lang)):
            if isinstance(entry, ast.Message):
                _read(entry, uses.setdefault(entry.id.name, {}))
    return uses


def _read(node: Any, uses: dict[str, _Use]) -> None:
    """Read how a part of a message uses facts."""
    match node:
        case ast.VariableReference():
            uses.setdefault(node.id.name, _Use()).told = True
        case ast.FunctionReference():
            for argument in node.arguments.positional:
                if isinstance(argument, ast.VariableReference) and node.id.name != "CAPITAL":
                    uses.setdefault(argument.id.name, _Use()).functions.append(node.id.name)
                else:
                    _read(argument, uses)
        case ast.SelectExpression():
            _read_selector(node, uses)
            _read(node.variants, uses)
        case list():
            for part in node:
                _read(part, uses)
        case ast.BaseNode():
            _read(list(vars(node).values()), uses)


def _read_selector(select: ast.SelectExpression, uses: dict[str, _Use]) -> None:
    """Read by which fact a message selects, and what it can be."""
    selector: Any = select.selector
    if isinstance(selector, ast.FunctionReference):
        _read(selector, uses)
        [selector] = selector.arguments.positional
    use = uses.setdefault(selector.id.name, _Use())
    for variant in select.variants:
        key = variant.key
        use.keys[int(key.value) if isinstance(key, ast.NumberLiteral) else key.name] = None
