"""Answers of both engines held against each other, and cards told to both."""

from hertta.cards import Card, Cards


def same(question, ours, expected, *case):
    """Refuse answers that differ, and tell them."""
    if ours != expected:
        raise AssertionError(f"{question}: the engine says {ours}, the second one {expected}, of {case}")


def cards_of(texts):
    """Faces as the engine's cards."""
    return [Card.parse(text) for text in texts]


def told_apart(groups):
    """Lists of faces as the engine's cards, over all of them each copy once."""
    return Cards.apart(map(cards_of, groups))
