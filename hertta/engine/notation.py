r"""Hands, deals, moments and positions as text that reads back equal.

A **hand** is written suit by suit, spades, hearts, diamonds, clubs, a dot between two suits, the ranks from high to
low; a suit may be empty. The joker is ``X`` between 3 and 2, and a card of the second deck carries its mark. Reading
takes a list of cards as well, with blanks or commas between them:

>>> hand_text(Cards.parse("AS KS QS JH 2H TD 9D 4C 3C")), hand_text(Cards.parse("KC KC' XC 2C"))
('AKQ.J2.T9.43', "...KK'X2")
>>> read_hand("Q.2..") == read_hand("2H QS") == read_hand("QS,2H") == Cards.parse("2H QS")
True

A **deal** is the number of a seat, a colon and the hands from that seat on, clockwise, with blanks between them:

>>> deal_text(read_deal("1:...2 ...3 ...4 ...A"))
'0:...A ...2 ...3 ...4'

A **position** is one line of its fields, each with its value, in any order. ``rules``, ``leader`` and ``hands`` must be
there; what is left out is as at the beginning of a deal. ``hands`` and ``taken`` have a hand for each seat from seat 0
on, divided by strokes; ``waiting`` is a hand too; ``trick`` and ``stock`` are lists of cards, whose order counts. The
name of the rules stands in quotes, as JSON writes a text, unless it is one plain word:

>>> from hertta.engine import begin, play
>>> from hertta.rules import ruleset
>>> position = begin(ruleset("hjerter"), read_deal("0:A...3 ..A.2 .A..4 2.3.."))
>>> position_text(position)
'rules=hjerter leader=1 hands=A...3/..A.2/.A..4/2.3..'
>>> for card in ("2C", "4C", "2S", "3C", "AH"):
...     position = play(position, Card.parse(card))
>>> text = position_text(position)
>>> text
'rules=hjerter trick_number=2 leader=2 hands=A.../..A./.../.3.. trick=AH taken=.../.../2...432/...'
>>> read_position(text) == position
True

A **moment** is such a line too, of the fields of ``Moment``; the rules it is looked at by stand beside it:

>>> moment_text(Moment(read_hand("2S KH"), (Card.parse("AH"),), 3, hearts_broken=True))
'trick_number=3 hearts_broken=true hand=2.K.. trick=AH'

Reading refuses a text that does not say one of these, or says one that can't be, and tells every fault:

>>> read_position("rules=hjerter leader=4 hands=A.../..A./A.../.3..")
Traceback (most recent call last):
hertta.errors.PositionError: hands[0] and hands[2]: found AS twice, expected once; leader: found seat 4, expected 0 to 3
"""

import json
import re
from collections.abc import Callable, Sequence

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine.checks import check, moment_faults
from hertta.engine.fields import SUITS, Line, Reading
from hertta.engine.position import Position
from hertta.engine.position_checks import position_faults, repeated_faults
from hertta.rules import Moment, RuleSet, ruleset

_PLAIN = re.compile(r"[\w.-]+")
"""The name of rules that needs no quotes."""


def hand_text(cards: Cards) -> str:
    """A set of cards suit by suit: spades, hearts, diamonds, clubs, each from high to low."""
    held = sorted(cards, key=lambda card: (-card.rank, card.copy))
    return ".".join("".join(str(card).replace(suit.letter, "") for card in held if card.suit is suit) for suit in SUITS)


def read_hand(text: str) -> Cards:
    """Read a set of cards, suit by suit or as a list.

    Raises:
        NotationError: ``bad-hand`` if there are not four suits, ``bad-card`` if something is no card.
        PositionError: ``duplicate-card`` if a card comes twice.
    """
    reading = Reading()
    hand = reading.hand(text, "hand")
    reading.end()
    check(reading.repeated)
    return hand


def deal_text(hands: Sequence[Cards]) -> str:
    """Hands, one a seat, from seat 0 on."""
    return f"0:{' '.join(map(hand_text, hands))}"


def read_deal(text: str) -> tuple[Cards, ...]:
    """Read hands, one a seat; wherever the text begins, the first of them is that of seat 0.

    Raises:
        NotationError: ``bad-deal`` if it does not begin with one of its seats; else as ``read_hand``.
        PositionError: ``duplicate-card`` if a card comes twice.
    """
    reading = Reading()
    first, _, rest = text.partition(":")
    words = rest.split()
    if first.strip() not in map(str, range(len(words))):
        reading.unread.append(("bad-deal", f"found {text!r}, expected a seat, a colon and a hand for each seat"))
        reading.end()
    turned = [words[(seat - int(first)) % len(words)] for seat in range(len(words))]
    hands = reading.hands(turned, "hands")
    reading.end()
    check([*reading.repeated, *repeated_faults({f"hands[{seat}]": hand for seat, hand in enumerate(hands)})])
    return hands


def position_text(position: Position) -> str:
    """A position as one line.

    The rules are told by their name alone: rules of one's own read back equal if their name leads to them.
    """
    return _line(
        rules=_name_text(position.rules.name),
        trick_number=_number_text(position),
        leader=str(position.leader),
        hearts_broken=_broken_text(position),
        hands=_hands_text(position.hands),
        trick=_list_text(position.trick),
        taken=_hands_text(position.taken) if any(position.taken) else "",
        waiting=hand_text(position.waiting) if position.waiting else "",
        stock=_list_text(position.stock),
    )


def read_position(text: str, named: Callable[[str], RuleSet] = ruleset) -> Position:
    """Read a position from its line.

    Args:
        text: the line.
        named: from a name to the rule set that has it, for rules of one's own; it raises ``RulesError`` for
            any other name.

    Raises:
        NotationError: ``bad-text`` if the line lacks a field, or has one that does not read; else as ``read_hand``.
        PositionError: ``bad-card``, ``duplicate-card`` or ``bad-position`` if there can be no such position: see
            ``hertta.engine.position_checks``.
    """
    optional = ("trick_number", "hearts_broken", "trick", "taken", "waiting", "stock")
    line = Line(text, ("rules", "leader", "hands"), optional)
    hands, leader, taken = line.seats("hands"), line.number("leader"), line.seats("taken")
    trick, number, broken = line.ordered("trick"), line.number("trick_number"), line.truth("hearts_broken")
    waiting, stock = line.held("waiting"), line.ordered("stock")
    rules = line.rules(named)
    position = Position(
        rules, hands, leader, taken or (NO_CARDS,) * rules.players, trick, number, broken, waiting, stock
    )
    check([*line.repeated, *position_faults(position)])
    return position


def moment_text(moment: Moment) -> str:
    """A player's moment of choice as one line."""
    return _line(
        trick_number=_number_text(moment),
        hearts_broken=_broken_text(moment),
        hand=hand_text(moment.hand),
        trick=_list_text(moment.trick),
    )


def read_moment(text: str, rules: RuleSet) -> Moment:
    """Read a player's moment of choice from its line.

    Args:
        text: the line.
        rules: the rule set in play.

    Raises:
        NotationError: as ``read_position``.
        PositionError: if there can be no such moment: see ``hertta.engine.checks.moment_faults``.
    """
    line = Line(text, ("hand",), ("trick_number", "hearts_broken", "trick"))
    hand, trick = line.held("hand"), line.ordered("trick")
    number, broken = line.number("trick_number"), line.truth("hearts_broken")
    line.end()
    repeated = repeated_faults({"hand": hand, "trick": trick})
    check([*line.repeated, *repeated, *moment_faults(rules, list(hand), trick, number)])
    return Moment(hand, trick, number, broken)


def _line(**fields: str) -> str:
    """The fields that are not left out, each with its value."""
    return " ".join(f"{key}={value}" for key, value in fields.items() if value)


def _name_text(name: str) -> str:
    return name if _PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=not name.isprintable())


def _number_text(at: Position | Moment) -> str:
    return str(at.trick_number) if at.trick_number != 1 else ""


def _broken_text(at: Position | Moment) -> str:
    return "true" if at.hearts_broken else ""


def _hands_text(hands: Sequence[Cards]) -> str:
    return "/".join(map(hand_text, hands))


def _list_text(cards: Sequence[Card]) -> str:
    return ",".join(map(str, cards))
