"""The kind *score*: what each seat writes down for a deal, and who has shot the moon."""

from dataclasses import replace

import pytest

from hertta.analysis import second
from hertta.cards import HEARTS, QUEEN_OF_SPADES, Cards
from hertta.engine import Chance
from hertta.puzzles import KINDS, Puzzle
from hertta.rules import PROFILES, ruleset
from tests.unit.kinds import flaws, sound_draws

KIND = KINDS["score"]
POINTS = HEARTS | Cards.of([QUEEN_OF_SPADES])
CLUBS, DIAMONDS, SPADES = (
    Cards.parse(" ".join(rank + suit for rank in "23456789TJQKA")) - Cards.of([QUEEN_OF_SPADES]) for suit in "CDS"
)
MOON = (CLUBS - Cards.parse("AC"), POINTS | Cards.parse("AC AS"), DIAMONDS - Cards.parse("AD"))
MOON = (*MOON, Cards.parse("AD") | SPADES - Cards.parse("AS"))


def deal(rules, taken, choice=""):
    """A puzzle with these piles."""
    return Puzzle("score", rules, taken=tuple(taken), choice=choice)


def swapped(taken, one, other):
    """The piles with two cards exchanged."""
    both = Cards.parse(one) | Cards.parse(other)
    return tuple(pile if not pile & both or both - pile == Cards() else pile - both | both - pile for pile in taken)


def scores(puzzle):
    """The points of the seats, and the shooter."""
    picks = KIND.solve(puzzle).picks
    return [int(picks[f"score-{seat}"]) for seat in range(puzzle.ruleset.players)], picks["moon"]


@pytest.fixture(scope="module")
def draws():
    """Twenty seeds by every profile."""
    return sound_draws("score")


@pytest.mark.parametrize(
    ("rules", "choice", "points", "moon"),
    [
        ("hertan-saannot", "", [26, 0, 26, 26], "1"),
        ("herttamisaari", "add", [26, 0, 26, 26], "1"),
        ("herttamisaari", "subtract", [0, -26, 0, 0], "1"),
        ("paripeli", "add", [26, 0, 26, 0], "1"),
        ("omnibus", "add", [26, 0, 16, 26], "1"),
        ("omnibus", "subtract", [0, -26, -10, 0], "1"),
        ("misaariherttamisaari", "", [0, 26, 0, 0], "nobody"),
        ("hertta-korttipeli-nimellisarvot", "", [164, 0, 164, 164], "1"),
        ("hertta-korttipeli-ilman-rouvaa", "", [13, 0, 13, 13], "1"),
    ],
)
def test_a_moon_turns_the_score_over(rules, choice, points, moon):
    """One player took every point card, but not every trick (readings E1, E6, E7)."""
    puzzle = deal(rules, MOON, choice)
    assert flaws(puzzle) == ()
    assert scores(puzzle) == (points, moon)


@pytest.mark.parametrize("choice", ["add", "subtract"])
@pytest.mark.parametrize(("card", "points"), [("2H", [1, 25, 0, 0]), ("QS", [13, 13, 0, 0])])
def test_one_card_short_is_no_moon(card, points, choice):
    """Without one heart 25 points are left, without the queen of spades 13, whatever would be chosen (reading E3)."""
    puzzle = deal("herttamisaari", swapped(MOON, card, "2C"), choice)
    assert flaws(puzzle) == ()
    assert scores(puzzle) == (points, "nobody")


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ({"taken": MOON[:3]}, "impossible"),
        ({"taken": (Cards(), *MOON[1:])}, "impossible"),
        ({"taken": (MOON[0] - Cards.parse("2C"), MOON[1] | Cards.parse("2C"), *MOON[2:])}, "impossible"),
        ({"taken": (MOON[0] | Cards.parse("2H"), *MOON[1:])}, "impossible"),
        ({"choice": ""}, "no-choice"),
        ({"choice": "both"}, "no-choice"),
        ({"rules": "hjerter"}, "nothing-to-choose"),
        ({"taken": swapped(MOON, "2H", "2C"), "choice": ""}, "no-choice"),
        ({"taken": swapped(MOON, "2H", "2C"), "rules": "hjerter"}, "nothing-to-choose"),
        ({"totals": (1, 2, 3, 4)}, "stray"),
    ],
)
def test_what_cannot_be_counted_is_no_puzzle(change, flaw):
    """Piles that are not the whole deck in tricks; a choice that is missing, or that the rules do not offer."""
    assert flaws(replace(deal("herttamisaari", MOON, "add"), **change)) == (flaw,)


def test_the_first_trick_is_free_of_points_where_they_are_barred():
    """The pile with the two of clubs has no room for a first trick that holds no point card."""
    taken = (Cards.parse("2C 3H 4H 5H"), ruleset("hjerter").deck.policy.cards - Cards.parse("2C 3H 4H 5H"), Cards())
    assert flaws(deal("hjerter", (*taken, Cards()))) == ("impossible",)
    assert flaws(deal("herttamisaari", (*taken, Cards()), "add")) == ()


def test_the_choice_is_told_with_a_moon_and_without(draws):
    """Where there is a choice it is told of every deal, so that it does not give a moon away."""
    chosen = [puzzle for puzzle in draws if len(puzzle.ruleset.moon.policy.offers()) > 1]
    seen = {(puzzle.choice, scores(puzzle)[1] == "nobody") for puzzle in chosen}
    assert seen == {("add", True), ("add", False), ("subtract", True), ("subtract", False)}
    assert {puzzle.choice for puzzle in draws if puzzle not in chosen} == {""}


def test_a_moon_comes_in_one_deal_of_four():
    """About one deal of four is a moon, and at most one of twelve has every card in one pile."""
    piles = []
    for place, rules in enumerate(map(ruleset, PROFILES)):
        drawn = (KIND.draw(rules, Chance(1000 * place + seed)) for seed in range(40))
        piles += [(rules, puzzle.taken) for puzzle in drawn if puzzle is not None]
    moons = [rules for rules, taken in piles if any(not rules.point_cards - pile for pile in taken)]
    whole = [rules for rules, taken in piles if any(not rules.deck.policy.cards - pile for pile in taken)]
    assert len(piles) / 5 < len(moons) < len(piles) / 3
    assert 0 < len(whole) < len(piles) / 12


def test_the_points_add_up_to_the_checksum(draws):
    """What all seats write down is what the price list of the deck comes to."""
    for puzzle in draws:
        points, _ = scores(puzzle)
        taken = [second.faces(pile) for pile in puzzle.taken]
        assert sum(points) == second.checksum(second.profile(puzzle.rules), taken, puzzle.choice or "add")


def cost(rules, cards):
    """What cards cost, one by one, by the second engine."""
    return sum(second.price(second.profile(rules), card.face) for card in cards)


def holds(rules, message, facts):
    """Whether the sum that a message about a number tells comes out."""
    points, counted = facts["points"], cost(rules, facts["cards"])
    sums = {
        "cards": lambda: counted == points,
        "not-cards": lambda: counted == points != facts["picked"],
        "forgotten": lambda: facts["picked"] + cost(rules, facts["forgotten"]) == points,
        "moon-forgotten": lambda: counted == facts["picked"] != points,
        "not-moon": lambda: facts["picked"] != points,
        "other-choice": lambda: facts["picked"] != points,
        "shooter": lambda: -facts["worth"] * facts["subtracts"] - facts["bonus"] == points,
        "opponent": lambda: facts["worth"] - facts["bonus"] == points,
        "spared": lambda: -facts["bonus"] == points,
        "partner": lambda: points == 0,
    }
    return sums[message.removeprefix("why-score-")]()


@pytest.mark.no_cover
def test_the_sum_of_every_reason_comes_out():
    """What a message adds up is so, card by card, at every table; the other choice gives what it is said to give."""
    seen = set()
    for rules in map(ruleset, PROFILES):
        drawn = (KIND.draw(rules, Chance(seed)) for seed in range(40))
        for puzzle in (puzzle for puzzle in drawn if puzzle is not None):
            other = {"add": "subtract", "subtract": "add"}.get(puzzle.choice, "")
            for one in KIND.explain(puzzle):
                if one.part == "moon":
                    continue
                seen.add(one.message)
                assert holds(rules.name, one.message, one.facts), (one, rules.name)
                if one.message == "why-score-other-choice":
                    assert scores(replace(puzzle, choice=other))[0][one.facts["seat"]] == one.facts["picked"]
    assert len(seen) == 10


def test_a_number_below_zero_does_not_give_a_moon_away(draws):
    """Whoever has most of the point cards is offered it wherever it may be chosen, shot or not."""
    for puzzle in draws:
        if puzzle.choice:
            held = [len(pile & puzzle.ruleset.moon_cards) for pile in puzzle.taken]
            leading = KIND.groups(puzzle)[held.index(max(held))]
            assert int(leading.values[0]) < 0


def test_every_aim_comes_up(draws):
    """A plain deal, a moon, every trick, a moon missed by a heart or by the queen, and a bonus card beside a moon."""
    for rules in ("hertan-saannot", "omnibus", "perumisherttamisaari-6"):
        mine = [puzzle for puzzle in draws if puzzle.rules == rules]
        costly = ruleset(rules).point_cards
        lacking = [min((costly - pile for pile in puzzle.taken), key=len) for puzzle in mine]
        assert any(len(cards) > 1 for cards in lacking)
        assert any(len(cards) == 1 and cards & HEARTS for cards in lacking)
        assert any(len(cards) == 0 for cards in lacking)
    whole = [puzzle for puzzle in draws if any(not puzzle.ruleset.deck.policy.cards - pile for pile in puzzle.taken)]
    assert whole
    lacks = {str(puzzle.ruleset.point_cards - pile) for puzzle in draws for pile in puzzle.taken}
    assert {"QS", ""} <= lacks


def test_four_numbers_are_always_offered(draws):
    """Four different numbers a seat, from low to high; only the moon has a seat for an option."""
    for puzzle in draws:
        *numbers, moon = KIND.groups(puzzle)
        for group in numbers:
            assert len(group.values) == 4
            assert list(group.values) == sorted(group.values, key=int)
        assert len(moon.values) == puzzle.ruleset.players + 1


def test_what_a_slip_gives_is_offered():
    """A forgotten queen, a forgotten moon, and the other choice are among the options."""
    missed = KIND.groups(deal("herttamisaari", swapped(MOON, "2H", "2C"), "add"))
    assert {"0", "25", "-26"} <= set(missed[1].values)
    assert "12" in KIND.groups(deal("hjerter", swapped(MOON, "2H", "2C")))[1].values
    shot = KIND.groups(deal("herttamisaari", MOON, "add"))
    assert {"0", "26", "-26"} <= set(shot[1].values)


def test_the_choice_is_asked_of_the_judge_after_a_moon_alone(draws):
    """The judge knows no choice where nobody took all."""
    for puzzle in draws:
        assert ("moon" in KIND.ask(puzzle).request) == (bool(puzzle.choice) and scores(puzzle)[1] != "nobody")
