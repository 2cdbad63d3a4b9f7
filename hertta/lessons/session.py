"""A session: intents come in, states follow; a pure reducer."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

from hertta.cards import Card
from hertta.errors import NotationError
from hertta.lessons.catalog import LESSONS, lesson
from hertta.lessons.exercise import Exercise, restore
from hertta.lessons.menus import FILTER, MIXED, values_of
from hertta.lessons.pages import BESIDE
from hertta.lessons.state import END, HOME, TRAINER, State, own_rules
from hertta.lessons.trainer import NAMES
from hertta.lessons.training import narrowed, onward, ruled, train
from hertta.progress import Course, Visit, read_visit
from hertta.puzzles import Puzzle
from hertta.rules import known_name
from hertta.settings import Settings, Unusable, parse
from hertta.text import CALLED, CODES, choose
from hertta.ui.scene import Focus

Intent = Mapping[str, Any]


def reduce(state: State, intent: Intent) -> State:
    """The state after an intent; one that means nothing here changes nothing.

    Args:
        state: what is shown.
        intent: what the browser sent, already known to be a map; the rest of it may be anything.
    """
    step = _STEPS.get(str(intent.get("type")))
    settled = _side_by_side(replace(state, fresh=False), intent)
    return settled if step is None else _remember(step(settled, intent))


def _side_by_side(state: State, intent: Intent) -> State:
    """The state with what another page has put into the browser since, all but this page's own lesson."""
    if not isinstance(intent.get("remembered"), dict):
        return state
    visit = _visit(intent)
    if state.page in LESSONS:
        visit = visit.with_course(state.page, state.visit.course(state.page))
    return replace(state, visit=visit)


def _visit(intent: Intent) -> Visit:
    return read_visit(intent.get("remembered"), CODES, known_name, LESSONS)


def _hello(state: State, intent: Intent) -> State:
    """The browser is there: its address, its languages, and what it kept."""
    visit = _visit(intent)
    found = intent.get("languages")
    wanted = tuple(tag for tag in found if isinstance(tag, str))[:20] if isinstance(found, list) else ()
    query = intent.get("query")
    settings = parse(
        query if isinstance(query, str) else "",
        visit.preferences.lang or choose(wanted),
        CALLED,
        {**NAMES, **_places(state.page)},
        known_name,
    )
    found_state = replace(
        state,
        lang=settings.lang,
        visit=visit,
        rules=settings.rules or visit.preferences.rules,
        own_rules=own_rules(settings.lang) or state.own_rules,
        view=settings.view,
        seed=state.seed if settings.seed is None else settings.seed,
        notices=settings.notices,
    )
    if state.page == TRAINER:
        return train(found_state, settings)
    if state.page in BESIDE:
        return BESIDE[state.page].open(found_state, settings)
    return found_state if state.page == HOME else _resume(found_state, settings)


def _places(page: str) -> Mapping[str, tuple[str, ...]]:
    """The places that an address of this page may name: stages of a lesson, or what another page has."""
    if page in LESSONS:
        return {"stage": _stages(page)}
    return BESIDE[page].names if page in BESIDE else {}


def _stages(slug: str) -> tuple[str, ...]:
    """The ids of a lesson's stages, then its end."""
    return (*(stage.id for stage in lesson(slug).stages), END)


def _resume(state: State, settings: Settings) -> State:
    """A lesson at the stage that the address names, else where the visit left it; a stage that is gone is told."""
    course = state.visit.course(state.page)
    stages = _stages(state.page)
    stage = settings.stage or course.stage
    if stage == END:
        return replace(state, stage=END, exercise=None)
    if stage and stage not in stages:
        state = replace(state, notices=(*state.notices, Unusable("unknown-stage", stage)))
    stage = stage if stage in stages else stages[0]
    return replace(state, stage=stage, exercise=restore(_puzzle(state, stage), course.draft))


def _puzzle(state: State, stage: str) -> Puzzle:
    return lesson(state.page).stage(stage).puzzle(state.profile)


def _open_stage(state: State, stage: str) -> State:
    if stage == END:
        return replace(state, stage=END, exercise=None)
    return replace(state, stage=stage, exercise=Exercise(_puzzle(state, stage)))


def _set(state: State, intent: Intent) -> State:
    """A setting: it changes what is shown and is kept; place, answer and focus stay."""
    key, value = intent.get("key"), intent.get("value")
    if not isinstance(key, str) or not isinstance(value, str) or value not in values_of(key, state):
        return state
    chosen = None if value == MIXED else value
    if key == "view":
        return replace(state, view="projector" if value == "projector" else "page")
    if key.startswith(FILTER):
        return narrowed(state, key.removeprefix(FILTER), chosen) if state.page == TRAINER else state
    visit = replace(state.visit, preferences=replace(state.visit.preferences, **cast(Any, {key: chosen})))
    kept = replace(state, visit=visit, notices=())
    if key == "lang":
        return _replay(state, replace(kept, lang=value))
    return _replay(state, replace(kept, rules=chosen)) if key == "rules" else kept


def _replay(before: State, after: State) -> State:
    """The question by the rules now in play; it begins anew only where they are other rules."""
    if before.page == HOME or before.exercise is None:
        return after
    if before.page == TRAINER:
        return after if after.rules == before.rules else ruled(after)
    opened = _open_stage(after, before.stage)
    same = opened.exercise is not None and opened.exercise.puzzle == before.exercise.puzzle
    return replace(opened, exercise=before.exercise) if same else opened


def _choose(state: State, intent: Intent) -> State:
    try:
        card = Card.parse(str(intent.get("card")))
    except NotationError:
        return state
    return _with(state, lambda exercise: exercise.choose(card))


def _pick(state: State, intent: Intent) -> State:
    return _with(state, lambda exercise: exercise.pick(str(intent.get("name")), str(intent.get("value"))))


def _with(state: State, change: Callable[[Exercise], Exercise]) -> State:
    return state if state.exercise is None else replace(state, exercise=change(state.exercise))


def _act(state: State, intent: Intent) -> State:
    action, value = str(intent.get("action")), str(intent.get("value", ""))
    own = BESIDE[state.page].acts if state.page in BESIDE else {}
    act = own.get(action) or _ACTS.get(action)
    return state if act is None else act(state, value)


def _fill(state: State, intent: Intent) -> State:
    """What was written into a field, or chosen there."""
    key, value = intent.get("key"), intent.get("value")
    if state.page not in BESIDE or not isinstance(key, str) or not isinstance(value, str):
        return state
    return BESIDE[state.page].fill(state, key, value)


def _answer(state: State, _: str) -> State:
    if state.exercise is None or state.exercise.answered:
        return state
    exercise = state.exercise.answer()
    answered = replace(state, exercise=exercise, fresh=True)
    return _count(answered, exercise) if exercise.answered else answered


def _count(state: State, exercise: Exercise) -> State:
    """Put the result of the exercise into the visit: the first answer counts, and one that was shown never."""
    if exercise.shown:
        return state
    if state.page == TRAINER:
        answered, right = state.visit.practised
        if exercise.tries > 1 or exercise.puzzle.id == state.visit.counted:
            return state
        now = (answered + 1, right + exercise.right)
        return replace(state, visit=replace(state.visit, practised=now, counted=exercise.puzzle.id))
    course = state.visit.course(state.page)
    results = {**course.results, state.stage: exercise.result}
    return replace(state, visit=state.visit.with_course(state.page, replace(course, results=results)))


def _hint(state: State, _: str) -> State:
    return replace(_with(state, Exercise.hint), fresh=True)


def _unfold(what: str) -> Callable[[State, str], State]:
    return lambda state, _: _with(state, lambda exercise: exercise.open(what))


def _again(state: State, _: str) -> State:
    return _focus(_with(state, Exercise.again))


def _next(state: State, _: str) -> State:
    if state.exercise is not None and not state.exercise.answered:  # the second click of a double one
        return state
    if state.page == TRAINER:
        return _focus(onward(state))
    if state.page not in LESSONS or state.stage == END:
        return state
    stages = _stages(state.page)
    return _focus(_open_stage(replace(state, notices=()), stages[stages.index(state.stage) + 1]))


def _stage(state: State, value: str) -> State:
    if state.page not in LESSONS or value not in _stages(state.page)[:-1]:
        return state
    return _focus(_open_stage(state, value))


def _forward(state: State, _: str) -> State:
    """A presenter's step on, from the question to its answer."""
    if state.view != "projector" or state.exercise is None or state.exercise.answered:
        return state
    return replace(state, exercise=state.exercise.reveal(), fresh=True)


def _back(state: State, _: str) -> State:
    """A presenter's step back: from the answer to its question, or to the stage before."""
    if state.exercise is not None and state.exercise.answered:
        return _focus(replace(state, exercise=Exercise(state.exercise.puzzle)))
    if state.page not in LESSONS:
        return state
    stages = _stages(state.page)
    return _focus(_open_stage(state, stages[max(stages.index(state.stage) - 1, 0)]))


def _restart(state: State, _: str) -> State:
    if state.page not in LESSONS:
        return state
    cleared = replace(state, visit=state.visit.with_course(state.page, Course()))
    return _focus(_open_stage(cleared, _stages(state.page)[0]))


def _view(state: State, value: str) -> State:
    return _set(state, {"key": "view", "value": value})


def _focus(state: State) -> State:
    """Send the focus to where the learner acts next."""
    exercise = state.exercise
    where: Focus = "heading" if exercise is None else "hand" if exercise.cards_open else "choices"
    return replace(state, focus=where, focus_serial=state.focus_serial + 1)


_ACTS: Mapping[str, Callable[[State, str], State]] = {
    "answer": _answer,
    "hint": _hint,
    "again": _again,
    "next": _next,
    "forward": _forward,
    "back": _back,
    "stage": _stage,
    "restart": _restart,
    "view": _view,
    "proof": _unfold("proof"),
    "playout": _unfold("playout"),
}

_STEPS: Mapping[str, Callable[[State, Intent], State]] = {
    "hello": _hello,
    "set": _set,
    "choose": _choose,
    "pick": _pick,
    "act": _act,
    "fill": _fill,
}


def _remember(state: State) -> State:
    """The state with the open stage and its draft in the visit."""
    if state.page not in LESSONS:
        return state
    state = replace(state, visit=replace(state.visit, last=state.page))
    draft = {} if state.exercise is None else state.exercise.draft()
    course = replace(state.visit.course(state.page), stage=state.stage, draft=draft)
    return replace(state, visit=state.visit.with_course(state.page, course))
