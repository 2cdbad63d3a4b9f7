"""The lessons as data: positions that can be, roles that teach, answers under every profile."""

import contextlib
import io

import pytest

from hertta.cards import HEARTS, Card, Cards
from hertta.engine import Moment, fold, judge_hand, legal
from hertta.engine.checks import card_faults, moment_faults
from hertta.errors import PuzzleError
from hertta.lessons.catalog import LESSONS, Stage, lesson
from hertta.puzzles import KINDS, LEARNER, Puzzle
from hertta.rules import MAIN_PROFILES, SOURCES, claim, ruleset

STAGES = [(slug, stage) for slug in LESSONS for stage in lesson(slug).stages]
IN_HAND = [(slug, stage) for slug, stage in STAGES if stage.task.kind != "winner"]
FINISHED = [(slug, stage) for slug, stage in STAGES if stage.task.kind == "winner"]
PAIRS = [(slug, stage) for slug, stage in STAGES if stage.pair]
TAUGHT = [("trick", "follow-suit"), ("trick", "highest-of-led-suit"), ("first-trick", "first-trick-points")]
"""The rules that a lesson teaches whole."""


def named(case) -> str:
    """A name for a test about a stage, a lesson or a profile."""
    return case.id if isinstance(case, Stage) else str(case)


stages = pytest.mark.parametrize(("slug", "stage"), STAGES, ids=named)
in_hand = pytest.mark.parametrize(("slug", "stage"), IN_HAND, ids=named)
finished = pytest.mark.parametrize(("slug", "stage"), FINISHED, ids=named)
pairs = pytest.mark.parametrize(("slug", "stage"), PAIRS, ids=named)
lessons = pytest.mark.parametrize("slug", LESSONS)
profiles = pytest.mark.parametrize("profile", MAIN_PROFILES)


def rule_of(puzzle: Puzzle) -> str:
    """Code of the rule that settles a stage."""
    rules = puzzle.ruleset
    return rules.trick.policy.code if puzzle.kind == "winner" else fold(rules, puzzle.moment)[-1].cited.code


@lessons
def test_a_lesson_has_seven_to_nine_stages(slug):
    """A lesson is short, and no two of its stages have the same name."""
    ids = [stage.id for stage in lesson(slug).stages]
    assert 7 <= len(ids) <= 9
    assert len(set(ids)) == len(ids)


@in_hand
@profiles
def test_a_hand_can_come_up(slug, stage, profile):
    """The learner's moment is one that the engine accepts, with as many cards as that trick leaves in a hand."""
    puzzle = stage.puzzle(profile)
    moment = puzzle.moment
    assert list(moment_faults(puzzle.ruleset, list(moment.hand), moment.trick, moment.trick_number)) == []
    assert len(moment.hand) == 14 - moment.trick_number
    assert puzzle.leader == (LEARNER - len(moment.trick)) % 4
    assert stage.task.card is None or stage.task.card in moment.hand


@finished
def test_a_trick_to_be_judged_is_full(slug, stage):
    """A question about who wins shows four different cards and no hand."""
    moment = stage.task.moment
    assert len(moment.trick) == len(set(moment.trick)) == 4
    assert not moment.hand


@stages
def test_the_cards_taken_fit(slug, stage):
    """Whole tricks were taken, as many as were played; no card is in two places, and hearts are broken if one fell."""
    puzzle, moment = stage.task, stage.task.moment
    taken = [card for pile in puzzle.taken for card in pile]
    assert list(card_faults(puzzle.ruleset, [*taken, *moment.hand, *moment.trick], stage.id)) == []
    assert len(taken) == 4 * (moment.trick_number - 1)
    assert all(len(pile) % 4 == 0 for pile in puzzle.taken)
    assert not taken or puzzle.taken[puzzle.leader], "the leader has won the trick before"
    assert moment.hearts_broken == any(card in HEARTS for card in taken)


@stages
@profiles
def test_every_stage_has_an_answer(slug, stage, profile):
    """The engine answers each stage under each profile, and takes its own answer for right."""
    puzzle = stage.puzzle(profile)
    kind = KINDS[puzzle.kind]
    answer = kind.solve(puzzle)
    if puzzle.kind == "play":
        assert all(kind.is_right(puzzle, type(answer)(Cards.of([card]))) for card in answer.cards)
    else:
        assert kind.is_right(puzzle, answer)
    assert answer.cards or answer.picks


@in_hand
@profiles
def test_a_not_refuses_and_allows(slug, stage, profile):
    """A stage that teaches what is not allowed has a card that is refused and one that is not."""
    if stage.role == "not":
        puzzle = stage.puzzle(profile)
        assert 0 < len(legal(puzzle.ruleset, puzzle.moment)) < len(puzzle.moment.hand)


@pairs
def test_a_contrast_stands_after_its_pair(slug, stage):
    """A contrast comes later than the stage it is held against, whose hand or trick differs in one card."""
    ids = [other.id for other in lesson(slug).stages]
    assert stage.role == "contrast"
    assert ids.index(stage.pair) < ids.index(stage.id)
    one, other = lesson(slug).stage(stage.pair).task, stage.task
    assert one.moment != other.moment
    assert len(cards_shown(one) - cards_shown(other)) == len(cards_shown(other) - cards_shown(one)) == 1
    assert (one.leader, one.taken, len(one.moment.trick)) == (other.leader, other.taken, len(other.moment.trick))


def cards_shown(puzzle: Puzzle) -> Cards:
    """The cards of a puzzle's hand and trick."""
    return puzzle.moment.hand | Cards.of(puzzle.moment.trick)


@pairs
@profiles
def test_one_card_turns_the_answer(slug, stage, profile):
    """In a contrast pair no card that both hands hold is legal in both, and some are in one; or the points differ."""
    one, other = lesson(slug).stage(stage.pair).puzzle(profile), stage.puzzle(profile)
    if other.kind == "winner":
        assert KINDS["winner"].solve(one) != KINDS["winner"].solve(other)
        return
    common = one.moment.hand & other.moment.hand
    before, after = (legal(puzzle.ruleset, puzzle.moment) & common for puzzle in (one, other))
    assert not before & after
    assert before | after


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


@lessons
def test_the_claims_are_those_of_the_answers(slug):
    """A lesson lists every claim that its answers rest on, each once, from all sources."""
    claims = lesson(slug).claims
    assert len(set(claims)) == len(claims)
    assert {claim(claim_id).source for claim_id in claims} >= set(SOURCES)
    cited = {cited for stage in lesson(slug).stages for name in MAIN_PROFILES for cited in rests_on(stage.puzzle(name))}
    assert cited <= set(claims)


def rests_on(puzzle: Puzzle) -> set[str]:
    """The claims that a stage's answer cites."""
    rules = puzzle.ruleset
    if puzzle.kind == "winner":
        return {*rules.trick.claims, *rules.values.claims}
    return {cited for verdict in judge_hand(rules, puzzle.moment).verdicts for cited in verdict.claims}


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


@lessons
def test_the_cells_run(slug):
    """Four to six cells of a few lines, run one after the other, print something each."""
    cells = lesson(slug).cells
    assert 4 <= len(cells) <= 6
    assert cells[0].strip().startswith("from hertta.lessons.cells import")
    space: dict[str, object] = {}
    for cell in cells:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(cell, space)
        assert printed.getvalue().strip()
        assert len([line for line in cell.splitlines() if line and not line.startswith("from")]) <= 3


def test_a_stage_can_be_found():
    """A stage is found by its name, and one that is not there is refused."""
    with pytest.raises(PuzzleError) as refused:
        lesson("trick").stage("moon")
    assert refused.value.code == "unknown-stage"
    assert lesson("trick").stage("void").task.moment == Moment(
        Cards.parse("6D TD 7H 3S QS"), tuple(map(Card.parse, ("AC", "4C", "KC"))), 9, True
    )
