"""Puzzles made from a seed: always the same, possible in a deal, aimed at every rule, and answered by proof."""

from collections import Counter
from pathlib import Path

import pytest

from hertta.analysis import second
from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, Card, Cards, Suit
from hertta.engine import Chance, Moment, fold
from hertta.errors import PuzzleError, RulesError
from hertta.puzzles import KINDS, LEARNER, PROVED, Puzzle, Reply, make
from hertta.puzzles.kinds.legal import aims
from hertta.puzzles.kinds.winner import AIMS, Winner
from hertta.puzzles.make import MIXED_KINDS, MIXED_RULES
from hertta.rules import MAIN_PROFILES, ruleset
from hertta.rules.policies import HeartsAndQueen, SingleDeck

SEEDS = range(60)
GOLDEN = Path(__file__).with_name("puzzles.txt")


@pytest.fixture(scope="module")
def made():
    """Sixty puzzles of each kind under each profile."""
    return [make(seed, kind, rules) for kind in PROVED for rules in MAIN_PROFILES for seed in SEEDS]


def named(cards):
    """Cards as the second engine takes them."""
    return [str(card) for card in cards]


def test_a_seed_gives_the_puzzle_it_always_gave():
    """The puzzles of some seeds are those written down, fingerprints apart; a teacher may have told them to a class.

    In a line marked as mixed the seed alone decided, as it will when there are more kinds and profiles.
    """
    lines = [line.split("\t") for line in GOLDEN.read_text("utf-8").splitlines()]
    assert len(lines) >= 12
    assert {len(line) for line in lines} == {4, 5}
    for seed, kind, rules, text, *mixed in lines:
        puzzle = make(int(seed)) if mixed else make(int(seed), kind, rules)
        assert (puzzle.kind, puzzle.rules) == (kind, rules)
        moment = puzzle.moment
        told = f"{moment.hand} | {' '.join(named(moment.trick))} | {moment.trick_number} | {moment.hearts_broken}"
        assert f"{told} | {puzzle.leader} | {' / '.join(map(str, puzzle.taken))}" == text


def test_a_seed_alone_decides_kind_and_rules():
    """Without a choice the seed chooses among the mixed kinds and profiles, all of which there are; again the same."""
    first = [make(seed) for seed in range(120)]
    assert first == [make(seed) for seed in range(120)]
    assert {puzzle.rules for puzzle in first} == set(MIXED_RULES) <= set(MAIN_PROFILES)
    assert {puzzle.kind for puzzle in first} == set(MIXED_KINDS) <= set(PROVED)
    assert [puzzle.seed for puzzle in first] == list(range(120))


def test_seeds_differ():
    """Different seeds give different puzzles, nearly always."""
    assert len({(puzzle.moment, puzzle.taken) for puzzle in (make(seed, "winner", "hjerter") for seed in SEEDS)}) >= 58


def test_what_cannot_be_made_is_told():
    """A kind that is not made and a profile that is not there are refused."""
    with pytest.raises(PuzzleError) as refused:
        make(1, "play")
    assert refused.value.code == "unknown-kind"
    with pytest.raises(RulesError) as refused:
        make(1, "legal", "poker")
    assert refused.value.code == "unknown-rules"


def test_a_trick_that_no_deal_has_is_told():
    """Without the queen of spades in the deck no trick holds her: the maker gives up in words instead of for ever."""
    removed = Cards.parse("QS 2D 2S 2H")
    rules = ruleset("hjerter").with_("deck", SingleDeck(4, removed, NO_CARDS), "hjerter-003")
    found = []
    for seed in range(12):
        try:
            found.append(Winner().make(rules, Chance(seed), seed).moment.trick)
        except PuzzleError as refused:
            found.append(refused.code)
    assert "no-puzzle" in found
    assert not any(QUEEN_OF_SPADES in trick for trick in found if trick != "no-puzzle")


def test_the_numbers_offered_follow_the_prices(monkeypatch):
    """Where cards cost something else, so do the slips: four numbers that these prices can give, the right one once."""
    dear = ruleset("hjerter").with_("values", HeartsAndQueen(2, 20), "hjerter-033")
    monkeypatch.setattr("hertta.puzzles.puzzle.ruleset", lambda _name: dear)
    for trick, expected in (("7S QS 3H 2S", [0, 2, 22, 23]), ("7D QD 3D 2D", [0, 1, 2, 20])):
        moment = Moment(NO_CARDS, tuple(map(Card.parse, trick.split())), 9, True)
        _, points = Winner().groups(Puzzle("winner", "dear", moment, LEARNER))
        assert points.values == list(map(str, expected))


def test_every_puzzle_can_come_up_in_a_deal(made):
    """No card lies in two places, sizes fit, the first lead is gone or on the table, and the leader has a trick."""
    for puzzle in made:
        moment, deck = puzzle.moment, puzzle.ruleset.deck.policy
        opening = puzzle.ruleset.opening.policy.opening_card(deck.cards)
        seen = [*moment.hand, *moment.trick, *(card for pile in puzzle.taken for card in pile)]
        assert len(seen) == len(set(seen))
        assert 1 <= moment.trick_number <= 13
        assert [len(pile) % 4 for pile in puzzle.taken] == [0] * 4
        assert sum(map(len, puzzle.taken)) == 4 * (moment.trick_number - 1)
        if puzzle.kind == "legal":
            assert len(moment.hand) == 14 - moment.trick_number
            assert (puzzle.leader + len(moment.trick)) % 4 == LEARNER
        if moment.trick_number > 1:
            assert any(opening in pile for pile in puzzle.taken)
            assert puzzle.taken[puzzle.leader]
        elif moment.trick:
            assert moment.trick[0] == opening
        else:
            assert opening in moment.hand


def test_hearts_agree_with_what_was_taken(made):
    """Broken hearts have a heart among the cards taken; unbroken ones have none where any heart breaks them."""
    for puzzle in made:
        hearts = any(pile & HEARTS for pile in puzzle.taken)
        assert hearts or not puzzle.moment.hearts_broken
        if puzzle.ruleset.breaking.code == "any-heart":
            assert hearts == puzzle.moment.hearts_broken


@pytest.mark.parametrize("rules", MAIN_PROFILES)
def test_every_clause_comes_up(rules, made):
    """In sixty puzzles each clause that can speak under a profile speaks, and its aim is among those listed."""
    spoken = Counter(
        (step.cited.code, step.clause)
        for puzzle in made
        if puzzle.rules == rules and puzzle.kind == "legal"
        for step in fold(ruleset(rules), puzzle.moment)
    )
    assert set(spoken) == set(aims(ruleset(rules)))
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
    assert set(spoken) == clauses


def test_every_sort_of_trick_comes_up(made):
    """A high card that cannot win, the queen, hearts and a plain trick: each sort is asked about."""
    tricks = [puzzle.moment.trick for puzzle in made if puzzle.kind == "winner"]
    assert all(len(trick) == 4 for trick in tricks)
    assert min(sum(map(aim, tricks)) for aim in AIMS) > len(tricks) // 20


def test_legal_answers_are_those_of_the_second_engine(made):
    """A second engine, written from the claims alone, gives the same legal cards."""
    for puzzle in made:
        if puzzle.kind == "legal":
            moment = puzzle.moment
            facts = (named(moment.trick), moment.trick_number, moment.hearts_broken)
            expected = second.legal(second.profile(puzzle.rules), named(moment.hand), *facts)
            assert set(named(KINDS["legal"].solve(puzzle).cards)) == set(expected)


def test_winner_answers_are_counted_by_hand(made):
    """The winner is the highest of the led suit, and points are hearts and thirteen for the queen."""
    for puzzle in made:
        if puzzle.kind == "winner":
            trick = puzzle.moment.trick
            best = max(range(4), key=lambda place: (trick[place].suit is trick[0].suit, trick[place].rank))
            points = sum(card.suit is Suit.HEARTS for card in trick) + 13 * (QUEEN_OF_SPADES in trick)
            picks = {"winner": str((puzzle.leader + best) % 4), "points": str(points)}
            assert KINDS["winner"].solve(puzzle).picks == picks


def test_winner_offers_the_right_answer_once(made):
    """Every seat and four different numbers are offered, the right one once, in rising order."""
    for puzzle in made:
        if puzzle.kind == "winner":
            seats, points = KINDS["winner"].groups(puzzle)
            right = KINDS["winner"].solve(puzzle).picks
            assert sorted(seats.values) == ["0", "1", "2", "3"]
            assert seats.values[0] == str(puzzle.leader)
            assert len(set(points.values)) == 4
            assert list(points.values) == sorted(points.values, key=int)
            assert points.values.count(right["points"]) == 1


def test_only_the_right_answer_is_right(made):
    """One card too many or too few is wrong, and so is one pick out of two."""
    for puzzle in made:
        kind = KINDS[puzzle.kind]
        answer = kind.solve(puzzle)
        assert kind.is_right(puzzle, answer)
        assert not kind.is_right(puzzle, Reply())
        for card in puzzle.moment.hand:
            one = Cards.of([card])
            other = answer.cards - one if card in answer.cards else answer.cards | one
            assert not kind.is_right(puzzle, Reply(other))
        for group in kind.groups(puzzle):
            for value in group.values:
                picks = {**answer.picks, group.name: value}
                assert kind.is_right(puzzle, Reply(NO_CARDS, picks)) is (picks == answer.picks)
