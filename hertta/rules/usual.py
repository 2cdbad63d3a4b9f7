"""Usual values for the parameters of policies, told by their types alone."""

from typing import Any, Literal, get_args, get_origin

from hertta.cards import Cards

_NUMBERS = (-10, -5, 0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 26, 50, 100)
_CARDS = ("", "2D", "2C", "2C 2D", "2C 2D 3C 2S", "XC XD", "QS", "QS AH")


def usual_values(kind: Any) -> tuple[Any, ...]:
    """Usual values of a parameter's type; of words and truth values every one.

    >>> usual_values(bool), usual_values(Literal["left", "right"])
    ((False, True), ('left', 'right'))
    """
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is tuple:
        one = usual_values(get_args(kind)[0])
        return (*((value,) for value in one), one, one[::-1])
    return {bool: (False, True), int: _NUMBERS, Cards: tuple(map(Cards.parse, _CARDS))}[kind]
