"""Scenes: what a screen gives away and when, what is told after an answer, and that it can travel."""

import json

import pytest

from hertta.cards import Card
from hertta.engine import judge, legal
from hertta.lessons import LESSONS, PAGES, lesson
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.session import reduce
from hertta.lessons.state import State
from hertta.puzzles import LEARNER, PROVED
from hertta.rules import MAIN_PROFILES, SOURCES, claim, ruleset, source
from hertta.rules import readings as every_reading
from hertta.text import CODES, catalog, explain, source_line
from tests.unit.learning import put_in

LARGEST = 64 * 1024


def begun(page, query):
    """The state after hello."""
    return reduce(State(page, seed=11), {"type": "hello", "query": query})


def act(state, action, **more):
    """The state after a button."""
    return reduce(state, {"type": "act", "action": action, **more})


def cards_of(scene):
    """The cards of the learner's hand."""
    return [card for group in scene.hand.groups for card in group] if scene.hand else []


QUESTIONS = [
    pytest.param(page, stage, f"?rules={rules}", id=f"{page}-{stage}-{rules}")
    for rules in MAIN_PROFILES
    for page, stages in [*((slug, [one.id for one in lesson(slug).stages]) for slug in LESSONS), ("trainer", PROVED)]
    for stage in stages
]


def asked(page, stage, query):
    """The state in which a question has just been put."""
    if page == "trainer":
        return begun(page, f"{query}&kind={stage}")
    return act(begun(page, query), "stage", value=stage)


@pytest.mark.no_cover
@pytest.mark.parametrize(("page", "stage", "query"), QUESTIONS)
def test_nothing_is_given_away_before_the_answer(page, stage, query):
    """Chosen or not, no card, choice, panel, seat or sentence tells what is right until it is answered."""
    state = asked(page, stage, query)
    for before in (state, put_in(state), put_in(state, right=False), act(state, "answer")):
        if before is None:
            continue
        scene = scene_of(before)
        open_ = [group for group in scene.choices if not group.locked]
        assert all((one.state, one.tag) == ("plain", "") for group in open_ for one in group.options)
        assert scene.others is None
        assert not any(seat.mark or seat.tag for seat in (scene.table.seats if scene.table else ()))
        if before.exercise.step == 0:
            assert all((card.state, card.tag) == ("plain", "") for card in cards_of(scene))
            assert scene.feedback is None or (scene.feedback.tone, scene.feedback.items) == ("note", ())
    right, wrong = put_in(state), put_in(state, right=False)
    if wrong is not None and not state.exercise.last_step:
        told = [scene_of(one).to_dict() for one in (right, wrong)]
        for scene in told:
            for part in ("hand", "choices", "remember", "facts"):
                scene.pop(part, None)
        assert told[0] == told[1]


@pytest.mark.no_cover
@pytest.mark.parametrize(("page", "stage", "query"), QUESTIONS)
def test_everything_is_told_after_the_answer(page, stage, query):
    """Each card and choice is marked, the reason is given with its sources, and the result is read aloud."""
    for right in (True, False):
        state = put_in(asked(page, stage, query), right)
        if state is None:
            continue
        done = act(state, "answer")
        scene = scene_of(done)
        assert scene.feedback.tone == ("right" if right else "wrong")
        assert scene.feedback.title.strip("✓✕ ") in scene.live.result
        assert not set("✓✕") & set(scene.live.result)
        assert scene.live.goal
        kind, puzzle = done.exercise.kind, done.exercise.puzzle
        assert scene.feedback.sources or not kind.rule(puzzle)
        assert scene.feedback.text or scene.feedback.items
        for group in scene.choices:
            assert group.locked
            assert sum(one.state in {"right", "missed"} for one in group.options) == 1
        if kind.mode == "many":
            good = {card.id for card in cards_of(scene) if card.state in {"right", "missed"}}
            assert good == set(map(str, kind.solve(puzzle).cards))
            assert scene.feedback.proof.rows
        assert scene_of(reduce(done, {"type": "set", "key": "theme", "value": "dark"})).live.result == ""


def test_the_result_is_read_in_sentences():
    """A voice hears the title without its sign, then a pause, then each card before its reason."""
    state = act(put_in(asked("first-trick", "void", "?rules=hjerter&lang=en"), right=False), "answer")
    assert scene_of(state).live.result.startswith("The two of hearts is not legal. You have no clubs")
    state = act(put_in(asked("first-trick", "barred", "?rules=hjerter&lang=en")), "answer")
    assert scene_of(state).live.result.startswith(f"Right. {catalog('en').format('legal-right')} legal: Four of")
    nudged = scene_of(act(asked("trick", "follow", "?lang=en"), "answer"))
    assert nudged.live.result == "First choose the card you want to play."


def test_a_nudge_keeps_the_hint():
    """A hint that is open stays readable when an answer is asked for too early."""
    hinted = act(asked("trick", "follow", "?lang=en"), "hint")
    hint = scene_of(hinted).feedback.text
    assert hint
    assert scene_of(act(hinted, "answer")).feedback.text == hint


def test_cards_that_were_not_chosen_are_told_from_right_ones():
    """After a wrong answer a legal card stands there because it was missed, and its label says so."""
    state = reduce(asked("first-trick", "barred", "?rules=hjerter&lang=en"), {"type": "choose", "card": "2H"})
    missed, *_, wrong = scene_of(act(state, "answer")).feedback.items
    assert missed.label.startswith("+ Not chosen: the four of diamonds")
    assert wrong.label.startswith("✕ ")


@pytest.mark.parametrize("lang", CODES)
def test_a_reason_for_several_cards_names_one_as_an_example(lang):
    """Cards with one reason stand together, and the card that the sentence speaks of is named as an example."""
    scene = scene_of(act(put_in(asked("first-trick", "barred", f"?rules=hjerter&lang={lang}")), "answer"))
    words = catalog(lang, "hjerter")
    rules, first_trick = ruleset("hjerter"), lesson("first-trick")
    for item, card in zip(scene.feedback.items, ("4D", "2H"), strict=True):
        reason = explain(judge(rules, first_trick.stage("barred").task.moment, Card.parse(card)), lang)
        assert item.text == words.format("item-example", card=Card.parse(card), reason=reason)
    alone = scene_of(act(put_in(asked("first-trick", "way-out", f"?rules=hjerter&lang={lang}")), "answer"))
    reason = explain(judge(rules, first_trick.stage("way-out").task.moment, Card.parse("3D")), lang)
    assert alone.feedback.items[0].text == reason


@pytest.mark.parametrize("lang", CODES)
def test_a_reading_comes_with_its_why(lang):
    """Where no source foresees the hand, the learner is told how we read it and why."""
    scene = scene_of(act(put_in(asked("first-trick", "only-points", f"?rules=hjerter&lang={lang}")), "answer"))
    reading = claim("reading-A2")
    [cited] = [cited for cited in scene.feedback.sources if cited.text == source_line(reading, lang)]
    assert cited.words == f"{reading.text[lang]} {reading.why[lang]}"


@pytest.mark.parametrize("lang", CODES)
def test_the_menus_hold_what_changes_something(lang):
    """Puzzles are filtered in the trainer alone, letters where the language has its own; languages by short names."""
    for page in PAGES:
        scene = scene_of(begun(page, f"?lang={lang}"))
        header, keys = scene.header, {menu.key for menu in scene.header.menus}
        filters = [f"filter-{name}" for name in ("kind", "rule", "source", "theme")]
        assert [menu.key for menu in scene.filters] == (filters if page == "trainer" else [])
        assert ("letters" in keys) is (lang == "nb")
        assert keys >= {"rules", "deck", "theme", "view"}
        assert [one.label for one in header.languages] == ["Suomi", "Norsk", "English"]


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_a_refused_card_lights_up_the_legal_ones(rules):
    """An illegal card is marked wrong, legal ones light up, the rest is refused; the next choice takes it all back."""
    state = asked("first-trick", "void", f"?rules={rules}")
    refused = act(reduce(state, {"type": "choose", "card": "QS"}), "answer")
    puzzle = refused.exercise.puzzle
    allowed = set(map(str, legal(puzzle.ruleset, puzzle.moment)))
    shown = {card.id: card.state for card in cards_of(scene_of(refused))}
    assert {card for card, state in shown.items() if state == "legal"} == allowed
    assert shown.pop("QS") == "wrong"
    assert {shown[card] for card in set(shown) - allowed} == {"refused"}
    scene = scene_of(refused)
    assert scene.hand.mode == "one"
    assert scene.feedback.strong
    assert scene.others.rows
    again = scene_of(reduce(refused, {"type": "choose", "card": next(iter(sorted(allowed)))}))
    assert {card.state for card in cards_of(again)} == {"plain"}


@pytest.mark.parametrize("page", ["trick", "first-trick", "breaking", "trainer"])
def test_the_learner_sits_in_the_south(page):
    """The seat that is the learner's is drawn before them, and is marked while it is theirs to play."""
    seats = scene_of(begun(page, "?puzzle=legal")).table.seats
    assert [(seat.seat, seat.place) for seat in seats] == list(enumerate(("south", "west", "north", "east")))
    assert [seat.seat for seat in seats if seat.to_play] == [LEARNER]


def test_a_played_card_leaves_the_hand_for_the_table():
    """The card that was accepted lies before the learner, and the full trick shows who takes it."""
    state = asked("first-trick", "void", "?rules=hjerter")
    scene = scene_of(act(put_in(state), "answer"))
    played = scene.table.seats[0].card.id
    assert played not in {card.id for card in cards_of(scene)}
    assert [seat.mark for seat in scene.table.seats].count("wins") == 1
    assert scene.hand.mode == "none"


def every_scene(lang):
    """Scenes of every page and question, asked, answered rightly and wrongly, and ended."""
    for page in PAGES:
        yield scene_of(begun(page, f"?lang={lang}"))
    for page, stage, query in (param.values for param in QUESTIONS):
        state = asked(page, stage, f"{query}&lang={lang}")
        for one in (state, act(state, "hint"), put_in(state), put_in(state, right=False)):
            if one is not None:
                yield scene_of(act(one, "answer"))
    for slug in LESSONS:
        last = act(begun(slug, f"?lang={lang}"), "stage", value=lesson(slug).stages[-1].id)
        yield scene_of(act(last, "next"))


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", CODES)
def test_every_scene_can_travel(lang):
    """Each is strict JSON of less than 64 KB, with no name used twice and every word of it filled in."""
    names = {source(slug).name for slug in SOURCES}
    readings = {source_line(one, lang) for one in every_reading()}
    for scene in every_scene(lang):
        found = scene.to_dict()
        text = json.dumps(found, allow_nan=False, ensure_ascii=False)
        assert len(text.encode()) < LARGEST
        assert "\u2068" not in text
        assert not [word for word in ("{ $", "None", "???", "Cards(", "Card(") if word in text]
        unique = [
            [card["id"] for group in found.get("hand", {}).get("groups", []) for card in group],
            [action["action"] for action in found.get("actions", [])],
            [f"{group['name']}:{one['value']}" for group in found.get("choices", []) for one in group["options"]],
            [seat["seat"] for seat in found.get("table", {}).get("seats", [])],
            [step["action"] for step in found.get("steps", [])],
            [menu["key"] for menu in found["header"]["menus"]],
        ]
        assert all(len(one) == len(set(one)) for one in unique)
        for cited in scene.feedback.sources if scene.feedback else ():
            assert cited.words
            assert cited.text.split(" · ")[0] in names or cited.text in readings
        assert scene.heading
        assert scene.live.goal


@pytest.mark.parametrize("lang", CODES)
def test_the_hand_sorts_by_suit(lang):
    """Groups come by suit, each in rising order, and every card has a name and an index in the language."""
    scene = scene_of(begun("first-trick", f"?lang={lang}"))
    assert [{card.suit for card in group} for group in scene.hand.groups] == [{"C"}, {"D"}, {"H"}, {"S"}]
    assert [card.id for card in scene.hand.groups[0]] == ["2C", "9C", "KC"]
    assert all(card.label and card.rank for card in cards_of(scene))
    words = catalog(lang)
    assert scene.hand.help == words.format("hand-help-one")


def test_each_source_speaks_its_own_words():
    """The same question is explained in the words of the source in play, and its claims are cited."""
    for rules in MAIN_PROFILES:
        scene = scene_of(act(put_in(asked("trick", "tempted", f"?rules={rules}&lang=fi")), "answer"))
        name = source(ruleset(rules).source).name
        assert all(cited.text.startswith(name) for cited in scene.feedback.sources)


def test_a_house_rule_that_stands_in_is_told():
    """Where a source lacks the matter of a stage, the learner is told by whose rules it is played."""
    for rules, told in (("herttamisaari", 2), ("hjerter", 1)):
        state = asked("first-trick", "barred", f"?rules={rules}&lang=en")
        assert len(scene_of(state).text) == told
    assert state.exercise.puzzle.rules == "hjerter"
