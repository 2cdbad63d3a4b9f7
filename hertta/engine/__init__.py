"""The engine: positions, what is legal in them and why, play, the pass, the score, the end.

A deal from the shuffle to the score; ``Game`` adds deals up, ``Playing`` plays in place where speed counts:

>>> from hertta.cards import Card, Cards
>>> from hertta.rules import ruleset
>>> rules = ruleset("hjerter")
>>> hands, rest = deal(rules, seed=1)
>>> passes = [Cards.of(list(hand)[:3]) for hand in hands]
>>> position = begin(rules, exchange(rules, 1, hands, passes), rest=rest)
>>> position.seat, legal(rules, position.moment)
(0, Cards('2C'))
>>> verdict = judge(rules, position.moment, Card.parse("5C"))
>>> verdict.legal, verdict.rule, verdict.claims
(False, 'opening-card', ('hjerter-018',))
>>> while not position.over:
...     position = play(position, next(iter(legal(rules, position.moment))))
>>> score(rules, position.taken).points
(4, 4, 14, 4)
"""

from hertta.engine.audit import WrongPlay, audit
from hertta.engine.deals import Chance, Dealt, cut, deal, shuffled, split
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
    "cut",
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
