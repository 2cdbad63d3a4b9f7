"""Making puzzles: a seed decides everything."""

from hertta.engine import Chance
from hertta.errors import PuzzleError
from hertta.puzzles.kinds import PROVED
from hertta.puzzles.lines import rejected
from hertta.puzzles.prove import Certificate, prove, proved_kind
from hertta.puzzles.puzzle import Puzzle
from hertta.rules import MAIN_PROFILES, ruleset

MAKER = 2
"""Version of the maker: what a seed gives changes only with it, or when the puzzle that it gave is rejected."""

_TRIES = 200


def make(seed: int, kind: str | None = None, rules: str | None = None) -> Puzzle:
    """The puzzle of a seed, proved.

    Args:
        seed: a whole number; the same seed gives the same puzzle on every machine.
        kind: a code in ``PROVED``; ``None`` lets the seed choose among those that suit the rules.
        rules: name of the profile; ``None`` lets the seed choose among the main ones that suit the kind.

    Raises:
        PuzzleError: ``unknown-kind``; ``no-puzzle`` if the rules leave nothing to ask of that kind; ``disputed`` if the
            engine and the second road differ, which is a fault of ours.
        RulesError: ``unknown-rules``.

    >>> make(7, "legal", "hjerter") == make(7, "legal", "hjerter")
    True
    """
    return made(seed, kind, rules)[0]


def made(seed: int, kind: str | None = None, rules: str | None = None) -> tuple[Puzzle, Certificate]:
    """The puzzle of a seed with its proof; see ``make``."""
    kinds = list(PROVED.values()) if kind is None else [proved_kind(kind)]
    profiles = [ruleset(name) for name in (MAIN_PROFILES if rules is None else (rules,))]
    pairs = [(one, [its for its in profiles if one.suits(its)]) for one in kinds]
    open_ = [(one, suited) for one, suited in pairs if suited]
    if not open_:
        raise PuzzleError("no-puzzle", f"found nothing to ask of kind {kind} by {rules}, expected rules that it suits")
    chance, banned = Chance(seed), rejected()
    chosen, suited = chance.choice(open_)
    profile = chance.choice(suited)
    for _ in range(_TRIES):
        puzzle = chosen.draw(profile, chance)
        if puzzle is None or (banned and puzzle.id in banned):
            continue
        try:
            return puzzle, prove(puzzle)
        except PuzzleError as error:
            if error.code != "not-a-puzzle":
                raise
    raise PuzzleError("no-puzzle", f"found no puzzle of kind {chosen.code} by {profile.name} in {_TRIES} draws")
