"""The locale files: the same messages in every language, all of which can be told and are told somewhere."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import hertta
from hertta.cards import Card, Cards, Suit
from hertta.lessons.pages import BESIDE
from hertta.rules import SOURCES
from hertta.text import CODES, catalog
from hertta.text.messages import entries, locale_texts

GRAMMAR = {"case", "number", "source"}
"""Variables of a language's grammar and of a source's words, which another language need not use."""
COMMON = {
    "fi": {"ja", "ei", "joten", "että", "sinulla"},
    "nb": {"og", "ikke", "du", "det", "er", "som", "på"},
    "en": {"the", "and", "you", "is", "of", "not"},
}
"""Words that hardly a sentence does without, and that no other of the languages has."""
COMPUTED = {"(cards|ranks|groups)-(and|more)", "(pack-)?rank-.", f"({'|'.join(BESIDE)})-(title|summary)"}
"""Ids whose beginning the code computes too, as patterns."""
CARD = [Card.parse(text) for text in ("2C", "QS", "JD", "AH")]
CARDS = [Cards.parse(text) for text in ("", "QS", "QS QS'", "2C QS", "2C 3C 4C 7C 7C' KC 2H 9H QS")]
SAMPLES: dict[str, list[Any]] = {
    **dict.fromkeys(("CARD", "RANK", "FIGURE", "SUIT_OF"), CARD),
    **dict.fromkeys(("CARDS", "COUNT", "FACES"), CARDS),
    "SUIT": list(Suit),
}


@cache
def messages_of(lang: str) -> dict[tuple[str, str], ast.Message]:
    """The messages of a language by file and id, in order."""
    found = entries(locale_texts(lang))
    return {(file, entry.id.name): entry for file, entry in found if isinstance(entry, ast.Message)}


class Uses(Visitor):
    """What a message uses: its variables with values to try, the grammar it asks for, and its plain words."""

    def __init__(self) -> None:
        self.variables: dict[str, list[Any]] = {}
        self.grammar: set[tuple[str, str, str]] = set()
        self.words: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Take what the node tells, then look into it."""
        match node:
            case ast.TextElement():
                self.words += re.findall(r"\w+", node.value.lower())
            case ast.VariableReference():
                self.variables.setdefault(node.id.name, [3])
            case ast.SelectExpression(selector=ast.VariableReference()):
                self.variables[node.selector.id.name] = sorted({*map(_value, node.variants), "else"}, key=str)
            case ast.FunctionReference():
                self._function(node.id.name, node.arguments)
        super().generic_visit(node)

    def _function(self, name: str, arguments: ast.CallArguments) -> None:
        for argument in arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.variables[argument.id.name] = SAMPLES[name]
        self.grammar |= {(name, named.name.name, named.value.value) for named in arguments.named}


def _value(variant: ast.Variant) -> str | int:
    key = variant.key
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 7}.get(key.name, key.name)


@cache
def uses(lang: str, key: tuple[str, str]) -> Uses:
    """What a message uses."""
    visitor = Uses()
    visitor.visit(messages_of(lang)[key])
    return visitor


def every_message() -> Iterator[tuple[str, tuple[str, str]]]:
    """Every message of every language."""
    return ((lang, key) for lang in CODES for key in messages_of(lang))


@pytest.mark.parametrize("lang", CODES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    """Each file has the same messages in the same order in every language."""
    assert list(messages_of(lang)) == list(messages_of("en"))


@pytest.mark.parametrize("lang", CODES)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    """A message speaks of the same facts in every language."""
    for key in messages_of("en"):
        assert set(uses(lang, key).variables) - GRAMMAR == set(uses("en", key).variables) - GRAMMAR, key


@pytest.mark.parametrize("lang", CODES)
def test_every_message_can_be_told(lang: str) -> None:
    """Each message gives a sentence for every combination of the values it distinguishes, in every source's words."""
    for source in (None, *SOURCES):
        words = catalog(lang, source)
        for key in messages_of(lang):
            variables = {name: values for name, values in uses(lang, key).variables.items() if name != "source"}
            for values in islice(product(*variables.values()), 200):
                text = words.format(key[1], **dict(zip(variables, values, strict=True)))
                assert text.strip(), key
                assert not re.search(r"[{}$]|None", text), (key, text)


@pytest.mark.parametrize("lang", CODES)
def test_the_grammar_that_messages_ask_for_exists(lang: str) -> None:
    """A case or number that a message names is one that the words for cards have."""
    source = locale_texts(lang)["cards.ftl"]
    for key in messages_of(lang):
        for function, name, value in uses(lang, key).grammar:
            assert f"[{value}]" in source, (key, function, name, value)


@pytest.mark.parametrize("lang", CODES)
def test_a_language_keeps_to_its_own_words(lang: str) -> None:
    """No message has the commonest words of another language in it."""
    foreign = set().union(*(words for other, words in COMMON.items() if other != lang))
    for key in messages_of(lang):
        assert not foreign & set(uses(lang, key).words), key


def ids_in_code() -> Iterator[str]:
    """Every text in the product's code that may be an id, as a pattern; an f-string with a beginning tells a family."""
    for module in Path(hertta.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(module.read_text("utf-8"))):
            match node:
                case python.Constant(value=str(text)):
                    yield re.escape(text)
                case python.JoinedStr(values=[python.Constant(), *_]):
                    yield "".join(re.escape(p.value) if isinstance(p, python.Constant) else ".+" for p in node.values)


def test_every_message_is_told_somewhere() -> None:
    """No message is left that no code asks for."""
    asked = re.compile("|".join({*ids_in_code(), *COMPUTED}))
    assert [message for _, message in messages_of("en") if not asked.fullmatch(message)] == []
