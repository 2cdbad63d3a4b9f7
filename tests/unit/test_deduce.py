"""What plays show about hands: no more than is true, and no less than can be told."""

from itertools import product

import pytest

from hertta.analysis import lacks, voids
from hertta.cards import NO_CARDS, STANDARD_DECK, Card, Cards, Suit
from hertta.engine import Chance, Moment, audit, legal
from hertta.rules import PROFILES, ruleset
from hertta.rules.policies import FirstTrickPoints, HeartsNotBroken, QueenNotBroken
from hertta.testing import aimed_moment, played

ONE_OPENER = [name for name in PROFILES if ruleset(name).deck.policy.decks == 1 and not ruleset(name).deck.policy.stock]
EXCEPTIONS = list(product(["hearts", "all", "queen", "unsaid"], ["stated", "points", "unsaid"]))


def house(name, only_points, only_hearts):
    """A profile with every restriction there is, and these exceptions from them."""
    rules = ruleset(name).with_("play", QueenNotBroken())
    return rules.with_("play", FirstTrickPoints(only_points)).with_("play", HeartsNotBroken(only_hearts))


def record(text):
    """Plays written as ``<seat>:<card>``."""
    return [(int(play[0]), Card.parse(play[2:])) for play in text.split()]


def overlaps(hands, lacking):
    """Whether some hand holds a card that its seat lacks."""
    return any(hand & out for hand, out in zip(hands, lacking, strict=True))


def swapped(hands, chance):
    """The hands with two cards of two seats exchanged."""
    one, other = chance.shuffled(range(len(hands)))[:2]
    mine, yours = (Cards.of([chance.choice(list(hands[seat]))]) for seat in (one, other))
    world = list(hands)
    world[one], world[other] = hands[one] - mine | yours, hands[other] - yours | mine
    return world


def before(hands, plays):
    """What the seats held before these plays."""
    world = list(hands)
    for seat, card in plays:
        world[seat] |= Cards.of([card])
    return world


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PROFILES)
def test_no_seat_holds_what_its_plays_show_it_to_lack(name):
    """Anywhere in a deal, under house rules too, no hand holds a card that its seat cannot hold."""
    for seed, exceptions in enumerate(EXCEPTIONS):
        rules = house(name, *exceptions) if seed else ruleset(name)
        deal = played(rules, Chance(seed))
        for number in range(0, len(deal.plays), 17):
            assert not overlaps(deal.positions[number].hands, lacks(rules, deal.plays[:number]))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ONE_OPENER)
def test_every_other_world_could_have_been_dealt(name):
    """Hands that keep to what was shown could have led to the same plays, all others could not.

    Where a deck is not dealt out, or there are two, who opens shows a little more.
    """
    rules, fits = ruleset(name), set()
    for seed, tricks in product(range(6), (1, 4, 6)):
        chance = Chance(seed)
        deal, number = played(rules, chance), tricks * rules.players + 1
        lacking = lacks(rules, deal.plays[:number])
        for _ in range(4):
            world = swapped(deal.positions[number].hands, chance)
            fits.add(not overlaps(world, lacking))
            wrong = audit(rules, before(world, deal.plays[:number]), deal.plays[:number])
            assert (wrong is None) == (not overlaps(world, lacking))
    assert fits == {True, False}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PROFILES)
def test_one_other_card_decides_whether_a_card_is_barred(name):
    """A card is legal in a hand just when it is legal beside each other card of it alone: so pairs show all."""
    for seed, exceptions in enumerate(EXCEPTIONS * 4):
        rules = house(name, *exceptions)
        at = aimed_moment(rules, Chance(seed))
        for card in at.hand:
            pairs = [Moment(Cards.of({card, one}), at.trick, at.trick_number, at.hearts_broken) for one in at.hand]
            assert (card in legal(rules, at)) == all(card in legal(rules, pair) for pair in pairs)


def test_a_heart_led_unbroken_shows_a_hand_of_hearts():
    """Who leads a heart while hearts are unbroken holds hearts alone; where the queen counts as one, perhaps her."""
    plays = record("0:2C 1:3C 2:4C 3:5C 3:9H")
    rules, spades = ruleset("hjerter"), STANDARD_DECK.of_suit(Suit.SPADES)
    assert voids(rules, plays)[3] == (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
    points = rules.with_("play", HeartsNotBroken("points"))
    assert voids(points, plays)[3] == (Suit.CLUBS, Suit.DIAMONDS)
    assert spades - lacks(points, plays)[3] == Cards.parse("QS")


def test_nothing_is_shown_before_the_first_card_or_without_a_rule():
    """Nobody lacks anything before a card is played; without the duty to follow suit a discard shows no void."""
    rules = ruleset("herttamisaari")
    assert lacks(rules, []) == (NO_CARDS,) * 4
    assert voids(rules, record("0:2C 1:5H")) == ((), (Suit.CLUBS,), (), ())
    assert voids(rules.without("follow-suit"), record("0:2C 1:5H")) == ((), (), (), ())


def test_a_void_is_only_of_the_moment_while_there_is_a_stock():
    """Two players draw after each of the first 13 tricks, and may then hold anything that is unseen; later no more."""
    rules, later = ruleset("hertta-korttipeli-2"), 0
    for seed in range(5):
        plays = played(rules, Chance(seed)).plays
        for tricks in range(1, 14):
            seen = Cards.of(card for _, card in plays[: 2 * tricks])
            assert lacks(rules, plays[: 2 * tricks]) == (seen, seen)
        later += any(lacks(rules, plays[:40])[seat] - Cards.of(card for _, card in plays[:40]) for seat in (0, 1))
    assert later
