"""The engine: positions, what is legal in them and why, play, the pass, the score, the end."""

from hertta.engine.audit import WrongPlay, audit
from hertta.engine.deals import Chance, Dealt, deal, shuffled, split
from hertta.engine.game import Game, new_game
from hertta.engine.judge import Judgement, Reason, Step, Verdict, fold, judge, judge_hand, legal
from hertta.engine.notation import (
    deal_text,
    hand_text,
    moment_text,
    position_text,
    read_deal,
    read_hand,
    read_moment,
    read_position,
)
from hertta.engine.passing import exchange, pass_fault
from hertta.engine.play import Playing, play
from hertta.engine.position import Position, begin, moment
from hertta.engine.score import (
    Outcome,
    Score,
    after_deal,
    breaks_hearts,
    can_shoot,
    cancelled,
    outcome,
    score,
    trick_points,
    trick_winner,
)
from hertta.rules import Moment

__all__ = [
    "Chance",
    "Dealt",
    "Game",
    "Judgement",
    "Moment",
    "Outcome",
    "Playing",
    "Position",
    "Reason",
    "Score",
    "Step",
    "Verdict",
    "WrongPlay",
    "after_deal",
    "audit",
    "begin",
    "breaks_hearts",
    "can_shoot",
    "cancelled",
    "deal",
    "deal_text",
    "exchange",
    "fold",
    "hand_text",
    "judge",
    "judge_hand",
    "legal",
    "moment",
    "moment_text",
    "new_game",
    "outcome",
    "pass_fault",
    "play",
    "position_text",
    "read_deal",
    "read_hand",
    "read_moment",
    "read_position",
    "score",
    "shuffled",
    "split",
    "trick_points",
    "trick_winner",
]
