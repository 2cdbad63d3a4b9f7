"""Themes: what a puzzle is about, as pure functions of the position.

A theme tells what a learner may want more of. It may give the answer away, so it is shown only after one.
"""

from collections.abc import Callable, Mapping

from hertta.cards import JOKERS, NO_CARDS, SUIT_MASKS
from hertta.engine import cancelled, trick_points
from hertta.puzzles.positions.moments import STATED
from hertta.puzzles.positions.standings import sides
from hertta.puzzles.puzzle import Puzzle
from hertta.puzzles.seen import HEARTS, POINTS, QUEENS, Seen, mask_of
from hertta.rules import WAIVED

Theme = Callable[[Seen], bool]
"""Whether a puzzle is about something, of the look at it."""

_HAND: Mapping[str, Theme] = {
    "opening-lead": lambda seen: seen.first and seen.lead,
    "first-trick": lambda seen: seen.first,
    "last-trick": lambda seen: (
        seen.puzzle.moment.trick_number == seen.rules.deck.policy.tricks and bool(seen.hand or seen.table)
    ),
    "last-to-play": lambda seen: seen.follow and len(seen.puzzle.moment.trick) == seen.rules.players - 1,
    "follow-suit": lambda seen: seen.held > 0,
    "singleton": lambda seen: seen.held.bit_count() == 1,
    "void": lambda seen: seen.void,
    "one-legal-card": lambda seen: seen.legal.bit_count() == 1 < seen.hand.bit_count(),
    "all-legal": lambda seen: seen.legal == seen.hand > 0,
    "only-hearts-left": lambda seen: seen.hand > 0 and not seen.hand & ~HEARTS,
    "only-points-left": lambda seen: seen.hand > 0 and not seen.hand & ~POINTS,
    "hearts-and-queen": lambda seen: _both(seen.hand) and not seen.hand & ~POINTS,
    "forced-queen": lambda seen: seen.barred > 0 and not seen.legal & ~QUEENS,
    "queen-can-go": lambda seen: seen.void and seen.legal & QUEENS > 0,
    "queen-may-lead": lambda seen: _unbroken_lead(seen) and seen.legal & QUEENS > 0 and seen.legal & ~QUEENS > 0,
}
"""What the learner holds and may play."""

_RULES: Mapping[str, Theme] = {
    "ban-speaks": lambda seen: seen.first and seen.void and seen.barred & POINTS > 0,
    "ban-waived": lambda seen: seen.void and seen.first and seen.spoken({WAIVED}) > 0,
    "hearts-unbroken-lead": lambda seen: _unbroken_lead(seen) and seen.barred & HEARTS > 0,
    "hearts-broken-lead": lambda seen: seen.lead and seen.puzzle.moment.hearts_broken and seen.hand & HEARTS > 0,
    "stated-exception": lambda seen: seen.spoken(STATED) > 0,
    "rule-gives-way": lambda seen: seen.spoken({WAIVED}) > 0,
    "source-silent": lambda seen: seen.silent,
    "sources-differ": lambda seen: seen.parted,
}
"""Which rules speak, and what the sources say."""

_TRICK: Mapping[str, Theme] = {
    "led-hearts": lambda seen: bool(seen.table) and seen.table[0].bit & HEARTS > 0,
    "hearts-in-trick": lambda seen: bool(seen.table) and mask_of(seen.table) & HEARTS & ~_led(seen) > 0,
    "queen-in-trick": lambda seen: mask_of(seen.table) & QUEENS > 0,
    "higher-off-suit": lambda seen: any(card.rank > _best(seen) for card in seen.table if not card.bit & _led(seen)),
    "nobody-follows": lambda seen: bool(seen.full) and (mask_of(seen.full) & _led(seen)).bit_count() == 1,
    "empty-trick": lambda seen: bool(seen.full) and not trick_points(seen.rules, seen.full),
    "cancelled-cards": lambda seen: bool(seen.full) and cancelled(seen.rules, seen.full) != NO_CARDS,
    "nobody-wins": lambda seen: bool(seen.full) and seen.winner is None,
}
"""What lies on the table."""

_PILES: Mapping[str, Theme] = {
    "moon": lambda seen: seen.shooter is not None,
    "moon-missed-by-a-heart": lambda seen: _one_short(seen) and seen.missing & HEARTS > 0,
    "moon-missed-by-the-queen": lambda seen: _one_short(seen) and seen.missing & QUEENS > 0,
    "every-trick": lambda seen: seen.deck in seen.piles,
    "nobody-has-points": lambda seen: seen.missing > 0 and seen.holders == 0,
    "one-has-points": lambda seen: seen.missing > 0 and seen.holders == 1,
    "points-are-split": lambda seen: seen.holders > 1 and not seen.finished,
    "bonus-card": lambda seen: any(
        price < 0 and seen.shown & cards for cards, price in seen.rules.values.policy.priced
    ),
}
"""What has been taken."""

_STANDING: Mapping[str, Theme] = {
    "exactly-the-limit": lambda seen: bool(seen.sums) and seen.limit in seen.sums,
    "tie": lambda seen: seen.tied,
    "last-deal": lambda seen: seen.over(seen.puzzle.deal_number) and not seen.over(1),
    "no-pass-deal": lambda seen: seen.passing and _direction(seen) == "none",
    "cycle-begins-again": lambda seen: (
        seen.passing and seen.puzzle.deal_number > len(seen.rules.passing.policy.directions)
    ),
    "opening-card-passed": lambda seen: any(seen.opening in passed for passed in seen.puzzle.passes),
}
"""How the game stands, and what is passed."""

_RECORD: Mapping[str, Theme] = {
    "queen-does-not-break": lambda seen: any(
        mask_of(trick) & QUEENS for trick in seen.unbroken if trick is not seen.breaking
    ),
    "off-suit-break": lambda seen: seen.breaking != () and not seen.breaking[0].bit & HEARTS,
    "heart-led-unbroken": lambda seen: any(trick[0].bit & HEARTS for trick in seen.unbroken),
    "hearts-stay-unbroken": lambda seen: seen.unbroken != () and seen.unbroken == seen.tricks and not seen.breaking,
    "broken-in-the-last-trick": lambda seen: seen.breaking != () and seen.unbroken == seen.tricks,
    "revoke": lambda seen: seen.revoked,
}
"""What has happened over several tricks."""

_TABLE: Mapping[str, Theme] = {
    "two-decks": lambda seen: seen.rules.deck.policy.decks > 1,
    "stock-or-widow": lambda seen: seen.rules.deck.policy.stock + seen.rules.deck.policy.widow > 0,
    "jokers": lambda seen: seen.deck & JOKERS.mask > 0,
    "missing-two-of-clubs": lambda seen: not seen.deck & 1,
    "few-players": lambda seen: seen.rules.players < 4,
    "many-players": lambda seen: seen.rules.players > 4,
    "pairs": lambda seen: len(sides(seen.rules)) < seen.rules.players,
    "reversed-aim": lambda seen: seen.rules.aim.policy.best((0, 1)) == 1,
}
"""Who plays, and with which cards."""

_COUNTING: Mapping[str, Theme] = {
    "what-costs": lambda seen: seen.loose > 0,
    "checksum": lambda seen: bool(seen.puzzle.sheet),
}
"""What is counted without a deal before one's eyes."""

_WORDS: Mapping[str, Theme] = {
    "words": lambda seen: seen.word is not None,
    "false-friends": lambda seen: seen.word is not None and seen.word.false_friend,
}
"""How the sources speak."""

THEMES: Mapping[str, Theme] = {
    **_HAND,
    **_RULES,
    **_TRICK,
    **_PILES,
    **_STANDING,
    **_RECORD,
    **_TABLE,
    **_COUNTING,
    **_WORDS,
}
"""Every theme by its code, in the order in which they are listed."""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The codes of a puzzle's themes, in the order of ``THEMES``.

    >>> from hertta.cards import Card, Cards
    >>> from hertta.rules import Moment
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> themes_of(Puzzle("legal", "hjerter", moment, leader=3))
    ('first-trick', 'void', 'one-legal-card', 'ban-speaks', 'sources-differ')
    """
    seen = Seen(puzzle)
    return tuple([code for code, holds in THEMES.items() if holds(seen)])


def _both(cards: int) -> bool:
    """Whether hearts and a queen of spades are among these cards."""
    return cards & HEARTS > 0 and cards & QUEENS > 0


def _unbroken_lead(seen: Seen) -> bool:
    """Whether the learner leads to a later trick before hearts are broken."""
    return seen.lead and not seen.first and not seen.puzzle.moment.hearts_broken


def _led(seen: Seen) -> int:
    """The suit that was led, of a trick that is not empty."""
    return SUIT_MASKS[seen.table[0].suit]


def _best(seen: Seen) -> int:
    """The highest rank of the suit that was led."""
    return max(card.rank for card in seen.table if card.bit & _led(seen))


def _one_short(seen: Seen) -> bool:
    """Whether the deal is over and a single card was missing for a moon."""
    return seen.finished and seen.missing.bit_count() == 1


def _direction(seen: Seen) -> str:
    """Where the cards of the pass go."""
    return seen.rules.passing.policy.direction(seen.puzzle.deal_number)
