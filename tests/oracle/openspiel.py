"""OpenSpiel as an oracle: what each of its options is in our rules, and both engines' answers in one deal.

What its options mean was found by running it (version 2.0.2):

- A card is the number rank · 4 + suit, from the two of clubs 0 to the ace of spades 51; 52 chance actions deal one card
  to seats 0, 1, 2, 3 in order. The first action of all is the direction of the pass: 0 none, 1 left, 2 across, 3 right.
- With ``pass_cards=False`` that chance node still offers all four, and a pass follows if one of them is taken; only its
  legal actions know that 0 alone belongs to the option. Here it is always 0.
- The pass is three single cards, seat after seat, each from what is left of the hand that was dealt; any card may go,
  and nobody gets one before all have given.
- ``no_pts_on_first_trick`` bars hearts and the queen of spades, not the jack of diamonds; a hand of nothing else may
  play all of them.
- ``can_lead_any_club`` leaves the lead with the holder of the two of clubs.
- ``must_break_hearts=False`` is as if hearts were broken from the start, so that the next two options say nothing.
- ``qs_breaks_hearts``: she does so led, followed or thrown.
- ``can_lead_hearts_instead_of_qs``: a hand of her and hearts counts as one of hearts only, and may lead her too.
- ``jd_bonus``: 10 off for whoever takes the jack of diamonds, moon or not; a moon does not need it.
- ``avoid_all_tricks_bonus``: 5 off for whoever takes no trick, unless there is a moon.
- A moon is 0 for the shooter and 26 for the others, without a choice. Returns are 26 less the points.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import pyspiel

from hertta.cards import NO_CARDS, STANDARD_DECK, Card, Cards, Rank, Suit
from hertta.engine import Chance, begin, exchange, legal, play, score, split
from hertta.rules import RuleSet, ruleset
from hertta.rules.policies import (
    AnyHeart,
    BonusDiamond,
    CleanBonus,
    FirstTrickPoints,
    HeartOrQueen,
    HeartsNotBroken,
    OpeningClub,
    PassCycle,
)

OPTIONS = (
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
)
OPTION_SETS = tuple(dict(zip(OPTIONS, values, strict=True)) for values in product((True, False), repeat=len(OPTIONS)))
"""All 256 of them."""
DIRECTIONS = ("none", "left", "across", "right")
"""The directions by OpenSpiel's numbers."""
CARDS = tuple(Card(suit, rank) for rank in Rank if rank is not Rank.JOKER for suit in Suit)
"""The cards by OpenSpiel's numbers."""
ACTIONS = {card: action for action, card in enumerate(CARDS)}

State = Any
"""A state of OpenSpiel, which has no types."""


def rules_of(options: Mapping[str, bool]) -> RuleSet:
    """The rule set of ours that plays as OpenSpiel does with these options; deal d passes in direction d - 1."""
    own = "reading-H1"
    directions = DIRECTIONS if options["pass_cards"] else ("none",)
    only_hearts = "points" if options["can_lead_hearts_instead_of_qs"] else "stated"
    rules = ruleset("hjerter").with_("passing", PassCycle(directions, count=3, kept=NO_CARDS), own)
    rules = rules.with_("breaking", HeartOrQueen("any") if options["qs_breaks_hearts"] else AnyHeart(), own)
    rules = rules.with_("play", FirstTrickPoints(only_points="all"), own)
    rules = rules.with_("play", HeartsNotBroken(only_hearts), own)
    if not options["no_pts_on_first_trick"]:
        rules = rules.without("first-trick-points")
    if not options["must_break_hearts"]:
        rules = rules.without("hearts-not-broken")
    if options["can_lead_any_club"]:
        rules = rules.without("opening-card").with_("play", OpeningClub(), own)
    if options["jd_bonus"]:
        rules = rules.with_("values", BonusDiamond(rank="J", bonus=-10, moon="besides"), own)
    if options["avoid_all_tricks_bonus"]:
        rules = rules.with_("deal_end", CleanBonus(no_tricks=-5, no_points=0), own)
    return rules


class Stack(NamedTuple):
    """A hand that somebody is to hold after the pass.

    Args:
        hand: cards it has for certain.
        pool: where the rest of it comes from.
        late: cards that everybody plays only when no other is legal.
    """

    hand: Cards = NO_CARDS
    pool: Cards = STANDARD_DECK
    late: Cards = NO_CARDS


_HEARTS = STANDARD_DECK.of_suit(Suit.HEARTS)
_CLUBS = STANDARD_DECK.of_suit(Suit.CLUBS)
_TOP = "AC AS KS QS JS TS AH KH QH JH TH 9H"
STACKS = {
    "anything": Stack(),
    "hearts": Stack(pool=_HEARTS),
    "hearts and the queen": Stack(Cards.parse("QS"), _HEARTS),
    "hearts, on lead": Stack(Cards.parse("AC"), _HEARTS),
    "hearts and the queen, on lead": Stack(Cards.parse("AC QS"), _HEARTS),
    "no club": Stack(pool=STANDARD_DECK - _CLUBS),
    "every trick": Stack(Cards.parse(_TOP + " 9S")),
    "every trick but the jack's": Stack(Cards.parse(_TOP + " 2D"), late=Cards.parse("2D JD")),
}


class Deal(NamedTuple):
    """A deal for both engines: OpenSpiel's number of the direction, hands and passes, and what is played late."""

    direction: int
    dealt: tuple[Cards, ...]
    passes: tuple[Cards, ...]
    late: Cards


def stacked(stack: Stack, direction: int, chance: Chance) -> Deal:
    """A deal in which somebody holds the stack once the cards have been passed."""
    hand = stack.hand | Cards.of(chance.shuffled(list(stack.pool - stack.hand))[: 13 - len(stack.hand)])
    others = split(chance.shuffled(list(STANDARD_DECK - hand)), 13)
    at = chance.below(4)
    hands = (*others[:at], hand, *others[at:])
    if not direction:
        return Deal(direction, hands, (NO_CARDS,) * 4, stack.late)
    got = [Cards.of(chance.shuffled(list(hand))[:3]) for hand in hands]
    passes = tuple(got[(seat + direction) % 4] for seat in range(4))
    return Deal(direction, tuple(hands[s] - got[s] | passes[s] for s in range(4)), passes, stack.late)


class Answers(NamedTuple):
    """What both engines answer to one question.

    Args:
        about: ``directions``, ``pass``, ``exchange``, ``legal`` or ``points``.
        ours: our answer.
        theirs: OpenSpiel's.
    """

    about: str
    ours: Any
    theirs: Any


def dealt(game: State, deal: Deal) -> State:
    """OpenSpiel's state once these hands are dealt."""
    state = game.new_initial_state()
    state.apply_action(deal.direction)
    for row in zip(*deal.dealt, strict=True):
        for card in row:
            state.apply_action(ACTIONS[card])
    return state


def answers(options: Mapping[str, bool], rules: RuleSet, deal: Deal, chance: Chance) -> Iterator[Answers]:
    """Both engines' answers while one deal is played; cards are chosen by chance from what both call legal."""
    game, number = pyspiel.load_game("hearts", options), deal.direction + 1
    directions = game.new_initial_state().legal_actions()
    yield Answers("directions", rules.passing.policy.directions, tuple(DIRECTIONS[one] for one in directions))
    state = dealt(game, deal)
    for seat, hand in enumerate(deal.dealt if deal.direction else ()):
        left = hand if rules.passing.policy.gives_to(number, 4) else NO_CARDS
        for card in deal.passes[seat]:
            yield Answers("pass", (seat, left), _theirs(state))
            state.apply_action(ACTIONS[card])
            left -= Cards.of([card])
    position = begin(rules, exchange(rules, number, deal.dealt, deal.passes))
    yield Answers("exchange", position.hands, tuple(Cards.of(map(Card.parse, h)) for h in state.to_struct().hands))
    while not position.over:
        allowed = legal(rules, position.moment)
        yield Answers("legal", (position.seat, allowed), _theirs(state))
        card = chance.choice(list(allowed - deal.late or allowed))
        position = play(position, card)
        state.apply_action(ACTIONS[card])
    yield Answers("points", score(rules, position.taken).points, tuple(26 - int(x) for x in state.returns()))


def _theirs(state: State) -> tuple[int, Cards]:
    return state.current_player(), Cards.of(CARDS[action] for action in state.legal_actions())
