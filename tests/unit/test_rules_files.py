"""Rules files of one's own: what a base gives, and every fault of a file at once, each with its key and line."""

import pytest

from hertta.rules import HOUSE_RULE, differences, read_ruleset, ruleset
from hertta.rules.lines import Fault
from tests.unit.faulty import HJERTER, MINE, details, line_of, told


def changed(text):
    """The questions in which a file differs from the rules it stands on."""
    return [difference.question for difference in differences(ruleset("hjerter"), read_ruleset(text))]


def test_a_file_says_only_what_differs_from_its_base():
    """What a file leaves out is its base's: questions, parameters of the same policy, the source; the version is 1."""
    mine = read_ruleset(MINE + "[game_end]\npoints = 50\n[passing]\ncount = 4\n")
    base = ruleset("hjerter")
    assert (mine.name, mine.source, mine.version, mine.deck) == ("mine", "hjerter", 1, base.deck)
    assert (mine.game_end.policy.points, mine.game_end.policy.reached) == (50, True)
    assert (mine.passing.policy.count, mine.passing.policy.directions) == (4, base.passing.policy.directions)
    assert changed(MINE + "version = 3\n[moon]\npolicy = 'no-moon'\n") == ["moon"]


def test_an_answer_without_claims_is_the_table_s_own():
    """What a file changes rests on the reading for such rules, not on the claims of the base; claims may be stated."""
    mine = read_ruleset(MINE + '[game_end]\npoints = 50\n[moon]\noptions = ["subtract"]\nclaims = ["hjerter-043"]\n')
    assert mine.game_end.claims == (HOUSE_RULE,)
    assert (mine.moon.claims, mine.moon.clauses) == (("hjerter-043",), {})
    ban = read_ruleset(MINE + '[[play]]\npolicy = "first-trick-points"\n').play[2]
    assert (ban.claims, ban.clauses, ban.policy) == ((HOUSE_RULE,), {}, ruleset("hjerter").play[2].policy)


def test_a_base_may_have_a_base():
    """A restriction is laid over that of a profile which itself stands on another; the source is the base's."""
    ban = '[[play]]\npolicy = "first-trick-points"\nonly_points = "hearts"\n'
    mine = read_ruleset(f'base = "herttamisaari-kotisaanto"\nname = "mine"\n{ban}')
    found = differences(ruleset("herttamisaari-kotisaanto"), mine)
    assert [(difference.question, difference.ours.code) for difference in found] == [("play", "first-trick-points")]
    assert mine.source == "herttamisaari"


def test_restrictions_of_the_base_are_taken_away_by_name():
    """``without`` takes restrictions away; another can stand instead."""
    assert changed(MINE + 'without = ["hearts-not-broken"]\n') == ["play"]
    mine = read_ruleset(MINE + 'without = ["opening-card"]\n[[play]]\npolicy = "opening-club"\n')
    assert [one.code for one in mine.play] == [
        "opening-club",
        "follow-suit",
        "first-trick-points",
        "hearts-not-broken",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('without = ["sun"]', [(3, "without", "unknown-restriction")]),
        ('without = "follow-suit"', [(3, "without", "wrong-value")]),
        ('without = [1, ["follow-suit"]]', [(3, "without", "unknown-restriction")] * 2),
        ('without = ["follow-suit"]\nplay = [{policy = "follow-suit"}]', [(3, "without", "unknown-restriction")]),
    ],
)
def test_only_what_the_base_has_can_be_taken_away(text, expected):
    """A restriction that the base lacks, or that the file states, cannot be left out."""
    assert told(MINE + text) == expected


def test_all_restrictions_can_be_taken_away():
    """A table where anything may be played reads back equal."""
    text = MINE + 'without = ["opening-card", "follow-suit", "first-trick-points", "hearts-not-broken"]'
    free = read_ruleset(text)
    assert free.play == ()
    assert read_ruleset(free.text()) == free


@pytest.mark.parametrize("base", ['"bridge"', "[1]", "hjerter"])
def test_what_an_unknown_base_may_say_is_not_missing(base):
    """A base that is none is one fault, and all the others are still told."""
    found = told(f'base = {base}\ntrump = 1\n[game_end]\npoints = "50"\n[deck]\npolicy = "single-deck"\nplayers = 4\n')
    base_fault = (1, "base", "not-toml" if base == "hjerter" else "unknown-base")
    name = [(1, "name", "missing")]
    assert found == [base_fault, *name, (2, "trump", "unknown-key")]


def test_without_a_base_there_is_nothing_to_take_away():
    """``without`` is refused in a file that stands on its own."""
    (fault,) = details('without = ["follow-suit"]\n' + HJERTER)
    assert (fault.line, fault.key, fault.code) == (1, "without", "unknown-base")


def test_a_taken_name_is_refused():
    """A file may not call its rules what others are called, if the reader says so."""
    assert details(MINE, taken=["x", "mine"]) == [
        Fault("name", 2, "taken-name", 'found "mine", expected a name that no other rules have')
    ]
    assert read_ruleset(HJERTER) == ruleset("hjerter")


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('name = "hjerter"', "name = 4", "name", "found 4, expected a text of one line"),
        ('name = "hjerter"', 'name = " "', "name", 'found " ", expected a text of one line'),
        ('name = "hjerter"', 'name = "a\\nb"', "name", 'found "a\\nb", expected a text of one line'),
        ('source = "hjerter"', 'source = "bridge"', "source", 'found "bridge", expected one of hertan-saannot, '),
        ("version = 1", "version = true", "version", "found true, expected a whole number from 1"),
        ("version = 1", "version = 0", "version", "found 0, expected a whole number from 1"),
        ("version = 1", "version = 2024-12-24", "version", 'found "2024-12-24", expected a whole number from 1'),
        ('policy = "moon"', 'policy = "sun"', "moon.policy", 'found "sun", expected one of moon, no-moon'),
        ('policy = "moon"', 'policy = ["moon"]', "moon.policy", 'found ["moon"], expected one of moon, no-moon'),
        ('options = ["add"]', 'options = "add"', "moon.options", 'found "add", expected a list'),
        ('options = ["add"]', 'options = ["add", 5]', "moon.options", "found 5, expected one of add, subtract"),
        ('options = ["add"]', "options = []", "moon.options", "found [], expected add, subtract, or both"),
        ('options = ["add"]', 'options = ["add", "add"]', "moon.options", "found ['add', 'add'], expected"),
        ("removed = []", 'removed = ["2c"]', "deck.removed", "found '2c', expected a card such as 2C"),
        ("removed = []", 'removed = ["2C", "2C"]', "deck.removed", "cards: found 2C twice, expected once"),
        ("removed = []", "removed = [2]", "deck.removed", "found [2], expected a list of cards"),
        ("removed = []", 'removed = "2C"', "deck.removed", 'found "2C", expected a list of cards'),
        ("players = 4", 'players = "4"', "deck.players", 'found "4", expected a whole number'),
        ("reached = true", "reached = 1", "game_end.reached", "found 1, expected true or false"),
        ('only_points = "unsaid"', "only_points = []", "play[3].only_points", "found [], expected one of hearts, all"),
        ('policy = "follow-suit"', 'policy = "trump"', "play[2].policy", 'found "trump", expected one of opening-card'),
        ('["hjerter-039"]', "[]", "game_end.claims", "found [], expected a list of claim ids"),
        ('["hjerter-039"]', "[39]", "game_end.claims", "found [39], expected a list of claim ids"),
        ('["hjerter-039"]', '["hjerter-999"]', "game_end.claims", 'found "hjerter-999", expected a claim that a sou'),
        ("clauses.void =", "clauses.none =", "play[2].clauses.none", "unknown, expected one of follow, void, waived"),
        ('clauses.void = ["hjerter-021"]', "clauses = 1", "play[2].clauses", "found 1, expected a table"),
        ('clauses.void = ["hjerter-021"]', "clauses.void = 1", "play[2].clauses.void", "found 1, expected a list of"),
        ("version = 1", 'version = 1\ntrump = "H"', "trump", "unknown, expected one of name, source, version, base, "),
        ("version = 1", 'version = 1\n"full moon" = 1', '"full moon"', "unknown, expected one of name, source"),
        ("points = 100", "points = 100\nodd = 1", "game_end.odd", "unknown, limit takes points, reached"),
        (
            'policy = "fewest-points"',
            'policy = "fewest-points"\nodd = 1',
            "aim.odd",
            "unknown, fewest-points takes no p",
        ),
        (
            "points = 100",
            'points = "' + "9" * 200 + '"',
            "game_end.points",
            f'found "{"9" * 99}…, expected a whole num',
        ),
    ],
)
def test_a_fault_says_where_what_was_found_and_what_was_expected(old, new, key, message):
    """Each fault names its key and line, what stands there and what should."""
    start = line_of(HJERTER, old)
    (fault,) = details(HJERTER.replace(old, new))
    assert (fault.line, fault.key) == (start + new.count("\n"), key)
    assert fault.message.startswith(message)


@pytest.mark.parametrize(
    ("text", "key", "code"),
    [
        ("game_end.points = 0", "game_end", "bad-game-end"),
        ('game_end = {policy = "limit-or-deals", points = 9, deals = 0}', "game_end", "bad-game-end"),
        ('game_end = {policy = "limit-with-drop", points = 9, to = 9}', "game_end", "bad-game-end"),
        ("deck.players = 5", "deck", "bad-deck"),
        ("deck.players = -2", "deck", "bad-deck"),
        ('deck.added = ["2C"]', "deck", "bad-deck"),
        ('deck = {policy = "deck-with-stock", players = 4, hand_size = 14}', "deck", "bad-deck"),
        ("passing.count = 0", "passing", "bad-passing"),
        ("values.heart = -1", "values", "bad-values"),
        ('values = {policy = "bonus-diamond", rank = "J", bonus = 10, moon = "besides"}', "values", "bad-values"),
        ('moon = {policy = "moon-and-sun", options = ["add"], sun = 0}', "moon", "bad-moon"),
        ('deal_end = {policy = "clean-bonus", no_tricks = 5, no_points = 0}', "deal_end", "bad-deal-end"),
    ],
)
def test_a_policy_that_cannot_be_is_refused_where_it_stands(text, key, code):
    """What a policy refuses, such as more cards than can be dealt, is told with its line, and by a code of its own."""
    (fault,) = details(MINE + text)
    assert (fault.line, fault.key.partition(".")[0], fault.code) == (3, key, code)
    assert fault.message.startswith("found ")
    assert "expected" in fault.message


def test_everything_that_a_policy_refuses_is_told_where_it_stands():
    """Each parameter that a policy refuses is a fault of its own, with its key and its line."""
    text = MINE + '[game_end]\npolicy = "limit-with-drop"\npoints = 0\nto = 7\n'
    assert [(fault.key, fault.line) for fault in details(text)] == [("game_end.points", 5), ("game_end.to", 6)]


def test_missing_keys_have_the_line_of_their_table_and_missing_tables_the_first():
    """A key that is not there is missing from the table that should hold it; what has no table from line 1."""
    assert details("")[0] == Fault("name", 1, "missing", "missing, expected a text of one line")
    assert [fault.key for fault in details("")] == ["name", "source", "version", *(q for q, _ in ANSWERS)]
    text = HJERTER.replace('directions = ["left", "right", "across", "none"]\n', "")
    assert told(text) == [(line_of(text, "[passing]"), "passing.directions", "missing")]
    text = HJERTER.replace('policy = "moon"\n', "")
    assert told(text) == [(line_of(text, "[moon]"), "moon.policy", "missing")]


ANSWERS = dict.fromkeys(question for question, _ in ruleset("hjerter").cited()).items()


def test_answers_that_are_no_tables():
    """A question answered by a bare value, a list of restrictions that is none, and one of bare values are faults."""
    assert told(MINE + "moon = 5") == [(3, "moon", "wrong-value")]
    assert told(MINE + "play = [5]") == [(3, "play[1]", "wrong-value")]
    assert told(MINE + 'play = {policy = "follow-suit"}') == [(3, "play", "wrong-value")]
    assert told(MINE + "[[moon]]\npolicy = 'no-moon'") == [(3, "moon", "wrong-value")]


def test_a_restriction_stands_once():
    """A restriction that stands twice is a fault where it stands again."""
    text = MINE + '[[play]]\npolicy = "follow-suit"\n' * 2
    assert details(text) == [Fault("play[2].policy", 6, "twice", "found follow-suit twice, expected it once")]


def test_all_faults_are_told_at_once_by_line():
    """Faults of every kind come together, whatever each one hides, in the order of the lines."""
    text = HJERTER
    for old, new in {
        "version = 1": "version = 1.5",
        "players = 4": "players =",
        "count = 3": "count = 14",
        'policy = "follow-suit"': 'policy = "trump"',
        "queen = 13": "queen = 13\nqueen = 26",
        '"hjerter-042"': '"hjerter-999"',
        "[game_end]": "[game_end",
        'policy = "fewest-points"': 'policy = "fewest-points"\nodd = 1',
    }.items():
        line_of(text, old)
        text = text.replace(old, new)
    assert [(fault.key, fault.code) for fault in details(text)] == [
        ("version", "wrong-value"),
        ("deck.players", "not-toml"),
        ("play[2].policy", "wrong-value"),
        ("values.queen", "not-toml"),
        ("moon.claims", "unknown-claim"),
        ("game_end", "not-toml"),
        ("aim.odd", "unknown-key"),
    ]
    assert [fault.line for fault in details(text)] == sorted(fault.line for fault in details(text))


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('deck.removed = ["2c", "ZZ"]', ["deck.removed", "deck.removed"]),
        ('deck = {players = 4.0, added = ["QS"]}', ["deck.players", "deck.added"]),
        ('passing = {directions = ["up"], count = -3}', ["passing.directions", "passing.count"]),
        (
            'values = {policy = "bonus-diamond", rank = "Q", bonus = 10, moon = "needed"}',
            ["values.rank", "values.bonus"],
        ),
        ('moon = {options = ["add", "add"], claims = ["x"]}', ["moon.claims", "moon.options"]),
        ('deal_end = {policy = "clean-bonus", no_tricks = 5}', ["deal_end.no_points", "deal_end.no_tricks"]),
        ('game_end = {policy = "limit-with-drop", points = "x", to = 7}', ["game_end.points"]),
        ('moon = {policy = "moon-and-sun", options = 1, sun = 0}', ["moon.options", "moon.sun"]),
    ],
)
def test_one_fault_hides_no_other(text, keys):
    """What does not read is told beside what the policy would refuse whatever stood there instead."""
    assert [fault.key for fault in details(MINE + text)] == keys
