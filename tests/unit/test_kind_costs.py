"""The kind *costs*: which of the cards that lie there cost points."""

from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import KINDS, Puzzle
from hertta.rules import Moment
from tests.unit.kinds import flaws, sound_draws
from tests.unit.learning import chosen, do, put

KIND = KINDS["costs"]


def lying(rules, cards, **fields):
    """A puzzle with these cards."""
    return Puzzle("costs", rules, Moment(Cards.parse(cards), **fields))


@pytest.mark.parametrize(
    ("rules", "cards", "costly"),
    [
        ("hjerter", "2H AH QS KS AS JD QC", "2H AH QS"),
        ("musta-maija", "2H QS KS AS JS", "2H QS KS AS"),
        ("omnibus", "2H QS KS JD TD", "2H QS"),
        ("hertta-korttipeli-ilman-rouvaa", "2H QS KS", "2H"),
        ("hertta-korttipeli-nimellisarvot", "2H QS KS", "2H QS"),
        ("perumisherttamisaari-6", "2H 2H' QS QS' KS", "2H 2H' QS QS'"),
    ],
)
def test_what_costs_follows_the_rules(rules, cards, costly):
    """Hearts and the queen, high spades where they count; a card that brings points costs none; of two decks both."""
    puzzle = lying(rules, cards)
    assert flaws(puzzle) == ()
    assert KIND.solve(puzzle).cards == Cards.parse(costly)


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [
        (lying("hjerter", "2H"), "one-card"),
        (lying("hjerter", "2C KS"), "nothing-costs"),
        (lying("hjerter", "2H QS"), "everything-costs"),
        (lying("herttamisaari-3", "2C 2H KS"), "impossible"),
        (lying("hjerter", "2H KS", trick=(Card.parse("2C"),)), "stray"),
        (lying("hjerter", "2H KS", trick_number=2), "stray"),
        (replace(lying("hjerter", "2H KS"), leader=1), "stray"),
    ],
)
def test_what_leaves_nothing_to_choose_is_no_puzzle(puzzle, flaw):
    """One card, all alike, a card that is not in the deck, or a deal around the cards."""
    assert flaws(puzzle) == (flaw,)


@pytest.mark.parametrize(
    ("rules", "cards", "card", "message", "points"),
    [
        ("hjerter", "AH KS", "AH", "why-costs-heart", 1),
        ("hertta-korttipeli-nimellisarvot", "JH KS", "JH", "why-costs-face", 11),
        ("musta-maija", "KS KD", "KS", "why-costs-points", 10),
        ("omnibus", "2H JD", "JD", "why-costs-bonus", 10),
        ("hjerter", "2H KS", "KS", "why-costs-free", 0),
    ],
)
def test_each_card_is_told_by_its_price(rules, cards, card, message, points):
    """A heart as any heart or by its face value, another card by itself, and what is free by what is not."""
    told = next(one for one in KIND.explain(lying(rules, cards)) if one.value == card)
    assert (told.message, told.facts["points"]) == (message, points)


def test_besides_hearts_the_costly_cards_are_named():
    """What is free is told with all that costs besides hearts, each face once."""
    for rules, costly in (("musta-maija", "QS KS AS"), ("perumisherttamisaari-6", "QS")):
        free = next(one for one in KIND.explain(lying(rules, "2H JS")) if not one.right)
        assert free.facts["cards"] == Cards.parse(costly)


def test_every_draw_has_cards_of_both_sorts():
    """A few cards each, of which some cost and some do not, high ones among them."""
    draws = sound_draws("costs")
    for puzzle in draws:
        assert 2 <= len(puzzle.moment.hand) <= 10
    costly = {card.face for puzzle in draws for card in KIND.solve(puzzle).cards if puzzle.rules == "musta-maija"}
    assert {"QS", "KS", "AS"} <= costly


def test_the_cards_lie_there_to_be_looked_at():
    """No table, no trick and no rule of play is shown with them; after the answer each card is marked."""
    state = put(lying("hjerter", "2H AH QS KS AS"), "?lang=en")
    asked = scene_of(state)
    assert asked.table is None
    assert [row.label for row in asked.facts.rows] == ["Rules"]
    told = scene_of(do(chosen(state, ["2H", "KS"]), "answer"))
    states = {card.id: (card.state, card.tag) for group in told.hand.groups for card in group}
    assert states == {
        "2H": ("right", "✓ right"),
        "AH": ("missed", "+ right answer"),
        "KS": ("wrong", "✕ wrong"),
        "AS": ("refused", ""),
        "QS": ("missed", "+ right answer"),
    }
    assert told.feedback.text == ("These cost points: the two of hearts, the ace of hearts and the queen of spades.",)
    assert told.others is None
    assert "playout" not in {action.action for action in told.actions}
    assert len(told.feedback.proof.rows) == 5
