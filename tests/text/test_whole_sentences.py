"""What is told is whole sentences in the reader's own language: nothing is left in another, nothing is glued."""

import ast
import re
from pathlib import Path

import pytest

import hertta
from hertta.text import CODES
from tests.text.filled import filled

WORD = re.compile(r"[^\W\d_]{2,}")
SEAM = re.compile(
    r"  |\s[,.;!?)](?!\.)|[,;!?](?=[^\W\d_])|\.\.(?!\.)|\( |(?<!\d)[.!?] [a-zåäöæø]|^\s|\s$|[a-zåäöæø][.!?][A-ZÅÄÖÆØ]"
)
"""Where a text was badly put together: blanks, marks and capitals as no sentence has them."""
BESIDE = re.compile(r"(?<!\.)\b[^\W\d_]{2,}")
"""A word that stands beside a message in the code; how a file's name ends is none."""
MESSAGES = {"say", "words", "format", "tell", "explain", "source_line", "seat"}
"""What gives a message in the code."""
ROOMS = ("lessons", "server", "text", "ui")


@pytest.mark.parametrize("lang", [lang for lang in CODES if lang != "en"])
def test_no_sentence_is_left_in_english(lang: str) -> None:
    """No message of two words or more is the same as in English."""
    english = {(sample.id, sample.text) for sample in filled("en") if len(WORD.findall(sample.text)) > 1}
    assert [sample.id for sample in filled(lang) if (sample.id, sample.text) in english] == []


@pytest.mark.parametrize("lang", CODES)
def test_no_message_shows_a_seam(lang: str) -> None:
    """Blanks, marks and capitals stand in every filled message as in a sentence written in one go."""
    told = [sample for sample in filled(lang) if not sample.id.startswith("cli-")]
    assert [(sample.id, sample.text) for sample in told if SEAM.search(sample.text)] == []


def says(node: ast.AST) -> bool:
    """Whether code gives a message."""
    return (
        isinstance(node, ast.Call) and (getattr(node.func, "attr", None) or getattr(node.func, "id", None)) in MESSAGES
    )


def parts(node: ast.AST) -> list[ast.expr]:
    """What a text is put together from, if it is."""
    match node:
        case ast.JoinedStr():
            return [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values]
        case ast.BinOp(op=ast.Add()):
            return [*(parts(node.left) or [node.left]), *(parts(node.right) or [node.right])]
    return []


def glued(code: str) -> list[str]:
    """Texts in code that are put together from a message and words, or from two messages."""
    found = []
    for node in ast.walk(ast.parse(code)):
        wordy = [p for p in parts(node) if isinstance(p, ast.Constant) and BESIDE.search(str(p.value))]
        said = [part for part in parts(node) if says(part)]
        if said and len(said) + len(wordy) > 1:
            found.append(ast.unparse(node))
    return found


def test_no_sentence_is_glued_in_the_code() -> None:
    """Code for learners puts no message together with words or with another message: a message is a whole."""
    root = Path(hertta.__file__).parent
    modules = [module for room in ROOMS for module in (root / room).rglob("*.py")]
    assert [(module.name, text) for module in modules for text in glued(module.read_text("utf-8"))] == []


@pytest.mark.parametrize("code", ["f\"{say('a')} {say('b')}\"", 'say("a") + " and " + name', "f\"Trick {words('n')}\""])
def test_a_glued_sentence_is_found(code: str) -> None:
    """Two messages in one text are found, and a message beside words."""
    assert glued(code) != []


@pytest.mark.parametrize("text", ["Two  blanks", "a mark .", "one,two", "ended.Next", "Twice..", "Ended. next"])
def test_a_seam_is_found(text: str) -> None:
    """Each kind of seam is found."""
    assert SEAM.search(text)
