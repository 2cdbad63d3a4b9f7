"""Puzzles made from a seed: always the same, aimed at every rule, and answered by proof."""

from collections import Counter
from pathlib import Path

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import Moment, fold
from hertta.errors import PuzzleError, RulesError
from hertta.puzzles import LEARNER, MAKER, PROVED, Puzzle, Reply, make, prove
from hertta.puzzles.kinds.winner import SORTS, Winner
from hertta.puzzles.positions.moments import ways
from hertta.puzzles.positions.possible import impossible
from hertta.puzzles.prove import answerable
from hertta.rules import MAIN_PROFILES, PROFILES, ruleset
from hertta.rules.policies import HeartsAndQueen

GOLDEN = Path(__file__).with_name("puzzles.txt")
SUITED = [(kind, rules) for kind in PROVED for rules in PROFILES if PROVED[kind].suits(ruleset(rules))]


def test_a_seed_gives_the_puzzle_it_always_gave():
    """The puzzles of some seeds are those written down for this version of the maker; a class may have been told them.

    In a line marked as mixed the seed alone decided.
    """
    version, *lines = [line.split("\t") for line in GOLDEN.read_text("utf-8").splitlines()]
    assert version == ["maker", str(MAKER)]
    assert {kind for _, kind, *_ in lines} == set(PROVED)
    for seed, kind, rules, puzzle_id, *mixed in lines:
        puzzle = make(int(seed)) if mixed else make(int(seed), kind, rules)
        assert (puzzle.kind, puzzle.rules, puzzle.id) == (kind, rules, puzzle_id)


def test_a_seed_alone_decides_kind_and_rules():
    """Without a choice the seed chooses among all kinds and the main profiles; again the same."""
    first = [make(seed) for seed in range(150)]
    assert first == [make(seed) for seed in range(150)]
    assert {puzzle.rules for puzzle in first} == set(MAIN_PROFILES)
    assert {puzzle.kind for puzzle in first} == set(PROVED)


def test_rules_alone_leave_the_kind_to_the_seed():
    """With the rules chosen, the seed chooses among the kinds that suit them."""
    kinds = {make(seed, rules="misaariherttamisaari").kind for seed in range(150)}
    assert kinds == {kind for kind, rules in SUITED if rules == "misaariherttamisaari"}


def test_seeds_differ():
    """Different seeds give different puzzles, nearly always."""
    assert len({make(seed, "winner", "hjerter").id for seed in range(60)}) >= 58


def test_what_cannot_be_made_is_told():
    """A kind that is not made, a profile that is not there and one that the kind does not suit are refused."""
    for kind, rules, code in (("play", None, "unknown-kind"), ("moon-choice", "hjerter", "no-puzzle")):
        with pytest.raises(PuzzleError) as refused:
            make(1, kind, rules)
        assert refused.value.code == code
    with pytest.raises(RulesError) as refused:
        make(1, "legal", "poker")
    assert refused.value.code == "unknown-rules"


def test_draws_that_lead_nowhere_come_to_an_end(monkeypatch):
    """Where no draw gives a puzzle, the maker says so instead of drawing for ever."""
    monkeypatch.setattr(Winner, "draw", lambda *_: None)
    with pytest.raises(PuzzleError) as refused:
        make(1, "winner", "hjerter")
    assert refused.value.code == "no-puzzle"
    assert "winner" in refused.value.message


def test_roads_that_differ_are_a_fault(monkeypatch):
    """A puzzle whose two answers differ is disputed and never given; so is an answer that nobody can give."""
    puzzle = make(1, "winner", "hjerter")
    monkeypatch.setattr(Winner, "solve", lambda *_: Reply(picks={"winner": "9", "points": "0"}))
    for attempt in (lambda: prove(puzzle), lambda: make(1, "winner", "hjerter")):
        with pytest.raises(PuzzleError) as refused:
            attempt()
        assert refused.value.code == "disputed"
    right = Reply(picks=prove(make(1, "may-play", "hjerter")).engine.picks)
    may_play = PROVED["may-play"]
    assert answerable(may_play, make(1, "may-play", "hjerter"), right)
    for reply in (Reply(), Reply(picks={"may-play": "poker"}), Reply(Cards.parse("2C"), right.picks)):
        assert not answerable(may_play, make(1, "may-play", "hjerter"), reply)


def test_the_numbers_offered_follow_the_prices(monkeypatch):
    """Where cards cost something else, so do the slips: four numbers that these prices can give, the right one once."""
    dear = ruleset("hjerter").with_("values", HeartsAndQueen(2, 20), "hjerter-033")
    monkeypatch.setattr("hertta.puzzles.puzzle.ruleset", lambda _name: dear)
    for trick, expected in (("7S QS 3H 2S", [0, 2, 22, 23]), ("7D QD 3D 2D", [0, 1, 2, 20])):
        moment = Moment(NO_CARDS, tuple(map(Card.parse, trick.split())), 9, True)
        _, points = Winner().groups(Puzzle("winner", "dear", moment, LEARNER))
        assert points.values == list(map(str, expected))


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", PROFILES)
def test_every_clause_comes_up(rules):
    """Each clause that can speak under a profile speaks in its share of puzzles, the rare as often as the common."""
    spoken = Counter(
        (step.cited.code, step.clause)
        for seed in range(100)
        for step in fold(ruleset(rules), make(seed, "legal", rules).moment)
    )
    aims = {aim for aim, _ in ways(ruleset(rules))}
    assert set(spoken) == aims
    assert min(spoken.values()) > 100 // len(aims) // 2


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_the_clauses_are_those_of_the_sources(rules):
    """What can speak under the main profiles is what their sources say, exceptions and waivers among it."""
    clauses = {
        ("opening-card", "opens"),
        ("follow-suit", "follow"),
        ("follow-suit", "void"),
        ("hearts-not-broken", "broken"),
        ("hearts-not-broken", "unbroken"),
        ("hearts-not-broken", "queen-only"),
        ("hearts-not-broken", "waived" if rules == "hertta-korttipeli" else "only-hearts"),
    }
    only_points = {"hertan-saannot": "only-points-hearts", "herttamisaari-kotisaanto": "only-points-all"}
    if rules != "herttamisaari":
        clauses |= {("first-trick-points", clause) for clause in ("ban", only_points.get(rules, "waived"))}
    assert {aim for aim, _ in ways(ruleset(rules))} == clauses


def test_every_sort_of_trick_comes_up():
    """A high card that cannot win, the queen, hearts and a plain trick: each sort is asked about."""
    tricks = [make(seed, "winner", "hjerter").moment.trick for seed in range(100)]
    assert min(sum(map(sort, tricks)) for sort in SORTS) > len(tricks) // 20


IMPOSSIBLE = {
    "a card in two places": Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (Card.parse("4D"),), 12), 3),
    "a card of no deck": Puzzle("legal", "hjerter", Moment(Cards.parse("XC 5H"), (), 12)),
    "a seat of no table": Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (), 12), 4),
    "another seat's lead": Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (), 12), 1),
    "a hand too small": Puzzle("legal", "hjerter", Moment(Cards.parse("4D 5H"), (), 3)),
    "a trick past the last": Puzzle("legal", "hjerter", Moment(NO_CARDS, (), 14)),
    "a trick of no number": Puzzle("legal", "hjerter", Moment(NO_CARDS, (), True)),
    "hearts broken before the first trick": Puzzle("winner", "hjerter", Moment(NO_CARDS, (Card.parse("2C"),), 1, True)),
    "another card opens": Puzzle("winner", "hjerter", Moment(NO_CARDS, (Card.parse("3C"),))),
    "the opening card comes late": Puzzle("legal", "hjerter", Moment(Cards.parse("2C 5H"), (), 12)),
    "more taken than played": Puzzle(
        "legal", "hjerter", Moment(Cards.parse("4D 5H"), (), 12), 0, (Cards.parse("2C 3C 4C 5C"), *(NO_CARDS,) * 3)
    ),
    "broken by nothing": Puzzle(
        "legal",
        "hjerter",
        Moment(Cards.parse("TC JC QC KC AC 2D 3D 4D 5D 6D 7D"), (), 3, True),
        0,
        (Cards.parse("2C 3C 4C 5C 6C 7C 8C 9C"), *(NO_CARDS,) * 3),
    ),
    "broken unsaid": Puzzle(
        "winner",
        "hertan-saannot",
        Moment(NO_CARDS, tuple(map(Card.parse, ["3C", "6C", "7C", "8C"])), 2),
        0,
        (Cards.parse("2C 4C 5C 9H"), *(NO_CARDS,) * 3),
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_cannot_come_up_is_impossible(case):
    """Cards in two places, hands that do not fit the trick, a first lead that the rules bar: none is a puzzle."""
    puzzle = IMPOSSIBLE[case]
    assert impossible(puzzle) == ("impossible",)
    with pytest.raises(PuzzleError) as refused:
        prove(puzzle)
    assert refused.value.code == "not-a-puzzle"
    assert "impossible" in refused.value.facts["flaws"]
