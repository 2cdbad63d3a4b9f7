"""What the command line says, in the language of whoever typed."""

from typing import Any

from hertta.errors import HerttaError
from hertta.settings import languages_of_environment
from hertta.text import Catalog, catalog, choose, explain_error


def words() -> Catalog:
    """The messages in the language that the environment asks for."""
    return catalog(choose(languages_of_environment()))


def say(message: str, **facts: Any) -> str:
    """One message in that language."""
    return words().format(message, **facts)


def told(error: HerttaError) -> str:
    """An error as a sentence in that language, and below it, for whoever mends it, what was found and expected."""
    return f"{explain_error(error, words().lang)}\n({error.code}: {error})"
