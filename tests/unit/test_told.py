"""What is told besides the result: hints, the proof as a list, what a wrong card would have done, what was given."""

import json
from dataclasses import replace

import pytest

from hertta.cards import Card, Cards
from hertta.engine import legal
from hertta.lessons.playout import playout, wrong_card
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.scenes.proof import silence
from hertta.puzzles import PROVED, Puzzle, make
from hertta.rules import MAIN_PROFILES, Moment, ruleset
from hertta.rules.questions import PLAY_ORDER
from hertta.text import CODES, catalog
from tests.unit.learning import act, begun, chosen, do, put

TABLES = ("hertta-korttipeli-2", "herttamisaari-5", "perumisherttamisaari-10", "paripeli", "omnibus", "hjerter")
BARRED = Moment(Cards.parse("4D 9D 5H QS"), (Card.parse("2C"),))


def labels(scene):
    """The buttons by their actions."""
    return {one.action: one.label for one in scene.actions}


@pytest.mark.parametrize("lang", CODES)
def test_hints_open_one_by_one(lang):
    """First where to look, then the rule with what the source says of it, then a card is struck out, not more."""
    words = catalog(lang, "hjerter")
    state = put(Puzzle("legal", "hjerter", BARRED, 3), f"?lang={lang}")
    assert labels(scene_of(state))["hint"] == words.format("action-hint-1")
    state = do(state, "hint")
    assert scene_of(state).feedback.text == (words.format("hint-look-legal"),)
    state = do(state, "hint")
    [_, rule] = scene_of(state).feedback.text
    assert words.format("policy-first-trick-points") in rule
    assert all(card.state == "plain" for group in scene_of(state).hand.groups for card in group)
    state = do(state, "hint")
    scene = scene_of(state)
    out = {card.id: card.tag for group in scene.hand.groups for card in group if card.state == "out"}
    assert out == {"5H": words.format("card-out")}
    assert words.format("card", card=Card.parse("5H")).lower() in scene.feedback.text[2].lower()
    waiting = next(one for one in scene.actions if one.action == "hint")
    assert (waiting.disabled, waiting.label) == (True, words.format("action-show-later"))
    assert do(state, "hint").exercise == state.exercise


def test_what_is_struck_out_says_of_which_group():
    """Of several groups the hint names the one; where nothing can be struck out it says so, and not more."""
    words = catalog("en", "hjerter")
    told = scene_of(do(put(make(5, "winner", "hjerter")), "hint", "hint", "hint")).feedback.text[2]
    assert words.format("pick-winner") in told
    two = Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (Card.parse("9D"),), 12), 3)
    told = scene_of(do(put(two), "hint", "hint", "hint")).feedback.text[2]
    assert told == words.format("hint-strike-none")


def test_an_answer_that_is_shown_is_told_and_not_counted():
    """After a wrong try the answer may be shown: it is told as such, with every reason, and the count stays."""
    state = do(chosen(put(Puzzle("legal", "hjerter", BARRED, 3)), ["5H"]), "answer")
    assert state.visit.practised == (1, 0)
    state = do(state, "again", "hint", "hint", "hint")
    assert labels(scene_of(state))["hint"] == catalog("en").format("action-show")
    state = do(state, "hint")
    scene = scene_of(state)
    assert scene.feedback.tone == "note"
    assert catalog("en").format("shown-uncounted") in scene.feedback.text
    assert len(scene.feedback.items) == 2
    assert state.visit.practised == (1, 0)
    lesson = begun("trick", "?lang=en")
    lesson.dispatch({"type": "choose", "card": "6C"})
    for action in ("answer", "hint", "hint", "hint", "hint"):
        act(lesson, action)
    assert lesson.state.exercise.answered
    assert lesson.state.visit.course("trick").results == {}


def test_the_fold_is_told_step_by_step():
    """Hand, then each restriction in the order of the rules: silent with its reason, speaking with what it leaves."""
    state = do(chosen(put(Puzzle("legal", "hjerter", BARRED, 3)), ["4D", "9D"]), "answer")
    proof = scene_of(state).feedback.proof
    assert [row.state for row in proof.rows] == ["start", "silent", "speaks", "speaks", "silent", "found"]
    told = ["In hand", "The first trick opens with a set card", "Suit must be followed"]
    told += ["No point cards in the first trick", "No heart led too early", "May be played"]
    assert [row.label for row in proof.rows] == told
    assert proof.rows[2].text == "Rules nothing out."
    assert proof.rows[3].text == "Leaves the four of diamonds and the nine of diamonds."
    assert all(row.sources for row in proof.rows[1:-1])
    assert not proof.open
    [right, _] = scene_of(state).feedback.items
    assert right.source == "No point cards in the first trick · Hjerter · Det første stikket · paragraph 22"


def test_a_rule_that_gives_way_is_told_as_that():
    """A restriction that would leave nothing is waived, and the list says so."""
    puzzle = Puzzle("legal", "hjerter", Moment(Cards.parse("4H 5H QS"), (Card.parse("2C"),)), 3)
    proof = scene_of(do(chosen(put(puzzle), ["4H", "5H", "QS"]), "answer")).feedback.proof
    [waived] = [row for row in proof.rows if row.state == "waived"]
    assert (waived.label, waived.tag) == ("No point cards in the first trick", "gives way")


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (Moment(Cards.parse("4D"), (Card.parse("2C"),), 1), ["lead", "lead"]),
        (Moment(Cards.parse("4C 5C"), (Card.parse("2C"),), 1), ["lead", "hand", "lead"]),
        (Moment(Cards.parse("4D 5H"), (Card.parse("2D"),), 5), ["first", "first", "lead"]),
        (Moment(Cards.parse("4D 5H"), (), 5), ["first", "follow", "first"]),
        (Moment(Cards.parse("2C 5H"), (), 1), ["follow", "follow", "hand"]),
    ],
)
def test_silence_has_a_reason(moment, told):
    """A restriction is silent to those who lead or follow, after the first trick, or to a hand it does not touch."""
    puzzle = Puzzle("legal", "hjerter", moment)
    rows = scene_of(do(chosen(put(puzzle), moment.hand), "answer")).feedback.proof.rows
    silent = {row.label for row in rows if row.state == "silent"}
    words = catalog("en")
    found = [
        silence(cited, moment) for cited in ruleset("hjerter").play if words.format(f"policy-{cited.code}") in silent
    ]
    assert found == told


def test_a_class_opens_the_proof_by_a_button():
    """In front of a class there is a button for it once the answer is there, which then is gone."""
    state = put(Puzzle("legal", "hjerter", BARRED, 3), "?lang=en&view=projector")
    assert "proof" not in labels(scene_of(do(state, "proof")))
    done = do(chosen(state, ["4D"]), "answer")
    assert "proof" in labels(scene_of(done))
    opened = scene_of(do(done, "proof"))
    assert opened.feedback.proof.open
    assert "proof" not in labels(opened)
    assert "proof" not in labels(scene_of(replace(done, view="page")))


def test_a_puzzle_without_a_fold_is_proved_by_its_reasons():
    """Where nothing is folded each option stands with its reason, and what the second road tried."""
    puzzle = make(5, "winner", "hjerter")
    answer = PROVED["winner"].solve(puzzle).picks
    proof = scene_of(do(chosen(put(puzzle), **answer), "answer")).feedback.proof
    assert len(proof.rows) == len(PROVED["winner"].explain(puzzle))
    assert [row.state for row in proof.rows].count("found") == 2
    assert "4 cards" in proof.note


def test_what_is_asked_besides_the_fold_is_proved_too():
    """After the fold stands what is right at each table, or in each later step."""
    for kind, count in (("which-tables", 5), ("steps", 3)):
        puzzle = make(3, kind, "hjerter")
        state = put(puzzle)
        done = replace(state.exercise, reply=PROVED[kind].solve(puzzle), step=state.exercise.last_step, answered=True)
        rows = scene_of(replace(state, exercise=done)).feedback.proof.rows
        assert len(rows) == len(puzzle.ruleset.play) + 2 + count
        assert [row.state for row in rows[-count - 1 :]] == ["found"] * (count + 1)


def test_a_stage_that_is_no_puzzle_has_no_certificate():
    """A stage of a lesson may ask what the maker never would; then the list stands without a second road."""
    session = begun("first-trick", "?lang=en&rules=hjerter")
    act(session, "stage", value="club")
    session.dispatch({"type": "choose", "card": "AC"})
    assert "13 cards" in act(session, "answer").feedback.proof.note
    alone = Puzzle("legal", "hjerter", Moment(Cards.parse("AC"), (Card.parse("2C"),), 13), 3)
    assert scene_of(do(chosen(put(alone), ["AC"]), "answer")).feedback.proof.note == ""


@pytest.mark.parametrize(
    ("moment", "card", "rule"),
    [
        (Moment(Cards.parse("2C 5C 4D")), "5C", "opening-card"),
        (
            Moment(Cards.parse("7C 4D QS"), (Card.parse("2C"), Card.parse("KC"), Card.parse("3C")), 2),
            "QS",
            "follow-suit",
        ),
        (BARRED, "5H", "first-trick-points"),
        (Moment(Cards.parse("4D 5H"), (), 12), "5H", "hearts-not-broken"),
    ],
)
@pytest.mark.parametrize("lang", CODES)
def test_a_wrong_card_is_played_out(moment, card, rule, lang):
    """It lies on the table, the next player speaks of the rule, and the trick is compared with a legal card's."""
    puzzle = Puzzle("legal", "hjerter", moment, (4 - len(moment.trick)) % 4)
    lies, objection, cost, other = playout(puzzle, Card.parse(card))
    assert (lies.who, objection.who, objection.message) == (0, 1, f"playout-{rule}")
    assert (cost.facts["card"], other.facts["card"].rank) == (
        Card.parse(card),
        min(one.rank for one in legal(ruleset("hjerter"), moment)),
    )
    state = do(chosen(put(puzzle, f"?lang={lang}"), [card]), "answer")
    assert "playout" in labels(scene_of(state))
    scene = scene_of(do(state, "playout"))
    assert "playout" not in labels(scene)
    assert len(scene.feedback.playout.items) == 4
    mine = scene.table.seats[0]
    assert (mine.card.id, mine.card.state, mine.mark) == (card, "wrong", "")
    assert mine.card.tag
    assert all(seat.mark == "" for seat in scene.table.seats)


def test_what_a_trick_costs_is_told_of_both_cards():
    """Who would take it as it lies and for how much, with the wrong card and with the other."""
    trick = (Card.parse("2C"), Card.parse("KC"), Card.parse("3C"))
    puzzle = Puzzle("play", "hjerter", Moment(Cards.parse("AC 4D QS"), trick, 2), 1)
    *_, cost, other = playout(puzzle, Card.parse("QS"))
    assert (cost.message, cost.facts["seat"], cost.facts["points"]) == ("playout-cost", 2, 13)
    assert (other.message, other.facts["seat"], other.facts["points"]) == ("playout-instead", 0, 0)
    twice = (Card.parse("2D"), Card.parse("2D'"))
    puzzle = Puzzle("play", "perumisherttamisaari-6", Moment(Cards.parse("4C 3H"), twice, 5), 4)
    *_, cost, _ = playout(puzzle, Card.parse("3H"))
    assert cost.message == "playout-cost-nobody"


def test_every_restriction_has_someone_to_speak_of_it():
    """Each rule by which a card can be barred is told of at the table, in each language."""
    for code in PLAY_ORDER:
        assert all(f"playout-{code}" in catalog(lang) for lang in CODES)


def test_there_is_nothing_to_play_out_without_a_wrong_card():
    """Not before the answer, not for a right one, not for a legal card that was left out or asked about."""
    state = chosen(put(Puzzle("legal", "hjerter", BARRED, 3)), ["5H"])
    assert wrong_card(state.exercise) is None
    assert wrong_card(do(state, "answer").exercise) == Card.parse("5H")
    assert wrong_card(do(chosen(put(Puzzle("legal", "hjerter", BARRED, 3)), ["4D"]), "answer").exercise) is None
    shown = do(state, "answer", "again", "hint", "hint", "hint", "hint")
    assert wrong_card(shown.exercise) is None
    for card, value, found in (("5H", "yes", "5H"), ("5H", "follow-suit", "5H"), ("4D", "follow-suit", None)):
        asked = put(Puzzle("may-play", "hjerter", BARRED, 3, card=Card.parse(card)))
        wrong = wrong_card(do(chosen(asked, may_play=value), "answer").exercise)
        assert wrong == (None if found is None else Card.parse(found))


def test_what_a_puzzle_was_about_is_told_after_the_answer():
    """Themes and difficulty stand among the facts, and not before."""
    state = put(Puzzle("legal", "hjerter", BARRED, 3))
    before = scene_of(state).facts.rows
    done = scene_of(do(chosen(state, ["4D", "9D"]), "answer")).facts.rows
    assert done[: len(before)] == before
    themes, hard = done[len(before) :]
    assert catalog("en").format("theme-void") in themes.value
    assert hard.value


def test_all_legal_cards_are_shown_once_one_was_asked_about():
    """After the answer on one card the legal cards light up; before it, and where tables are compared, none does."""
    puzzle = Puzzle("may-play", "hjerter", BARRED, 3, card=Card.parse("5H"))
    asked = chosen(put(puzzle), may_play="yes")
    assert {card.state for group in scene_of(asked).hand.groups for card in group} == {"plain"}
    done = scene_of(do(asked, "answer"))
    assert [card.id for group in done.hand.groups for card in group if card.state == "legal"] == ["4D", "9D"]
    tables = put(Puzzle("which-tables", "hjerter", BARRED, 3, card=Card.parse("5H")))
    answered = replace(tables, exercise=replace(tables.exercise, answered=True))
    assert {card.state for group in scene_of(answered).hand.groups for card in group} == {"plain"}


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("kind", PROVED)
def test_every_kind_is_put_and_told_at_every_table(kind, rules):
    """Questions of two to ten players, with hands, piles, a record or totals, are asked and told in every language."""
    if not PROVED[kind].suits(ruleset(rules)):
        assert rules not in MAIN_PROFILES or kind in {"moon-choice", "which-tables"}
        return
    puzzle = make(4, kind, rules)
    answer = PROVED[kind].solve(puzzle)
    for lang in CODES:
        state = put(puzzle, f"?lang={lang}")
        asked = scene_of(state)
        assert asked.heading
        if asked.table:
            assert asked.table.seats[0].slot is bool(puzzle.moment.hand)
            assert len(asked.table.seats) == puzzle.ruleset.players
            assert {bool(seat.place) for seat in asked.table.seats} == {puzzle.ruleset.players == 4}
        state = chosen(state, answer.cards)
        for _ in range(state.exercise.last_step + 1):
            open_ = {group.name.replace("-", "_"): answer.picks[group.name] for group in state.exercise.open_groups}
            state = do(chosen(state, **open_), "answer")
        told = scene_of(state)
        assert told.feedback.tone == "right"
        assert len(json.dumps(told.to_dict(), ensure_ascii=False).encode()) < 64 * 1024
        said = {item.source for item in told.feedback.items}
        assert all(said)
