"""The questions: the places where rules differ, and the policies that may answer each."""

from typing import Any

from hertta.rules import policies

QUESTIONS: dict[str, tuple[type[Any], ...]] = {
    "deck": (policies.SingleDeck, policies.DeckWithStock, policies.TwoDecks),
    "dealing": (policies.NextOnLeft,),
    "sides": (policies.EachAlone, policies.Pairs),
    "passing": (policies.PassCycle,),
    "opening": (policies.LowestClub,),
    "play": (
        policies.OpeningCard,
        policies.OpeningClub,
        policies.FollowSuit,
        policies.FirstTrickPoints,
        policies.HeartsNotBroken,
        policies.QueenNotBroken,
    ),
    "breaking": (policies.AnyHeart, policies.OffSuitHeart, policies.HeartOrQueen),
    "trick": (policies.HighestOfLedSuit, policies.EqualCardsCancel),
    "values": (policies.HeartsAndQueen, policies.BonusDiamond, policies.HighSpades, policies.NominalHearts),
    "moon": (policies.Moon, policies.NoMoon, policies.MoonAndSun, policies.MoonByStanding, policies.MoonAboveZero),
    "deal_end": (policies.NoBonus, policies.CleanBonus),
    "game_end": (policies.Limit, policies.LimitOrDeals, policies.LimitWithDrop),
    "aim": (policies.FewestPoints, policies.MostPoints),
    "ties": (policies.SharedWin, policies.PlayOn),
}
"""Question to the policies that answer it; ``play`` takes several in this order, every other question one."""

PLAY_ORDER = {policy.code: place for place, policy in enumerate(QUESTIONS["play"])}
"""The place of each restriction: of several that bar a card, the first one is the reason."""
