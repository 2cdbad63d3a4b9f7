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


def put_in(state, right=True):
    """The state with right or wrong choices put in, each step but the last answered; ``None`` where none can be."""
    exercise = state.exercise
    answer, hand = exercise.kind.solve(exercise.puzzle), exercise.puzzle.moment.hand
    if exercise.kind.mode == "one":
        cards = list(answer.cards if right else hand - answer.cards)[:1]
    else:
        cards = answer.cards if right else (hand - answer.cards or list(hand)[:1])
    if exercise.kind.mode != "none" and not cards:
        return None
    for card in cards:
        state = reduce(state, {"type": "choose", "card": str(card)})
    while True:
        for group in state.exercise.open_groups:
            value = next(one for one in group.values if (one == answer.picks[group.name]) is right)
            state = reduce(state, {"type": "pick", "name": group.name, "value": value})
        if state.exercise.step == state.exercise.last_step:
            return state
        state = do(state, "answer")
