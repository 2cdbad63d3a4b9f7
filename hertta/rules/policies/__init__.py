"""The policies: one small frozen value for each answer that a source gives to a question."""

from hertta.rules.policies.ending import FewestPoints, Limit
from hertta.rules.policies.play import FirstTrickPoints, FollowSuit, HeartsNotBroken, OpeningCard, PlayPolicy
from hertta.rules.policies.scoring import HeartsAndQueen, Moon, MoonChoice
from hertta.rules.policies.setup import Direction, LowestClub, NextOnLeft, PassCycle, SingleDeck
from hertta.rules.policies.trick import AnyHeart, BreakingPolicy, HighestOfLedSuit, OffSuitHeart

__all__ = [
    "AnyHeart",
    "BreakingPolicy",
    "Direction",
    "FewestPoints",
    "FirstTrickPoints",
    "FollowSuit",
    "HeartsAndQueen",
    "HeartsNotBroken",
    "HighestOfLedSuit",
    "Limit",
    "LowestClub",
    "Moon",
    "MoonChoice",
    "NextOnLeft",
    "OffSuitHeart",
    "OpeningCard",
    "PassCycle",
    "PlayPolicy",
    "SingleDeck",
]
