"""A look at a puzzle: what can be seen in it, worked out once and only if somebody asks."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hertta.cards import QUEENS_OF_SPADES, SUIT_MASKS, Card, Cards, Suit
from hertta.engine import Step, fold, legal, trick_winner
from hertta.puzzles.kinds import KINDS
from hertta.puzzles.positions.rows import Origin, origin
from hertta.puzzles.positions.standings import limit, side_sums
from hertta.puzzles.puzzle import Puzzle
from hertta.rules import MAIN_PROFILES, RuleSet, claim, ruleset
from hertta.rules.terms import Term, term

HEARTS = SUIT_MASKS[Suit.HEARTS]
"""The mask of the hearts of both decks."""
QUEENS = QUEENS_OF_SPADES.mask
"""The mask of the queens of spades."""
POINTS = HEARTS | QUEENS
"""The mask of the cards that the ban of the first trick names."""

Trick = tuple[Card, ...]


@dataclass(frozen=True)
class Seen:
    """A puzzle and what follows from it.

    Sets of cards are masks. What a puzzle does not tell of is empty: no hand, no trick, no piles.

    >>> from hertta.rules import Moment
    >>> seen = Seen(Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),))))
    >>> seen.void, Cards(seen.legal), [step.clause for step in seen.steps]
    (True, Cards('4D'), ['void', 'ban'])
    """

    puzzle: Puzzle

    @cached_property
    def rules(self) -> RuleSet:
        """The rule set in play."""
        return self.puzzle.ruleset

    @cached_property
    def deck(self) -> int:
        """Every card of the game."""
        return self.rules.deck.policy.cards.mask

    @cached_property
    def first(self) -> bool:
        """Whether the question is about the first trick."""
        return self.puzzle.moment.trick_number == 1 and bool(self.hand or self.table)

    # The learner's hand

    @cached_property
    def hand(self) -> int:
        """The learner's hand, where the learner has a card to play."""
        moment = self.puzzle.moment
        return moment.hand.mask & ~self.loose if len(moment.trick) < self.rules.players else 0

    @cached_property
    def loose(self) -> int:
        """Cards that lie there only to be looked at."""
        return 0 if KINDS[self.puzzle.kind].plays else self.puzzle.moment.hand.mask

    @cached_property
    def lead(self) -> bool:
        """Whether the learner leads."""
        return bool(self.hand) and not self.puzzle.moment.trick

    @cached_property
    def follow(self) -> bool:
        """Whether the learner plays to a trick that another has led."""
        return bool(self.hand) and bool(self.puzzle.moment.trick)

    @cached_property
    def held(self) -> int:
        """What the learner holds of the suit that was led."""
        return self.hand & SUIT_MASKS[self.puzzle.moment.trick[0].suit] if self.follow else 0

    @cached_property
    def void(self) -> bool:
        """Whether the learner cannot follow suit."""
        return self.follow and not self.held

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The restrictions that speak to the learner."""
        return fold(self.rules, self.puzzle.moment) if self.hand else ()

    def spoken(self, clauses: Collection[str]) -> int:
        """How many of the restrictions that speak do so by one of these clauses."""
        return sum(step.clause in clauses for step in self.steps)

    @cached_property
    def legal(self) -> int:
        """The cards that the learner may play."""
        return self.steps[-1].after if self.steps else self.hand

    @cached_property
    def barred(self) -> int:
        """The cards of the hand that may not be played."""
        return self.hand & ~self.legal

    # The trick on the table, and the record of earlier ones

    @cached_property
    def full(self) -> Trick:
        """The trick, if all have played to it; in the kind ``steps`` the card that the question names is the last."""
        puzzle = self.puzzle
        named = (puzzle.card,) if puzzle.kind == "steps" and puzzle.card is not None else ()
        trick = puzzle.moment.trick + named
        return trick if len(trick) == self.rules.players else ()

    @cached_property
    def table(self) -> Trick:
        """The trick as far as it is played."""
        return self.full or self.puzzle.moment.trick

    @cached_property
    def winner(self) -> int | None:
        """The place in the full trick of the card that takes it; ``None`` if none does, or it is not full."""
        return trick_winner(self.rules, self.full) if self.full else None

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The whole tricks of the record."""
        cards, players = [card for _, card in self.puzzle.plays], self.rules.players
        return tuple(tuple(cards[at : at + players]) for at in range(0, len(cards) - players + 1, players))

    def broken_in(self, rules: RuleSet) -> int | None:
        """The place in the record of the trick in which hearts are broken by some rules; ``None`` if in none."""
        breakers = rules.compiled.breakers
        broken = (at for at, trick in enumerate(self.tricks) if breakers[trick[0].suit] & mask_of(trick))
        return next(broken, None)

    @cached_property
    def unbroken(self) -> tuple[Trick, ...]:
        """The tricks of the record that were led with hearts unbroken, the one that breaks them too."""
        if self.puzzle.moment.hearts_broken:
            return ()
        at = self.broken_in(self.rules)
        return self.tricks if at is None else self.tricks[: at + 1]

    @cached_property
    def breaking(self) -> Trick:
        """The trick of the record that breaks hearts."""
        at = self.broken_in(self.rules) if self.unbroken else None
        return () if at is None else self.tricks[at]

    @cached_property
    def revoked(self) -> bool:
        """Whether somebody in the record does not follow suit and yet holds the suit led; not told of a stock."""
        hands, plays, players = self.puzzle.hands, self.puzzle.plays, self.rules.players
        left = [hand.mask for hand in hands] or [0] * players
        if not hands:
            for seat, card in plays:
                left[seat] |= card.bit
        for at, (seat, card) in enumerate(plays):
            led = SUIT_MASKS[plays[at - at % players][1].suit]
            left[seat] &= ~card.bit
            if not card.bit & led and left[seat] & led and not self.rules.deck.policy.stock:
                return True
        return False

    # The piles, and the standing

    @cached_property
    def piles(self) -> tuple[int, ...]:
        """What each seat has taken, where the question is about that and not about a trick or a record."""
        shown = self.hand or self.table or self.puzzle.plays
        return () if shown else tuple([pile.mask for pile in self.puzzle.taken])

    @cached_property
    def finished(self) -> bool:
        """Whether every card of the game has been taken."""
        return bool(self.piles) and sum(self.piles) == self.deck

    @cached_property
    def missing(self) -> int:
        """The moon cards that the seat with the most of them lacks; 0 where there is no moon."""
        moon = self.rules.moon_cards.mask
        return min((moon & ~pile for pile in self.piles), key=int.bit_count, default=0)

    @cached_property
    def holders(self) -> int:
        """How many seats have taken moon cards."""
        return sum(pile & self.rules.moon_cards.mask != 0 for pile in self.piles)

    @cached_property
    def shooter(self) -> int | None:
        """The seat that has taken every moon card."""
        shot = self.holders == 1 and not self.missing
        return next(seat for seat, pile in enumerate(self.piles) if pile & self.rules.moon_cards.mask) if shot else None

    @cached_property
    def sums(self) -> tuple[int, ...]:
        """The total of each side, where the question is how the game stands."""
        totals = () if self.piles else self.puzzle.totals
        return tuple(side_sums(self.rules, totals)) if totals else ()

    @cached_property
    def limit(self) -> int:
        """The total at which, or beyond which, the game is over."""
        return limit(self.rules)

    def over(self, deal_number: int) -> bool:
        """Whether the game would be over after the deal of this number."""
        return bool(self.sums) and self.rules.game_end.policy.is_over(self.sums, deal_number)

    @cached_property
    def tied(self) -> bool:
        """Whether several sides are at the top when the game is over."""
        best = self.rules.aim.policy.best
        return self.over(self.puzzle.deal_number) and self.sums.count(best(self.sums)) > 1

    # Before the deal

    @cached_property
    def passing(self) -> bool:
        """Whether the question is about the pass."""
        return self.puzzle.kind == "pass" or bool(self.puzzle.passes)

    @cached_property
    def setup(self) -> bool:
        """Whether the question is about what is dealt."""
        return self.puzzle.kind == "setup"

    @cached_property
    def opening(self) -> Card:
        """The card that opens the first trick where all cards are dealt."""
        return self.rules.opening.policy.opening_card(self.rules.deck.policy.cards)

    @cached_property
    def shown(self) -> int:
        """The cards that are there to be chosen, on the table and in the piles that the question is about."""
        return self.hand | self.loose | mask_of(self.table) | sum(self.piles)

    # The score sheet, and words

    @cached_property
    def rows(self) -> tuple[Origin | None, ...]:
        """How a deal can have come to each row of the sheet; ``None`` for the one that cannot be."""
        return tuple([origin(self.rules, row) for row in self.puzzle.sheet])

    @cached_property
    def word(self) -> Term | None:
        """The word that the question is about."""
        return term(self.puzzle.about) if self.puzzle.kind == "word" else None

    # What the sources have to do with it

    @cached_property
    def silent(self) -> bool:
        """Whether what is legal, or who wins a tie, is left open by the source and settled by a reading of ours."""
        narrowing = [step for step in self.steps if step.before != step.after] + list(self.steps[-1:])
        ties = self.rules.ties.claims if self.tied else ()
        decisive = (*(one for step in narrowing for one in step.cited.claims_of(step.clause)), *ties)
        return any(claim(one).kind == "gap" for one in decisive)

    @cached_property
    def parted(self) -> bool:
        """Whether the main rule sets answer differently."""
        puzzle = self.puzzle
        if self.hand:
            return _parted(lambda rules: legal(rules, puzzle.moment))
        if self.sums:
            return _parted(lambda rules: rules.game_end.policy.is_over(self.sums, puzzle.deal_number))
        if self.passing and self.rules.players == ruleset(MAIN_PROFILES[0]).players:
            return _parted(lambda rules: rules.passing.policy.direction(puzzle.deal_number))
        whole = bool(self.tricks) and puzzle.moment.trick_number == 1 and not puzzle.hands
        return whole and _parted(self.broken_in)


def mask_of(trick: Trick) -> int:
    """The mask of the cards of a trick."""
    return Cards.of(trick).mask


def _parted(answer: Callable[[RuleSet], Any]) -> bool:
    """Whether the main rule sets give different answers."""
    first, *others = (ruleset(name) for name in MAIN_PROFILES)
    known = answer(first)
    return any(answer(rules) != known for rules in others)
