"""A visit: the one small map that the browser keeps, and all that hertta knows of a learner.

What comes back from the browser is hostile input: whatever can't be used is left out, and nothing fails.
"""

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

VERSION = 1
_MOST = 64
"""Entries that a map in the visit may have, and signs that a word in it may; words are ASCII, as all codes are."""
_LARGEST = 10**6
LARGEST_SHEET = 5000
"""Characters of JSON that a score sheet takes up at most."""

Result = Literal["right", "wrong"]
_RESULTS = ("right", "wrong")
Theme = Literal["auto", "light", "dark"]
_THEMES: Mapping[str, Theme] = {"light": "light", "dark": "dark"}


@dataclass(frozen=True)
class Preferences:
    """How the learner wants to see things; ``None`` leaves it to the page.

    Args:
        lang: language code.
        rules: name of the rules played by.
        table: name of the rules of the learner's own table, which stay when others are chosen.
        deck: ``two`` or ``four`` colours.
        theme: ``auto``, ``light`` or ``dark``.
        letters: ``own`` for the language's letters on the cards, ``pack`` for J Q K A.
    """

    lang: str | None = None
    rules: str | None = None
    table: str | None = None
    deck: Literal["two", "four"] = "two"
    theme: Theme = "auto"
    letters: Literal["own", "pack"] = "own"


@dataclass(frozen=True)
class Course:
    """How far the learner is in one lesson.

    Args:
        stage: id of the stage that is open, or ``end``.
        results: by stage id, ``right`` if the first answer was right.
        draft: what the learner has put into the open stage, as ``Exercise.draft`` writes it.
    """

    stage: str = ""
    results: Mapping[str, Result] = field(default_factory=dict)
    draft: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Visit:
    """What the browser keeps.

    Args:
        preferences: how things are shown.
        courses: by lesson slug.
        practised: puzzles answered in the trainer, and how many of them right at once.
        counted: id of the last puzzle among them, which does not count again when its page is loaded again.
        last: slug of the lesson that was open last, to go on with.
        sheet: a score sheet as it is kept; read by those who know what stands in one.
    """

    preferences: Preferences = field(default_factory=Preferences)
    courses: Mapping[str, Course] = field(default_factory=dict)
    practised: tuple[int, int] = (0, 0)
    counted: str = ""
    last: str = ""
    sheet: Mapping[str, Any] = field(default_factory=dict)

    def course(self, slug: str) -> Course:
        """How far the learner is in this lesson."""
        return self.courses.get(slug, Course())

    def with_course(self, slug: str, course: Course) -> "Visit":
        """The visit with this lesson's state."""
        return replace(self, courses={**self.courses, slug: course})

    def to_map(self) -> dict[str, Any]:
        """The map that the browser keeps; ``read_visit`` reads it back equal."""
        own = self.preferences
        return {
            "version": VERSION,
            "preferences": {name: getattr(own, name) for name in own.__dataclass_fields__},
            "courses": {
                slug: {"stage": course.stage, "results": dict(course.results), "draft": dict(course.draft)}
                for slug, course in self.courses.items()
            },
            "practised": list(self.practised),
            "counted": self.counted,
            "last": self.last,
            "sheet": dict(self.sheet),
        }


def read_visit(
    found: object, langs: Collection[str], rules_named: Callable[[str], str | None], lessons: Collection[str]
) -> Visit:
    """The visit that a browser brings back; a part that can't be used is left at its default.

    Args:
        found: whatever came.
        langs: codes of the languages there are.
        rules_named: the name of the rules that a text calls for, ``None`` if there are none.
        lessons: slugs of the lessons there are.

    >>> read_visit({"version": 1, "practised": [3, 2]}, ("fi",), {}.get, ()).practised
    (3, 2)
    >>> read_visit("nonsense", ("fi",), {}.get, ()) == Visit()
    True
    """
    table = _map(found)
    if table.get("version") != VERSION:
        return Visit()
    own = _map(table.get("preferences"))
    courses = _map(table.get("courses"))
    return Visit(
        Preferences(
            lang=_one_of(own.get("lang"), langs),
            rules=_meant(own.get("rules"), rules_named),
            table=_meant(own.get("table"), rules_named),
            deck="four" if own.get("deck") == "four" else "two",
            theme=_THEMES.get(_word(own.get("theme")), "auto"),
            letters="pack" if own.get("letters") == "pack" else "own",
        ),
        {slug: _course(courses[slug]) for slug in lessons if slug in courses},
        _practised(table.get("practised")),
        _word(table.get("counted")),
        _one_of(table.get("last"), lessons) or "",
        _sheet(table.get("sheet")),
    )


def _course(found: object) -> Course:
    table = _map(found)
    results = {stage: result for stage, result in _map(table.get("results")).items() if result in _RESULTS}
    draft = {key: value for key, value in _map(table.get("draft")).items() if _is_input(value)}
    return Course(_word(table.get("stage")), results, draft)


def _sheet(found: object) -> dict[str, Any]:
    """A map that may hold anything, even words that are not ASCII, if it is small and can be sent back."""
    try:
        text = json.dumps(found, ensure_ascii=False)
        text.encode()
    except (TypeError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) and len(text) <= LARGEST_SHEET else {}


def _practised(found: object) -> tuple[int, int]:
    if not isinstance(found, list) or len(found) != 2 or not all(type(count) is int for count in found):
        return (0, 0)
    answered, right = found
    return (answered, right) if 0 <= right <= answered <= _LARGEST else (0, 0)


def _map(found: object) -> dict[str, Any]:
    return found if isinstance(found, dict) and len(found) <= _MOST and all(map(_is_word, found)) else {}


def _is_input(found: object) -> bool:
    """Whether this is something a learner can have put in: a word, a number, yes or no, or a map of words."""
    if isinstance(found, dict):
        return _map(found) == found and all(map(_is_word, found.values()))
    return _is_word(found) or (isinstance(found, int) and abs(found) <= _LARGEST)


def _is_word(found: object) -> bool:
    return isinstance(found, str) and len(found) <= _MOST and found.isascii()


def _word(found: object) -> str:
    return str(found) if _is_word(found) else ""


def _one_of(found: object, known: Collection[str]) -> str | None:
    word = _word(found)
    return word if word in known else None


def _meant(found: object, rules_named: Callable[[str], str | None]) -> str | None:
    return rules_named(found) if isinstance(found, str) else None
