"""The page on which a table puts its rules together: choices, what clashes, use, link, file and sheet."""

import tomllib
from urllib.parse import unquote

import pytest

from hertta.lessons import LESSONS, Session, lesson
from hertta.lessons.pages.table_rules import Draft
from hertta.rules import MAIN_PROFILES, PROFILES, main_profile, name_of, read_ruleset, ruleset
from hertta.rules.matters import MATTERS, offered
from hertta.text import CODES, catalog, rule_told
from tests.unit.learning import begun

OWN = "hjerter~breaking.any-heart~game_end.limit.points.50"


def fill(session, key, value):
    """The scene after a choice."""
    return session.dispatch({"type": "fill", "key": key, "value": value})


def press(session, action):
    """The scene after a button."""
    return session.dispatch({"type": "act", "action": action})


def field(scene, key):
    """The field of this key."""
    return next(one for section in scene.sections for one in section.fields if one.key == key)


def section(scene, name):
    """The section of this id."""
    return next(one for one in scene.sections if one.id == name)


def select(session, key, words):
    """The scene after the first option was chosen whose label has these words."""
    scene = session.dispatch({"type": "nothing"})
    option = next(one for one in field(scene, key).options if words in one.label)
    return fill(session, key, option.value)


@pytest.mark.parametrize(("lang", "name"), [*(("en", name) for name in PROFILES), *((lang, OWN) for lang in CODES)])
def test_the_page_opens_with_the_rules_of_its_address(name, lang):
    """Rules in the address stand chosen in every field, on the sheet, and in the address of the page."""
    session = begun("table-rules", f"?lang={lang}&rules={name}")
    scene = session.dispatch({"type": "nothing"})
    assert session.state.part == Draft(ruleset(name))
    assert scene.address == f"?lang={lang}&rules={name}"
    assert all(one.fault == "" and sum(option.selected for option in one.options) == 1 for one in choices(scene))
    assert len(section(scene, "sheet").rows) == len(MATTERS)


def choices(scene):
    """The fields in which something is chosen."""
    return [one for section in scene.sections for one in section.fields if one.kind == "choice"]


def test_each_option_names_who_has_it():
    """An option is a sentence with the sources that have it; where none has, it is called a house rule."""
    options = field(begun("table-rules", "?lang=en&rules=hjerter").dispatch({}), "breaking").options
    assert [one.label.rpartition("(")[2] for one in options] == [
        "Hertan säännöt, Hertta korttipeli)",
        "Herttamisääri, Hjerter)",
        "house rule)",
        "house rule)",
    ]


def test_a_choice_changes_the_rules_and_what_names_them():
    """A choice and a number make other rules, which the address, the sheet and the words under the field tell."""
    session = begun("table-rules", "?lang=en&rules=hjerter")
    select(session, "breaking", "Any heart that is played breaks hearts. (")
    scene = fill(session, "game_end.points", " 50 ")
    assert name_of(session.state.part.rules) == OWN
    assert scene.address == f"?lang=en&rules={OWN}"
    assert field(scene, "breaking").help == "In Hertan säännöt, Hertta korttipeli."
    assert field(scene, "game_end").help == "A house rule: no source has it."
    assert "50 points" in next(one.value for one in section(scene, "sheet").rows if "50" in one.value)


def test_rules_that_clash_are_told_and_nothing_is_lost():
    """Choices that cannot go together stand with a word at each, cannot be used, and are mended by another choice."""
    session = begun("table-rules", "?lang=en&rules=herttamisaari")
    scene = select(session, "deck", "3 play. Left out: two of clubs")
    fault = catalog("en").format("clash-nobody-across")
    assert [one.key for one in choices(scene) if one.fault] == ["deck", "passing"]
    assert {one.fault for one in choices(scene) if one.fault} == {fault}
    assert scene.live.result == section(scene, "take").text[0] == catalog("en").format("table-rules-clashing")
    assert section(scene, "take").actions[0].disabled
    assert press(session, "use").remember["preferences"]["table"] is None
    assert scene.address == "?lang=en&rules=herttamisaari"
    scene = select(session, "passing", "to the left, to the right, no pass")
    assert scene.address == "?lang=en&rules=herttamisaari-3"
    assert not any(one.fault for one in choices(scene))


@pytest.mark.parametrize("value", ["0", "", "x", "1e3", "12345", "-", "٥", "9" * 150])
def test_a_number_that_cannot_be_is_refused(value):
    """What the rule does not take is told at its field, and the number stays; the next choice takes the word away."""
    session = begun("table-rules", "?lang=en&rules=hjerter")
    refused = field(fill(session, "game_end.points", value), "game_end.points")
    assert (refused.value, refused.fault) == ("100", f"{value[:5]} cannot be used here, so 100 stays.")
    assert field(fill(session, "game_end.points", "70"), "game_end.points").fault == ""
    assert session.state.part.rules.game_end.policy.points == 70


def test_a_number_below_zero_is_written_with_either_sign():
    """A bonus is below 0, with a hyphen or a minus sign before it."""
    session = begun("table-rules", "?rules=omnibus")
    for written, number in (("-11", -11), ("−12", -12)):
        fill(session, "values.bonus", written)
        assert session.state.part.rules.values.policy.bonus == number


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("base", "poker"),
        ("base", OWN),
        ("moon.points", "5"),
        ("deck.players", "3"),
        ("x", "1"),
        ("moon", "99"),
        ("", ""),
    ],
)
def test_what_no_field_sends_changes_nothing(key, value):
    """A key or value that the page does not offer leaves the rules as they are."""
    session = begun("table-rules", "?rules=hjerter")
    fill(session, key, value)
    assert session.state.part.rules == ruleset("hjerter")


@pytest.mark.parametrize("name", PROFILES)
def test_any_profile_can_be_started_from(name):
    """The base puts all choices to those of a profile."""
    session = begun("table-rules", f"?rules={OWN}")
    fill(session, "base", name)
    assert session.state.part.rules is ruleset(name)


def test_rules_are_used_kept_and_left_again():
    """Used rules are played by everywhere, and kept as the learner's own when the usual ones come back."""
    session = begun("table-rules", "?lang=en")
    fill(session, "base", "hjerter")
    select(session, "breaking", "Any heart that is played breaks hearts. (")
    fill(session, "game_end.points", "50")
    used = press(session, "use")
    assert (used.remember["preferences"]["rules"], used.remember["preferences"]["table"]) == (OWN, OWN)
    assert used.live.result == catalog("en").format("table-rules-used")
    trainer = Session("trainer")
    asked = trainer.dispatch({"type": "hello", "query": "", "remembered": used.remember})
    assert trainer.state.exercise.puzzle.rules == OWN
    assert OWN in {option.value for menu in asked.header.menus for option in menu.options}
    left = press(session, "stop")
    assert (left.remember["preferences"]["rules"], left.remember["preferences"]["table"]) == (None, OWN)
    again = Session("table-rules")
    again.dispatch({"type": "hello", "query": "", "remembered": left.remember})
    assert again.state.part.rules is ruleset(OWN)
    assert OWN in {option.value for option in field(again.dispatch({}), "base").options}


def test_a_profile_can_be_used_too():
    """Rules that are a profile's are used by its name, and take no table away that is kept."""
    session = begun("table-rules", f"?rules={OWN}")
    press(session, "use")
    fill(session, "base", "omnibus")
    kept = press(session, "use").remember["preferences"]
    assert (kept["rules"], kept["table"]) == ("omnibus", OWN)


def test_the_file_reads_back():
    """The file to take along holds the same rules, sound for every command that reads rules."""
    scene = begun("table-rules", f"?rules={OWN}").dispatch({})
    link = next(link for link in section(scene, "take").links if link.download)
    text = unquote(link.href.partition(",")[2])
    assert link.download.endswith(".toml")
    assert read_ruleset(text) == ruleset(OWN)
    assert tomllib.loads(text)["name"] == OWN


@pytest.mark.parametrize("lang", CODES)
def test_rules_in_words_are_told_apart(lang):
    """Each answer to a matter has its own sentence, with a full stop."""
    words = catalog(lang)
    for matter in MATTERS:
        told = [rule_told(words, matter.code, policy) for policy in offered(matter)]
        assert len(set(told)) == len(told), told
        assert all(text.endswith(".") for text in told)


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize(
    "name",
    [
        OWN,
        "herttamisaari~deck.two-decks.players.5~trick.equal-cards-cancel~passing.pass-cycle.directions.left",
        "musta-maija",
    ],
)
def test_every_stage_is_played_under_any_table(slug, name):
    """A stage is asked by the table's own rules, or by those of a main profile where the table has another deck."""
    for stage in lesson(slug).stages:
        rules = stage.profile(name)
        assert rules in {name, *PROFILES}
        assert stage.rules or rules != name or ruleset(name).deck == ruleset(main_profile(name)).deck
        scene = Session(slug).dispatch({"type": "hello", "query": f"?rules={name}&stage={stage.id}"})
        assert scene.heading
    assert main_profile(name) in MAIN_PROFILES


@pytest.mark.parametrize("lang", CODES)
def test_the_sheet_says_whose_rules_it_holds(lang):
    """Over the rules in words stands a profile's name, or that they are a table's own, though they clash."""
    session, words = begun("table-rules", f"?lang={lang}&rules=herttamisaari"), catalog(lang)
    profile = words.format("profile-herttamisaari")
    assert section(session.dispatch({}), "sheet").text == (profile,)
    own = words.format("own-rules", profile=profile)
    sides = fill(session, "sides", "1")
    assert section(sides, "sheet").text == (words.format("profile-paripeli"),)
    clashing = fill(session, "game_end", "4")
    assert section(clashing, "sheet").text == (own,)
    assert next(option.label for option in field(clashing, "base").options if option.selected) == own
