"""The questions: the places where rules differ, and the policies that may answer each."""

from typing import Any

from hertta.rules.policies import (
    AnyHeart,
    FewestPoints,
    FirstTrickPoints,
    FollowSuit,
    HeartsAndQueen,
    HeartsNotBroken,
    HighestOfLedSuit,
    Limit,
    LowestClub,
    Moon,
    OffSuitHeart,
    OpeningCard,
    PassCycle,
    SingleDeck,
)

QUESTIONS: dict[str, tuple[type[Any], ...]] = {
    "deck": (SingleDeck,),
    "passing": (PassCycle,),
    "opening": (LowestClub,),
    "play": (OpeningCard, FollowSuit, FirstTrickPoints, HeartsNotBroken),
    "breaking": (AnyHeart, OffSuitHeart),
    "trick": (HighestOfLedSuit,),
    "values": (HeartsAndQueen,),
    "moon": (Moon,),
    "game_end": (Limit,),
    "aim": (FewestPoints,),
}
"""Question to the policies that answer it; ``play`` takes several in their order, every other question one."""
