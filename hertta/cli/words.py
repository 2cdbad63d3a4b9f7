"""What the command line says, in the language of whoever typed."""

from typing import Any

from hertta.settings import languages_of_environment
from hertta.text import catalog, choose


def say(id: str, **facts: Any) -> str:
    """Return the message ``id`` in the language that the environment asks for."""
    return catalog(choose(languages_of_environment())).format(id, **facts)
