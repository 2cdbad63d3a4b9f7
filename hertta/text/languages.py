"""The languages hertta speaks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code (the folder in ``hertta/locale``), its own name, and what browsers may call it."""

    code: str
    name: str
    browser: tuple[str, ...]


LANGUAGES = (
    Language("fi", "Suomi", ("fi",)),
    Language("nb", "Norsk bokmål", ("nb", "no", "nn")),
    Language("en", "English", ("en",)),
)
CODES = tuple(language.code for language in LANGUAGES)
FALLBACK = "en"


def choose(wanted: tuple[str, ...]) -> str:
    """The code of the first language in ``wanted`` that hertta speaks, else ``FALLBACK``.

    Args:
        wanted: language tags as a browser or an operating system gives them, best first.

    >>> choose(("sv-SE", "nn-NO", "en"))
    'nb'
    >>> choose(("pt",))
    'en'
    """
    for tag in wanted:
        primary = tag.replace("_", "-").split("-")[0].lower()
        for language in LANGUAGES:
            if primary in language.browser:
                return language.code
    return FALLBACK
