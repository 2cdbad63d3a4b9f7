"""Messages: one strict wrapper over Fluent.

Fluent forgives: a missing message, a missing variable, a duplicate and a malformed entry all pass in silence, and a
foreign locale counts as the machine does. Here each is a fault. A fault raises in tests (``be_strict``); in production
it is logged and the English message stands in, so that a learner always gets a sentence.
"""

import logging
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from hertta.errors import TextError
from hertta.text.functions import functions, wrap
from hertta.text.languages import CODES, FALLBACK

_log = logging.getLogger(__name__)


def be_strict(strict: bool = True) -> None:
    """Make every fault raise; the tests' conftest calls this once."""
    Catalog.strict = strict
    catalog.cache_clear()


def _fault(code: str, message: str, **facts: Any) -> None:
    if Catalog.strict:
        raise TextError(code, message, facts)
    _log.error("%s: %s", code, message)


@cache
def catalog(lang: str, source: str | None = None) -> "Catalog":
    """The catalog of a language, in the words that a source uses.

    Args:
        lang: a code of ``LANGUAGES``.
        source: the slug of the source whose rules are played; ``None`` for the everyday words.

    Raises:
        TextError: if strict: ``unknown-language``, or a locale file that is malformed or names a message twice.
    """
    if lang not in CODES:
        _fault("unknown-language", f"found {lang!r}, expected one of {', '.join(CODES)}", found=lang)
        lang = FALLBACK
    return Catalog(lang, locale_texts(lang), source)


def locale_texts(lang: str) -> dict[str, str]:
    """The Fluent text of each file of a language, by file name."""
    folder = files("hertta") / "locale" / lang
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found}


def entries(texts: dict[str, str]) -> Iterator[tuple[str, ast.Message | ast.Term | ast.Junk]]:
    """Every message, term and piece of junk in Fluent texts, with the name of its file."""
    for name, text in texts.items():
        for entry in _body(text):
            if isinstance(entry, ast.Message | ast.Term | ast.Junk):
                yield name, entry


@cache
def _body(text: str) -> list[ast.EntryType]:
    """The entries of a Fluent text, read once: the catalogs of a language differ by their sources' words alone."""
    return FluentParser().parse(text).body


class Catalog:
    """All messages of one language.

    Args:
        lang: a code of ``LANGUAGES``.
        texts: Fluent texts by file name.
        source: the slug whose words are used; messages see it as ``$source``, ``none`` if not given.

    Raises:
        TextError: if strict, ``junk`` or ``duplicate-message``.
    """

    strict: ClassVar[bool] = False

    def __init__(self, lang: str, texts: dict[str, str], source: str | None = None) -> None:
        self.lang = lang
        self.source = source
        self._bundle = FluentBundle([lang], functions=functions(self.format), use_isolating=False)
        self._load(texts)

    def _load(self, texts: dict[str, str]) -> None:
        body: dict[tuple[type, str], ast.Message | ast.Term] = {}
        for name, entry in entries(texts):
            if isinstance(entry, ast.Junk):
                _fault("junk", f"{self.lang}/{name}: cannot read {entry.content!r}", lang=self.lang, file=name)
                continue
            key = (type(entry), entry.id.name)
            if key in body:
                _fault("duplicate-message", f"{self.lang}/{name}: {entry.id.name} stands twice", id=entry.id.name)
                continue
            body[key] = entry
        self._bundle.add_resource(ast.Resource(list(body.values())))

    def __contains__(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(message)

    def format(self, message: str, /, **facts: Any) -> str:
        """The sentence of a message.

        Args:
            message: its id.
            facts: the values it speaks of: ``Card``, ``Cards``, ``Suit``, ``int``, ``bool``, ``str`` or ``None``.

        Raises:
            TextError: if strict, ``missing-message`` or ``bad-message`` (a variable, term or function is missing).
        """
        if message not in self:
            _fault("missing-message", f"{self.lang}: there is no message {message}", lang=self.lang, id=message)
            return self._instead(message, facts)
        pattern = self._bundle.get_message(message).value
        values = {name: wrap(value) for name, value in {**facts, "source": self.source}.items()}
        text, errors = self._bundle.format_pattern(pattern, values) if pattern else ("", ["it has no text"])
        if errors:
            _fault("bad-message", f"{self.lang}: {message}: {'; '.join(map(str, errors))}", lang=self.lang, id=message)
            return self._instead(message, facts)
        return str(text)

    def _instead(self, message: str, facts: dict[str, Any]) -> str:
        return message if self.lang == FALLBACK else catalog(FALLBACK, self.source).format(message, **facts)
