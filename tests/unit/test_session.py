"""A session: what a learner does, from hello to the end."""

import pytest

from hertta.lessons import LESSONS, lesson
from hertta.lessons.scenes.pages import scene_of
from hertta.rules import MAIN_PROFILES
from hertta.text import CODES
from hertta.ui.scene import LessonCard, Scene
from tests.unit.learning import act, begun


def choose(session, right=True):
    """Choose the right answer, or a wrong one."""
    exercise = session.state.exercise
    answer = exercise.kind.solve(exercise.puzzle)
    cards = answer.cards
    if not right:
        cards = exercise.puzzle.moment.hand - cards or list(cards)[:1]
    for card in list(cards)[: 1 if exercise.kind.mode == "one" else None]:
        session.dispatch({"type": "choose", "card": str(card)})
    for group in exercise.kind.groups(exercise.puzzle):
        value = answer.picks[group.name]
        other = next(one for one in group.values if one != value)
        session.dispatch({"type": "pick", "name": group.name, "value": value if right else other})


def answer(session, right=True):
    """Choose and answer."""
    choose(session, right)
    return act(session, "answer")


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("rules", MAIN_PROFILES)
@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_runs_to_its_end(slug, rules, lang):
    """Every stage can be answered rightly under every profile and in every language, and the end counts them."""
    session = begun(slug, f"?lang={lang}&rules={rules}")
    stages = [stage.id for stage in lesson(slug).stages]
    for stage in stages:
        assert session.state.stage == stage
        scene = answer(session)
        assert scene.feedback.tone == "right"
        assert scene.live.result
        scene = act(session, "next")
    assert session.state.stage == "end"
    assert session.state.visit.course(slug).results == dict.fromkeys(stages, "right")
    assert str(len(stages)) in scene.text[-1]
    assert act(session, "next") == scene_of(session.state)
    assert act(session, "restart").heading
    assert session.state.visit.course(slug).results == {}


@pytest.mark.parametrize("page", ["trick", "trainer"])
def test_a_double_click_on_next_skips_no_question(page):
    """The next question comes once; the second click finds it not answered yet and changes nothing."""
    session = begun(page)
    answer(session)
    act(session, "next")
    once = session.state
    act(session, "next")
    assert session.state.exercise == once.exercise


@pytest.mark.parametrize("slug", LESSONS)
def test_wrong_answers_run_to_the_end_too(slug):
    """A wrong answer is counted once, may be tried again, and stays counted when the second try is right."""
    session = begun(slug)
    for stage in lesson(slug).stages:
        kind = session.state.exercise.kind
        if kind.code == "play" and stage.id == "thirteen":
            answer(session)
        else:
            scene = answer(session, right=False)
            assert scene.feedback.tone == "wrong"
            if kind.mode != "one":
                act(session, "again")
            answer(session)
            assert session.state.visit.course(slug).results[stage.id] == "wrong"
        act(session, "next")
    assert session.state.stage == "end"


@pytest.mark.parametrize("page", [*LESSONS, "trainer"])
def test_a_new_language_changes_nothing_but_the_words(page):
    """Exercise, stage, picks and focus stay when the language changes; the address names it and it is kept."""
    session = begun(page, "?lang=en")
    act(session, "next")
    choose(session)
    before = session.state
    for lang in ("fi", "nb", "en"):
        scene = session.dispatch({"type": "set", "key": "lang", "value": lang})
        after = session.state
        assert (after.exercise, after.stage, after.seed) == (before.exercise, before.stage, before.seed)
        assert (after.focus_serial, after.rules) == (before.focus_serial, before.rules)
        assert scene.lang == lang
        assert f"lang={lang}" in scene.address
        assert scene.remember["preferences"]["lang"] == lang


def test_a_language_keeps_the_rules_it_opened_with():
    """The profile that was chosen for the learner stays when another language is read, so no answer is lost."""
    session = begun("first-trick", languages=("nn-NO",))
    assert (session.state.lang, session.state.profile) == ("nb", "hjerter")
    session.dispatch({"type": "set", "key": "lang", "value": "fi"})
    assert session.state.profile == "hjerter"
    assert begun("first-trick", languages=("fi",)).state.profile == "hertan-saannot"


@pytest.mark.parametrize(
    ("languages", "lang"),
    [(["no"], "nb"), (["sv", "nn"], "nb"), (["fi-FI"], "fi"), (["pt"], "en"), ([], "en"), ([3, None, "fi"], "fi")],
)
def test_the_first_language_is_the_browsers(languages, lang):
    """Without a choice the browser's own language is used, else English."""
    assert begun("home", languages=languages).state.lang == lang


def test_the_address_goes_before_what_was_kept():
    """A language in the address counts more than the one chosen earlier, and that more than the browser's."""
    kept = {"version": 1, "preferences": {"lang": "fi", "rules": "hjerter"}}
    session = begun("trick", languages=("nb",), remembered=kept)
    assert (session.state.lang, session.state.profile) == ("fi", "hjerter")
    session = begun("trick", "?lang=nb&rules=herttamisaari", remembered=kept)
    assert (session.state.lang, session.state.profile) == ("nb", "herttamisaari")


def test_other_rules_put_the_question_anew():
    """The same stage is asked by the rules chosen; the same rules again leave the answer alone."""
    session = begun("first-trick", "?rules=hjerter")
    act(session, "stage", value="only-points")
    answer(session)
    session.dispatch({"type": "set", "key": "rules", "value": "hjerter"})
    assert session.state.exercise.answered
    session.dispatch({"type": "set", "key": "rules", "value": "hertan-saannot"})
    assert session.state.stage == "only-points"
    assert not session.state.exercise.answered
    assert session.state.exercise.puzzle.rules == "hertan-saannot"
    session.dispatch({"type": "set", "key": "rules", "value": "mixed"})
    assert session.state.rules is None


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("slug", LESSONS)
def test_a_page_comes_back_as_it_was(slug, right):
    """After a dead kernel the map that the browser kept brings stage, choice, result and slips back."""
    session = begun(slug, "?lang=fi&rules=hjerter")
    for _ in lesson(slug).stages[:-1]:
        scene = answer(session, right)
        again = begun(slug, scene.address, remembered=scene.remember)
        ours, theirs = session.state, again.state
        assert (theirs.stage, theirs.visit, theirs.profile) == (ours.stage, ours.visit, ours.profile)
        same = [(one.reply, one.answered, one.slips) for one in (ours.exercise, theirs.exercise)]
        assert same[0] == same[1]
        act(session, "next")


def test_other_rules_in_the_address_put_the_question_anew():
    """A page that comes back by other rules keeps its stage and results, and asks the question again."""
    session = begun("first-trick", "?rules=hjerter")
    act(session, "stage", value="only-points")
    scene = answer(session)
    again = begun("first-trick", "?rules=hertan-saannot", remembered=scene.remember).state
    assert (again.stage, again.exercise.answered) == ("only-points", False)
    assert not again.exercise.reply.cards
    assert again.visit.course("first-trick").results == {"only-points": "right"}


@pytest.mark.parametrize("page", ["home", "trainer", "first-trick"])
def test_pages_side_by_side_lose_nothing(page):
    """What a lesson in another tab has put into the browser comes along, and stays beside what is done here."""
    here, there = begun(page), begun("trick")
    there.dispatch({"type": "set", "key": "theme", "value": "dark"})
    kept = answer(there).remember
    scene = here.dispatch({"type": "set", "key": "deck", "value": "four", "remembered": kept})
    assert scene.remember["courses"]["trick"] == kept["courses"]["trick"]
    assert (scene.theme, scene.deck) == ("dark", "four")
    if page == "first-trick":
        answer(here)
        scene = act(here, "hint", remembered=kept)
        assert set(scene.remember["courses"]["first-trick"]["results"]) == {"opens"}
    for nothing in (None, [], "x"):
        assert act(here, "hint", remembered=nothing).remember["courses"]["trick"] == kept["courses"]["trick"]


def test_a_finished_lesson_stays_finished():
    """The end of a lesson comes back too, and home tells how far the learner is."""
    session = begun("trick", "?lang=en")
    fresh = lessons_at_home(begun("home").dispatch({"type": "hello"}))
    for number, _ in enumerate(lesson("trick").stages, 1):
        scene = answer(session)
        home = begun("home", remembered=scene.remember).dispatch({"type": "x"})
        assert str(number) in lessons_at_home(home)["trick"].progress
        scene = act(session, "next")
    assert begun("trick", remembered=scene.remember).state.stage == "end"
    done = lessons_at_home(scene_of(begun("home", "?lang=en", remembered=scene.remember).state))
    assert {card.state for card in fresh.values()} == {"new"}
    assert [slug for slug, card in done.items() if card.state != "new"] == ["trick"]
    assert done["trick"].state == "done"


def lessons_at_home(scene: Scene) -> dict[str, LessonCard]:
    """The cards of the lessons on the home page, by slug."""
    return dict(zip(LESSONS, scene.lists[0].cards, strict=True))


def test_stages_that_are_gone_are_not_counted():
    """Results of stages that a lesson no longer has count neither at home nor at the end."""
    results = {f"old-{number}": "right" for number in range(20)} | {"follow": "right"}
    kept = {"version": 1, "courses": {"trick": {"stage": "old-3", "results": results}}}
    assert begun("trick", remembered=kept).state.stage == lesson("trick").stages[0].id
    home = lessons_at_home(scene_of(begun("home", "?lang=en", remembered=kept).state))
    assert home["trick"].progress.startswith("1 of")
    kept["courses"]["trick"]["stage"] = "end"
    assert " 1 of " in scene_of(begun("trick", "?lang=en", remembered=kept).state).text[-1]


def test_the_trainer_goes_on_without_end():
    """Each next puzzle has a seed of its own, which the address shows and which brings the puzzle back."""
    session = begun("trainer", "?lang=nb&seed=42&rules=hjerter&kind=legal")
    seen = set()
    for count in range(1, 9):
        seen.add(session.state.seed)
        scene = answer(session)
        assert f"seed={session.state.seed}" in scene.address
        assert session.state.visit.practised == (count, count)
        again = begun("trainer", scene.address)
        assert again.state.exercise.puzzle == session.state.exercise.puzzle
        assert again.state.exercise.puzzle.rules == "hjerter"
        act(session, "next")
    assert len(seen) == 8


def test_the_trainer_counts_each_puzzle_once():
    """A wrong answer counts as one puzzle answered, however often it is tried again."""
    session = begun("trainer", "?puzzle=winner")
    for right in (False, False, True):
        act(session, "again")
        answer(session, right)
        assert session.state.visit.practised == (1, 0)
    act(session, "next")
    answer(session)
    assert session.state.visit.practised == (2, 1)


def test_a_page_loaded_again_counts_no_second_first_try():
    """The puzzle counted last does not count again when its address is opened anew; the next one does."""
    session = begun("trainer", "?seed=3&kind=winner")
    answer(session, False)
    again = begun("trainer", session.state.address, remembered=session.state.visit.to_map())
    answer(again)
    assert again.state.visit.practised == (1, 0)
    act(again, "next")
    answer(again)
    assert again.state.visit.practised == (2, 1)


def test_the_trainer_takes_the_kind_and_rules_chosen():
    """Both are chosen in the menus, shown in the address, and *mixed* gives the choice back."""
    session = begun("trainer")
    for kind in ("winner", "legal"):
        scene = session.dispatch({"type": "set", "key": "filter-kind", "value": kind})
        assert session.state.exercise.puzzle.kind == kind
        assert f"kind={kind}" in scene.address
    session.dispatch({"type": "set", "key": "rules", "value": "hertta-korttipeli"})
    assert session.state.exercise.puzzle.rules == "hertta-korttipeli"
    for key in ("kind", "rules"):
        menu = "filter-kind" if key == "kind" else key
        assert f"{key}=" not in session.dispatch({"type": "set", "key": menu, "value": "mixed"}).address
