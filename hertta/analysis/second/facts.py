"""Any rule set of ours as plain facts for the second engine: what each policy and its parameters mean, said once more.

The built-in profiles stand in ``tables`` too, written from the sources, and the tests hold both equal. So a variant
made of known policies, and a table's own rules, need no line here.
"""

from collections.abc import Callable, Iterable
from typing import Any

from hertta.analysis.second import tables
from hertta.analysis.second.tables import COMMON, Facts
from hertta.cards import Card
from hertta.rules import RuleSet, is_own, ruleset

UNLESS_SAID: Facts = COMMON | {"opens": None, "hearts_wait": None, "moon": []}
"""What holds where no policy speaks: nothing restricts the play, and there is no moon."""


def faces(cards: Iterable[Card]) -> list[str]:
    """Cards as the second engine has them: of two equal ones either.

    >>> faces([Card.parse("QS"), Card.parse("QS'")])
    ['QS', 'QS']
    """
    return [card.face for card in cards]


FACTS: dict[str, Callable[[Any], Facts]] = {
    "single-deck": lambda it: {"players": it.players, "removed": faces(it.removed), "added": faces(it.added)},
    "deck-with-stock": lambda it: {"players": it.players, "hand_size": it.hand_size},
    "two-decks": lambda it: {"players": it.players, "decks": 2},
    "next-on-left": lambda _: {},
    "each-alone": lambda _: {},
    "pairs": lambda _: {"pairs": True},
    "pass-cycle": lambda it: {"cycle": list(it.directions), "count": it.count, "kept": faces(it.kept)},
    "lowest-club": lambda _: {},
    "opening-card": lambda _: {"opens": "lowest club"},
    "opening-club": lambda _: {"opens": "any club"},
    "follow-suit": lambda _: {},
    "first-trick-points": lambda it: {"ban": it.only_points},
    "hearts-not-broken": lambda it: {"hearts_wait": it.only_hearts},
    "queen-not-broken": lambda _: {"queen_waits": True},
    "any-heart": lambda _: {"breaks": "any heart"},
    "off-suit-heart": lambda _: {"breaks": "off-suit heart"},
    "heart-or-queen": lambda it: {
        "breaks": "any heart" if it.hearts == "any" else "off-suit heart",
        "queen_breaks": True,
    },
    "highest-of-led-suit": lambda _: {},
    "equal-cards-cancel": lambda _: {"equal_cards_cancel": True},
    "hearts-and-queen": lambda it: {"heart": it.heart, "queen": it.queen},
    "bonus-diamond": lambda it: {"bonus_card": it.rank + "D", "bonus": it.bonus, "bonus_in_moon": it.moon},
    "high-spades": lambda it: {"king": it.king, "ace": it.ace},
    "nominal-hearts": lambda it: {"heart": "face", "queen": it.queen},
    "moon": lambda it: {"moon": list(it.options)},
    "no-moon": lambda _: {"moon": []},
    "moon-and-sun": lambda it: {"moon": list(it.options), "sun": it.sun},
    "moon-by-standing": lambda it: {"moon": ["add"], "moon_choice": f"unless {it.unless}"},
    "moon-above-zero": lambda _: {"moon": ["add", "subtract"], "moon_choice": "above zero"},
    "no-bonus": lambda _: {},
    "clean-bonus": lambda it: {"no_tricks": it.no_tricks, "no_points": it.no_points},
    "limit": lambda it: {"limit": it.points, "limit_is_enough": it.reached},
    "limit-or-deals": lambda it: {"limit": it.points, "limit_is_enough": False, "deals": it.deals},
    "limit-with-drop": lambda it: {"limit": it.points, "limit_is_enough": False, "drops_to": it.to},
    "fewest-points": lambda _: {},
    "most-points": lambda _: {"most_wins": True},
    "shared-win": lambda _: {},
    "play-on": lambda _: {"ties_play_on": True},
}
"""Code of a policy to the facts that it states."""


def facts_of(rules: RuleSet) -> Facts:
    """The facts of a rule set.

    >>> from hertta.rules import ruleset
    >>> from hertta.rules.policies import QueenNotBroken
    >>> facts_of(ruleset("hjerter").with_("play", QueenNotBroken()))["queen_waits"]
    True
    """
    facts = dict(UNLESS_SAID)
    for _, cited in rules.cited():
        facts |= FACTS[cited.code](cited.policy)
    return facts


def profile(name: str) -> Facts:
    """The facts of the rules of this name: a profile's as its source has them, a table's own by their policies.

    >>> profile("hjerter~breaking.any-heart")["breaks"]
    'any heart'
    """
    return facts_of(ruleset(name)) if is_own(name) else tables.profile(name)
