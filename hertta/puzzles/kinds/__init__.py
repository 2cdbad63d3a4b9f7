"""The kinds of puzzle, one file each."""

from hertta.puzzles.kinds.base import CARDS, Ask, Because, Found, Kind, Proved
from hertta.puzzles.kinds.broken import Broken
from hertta.puzzles.kinds.can_shoot import CanShoot
from hertta.puzzles.kinds.costs import Costs
from hertta.puzzles.kinds.find_illegal import FindIllegal
from hertta.puzzles.kinds.game_over import GameOver
from hertta.puzzles.kinds.leader import Leader
from hertta.puzzles.kinds.legal import Legal
from hertta.puzzles.kinds.may_play import MayPlay
from hertta.puzzles.kinds.moon_choice import ChooseMoon
from hertta.puzzles.kinds.pass_ import Pass
from hertta.puzzles.kinds.play import Play
from hertta.puzzles.kinds.says import Says
from hertta.puzzles.kinds.score import ScoreDeal
from hertta.puzzles.kinds.setup import Setup
from hertta.puzzles.kinds.sheet import Sheet
from hertta.puzzles.kinds.steps import Steps
from hertta.puzzles.kinds.which_tables import WhichTables
from hertta.puzzles.kinds.winner import Winner
from hertta.puzzles.kinds.word import Word

PROVED: dict[str, Proved] = {
    kind.code: kind
    for kind in (
        Legal(),
        MayPlay(),
        Winner(),
        Leader(),
        Pass(),
        Broken(),
        ScoreDeal(),
        CanShoot(),
        ChooseMoon(),
        GameOver(),
        FindIllegal(),
        WhichTables(),
        Setup(),
        Steps(),
        Costs(),
        Sheet(),
        Word(),
    )
}
"""The kinds that are made without end and ship with a proof, by their codes."""

KINDS: dict[str, Kind] = {**PROVED, Play.code: Play(), Says.code: Says()}
"""Every kind by its code; the last two are set in lessons only."""

__all__ = ["CARDS", "KINDS", "PROVED", "Ask", "Because", "Found", "Kind", "Proved"]
