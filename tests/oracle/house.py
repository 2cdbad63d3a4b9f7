"""House rules to vary profiles with: every policy and every word of a parameter that no source has, and more."""

from contextlib import suppress

from hertta.cards import NO_CARDS, QUEENS_OF_SPADES, Cards
from hertta.errors import RulesError
from hertta.rules import policies, ruleset
from hertta.rules.policies import PassCycle

_TOP_SPADES = Cards.parse("QS KS AS QS' KS' AS'")


def _passing(count, kept=NO_CARDS):
    def option(rules):
        directions = rules.passing.policy.directions
        return rules.with_("passing", PassCycle(directions, count, kept & rules.deck.policy.cards))

    return option


def _answer(question, policy):
    return lambda rules: rules.with_(question, policy)


def _stock(rules):
    if rules.players not in {2, 4}:
        return rules
    return rules.with_("deck", policies.DeckWithStock(rules.players, hand_size=6))


def _pairs(rules):
    return rules.with_("sides", policies.Pairs()) if rules.players in {4, 6, 8, 10} else rules


def _any_club(rules):
    return rules.without("opening-card").with_("play", policies.OpeningClub())


def _any_card(rules):
    for code in {"opening-card", "opening-club"} & {one.code for one in rules.play}:
        rules = rules.without(code)
    return rules


OPTIONS = {
    "some cards in a stock": _stock,
    "partners": _pairs,
    "two cards passed": _passing(2),
    "queen kept": _passing(3, QUEENS_OF_SPADES),
    "top spades kept": _passing(3, _TOP_SPADES),
    "any club opens": _any_club,
    "any card opens": _any_card,
    "points in trick 1": lambda rules: rules.without("first-trick-points"),
    "only points: hearts": _answer("play", policies.FirstTrickPoints("hearts")),
    "only points: all": _answer("play", policies.FirstTrickPoints("all")),
    "only points: queen": _answer("play", policies.FirstTrickPoints("queen")),
    "only points: unsaid": _answer("play", policies.FirstTrickPoints("unsaid")),
    "hearts any time": lambda rules: rules.without("hearts-not-broken"),
    "only hearts: stated": _answer("play", policies.HeartsNotBroken("stated")),
    "only hearts: points": _answer("play", policies.HeartsNotBroken("points")),
    "only hearts: unsaid": _answer("play", policies.HeartsNotBroken("unsaid")),
    "queen waits": _answer("play", policies.QueenNotBroken()),
    "any heart breaks": _answer("breaking", policies.AnyHeart()),
    "off-suit heart breaks": _answer("breaking", policies.OffSuitHeart()),
    "queen breaks": _answer("breaking", policies.HeartOrQueen("any")),
    "queen breaks, hearts off suit": _answer("breaking", policies.HeartOrQueen("off-suit")),
    "other prices": _answer("values", policies.HeartsAndQueen(heart=2, queen=5)),
    "queen alone costs": _answer("values", policies.HeartsAndQueen(heart=0, queen=13)),
    "jack besides": _answer("values", policies.BonusDiamond("J", -10, "besides")),
    "jack needed": _answer("values", policies.BonusDiamond("J", -10, "needed")),
    "ten dropped": _answer("values", policies.BonusDiamond("T", -11, "dropped")),
    "high spades": _answer("values", policies.HighSpades(king=10, ace=0)),
    "face values": _answer("values", policies.NominalHearts(queen=25)),
    "no moon": _answer("moon", policies.NoMoon()),
    "moon subtracts": _answer("moon", policies.Moon(("subtract",))),
    "moon chooses": _answer("moon", policies.Moon(("add", "subtract"))),
    "sun": _answer("moon", policies.MoonAndSun(("add", "subtract"), sun=52)),
    "moon unless over": _answer("moon", policies.MoonByStanding("over")),
    "moon unless lost": _answer("moon", policies.MoonByStanding("lost")),
    "moon above zero": _answer("moon", policies.MoonAboveZero()),
    "no tricks": _answer("deal_end", policies.CleanBonus(no_tricks=-5, no_points=0)),
    "no points": _answer("deal_end", policies.CleanBonus(no_tricks=0, no_points=-3)),
    "nothing taken": _answer("deal_end", policies.CleanBonus(no_tricks=-5, no_points=-3)),
    "low limit": _answer("game_end", policies.Limit(points=50, reached=True)),
    "limit passed": _answer("game_end", policies.Limit(points=100, reached=False)),
    "three deals": _answer("game_end", policies.LimitOrDeals(points=60, deals=3)),
    "limit drops": _answer("game_end", policies.LimitWithDrop(points=100, to=50)),
    "most wins": _answer("aim", policies.MostPoints()),
    "ties play on": _answer("ties", policies.PlayOn()),
}
"""What a table may have agreed, by what it is called here: from a rule set to the rule set with it."""


def house_rules(name, *options):
    """The profile of this name with these options, the later ones over the earlier, without those that it excludes."""
    rules = ruleset(name)
    for option in options:
        with suppress(RulesError):
            rules = OPTIONS[option](rules)
    return rules
