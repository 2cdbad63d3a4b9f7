"""The trainer: what stands in the address leads to the same puzzle, and each puzzle is followed by another."""

from itertools import pairwise

import pytest

from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.pages import scene_of
from hertta.lessons.trainer import FILTERS, NAMES, Filters, draw, following, offered
from hertta.puzzles import PROVED, make
from hertta.puzzles.bank import bank
from hertta.rules import PROFILES, ruleset
from hertta.text import CODES, catalog
from tests.unit.learning import act, begun

IDS = tuple(bank().rows)


def settle(session):
    """Answer rightly."""
    exercise = session.state.exercise
    answer = exercise.kind.solve(exercise.puzzle)
    for card in answer.cards:
        session.dispatch({"type": "choose", "card": str(card)})
    while not session.state.exercise.answered:
        for group in session.state.exercise.open_groups:
            session.dispatch({"type": "pick", "name": group.name, "value": answer.picks[group.name]})
        act(session, "answer")
    return act(session, "nothing")


@pytest.mark.parametrize("id_", IDS[:: max(len(IDS) // 20, 1)])
def test_a_link_shows_that_puzzle(id_):
    """A puzzle of the bank comes by its id, whatever rules are chosen, and its address brings it back."""
    session = begun("trainer", f"?lang=en&rules=hjerter&seed=3&puzzle={id_}")
    assert session.state.exercise.puzzle == bank().entry(id_).puzzle
    assert session.state.notices == ()
    assert id_ in scene_of(session.state).overline
    again = begun("trainer", session.state.address)
    assert again.state.exercise.puzzle.id == id_
    settle(again)
    assert f"puzzle={id_}" not in act(again, "next").address


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("link", ["000000000000", "poker", "play", "%3Cb%3E"])
def test_a_link_to_nothing_is_told(link, lang):
    """Where there is no such puzzle a sentence says so, and there is a fresh one."""
    scene = scene_of(begun("trainer", f"?lang={lang}&puzzle={link}").state)
    assert [notice.text for notice in scene.notices] == [
        catalog(lang).format("notice-unknown-puzzle", value="<b>" if "%" in link else link)
    ]
    assert scene.heading
    assert "puzzle=" not in scene.address


def test_a_puzzle_of_other_rules_is_told(monkeypatch):
    """A puzzle that was made before the rules changed is not shown, and the learner is told so."""
    monkeypatch.setitem(bank().rows, IDS[0], stale(IDS[0]))
    scene = scene_of(begun("trainer", f"?lang=en&puzzle={IDS[0]}").state)
    assert [notice.text for notice in scene.notices] == [catalog("en").format("notice-stale-puzzle", value=IDS[0])]


def test_a_kind_may_stand_for_a_puzzle():
    """Links of old name a kind, which then is the filter."""
    session = begun("trainer", "?puzzle=winner&seed=4")
    assert session.state.filters == Filters(kind="winner")
    assert session.state.exercise.puzzle.kind == "winner"
    assert "kind=winner" in session.state.address


@pytest.mark.parametrize("name", FILTERS)
def test_every_filter_leads_to_what_it_says(name):
    """Each value that is offered gives a puzzle of that kind, rule, source or theme, and stands in the address."""
    session = begun("trainer", "?lang=fi")
    for value in offered(name):
        session.dispatch({"type": "set", "key": f"filter-{name}", "value": value})
        state = session.state
        puzzle = state.exercise.puzzle
        found = {"kind": puzzle.kind, "rule": PROVED[puzzle.kind].rule(puzzle), "source": puzzle.ruleset.source}
        themes = bank().entry(puzzle.id).themes if name == "theme" else ()
        assert value == found.get(name, value)
        assert value in themes or name != "theme"
        assert f"{name}={value}" in state.address
        assert state.notices == ()
    assert session.dispatch({"type": "set", "key": f"filter-{name}", "value": "mixed"}).address.count(f"{name}=") == 0


@pytest.mark.parametrize(
    "query", ["", "&kind=legal&rules=hjerter", "&source=herttamisaari", "&rule=follow-suit", "&theme=void"]
)
def test_an_address_brings_the_puzzle_back(query):
    """Seed and filters in the address are enough: a reload shows the same, puzzle after puzzle."""
    session = begun("trainer", f"?lang=en&seed=11{query}")
    for _ in range(4):
        again = begun("trainer", session.state.address, seed=99)
        assert again.state.exercise.puzzle == session.state.exercise.puzzle
        assert again.state.address == session.state.address
        settle(session)
        act(session, "next")


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "query",
    ["", "&kind=legal", "&kind=may-play&rules=hjerter", "&source=hertta-korttipeli", "&theme=void", "&theme=words"],
)
def test_no_rule_comes_twice_in_a_row(query):
    """The next puzzle turns on another rule than the last one, or on another word."""
    session = begun("trainer", f"?lang=en&seed=5{query}")
    rules = []
    for _ in range(15):
        puzzle = session.state.exercise.puzzle
        rules.append(PROVED[puzzle.kind].rule(puzzle) or puzzle.about)
        settle(session)
        act(session, "next")
    assert all(one != other for one, other in pairwise(rules))


@pytest.mark.parametrize("query", ["&kind=winner&rules=hjerter", "&rule=follow-suit&kind=legal"])
def test_a_filter_for_one_rule_goes_on_with_it(query):
    """Where the filters leave one rule, it comes again, in other puzzles."""
    session = begun("trainer", f"?lang=en&seed=5{query}")
    seen = set()
    for _ in range(6):
        seen.add(session.state.exercise.puzzle)
        settle(session)
        act(session, "next")
    assert len(seen) > 1
    assert len({Exercise(puzzle).rule.code for puzzle in seen}) == 1


@pytest.mark.parametrize("lang", CODES)
def test_filters_that_leave_nothing_are_dropped_and_told(lang):
    """The filter chosen last stays; the others go one by one until a puzzle fits, each with a notice."""
    session = begun("trainer", f"?lang={lang}&kind=setup")
    scene = session.dispatch({"type": "set", "key": "filter-theme", "value": "void"})
    assert session.state.filters == Filters(theme="void")
    assert session.state.exercise.puzzle.kind != "setup"
    words = catalog(lang)
    assert [notice.text for notice in scene.notices] == [
        words.format("notice-dropped", value=words.format("kind-setup"))
    ]
    scene = scene_of(begun("trainer", f"?lang={lang}&rules=hjerter&source=herttamisaari").state)
    assert [notice.text for notice in scene.notices] == [words.format("notice-dropped", value="Herttamisääri")]


def test_the_trainer_asks_by_every_table():
    """Any profile can be chosen, by address or menu, and goes along to the other pages."""
    session = begun("trainer", "?rules=omnibus&seed=4")
    scene = scene_of(session.state)
    assert (scene.notices, session.state.exercise.puzzle.rules) == ((), "omnibus")
    assert all("rules=omnibus" in link.href for link in scene.footer.links)
    session.dispatch({"type": "set", "key": "rules", "value": "musta-maija"})
    assert session.state.exercise.puzzle.rules == "musta-maija"
    [menu] = [menu for menu in scene.header.menus if menu.key == "rules"]
    assert [option.value for option in menu.options][1:] == list(PROFILES)
    assert scene_of(begun("trick", "?rules=omnibus").state).notices == ()


def test_rules_and_source_take_each_others_place():
    """Of the rules and the source the one chosen last counts; rules chosen in a lesson give way to the address."""
    session = begun("trainer", "?rules=hjerter", remembered={"version": 1, "preferences": {"rules": "herttamisaari"}})
    session.dispatch({"type": "set", "key": "filter-source", "value": "hertan-saannot"})
    assert (session.state.rules, session.state.filters.source) == (None, "hertan-saannot")
    session.dispatch({"type": "set", "key": "rules", "value": "hjerter"})
    assert (session.state.rules, session.state.filters.source) == ("hjerter", None)
    kept = {"version": 1, "preferences": {"rules": "herttamisaari"}}
    assert begun("trainer", "?source=hjerter", remembered=kept).state.exercise.puzzle.ruleset.source == "hjerter"
    assert begun("trainer", "", remembered=kept).state.exercise.puzzle.rules == "herttamisaari"


def test_a_source_brings_its_variants_too():
    """A source's puzzles are made by all its profiles that suit the kind."""
    found = {draw(seed, Filters(source="herttamisaari"), None).puzzle.rules for seed in range(150)}
    assert found == {name for name in PROFILES if ruleset(name).source == "herttamisaari"}


@pytest.fixture
def no_bank(monkeypatch, tmp_path):
    """A folder in which there is no bank."""
    offered.cache_clear()
    monkeypatch.setattr(bank(), "folder", tmp_path)
    monkeypatch.delitem(vars(bank()), "rows", raising=False)
    yield
    offered.cache_clear()


@pytest.mark.usefixtures("no_bank")
def test_a_bank_that_cannot_be_read_takes_no_puzzle_away(caplog):
    """Without the bank there are fresh puzzles, no filters for rules and themes, and a line in the log."""
    scene = scene_of(begun("trainer", f"?lang=en&seed=3&theme=void&puzzle={IDS[0]}").state)
    assert scene.heading
    assert [len(menu.options) for menu in scene.filters if menu.key in {"filter-rule", "filter-theme"}] == [1, 1]
    assert "set.jsonl" in caplog.text
    words = catalog("en")
    assert [notice.text for notice in scene.notices] == [
        words.format("notice-unknown-puzzle", value=IDS[0]),
        words.format("notice-dropped", value=words.format("theme-void")),
    ]


def stale(id_):
    """The row of a puzzle as it would be if the rules had changed since it was made."""
    row = bank().rows[id_]
    text = row.line.text.replace(ruleset(row.rules).fingerprint(), "0" * 12)
    return row._replace(line=row.line._replace(text=text))


def test_a_broken_line_of_the_bank_is_passed_over(monkeypatch, caplog):
    """A puzzle of the bank that no longer holds is logged and never put; another one takes its place."""
    broken, sound, *_ = bank().ids(theme="jokers")
    monkeypatch.setattr(bank(), "rows", {broken: stale(broken), sound: bank().rows[sound]})
    assert {draw(seed, Filters(theme="jokers"), None).puzzle.id for seed in range(8)} == {sound}
    assert broken in caplog.text


def test_a_page_comes_though_no_line_of_the_bank_holds(monkeypatch):
    """Where all that fits is broken, the filter is dropped and told, and there is a fresh puzzle."""
    ids = bank().ids(theme="jokers")
    monkeypatch.setattr(bank(), "rows", {id_: stale(id_) for id_ in ids})
    session = begun("trainer", "?lang=en&seed=1&theme=jokers")
    assert session.state.exercise is not None
    assert [notice.code for notice in session.state.notices] == ["dropped-theme"]


@pytest.mark.parametrize("query", ["?seed=5", "?kind=legal&seed=5", f"?puzzle={IDS[0]}", "?seed=5&rules=omnibus"])
def test_an_address_shows_everybody_the_same(query):
    """Rules that somebody chose once change nothing about an address that asks for a puzzle."""
    kept = {"version": 1, "preferences": {"rules": "herttamisaari"}}
    ours, theirs = begun("trainer", query), begun("trainer", query, remembered=kept)
    assert ours.state.exercise.puzzle == theirs.state.exercise.puzzle
    assert ours.state.rules == theirs.state.rules


def test_no_puzzle_follows_itself(monkeypatch):
    """Where two puzzles fit, they take turns; where only one does, it comes again."""
    one, other, *_ = bank().ids(theme="jokers")
    monkeypatch.setattr(bank(), "rows", {id_: bank().rows[id_] for id_ in (one, other)})
    filters = Filters(theme="jokers")
    for seed in range(10):
        assert following(seed, filters, None, Exercise(bank().entry(one).puzzle)).puzzle.id == other
    monkeypatch.setattr(bank(), "rows", {one: bank().rows[one]})
    assert following(1, filters, None, Exercise(bank().entry(one).puzzle)).puzzle.id == one


def test_the_next_puzzle_is_decided_by_the_last():
    """From a seed on the first puzzle with another rule is taken, the same each time."""
    last = Exercise(make(1, "legal", "hjerter"))
    drawn = following(1, Filters(kind="legal"), "hjerter", last)
    assert drawn == following(1, Filters(kind="legal"), "hjerter", last)
    assert drawn.seed != 1
    assert drawn.puzzle == make(drawn.seed, "legal", "hjerter")


def test_every_filter_value_has_a_name():
    """Kinds, rules, sources and themes are all there is of each."""
    assert NAMES["kind"] == tuple(PROVED)
    assert set(offered("rule")) <= set(NAMES["rule"])
    assert len(offered("theme")) > 20
