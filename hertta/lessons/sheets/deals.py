"""What the points that were counted in a deal may stand for.

The points are turned back into piles of cards that cost so much, and the engine scores those: so a moon, its choices
and a bonus follow the rules of the table, and points that no piles come to were miscounted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise, product

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import score
from hertta.rules import RuleSet
from hertta.rules.policies import MoonChoice

Points = tuple[int, ...]
"""Points, one number a seat."""
Piles = tuple[Cards, ...]
"""What each seat took."""


@dataclass(frozen=True)
class Result:
    """One thing that a deal may come to.

    Args:
        points: what is written down, a seat.
        shooter: the seat that shot the moon, or ``None``.
        choice: what the shooter chose.
        every_card: whether the shooter took every card, and not only every moon card.
    """

    points: Points
    shooter: int | None = None
    choice: MoonChoice | None = None
    every_card: bool = False

    @property
    def code(self) -> str:
        """A word for it that no other result of the same deal has."""
        if self.shooter is None:
            return "plain"
        return f"{self.choice}-{self.shooter}{'-all' if self.every_card else ''}"


@dataclass(frozen=True)
class Slip:
    """What was probably counted wrongly.

    Args:
        off: by how much the points are too many; below 0 too few.
        card: the card that makes the difference, or that nobody can have taken.
        hearts: how many hearts of the same price would make the difference; 0 if no number of them does.
        twice: whether it was counted twice, and not left out.
    """

    off: int
    card: Card | None = None
    hearts: int = 0
    twice: bool = False


@lru_cache(maxsize=1024)
def results(rules: RuleSet, counted: Points, totals: Points, deal_number: int) -> tuple[Result, ...]:
    """Everything that a deal may come to in which these points were counted; nothing if they were miscounted.

    Points are counted as the cards cost. Whoever wrote down a moon as it turns out is understood too, where the points
    can't be those of the cards.

    Args:
        rules: the rules of the table.
        counted: the points of the cards that each seat took; a bonus for taking none may be in them.
        totals: the totals before the deal.
        deal_number: number of the deal, from 1.

    >>> from hertta.rules import ruleset
    >>> for counted in (13, 13, 0, 0), (13, 12, 0, 0), (26, 0, 0, 0), (0, 26, 26, 26):
    ...     [(one.code, one.points) for one in results(ruleset("hjerter-trekk"), counted, (0, 0, 0, 0), 1)]
    [('plain', (13, 13, 0, 0))]
    []
    [('add-0', (0, 26, 26, 26)), ('subtract-0', (-26, 0, 0, 0))]
    [('add-0', (0, 26, 26, 26))]
    """
    found = [*_plain(rules, counted), *_moons(rules, totals, deal_number, counted)]
    found = found or [one for one in _moons(rules, totals, deal_number) if one.points == counted]
    return tuple({one.points: one for one in reversed(found)}.values())[::-1]


def slip(rules: RuleSet, counted: Points) -> Slip:
    """What was probably counted wrongly in points that no deal comes to.

    >>> from hertta.rules import ruleset
    >>> slip(ruleset("hjerter"), (3, 10, 0, 0))
    Slip(off=-13, card=Card('QS'), hearts=0, twice=False)
    >>> slip(ruleset("hjerter"), (7, 7, 7, 7))
    Slip(off=2, card=None, hearts=2, twice=True)
    """
    cards = _Costly.of(rules)
    off = min((sum(bare) - cards.together for bare, _ in _bare(rules, counted)), key=abs)
    if not off:
        homeless = [group for group, points in cards.groups if points > max(counted)]
        return Slip(off, card=next(iter(homeless[0])) if homeless else None)
    for sign, twice in ((-1, False), (1, True)):
        group = next(
            (group for group, points in cards.groups if sign * points == off and len(_faces(group)) == 1), None
        )
        if group:
            return Slip(off, next(iter(group)), twice=twice)
    hearts = [abs(off) // points for group, points in cards.groups if len(_faces(group)) > 1 and not off % points]
    return Slip(off, hearts=next((many for many in hearts if many < len(rules.point_cards)), 0), twice=off > 0)


def _faces(cards: Cards) -> set[str]:
    return {card.face for card in cards}


@dataclass(frozen=True)
class _Costly:
    """The cards of a deck that cost or bring something.

    Args:
        groups: cards of one price, with it: those below 0 first, then the dearest.
        deck: every card.
    """

    groups: tuple[tuple[Cards, int], ...]
    deck: Cards

    @staticmethod
    @lru_cache(maxsize=64)
    def of(rules: RuleSet) -> "_Costly":
        """Those of a rule set."""
        deck = rules.deck.policy.cards
        groups = [(cards & deck, points) for cards, points in rules.values.policy.prices() if points and cards & deck]
        return _Costly(tuple(sorted(groups, key=lambda group: (group[1] > 0, -group[1]))), deck)

    @cached_property
    def together(self) -> int:
        """What they cost together."""
        return sum(len(cards) * points for cards, points in self.groups)

    @cached_property
    def blank(self) -> Cards:
        """The other cards of the deck."""
        blank = self.deck
        for cards, _ in self.groups:
            blank -= cards
        return blank

    def piles(self, bare: Points) -> Iterator[Piles]:
        """The ways to share out these cards so that each seat has its points; cards of one price are not told apart."""
        if sum(bare) == self.together:
            *few, (many, price) = self.groups
            cards = [(card, points) for group, points in few for card in group]
            yield from _Sharing(cards, list(many), price).out(0, bare)


class _Sharing:
    """Cards being shared out.

    Args:
        cards: with their prices, those below 0 first.
        many: the cards that come last; they are alike.
        price: what each of them costs.
    """

    def __init__(self, cards: Sequence[tuple[Card, int]], many: Sequence[Card], price: int) -> None:
        self._cards, self._many, self._price = cards, many, price
        self._dead: set[tuple[int, Points]] = set()

    def out(self, place: int, left: Points) -> Iterator[Piles]:
        """The piles that the cards from a place on can make, once each seat has these points left."""
        costs = place == len(self._cards) or self._cards[place][1] > 0
        state = (place, tuple(sorted(left)))
        if state in self._dead or (costs and min(left) < 0):
            return
        found = False
        for piles in self._last(left) if place == len(self._cards) else self._next(place, left):
            found = True
            yield piles
        if not found:
            self._dead.add(state)

    def _next(self, place: int, left: Points) -> Iterator[Piles]:
        card, points = self._cards[place]
        for seat in range(len(left)):
            rest = tuple(own - points * (other == seat) for other, own in enumerate(left))
            for piles in self.out(place + 1, rest):
                yield tuple(pile | Cards.of([card]) if other == seat else pile for other, pile in enumerate(piles))

    def _last(self, left: Points) -> Iterator[Piles]:
        if any(own % self._price for own in left):
            return
        ends = list(accumulate((own // self._price for own in left), initial=0))
        yield tuple(Cards.of(self._many[start:end]) for start, end in pairwise(ends))


def _bare(rules: RuleSet, counted: Points) -> Iterator[tuple[Points, tuple[bool, ...]]]:
    """The points of the cards alone, with whether each seat took a trick: a bonus may be counted in, or not yet."""
    bonus = rules.deal_end.policy.bonus
    nothing, clean = bonus(False, False), bonus(True, False)
    ways = [
        [(own, True), *([(0, True)] if own == clean != 0 else []), *([(0, False)] if own == nothing != clean else [])]
        for own in counted
    ]
    for way in product(*ways):
        yield tuple(own for own, _ in way), tuple(trick for _, trick in way)


def _plain(rules: RuleSet, counted: Points) -> tuple[Result, ...]:
    """What the points come to without a moon, if they can be those of a deal without one."""
    cards = _Costly.of(rules)
    for bare, tricks in _bare(rules, counted):
        for piles in cards.piles(bare) if any(tricks) else ():
            scored = score(rules, _filled(piles, tricks, cards.blank))
            if scored.moon is None and all(trick or not pile for trick, pile in zip(tricks, piles, strict=True)):
                return (Result(scored.points),)
    return ()


def _filled(piles: Piles, tricks: Sequence[bool], blank: Cards) -> Piles:
    """The piles with the cards that cost nothing: one a seat that took a trick, the rest for the last of them."""
    cards, filled = list(blank), []
    last = max(seat for seat, trick in enumerate(tricks) if trick)
    for seat, pile in enumerate(piles):
        share = cards[:] if seat == last else cards[:1] if tricks[seat] else []
        del cards[: len(share)]
        filled.append(pile | Cards.of(share))
    return tuple(filled)


def _moons(rules: RuleSet, totals: Points, deal_number: int, counted: Points | None = None) -> Iterator[Result]:
    """Everything that a moon can come to, by whoever shoots it: of cards that cost so much, or of any."""
    if not rules.moon_cards:
        return
    cards, players = _Costly.of(rules), range(rules.players)
    told = None if counted is None else {bare for bare, _ in _bare(rules, counted)}
    others = [card for group, _ in cards.groups for card in group - rules.moon_cards]
    for shooter, seats in product(players, product(players, repeat=len(others))):
        shares = [Cards.of(card for card, own in zip(others, seats, strict=True) if own == seat) for seat in players]
        piles = tuple(share | (rules.moon_cards if seat == shooter else NO_CARDS) for seat, share in enumerate(shares))
        if told is not None and tuple(map(rules.values.policy.points, piles)) not in told:
            continue
        alone = set(seats) <= {shooter}
        for every_card in (False, True)[: 1 + alone]:
            taken = _filled(piles, [seat == shooter or not every_card for seat in players], cards.blank)
            for choice in score(rules, taken, None, totals, deal_number).moon_options:
                points = score(rules, taken, choice, totals, deal_number).points
                yield Result(points, shooter, choice, every_card)
