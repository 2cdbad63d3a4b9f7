"""The lessons on tricks: each rule from four sides, every clause of the ban, the sources' own examples."""

import pytest

from hertta.cards import HEARTS, Card, Cards
from hertta.engine import fold, legal
from hertta.lessons.catalog import lesson
from hertta.puzzles import KINDS, Puzzle
from hertta.rules import MAIN_PROFILES, ruleset

STAGES = [(slug, stage) for slug in ("trick", "first-trick") for stage in lesson(slug).stages]
FINISHED = [(slug, stage) for slug, stage in STAGES if stage.task.kind == "winner"]
PAIRS = [stage for _, stage in STAGES if stage.pair]
TAUGHT = [("trick", "follow-suit"), ("trick", "highest-of-led-suit"), ("first-trick", "first-trick-points")]
"""The rules that a lesson teaches whole."""

profiles = pytest.mark.parametrize("profile", MAIN_PROFILES)


def rule_of(puzzle: Puzzle) -> str:
    """Code of the rule that settles a stage."""
    rules = puzzle.ruleset
    return rules.trick.policy.code if puzzle.kind == "winner" else fold(rules, puzzle.moment)[-1].cited.code


@pytest.mark.parametrize(("slug", "code"), TAUGHT)
@profiles
def test_each_rule_is_taught_from_four_sides(slug, code, profile):
    """A rule that a lesson teaches has a positive, a not, an exception and a contrast."""
    roles = {stage.role for stage in lesson(slug).stages if rule_of(stage.puzzle(profile)) == code}
    assert roles >= {"positive", "not", "exception", "contrast"}


def test_the_first_trick_reaches_every_clause():
    """The lesson on the first trick comes to the ban, to both stated exceptions, and to the case that none foresees."""
    spoken = {
        step.clause
        for profile in MAIN_PROFILES
        for stage in lesson("first-trick").stages
        for step in fold(ruleset(stage.profile(profile)), stage.task.moment)
        if step.cited.code == "first-trick-points"
    }
    assert spoken == {"ban", "only-points-hearts", "only-points-all", "waived"}


def test_the_house_rule_stands_in():
    """Whoever plays by rules without a ban on point cards meets the ban by their house rule, and nobody else does."""
    played = {(stage.id, name): stage.profile(name) for _, stage in STAGES for name in MAIN_PROFILES}
    replaced = {(stage, name) for (stage, name), profile in played.items() if profile != name}
    assert replaced == {(stage, "herttamisaari") for stage in ("void", "barred", "way-out", "only-points", "thirteen")}


@pytest.mark.parametrize(
    ("slug", "stage", "winner", "points"),
    [("trick", "highest", "2", "0"), ("trick", "heart", "2", "1"), ("trick", "aces", "1", "1")],
)
@profiles
def test_worked_examples_of_the_trick(slug, stage, winner, points, profile):
    """The sources' own tricks: seven, jack, ace of spades, three; the ace of hearts instead; a two against aces."""
    assert KINDS["winner"].solve(lesson(slug).stage(stage).puzzle(profile)).picks == {
        "winner": winner,
        "points": points,
    }


def test_worked_tricks_are_the_sources_own():
    """The cards are those that the source names, in its order; the ace of hearts stands where that of spades stood."""
    tricks = [[str(card) for card in stage.task.moment.trick] for _, stage in FINISHED]
    assert ["7D", "JD", "AS", "3D"] in tricks
    assert ["7D", "JD", "AH", "3D"] in tricks
    assert any(trick[0] == "2D" and all(card[0] == "A" for card in trick[1:]) for trick in tricks)


def test_worked_example_of_the_ban():
    """Void in clubs with the four of diamonds and the five of hearts: the four may be played, five and queen not."""
    moment = lesson("first-trick").stage("barred").task.moment
    answer = legal(ruleset("hjerter"), moment)
    assert Cards.parse("4D 5H QS") & moment.hand == Cards.parse("4D 5H QS")
    assert Cards.parse("4D 5H QS") & answer == Cards.parse("4D")


@pytest.mark.parametrize(("stage", "hearts"), [("only-points", 12), ("thirteen", 13)])
def test_worked_example_of_point_cards_only(stage, hearts):
    """Twelve hearts and the queen, or thirteen hearts: by Hertan säännöt the hearts may be played, the queen not."""
    moment = lesson("first-trick").stage(stage).task.moment
    answer = legal(ruleset("hertan-saannot"), moment)
    assert len(moment.hand & HEARTS) == hearts
    assert answer == moment.hand & HEARTS


@pytest.mark.parametrize(
    ("stage", "card", "said"),
    [("heart-by-source", "5H", {"yes", "no"}), ("queen-by-source", "QS", {"yes", "no", "silent"})],
)
def test_the_sources_really_differ(stage, card, said):
    """A stage about the sources asks about a card that some allow and some do not, or of which some say nothing."""
    puzzle = lesson("first-trick").stage(stage).task
    assert puzzle.card == Card.parse(card)
    assert set(KINDS["which-tables"].solve(puzzle).picks.values()) == said
