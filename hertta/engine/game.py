"""A whole game: deals whose points add up."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from hertta.cards import Cards
from hertta.engine.checks import check, entry_faults, number_fault, seat_fault, whole_deck_faults
from hertta.engine.score import Outcome, after_deal, outcome, score
from hertta.errors import PositionError
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two deals.

    Args:
        rules: the rule set, the same for the whole game.
        totals: points of each seat so far.
        deal_number: the deal to be played now, from 1.
        dealer: the seat that deals it.

    A game from the first card to the last, with a player who takes the first legal card:

    >>> from hertta.cards import Cards
    >>> from hertta.engine import begin, deal, exchange, legal, play
    >>> from hertta.rules import ruleset
    >>> game = new_game(ruleset("hertan-saannot"))
    >>> while not game.outcome.over:
    ...     hands, rest = deal(game.rules, seed=game.deal_number)
    ...     held = game.rules.passing.policy.direction(game.deal_number) == "none"
    ...     passes = [Cards.of([] if held else list(hand)[:3]) for hand in hands]
    ...     position = begin(game.rules, exchange(game.rules, game.deal_number, hands, passes), game.dealer, rest)
    ...     while not position.over:
    ...         position = play(position, next(iter(legal(game.rules, position.moment))))
    ...     game = game.after(position.taken)
    >>> max(game.totals) >= 100, len(game.outcome.winners) >= 1
    (True, True)
    """

    rules: RuleSet = field(repr=False)
    totals: tuple[int, ...]
    deal_number: int = 1
    dealer: int = 0

    def __post_init__(self) -> None:
        """Refuse a game that can't be.

        Raises:
            PositionError: ``bad-position`` if there is not one total a seat, or no such dealer or deal.
        """
        faults = [
            *entry_faults(self.rules, self.totals, "totals"),
            *number_fault(self.deal_number, None, "deal_number"),
        ]
        check([*faults, *seat_fault(self.rules, self.dealer, "dealer")])

    @property
    def outcome(self) -> Outcome:
        """Whether the game is over, and who has won it; looked at only between deals."""
        return outcome(self.rules, self.totals, self.deal_number - 1)

    def after(self, taken: Sequence[Cards], choice: MoonChoice | None = None) -> "Game":
        """The game after one more deal.

        Args:
            taken: what each seat took in it: every card of the deck.
            choice: what a shooter of the moon chose.

        Raises:
            PositionError: ``game-over`` if the game has ended; ``bad-position`` if ``taken`` is not the whole deck;
                ``moon-choice`` if the rules do not offer the choice.
        """
        if self.outcome.over:
            raise PositionError("game-over", f"found a deal after the end with totals {self.totals}, expected none")
        check(whole_deck_faults(self.rules, taken))
        points = score(self.rules, taken, choice, self.totals, self.deal_number).points
        totals = after_deal(self.rules, self.totals, points)
        dealer = self.rules.dealing.policy.next_dealer(self.dealer, self.rules.players)
        return replace(self, totals=totals, deal_number=self.deal_number + 1, dealer=dealer)


def new_game(rules: RuleSet, dealer: int = 0) -> Game:
    """A game before its first deal; everybody starts from nothing."""
    return Game(rules, (0,) * rules.players, dealer=dealer)
