"""The moments of choice in which two rule sets may leave different cards, from the smallest on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations, product
from typing import Any

from hertta.analysis.parting_rows import Facts, atoms
from hertta.cards import Card, Cards, Suit
from hertta.engine import Moment, judge_hand, moment
from hertta.errors import PositionError
from hertta.rules import RuleSet
from hertta.rules.compiled import LEAD, Program
from hertta.rules.policies import Clause

Masks = tuple[int, int, int]
"""What a clause keeps, and of which cards it looks whether they are held."""
Clauses = Sequence[tuple[str | None, int, int, int]]
Told = Callable[[Program, Cards], Any]
"""What to compare of the restrictions in a context, given the deck."""


def moments_apart(told: Told) -> Callable[[RuleSet, RuleSet], Iterator[Facts]]:
    """The row of moments that can be, in the contexts in which two rule sets of one deck tell different things.

    By the number of cards on the table and in hand; then trick 1 before others, hearts unbroken before broken, an empty
    table before a low card on it, and the lowest hand. Of the table a restriction sees only what was led, and of the
    hand which atoms of its masks are held: so the lowest card of each is enough.

    Args:
        told: ``leaving`` or ``waiving``.
    """

    def row(one: RuleSet, other: RuleSet) -> Iterator[Facts]:
        contexts = list(_contexts(one, other, told))
        for size in range(1, 2 + max((most for _, _, most in contexts), default=0)):
            for facts, cards, most in contexts:
                held = size - len(facts["trick"])
                for hand in combinations(cards, held) if held <= most else ():
                    now = facts | {"hand": Cards.of(hand)}
                    if _can_be(one, now) and _can_be(other, now):
                        yield now

    return row


def _contexts(one: RuleSet, other: RuleSet, told: Told) -> Iterator[tuple[dict[str, Any], list[Card], int]]:
    """Each context in order: its facts, the cards that may matter in hand, and how many of them are enough."""
    deck = one.deck.policy.cards
    suits = [cards for suit in Suit if (cards := deck.of_suit(suit))]
    tricks: list[tuple[Card, ...]] = [(), *((next(iter(cards)),) for cards in suits)]
    for (number, broken), trick in product([(1, False), (2, False), (2, True)], tricks):
        led = trick[0].suit if trick else LEAD
        programs = [rules.compiled.programs[number == 1][broken][led] for rules in (one, other)]
        if told(programs[0], deck) != told(programs[1], deck):
            clauses = [clause for program in programs for _, spoken in program for clause in spoken]
            groups = atoms(deck - Cards.of(trick), {mask for clause in clauses for mask in clause[1:]})
            facts = {"trick": trick, "trick_number": number, "hearts_broken": broken}
            yield facts, [group[0] for group in groups], min(_enough(clauses), one.deck.policy.hand_size)


def _enough(clauses: Clauses) -> int:
    """How many cards a hand needs to show whatever difference a larger one shows.

    For each rule set one that it leaves, one for each clause that looks what is held, and the card that opens the first
    trick: without any other each clause speaks, or does not, as before.
    """
    return 3 + sum(1 for _, _, unless, having in clauses if unless or having)


def _can_be(rules: RuleSet, facts: Facts) -> bool:
    with suppress(PositionError):
        moment(rules, list(facts["hand"]), facts["trick"], facts["trick_number"], facts["hearts_broken"])
        return True
    return False


def leaving(program: Program, deck: Cards) -> list[list[Masks]]:
    """What decides which cards the restrictions leave: their masks; a waiver is one more clause that leaves all.

    >>> from hertta.rules import ruleset
    >>> deck, names = Cards.parse("2C 2H QS"), ("hjerter", "hertta-korttipeli")
    >>> stated, unsaid = (ruleset(name).compiled.programs[False][False][LEAD] for name in names)
    >>> leaving(stated, deck) == leaving(unsaid, deck), waiving(stated, deck) == waiving(unsaid, deck)
    (True, False)
    """
    told = [_masks([*clauses, Clause(None)], deck) for _, clauses in program]
    return [masks for masks in told if masks != [_always(deck)]]


def waiving(program: Program, deck: Cards) -> list[tuple[str, list[Masks]]]:
    """What decides which restrictions are waived: their codes and masks."""
    told = [(cited.code, _masks(clauses, deck)) for cited, clauses in program]
    return [(code, masks) for code, masks in told if masks != [_always(deck)]]


def _masks(clauses: Clauses, deck: Cards) -> list[Masks]:
    """The masks of those clauses that can speak to a hand from the deck, up to one that always does."""
    found = []
    for _, keep, unless, having in clauses:
        if keep & deck.mask and (having & deck.mask or not having):
            found.append((keep & deck.mask, unless & deck.mask, having & deck.mask))
    return found[: found.index(_always(deck)) + 1] if _always(deck) in found else found


def _always(deck: Cards) -> Masks:
    return deck.mask, 0, 0


def judged(rules: RuleSet, **facts: Any) -> Facts:
    """The cards that may be played, and the codes of the restrictions that are waived."""
    found = judge_hand(rules, Moment(**facts))
    return {"legal": found.legal, "waived": found.waived}
