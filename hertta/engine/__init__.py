"""The engine: positions, what is legal in them and why, play, the pass, the score, the end."""

from hertta.engine.audit import WrongPlay, audit
from hertta.engine.deals import Chance, deal, split
from hertta.engine.game import Game, new_game
from hertta.engine.judge import Judgement, Step, Verdict, fold, judge, judge_hand, legal
from hertta.engine.passing import exchange, pass_fault
from hertta.engine.play import play
from hertta.engine.position import Position, begin, moment
from hertta.engine.score import Outcome, Score, can_shoot, outcome, score, trick_points
from hertta.rules import Moment

__all__ = [
    "Chance",
    "Game",
    "Judgement",
    "Moment",
    "Outcome",
    "Position",
    "Score",
    "Step",
    "Verdict",
    "WrongPlay",
    "audit",
    "begin",
    "can_shoot",
    "deal",
    "exchange",
    "fold",
    "judge",
    "judge_hand",
    "legal",
    "moment",
    "new_game",
    "outcome",
    "pass_fault",
    "play",
    "score",
    "split",
    "trick_points",
]
