"""The trainer's part of a session: which puzzle is put, by address, by filters, and after the last one."""

from dataclasses import asdict, replace

from hertta.errors import HerttaError
from hertta.lessons.exercise import Exercise
from hertta.lessons.state import State
from hertta.lessons.trainer import FILTERS, Drawn, Filters, following, loosened, next_seed
from hertta.puzzles import PROVED
from hertta.puzzles.bank import bank
from hertta.settings import Settings, Unusable


def train(state: State, settings: Settings) -> State:
    """The trainer as an address asks for it: a puzzle of the bank by its id, else one by seed and filters.

    A kind may stand in place of an id. Rules that were chosen in a lesson count only where the address asks for
    nothing, so that an address with a seed shows everybody the same.
    """
    filters = Filters(**{name: getattr(settings, name) for name in FILTERS})
    linked = settings.puzzle
    if linked in PROVED:
        filters, linked = replace(filters, kind=linked), None
    asked = filters != Filters() or linked is not None or settings.seed is not None
    state = replace(state, filters=filters, rules=settings.rules if asked else state.rules)
    if linked is None:
        return _drawn(state)
    try:
        return _put(state, Drawn(bank().entry(linked).puzzle, state.seed, banked=True))
    except HerttaError as error:
        code = error.code if error.code == "stale-puzzle" else "unknown-puzzle"
        return _drawn(replace(state, notices=(*state.notices, Unusable(code, linked))))


def narrowed(state: State, name: str, chosen: str | None) -> State:
    """The trainer with another filter; a source takes the place of the rules that were chosen."""
    rules = None if name == "source" and chosen else state.rules
    filters = replace(state.filters, **{name: chosen})
    if (filters, rules) == (state.filters, state.rules):
        return state
    return _drawn(replace(state, filters=filters, rules=rules, notices=()), state.exercise, name)


def ruled(state: State) -> State:
    """The trainer with the rules just chosen, which take the place of a source."""
    filters = replace(state.filters, source=None) if state.rules else state.filters
    return _drawn(replace(state, filters=filters), state.exercise)


def onward(state: State) -> State:
    """The trainer with the next puzzle."""
    return _drawn(replace(state, seed=next_seed(state.seed), notices=()), state.exercise)


def _drawn(state: State, last: Exercise | None = None, newest: str = "") -> State:
    """The first puzzle from the seed on that fits the filters; where none does, filters are dropped and told."""
    tries = ((one, following(state.seed, one, state.rules, last)) for one in loosened(state.filters, newest))
    filters, drawn = next((one, drawn) for one, drawn in tries if drawn is not None)
    before, after = asdict(state.filters), asdict(filters)
    dropped = tuple(Unusable(f"dropped-{name}", before[name]) for name in FILTERS if before[name] != after[name])
    return _put(replace(state, filters=filters, notices=(*state.notices, *dropped)), drawn)


def _put(state: State, drawn: Drawn) -> State:
    return replace(state, exercise=Exercise(drawn.puzzle), seed=drawn.seed, banked=drawn.banked)
