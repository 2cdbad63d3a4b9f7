"""Deals in which the winner of each trick is chosen, so that whatever is to be asked about comes up."""

from hertta.cards import COPY, SUIT_MASKS, Cards, Suit
from hertta.engine import Chance, shuffled
from hertta.engine.judge import narrow
from hertta.rules import RuleSet
from hertta.rules.compiled import LEAD


def any_bit(mask: int, chance: Chance) -> int:
    """One bit of a mask that has some, each as likely."""
    for _ in range(chance.below(mask.bit_count())):
        mask &= mask - 1
    return mask & -mask


class Steered:
    """A deal of which the suits are played by chance, and each trick goes to one of those who followed suit.

    Whoever is chosen, the deal is a real one: let two who followed suit to a trick have had each other's card from the
    start, and nobody's suits change, nor what was legal; so the highest card lies wherever it is wanted. Piles that
    come of it can be taken at a table. Only the card that opens the first trick stays where it is, and clubs where
    cards are drawn, since the lowest club in the hands decides who begins.

    Attributes:
        taken: the masks of what each seat has taken.
        leader: the seat that leads.
        number: the number of the trick, from 1.
        trick: the bits of the cards of the trick that was played last, in order.
    """

    def __init__(self, rules: RuleSet, chance: Chance) -> None:
        hands, rest = shuffled(rules, chance)
        stock = rules.deck.policy.stock > 0
        self.taken = [0] * rules.players
        self.leader, _ = rules.opening.policy.leader(hands)
        self.number = 1
        self.trick: list[int] = []
        self._rules, self._chance, self._broken = rules, chance, False
        self._hands = [hand.mask for hand in hands]
        self._stock = [card.bit for card in rest] if stock else []
        self._drawn = stock
        self._waiting = 0 if stock else Cards.of(rest).mask

    @property
    def piles(self) -> tuple[Cards, ...]:
        """What each seat has taken."""
        return tuple(map(Cards, self.taken))

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not any(self._hands) and not self._stock

    @property
    def lying(self) -> int:
        """The mask of what goes with the trick: its cards, and those that wait."""
        return sum(self.trick) | self._waiting

    def play(self, avoid: int) -> list[int]:
        """Play one trick by chance, cards of ``avoid`` only where no other is legal.

        Returns:
            The seats it may go to; none where all cards of the led suit cancel each other.
        """
        programs = self._rules.compiled.programs[self.number == 1][self._broken]
        program, hands = programs[LEAD], self._hands
        self.trick = []
        for place in range(len(hands)):
            seat = (self.leader + place) % len(hands)
            legal = narrow(program, hands[seat])
            card = any_bit(legal & ~avoid or legal, self._chance)
            hands[seat] ^= card
            self.trick.append(card)
            if not place:
                program = programs[self._led]
        return self._takers()

    @property
    def _led(self) -> int:
        return (self.trick[0].bit_length() - 1) % COPY // (COPY // len(Suit))

    def _takers(self) -> list[int]:
        winning, led, lying = self._rules.compiled.winning, self._led, sum(self.trick)
        highest = winning(lying, led)
        followed = [(place, card) for place, card in enumerate(self.trick) if card & SUIT_MASKS[led]]
        alone = [one for one in followed if winning(lying & (one[1] | one[1] << COPY | one[1] >> COPY), led) == one[1]]
        if self._drawn and led == Suit.CLUBS:
            alone = [one for one in alone if one[1] == highest]
        elif self.number == 1:
            alone = [one for one in alone if one[0] or one[1] == highest]
        return [(self.leader + place) % len(self.trick) for place, _ in alone]

    def give(self, seat: int | None) -> None:
        """Give the trick to one of those it may go to, or let it wait for the next that is won."""
        self._waiting, lying = self.lying, sum(self.trick)
        self.leader = self.leader if seat is None else seat
        if lying & self._rules.compiled.breakers[self._led]:
            self._broken = True
        if seat is not None or self.over:
            self.taken[self.leader] |= self._waiting
            self._waiting = 0
        for place in range(min(len(self._hands), len(self._stock))):
            self._hands[(self.leader + place) % len(self._hands)] |= self._stock.pop(0)
        self.number += 1
