"""The engine: positions, the pass, the score, the game, and everything that they refuse."""

from dataclasses import replace

import pytest

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, STANDARD_DECK, Card, Cards, Suit
from hertta.engine import (
    Chance,
    Game,
    after_deal,
    audit,
    begin,
    cancelled,
    deal,
    exchange,
    judge,
    new_game,
    outcome,
    play,
    score,
    split,
    trick_points,
)
from hertta.engine.checks import check, moment_faults, number_fault, seat_fault, trick_faults
from hertta.errors import IllegalPlay, PositionError, RulesError
from hertta.rules import ruleset
from hertta.rules.policies import PassCycle, SingleDeck

RULES = ruleset("hjerter")
HANDS = tuple(STANDARD_DECK.of_suit(suit) for suit in Suit)
TWO_OF_CLUBS = Card.parse("2C")


def refused(code, call, *args):
    """The message of a refusal with this code."""
    with pytest.raises(PositionError) as refusal:
        call(*args)
    assert refusal.value.code == code
    return str(refusal.value)


def test_a_refused_play_leaves_the_position():
    """An illegal play carries its verdict as code, message and facts, and the position stays as it was."""
    position = begin(RULES, HANDS)
    with pytest.raises(IllegalPlay, match="3C may not be played: opening-card") as refusal:
        play(position, Card.parse("3C"))
    assert refusal.value.verdict == judge(RULES, position.moment, Card.parse("3C"))
    assert (refusal.value.code, refusal.value.facts["legal"]) == ("opening-card", Cards.of([TWO_OF_CLUBS]))
    assert position == begin(RULES, HANDS)


def test_a_play_out_of_turn_is_refused_for_that():
    """Who plays may be said; another seat's play is out of turn, whatever the card, and the position stays."""
    position = begin(RULES, HANDS)
    with pytest.raises(IllegalPlay) as refusal:
        play(position, Card.parse("2D"), seat=1)
    assert (refusal.value.code, refusal.value.verdict.claims) == ("out-of-turn", ("hjerter-008", "hjerter-019"))
    assert play(position, TWO_OF_CLUBS, seat=0) == play(position, TWO_OF_CLUBS)
    assert position == begin(RULES, HANDS)


def test_after_the_last_trick_nothing_is_played():
    """When every card has been played the deal is over, and one more card is refused for that."""
    end = begin(RULES, [Cards.parse(card) for card in ("2C", "3C", "4C", "5C")])
    for card in ("2C", "3C", "4C", "5C"):
        assert not end.over
        end = play(end, Card.parse(card))
    assert (end.over, end.leader, end.trick_number) == (True, 3, 2)
    assert refused("deal-over", play, end, TWO_OF_CLUBS) == "found 2C after the last trick, expected no play"


def test_who_begins():
    """The lowest club begins; without a club the seat on the dealer's left does, or seat 0 if no dealer is known."""
    assert begin(RULES, [HANDS[1], HANDS[2], HANDS[0], HANDS[3]], 1).seat == 2
    clubless = [Cards.parse(card) for card in ("2D", "3D", "4D", "5D")]
    assert [begin(RULES, clubless, dealer).seat for dealer in (None, 1, 3)] == [0, 2, 0]


def test_hands_that_cannot_be():
    """Hands are refused for a card twice, too many cards or seats, all being told; the gravest gives the code."""
    assert refused("duplicate-card", begin, RULES, [HANDS[0], HANDS[0], HANDS[2], HANDS[3]]).startswith(
        "hands: found 2C twice, expected once"
    )
    assert refused("bad-position", begin, RULES, HANDS[:3]) == "hands: found 3 entries, expected 4, one a seat"
    large = [HANDS[0] | Cards.parse("2D"), HANDS[1] - Cards.parse("2D"), HANDS[2], HANDS[3]]
    assert refused("bad-position", begin, RULES, large) == (
        "hands[0]: found 14 cards, expected at most 13; "
        "hands: found [12, 13, 14] cards, expected the same number in each"
    )
    message = refused("bad-card", begin, RULES, [Cards.parse("XC 2D"), Cards.parse("2D"), NO_CARDS])
    assert message == (
        "hands: found XC, expected a card of the deck of hjerter; hands: found 2D twice, expected once; "
        "hands: found 3 entries, expected 4, one a seat; "
        "hands: found [0, 1, 2] cards, expected the same number in each"
    )


def moment_refused(code, hand, trick, number):
    """The message for a moment of choice that can't be."""
    cards = [tuple(map(Card.parse, text.split())) for text in (hand, trick)]
    return refused(code, check, moment_faults(RULES, *cards, number))


@pytest.mark.parametrize(
    ("code", "hand", "trick", "number", "message"),
    [
        ("bad-card", "XC", "", 2, "hand and trick: found XC, expected a card of the deck of hjerter"),
        ("duplicate-card", "2D 2D", "", 2, "hand and trick: found 2D twice, expected once"),
        ("duplicate-card", "2D", "2D", 2, "hand and trick: found 2D twice, expected once"),
        ("bad-position", str(HEARTS) + " 2C", "", 1, "hand: found 14 cards, expected at most 13"),
        ("bad-position", "", "2D", 2, "hand: found no card, expected at least one"),
        ("bad-position", "2D", "2S 3S 4S 5S", 2, "trick: found 4 cards, expected at most 3"),
        ("bad-position", "2D", "", 0, "trick_number: found 0, expected 1 or more"),
        ("bad-position", "2D", "", 14, "trick_number: found 14, expected at most 13"),
        ("bad-position", "2D", "3C", 1, "trick: found 3C led to trick 1, expected 2C"),
        ("bad-position", "3C", "", 1, "hand: the leader of trick 1 lacks 2C, expected it in 3C"),
    ],
)
def test_moments_that_cannot_be(code, hand, trick, number, message):
    """A moment of choice is refused with what was found, where, and what was expected."""
    assert moment_refused(code, hand, trick, number) == message


@pytest.mark.parametrize(("hand", "trick", "number"), [("2C 3D", "", 1), ("3D", "2C 3C", 1), ("5H", "6H", 13)])
def test_moments_that_can_be(hand, trick, number):
    """A moment that the rules can bring about, or might, is not refused."""
    cards = [tuple(map(Card.parse, text.split())) for text in (hand, trick)]
    check(moment_faults(RULES, *cards, number))


def test_seats_tricks_and_numbers_that_cannot_be():
    """A seat that does not exist, a trick with too many cards and a number below 1 are refused."""
    assert refused("bad-position", check, seat_fault(RULES, 4, "leader")) == "leader: found seat 4, expected 0 to 3"
    assert refused("bad-position", check, seat_fault(RULES, -1, "leader")).endswith("expected 0 to 3")
    five = tuple(Cards.parse("2C 3C 4C 5C 6C"))
    assert refused("bad-position", check, trick_faults(RULES, five)) == "trick: found 5 cards, expected at most 4"
    assert refused("bad-position", check, number_fault(0, None, "deal_number")).startswith("deal_number: found 0")
    check([*seat_fault(RULES, 3, "leader"), *trick_faults(RULES, five[:4]), *number_fault(99, None, "deal_number")])


def test_passes_that_cannot_be():
    """A pass is refused for its count, for cards not held, for a hold deal; each seat at fault is told."""
    three = [Cards.of(list(hand)[:3]) for hand in HANDS]
    message = refused("not-in-hand", exchange, RULES, 1, HANDS, [three[1], three[0], three[2], HANDS[3]])
    assert [part.partition(",")[0] for part in message.split("; ")] == [
        "passes[0]: not-in-hand",
        "passes[1]: not-in-hand",
        "passes[3]: pass-count",
    ]
    assert "no-pass" in refused("no-pass", exchange, RULES, 4, HANDS, [three[0], NO_CARDS, NO_CARDS, NO_CARDS])
    assert "found 3 entries" in refused("bad-position", exchange, RULES, 1, HANDS, three[:3])
    assert "found 3 entries" in refused("bad-position", exchange, RULES, 1, HANDS[:3], three)


def test_the_score_of_a_deal_that_is_not_over():
    """Piles need not be whole: the points are those taken so far, the checksum what the deal will come to."""
    result = score(RULES, [Cards.parse("2H"), Cards.parse("QS 3H"), NO_CARDS, NO_CARDS])
    assert (result.points, result.moon, result.moon_options, result.checksum) == ((1, 14, 0, 0), None, (), 26)
    assert trick_points(RULES, ()) == 0


def test_a_choice_that_is_not_offered():
    """A shooter can't subtract where the rules only add; without a moon the choice is not read."""
    moon = [HEARTS | Cards.of([QUEEN_OF_SPADES]), NO_CARDS, NO_CARDS, NO_CARDS]
    assert refused("moon-choice", score, RULES, moon, "subtract") == "moon: found 'subtract', expected add"
    assert score(RULES, [NO_CARDS] * 4, "subtract").points == (0, 0, 0, 0)
    assert score(ruleset("hjerter-trekk"), moon, "subtract").points == (-26, 0, 0, 0)
    assert score(ruleset("hjerter-trekk"), moon).points == (0, 26, 26, 26)


def test_no_winner_before_the_end():
    """Until the game is over nobody has won."""
    assert (outcome(RULES, (99, 1, 2, 3), 1).over, outcome(RULES, (99, 1, 2, 3), 1).winners) == (False, ())


def test_a_game_counts_deals_and_dealers():
    """Each deal adds its points, counts on and hands the deal to the left; piles that are not the deck are refused."""
    taken = [HEARTS, STANDARD_DECK - HEARTS, NO_CARDS, NO_CARDS]
    game = new_game(RULES, dealer=3).after(taken)
    assert (game.totals, game.deal_number, game.dealer) == ((13, 13, 0, 0), 2, 0)
    assert RULES.dealing.policy.next_dealer(0, RULES.players) == 1
    assert refused("bad-position", game.after, [HEARTS, *[NO_CARDS] * 3]).startswith("taken: found 13 cards, expected")
    assert "found 3 entries" in refused("bad-position", game.after, taken[:3])
    assert refused("duplicate-card", game.after, [HEARTS, HEARTS, STANDARD_DECK - HEARTS, NO_CARDS]).startswith(
        "taken: "
    )
    over = replace(game, totals=(100, 1, 2, 3))
    assert "found a deal after the end" in refused("game-over", over.after, taken)


def test_an_audit_without_plays():
    """A record without plays has nothing wrong in it."""
    assert audit(RULES, HANDS, []) is None


def test_an_audit_tells_who_played_out_of_turn():
    """A card played by the wrong seat is wrong for that, whether or not the seat holds it."""
    wrong = audit(RULES, HANDS, [(1, TWO_OF_CLUBS)])
    assert (wrong.index, wrong.seat, wrong.verdict.rule, wrong.verdict.clause) == (0, 1, "out-of-turn", "order")
    assert wrong.verdict.claims == ("hjerter-008", "hjerter-019")
    assert (wrong.verdict.facts["card"], wrong.verdict.facts["source"]) == (TWO_OF_CLUBS, "hjerter")


def test_an_audit_may_begin_in_the_middle():
    """From trick 2 on any seat may lead first, with hearts as they are told to be."""
    hands = [Cards.parse(text) for text in ("2H 3C", "4H 4C", "5H 5C", "6H 6C")]
    plays = [(1, Card.parse("4H")), (2, Card.parse("5H")), (3, Card.parse("6H")), (0, Card.parse("2H"))]
    assert audit(RULES, hands, plays, 5, hearts_broken=True) is None
    assert audit(RULES, hands, plays, 5).verdict.rule == "hearts-not-broken"
    assert audit(RULES, hands, [*plays, (3, Card.parse("6C")), (1, Card.parse("4C"))], 5, True).index == 5


def test_chance_is_even_and_repeats():
    """Numbers from a seed stay below their limit, reach all of it, and come again from the same seed."""
    numbers = [Chance(seed).below(3) for seed in range(300)]
    assert {numbers.count(number) > 70 for number in range(3)} == {True}
    assert numbers == [Chance(seed).below(3) for seed in range(300)]
    order = Chance(5).shuffled("abcdef")
    assert (sorted(order), order) == (list("abcdef"), Chance(5).shuffled("abcdef"))
    assert Chance(5).choice("abc") in "abc"


def test_chance_draws_again_where_a_number_would_be_uneven(monkeypatch):
    """A word past the last whole multiple of the limit is thrown away, so that no number is likelier."""
    words = iter([2**64 - 1, 7])
    monkeypatch.setattr(Chance, "_word", lambda _: next(words))
    assert Chance(0).below(10) == 7


def test_a_deal_uses_the_deck_of_the_rules():
    """Other decks are dealt whole and evenly, without the cards that are left out."""
    passing = PassCycle(("left",), 3, NO_CARDS)
    deck = SingleDeck(3, Cards.parse("2C"), NO_CARDS)
    three = RULES.with_("passing", passing).with_("deck", deck, "herttamisaari-029")
    hands, rest = deal(three, 1)
    assert rest == ()
    assert [len(hand) for hand in hands] == [17, 17, 17]
    assert not any(TWO_OF_CLUBS in hand for hand in hands)
    assert split(tuple(Cards.parse("2C 3C 4C 5C")), 2) == (Cards.parse("2C 3C"), Cards.parse("4C 5C"))


def test_a_game_that_cannot_be():
    """A game needs a total for each seat, a dealer at the table and a deal from 1 on."""
    assert refused("bad-position", Game, RULES, (0, 0, 0)) == "totals: found 3 entries, expected 4, one a seat"
    message = refused("bad-position", Game, RULES, (0, 0, 0, 0), 0, 4)
    assert message == "deal_number: found 0, expected 1 or more; dealer: found seat 4, expected 0 to 3"


def test_an_audit_looks_at_the_hands_first():
    """An audit refuses hands that can't be and seats that are not there."""
    assert refused("bad-position", audit, RULES, HANDS[:3], []).startswith("hands: found 3 entries")
    assert refused("bad-position", audit, RULES, HANDS, [(4, TWO_OF_CLUBS)]).startswith("plays: found seat 4")


def test_a_stock_must_come_out_even():
    """A stock of which some would draw and others not is refused, before the first card and in an audit."""
    rules, hands = ruleset("hertta-korttipeli-2"), [Cards.parse("2C 3D"), Cards.parse("3C 4D")]
    odd = (Card.parse("5D"),)
    message = "rest: found 1 cards, expected as many for each of 2 players"
    assert refused("bad-position", lambda: begin(rules, hands, rest=odd)) == message
    assert refused("bad-position", lambda: audit(rules, hands, [], rest=odd)) == message


def test_what_is_counted_must_be_one_a_seat():
    """Piles and totals that are not one a seat are refused, in the score, after a deal and at the end."""
    assert refused("bad-position", score, RULES, [NO_CARDS] * 3) == "taken: found 3 entries, expected 4, one a seat"
    assert refused("bad-position", outcome, RULES, (1,), 1) == "totals: found 1 entry, expected 4, one a seat"
    assert refused("bad-position", after_deal, RULES, (0,) * 4, (0,) * 5).startswith("points: found 5 entries")
    assert refused("bad-position", audit, RULES, HANDS, [], 14).startswith(
        "trick_number: found 14, expected at most 13"
    )
    assert cancelled(RULES, ()) == NO_CARDS


def test_only_a_restriction_that_is_there_can_be_taken_away():
    """To take away what the rules do not have is a slip, and told."""
    with pytest.raises(RulesError, match="without: found 'sun', expected one of opening-card, follow-suit"):
        RULES.without("sun")
