"""``hertta text``: every message as somebody may read it, for those who proofread or count."""

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

from hertta.cards import Card, Cards, Suit
from hertta.cli.values import name
from hertta.cli.words import say
from hertta.text import CODES
from hertta.text.samples import Sample, samples

_FIELDS = ("id", "lang", "source", "facts", "text")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("prefix", nargs="?", default="", metavar="PREFIX", help=say("cli-text-prefix"))
    parser.add_argument("--lang", type=name, choices=CODES, metavar="LANG", help=", ".join(CODES))
    parser.add_argument("--json", action="store_true", help=say("cli-text-json", fields=", ".join(_FIELDS)))


def run(arguments: argparse.Namespace) -> int:
    """Print every message in every case; 0.

    Raises:
        TextError: ``no-sample`` if a message speaks of a fact of which there is no example.
    """
    langs = [arguments.lang] if arguments.lang else CODES
    filled = [sample for lang in langs for sample in samples(lang, arguments.prefix)]
    if arguments.json:
        sys.stdout.write("[\n" + ",\n".join(map(_object, filled)) + "\n]\n")
    else:
        sys.stdout.writelines(f"{_place(sample)}  {' '.join(sample.text.split())}\n" for sample in filled)
    return 0


def _place(sample: Sample) -> str:
    return "/".join(filter(None, (sample.lang, sample.source, sample.id)))


def _object(sample: Sample) -> str:
    return json.dumps({field: _plain(getattr(sample, field)) for field in _FIELDS}, ensure_ascii=False)


def _plain(value: Any) -> Any:
    """A field as JSON has it: cards as they are typed."""
    match value:
        case Mapping():
            return {name: _plain(fact) for name, fact in value.items()}
        case Suit():
            return value.letter
        case Card() | Cards():
            return str(value)
    return value
