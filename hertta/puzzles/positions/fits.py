"""Whether the hands and piles that a puzzle tells can come up at a table."""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache, reduce
from operator import or_

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import legal
from hertta.puzzles.puzzle import Puzzle
from hertta.rules import Moment, RuleSet

STRAY = "stray"
"""The flaw of a puzzle that tells something its kind never asks about; without it one question would have two ids."""

_DEFAULTS = tuple((one.name, one.default) for one in fields(Puzzle) if one.name not in {"kind", "rules"})


def stray(puzzle: Puzzle, *used: str) -> tuple[str, ...]:
    """``stray`` if a field has a value that is not among those used."""
    told = any(getattr(puzzle, name) != default and name not in used for name, default in _DEFAULTS)
    return (STRAY,) if told else ()


def hands_fit(rules: RuleSet, hands: Sequence[Cards]) -> bool:
    """Whether these are the hands as they are dealt: all full, no card twice, and all of the deck."""
    deck = rules.deck.policy
    together = reduce(or_, hands, NO_CARDS)
    full = len(hands) == rules.players and all(len(hand) == deck.hand_size for hand in hands)
    return full and len(together) == deck.hand_size * rules.players and not together - deck.cards


def piles_fit(rules: RuleSet, taken: Sequence[Cards]) -> bool:
    """Whether these can be whole tricks: no card twice, all of the deck, and the widow with one trick.

    The pile with the opening card has a whole first trick, which is free of points where those are barred from it: a
    hand of point cards only is one in millions, and two of them there are not.
    """
    deck, together = rules.deck.policy, reduce(or_, taken, NO_CARDS)
    over = [len(pile) % rules.players for pile in taken]
    odd = [each for each in over if each]
    whole = not odd or odd == [deck.widow]
    if deck.widow and not odd and any(taken):
        return False
    told = len(together) == sum(map(len, taken)) and not together - deck.cards
    return len(taken) == rules.players and whole and told and _first_trick_fits(rules, taken)


def _first_trick_fits(rules: RuleSet, taken: Sequence[Cards]) -> bool:
    """Whether the pile with the opening card holds a first trick; told only where every card is dealt."""
    deck = rules.deck.policy
    if deck.stock or deck.decks > 1 or not any(taken):
        return True
    opening = rules.opening.policy.opening_card(deck.cards)
    pile = next((pile for pile in taken if opening in pile), NO_CARDS)
    banned = _points_banned(rules)
    return len(pile - rules.point_cards if banned else pile) >= rules.players - banned


@cache
def _points_banned(rules: RuleSet) -> bool:
    """Whether one who cannot follow suit keeps point cards out of the first trick while there is another card."""
    heart, other = Cards.parse("2H"), Cards.parse("3D")
    return legal(rules, Moment(heart | other, (Card.parse("2C"),))) == other
