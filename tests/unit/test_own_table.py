"""Lessons at a table with rules of its own: they are followed, and told where they make a difference."""

import pytest

from hertta.lessons import LESSONS, lesson
from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import KINDS
from hertta.rules import name_of, ruleset
from hertta.rules.policies import EachAlone, HeartOrQueen, NoMoon, Pairs
from hertta.text import catalog
from tests.unit.learning import begun

FREE = name_of(ruleset("hjerter").without("first-trick-points"))
QUEEN_BREAKS = name_of(ruleset("hjerter").with_("breaking", HeartOrQueen("any")))
NO_MOON = name_of(ruleset("hertan-saannot").with_("moon", NoMoon()))
PAIRS = name_of(ruleset("hertan-saannot").with_("sides", Pairs()))


def opened(slug, stage, rules, lang="en"):
    """A stage as somebody sees it who plays by these rules."""
    session = begun(slug, f"?lang={lang}&rules={rules}&stage={stage}")
    return session.state.exercise.puzzle, scene_of(session.state)


@pytest.mark.parametrize("lang", ["fi", "nb", "en"])
def test_a_rule_that_the_table_lacks_is_not_taught(lang):
    """Without a ban on point cards the stage about it is played, and told, as the table plays."""
    puzzle, scene = opened("first-trick", "barred", FREE, lang)
    assert puzzle.rules == FREE
    assert KINDS["legal"].solve(puzzle).cards == puzzle.moment.hand
    assert scene.text == (
        catalog(lang).format("stage-own-rules"),
        catalog(lang, "hjerter").format("rule-none-first-trick"),
    )


def test_what_makes_no_difference_is_not_told():
    """Where the table's own rules change nothing, the stage has its own words."""
    _, own = opened("first-trick", "barred", QUEEN_BREAKS)
    _, usual = opened("first-trick", "barred", "hjerter")
    assert own.text == usual.text


def test_only_what_decides_is_told():
    """Of several own rules the one that changes the answer is told, and no other."""
    both = name_of(ruleset(FREE).with_("breaking", HeartOrQueen("any")))
    _, scene = opened("breaking", "queen", both)
    assert scene.text == opened("breaking", "queen", QUEEN_BREAKS)[1].text
    assert len(scene.text) == 2


@pytest.mark.parametrize("rules", [FREE, QUEEN_BREAKS, NO_MOON, PAIRS])
@pytest.mark.parametrize("slug", LESSONS)
def test_every_stage_can_be_played(slug, rules):
    """By own rules each stage has an answer; where they leave nothing to ask it goes by a source, and says so."""
    for stage in lesson(slug).stages:
        puzzle, scene = opened(slug, stage.id, rules)
        kind = KINDS[puzzle.kind]
        assert kind.solve(puzzle).to_map()
        played_by = catalog("en").format("played-by", name="").rstrip(". ")
        if puzzle.rules != rules and kind.one_table:
            assert any(text.startswith(played_by[:20]) for text in scene.text)


def test_each_alone_is_no_rule_of_ones_own():
    """A rule that the source has anyway makes no table of one's own."""
    assert name_of(ruleset("hjerter").with_("sides", EachAlone())) == "hjerter"
