"""Puzzles by a table's own rules: made and proved by both engines, or told that there are none; and the trainer."""

import pytest

from hertta.errors import PuzzleError
from hertta.lessons import trainer
from hertta.lessons.trainer import Filters, following
from hertta.puzzles import PROVED, make, read_question
from tests.unit.learning import begun

TABLES = (
    "hjerter~breaking.heart-or-queen.hearts.off-suit~game_end.limit.points.50~without.first-trick-points",
    "hertta-korttipeli~moon.moon-and-sun.options.subtract.sun.5~without.first-trick-points",
    "hertta-korttipeli~passing.pass-cycle.count.2.kept.QS~game_end.limit-or-deals.points.7.deals.1",
    "herttamisaari-3~play.queen-not-broken~deal_end.clean-bonus.no_tricks.-5.no_points.0~ties.play-on",
    "perumisherttamisaari-6~deck.two-decks.players.2~passing.pass-cycle.directions.none",
    "hertan-saannot~values.hearts-and-queen.heart.0.queen.0~moon.no-moon~game_end.limit-or-deals.points.1.deals.2",
    "omnibus~without.follow-suit",
    "hjerter~without.opening-card.follow-suit.first-trick-points.hearts-not-broken",
)
"""Tables that have agreed on much, some of it foolish: on no restriction at all, and that nothing costs points."""


def made(name, kind):
    """A puzzle, or None if there is nothing to ask."""
    try:
        return make(5, kind, name)
    except PuzzleError as error:
        if error.code == "no-puzzle":
            return None
        raise


@pytest.mark.parametrize("name", TABLES)
def test_a_table_s_own_puzzles_are_proved(name):
    """Most kinds give a puzzle by the table's rules that reads back; in none do the two engines differ."""
    puzzles = list(filter(None, (made(name, kind) for kind in PROVED)))
    assert len(puzzles) >= 6
    assert [read_question(puzzle.to_map()) for puzzle in puzzles] == puzzles
    assert {puzzle.rules for puzzle in puzzles} == {name}


@pytest.mark.parametrize("name", TABLES)
def test_the_trainer_asks_by_a_table_s_own_rules(name):
    """The trainer puts one fresh puzzle after the other by these rules; filters of the bank are dropped."""
    session = begun("trainer", f"?rules={name}&theme=void&seed=3")
    assert session.state.filters == Filters()
    for _ in range(3):
        assert session.state.exercise.puzzle.rules == name
        session.dispatch({"type": "act", "action": "next"})


def test_a_seed_that_gives_nothing_leads_to_the_next(monkeypatch):
    """A seed of which no puzzle comes by these rules is passed over."""
    drawn = trainer.draw(4, Filters(), TABLES[0])
    tried = []

    def draw(seed, _filters, _rules):
        tried.append(seed)
        return drawn if len(tried) == 3 else None

    monkeypatch.setattr(trainer, "draw", draw)
    assert following(1, Filters(), TABLES[0], None) == drawn
    assert len(set(tried)) == 3


@pytest.mark.parametrize(("name", "compared"), [(TABLES[0], True), (TABLES[3], False)])
def test_a_table_s_own_rules_are_compared_with_the_sources(name, compared):
    """After an answer it is told what each source says, where the table plays with the deck of one of them."""
    session = begun("trainer", f"?lang=en&rules={name}&kind=legal&seed=2")
    hand = list(session.state.exercise.puzzle.moment.hand)
    session.dispatch({"type": "choose", "card": str(hand[0])})
    scene = session.dispatch({"type": "act", "action": "answer"})
    assert bool(scene.others) == compared
