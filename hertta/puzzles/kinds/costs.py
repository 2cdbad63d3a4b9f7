"""*Which of these cards cost points?* The learner chooses all of them; the cards lie there only to be looked at."""

from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import Card, Cards, Rank, Suit
from hertta.engine import Chance
from hertta.puzzles.kinds.base import CARDS, Because, Found, Mode, Proved
from hertta.puzzles.positions.fits import STRAY, stray
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Puzzle, Reply
from hertta.rules import Moment, RuleSet

_HEARTS = Cards.suit(Suit.HEARTS)
_TEMPTING = Cards.of(
    Card(suit, rank)
    for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
    for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
)
_COSTLY, _OTHERS = 4, 3


class Costs(Proved):
    """Choose every card that costs points."""

    code: ClassVar[str] = "costs"
    mode: ClassVar[Mode] = "many"
    plays: ClassVar[bool] = False

    def suits(self, rules: RuleSet) -> bool:
        """Where anything costs points."""
        return bool(rules.point_cards)

    def solve(self, puzzle: Puzzle) -> Reply:
        """Those among the point cards of the rules; a card that takes points off is none."""
        return Reply(puzzle.moment.hand & puzzle.ruleset.point_cards)

    def second(self, puzzle: Puzzle) -> Found:
        """Each card by its price."""
        facts, shown = second.profile(puzzle.rules), list(puzzle.moment.hand)
        return Found(Reply(Cards.of(card for card in shown if second.price(facts, card.face) > 0)), "cards", len(shown))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """A trick, cards of no deck, a single card; or none that costs, or none that does not."""
        shown = puzzle.moment.hand
        found = stray(puzzle, "moment") or ((STRAY,) if puzzle.moment != Moment(shown) else ())
        if shown - puzzle.ruleset.deck.policy.cards:
            return (*found, *IMPOSSIBLE)
        if len(shown) < 2:
            return (*found, "one-card")
        costly = self.solve(puzzle).cards
        if not costly:
            return (*found, "nothing-costs")
        return found if shown - costly else (*found, "everything-costs")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each card by its price."""
        return tuple(_because(puzzle.ruleset, card) for card in puzzle.moment.hand)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle:
        """A few cards that cost points, a few court cards and tens that do not, and others."""
        point, deck = rules.point_cards, rules.deck.policy.cards
        pools = [list(pool) for pool in (point & _HEARTS, point - _HEARTS) if pool]
        costly = [chance.choice(chance.choice(pools)) for _ in range(1 + chance.below(_COSTLY))]
        tempting = chance.shuffled(list((deck & _TEMPTING) - point))[: 1 + chance.below(_OTHERS)]
        others = chance.shuffled(list(deck - point))[: 1 + chance.below(_OTHERS)]
        return Puzzle(self.code, rules.name, Moment(Cards.of({*costly, *tempting, *others})))

    def rule(self, puzzle: Puzzle) -> str:
        """What cards cost."""
        return puzzle.ruleset.values.code

    def ask(self, puzzle: Puzzle) -> None:
        """Nothing: the judge counts piles, and has no question of the price of each card."""


def _because(rules: RuleSet, card: Card) -> Because:
    values, point = rules.values.policy, rules.point_cards
    price = values.points(Cards.of([card]))
    hearts = {values.points(Cards.of([one])) for one in point & _HEARTS}
    facts: dict[str, Any] = {"card": card, "points": abs(price)}
    if price > 0:
        message = "why-costs-points" if card not in _HEARTS else f"why-costs-{'heart' if len(hearts) == 1 else 'face'}"
    elif price < 0:
        message = "why-costs-bonus"
    else:
        message = "why-costs-free"
        facts["cards"] = Cards.of(one for one in point - _HEARTS if not one.copy)
    return Because(CARDS, str(card), price > 0, message, facts, tuple(rules.values.claims), rules.values.code)
