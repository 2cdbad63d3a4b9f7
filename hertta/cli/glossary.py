"""``hertta glossary``: every word of the sources, what it means and what it is called in the other languages."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from hertta.cli.words import say, words
from hertta.rules import source
from hertta.rules.terms import SPOKEN, Term, counterparts, synonyms
from hertta.text.terms import search


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--find", default="", metavar="TEXT", help=say("cli-glossary-find"))
    parser.add_argument("--lang", choices=SPOKEN, help=say("cli-glossary-lang"))
    parser.add_argument("--json", action="store_true", help=say("cli-glossary-json"))


def run(arguments: argparse.Namespace) -> int:
    """Print the terms that were asked for; 0, or 1 if there are none."""
    found = [term for term in search(arguments.find) if arguments.lang in (None, term.lang)]
    if arguments.json:
        sys.stdout.write(json.dumps(list(map(plain, found)), ensure_ascii=False, indent=1) + "\n")
    elif found:
        sys.stdout.write("\n\n".join("\n".join(_lines(term, words().lang)) for term in found) + "\n")
    else:
        sys.stderr.write(say("cli-glossary-none", found=arguments.find) + "\n")
    return int(not found)


def plain(term: Term) -> dict[str, Any]:
    """A term as other programs read it.

    >>> from hertta.rules.terms import term
    >>> plain(term("nb-trumf"))["counterparts"]
    ['fi-valtti']
    """
    return {
        "id": term.id,
        "lang": term.lang,
        "term": term.term,
        "sources": list(term.sources),
        "forms": list(term.forms),
        "meaning": dict(term.meaning),
        "called": dict(term.called),
        "counterparts": [other.id for other in counterparts(term)],
        "synonyms": [other.id for other in synonyms(term)],
        "false_friend": term.false_friend,
        "note": dict(term.note) or None,
        "example": term.example,
    }


def _lines(term: Term, lang: str) -> Iterator[str]:
    """A term to be read: the word with its sources, what it is called elsewhere, what it means and shows."""
    names = ", ".join(source(slug).name for slug in term.sources)
    yield f"{term.term}  [{term.lang}: {names}]  {term.id}"
    yield "  " + " · ".join(f"{other}: {called}" for other, called in term.called.items())
    yield f"  {term.meaning[lang]}"
    if term.note:
        yield f"  {term.note[lang]}"
    yield f"  hertta puzzles show {term.example}"
