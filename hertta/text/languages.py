"""The languages hertta speaks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code (the folder in ``hertta/locale``), its own names, and what browsers may call it.

    Args:
        code: as in addresses.
        name: what it calls itself.
        short: the same, as short as a phone needs it.
        browser: primary tags that are taken for it.
    """

    code: str
    name: str
    short: str
    browser: tuple[str, ...]


LANGUAGES = (
    Language("fi", "Suomi", "Suomi", ("fi",)),
    Language("nb", "Norsk bokmål", "Norsk", ("nb", "no", "nn")),
    Language("en", "English", "English", ("en",)),
)
CODES = tuple(language.code for language in LANGUAGES)
CALLED = {name: language.code for language in LANGUAGES for name in language.browser}
"""What a language may be called in an address, such as ``nn``, and the code of the language that is meant."""
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
