"""What is on the screen of any page: here a lesson's stage, its end, and the trainer."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hertta.lessons.catalog import LESSONS, Stage, lesson
from hertta.lessons.exercise import SHOW, STRIKE, Exercise
from hertta.lessons.pages import BESIDE
from hertta.lessons.scenes.choices import choices
from hertta.lessons.scenes.feedback import can_play_out, feedback, hint_label, others
from hertta.lessons.scenes.frame import asked_for, filter_label, filters, frame, href, page_title
from hertta.lessons.scenes.given import piles, record, sheet, standing
from hertta.lessons.scenes.home import SHOWN, following, home
from hertta.lessons.scenes.own_table import own_rules_told
from hertta.lessons.scenes.table import about, board, facts, hand, plain_hand
from hertta.lessons.scenes.terms import terms_of
from hertta.lessons.scenes.words import Words, words_of
from hertta.lessons.state import HOME, TRAINER, State
from hertta.ui.scene import Action, Feedback, Link, Live, Scene, Section, Step


def scene_of(state: State) -> Scene:
    """The scene of a state: all that is on the screen."""
    words = words_of(state)
    scene = _page(state, words)
    if state.view == "page":
        return replace(scene, terms=terms_of(scene, state, words))
    return replace(scene, actions=(*scene.actions, *_presenting(state, words)))


def _presenting(state: State, words: Words) -> Iterator[Action]:
    """What a presenter needs in front of a class: the steps on and back, and a way out, as no settings are shown."""
    if state.exercise is not None or state.page in LESSONS:
        yield Action("back", words("action-back"), keycap="PageUp")
    if state.exercise is not None and not state.exercise.answered:
        yield Action("forward", words("action-show"), keycap="PageDown")
    yield Action("view", words("action-page"), value="page")


def _page(state: State, words: Words) -> Scene:
    if state.exercise is not None:
        question = _trainer if state.page == TRAINER else _stage
        return question(state, state.exercise, words)
    if state.page in BESIDE:
        return BESIDE[state.page].scene(state, words)
    return home(state, words) if state.page == HOME else _end(state, words)


def _stage(state: State, exercise: Exercise, words: Words) -> Scene:
    course = lesson(state.page)
    stage = course.stage(state.stage)
    number, count = course.stages.index(stage) + 1, len(course.stages)
    title = page_title(state, words)
    text, goal, hint = _texts(state.page, stage, exercise, words)
    said = own_rules_told(exercise.puzzle, words) or (text,)
    instead = exercise.kind.one_table and stage.profile(state.profile) != state.profile
    played_by = (words("played-by", name=words.rules(exercise.puzzle.rules)),) if instead else ()
    return Scene(
        **frame(state, words),
        title=words("page-title", title=title),
        overline=words("overline", title=title, number=number, count=count),
        steps=_steps(state, words),
        steps_label=words("steps-label"),
        heading=goal,
        text=(*said, *played_by),
        hands=_pair(state, stage, words),
        **_question(state, exercise, hint, goal, words),
    )


def _texts(slug: str, stage: Stage, exercise: Exercise, words: Words) -> tuple[str, ...]:
    """A stage's few words, its question and its hint."""
    facts = {"rules": exercise.puzzle.rules, "card": exercise.puzzle.card}
    return tuple(words(f"lesson-{slug}-{stage.id}-{part}", **facts) for part in ("text", "goal", "hint"))


def _pair(state: State, stage: Stage, words: Words) -> tuple[Any, ...]:
    """The other hand of a contrast pair, beside this one, where the hand is what has changed."""
    if stage.pair is None:
        return ()
    other = lesson(state.page).stage(stage.pair).task.moment.hand
    changed = other and other != stage.task.moment.hand
    return (plain_hand(other, words("pair-label"), words),) if changed else ()


def _question(state: State, exercise: Exercise, hint: str, goal: str, words: Words) -> dict[str, Any]:
    """The fields of a scene that put a question and answer it."""
    told, panel = feedback(exercise, hint, words), facts(exercise.puzzle, words)
    return {
        "table": board(exercise, words),
        "piles": piles(exercise.puzzle, words),
        "record": record(exercise.puzzle, words),
        "standing": standing(exercise.puzzle, words),
        "grid": sheet(exercise.puzzle, words),
        "hand": hand(exercise, words),
        "choices": choices(exercise, words),
        "facts": panel if panel.rows else None,
        "actions": _actions(state, exercise, words),
        "feedback": told,
        "others": others(exercise, words),
        "live": Live(goal, _spoken(told, exercise, words) if state.fresh or exercise.nudged else ""),
    }


_SIGNS = {"✓": "choice-right", "✕": "choice-wrong"}
_CARD_SIGNS = {"✓": "card-missed", "✕": "card-wrong"}
"""Which message has the words for a sign: of what was to be chosen, and of cards that may be played or not."""


def _spoken(told: Feedback | None, exercise: Exercise, words: Words) -> str:
    """The result as it is read aloud, with the reasons that are told openly."""
    if told is None:
        return ""
    parts = [_sentence(told.title), *told.text]
    said = _CARD_SIGNS if exercise.kind.plays and not exercise.groups else _SIGNS
    signs = {ord(sign): f"{words(message).lstrip('✓✕+ ')}:" for sign, message in said.items()}
    for item in told.items:
        parts += [_sentence(item.label.translate(signs)), item.text]
    return " ".join([*parts, told.strong]).strip()


def _sentence(title: str) -> str:
    """A title as a voice reads it: without its sign, and with a full stop to pause at."""
    return f"{title.lstrip('✓✕+ ').removesuffix('.')}."


def _actions(state: State, exercise: Exercise, words: Words) -> tuple[Action, ...]:
    told = [Action("playout", words("action-playout"))] if can_play_out(exercise) else []
    proved = exercise.answered or exercise.refused is not None
    if state.view == "projector" and proved and "proof" not in exercise.opened:
        told.append(Action("proof", words("action-proof")))
    if not exercise.answered:
        waiting = exercise.hints == STRIKE and not exercise.can_show
        hint = Action("hint", hint_label(exercise, words), disabled=waiting or exercise.hints == SHOW)
        answer = Action("answer", words(f"action-answer-{_mode(exercise)}"), primary=True, keycap="Enter")
        return (*told, hint, answer)
    following = words("action-new" if state.page == TRAINER else "action-next")
    onward = Action("next", following, primary=True, keycap="PageDown" if state.view == "projector" else "Enter")
    again = [] if exercise.right and not exercise.shown else [Action("again", words("action-again"))]
    return (*told, *again, onward)


def _mode(exercise: Exercise) -> str:
    return exercise.kind.mode if exercise.cards_open else "none"


def _steps(state: State, words: Words) -> tuple[Step, ...]:
    results = state.visit.course(state.page).results
    steps = []
    for number, stage in enumerate(lesson(state.page).stages, 1):
        shown = "now" if stage.id == state.stage else SHOWN.get(results.get(stage.id, ""), "todo")
        steps.append(Step(shown, words(f"step-{shown}", number=number), stage.id))
    return tuple(steps)


def _end(state: State, words: Words) -> Scene:
    """The end of a lesson: how it went, and where to go on."""
    results = state.visit.course(state.page).results
    title = page_title(state, words)
    right = sum(results.get(stage.id) == "right" for stage in lesson(state.page).stages)
    onto = following(state.page)
    goal = words("end-heading", title=title)
    onward = words("end-trainer") if onto == TRAINER else words("end-next")
    return Scene(
        **frame(state, words),
        title=words("page-title", title=title),
        overline=title,
        steps=_steps(state, words),
        steps_label=words("steps-label"),
        heading=goal,
        text=(
            words(f"lesson-{state.page}-end", rules=state.profile, card=None),
            words("end-result", right=right, count=len(lesson(state.page).stages)),
        ),
        actions=(
            Action("restart", words("action-restart")),
            Action("onward", onward, primary=True, href=href(onto, state)),
        ),
        sections=(Section("practice", words("end-practice"), links=_practice(state, words)),),
        live=Live(goal),
    )


def _practice(state: State, words: Words) -> tuple[Link, ...]:
    """The page that goes with the lesson, if there is one, and what the trainer asks on its matter."""
    page = lesson(state.page).page
    beside = (Link(words(f"{page}-title"), href(page, state)),) if page else ()
    asked = (
        Link(
            " · ".join(filter_label(name, value, words) for name, value in filters.items()),
            href(TRAINER, state, **filters),
        )
        for filters in lesson(state.page).practice
    )
    return (*beside, *asked)


def _trainer(state: State, exercise: Exercise, words: Words) -> Scene:
    puzzle = exercise.puzzle
    answered, right = state.visit.practised
    said = {"card": puzzle.card, "passes": bool(puzzle.passes), "deal_number": puzzle.deal_number, "form": puzzle.form}
    goal = words(f"goal-{puzzle.kind}", **said)
    title = page_title(state, words)
    name = words.rules(puzzle.rules)
    number = {"id": puzzle.id} if state.banked else {"seed": str(state.seed)}
    question = _question(state, exercise, words(f"hint-look-{puzzle.kind}"), goal, words)
    if exercise.answered and state.view == "page":
        question["facts"] = about(puzzle, facts(puzzle, words), words)
    return Scene(
        **frame(state, words),
        title=words("page-title", title=title),
        overline=words("trainer-linked" if state.banked else "trainer-overline", name=name, **number),
        heading=goal,
        text=(words("trainer-count", answered=answered, right=right),) if answered and state.view == "page" else (),
        filters=filters(state, words),
        filters_label=asked_for(state, words),
        **question,
    )
