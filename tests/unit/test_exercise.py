"""An exercise: choosing, picking, answering, and coming back from what the browser kept."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cards import ALL_CARDS, NO_CARDS, Card, Cards
from hertta.lessons.exercise import Exercise, restore
from hertta.puzzles import PROVED, Puzzle, Reply, make
from hertta.rules import Moment

steady = settings(derandomize=True, deadline=None, database=None)

MOMENT = Moment(Cards.parse("4D 9D 5H QS"), (Card.parse("2C"),))
MANY = Exercise(Puzzle("legal", "hjerter", MOMENT, 3))
ONE = Exercise(Puzzle("play", "hjerter", MOMENT, 3))
SOURCES = Exercise(Puzzle("which-tables", "hjerter", MOMENT, 3, card=Card.parse("5H")))
WINNER = Exercise(make(5, "winner", "hjerter"))
LAST = Moment(Cards.parse("8C KC 2D 9D 5H JH 7S QS"), tuple(map(Card.parse, ("6C", "3H", "7C"))), 6)
STEPS = Exercise(Puzzle("steps", "hjerter", LAST, 1, card=Card.parse("8C")))
KINDS = (MANY, ONE, SOURCES, WINNER, STEPS)


def chosen(exercise, cards):
    """The exercise after choosing these cards one after the other."""
    for card in Cards.parse(cards):
        exercise = exercise.choose(card)
    return exercise


def picked(exercise, picks):
    """The exercise after these picks."""
    for name, value in picks.items():
        exercise = exercise.pick(name, value)
    return exercise


def settled(exercise):
    """The exercise answered rightly, step by step."""
    right = exercise.kind.solve(exercise.puzzle)
    cards = Cards.of([next(iter(right.cards))]) if exercise.kind.mode == "one" else right.cards
    exercise = chosen(exercise, str(cards))
    for _ in range(exercise.last_step + 1):
        exercise = picked(exercise, right.picks).answer()
    return exercise


def mistaken(exercise):
    """The exercise answered wrongly in every part."""
    right = exercise.kind.solve(exercise.puzzle)
    wrong = exercise.puzzle.moment.hand - right.cards
    exercise = chosen(exercise, str(wrong))
    for _ in range(exercise.last_step + 1):
        for group in exercise.open_groups:
            exercise = exercise.pick(group.name, next(one for one in group.values if one != right.picks[group.name]))
        exercise = exercise.answer()
    return exercise


def hinted(exercise, count):
    """The exercise with so many more hints asked for."""
    for _ in range(count):
        exercise = exercise.hint()
    return exercise


def test_many_cards_are_chosen_and_taken_back():
    """Where all legal cards are asked for, each card is put in and taken out by itself."""
    assert chosen(MANY, "4D QS").reply.cards == Cards.parse("4D QS")
    assert chosen(chosen(MANY, "4D QS"), "QS").reply.cards == Cards.parse("4D")


def test_one_card_takes_the_place_of_another():
    """Where a card is played only the last one chosen counts, and choosing it again takes it back."""
    assert chosen(ONE, "4D QS").reply.cards == Cards.parse("QS")
    assert chosen(chosen(ONE, "QS"), "QS").reply.cards == NO_CARDS


@pytest.mark.parametrize("exercise", KINDS, ids=lambda exercise: exercise.kind.code)
def test_what_cannot_be_chosen_changes_nothing(exercise):
    """A card that is not in the hand, a group or value that is not there: nothing happens."""
    for card in set(ALL_CARDS) - set(exercise.puzzle.moment.hand):
        assert exercise.choose(card) == exercise
    for name, value in [("winner", "9"), ("points", "x"), ("hjerter", "maybe"), ("", ""), ("poker", "yes")]:
        assert exercise.pick(name, value) == exercise


@pytest.mark.parametrize("exercise", KINDS, ids=lambda exercise: exercise.kind.code)
def test_an_answer_asked_for_too_early_is_no_slip(exercise):
    """Without a choice there is a nudge, gone with the next choice, and no slip."""
    early = exercise.answer()
    assert (early.nudged, early.answered, early.slips) == (True, False, 0)
    right = exercise.kind.solve(exercise.puzzle)
    assert not picked(chosen(early, str(right.cards)), right.picks).nudged


@pytest.mark.parametrize("exercise", KINDS, ids=lambda exercise: exercise.kind.code)
def test_a_right_answer_settles(exercise):
    """A right answer settles the question at once, and then nothing changes it any more."""
    done = settled(exercise)
    assert (done.answered, done.right, done.slips, done.result) == (True, True, 0, "right")
    right = exercise.kind.solve(exercise.puzzle)
    assert picked(chosen(done.answer(), str(exercise.puzzle.moment.hand)), right.picks) == done


def test_a_refused_card_may_be_replaced():
    """An illegal card is refused and taken back; the slip stays, and a legal card then settles the question."""
    refused = chosen(ONE, "QS").answer()
    assert (refused.refused, refused.answered, refused.reply, refused.slips) == (Card.parse("QS"), False, Reply(), 1)
    assert chosen(refused, "4D").refused is None
    done = settled(refused)
    assert (done.answered, done.right, done.result) == (True, True, "wrong")


def test_a_wrong_answer_is_settled_and_may_be_tried_again():
    """A wrong set of cards is answered; trying again begins from nothing but the slips."""
    wrong = chosen(MANY, "QS").answer()
    assert (wrong.answered, wrong.right, wrong.slips) == (True, False, 1)
    assert wrong.again() == Exercise(MANY.puzzle, tries=1, slips=1)
    assert settled(wrong.again()).result == "wrong"


def test_half_an_answer_is_none():
    """Where two things are asked, one pick is not enough."""
    half = WINNER.pick("winner", "0")
    assert not half.complete
    assert half.answer().nudged


def test_a_hint_takes_the_place_of_what_was_said():
    """The hint is read at once, whatever was said before; it is not used up behind a nudge or a refusal."""
    assert ONE.answer().hint() == ONE.hint()
    refused = chosen(ONE, "QS").answer().hint()
    assert (refused.hints, refused.refused, refused.slips) == (1, None, 1)


@pytest.mark.parametrize("exercise", KINDS, ids=lambda exercise: exercise.kind.code)
def test_the_answer_is_never_shown_before_one_try(exercise):
    """However often hints are asked for, the fourth waits for a try; then it settles the question, not counted."""
    early = hinted(exercise, 9)
    assert (early.hints, early.answered, early.can_show) == (3, False, False)
    tried = mistaken(early)
    shown = hinted(tried if exercise.kind.mode == "one" else tried.again(), 4)
    assert (shown.shown, shown.right, shown.hints) == (True, True, 4)
    assert (shown.tries, shown.slips) == (tried.tries, tried.slips)
    assert not settled(tried.again()).shown


@pytest.mark.parametrize("kind", PROVED)
@pytest.mark.parametrize("seed", range(8))
def test_the_third_hint_takes_out_a_wrong_option(seed, kind):
    """What is struck out is wrong, whatever is chosen, leaves more than the answer, and may be chosen still."""
    exercise = hinted(Exercise(make(seed, kind)), 3)
    struck = exercise.struck
    if struck is None:
        return
    part, value = struck
    right = exercise.kind.solve(exercise.puzzle)
    if part == "cards":
        card = Card.parse(value)
        assert card in exercise.puzzle.moment.hand - right.cards
        assert len(exercise.puzzle.moment.hand) > 2
        exercise = exercise.choose(card)
    else:
        assert value not in {right.picks[part], exercise.kind.rule(exercise.puzzle)}
        values = {group.name: group.values for group in exercise.open_groups}
        assert len(values[part]) > 2 or len(values) > 1
        exercise = exercise.pick(part, value)
    assert exercise.struck == struck


def test_two_options_are_not_brought_down_to_one():
    """A hand of two cards, or of which every card is right, keeps all its cards."""
    two = Exercise(Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (Card.parse("9D"),), 12), 3))
    assert hinted(two, 3).struck is None
    free = Exercise(Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H 6H"), (Card.parse("9C"),), 11), 3))
    assert hinted(free, 3).struck is None
    assert hinted(MANY, 2).struck is None
    assert hinted(MANY, 3).struck == ("cards", "5H")


def test_steps_open_one_after_the_other():
    """Each answered step is locked and told before the next opens; the strike of a hint goes with its step."""
    right = STEPS.kind.solve(STEPS.puzzle)
    assert [group.name for group in STEPS.groups] == []
    assert STEPS.pick("winner", right.picks["winner"]) == STEPS
    first = hinted(chosen(STEPS, str(right.cards)), 3).answer()
    assert (first.step, first.told, first.answered, first.hints, first.slips) == (1, True, False, 2, 0)
    assert first.step_was_right
    assert [group.name for group in first.groups] == ["winner"]
    card = next(iter(STEPS.puzzle.moment.hand))
    assert first.choose(card) == first
    wrong = next(one for one in first.open_groups[0].values if one != right.picks["winner"])
    second = first.pick("winner", wrong).answer()
    assert (second.step, second.slips, second.tries) == (2, 1, 0)
    assert not second.step_was_right
    assert second.pick("winner", right.picks["winner"]) == second
    assert second.answer().nudged


def test_steps_are_credited_one_by_one():
    """Each step that is right counts, whatever the others are."""
    done = mistaken(STEPS)
    assert (done.answered, done.right, done.mark, done.slips, done.tries) == (True, False, (0, 4), 4, 1)
    assert settled(STEPS).mark == (4, 4)
    half = settled(STEPS.again()).again().choose(next(iter(STEPS.puzzle.moment.hand)))
    assert half.slips == 0


def test_only_what_was_told_unfolds():
    """Proof and playout open once there is a result, and close with the next choice."""
    assert ONE.open("proof") == ONE
    refused = chosen(ONE, "QS").answer().open("playout")
    assert refused.opened == {"playout"}
    assert not chosen(refused, "4D").opened
    assert settled(MANY).open("proof").open("playout").opened == {"proof", "playout"}


ACTS = st.one_of(
    st.sampled_from([card for card in ALL_CARDS if str(card) in {"4D", "5H", "QS", "2C"}]).map(
        lambda card: lambda exercise: exercise.choose(card)
    ),
    st.tuples(
        st.sampled_from(["winner", "points", "hjerter", "next-leader"]), st.sampled_from(["0", "1", "yes", "13"])
    ).map(lambda pick: lambda exercise: exercise.pick(*pick)),
    st.sampled_from([Exercise.answer, Exercise.hint, Exercise.again]),
)


@steady
@given(st.sampled_from(KINDS), st.lists(ACTS, max_size=12))
def test_a_draft_brings_an_exercise_back(exercise, acts):
    """Whatever the learner did, its draft restores what is chosen, whether it is settled, and the slips."""
    for act in acts:
        before = exercise.slips
        exercise = act(exercise)
        assert before <= exercise.slips <= before + 1
    back = restore(exercise.puzzle, exercise.draft())
    for name in ("reply", "step", "answered", "shown", "tries", "slips"):
        assert getattr(back, name) == getattr(exercise, name), name


@steady
@given(
    st.sampled_from(KINDS),
    st.fixed_dictionaries(
        {},
        optional={
            "cards": st.text() | st.integers() | st.sampled_from(["4D 5H", "4D 4D", "QS", "KS", ""]),
            "picks": st.none() | st.text() | st.dictionaries(st.text(), st.text() | st.lists(st.text())),
            "answered": st.booleans() | st.text() | st.none(),
            "shown": st.booleans() | st.none(),
            "step": st.integers() | st.text() | st.none(),
            "hints": st.integers() | st.floats() | st.none(),
            "tries": st.integers() | st.floats() | st.none(),
            "slips": st.integers() | st.floats() | st.text() | st.none(),
        },
    ),
)
def test_a_hostile_draft_gives_an_exercise(exercise, draft):
    """Whatever stands in a draft, an exercise comes of it that is only settled if it is answered."""
    back = restore(exercise.puzzle, draft | {"puzzle": exercise.puzzle.fingerprint()})
    assert back.complete or not back.answered
    assert 0 <= back.slips <= 99
    assert 0 <= back.step <= back.last_step
    assert back.right or not back.shown
    assert not back.reply.cards - exercise.puzzle.moment.hand


def test_a_draft_of_an_illegal_card_is_not_settled():
    """Where a card is played, a draft cannot make an illegal one count."""
    draft = chosen(ONE, "QS").draft() | {"answered": True, "tries": 1}
    assert not restore(ONE.puzzle, draft).answered


def test_a_draft_of_another_question_is_left():
    """Where the rules or the position have changed since, what was chosen then is no answer now."""
    draft = settled(MANY).draft()
    for other in (MANY.puzzle.under("herttamisaari"), ONE.puzzle, WINNER.puzzle):
        assert restore(other, draft) == Exercise(other)
    assert restore(MANY.puzzle, {}) == MANY
