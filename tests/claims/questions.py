"""The questions that the tables of claims ask of the engine: each takes a rule set and a case, and answers in words."""

import re
from dataclasses import FrozenInstanceError, replace

import pytest

from hertta.cards import NO_CARDS, STANDARD_DECK, Card, Cards, Rank
from hertta.engine import (
    Moment,
    Position,
    begin,
    can_shoot,
    deal,
    exchange,
    judge,
    judge_hand,
    legal,
    new_game,
    outcome,
    pass_fault,
    play,
    score,
    trick_points,
)
from hertta.errors import IllegalPlay, PositionError

QUESTIONS = {}


def question(name):
    """Make a function answer a question of the tables."""
    return lambda function: QUESTIONS.setdefault(name, function)


def cards(text):
    """Cards in order; ``2H-KH`` is a run of ranks, ``hearts`` all of them."""
    found = []
    for word in text.replace("hearts", "2H-AH").split():
        first, _, last = word.partition("-")
        run = Cards.suit(Card.parse(first).suit) & STANDARD_DECK
        found += [card for card in run if Card.parse(first) <= card <= Card.parse(last or first)]
    return tuple(found)


def piles(text):
    """Four sets of cards, divided by strokes."""
    return [Cards.of(cards(pile)) for pile in text.split("/")]


def words(values):
    """Values as the tables write them, ``none`` where there is none."""
    return " ".join(map(str, values)) or "none"


def moment(text):
    """``<hand> to <trick>`` or ``<hand> leads``, then ``in trick 1``, ``, broken``; else trick 2, unbroken."""
    hand, trick, number, broken = re.fullmatch(
        r"(.+?) (?:to ([^,]+?)|leads)(?: in trick (\d+))?(, broken)?", text
    ).groups()
    return Moment(Cards.of(cards(hand)), cards(trick or ""), int(number or 2), bool(broken))


@question("legal")
def legal_cards(rules, case):
    """The legal cards of a hand."""
    return str(legal(rules, moment(case)))


@question("waived")
def waived(rules, case):
    """The rules that the source words so that no card would be left."""
    return words(judge_hand(rules, moment(case)).waived)


@question("bars")
def barring_rule(rules, case):
    """The rule that bars a card: ``<card> of <moment>``."""
    card, _, rest = case.partition(" of ")
    return judge(rules, moment(rest), Card.parse(card)).rule


def after(rules, case):
    """The position after whole tricks, parted by commas, each from its leader on; seat 0 leads to the first."""
    tricks, leader, hands, plays = [cards(trick) for trick in case.split(", ")], 0, [[] for _ in range(4)], []
    for trick in tricks:
        plays += trick
        for place, card in enumerate(trick):
            hands[(leader + place) % 4].append(card)
        leader = (leader + rules.trick.policy.winner(trick)) % 4
    position = Position(rules, tuple(map(Cards.of, hands)), 0, trick_number=2, taken=(NO_CARDS,) * 4)
    for card in plays:
        position = play(position, card)
    return position


@question("leads on")
def next_leader(rules, case):
    """The seat that leads to the next trick."""
    return str(after(rules, case).leader)


@question("takes")
def points_taken(rules, case):
    """What each seat has taken in points."""
    return words(score(rules, after(rules, case).taken).points)


@question("broken")
def broken(rules, case):
    """Whether hearts are broken after these tricks, which began unbroken."""
    return "yes" if after(rules, case).hearts_broken else "no"


@question("plays")
def playable(rules, case):
    """Whether the tricks can be played so, or the rule that bars the first wrong card."""
    try:
        after(rules, case)
    except IllegalPlay as refusal:
        return refusal.verdict.rule
    return "allowed"


@question("order")
def order(rules, case):
    """The seats that play to a trick, in order, when this seat leads."""
    position = Position(
        rules, tuple(Cards.parse(card) for card in ("2C", "3C", "4C", "5C")), int(case), (NO_CARDS,) * 4
    )
    seats = []
    while not position.over:
        seats.append(position.seat)
        position = play(position, next(iter(position.hands[position.seat])))
    return words(seats)


@question("opener")
def opener(rules, case):
    """The seat that opens, whoever deals."""
    found = {rules.opening.policy.leader(piles(case), first)[0] for first in range(4)}
    return words(found)


@question("dealer")
def next_dealer(rules, case):
    """The dealer of the next deal."""
    points = [Cards.of(STANDARD_DECK), NO_CARDS, NO_CARDS, NO_CARDS]
    return str(new_game(rules, int(case)).after(points).dealer)


@question("direction")
def direction(rules, case):
    """Where the cards go in this deal."""
    return rules.passing.policy.direction(int(case))


@question("gives")
def gives(rules, case):
    """The seats that seats 0 to 3 give to in this deal."""
    return words(rules.passing.policy.gives_to(int(case), 4))


@question("may pass")
def may_pass(rules, case):
    """Whether these cards may be passed: ``<cards> from <hand> in deal <number>``."""
    given, hand, number = re.fullmatch(r"(.+) from (.+) in deal (\d+)", case).groups()
    return pass_fault(rules, int(number), Cards.of(cards(hand)), Cards.of(cards(given))) or "allowed"


def exchanged(rules, case):
    """The hands after the pass: ``<hands> gives <passes> in deal <number>``."""
    hands, passes, number = re.fullmatch(r"(.+) gives (.+) in deal (\d+)", case).groups()
    return exchange(rules, int(number), piles(hands), piles(passes))


@question("exchange")
def hands_after_the_pass(rules, case):
    """The hands after the pass, or that it is refused."""
    try:
        return " / ".join(map(str, exchanged(rules, case)))
    except PositionError:
        return "refused"


@question("opener after pass")
def opener_after_the_pass(rules, case):
    """The seat that opens after the pass."""
    return str(begin(rules, exchanged(rules, case)).seat)


@question("value")
def value(rules, case):
    """What these cards cost together."""
    return str(trick_points(rules, cards(case)))


@question("point cards")
def point_cards(rules, _):
    """The cards that cost something."""
    return str(rules.values.policy.point_cards(rules.deck.policy.cards))


@question("scores")
def scores(rules, case):
    """The points of each seat."""
    return words(score(rules, piles(case)).points)


@question("sum")
def checksum(rules, case):
    """What the points of such a deal add up to."""
    result = score(rules, piles(case))
    assert sum(result.points) == result.checksum
    return str(result.checksum)


@question("moon")
def moon(rules, case):
    """The shooter and what it may choose."""
    result = score(rules, piles(case))
    return "none" if result.moon is None else words([result.moon, *result.moon_options])


@question("can shoot")
def shooters(rules, case):
    """The seats that can still take every point card."""
    return words(can_shoot(rules, piles(case)))


@question("total")
def totals(rules, case):
    """The totals after a deal: ``<totals before> + [choice] <taken>``; the cards that cost nothing go to seat 3."""
    before, choice, taken = re.fullmatch(r"([\d ]+) \+ (?:(add|subtract) )?(.+)", case).groups()
    first = piles(taken)
    whole = [*first[:3], first[3] | (STANDARD_DECK - rules.values.policy.point_cards(STANDARD_DECK))]
    game = replace(new_game(rules), totals=tuple(map(int, before.split())))
    try:
        return words(game.after(whole, choice).totals)
    except PositionError:
        return "refused"


@question("ends")
def ends(rules, case):
    """The winners with these totals, or that the game goes on."""
    end = outcome(rules, [int(total) for total in case.split()])
    return words(end.winners) if end.over else "goes on"


@question("ends at another limit")
def ends_at(rules, case):
    """The same under the house rule of another limit: ``<limit> with <totals>``."""
    limit, given = case.split(" with ")
    other = replace(rules.game_end.policy, points=int(limit))
    return ends(rules.with_("game_end", other, "hertta-korttipeli-049"), given)


@question("keeps")
def keeps(rules, case):
    """Whether a game keeps its rules."""
    game = new_game(rules)
    with pytest.raises(FrozenInstanceError):
        setattr(game, case, None)
    later = game.after([Cards.of(STANDARD_DECK), NO_CARDS, NO_CARDS, NO_CARDS])
    return "yes" if later.rules is rules else "no"


@question("setup")
def setup(rules, case):
    """One fact about how the game is set up."""
    deck, hands = rules.deck.policy, deal(rules, 1)
    passes = [Cards.of(list(hand)[:3]) for hand in hands]
    position, plays = begin(rules, hands), 0
    while position.trick_number == 1:
        position, plays = play(position, next(iter(legal(rules, position.moment)))), plays + 1
    facts = {
        "players": rules.players,
        "deck": len(deck.cards),
        "removed": words(deck.removed),
        "jokers": sum(card.rank is Rank.JOKER for card in deck.cards),
        "hands": words(map(len, hands)),
        "dealt": len({card for hand in hands for card in hand}),
        "stock": len(deck.cards) - sum(map(len, hands)),
        "tricks": deck.hand_size,
        "cards in a trick": plays,
        "pass": rules.passing.policy.count,
        "hands after the pass": words(map(len, exchange(rules, 1, hands, passes))),
        "totals": words(new_game(rules).totals),
    }
    return str(facts[case])
