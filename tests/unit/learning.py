"""A learner at a page, without a browser, for all tests of what they do there."""

from hertta.lessons import Session


def begun(page, query="", languages=("en",), remembered=None, seed=7):
    """A session after hello."""
    session = Session(page, seed)
    session.dispatch({"type": "hello", "query": query, "languages": list(languages), "remembered": remembered})
    return session


def act(session, action, **more):
    """Press a button."""
    return session.dispatch({"type": "act", "action": action, **more})
