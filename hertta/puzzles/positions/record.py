"""A record of plays in which one may be wrong: every play stands, and the next is judged as if all were well."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import Verdict, judge, trick_winner
from hertta.engine.judge import OUT_OF_TURN, refuse
from hertta.puzzles.positions.layouts import count_layouts, layouts
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Plays, Puzzle
from hertta.rules import Moment, RuleSet


class Recorded:
    """A deal as a record tells it; unlike ``hertta.engine.Playing`` it takes whatever is played.

    Whoever leads out of turn has led: the others go on from there. A record knows no stock.

    Attributes:
        hands: what each seat still holds.
        leader: the seat that leads to this trick.
        trick: the cards of this trick so far.
        number: the number of this trick.
        broken: whether hearts were broken before it.
    """

    def __init__(self, rules: RuleSet, hands: Sequence[Cards], leader: int, number: int, broken: bool) -> None:
        self._rules = rules
        self.hands = list(hands)
        self.leader, self.number, self.broken = leader, number, broken
        self.trick: list[Card] = []
        self._spared = NO_CARDS

    @property
    def seat(self) -> int:
        """Whose card is next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    def moment(self, seat: int) -> Moment:
        """The choice of a seat, as things lie."""
        return Moment(self.hands[seat], tuple(self.trick), self.number, self.broken)

    def verdict(self, seat: int, card: Card) -> Verdict:
        """What is to be said of a play, before it is put down."""
        if seat != self.seat:
            return refuse(self._rules, self.moment(seat), card, OUT_OF_TURN, "order")
        return judge(self._rules, self.moment(seat), card)

    def put(self, seat: int, card: Card, breaks: bool = True) -> None:
        """Put a card down, legal or not, and gather the trick when it is full.

        Args:
            seat: whose card it is.
            card: the card.
            breaks: whether it can break hearts; of a play that should not have been one may doubt that.
        """
        if not self.trick:
            self.leader = seat
        self.hands[seat] -= Cards.of([card])
        self.trick.append(card)
        if not breaks:
            self._spared |= Cards.of([card])
        if len(self.trick) == len(self.hands):
            self._gather()

    def _gather(self) -> None:
        breakers = self._rules.compiled.breakers[self.trick[0].suit]
        self.broken = self.broken or bool((Cards.of(self.trick) - self._spared).mask & breakers)
        place = trick_winner(self._rules, self.trick)
        if place is not None:
            self.leader = (self.leader + place) % len(self.hands)
        self.trick = []
        self.number += 1


def recorded(puzzle: Puzzle, hands: Sequence[Cards]) -> Recorded:
    """The deal before the first play of a puzzle's record; the opener leads trick 1, to any other whoever does."""
    rules, moment = puzzle.ruleset, puzzle.moment
    leader = rules.opening.policy.leader(hands)[0] if moment.trick_number == 1 else puzzle.leader
    return Recorded(rules, hands, leader, moment.trick_number, moment.hearts_broken)


class Told(NamedTuple):
    """What is to be said of a play: the seat whose play it was to be, and the verdict."""

    due: int
    verdict: Verdict


def verdicts(puzzle: Puzzle, hands: Sequence[Cards], spared: int | None = None) -> tuple[Told, ...]:
    """The verdict on each play of a puzzle's record, with these hands before it.

    Args:
        puzzle: the puzzle.
        hands: what each seat held.
        spared: index of a play that is taken to break no hearts.
    """
    deal, told = recorded(puzzle, hands), []
    for index, (seat, card) in enumerate(puzzle.plays):
        told.append(Told(deal.seat, deal.verdict(seat, card)))
        deal.put(seat, card, index != spared)
    return tuple(told)


def wrong(told: Sequence[Told]) -> tuple[int, ...]:
    """The indices of the plays that are illegal."""
    return tuple(index for index, (_, verdict) in enumerate(told) if not verdict.legal)


def played_by(plays: Plays, players: int) -> tuple[Cards, ...]:
    """What each seat has played.

    Raises:
        PositionError: ``duplicate-card`` if a seat plays a card twice.
    """
    return tuple(Cards.of(card for seat, card in plays if seat == one) for one in range(players))


def unseen(puzzle: Puzzle) -> Cards:
    """The cards that are in neither the record nor a pile; where the record ends the deal, there are none."""
    if puzzle.hands or not sizes_left(puzzle)[0]:
        return NO_CARDS
    return puzzle.ruleset.deck.policy.cards - reduce(or_, puzzle.taken, Cards.of(card for _, card in puzzle.plays))


def sizes_left(puzzle: Puzzle) -> tuple[int, ...]:
    """How many cards each seat holds after the record."""
    players, tricks = puzzle.ruleset.players, puzzle.ruleset.deck.policy.tricks
    return (tricks - puzzle.moment.trick_number + 1 - len(puzzle.plays) // players,) * players


def count_deals(puzzle: Puzzle) -> int:
    """In how many ways what is not shown can lie; 1 where everything is."""
    return 1 if puzzle.hands else count_layouts(len(unseen(puzzle)), sizes_left(puzzle))


def deals(puzzle: Puzzle) -> Iterator[tuple[Cards, ...]]:
    """The hands before the record: as they are shown, or what each seat plays with what it may have left."""
    if puzzle.hands:
        yield puzzle.hands
        return
    shown = played_by(puzzle.plays, puzzle.ruleset.players)
    for hidden in layouts(unseen(puzzle), sizes_left(puzzle)):
        yield tuple(own | left for own, left in zip(shown, hidden, strict=True))


def impossible_record(puzzle: Puzzle) -> tuple[str, ...]:
    """``impossible`` if the record, and what is shown beside it, cannot hold together, else nothing."""
    return IMPOSSIBLE if any(_badly_kept(puzzle)) or any(_contradictions(puzzle)) else ()


def _badly_kept(puzzle: Puzzle) -> Iterator[bool]:
    """What is no record of two tricks or more, each card of the deck at most once in it, the seats in order."""
    moment, deck, plays = puzzle.moment, puzzle.ruleset.deck.policy, puzzle.plays
    number, players, cards = moment.trick_number, puzzle.ruleset.players, {card for _, card in plays}
    tricks, over = divmod(len(plays), players)
    yield bool(moment.hand or moment.trick or over) or tricks < 2
    yield type(number) is not int or not 1 <= number <= deck.tricks - tricks + 1
    yield len(cards) < len(plays) or bool(Cards.of(cards) - deck.cards)
    yield bool(plays) and puzzle.leader != plays[0][0]
    leads = (seat for seat, _ in plays[::players])
    due = [(lead + place) % players for lead in leads for place in range(players)]
    yield due != [seat for seat, _ in plays] + due[len(plays) :]


def _contradictions(puzzle: Puzzle) -> Iterator[bool]:
    """What cannot be of the hands, the piles, and of hearts before the record."""
    rules, number, broken = puzzle.ruleset, puzzle.moment.trick_number, puzzle.moment.hearts_broken
    deck, players, held = rules.deck.policy, rules.players, played_by(puzzle.plays, rules.players)
    yield not {len(puzzle.hands), len(puzzle.taken)} <= {0, players}
    piles = [*puzzle.taken, *(puzzle.hands or held)]
    together = reduce(or_, piles)
    yield len(together) != sum(map(len, piles)) or bool(together - deck.cards)
    yield any(len(hand) != deck.tricks - number + 1 for hand in puzzle.hands)
    yield bool(puzzle.hands) and any(own - hand for own, hand in zip(held, puzzle.hands, strict=True))
    yield bool(puzzle.taken) and sum(map(len, puzzle.taken)) != (number - 1) * players + deck.widow * (number > 1)
    yield count_deals(puzzle) == 0
    gone = deck.cards - reduce(or_, puzzle.hands or held) - unseen(puzzle)
    always, ever = Cards(rules.compiled.always_breaking), Cards(rules.compiled.ever_breaking)
    yield broken and (number == 1 or not gone & ever)
    yield not broken and len(gone & always) > deck.widow
    dealt_out = deck.decks == 1 and not deck.widow
    yield dealt_out and (number > 1) != (rules.opening.policy.opening_card(deck.cards) in gone)
