"""Reading cards and lines of fields: what is wrong with a text is collected, then told at once."""

import json
import re
from collections.abc import Callable, Sequence

from hertta.cards import Card, Cards, Suit
from hertta.engine.checks import Fault
from hertta.engine.position_checks import repeated_faults
from hertta.errors import NotationError, RulesError
from hertta.rules import RuleSet

SUITS = tuple(reversed(Suit))
"""The suits in the order in which a hand is written."""
_WORD = re.compile(r'(?:"(?:[^"\\]|\\.)*"|\S)+')
"""One word of a line; blanks may stand in quotes."""
_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_RANK = re.compile("(.)('?)", re.DOTALL)


class Reading:
    """Reads cards, and collects what is wrong.

    Attributes:
        unread: what does not read.
        repeated: what reads, but has a card twice in one set.
    """

    def __init__(self) -> None:
        self.unread: list[Fault] = []
        self.repeated: list[Fault] = []

    def end(self) -> None:
        """Raise if something did not read."""
        if self.unread:
            raise self.refusal()

    def refusal(self) -> NotationError:
        """The error that tells everything that did not read, and what is repeated."""
        messages = list(dict.fromkeys(message for _, message in [*self.unread, *self.repeated]))
        return NotationError(self.unread[0][0], "; ".join(messages), {"faults": messages})

    def listed(self, text: str, where: str) -> tuple[Card, ...]:
        """The cards of a list, in its order."""
        return self._parsed(text.replace(",", " ").split(), where)

    def hand(self, text: str, where: str) -> Cards:
        """The cards of a hand, suit by suit or as a list."""
        cards = self._suited(text.strip(), where) if "." in text else self.listed(text, where)
        self.repeated += repeated_faults({where: cards})
        return Cards.of(set(cards))

    def hands(self, texts: Sequence[str], where: str) -> tuple[Cards, ...]:
        """The hands of the seats."""
        return tuple([self.hand(text, f"{where}[{seat}]") for seat, text in enumerate(texts)])

    def _suited(self, text: str, where: str) -> tuple[Card, ...]:
        suits = text.split(".")
        if len(suits) != len(SUITS):
            found = f"{where}: found {len(suits)} suits in {text!r}"
            self.unread.append(("bad-hand", f"{found}, expected 4: spades, hearts, diamonds, clubs"))
            return ()
        ranks = [(mark, suit) for suit, held in zip(SUITS, suits, strict=True) for mark in _RANK.findall(held)]
        return self._parsed([rank + suit.letter + mark for (rank, mark), suit in ranks], where)

    def _parsed(self, words: Sequence[str], where: str) -> tuple[Card, ...]:
        cards = []
        for word in words:
            try:
                cards.append(Card.parse(word))
            except NotationError as error:
                self.unread.append((error.code, f"{where}: {error.message}"))
        return tuple(cards)


class Line(Reading):
    """Reads a line of fields; one that is left out reads as at the beginning of a deal.

    Attributes:
        values: the text of each field.
    """

    def __init__(self, text: str, required: Sequence[str], optional: Sequence[str]) -> None:
        super().__init__()
        self.values: dict[str, str] = {}
        for word in _WORD.findall(text):
            key, equals, value = word.partition("=")
            if not equals or key not in {*required, *optional}:
                expected = f"one of {', '.join([*required, *optional])}, a sign = and a value"
                self.unread.append(("bad-text", f"found {word!r}, expected {expected}"))
            elif key in self.values:
                self.unread.append(("bad-text", f"{key}: found it again, expected it once"))
            else:
                self.values[key] = value
        missing = [key for key in required if key not in self.values]
        self.unread += [("bad-text", f"{key}: missing, expected it in every such line") for key in missing]

    def rules(self, named: Callable[[str], RuleSet]) -> RuleSet:
        """The rules; what did not read raises now, as nothing more can be said without them."""
        if "rules" not in self.values:
            raise self.refusal()
        try:
            rules = named(_name(self.values["rules"]))
        except RulesError as error:
            self.unread.append(("bad-text", error.message))
            raise self.refusal() from error
        self.end()
        return rules

    def seats(self, key: str) -> tuple[Cards, ...]:
        """A hand for each seat; none at all where the field is left out."""
        return self.hands(self.values[key].split("/"), key) if key in self.values else ()

    def held(self, key: str) -> Cards:
        """A set of cards."""
        return self.hand(self.values.get(key, ""), key)

    def ordered(self, key: str) -> tuple[Card, ...]:
        """Cards whose order counts."""
        return self.listed(self.values.get(key, ""), key)

    def number(self, key: str) -> int:
        """A seat or a number."""
        value = self.values.get(key, "1")
        if not _NUMBER.fullmatch(value):
            self.unread.append(("bad-text", f"{key}: found {value!r}, expected a whole number from 0 to 999"))
            return 0
        return int(value)

    def truth(self, key: str) -> bool:
        """Whether something is so."""
        value = self.values.get(key, "false")
        if value not in {"true", "false"}:
            self.unread.append(("bad-text", f"{key}: found {value!r}, expected true or false"))
        return value == "true"


def _name(value: str) -> str:
    """The name of rules, in quotes or without."""
    try:
        return str(json.loads(value)) if value.startswith('"') else value
    except ValueError as error:
        raise RulesError(
            "unknown-rules", f"rules: found {value}, expected a name, or a text in JSON's quotes"
        ) from error
