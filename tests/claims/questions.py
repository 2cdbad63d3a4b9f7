"""The questions that the tables of claims ask of the engine: each takes a rule set and a case, and answers in words."""

import re
from dataclasses import FrozenInstanceError, replace
from itertools import islice

import pytest

from hertta.cards import NO_CARDS, Card, Cards, Suit
from hertta.engine import (
    Position,
    begin,
    can_shoot,
    cancelled,
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
from hertta.rules import ruleset
from hertta.rules.policies import PlayOn
from tests.claims.tables import KNOWN, after, cards, faces, moment, piles, words

QUESTIONS = {}


def question(name):
    """Make a function answer a question of the tables."""
    return lambda function: QUESTIONS.setdefault(name, function)


@question("legal")
def legal_cards(rules, case):
    """The legal cards of a hand."""
    return faces(legal(rules, moment(case)))


@question("waived")
def waived(rules, case):
    """The rules that the source words so that no card would be left."""
    return words(judge_hand(rules, moment(case)).waived)


@question("bars")
def barring_rule(rules, case):
    """The rule that bars a card: ``<card> of <moment>``."""
    card, _, rest = case.partition(" of ")
    return judge(rules, moment(rest), Card.parse(card)).rule


@question("leads on")
def next_leader(rules, case):
    """The seat that leads to the next trick."""
    return str(after(rules, case).leader)


@question("takes")
def points_taken(rules, case):
    """What each seat has taken in points."""
    return words(score(rules, after(rules, case).taken).points)


@question("cancels")
def cancelling(rules, case):
    """The cards of a trick that cancel each other."""
    [trick] = Cards.apart([cards(case)])
    return faces(cancelled(rules, trick))


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


@question("draws")
def hands_after_the_draw(rules, case):
    """The hands after a trick that seat 0 leads: ``<hands> play <trick> and draw <stock>``."""
    hands, trick, stock = re.fullmatch(r"(.+) play (.+) and draw (.+)", case).groups()
    nothing = (NO_CARDS,) * rules.players
    position = Position(rules, tuple(piles(hands)), 0, nothing, trick_number=2, stock=cards(stock))
    for card in cards(trick):
        position = play(position, card)
    return " / ".join(map(faces, position.hands))


@question("order")
def order(rules, case):
    """The seats that play to a trick, in order, when this seat leads."""
    clubs = islice(rules.deck.policy.cards.of_suit(Suit.CLUBS), rules.players)
    hands, nothing = tuple(Cards.of([club]) for club in clubs), (NO_CARDS,) * rules.players
    position = Position(rules, hands, int(case), nothing, trick_number=2)
    seats = []
    while not position.over:
        seats.append(position.seat)
        position = play(position, next(iter(position.hands[position.seat])))
    return words(seats)


@question("opener")
def opener(rules, case):
    """The seats that open, whoever deals, or after ``dealt by`` this seat."""
    hands, _, dealer = case.partition(" dealt by ")
    dealers = [int(dealer)] if dealer else range(rules.players)
    firsts = [rules.dealing.policy.next_dealer(one, rules.players) for one in dealers]
    return words(sorted({rules.opening.policy.leader(piles(hands), first)[0] for first in firsts}))


@question("dealer")
def next_dealer(rules, case):
    """The dealer of the next deal."""
    return str(new_game(rules, int(case)).after(everything_to_seat_0(rules)).dealer)


def everything_to_seat_0(rules):
    """What is taken if seat 0 takes the whole deck."""
    return [rules.deck.policy.cards, *[NO_CARDS] * (rules.players - 1)]


@question("direction")
def direction(rules, case):
    """Where the cards go in each of these deals."""
    return words(rules.passing.policy.direction(int(number)) for number in case.split())


@question("gives")
def gives(rules, case):
    """The seats that seat 0, 1, … gives to in this deal."""
    return words(rules.passing.policy.gives_to(int(case), rules.players))


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
        return " / ".join(map(faces, exchanged(rules, case)))
    except PositionError:
        return "refused"


@question("opener after pass")
def opener_after_the_pass(rules, case):
    """The seat that opens after the pass."""
    return str(begin(rules, exchanged(rules, case)).seat)


@question("value")
def value(rules, case):
    """What these cards cost together."""
    [apart] = Cards.apart([cards(case)])
    return str(trick_points(rules, apart))


@question("point cards")
def point_cards(rules, _):
    """The cards that cost something."""
    return faces(rules.values.policy.point_cards(rules.deck.policy.cards))


@question("scores")
def scores(rules, case):
    """The points of each seat: ``[choice] <taken>``."""
    choice, taken = re.fullmatch(r"(add |subtract )?(.+)", case).groups()
    return words(score(rules, piles(taken), choice and choice.strip()).points)


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
    """The totals after a deal: ``<totals> + [choice] <taken>``; the cards that cost nothing go to the last seat."""
    before, choice, taken = re.fullmatch(r"([\d ]+) \+ (?:(add|subtract) )?(.+)", case).groups()
    *others, last = piles(taken)
    worthless = rules.deck.policy.cards - rules.values.policy.point_cards(rules.deck.policy.cards)
    for pile in others:
        worthless -= pile
    game = replace(new_game(rules), totals=tuple(map(int, before.split())))
    try:
        return words(game.after([*others, last | worthless], choice).totals)
    except PositionError:
        return "refused"


@question("ends")
def ends(rules, case):
    """The winners with these totals, ``after deal`` 5 if no other is named, or that the game goes on."""
    given, _, number = case.partition(" after deal ")
    end = outcome(rules, [int(total) for total in given.split()], int(number or 5))
    return words(end.winners) if end.over else "goes on"


@question("keeps")
def keeps(rules, case):
    """Whether a game keeps its rules."""
    game = new_game(rules)
    with pytest.raises(FrozenInstanceError):
        setattr(game, case, None)
    return "yes" if game.after(everything_to_seat_0(rules)).rules is rules else "no"


@question("own rule cites")
def house_rule(rules, case):
    """What a rule that the table made up itself rests on."""
    return words(getattr(rules.with_(case, PlayOn()), case).claims)


@question("offers")
def numbers_of_players(rules, case):
    """For how many the source's rules can be played with so many decks."""
    own = [one for one in map(ruleset, KNOWN) if one.source == rules.source]
    return words(sorted({one.players for one in own if one.deck.policy.decks == int(case.split()[0])}))


@question("setup")
def setup(rules, case):
    """One fact about how the game is set up, or about a deal that is played out."""
    deck, (hands, rest) = rules.deck.policy, deal(rules, 1)
    held = rules.passing.policy.direction(1) == "none"
    passes = [Cards.of(() if held else islice(hand, rules.passing.policy.count)) for hand in hands]
    position, plays = begin(rules, hands, rest=rest), 0
    while not position.over:
        position, plays = play(position, next(iter(legal(rules, position.moment)))), plays + 1
    tricks = position.trick_number - 1
    facts = {
        "players": rules.players,
        "decks": deck.decks,
        "deck": len(deck.cards),
        "removed": faces(deck.removed),
        "added": faces(deck.added),
        "hands": words(map(len, hands)),
        "dealt": len({card for hand in hands for card in hand}),
        "stock": len(rest) if deck.stock else 0,
        "widow": len(rest) if deck.widow else 0,
        "opening card": rules.opening.policy.opening_card(deck.cards).face,
        "sides": " / ".join(map(words, rules.sides.policy.sides(rules.players))),
        "tricks": tricks,
        "cards in a trick": plays // tricks,
        "pass": rules.passing.policy.count,
        "hands after the pass": words(map(len, exchange(rules, 1, hands, passes))),
        "totals": words(new_game(rules).totals),
    }
    return str(facts[case])
