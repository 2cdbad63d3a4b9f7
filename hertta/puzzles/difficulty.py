"""How hard a puzzle is, from its structure alone.

The level is a guess made before anybody has answered; what learners answer will correct it later. One plain model does
for every kind: how many rules speak, how many options there are, how many of them mislead, how much must be looked at.
The first counts as it is, of the others only how often they double: eight cards are one step harder than four.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from hertta.cards import SUIT_MASKS, Cards, Rank, Suit
from hertta.puzzles.kinds import CARDS, Because
from hertta.puzzles.positions.moments import STATED
from hertta.puzzles.positions.standings import opponents, worth
from hertta.puzzles.positions.words import MEANING, WORD, same
from hertta.puzzles.puzzle import Puzzle
from hertta.puzzles.seen import HEARTS, POINTS, Seen, mask_of
from hertta.rules import WAIVED
from hertta.rules.terms import term

EASIEST, HARDEST = 1, 5
_EXCEPTIONS = STATED | {WAIVED, "queen-only"}
"""The clauses by which something comes out otherwise than the rule alone would have it."""
_SENTENCE = 12
"""So many words has a meaning, more or less."""
_STEPS = (11, 13, 15, 17)
"""The sums from which on a puzzle is of level 2, 3, 4 and 5."""


@dataclass(frozen=True)
class Difficulty:
    """How hard a puzzle is, and the counts that it comes from.

    Args:
        level: 1, easy, to 5, hard.
        speaking: rules that speak, with their exceptions.
        options: things that can be chosen.
        near: what misleads: options that are nearly right, and right ones that look wrong.
        work: cards and numbers that must be looked at.
    """

    level: int
    speaking: int
    options: int
    near: int
    work: int

    @property
    def name(self) -> str:
        """Id of the message that names the level."""
        return f"difficulty-{self.level}"

    @property
    def message(self) -> str:
        """Id of the message that says in a sentence why."""
        return "difficulty-because"

    @property
    def facts(self) -> dict[str, Any]:
        """What that message speaks of."""
        return {"speaking": self.speaking, "options": self.options, "near": self.near, "work": self.work}


def difficulty_of(puzzle: Puzzle, explained: Sequence[Because]) -> Difficulty:
    """How hard a puzzle is.

    Args:
        puzzle: the puzzle.
        explained: its options, as its kind explains them.
    """
    seen = Seen(puzzle)
    speaking = _speaking(seen, explained)
    near = sum(trap(seen) for trap in _TRAPS) + _rules(seen, explained) + _numbers(explained) + _words(explained)
    options, work = len(explained), _work(seen)
    total = 2 * speaking + sum(count.bit_length() for count in (options, near, work))
    level = EASIEST + sum(total >= step for step in _STEPS)
    return Difficulty(level, speaking, options, near, work)


def _speaking(seen: Seen, explained: Sequence[Because]) -> int:
    """The restrictions that speak, an exception counting with its rule; without a hand the rules that decide.

    A rule more is a pass that comes first; a moon, which turns the points over; partners, who add theirs up; an end,
    where the aim has its say too; a tie; another price; and a false friend, which has two senses to keep apart.
    """
    if seen.steps:
        return len(seen.steps) + seen.spoken(_EXCEPTIONS)
    deciding = {because.rule for because in explained if because.right}
    partners = 0 < len(seen.sums) < seen.rules.players
    over, moons = seen.over(seen.puzzle.deal_number), any(row and row.choice for row in seen.rows)
    more = (bool(seen.puzzle.passes), seen.shooter is not None, partners, over, seen.tied, moons)
    return len(deciding) + sum(more) + _prices(seen) + (2 * seen.word.false_friend if seen.word else 0)


def _prices(seen: Seen) -> int:
    """Of loose cards how many faces have a price besides the hearts."""
    priced = sum(cards for cards, _ in seen.rules.values.policy.priced) & seen.deck & ~HEARTS
    return len({card.face for card in Cards(priced)}) if seen.loose else 0


def _work(seen: Seen) -> int:
    """The cards and numbers to look at; of a whole deal only the cards that count."""
    puzzle = seen.puzzle
    priced = sum(cards for cards, _ in seen.rules.values.policy.priced)
    counted = priced if seen.finished else seen.deck
    shown = [*map(len, puzzle.hands), *map(len, puzzle.passes), *((pile & counted).bit_count() for pile in seen.piles)]
    hand = (seen.hand | seen.loose).bit_count()
    return hand + len(seen.table) + len(puzzle.plays) + sum(shown) + _figures(seen) + _read(seen)


def _read(seen: Seen) -> int:
    """The words to read, asked and offered; a meaning counts as a sentence, however it is worded."""
    if seen.word is None:
        return 0
    form, words = seen.puzzle.form, [len(term(one).term.split()) for one in seen.puzzle.options]
    options = _SENTENCE * len(words) if form == MEANING else sum(words)
    return options + (_SENTENCE if form == WORD else len(seen.word.term.split()))


def _figures(seen: Seen) -> int:
    """The deals to count through, the players and odd cards to deal for, or the totals to compare."""
    if seen.passing:
        return seen.puzzle.deal_number
    if seen.setup:
        deck = seen.rules.deck.policy
        return deck.players + len(deck.removed) + len(deck.added) + deck.stock + deck.widow
    return len(seen.puzzle.totals) + sum(map(len, seen.puzzle.sheet))


def _cards(seen: Seen) -> int:
    """Cards barred though the suit is right, point cards barred, and point cards that an exception lets through.

    Of a single card asked about, whether it is one of these.
    """
    suits = sum(suit for suit in SUIT_MASKS if suit & seen.legal)
    excepted = seen.legal if seen.spoken(_EXCEPTIONS) else 0
    plain = seen.held or (seen.first and seen.lead)
    points = 0 if plain else (seen.barred | excepted) & POINTS
    misleading = seen.barred & suits | points
    card = None if seen.full else seen.puzzle.card
    return (misleading if card is None else misleading & card.bit).bit_count()


def _trick(seen: Seen) -> int:
    """Cards that are higher than the one that wins, and do not."""
    if not seen.full:
        return 0
    best = -1 if seen.winner is None else seen.full[seen.winner].rank
    return sum(card.rank > best for card in seen.full)


def _piles(seen: Seen) -> int:
    """Piles with a single moon card: a moon missed by one, or barred by one."""
    moon = seen.rules.moon_cards.mask
    return sum((pile & moon).bit_count() == 1 for pile in seen.piles)


def _sums(seen: Seen) -> int:
    """Totals at the limit or one point from it, beside the best those one point away; a last deal; most points win."""
    if not seen.sums:
        return 0
    wins = seen.rules.aim.policy.best
    limit, best = seen.limit, wins(seen.sums)
    close = sum((abs(total - limit) <= 1) + (abs(total - best) <= 1) for total in seen.sums) - 1
    return close + (seen.over(seen.puzzle.deal_number) and not seen.over(1)) + (wins((0, 1)) == 1)


def _choice(seen: Seen) -> int:
    """After a moon: opponents whom its points bring to the limit, and those who are ahead of the shooter."""
    totals, rules = seen.puzzle.totals, seen.rules
    if seen.shooter is None or not totals:
        return 0
    mine, added = totals[seen.shooter], worth(rules)
    others = [totals[seat] for seat in opponents(rules, seen.shooter)]
    return sum(total + added >= seen.limit for total in others) + sum(
        total != mine and rules.aim.policy.best((total, mine)) == total for total in others
    )


def _record(seen: Seen) -> int:
    """Tricks of the record that hold point cards and do not break hearts, and cards thrown on another suit."""
    quiet = sum(mask_of(trick) & POINTS != 0 for trick in seen.unbroken if trick is not seen.breaking)
    return quiet + sum(not card.bit & SUIT_MASKS[trick[0].suit] for trick in seen.tricks for card in trick)


def _sources(seen: Seen) -> int:
    """Whether another source has it otherwise."""
    return seen.parted


def _pass(seen: Seen) -> int:
    """A pass that goes nowhere, a cycle that has begun again, an opening card that changes hands."""
    passing, number = seen.rules.passing.policy, seen.puzzle.deal_number
    nowhere = passing.direction(number) == "none"
    changed = any(seen.opening in passed for passed in seen.puzzle.passes)
    return nowhere + (number > len(passing.directions)) + changed if seen.passing else 0


def _deck(seen: Seen) -> int:
    """Before the first card: cards taken out, put in or left over, an opening card that is unusual or that two hold."""
    puzzle, deck = seen.puzzle, seen.rules.deck.policy
    if puzzle.plays or not (puzzle.hands or seen.setup):
        return 0
    holders = sum(seen.opening.face in map(attrgetter("face"), hand) for hand in puzzle.hands)
    odd = (deck.removed, deck.added, deck.stock + deck.widow, seen.opening.rank, puzzle.hands and holders != 1)
    return sum(map(bool, odd))


def _loose(seen: Seen) -> int:
    """Cards that cost nothing and look as if they did: high ones, other queens, spades; and a bonus card."""
    costly = seen.rules.point_cards.mask
    free = list(Cards(seen.loose & ~costly))
    spades = bool(costly & SUIT_MASKS[Suit.SPADES])
    return sum(card.rank >= Rank.QUEEN or (card.suit is Suit.SPADES and spades) for card in free)


def _sheet(seen: Seen) -> int:
    """Deals with a moon, and a wrong one that is off by a single point or by none."""
    whole = seen.rules.values.policy.points(seen.rules.deck.policy.cards)
    rows = list(zip(seen.rows, seen.puzzle.sheet, strict=True))
    close = sum(row is None and abs(sum(points) - whole) <= 1 for row, points in rows)
    return sum(bool(row and row.choice) for row in seen.rows) + 2 * close


def _alike(seen: Seen) -> int:
    """Words that begin alike, or that another source has for the same."""
    if seen.word is None:
        return 0
    others = [term(one) for one in seen.puzzle.options if one != seen.word.id]
    return sum(one.term[:4] == seen.word.term[:4] or same(one, seen.word) for one in others)


_TRAPS: tuple[Callable[[Seen], int], ...] = (
    _cards,
    _trick,
    _piles,
    _sums,
    _choice,
    _record,
    _sources,
    _pass,
    _deck,
    _loose,
    _sheet,
    _alike,
)
"""What misleads in a position, each sort counted."""


def _rules(seen: Seen, explained: Sequence[Because]) -> int:
    """Rules that speak and are not the answer."""
    spoken = {step.cited.code for step in seen.steps}
    return sum(not one.right and one.value in spoken for one in explained)


def _numbers(explained: Sequence[Because]) -> int:
    """Numbers next to the right one."""
    right = {one.part: int(one.value) for one in explained if one.right and one.part not in _NAMES and _whole(one)}
    return sum(abs(int(one.value) - right[one.part]) == 1 for one in explained if one.part in right and _whole(one))


def _words(explained: Sequence[Because]) -> int:
    """Seats or tables to which another word applies than to most, where the same is asked of three or more."""
    offered: dict[str, set[str]] = {}
    for one in explained:
        if one.part != CARDS and not _whole(one):
            offered.setdefault(one.part, set()).add(one.value)
    right = {one.part: one.value for one in explained if one.right}
    alike = [right[part] for part in offered if list(offered.values()).count(offered[part]) > 2]
    return len(alike) - max(map(alike.count, alike), default=0)


_NAMES = {"winner", "seat", "to", "from", "moon", "next-leader", "winners", "since", "play", "deal"}
"""The groups whose numbers are names."""


def _whole(because: Because) -> bool:
    """Whether an option is a number."""
    return because.part != CARDS and because.value.lstrip("-").isdigit()
