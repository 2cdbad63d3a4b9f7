"""The questions: the places where rules differ, and the policies that may answer each."""

from typing import Any

from hertta.rules import policies

QUESTIONS: dict[str, tuple[type[Any], ...]] = {
    "deck": (policies.SingleDeck,),
    "dealing": (policies.NextOnLeft,),
    "passing": (policies.PassCycle,),
    "opening": (policies.LowestClub,),
    "play": (policies.OpeningCard, policies.FollowSuit, policies.FirstTrickPoints, policies.HeartsNotBroken),
    "breaking": (policies.AnyHeart, policies.OffSuitHeart),
    "trick": (policies.HighestOfLedSuit,),
    "values": (policies.HeartsAndQueen,),
    "moon": (policies.Moon,),
    "game_end": (policies.Limit,),
    "aim": (policies.FewestPoints,),
}
"""Question to the policies that answer it; ``play`` takes several in this order, every other question one."""

PLAY_ORDER = {policy.code: place for place, policy in enumerate(QUESTIONS["play"])}
"""The place of each restriction: of several that bar a card, the first one is the reason."""
