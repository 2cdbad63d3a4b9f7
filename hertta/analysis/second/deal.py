"""A deal played out by the second engine, and the first wrong play in a record of one."""

from collections.abc import Sequence

from hertta.analysis.second.passing import opener
from hertta.analysis.second.play import barred_by, breaks, winner
from hertta.analysis.second.tables import Facts


class Deal:
    """A deal as it lies open on the table, from the first lead to the last trick; it is played in place.

    Cards of a trick that nobody won wait, and the same seat leads again (F14); the widow goes with the first trick
    that is won; from the stock each draws a card after the trick, its winner first (002-038, D5).

    Args:
        facts: what the table plays by.
        hands: the cards of each seat, after the pass.
        dealer: who dealt, where that is known; it decides who opens where two may.
        stock: cards to be drawn, the next one first.
        widow: cards that nobody was dealt.

    Attributes:
        facts: what the table plays by.
        hands: the cards that each seat holds.
        leader: the seat that leads this trick.
        stock: cards still to be drawn.
        widow: cards that go with the first trick that is won.
        number: the number of the trick, from 1.
        broken: whether hearts were broken before this trick.
        trick: the cards played to it.
        waiting: cards of earlier tricks that nobody won.
        taken: the cards that each seat has taken.

    >>> from hertta.analysis.second import profile
    >>> deal = Deal(profile("hjerter"), [["4C"], ["2C"], ["5H"], ["3C"]])
    >>> for card in ("2C", "5H", "3C", "4C"):
    ...     deal.play(card)
    >>> deal.over, deal.leader, deal.taken[0]
    (True, 0, ['2C', '5H', '3C', '4C'])
    """

    def __init__(
        self,
        facts: Facts,
        hands: Sequence[Sequence[str]],
        dealer: int | None = None,
        stock: Sequence[str] = (),
        widow: Sequence[str] = (),
    ) -> None:
        self.facts = facts
        self.hands = [list(hand) for hand in hands]
        self.leader, _ = opener(self.hands, dealer)
        self.stock, self.widow = list(stock), list(widow)
        self.number, self.broken = 1, False
        self.trick: list[str] = []
        self.waiting: list[str] = []
        self.taken: list[list[str]] = [[] for _ in hands]

    @property
    def seat(self) -> int:
        """Whose card is next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not any(self.hands) and not self.stock

    def asked(self) -> tuple[list[str], list[str], int, bool]:
        """What the questions about the next card are asked with, besides the facts."""
        return self.hands[self.seat], self.trick, self.number, self.broken

    def play(self, card: str) -> None:
        """Put the card of whoever is next into the trick, legal or not, and gather the trick when it is full."""
        self.hands[self.seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == len(self.hands):
            self._gather()

    def _gather(self) -> None:
        """Give the trick to its winner, or let it wait; then draw."""
        place = winner(self.facts, self.trick)
        self.broken = self.broken or breaks(self.facts, self.trick)
        self.waiting += self.trick
        if place is not None:
            self.leader = (self.leader + place) % len(self.hands)
        if place is not None or self.over:
            self.taken[self.leader] += self.waiting + self.widow
            self.waiting, self.widow = [], []
        for step in range(len(self.hands)):
            if self.stock:
                self.hands[(self.leader + step) % len(self.hands)].append(self.stock.pop(0))
        self.trick = []
        self.number += 1


def first_wrong(
    facts: Facts,
    hands: Sequence[Sequence[str]],
    plays: Sequence[tuple[int, str]],
    number: int = 1,
    broken: bool = False,
    stock: Sequence[str] = (),
) -> tuple[int, str] | None:
    """The first wrong play as (index, code), or None; ``plays`` are (seat, card) and begin with a lead.

    Args:
        facts: what the table plays by.
        hands: the cards of each seat before the first of the plays.
        plays: the record, over one trick or several.
        number: the number of its first trick; only the leader of trick 1 must be the opener.
        broken: whether hearts were broken before it.
        stock: cards to be drawn, the next one first.

    >>> from hertta.analysis.second import profile
    >>> hands = [["4C", "6D"], ["2C", "6H"], ["5H", "3C"], ["7C", "7D"]]
    >>> first_wrong(profile("hjerter"), hands, [(1, "2C"), (2, "5H")])
    (1, 'follow-suit')
    """
    deal = Deal(facts, hands, stock=stock)
    deal.number, deal.broken = number, broken
    if number > 1:
        deal.leader = plays[0][0]
    for index, (seat, card) in enumerate(plays):
        if seat != deal.seat:
            return index, "out-of-turn"
        code = barred_by(facts, card, *deal.asked())
        if code:
            return index, code
        deal.play(card)
    return None
