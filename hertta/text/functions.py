"""The functions that messages may call, and how values reach them.

``CARD($card)``, ``CARDS($cards)`` and ``SUIT($suit)`` name what is on the table; ``CARD("QS")`` names a card in the
message itself. The words and their inflection are messages too (``cards.ftl``), so a language brings its own grammar.
``SUIT_OF($card)`` and ``COUNT($cards)`` are for selecting, ``CAPITAL(…)`` begins a sentence.
"""

from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime.types import FluentInt, FluentType

from hertta.cards import Card, Cards, Rank, Suit

Say = Callable[..., str]
Grammar = str
"""A word of grammar, such as ``partitive`` or ``plural``, that ``cards.ftl`` of the language knows."""


class _Thing(FluentType):
    """A value that only a function can turn into words."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:  # noqa: ARG002 - Fluent passes it
        """Refuse: a card in a message needs ``CARD``, so that it is inflected."""
        raise ValueError(f"{self.value!r} needs a function such as CARD")


def wrap(value: Any) -> Any:
    """A value as Fluent takes it: things for the functions, numbers as they are, the rest as words."""
    if isinstance(value, Card | Cards | Suit | tuple):
        return _Thing(value)
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value


def functions(say: Say) -> dict[str, Callable[..., Any]]:
    """The functions of one catalog, whose ``say`` gives the words."""
    speech = _Speech(say)
    return {
        "CARD": lambda card, **grammar: speech.card(_card(card), **grammar),
        "CARDS": lambda cards, **grammar: speech.cards(cards.value, **grammar),
        "SUIT": lambda suit, **grammar: speech.suit(suit.value, **grammar),
        "SUIT_OF": lambda card: _card(card).suit.name.lower(),
        "COUNT": lambda cards: FluentInt(len(cards.value)),
        "CAPITAL": lambda text: text[:1].upper() + text[1:],
    }


def _card(given: _Thing | str) -> Card:
    card: Card = Card.parse(given) if isinstance(given, str) else given.value
    return card


_FEW = 3
"""Up to so many cards are named one by one."""
_RUN = 3
"""From so many neighbours on a run is written with a dash."""
_RANKS = "23456789TJQKA"


class _Speech:
    """Names of cards, suits and sets of cards, made of the messages of ``cards.ftl``."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def card(self, card: Card, case: Grammar = "nominative") -> str:
        rank = self._say(f"card-rank-{card.rank.letter}", case=case)
        return self._say("card-name", suit=self.suit(card.suit), rank=rank, case=case)

    def suit(self, suit: Suit, case: Grammar = "nominative", number: Grammar = "usual") -> str:
        return self._say(f"suit-{suit.letter}", case=case, number=number)

    def cards(self, cards: Iterable[Card], case: Grammar = "nominative") -> str:
        """A few cards by their names, more of them by suit: ``hearts 2–9 and K``."""
        listed = list(cards)
        if len(listed) <= _FEW:
            return self._join("cards", [self.card(card, case) for card in listed])
        groups = (Cards.of(listed).of_suit(suit) for suit in Suit)
        return self._join("groups", [self._group(group, case) for group in groups if group])

    def _group(self, group: Cards, case: Grammar) -> str:
        first, *others = group
        if not others:
            return self.card(first, case)
        suit = self.suit(first.suit, case, "plural")
        ranks = [text for run in _runs(group) for text in self._run(run, case)]
        return self._say("cards-of-suit", suit=suit, ranks=self._join("ranks", ranks))

    def _run(self, run: list[Card], case: Grammar) -> list[str]:
        kinds = ["card-rank" if card.rank >= Rank.JACK else "rank" for card in run]
        ranks = [self._say(f"{kind}-{card.rank.letter}", case=case) for kind, card in zip(kinds, run, strict=True)]
        return ranks if len(run) < _RUN else [self._say("ranks-run", first=ranks[0], last=ranks[-1])]

    def _join(self, kind: str, words: list[str]) -> str:
        if not words:
            return self._say("cards-none")
        *firsts, text = words
        for place, word in enumerate(reversed(firsts)):
            text = self._say(f"{kind}-{'and' if place == 0 else 'more'}", first=word, rest=text)
        return text


def _runs(group: Cards) -> list[list[Card]]:
    """The cards of one suit, neighbours together."""
    runs: list[list[Card]] = []
    for card in group:
        if runs and runs[-1][-1].rank.letter + card.rank.letter in _RANKS:
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs
