"""Whether what a puzzle tells of a deal can come up at a table."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from hertta.cards import NO_CARDS, Cards
from hertta.puzzles.puzzle import LEARNER, Puzzle
from hertta.rules import RuleSet

IMPOSSIBLE = ("impossible",)


def impossible(puzzle: Puzzle) -> tuple[str, ...]:
    """``impossible`` if the learner's moment, the leader and what was taken cannot hold together, else nothing.

    A puzzle may tell less than all, such as nothing of what was taken; but what it tells must fit.
    """
    return IMPOSSIBLE if any(_contradictions(puzzle)) else ()


def _contradictions(puzzle: Puzzle) -> Iterator[bool]:
    rules, moment = puzzle.ruleset, puzzle.moment
    deck, players, number = rules.deck.policy, rules.players, moment.trick_number
    trick, taken = Cards.of(moment.trick), reduce(or_, puzzle.taken, NO_CARDS)
    told = moment.hand | trick | taken
    yield len(told) != len(moment.hand) + len(moment.trick) + sum(map(len, puzzle.taken))
    yield bool(told - deck.cards)
    yield puzzle.leader not in range(players) or len(puzzle.taken) not in {0, players}
    yield type(number) is not int or not 1 <= number <= deck.tricks
    if moment.hand:
        yield (puzzle.leader + len(moment.trick)) % players != LEARNER
        yield len(moment.hand) != min(deck.hand_size, deck.tricks - number + 1)
    earlier = (number - 1) * players
    yield len(taken) > earlier + deck.widow * (number > 1)
    yield bool(taken) and deck.decks == 1 and len(taken) != earlier
    yield moment.hearts_broken and number == 1
    always, ever = Cards(rules.compiled.always_breaking), Cards(rules.compiled.ever_breaking)
    yield moment.hearts_broken and deck.decks == 1 and bool(taken) and not taken & ever
    yield not moment.hearts_broken and len(taken & always) > deck.widow
    left = players * (deck.tricks - number + 1) + deck.widow
    yield not moment.hearts_broken and len(deck.cards & always) > left  # reading B8
    yield from _opening_contradictions(puzzle, rules)


def _opening_contradictions(puzzle: Puzzle, rules: RuleSet) -> Iterator[bool]:
    """Where every card is dealt, the opening card is the first of trick 1, and lies in no hand after it."""
    moment, deck = puzzle.moment, rules.deck.policy
    if deck.stock or deck.widow or deck.decks > 1:
        return
    opening = rules.opening.policy.opening_card(deck.cards)
    if moment.trick_number > 1:
        yield opening in moment.hand or opening in moment.trick
    elif moment.trick:
        yield moment.trick[0] != opening
    else:
        yield opening not in moment.hand
