"""Rules that cannot go together: each policy is sound, but no game can be played by both."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hertta.cards import Suit
from hertta.rules.lines import Found
from hertta.rules.policies import EachAlone, HighestOfLedSuit, LimitWithDrop


@dataclass(frozen=True, slots=True)
class _Check:
    code: str
    keys: tuple[str, ...]
    found: Callable[[Any], str | None]
    expected: str


def contradictions(rules: Any) -> Iterator[Found]:
    """What in a rule set excludes each other.

    Cancelling cards with a single deck are no contradiction, since nothing ever cancels: so ``with_`` can lead from one
    deck to two, the trick first.

    Args:
        rules: a rule set, or as much of one as could be read: an object with an attribute for each question, ``None``
            where nothing could.

    >>> from hertta.rules import ruleset
    >>> list(contradictions(ruleset("hjerter")))
    []
    """
    for check in _CHECKS:
        questions = {key.partition(".")[0] for key in check.keys}
        if all(getattr(rules, question) is not None for question in questions):
            found = check.found(rules)
            if found:
                yield Found(check.code, check.keys, f"found {found}, expected {check.expected}")


def _no_club(rules: Any) -> str | None:
    deck = rules.deck.policy.cards
    return None if deck.of_suit(Suit.CLUBS) else "a deck without clubs"


def _uneven_sides(rules: Any) -> str | None:
    players = rules.deck.policy.players
    sides = rules.sides.policy.sides(players)
    whole = len(sides) > 1 and sum(map(len, sides)) == players
    return None if whole else f"{rules.sides.code} for {players} players"


def _nobody_across(rules: Any) -> str | None:
    players = rules.deck.policy.players
    return f"across among {players} players" if players % 2 and "across" in rules.passing.policy.directions else None


def _pass_too_large(rules: Any) -> str | None:
    count, hand_size = rules.passing.policy.count, rules.deck.policy.hand_size
    passes = set(rules.passing.policy.directions) != {"none"}
    return f"a pass of {count} cards from hands of {hand_size}" if passes and count > hand_size else None


def _kept_elsewhere(rules: Any) -> str | None:
    strange = rules.passing.policy.kept - rules.deck.policy.cards
    return f"{strange} kept" if strange else None


def _equals_tie(rules: Any) -> str | None:
    two = rules.deck.policy.decks > 1 and isinstance(rules.trick.policy, HighestOfLedSuit)
    return f"{rules.trick.code} with {rules.deck.code}" if two else None


def _no_bonus_card(rules: Any) -> str | None:
    deck = rules.deck.policy.cards
    missing = any(points < 0 and not cards & deck for cards, points in rules.values.policy.prices())
    return "a deck without the card that brings a bonus" if missing else None


def _pointless(rules: Any) -> bool:
    return not rules.values.policy.point_cards(rules.deck.policy.cards)


def _empty_moon(rules: Any) -> str | None:
    offered = rules.moon.policy.offers()
    return f"{rules.moon.code} with no card that costs points" if offered and _pointless(rules) else None


def _endless(rules: Any) -> str | None:
    ends = rules.moon.policy.offers() or rules.game_end.policy.counts_deals()
    return f"{rules.game_end.code} with no card that costs points" if _pointless(rules) and not ends else None


def _dropping_sides(rules: Any) -> str | None:
    drops = isinstance(rules.game_end.policy, LimitWithDrop) and not isinstance(rules.sides.policy, EachAlone)
    return f"{rules.game_end.code} with {rules.sides.code}" if drops else None


def _two_openings(rules: Any) -> str | None:
    codes = {one.code for one in rules.play}
    return "opening-card beside opening-club" if codes >= {"opening-card", "opening-club"} else None


_CHECKS = (
    _Check("no-opening-card", ("deck.removed", "opening.policy"), _no_club, "a club to open with"),
    _Check("uneven-sides", ("sides.policy", "deck.players"), _uneven_sides, "two sides or more, and all seats in them"),
    _Check("nobody-across", ("passing.directions", "deck.players"), _nobody_across, "an even number of them"),
    _Check("pass-too-large", ("passing.count", "deck.hand_size"), _pass_too_large, "at most the whole hand"),
    _Check("kept-not-in-deck", ("passing.kept", "deck.removed"), _kept_elsewhere, "cards of the deck"),
    _Check("equal-cards", ("trick.policy", "deck.policy"), _equals_tie, "a rule for two equal cards in a trick"),
    _Check("no-bonus-card", ("values.rank", "deck.removed"), _no_bonus_card, "it in the deck"),
    _Check("empty-moon", ("moon.policy", "values", "deck.removed"), _empty_moon, "points, or no-moon"),
    _Check(
        "endless-game",
        ("game_end.policy", "values", "deck.removed", "moon.policy"),
        _endless,
        "points, or a number of deals",
    ),
    _Check("dropping-sides", ("game_end.policy", "sides.policy"), _dropping_sides, "each-alone, whose totals can drop"),
    _Check("two-openings", ("play.opening-club", "play.opening-card"), _two_openings, "one of them"),
)
"""Each contradiction with the keys it hangs on; it is looked for where all their questions are answered."""
