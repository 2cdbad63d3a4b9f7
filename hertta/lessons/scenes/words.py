"""The words of a scene: one catalog in the source's voice, and the parts that every scene names alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hertta.cards import Card, Rank
from hertta.lessons.state import State
from hertta.rules import READINGS, Cited, Claim
from hertta.text import Catalog, catalog, seat_name, table_name, tell
from hertta.ui.scene import CardState, CardView, Face

_FACES: dict[str, Face] = {"J": "jack", "Q": "queen", "K": "king"}


@dataclass(frozen=True)
class Words:
    """What a scene says, in one language, in the words of the source in play.

    Args:
        catalog: the messages.
        letters: ``own`` for the language's letters on the cards, ``pack`` for J Q K A.
        players: how many sit at the table.
    """

    catalog: Catalog
    letters: str = "own"
    players: int = 4

    def __call__(self, message: str, **facts: Any) -> str:
        """The sentence of a message."""
        return self.catalog.format(message, **facts)

    def seat(self, seat: int) -> str:
        """The name of a seat; the learner's is *you*."""
        return seat_name(self.catalog, seat, self.players)

    def tell(self, message: str, facts: Mapping[str, Any]) -> str:
        """The sentence of a message whose facts are codes."""
        return tell(self.catalog, message, facts, self.players)

    @property
    def has_letters(self) -> bool:
        """Whether the language has letters of its own for the cards."""
        return any(self(f"rank-{rank.letter}") != self(f"pack-rank-{rank.letter}") for rank in Rank)

    def rank(self, card: Card) -> str:
        """The index printed on a card."""
        prefix = "pack-rank" if self.letters == "pack" else "rank"
        return self(f"{prefix}-{card.rank.letter}")

    def rules(self, name: str) -> str:
        """The name of the rules played by."""
        return table_name(self.catalog, name)

    def policy(self, cited: Cited[Any]) -> str:
        """The name of a policy."""
        return self(f"policy-{cited.code}")

    def card(self, card: Card, *, chosen: bool = False, state: CardState = "plain", tag: str = "") -> CardView:
        """A card as it is drawn."""
        return CardView(
            id=str(card),
            suit=card.suit.letter,
            rank=self.rank(card),
            label=self("card", card=card),
            face=_FACES.get(card.rank.letter, ""),
            chosen=chosen,
            state=state,
            tag=tag,
        )


def in_our_words(one: Claim, lang: str) -> str:
    """What a claim says; of a reading also why we read it so."""
    parts = (one.text, one.why) if one.source == READINGS else (one.text,)
    return " ".join(part.get(lang, part["en"]) for part in parts)


def words_of(state: State) -> Words:
    """The words for a state: those of the source whose rules its question is played by."""
    letters = state.visit.preferences.letters
    if state.exercise is None:
        return Words(catalog(state.lang), letters)
    rules = state.exercise.puzzle.ruleset
    return Words(catalog(state.lang, rules.source), letters, rules.players)
