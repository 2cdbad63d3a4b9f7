"""Positions as lines of text: what reads back equal, and lines that do not read."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hertta.cards import STANDARD_DECK, Suit
from hertta.engine import Chance, Playing, begin, position_text, read_position
from hertta.errors import NotationError, PositionError, RulesError
from hertta.rules import PROFILES, ruleset
from hertta.testing import house_rules, played, records, rulesets
from tests.laws.steady import steady
from tests.unit.refusing import begin_with, reads_back, told

HJERTER = ruleset("hjerter")
SUITS = [STANDARD_DECK.of_suit(suit) for suit in Suit]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PROFILES)
def test_every_position_of_a_profile_reads_back(name):
    """From the first lead to the end, every position and moment of every profile reads back equal."""
    for seed in range(3):
        assert all(reads_back(ruleset(name), at) for at in played(ruleset(name), Chance(seed)).positions)


@pytest.mark.no_cover
@settings(steady, max_examples=40)
@given(st.data())
def test_every_position_under_house_rules_reads_back(data):
    """Under house rules too every position reads back, when its name leads to them."""
    rules = data.draw(house_rules())
    assert all(reads_back(rules, at) for at in data.draw(records(rules)).positions)


def test_every_part_of_a_position_was_written():
    """Over the two decks and the stock every field is written where it is not as at the beginning, and only there."""
    positions = [
        *played(ruleset("perumisherttamisaari-6"), Chance(2)).positions,
        *played(ruleset("hertta-korttipeli-2"), Chance(2)).positions,
    ]
    fields = {word.partition("=")[0] for at in positions for word in position_text(at).split()}
    assert fields == {"rules", "trick_number", "leader", "hearts_broken", "hands", "trick", "taken", "waiting", "stock"}
    assert position_text(begin(HJERTER, SUITS)) == (
        "rules=hjerter leader=0 hands=...AKQJT98765432/..AKQJT98765432./.AKQJT98765432../AKQJT98765432..."
    )


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("hjerter", "hjerter"),
        ("omat-säännöt_2.1", "omat-säännöt_2.1"),
        ("Oma pöytä", '"Oma pöytä"'),
        ('the "short" = \\ one', '"the \\"short\\" = \\\\ one"'),
        ("a\u2028b\tc", '"a\\u2028b\\tc"'),
        ("", '""'),
    ],
)
def test_names_of_rules(name, written):
    """Rules of one's own may have any name; one that is no plain word stands in quotes, still on one line."""
    rules = replace(HJERTER, name=name)
    position = replace(begin(HJERTER, SUITS), rules=rules)
    text = position_text(position)
    assert text.startswith(f"rules={written} leader=0")
    assert len(text.splitlines()) == 1
    assert read_position(text, {name: rules}.__getitem__) == position


def test_fields_stand_in_any_order():
    """A line reads alike however its fields are ordered, with either form of a hand, with what could be left out."""
    line = "stock= hands=2S,3H/...32 taken=/ waiting=... hearts_broken=false leader=1 trick= rules=hertta-korttipeli-2"
    assert position_text(read_position(f"  {line}\ttrick_number=1\n")) == (
        "rules=hertta-korttipeli-2 leader=1 hands=2.3../...32"
    )


@pytest.mark.parametrize(
    ("line", "code", "faults"),
    [
        ("", "bad-text", ["rules: missing", "leader: missing", "hands: missing"]),
        ("leader=x", "bad-text", ["rules: missing", "hands: missing", "leader: found 'x', expected a whole number"]),
        ("rules=hjertter leader=-1 hands=2...", "bad-text", ["leader: found '-1'", "rules: found 'hjertter'"]),
        ('rules="hjerter leader=0 hands=2...', "bad-text", ['rules: found "hjerter, expected a name, or a text']),
        ("rules= leader=0 hands=2...", "bad-text", ["rules: found '', expected one of"]),
        ("rules=hjerter leader=0 leader=0 hands=2...", "bad-text", ["leader: found it again, expected it once"]),
        (
            "rules=hjerter leader=0 hands=2... trick",
            "bad-text",
            ["found 'trick', expected one of rules, leader, hands"],
        ),
        ("rules=hjerter leader=0 hands=2... dealer=0", "bad-text", ["found 'dealer=0', expected one of rules"]),
        ("rules=hjerter leader=00 hands=2...", "bad-text", ["leader: found '00'"]),
        ("rules=hjerter leader=٣ hands=2...", "bad-text", ["leader: found '٣'"]),
        (f"rules=hjerter leader={'9' * 5000} hands=2...", "bad-text", ["leader: found '999"]),
        (
            "rules=hjerter leader=0 hands=2... hearts_broken=yes",
            "bad-text",
            ["hearts_broken: found 'yes', expected true"],
        ),
        (
            "rules=hjerter leader=0 hands=2.. trick=A... stock=1C",
            "bad-hand",
            ["hands[0]", "trick: found", "stock: found"],
        ),
    ],
)
def test_lines_that_do_not_read(line, code, faults):
    """A line with fields that are missing, unknown, doubled or malformed is refused, and all of it told."""
    kind, found, messages = told(read_position, line)
    assert (kind, found) == (NotationError, code)
    assert begin_with(messages, faults)


def test_only_unknown_rules_are_told_as_a_fault_of_the_line():
    """Rules that cannot be looked up are refused like the rest of the line; what else fails there is not hidden."""

    def broken(name):
        raise ZeroDivisionError

    def unknown(name):
        raise RulesError("bad-profile", f"rules: found {name} with faults")

    line = "rules=mine leader=0 hands=2.../3..."
    assert told(read_position, line, unknown)[2] == ["rules: found mine with faults"]
    with pytest.raises(ZeroDivisionError):
        read_position(line, broken)


@st.composite
def disturbed(draw):
    """The line of a position, with some fields of another one and some signs lost, changed or put in."""
    positions = draw(rulesets().flatmap(records)).positions
    own, other = (
        dict(word.split("=") for word in position_text(draw(st.sampled_from(positions))).split()) for _ in range(2)
    )
    mixed = {key: draw(st.sampled_from([value] * 6 + [other.get(key, value)])) for key, value in own.items()}
    text = " ".join(f"{key}={value}" for key, value in mixed.items())
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        place, sign = draw(st.integers(0, len(text))), draw(st.sampled_from("0237KX'./,= SD\"\\") | st.characters())
        text = text[:place] + draw(st.sampled_from(["", sign])) + text[place + draw(st.integers(0, 1)) :]
    return text


def outcome_of(text):
    """What becomes of a line: refused in words, or a position that reads back and can be played to the end."""
    try:
        position = read_position(text)
    except (NotationError, PositionError) as error:
        return type(error) if error.facts["faults"] else None
    playing = Playing(position)
    while playing.legal:
        playing.play(playing.legal & -playing.legal)
    end = playing.position
    sound = end.over and cards_in(end) == cards_in(position) and read_position(position_text(position)) == position
    return "played" if sound else None


@pytest.mark.no_cover
def test_a_disturbed_line_is_refused_or_can_be_played():
    """Whatever is done to a line, it is refused in words, or reads as a position that can be played to the end."""
    seen = Counter()

    @settings(steady, max_examples=400)
    @given(disturbed())
    def look(text):
        outcome = outcome_of(text)
        seen[outcome] += 1
        assert outcome, text

    look()
    assert min(seen[outcome] for outcome in ("played", NotationError, PositionError)) > 30, seen


def cards_in(position):
    """All the cards that a position tells of."""
    places = [*position.hands, *position.taken, position.waiting]
    return sorted([card for place in places for card in place] + [*position.trick, *position.stock])
