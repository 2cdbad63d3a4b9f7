"""Rules files that contradict themselves: what excludes each other is refused where it can be mended."""

import pytest

from hertta.rules import PROFILES, read_ruleset, ruleset
from hertta.rules.contradictions import contradictions
from tests.unit.faulty import HJERTER, MINE, line_of, told


@pytest.mark.parametrize(
    ("text", "line", "key", "code"),
    [
        ('[deck]\nplayers = 3\nremoved = ["2C"]\n[sides]\npolicy = "pairs"', 7, "sides.policy", "uneven-sides"),
        ('[sides]\npolicy = "pairs"\n[deck]\nplayers = 2', 4, "sides.policy", "uneven-sides"),
        ('deck = {players = 3, removed = ["2D"]}', 3, "deck.players", "nobody-across"),
        ("passing.count = 14", 3, "passing.count", "pass-too-large"),
        ('[passing]\nkept = ["XC"]', 4, "passing.kept", "kept-not-in-deck"),
        ('deck = {policy = "two-decks", players = 6}', 3, "deck.policy", "equal-cards"),
        ("values = {heart = 0, queen = 0}", 3, "values", "empty-moon"),
        ('values = {heart = 0, queen = 0}\n[moon]\npolicy = "no-moon"', 3, "values", "endless-game"),
        (
            '[sides]\npolicy = "pairs"\n[game_end]\npolicy = "limit-with-drop"\npoints = 100\nto = 50',
            6,
            "game_end.policy",
            "dropping-sides",
        ),
        ('[[play]]\npolicy = "opening-club"', 3, "play[1]", "two-openings"),
    ],
)
def test_what_contradicts_itself_is_refused_where_it_can_be_mended(text, line, key, code):
    """Policies that exclude each other are a fault at the likeliest key that the file has, each by its own code."""
    assert (line, key, code) in told(MINE + text)


CLUBS = ", ".join(f'"{rank}C"' for rank in "23456789TJQKA")


def test_a_deck_that_lacks_what_the_rules_need_is_refused():
    """Without a club nobody opens; a bonus card must be in the deck; a full file is blamed at the likeliest key."""
    removed = f"[deck]\nplayers = 3\nremoved = [{CLUBS}]\n"
    assert (5, "deck.removed", "no-opening-card") in told(MINE + removed)
    diamonds = '[deck]\nremoved = ["JD", "2D", "3D", "4D"]\n'
    bonus = '[values]\npolicy = "bonus-diamond"\nrank = "J"\nbonus = -10\nmoon = "needed"\n'
    assert told(MINE + diamonds + bonus) == [(7, "values.rank", "no-bonus-card")]
    free = HJERTER.replace("heart = 1", "heart = 0").replace("queen = 13", "queen = 0")
    assert told(free) == [(line_of(free, 'policy = "moon"'), "moon.policy", "empty-moon")]


@pytest.mark.parametrize(
    "text",
    [
        'trick.policy = "equal-cards-cancel"',
        'deck = {policy = "two-decks", players = 8}\ntrick.policy = "equal-cards-cancel"',
        'values = {heart = 0, queen = 0}\nmoon.policy = "no-moon"\n'
        'game_end = {policy = "limit-or-deals", points = 1, deals = 4}',
        'passing = {directions = ["none"], count = 99}',
        "passing.count = 13",
        'sides.policy = "pairs"',
    ],
)
def test_what_is_odd_but_can_be_played_is_read(text):
    """No contradiction: one deck in which nothing cancels, a game of no points that ends, a pass of a whole hand."""
    assert read_ruleset(MINE + text) != ruleset("hjerter")


@pytest.mark.parametrize("name", PROFILES)
def test_no_built_in_profile_contradicts_itself(name):
    """Nothing in a built-in profile excludes each other."""
    assert not list(contradictions(ruleset(name)))
