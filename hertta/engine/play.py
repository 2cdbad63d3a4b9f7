"""Playing a card: from one position to the next."""

from hertta.cards import ALL_CARDS, Card, Cards
from hertta.engine.checks import check, seat_fault
from hertta.engine.judge import NOT_IN_HAND, OUT_OF_TURN, judge, narrow, refuse
from hertta.engine.position import Position
from hertta.errors import HerttaError, IllegalPlay, PositionError
from hertta.rules import Moment, RuleSet
from hertta.rules.compiled import LEAD, Program

_SUIT = {card.bit: int(card.suit) for card in ALL_CARDS}


class Playing:
    """A deal while it is played, changed in place: what ``play`` does to a position, without a value at every step.

    Cards and sets of cards are masks here (``card.bit``, ``cards.mask``), hands and piles lists of them. Each play is
    checked as ever; to play on, only ``play`` may change anything.

    Attributes:
        rules: the rule set in play.
        hands: what each seat still holds.
        taken: what each seat has taken in tricks.
        leader: the seat that led to this trick, or leads now.
        seat: the seat that is to play.
        legal: the cards that it may play; 0 once the deal is over.
        trick: the cards of this trick so far, in order.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.
        waiting: cards for whoever takes the next trick.
        stock: cards to draw, the next one last.

    >>> from hertta.engine import begin, deal
    >>> from hertta.rules import ruleset
    >>> playing = Playing(begin(ruleset("hjerter"), deal(ruleset("hjerter"), 1).hands))
    >>> while playing.legal:
    ...     playing.play(playing.legal & -playing.legal)
    >>> playing.trick_number, sum(len(pile) for pile in playing.position.taken)
    (14, 52)
    """

    __slots__ = (
        "_compiled",
        "_next",
        "_program",
        "_programs",
        "hands",
        "hearts_broken",
        "leader",
        "legal",
        "rules",
        "seat",
        "stock",
        "taken",
        "trick",
        "trick_number",
        "waiting",
    )

    def __init__(self, position: Position) -> None:
        self.rules: RuleSet = position.rules
        self.hands = [hand.mask for hand in position.hands]
        self.taken = [pile.mask for pile in position.taken]
        self.leader = position.leader
        self.seat = position.seat
        self.trick = [card.bit for card in position.trick]
        self.trick_number = position.trick_number
        self.hearts_broken = position.hearts_broken
        self.waiting = position.waiting.mask
        self.stock = [card.bit for card in reversed(position.stock)]
        self._next = (*range(1, len(self.hands)), 0)
        self._compiled = self.rules.compiled
        self._programs: tuple[Program, ...] = self._compiled.programs[self.trick_number == 1][self.hearts_broken]
        self._program = self._programs[_SUIT[self.trick[0]] if self.trick else LEAD]
        self.legal = narrow(self._program, self.hands[self.seat])

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return Position(
            self.rules,
            tuple(map(Cards, self.hands)),
            self.leader,
            tuple(map(Cards, self.taken)),
            tuple(map(_card, self.trick)),
            self.trick_number,
            self.hearts_broken,
            Cards(self.waiting),
            tuple(_card(bit) for bit in reversed(self.stock)),
        )

    @property
    def moment(self) -> Moment:
        """The choice of the seat that is to play."""
        hand, trick = Cards(self.hands[self.seat]), tuple(map(_card, self.trick))
        return Moment(hand, trick, self.trick_number, self.hearts_broken)

    def play(self, card: int) -> None:
        """Let the seat that is to play put a card into the trick.

        Args:
            card: the bit of the card.

        Raises:
            IllegalPlay: if the rules bar the card; carries the verdict, and everything stays as it was.
            PositionError: ``deal-over`` if every card has been played; ``bad-card`` if this is the bit of none.
        """
        if not card & self.legal or card not in _SUIT:
            raise self._refusal(card)
        hands, trick, seat = self.hands, self.trick, self.seat
        hands[seat] ^= card
        trick.append(card)
        if len(trick) == len(hands):
            self._gather(sum(trick), _SUIT[trick[0]])
            seat = self.leader
        else:
            if len(trick) == 1:
                self._program = self._programs[_SUIT[card]]
            seat = self._next[seat]
        self.seat = seat
        self.legal = narrow(self._program, hands[seat])

    def _refusal(self, card: int) -> HerttaError:
        if card not in _SUIT:
            return PositionError("bad-card", f"card: found {card}, expected the bit of one card")
        if not self.legal:
            return PositionError("deal-over", f"found {_card(card)} after the last trick, expected no play")
        moment = self.moment
        if _card(card) not in moment.hand:  # the judge would take the other copy for it
            return IllegalPlay(refuse(self.rules, moment, _card(card), NOT_IN_HAND, "held"))
        return IllegalPlay(judge(self.rules, moment, _card(card)))

    def _gather(self, lying: int, led: int) -> None:
        """Give the full trick, and what waited for it, to its winner, who leads to the next.

        A trick that nobody wins waits and the same seat leads again; if it is the last, its leader takes what lies
        there (reading F14).
        """
        compiled = self._compiled
        winning = compiled.winning(lying, led)
        if winning:
            self.leader = (self.leader + self.trick.index(winning)) % len(self.hands)
        self.waiting |= lying
        if winning or not (any(self.hands) or self.stock):
            self.taken[self.leader] |= self.waiting
            self.waiting = 0
        if lying & compiled.breakers[led]:
            self.hearts_broken = True
        self.trick = []
        self.trick_number += 1
        self._programs = compiled.programs[False][self.hearts_broken]
        self._program = self._programs[LEAD]
        if self.stock:
            self._draw()

    def _draw(self) -> None:
        """Let each seat draw a card from the stock while it lasts, the winner of the trick first (reading D5)."""
        for place in range(min(len(self.hands), len(self.stock))):
            self.hands[(self.leader + place) % len(self.hands)] |= self.stock.pop()


def _card(bit: int) -> Card:
    return ALL_CARDS[bit.bit_length() - 1]


def play(position: Position, card: Card, seat: int | None = None) -> Position:
    """The position after a seat has played a card.

    Args:
        position: the position before.
        card: the card; with two decks either copy of a face stands for it.
        seat: who plays it; ``None`` is the seat that is to play.

    Raises:
        IllegalPlay: if the rules bar the card, or it is another seat's turn; carries the verdict, and the position
            stays as it was.
        PositionError: ``deal-over`` if every card has been played.

    >>> from hertta.engine import begin, deal
    >>> from hertta.rules import ruleset
    >>> position = begin(ruleset("hjerter"), deal(ruleset("hjerter"), 1).hands)
    >>> after = play(position, Card.parse("2C"))
    >>> after.trick, after.seat, position.trick
    ((Card('2C'),), 0, ())
    """
    playing = Playing(position)
    check([] if seat is None else seat_fault(position.rules, seat, "seat"))
    if seat not in {None, position.seat} and playing.legal:
        raise IllegalPlay(refuse(position.rules, position.moment, card, OUT_OF_TURN, "order"))
    playing.play(position.hands[position.seat].held(card).bit)
    return playing.position
