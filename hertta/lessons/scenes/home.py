"""Home: the way on from where the learner was, the map of lessons, and what there is beside them."""

from collections.abc import Mapping

from hertta.lessons.catalog import LESSONS, lesson
from hertta.lessons.pages import BESIDE
from hertta.lessons.scenes.frame import frame, href
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import END, TRAINER, State
from hertta.ui.scene import Action, CardList, LessonCard, Live, Progress, Scene, StepState

SHOWN: Mapping[str, StepState] = {"right": "done", "wrong": "missed"}
"""How a result of a stage is shown; a stage without one is still to do."""


def home(state: State, words: Words) -> Scene:
    """The map: every lesson in its order, then what there is beside them."""
    here = _here(state)
    lessons = tuple(_lesson_card(state, slug, slug == here, words) for slug in LESSONS)
    beside = (_trainer_card(state, words), *(_page_card(state, page, words) for page in BESIDE))
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("home-title")),
        heading=words("home-heading"),
        text=(words("home-text"),),
        actions=(_onward(state, here, words),),
        lists=(CardList(words("home-lessons"), lessons), CardList(words("home-beside"), beside)),
        live=Live(words("home-heading")),
    )


def following(slug: str) -> str:
    """The lesson after this one; after the last the trainer."""
    return dict(zip(LESSONS, (*LESSONS[1:], TRAINER), strict=True))[slug]


def _here(state: State) -> str:
    """Where the learner goes on: the lesson that was open last, or what follows it if that one is done."""
    slug = state.visit.last or LESSONS[0]
    return following(slug) if state.visit.course(slug).stage == END else slug


def _onward(state: State, slug: str, words: Words) -> Action:
    if slug == TRAINER:
        return Action("onward", words("end-trainer"), primary=True, href=href(TRAINER, state))
    title = words(f"lesson-{slug}-title")
    label = words("home-continue" if state.visit.last else "home-begin", title=title)
    return Action("onward", label, primary=True, href=href(slug, state))


def _lesson_card(state: State, slug: str, here: bool, words: Words) -> LessonCard:
    course = state.visit.course(slug)
    steps = tuple(SHOWN.get(course.results.get(stage.id, ""), "todo") for stage in lesson(slug).stages)
    count, missed = len(steps), steps.count("missed")
    done = steps.count("done") + missed
    begun: Progress = "done" if course.stage == END or done == count else "begun" if done else "new"
    return LessonCard(
        title=words(f"lesson-{slug}-title"),
        text=words(f"lesson-{slug}-summary", rules=state.profile),
        href=href(slug, state),
        label=words(f"open-{begun}"),
        progress=words("lesson-progress", done=done, count=count, missed=missed) if done else "",
        state=begun,
        number=LESSONS.index(slug) + 1,
        steps=steps,
        here=here,
    )


def _trainer_card(state: State, words: Words) -> LessonCard:
    answered, right = state.visit.practised
    return LessonCard(
        title=words("trainer-title"),
        text=words("trainer-summary"),
        href=href(TRAINER, state),
        label=words("open-trainer"),
        progress=words("trainer-count", answered=answered, right=right) if answered else "",
    )


def _page_card(state: State, page: str, words: Words) -> LessonCard:
    return LessonCard(
        title=words(f"{page}-title"), text=words(f"{page}-summary"), href=href(page, state), label=words("open-page")
    )
