"""A learner at a page, without a browser, for all tests of what they do there."""

from dataclasses import replace

from hertta.lessons import Session
from hertta.lessons.exercise import Exercise
from hertta.lessons.session import reduce
from hertta.lessons.state import TRAINER, State


def begun(page, query="", languages=("en",), remembered=None, seed=7):
    """A session after hello."""
    session = Session(page, seed)
    session.dispatch({"type": "hello", "query": query, "languages": list(languages), "remembered": remembered})
    return session


def act(session, action, **more):
    """Press a button."""
    return session.dispatch({"type": "act", "action": action, **more})


def put(puzzle, query="?lang=en"):
    """The trainer's state with this puzzle."""
    return replace(reduce(State(TRAINER), {"type": "hello", "query": query}), exercise=Exercise(puzzle))


def do(state, *actions):
    """The state after these buttons."""
    for action in actions:
        state = reduce(state, {"type": "act", "action": action})
    return state


def chosen(state, cards=(), **picks):
    """The state with cards chosen and values picked."""
    for card in cards:
        state = reduce(state, {"type": "choose", "card": str(card)})
    for name, value in picks.items():
        state = reduce(state, {"type": "pick", "name": name.replace("_", "-"), "value": value})
    return state
