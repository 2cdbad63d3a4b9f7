"""The locale files: the same messages in every language, all of which can be told and are told somewhere."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import hertta
from hertta.lessons.pages import BESIDE
from hertta.text import CODES
from hertta.text.messages import entries, locale_texts
from tests.text.filled import filled

GRAMMAR = {"case", "number", "source", "yours"}
"""Variables of a language's grammar and of a source's words, which another language need not use."""
COMMON = {
    "fi": {"ja", "ei", "joten", "että", "sinulla"},
    "nb": {"og", "ikke", "du", "det", "er", "som", "på"},
    "en": {"the", "and", "you", "is", "of", "not"},
}
"""Words that hardly a sentence does without, and that no other of the languages has."""
COMPUTED = {"(cards|ranks|groups)-(and|more)", "(pack-)?rank-.", f"({'|'.join(BESIDE)})-(title|summary)"}
"""Ids whose beginning the code computes too, as patterns."""


@cache
def messages_of(lang: str) -> dict[tuple[str, str], ast.Message]:
    """The messages of a language by file and id, in order."""
    found = entries(locale_texts(lang))
    return {(file, entry.id.name): entry for file, entry in found if isinstance(entry, ast.Message)}


class Uses(Visitor):
    """What a message uses: its variables, the grammar it asks for, and its plain words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.grammar: set[tuple[str, str, str]] = set()
        self.words: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Take what the node tells, then look into it."""
        match node:
            case ast.TextElement():
                self.words += re.findall(r"\w+", node.value.lower())
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.FunctionReference():
                named = node.arguments.named
                self.grammar |= {(node.id.name, argument.name.name, argument.value.value) for argument in named}
        super().generic_visit(node)


@cache
def uses(lang: str, key: tuple[str, str]) -> Uses:
    """What a message uses."""
    visitor = Uses()
    visitor.visit(messages_of(lang)[key])
    return visitor


@pytest.mark.parametrize("lang", CODES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    """Each file has the same messages in the same order in every language."""
    assert list(messages_of(lang)) == list(messages_of("en"))


@pytest.mark.parametrize("lang", CODES)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    """A message speaks of the same facts in every language."""
    for key in messages_of("en"):
        assert uses(lang, key).variables - GRAMMAR == uses("en", key).variables - GRAMMAR, key


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", CODES)
def test_every_message_can_be_told(lang: str) -> None:
    """Each message gives a sentence in every case it can take, in every source's words."""
    for sample in filled(lang):
        assert sample.text.strip(), sample.id
        assert not re.search(r"[{}$]|None", sample.text), sample


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
