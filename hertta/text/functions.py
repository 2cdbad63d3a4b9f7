"""The functions that messages may call, and how values reach them.

``CARD($card)``, ``RANK($card)``, ``CARDS($cards)`` and ``SUIT($suit)`` name what is on the table; ``CARD("QS")`` names
a card in the message itself; ``FIGURE($card)`` gives its rank as printed. The words and their inflection are messages
too (``cards.ftl``), so a language brings its own grammar. ``SUIT_OF($card)``, ``COUNT($cards)`` and ``FACES($cards)``
(equal cards count once) are for selecting, ``CAPITAL(…)`` begins a sentence.
"""

from collections import Counter
from collections.abc import Callable
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
        "RANK": lambda card, **grammar: speech.rank(_card(card), **grammar),
        "FIGURE": lambda card: speech.figure(_card(card)),
        "CARDS": lambda cards, **grammar: speech.cards(cards.value, **grammar),
        "SUIT": lambda suit, **grammar: speech.suit(suit.value, **grammar),
        "SUIT_OF": lambda card: _card(card).suit.name.lower(),
        "COUNT": lambda cards: FluentInt(len(cards.value)),
        "FACES": lambda cards: FluentInt(len(_faces(cards.value))),
        "CAPITAL": lambda text: text[:1].upper() + text[1:],
    }


def _card(given: _Thing | str) -> Card:
    card: Card = Card.parse(given) if isinstance(given, str) else given.value
    return card


_FEW = 3
"""Up to so many faces are named one by one."""
_RUN = 3
"""From so many neighbours on a run is told by its ends."""
_RANKS = "23456789TJQKA"


class _Speech:
    """Names of cards, suits and sets of cards, made of the messages of ``cards.ftl``."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def card(self, card: Card, case: Grammar = "nominative", number: Grammar = "usual") -> str:
        rank, suit = self.rank(card, case, number), self.suit(card.suit)
        return self._say("card-name", suit=suit, rank=rank, letter=card.rank.letter, case=case)

    def rank(self, card: Card, case: Grammar = "nominative", number: Grammar = "usual") -> str:
        return self._say(f"card-rank-{card.rank.letter}", case=case, number=number)

    def figure(self, card: Card) -> str:
        return self._say(f"rank-{card.rank.letter}")

    def suit(self, suit: Suit, case: Grammar = "nominative", number: Grammar = "usual") -> str:
        return self._say(f"suit-{suit.letter}", case=case, number=number)

    def cards(self, cards: Cards, case: Grammar = "nominative") -> str:
        """A few faces by their names, more of them by suit: ``hearts 2–9 and king (two fours)``."""
        faces = _faces(cards)
        if len(faces) <= _FEW:
            return self._join("cards", [self._face(face, faces, case) for face in faces])
        groups = ([face for face in faces if face.suit is suit] for suit in Suit)
        return self._join("groups", [self._group(group, faces, case) for group in groups if group])

    def _face(self, face: Card, faces: Counter[Card], case: Grammar) -> str:
        return self.card(face, case) if faces[face] == 1 else self._say("card-twice", card=face, case=case)

    def _group(self, group: list[Card], faces: Counter[Card], case: Grammar) -> str:
        first, *others = group
        if not others:
            return self._face(first, faces, case)
        suit = self.suit(first.suit, case, "plural")
        ranks = [text for run in _runs(group) for text in self._run(run, case)]
        text = self._say("cards-of-suit", suit=suit, ranks=self._join("ranks", ranks))
        twice = [self._say("rank-twice", card=face) for face in group if faces[face] > 1]
        if not twice:
            return text
        told = self._say("each-twice") if len(twice) == len(group) else self._join("ranks", twice)
        return self._say("cards-with-twice", cards=text, twice=told)

    def _run(self, run: list[Card], case: Grammar) -> list[str]:
        first, last = run[0], run[-1]
        if len(run) < _RUN or _is_word(first):
            return [self.rank(card, case) if _is_word(card) else self.figure(card) for card in run]
        return [self._say("ranks-to" if _is_word(last) else "ranks-run", first=first, last=last)]

    def _join(self, kind: str, words: list[str]) -> str:
        if not words:
            return self._say("cards-none")
        *firsts, text = words
        for place, word in enumerate(reversed(firsts)):
            text = self._say(f"{kind}-{'and' if place == 0 else 'more'}", first=word, rest=text)
        return text


def _faces(cards: Cards) -> Counter[Card]:
    """The faces of a set of cards, in order, each with how often it is there."""
    return Counter(Card(card.suit, card.rank) for card in cards)


def _is_word(card: Card) -> bool:
    """Whether its rank is told by a word among figures."""
    return card.rank >= Rank.JACK


def _runs(group: list[Card]) -> list[list[Card]]:
    """The cards of one suit, neighbours together."""
    runs: list[list[Card]] = []
    for card in group:
        if runs and runs[-1][-1].rank.letter + card.rank.letter in _RANKS:
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs
