"""What is read from an address and the environment."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hertta.settings import (
    LARGEST_SEED,
    Settings,
    Unusable,
    has_display,
    languages_of_environment,
    languages_of_header,
    parse,
)

LANGS = {"fi": "fi", "nb": "nb", "nn": "nb", "no": "nb", "en": "en"}
RULES = ("hertan-saannot", "hjerter")
NAMES = {"kind": ("legal",), "rule": ("moon",), "source": RULES, "theme": ("void", "tie")}


def read(query: str) -> Settings:
    """Parse with the languages and rules of these tests."""
    return parse(query, "fi", LANGS, NAMES, dict(zip(RULES, RULES, strict=True)).get)


@pytest.mark.parametrize(
    ("query", "code", "value"),
    [
        ("lang=sv", "unknown-lang", "sv"),
        ("lang=", "unknown-lang", ""),
        ("rules=poker", "unknown-rules", "poker"),
        ("seed=-1", "unknown-seed", "-1"),
        ("seed=1e5", "unknown-seed", "1e5"),
        ("seed=1234567890", "unknown-seed", "1234567890"),
        ("seed=%D9%A3", "unknown-seed", "٣"),
        ("puzzle=../x", "unknown-puzzle", "../x"),
        ("view=cinema", "unknown-view", "cinema"),
        ("view=%E2%80%AEcinema%00", "unknown-view", "\ufffdcinema\ufffd"),
        ("kind=bridge", "unknown-kind", "bridge"),
        ("rule=void", "unknown-rule", "void"),
        ("source=", "unknown-source", ""),
        ("theme=%00", "unknown-theme", "\ufffd"),
        ("lang=" + "x" * 300, "unknown-lang", "x" * 40),
    ],
)
def test_a_bad_value_is_told_and_the_default_stands(query: str, code: str, value: str) -> None:
    """A value that cannot be used leaves the default in place and gives one notice, shortened."""
    assert read(query) == Settings("fi", notices=(Unusable(code, value),))


def test_foreign_keys_are_passed_over() -> None:
    """Keys that are not ours give no notice."""
    assert read("?utm_source=x&deck=four&LANG=nb&") == Settings("fi")


def test_the_last_of_two_values_counts() -> None:
    """Where a key stands twice, the last value counts."""
    assert read("lang=nb&lang=en").lang == "en"


@given(some.text(max_size=3000))
def test_nothing_in_an_address_makes_it_fail(query: str) -> None:
    """Whatever an address holds, settings come of it, with a language there is."""
    assert read(query).lang in LANGS.values()


@given(
    some.builds(
        Settings,
        lang=some.sampled_from(sorted(set(LANGS.values()))),
        rules=some.sampled_from((None, *RULES)),
        seed=some.none() | some.integers(0, LARGEST_SEED),
        puzzle=some.none() | some.text(string.ascii_lowercase + string.digits, min_size=1, max_size=64),
        view=some.sampled_from(("page", "projector")),
        **{name: some.sampled_from((None, *NAMES[name])) for name in ("kind", "rule", "source", "theme")},
        notices=some.just(()),
    )
)
def test_settings_survive_an_address(settings: Settings) -> None:
    """What is written into an address is read back equal."""
    assert read(settings.query()) == settings


@pytest.mark.parametrize("header", ["", ";;;", "fi;q=x", "*" * 5000, ",,,"])
def test_a_broken_header_asks_for_nothing_we_have(header: str) -> None:
    """A browser's header that makes no sense gives no language of ours, and no failure."""
    assert not set(languages_of_header(header)) & set(LANGS)


def test_our_own_variable_goes_first() -> None:
    """The language of the command line: our own variable, then the system's, empty ones passed over."""
    environment = {"LANG": "en_GB.UTF-8", "LC_ALL": "nb_NO.UTF-8", "HERTTA_LANG": ""}
    assert languages_of_environment(environment) == ("nb_NO", "en_GB")


def test_a_bare_terminal_has_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser is opened only where a window can be."""
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_display({"HOME": "/"})
    assert has_display({"WAYLAND_DISPLAY": "wayland-0"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_display({})


def test_a_language_may_be_called_as_browsers_call_it():
    """Nynorsk and plain Norwegian are read in bokmål, and capitals do not matter."""
    assert [read(f"?lang={name}").lang for name in ("nn", "no", "NB", "FI")] == ["nb", "nb", "nb", "fi"]
    assert read("?lang=nn").notices == ()
