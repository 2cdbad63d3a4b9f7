"""The rows: every policy, every value of every option, and for every parameter two values that differ in it alone."""

from hertta.rules import policies as p
from hertta.rules import ruleset
from tests.laws.options import (
    MOON,
    Row,
    breaks,
    choices,
    cost,
    cycle,
    direction,
    may_play,
    of_deck,
    passing,
    points,
    settled,
    single,
    waived,
    winner,
    winners,
)

HJERTER, OMNIBUS, PAIRS, STOCK = map(ruleset, ("hjerter", "omnibus", "paripeli", "hertta-korttipeli-2"))
CANCELLATION, TEN_DEALS = map(ruleset, ("perumisherttamisaari-6", "hertta-korttipeli-10-jakoa"))
NO_OPENING, NO_BAN, NO_WAIT = map(HJERTER.without, ("opening-card", "first-trick-points", "hearts-not-broken"))
ANY_HEART = HJERTER.with_("breaking", p.AnyHeart())
NO_PASS = HJERTER.with_("passing", cycle("none"))
NOMINAL = HJERTER.with_("values", p.NominalHearts(13))
BLACK_MARIA = ruleset("musta-maija")
NEEDED = OMNIBUS.with_("values", p.BonusDiamond("J", -10, "needed"))
SUN = HJERTER.with_("moon", p.MoonAndSun(("add",), 52))
EITHER = ruleset("hjerter-trekk")
STANDING = HJERTER.with_("moon", p.MoonByStanding("over"))
CLEAN = HJERTER.with_("deal_end", p.CleanBonus(-5, -3))
DROP = HJERTER.with_("game_end", p.LimitWithDrop(100, 50))
WHOLE_DECK = str(HJERTER.deck.policy.cards)
LOSING, WINNING = (50, 80, 90, 10), (0, 80, 90, 10)
"""Totals before the deal: added points end the game, and the first seat loses it, or wins it."""

SETUP = [
    Row("deck", HJERTER, single(2), of_deck("hand_size"), 13, 26),
    Row("deck", HJERTER, single(4, removed="2C 2D 2H 2S"), of_deck("hand_size"), 13, 12),
    Row("deck", HJERTER.with_("deck", single(2)), single(2, added="XC XD"), of_deck("hand_size"), 26, 27),
    Row("deck", HJERTER, p.DeckWithStock(4, 10), of_deck("stock"), 0, 12),
    Row("deck", STOCK, p.DeckWithStock(4, 13), of_deck("tricks"), 26, 13),
    Row("deck", STOCK, p.DeckWithStock(2, 10), of_deck("stock"), 26, 32),
    Row("deck", CANCELLATION, p.TwoDecks(8), of_deck("widow"), 2, 0),
    Row("deck", CANCELLATION, single(6, removed="2C 2D 2H 2S"), of_deck("decks"), 2, 1),
    Row("passing", HJERTER, cycle("right"), direction(1), "left", "right"),
    Row("passing", HJERTER, cycle("across"), direction(1), "left", "across"),
    Row("passing", HJERTER, cycle("none"), passing("2C 3C 4C"), None, "no-pass"),
    Row("passing", NO_PASS, cycle("left"), passing("2C 3C 4C"), "no-pass", None),
    Row(
        "passing", NO_PASS.with_("passing", cycle("left")), cycle("left", count=2), passing("2C 3C"), "pass-count", None
    ),
    Row(
        "passing",
        NO_PASS.with_("passing", cycle("left")),
        cycle("left", kept="QS"),
        passing("2C 3C QS"),
        None,
        "kept-card",
    ),
]
PLAY = [
    Row("play", HJERTER, None, may_play("2C 3C", number=1), "2C", "2C 3C", code="opening-card"),
    Row("play", NO_OPENING, p.OpeningCard(), may_play("2C 3C", number=1), "2C 3C", "2C"),
    Row("play", NO_OPENING, p.OpeningClub(), may_play("2C 3C 4D", number=1), "2C 3C 4D", "2C 3C"),
    Row("play", HJERTER, None, may_play("2C 3D", "4C"), "2C", "2C 3D", code="follow-suit"),
    Row("play", HJERTER.without("follow-suit"), p.FollowSuit(), may_play("2C 3D", "4C"), "2C 3D", "2C"),
    Row("play", NO_BAN, p.FirstTrickPoints("unsaid"), may_play("4D 5H QS", "2C", 1), "4D 5H QS", "4D"),
    Row("play", HJERTER, p.FirstTrickPoints("hearts"), may_play("5H QS", "2C", 1), "5H QS", "5H"),
    Row("play", HJERTER, p.FirstTrickPoints("queen"), may_play("5H QS", "2C", 1), "5H QS", "QS"),
    Row("play", HJERTER, p.FirstTrickPoints("all"), waived("5H QS", "2C", 1), ("first-trick-points",), ()),
    Row("play", NO_WAIT, p.HeartsNotBroken("stated"), may_play("4D 5H"), "4D 5H", "4D"),
    Row("play", HJERTER, p.HeartsNotBroken("points"), may_play("5H QS"), "QS", "5H QS"),
    Row("play", HJERTER, p.HeartsNotBroken("unsaid"), waived("5H 6H"), (), ("hearts-not-broken",)),
    Row("play", HJERTER, p.QueenNotBroken(), may_play("4D QS"), "4D QS", "4D"),
    Row("breaking", HJERTER, p.AnyHeart(), breaks("2H 3H"), False, True),
    Row("breaking", ANY_HEART, p.OffSuitHeart(), breaks("2H 3H"), True, False),
    Row("breaking", ANY_HEART, p.HeartOrQueen("any"), breaks("2C QS"), False, True),
    Row("breaking", HJERTER, p.HeartOrQueen("off-suit"), breaks("2C QS"), False, True),
    Row(
        "breaking",
        ANY_HEART.with_("breaking", p.HeartOrQueen("any")),
        p.HeartOrQueen("off-suit"),
        breaks("2H 3H"),
        True,
        False,
    ),
    Row("trick", HJERTER, p.EqualCardsCancel(), winner("KC KC' 2C"), "KC'", "2C"),
]
SCORE = [
    Row("values", HJERTER, p.HeartsAndQueen(2, 13), cost("2H"), 1, 2),
    Row("values", HJERTER, p.HeartsAndQueen(1, 0), cost("QS"), 13, 0),
    Row("values", HJERTER, p.NominalHearts(13), cost("AH"), 1, 14),
    Row("values", NOMINAL, p.NominalHearts(60), cost("QS"), 13, 60),
    Row("values", HJERTER, p.HighSpades(10, 7), cost("KS"), 0, 10),
    Row("values", BLACK_MARIA, p.HighSpades(5, 7), cost("KS"), 10, 5),
    Row("values", BLACK_MARIA, p.HighSpades(10, 5), cost("AS"), 7, 5),
    Row("values", HJERTER, p.BonusDiamond("J", -10, "besides"), cost("JD"), 0, -10),
    Row("values", OMNIBUS, p.BonusDiamond("T", -10, "besides"), cost("TD"), 0, -10),
    Row("values", OMNIBUS, p.BonusDiamond("J", -5, "besides"), cost("JD"), -10, -5),
    Row("values", OMNIBUS, p.BonusDiamond("J", -10, "needed"), choices(MOON, "JD"), ("add", "subtract"), ()),
    Row(
        "values", NEEDED, p.BonusDiamond("J", -10, "dropped"), points(f"{MOON} JD"), (-10, 26, 26, 26), (0, 26, 26, 26)
    ),
    Row("moon", HJERTER, p.Moon(("add", "subtract")), choices(MOON), ("add",), ("add", "subtract")),
    Row("moon", HJERTER, p.Moon(("subtract",)), points(MOON), (0, 26, 26, 26), (-26, 0, 0, 0)),
    Row("moon", HJERTER, p.NoMoon(), points(MOON), (0, 26, 26, 26), (26, 0, 0, 0)),
    Row("moon", HJERTER, p.MoonAndSun(("add",), 52), points(WHOLE_DECK), (0, 26, 26, 26), (0, 52, 52, 52)),
    Row("moon", SUN, p.MoonAndSun(("add",), 104), points(WHOLE_DECK), (0, 52, 52, 52), (0, 104, 104, 104)),
    Row("moon", SUN, p.MoonAndSun(("subtract",), 52), points(MOON), (0, 26, 26, 26), (-26, 0, 0, 0)),
    Row("moon", HJERTER, p.MoonByStanding("over"), points(MOON, totals=WINNING), (0, 26, 26, 26), (-26, 0, 0, 0)),
    Row("moon", HJERTER, p.MoonByStanding("lost"), points(MOON, totals=LOSING), (0, 26, 26, 26), (-26, 0, 0, 0)),
    Row("moon", STANDING, p.MoonByStanding("lost"), points(MOON, totals=WINNING), (-26, 0, 0, 0), (0, 26, 26, 26)),
    Row("moon", HJERTER, p.MoonAboveZero(), choices(MOON, totals=(26, 0, 0, 0)), ("add",), ("add", "subtract")),
    Row("moon", EITHER, p.MoonAboveZero(), choices(MOON, totals=(25, 0, 0, 0)), ("add", "subtract"), ("add",)),
    Row("deal_end", HJERTER, p.CleanBonus(-5, -3), points("2H", "QS 2C", "3C"), (1, 13, 0, 0), (1, 13, -3, -8)),
    Row("deal_end", CLEAN, p.CleanBonus(0, -3), points("2H", "QS 2C", "3C"), (1, 13, -3, -8), (1, 13, -3, -3)),
    Row("deal_end", CLEAN, p.CleanBonus(-5, 0), points("2H", "QS 2C", "3C"), (1, 13, -3, -8), (1, 13, 0, -5)),
    Row("deal_end", CLEAN, p.NoBonus(), points("2H", "QS 2C", "3C"), (1, 13, -3, -8), (1, 13, 0, 0)),
]
END = [
    Row("sides", HJERTER, p.Pairs(), winners(10, 100, 20, 0), (3,), (0, 2)),
    Row("sides", PAIRS, p.EachAlone(), points(MOON), (0, 26, 0, 26), (0, 26, 26, 26)),
    Row("game_end", HJERTER, p.Limit(100, reached=False), winners(100, 0, 1, 1), (1,), ()),
    Row("game_end", HJERTER, p.Limit(120, reached=True), winners(119, 0, 1, 1), (1,), ()),
    Row("game_end", HJERTER, p.LimitOrDeals(100, 10), winners(5, 0, 1, 1, after=10), (), (1,)),
    Row("game_end", TEN_DEALS, p.LimitOrDeals(100, 5), winners(5, 0, 1, 1, after=5), (), (1,)),
    Row("game_end", TEN_DEALS, p.LimitOrDeals(50, 10), winners(51, 0, 1, 1, after=5), (), (1,)),
    Row("game_end", HJERTER, p.LimitWithDrop(100, 50), settled(100, 0, 1, 1), (100, 0, 1, 1), (50, 0, 1, 1)),
    Row("game_end", DROP, p.LimitWithDrop(120, 50), settled(100, 0, 1, 1), (50, 0, 1, 1), (100, 0, 1, 1)),
    Row("game_end", DROP, p.LimitWithDrop(100, 0), settled(100, 0, 1, 1), (50, 0, 1, 1), (0, 0, 1, 1)),
    Row("aim", HJERTER, p.MostPoints(), winners(100, 0, 1, 2), (1,), (0,)),
    Row("ties", HJERTER, p.PlayOn(), winners(100, 0, 0, 2), (1, 2), ()),
]
ROWS = [*SETUP, *PLAY, *SCORE, *END]
