"""The page that lays two tables side by side: what they differ in, in words, each with a case that shows it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from hertta.analysis.parting import partings
from hertta.lessons.catalog import LESSONS, lesson
from hertta.lessons.pages import BESIDE
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import State
from hertta.rules import MAIN_PROFILES, PROFILES, base_of, is_own, name_of, ruleset
from hertta.rules.matters import MATTERS, clashes, offered, settled
from hertta.text import CODES
from hertta.ui.scene import Scene, Section


def opened(query: str = "", **hello: Any) -> State:
    """The page once the browser has said hello."""
    return reduce(State("compare"), {"type": "hello", "query": query, "languages": ["en"], **hello})


def laid(one: str, other: str, lang: str = "en") -> Scene:
    """What the page shows of two tables."""
    return scene_of(opened(f"?lang={lang}&rules={one}&source={other}"))


def section(scene: Scene, id_: str) -> Section:
    """A section by its id."""
    return next(one for one in scene.sections if one.id == id_)


def cases(scene: Scene) -> list[Section]:
    """The cases that are shown."""
    return [one for one in scene.sections if one.rows]


def own_tables() -> Iterator[str]:
    """A table of one's own for every answer to every question, as far as there can be one."""
    asked = [("hjerter", matter) for matter in MATTERS]
    for profile, matter in [*asked, ("omnibus", next(one for one in MATTERS if one.code == "values"))]:
        rules = (settled(ruleset(profile), matter, policy) for policy in offered(matter))
        yield from filter(is_own, (name_of(one) for one in rules if not clashes(one)))


def test_it_opens_with_the_rules_that_are_played() -> None:
    """Beside the rules played by stand those they are based on, or another source's; the address has both."""
    assert scene_of(opened("?rules=hjerter")).address == "?lang=en&rules=hjerter&source=hertan-saannot"
    assert scene_of(opened("?rules=hertan-saannot")).address == "?lang=en&rules=hertan-saannot&source=herttamisaari"
    assert scene_of(opened("?rules=omnibus")).address == "?lang=en&rules=omnibus&source=herttamisaari"
    assert scene_of(opened("?rules=hjerter~ties.play-on")).address.endswith("&source=hjerter")


def test_either_table_can_be_changed() -> None:
    """A choice lays other rules down, is read aloud and stands in the address; what is no choice changes nothing."""
    state = opened("?rules=hjerter&source=hertan-saannot")
    state = reduce(state, {"type": "fill", "key": "other", "value": "hertta-korttipeli"})
    state = reduce(state, {"type": "fill", "key": "one", "value": "omnibus"})
    scene = scene_of(state)
    assert scene.address == "?lang=en&rules=omnibus&source=hertta-korttipeli"
    assert scene.live.result == section(scene, "found").text[0] == "7 differences."
    for key, value in (("one", "poker"), ("other", "poker"), ("other", "hjerter~ties.play-on"), ("rules", "hjerter")):
        assert reduce(state, {"type": "fill", "key": key, "value": value}).part == state.part


def test_the_table_of_the_learner_can_be_compared() -> None:
    """The table whose rules the browser keeps is among the first rules that can be chosen, not among the others."""
    own = "hjerter~ties.play-on"
    kept = {"version": 1, "preferences": {"table": own}}
    one, other = section(scene_of(opened(remembered=kept)), "tables").fields
    assert (own in [option.value for option in one.options]) > (own in [option.value for option in other.options])


def test_tables_that_are_the_same_have_no_difference() -> None:
    """Rules beside themselves: that is said, and no case is shown."""
    scene = laid("hjerter", "hjerter")
    assert section(scene, "found").text == ("No difference: whatever happens, both say the same.",)
    assert cases(scene) == []


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize(("one", "other"), [*combinations(MAIN_PROFILES, 2), ("hertta-korttipeli-6", "musta-maija")])
def test_every_difference_has_its_rules_and_its_case(one: str, other: str, lang: str) -> None:
    """Each matter tells both rules with who has them and where; each case has an answer of each, and they differ."""
    scene = laid(one, other, lang)
    found = partings(ruleset(one), ruleset(other))
    matters = [part for part in scene.sections if part.items]
    assert len(matters) == len(found)
    for part in matters:
        assert part.items[0].text != part.items[1].text
        assert part.items[0].source or part.items[1].source
    assert len(cases(scene)) == sum(case is not None and case.kind != "deck" for _, case in found)
    for part in cases(scene):
        assert part.text
        assert part.rows[0].value != part.rows[1].value


def test_a_case_of_play_is_drawn() -> None:
    """The smallest case about the first trick: the two of clubs on the table, a diamond and a heart in hand."""
    case = section(laid("herttamisaari", "hjerter"), "first-trick-1")
    assert case.table is not None
    assert case.hand is not None
    assert [seat.card.id for seat in case.table.seats if seat.card] == ["2C"]
    assert [card.id for group in case.hand.groups for card in group] == ["2D", "2H"]
    assert [row.value for row in case.rows] == [
        "You may play the two of diamonds and the two of hearts.",
        "You may play the two of diamonds.",
    ]


def test_what_a_source_does_not_say_is_told() -> None:
    """Where a rule gives way only by our reading, the answer says so; a table without a card is not drawn."""
    case = section(laid("hertta-korttipeli", "hjerter"), "hearts-1")
    assert case.table is None
    assert [row.value for row in case.rows] == [
        "Nothing is said about such a hand. By our reading you may play the two of hearts.",
        "You may play the two of hearts.",
    ]


def test_each_choice_of_a_moon_is_told() -> None:
    """Where the shooter chooses, both choices have their points; where not, there is one line of points."""
    case = section(laid("herttamisaari", "hjerter"), "moon-1")
    assert [row.value for row in case.rows] == [
        "If the others add, the deal counts 0, 26, 26, 26. If you subtract, the deal counts −26, 0, 0, 0.",
        "The deal counts 0, 26, 26, 26.",
    ]


def test_two_equal_cards_show_who_takes_a_trick() -> None:
    """With two decks a trick of two equal cards is taken at one table and by nobody at the other."""
    case = section(laid("hertta-korttipeli-2", "perumisherttamisaari-6"), "trick-1")
    assert [row.value for row in case.rows] == ["The two of clubs takes it.", "Nobody takes it."]


@pytest.mark.parametrize("lang", CODES)
def test_a_table_of_ones_own_differs_in_words_too(lang: str) -> None:
    """Whatever a table settles otherwise is told by two answers that differ."""
    for own in own_tables():
        for case in cases(scene_of(opened(f"?lang={lang}&rules={own}"))):
            assert case.rows[0].value != case.rows[1].value, own


@pytest.mark.parametrize(
    ("own", "id_", "answers"),
    [
        (
            "hjerter~passing.pass-cycle.kept.QS",
            "passing-1",
            [
                "You may pass the two of clubs, the three of clubs and the four of clubs.",
                "You may pass clubs 2–4, and the queen of spades.",
            ],
        ),
        (
            "hjerter~deal_end.clean-bonus.no_tricks.-5.no_points.0",
            "deal_end-1",
            ["You get -5 points.", "You get 0 points."],
        ),
        (
            "hjerter~game_end.limit-with-drop.points.100.to.50",
            "game_end-1",
            ["The totals become 0, 0, 0, 50. The game goes on.", "The game is over, and these win: You, West, North."],
        ),
        (
            "omnibus~values.bonus-diamond.moon.needed",
            "values-1",
            [
                "It is needed. It also counts for itself: -10.",
                "It is not needed. It also counts for itself: -10.",
            ],
        ),
    ],
)
def test_what_no_source_has_is_told_too(own: str, id_: str, answers: list[str]) -> None:
    """A card that is kept, a bonus, a total that drops, a card that a moon needs: each has words of its own."""
    assert [row.value for row in section(laid(own, base_of(own)), id_).rows] == answers


def test_a_difference_that_changes_nothing_is_told() -> None:
    """Where a difference alone never shows, that is said in place of a case."""
    scene = laid("hjerter~game_end.limit.points.99.reached.false", "hjerter")
    assert [part.text for part in scene.sections if part.id == "game_end-1"] == [
        ("On its own, this difference changes nothing.",)
    ]


@pytest.mark.parametrize("other", ["hjerter", "hertta-korttipeli-6"])
def test_any_profile_can_be_laid_beside_others(other: str) -> None:
    """No two tables are too different to be compared: other players, other decks, other values."""
    for one in set(PROFILES) - {other}:
        assert section(laid(one, other), "found").text[0].endswith(("difference.", "differences."))


@pytest.mark.parametrize("slug", [slug for slug in LESSONS if lesson(slug).page])
def test_a_lesson_leads_to_its_page(slug: str) -> None:
    """At the end of a lesson its page stands before what the trainer asks, and can be opened."""
    page = lesson(slug).page
    ended = reduce(State(slug), {"type": "hello", "query": "?lang=en&stage=end"})
    [practice] = scene_of(ended).sections
    assert page in BESIDE
    assert practice.links[0].href.startswith(f"{page}.ipynb")
    assert len(practice.links) == 1 + len(lesson(slug).practice)
