"""What is shown and told openly of a question, and what is folded away."""

import pytest

from hertta.cards import Card, Cards
from hertta.lessons.scenes.pages import scene_of
from hertta.puzzles import PROVED, Puzzle, make
from hertta.rules import PROFILES, Moment, ruleset
from hertta.text import catalog
from tests.unit.learning import chosen, do, put

BARRED = Moment(Cards.parse("4D 9D 5H QS"), (Card.parse("2C"),))


def hinted(kind, rules, seed):
    """What the hint on the rule says."""
    return scene_of(do(put(make(seed, kind, rules)), "hint", "hint")).feedback.text[1]


def test_the_hint_on_the_rule_fits_the_question():
    """A cycle of passes is told by how it repeats, playing out of turn by the order of play, a ban by what it bars."""
    assert "the order repeats" in hinted("pass", "hertan-saannot", 4)
    assert "it all repeats" in hinted("pass", "hjerter", 4)
    assert "two players never pass" in hinted("pass", "hertta-korttipeli-2", 4).lower()
    assert "clockwise" in hinted("find-illegal", "hertan-saannot", 5)
    barred = scene_of(do(put(Puzzle("legal", "hjerter", BARRED, 3)), "hint", "hint")).feedback.text[1]
    assert "nobody may lay a heart" in barred


def wrongly(puzzle):
    """The trainer's state after the first wrong value of each group was picked."""
    answer = PROVED[puzzle.kind].solve(puzzle).picks
    wrong = {
        group.name.replace("-", "_"): next(value for value in group.values if value != answer[group.name])
        for group in PROVED[puzzle.kind].groups(puzzle)
    }
    return do(chosen(put(puzzle), **wrong), "answer")


@pytest.mark.parametrize("kind", ["score", "which-tables", "leader", "find-illegal", "setup"])
def test_of_many_options_those_that_matter_are_told_openly(kind):
    """What is right and what was chosen is open and read aloud; every other option is in the folded list, once.

    Of a table that is compared what is right says by itself what is not.
    """
    puzzle = make(4, kind, "hjerter")
    told = scene_of(wrongly(puzzle)).feedback
    signs = [sum(item.label.count(sign) for item in told.items) for sign in "✓✕"]
    groups = PROVED[kind].groups(puzzle)
    assert signs[0] == len(groups)
    assert signs[1] >= len(groups)
    folded = sum(item.label.count("✕") for item in told.further.items)
    assert "✓" not in "".join(item.label for item in told.further.items)
    told_of = [2 if kind == "which-tables" else len(group.values) for group in groups]
    assert sum(signs) + folded == sum(told_of)
    spoken = scene_of(wrongly(puzzle)).live.result
    assert all(item.text in spoken for item in told.items)
    assert all(
        item.text not in spoken for item in told.further.items if item.text not in {one.text for one in told.items}
    )
    assert all(item.source for item in told.further.items)


def test_few_reasons_are_not_folded():
    """Up to four reasons all stand openly."""
    told = scene_of(do(chosen(put(Puzzle("legal", "hjerter", BARRED, 3)), ["5H"]), "answer")).feedback
    assert (len(told.items), told.further) == (3, None)


def test_the_end_of_a_puzzle_in_steps_tells_the_last_step():
    """What was told step by step is folded at the end; of an answer that was shown all is told openly."""
    puzzle = make(3, "steps", "hjerter")
    answer = PROVED["steps"].solve(puzzle)
    state = put(puzzle)
    state = chosen(state, answer.cards)
    for _ in range(state.exercise.last_step + 1):
        open_ = {group.name.replace("-", "_"): answer.picks[group.name] for group in state.exercise.open_groups}
        state = do(chosen(state, **open_), "answer")
    words = catalog("en")
    told = scene_of(state).feedback
    assert [item.label.split(" – ")[0] for item in told.items] == [words.format("pick-next-leader")]
    assert any(words.format("pick-winner") in item.label for item in told.further.items)
    shown = scene_of(do(state, "again", "hint", "hint", "hint", "hint")).feedback
    assert any(words.format("pick-winner") in item.label for item in shown.items)


def test_plays_are_answers_in_their_tricks():
    """Where a play is asked for, each stands under its trick as who and which card, and no record beside it."""
    puzzle = make(4, "find-illegal", "hjerter")
    scene = scene_of(put(puzzle))
    assert scene.record is None
    [group] = scene.choices
    words = catalog("en")
    for index, (one, (seat, card)) in enumerate(zip(group.options, puzzle.plays, strict=True)):
        number = puzzle.moment.trick_number + index // 4
        assert (one.label, one.card.id) == (words.format(f"seat-{seat}"), str(card))
        assert one.row == words.format("record-trick", number=number)


@pytest.mark.parametrize("kind", ["setup", "pass", "leader", "score"])
def test_a_table_with_nothing_on_it_is_not_drawn(kind):
    """There is no board where no card lies on the table and nobody is to play one."""
    assert scene_of(put(make(4, kind, "hjerter"))).table is None


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", PROFILES)
def test_all_that_is_given_is_on_the_screen(rules):
    """Hands and piles hold every card that the puzzle tells of, the standing every total.

    Each play stands once, in the record or among the answers.
    """
    for kind in PROVED.values():
        if not kind.suits(ruleset(rules)):
            continue
        puzzle = make(2, kind.code, rules)
        scene = scene_of(put(puzzle))
        piles = [len([card for group in pile.groups for card in group]) for pile in scene.piles]
        taken = puzzle.taken if not (puzzle.moment.hand or puzzle.moment.trick) else ()
        assert piles == [len(cards) for cards in (*puzzle.hands, *puzzle.passes, *taken)]
        plays = [play.card.id for trick in scene.record.tricks for play in trick.plays] if scene.record else []
        plays += [one.card.id for group in scene.choices for one in group.options if one.card]
        assert plays == [str(card) for _, card in puzzle.plays]
        totals = [row.value for row in scene.standing.rows] if scene.standing else []
        assert len(totals) >= len(puzzle.totals)
