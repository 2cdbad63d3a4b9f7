"""Words to ask about: one of a source, and others near it in sense, of which none could be meant as well."""

import re
from functools import cache

from hertta.engine import Chance
from hertta.rules.terms import Term, counterparts, terms

MEANING, WORD, COUNTERPART = FORMS = ("meaning", "word", "counterpart")
"""A word is shown, and its meaning asked; a meaning, and a source's word; a word, and that of the other language."""

_CLOSE = tuple(
    frozenset(family.split())
    for family in (
        "hearts heart-card the-game game card-game trick-game avoidance-game basic-game black-lady",
        "queen queen-of-spades danger-zone dangerous-card point-card point-hand weapon",
        "king king-of-spades",
        "jack jack-of-diamonds bonus omnibus credit subtract",
        "ten ten-of-diamonds bonus",
        "ace ace-of-spades ace-of-hearts bare-ace",
        "two two-of-clubs two-of-hearts two-of-spades two-of-diamonds lowest low-card fewest",
        "card playing-card hand hand-card",
        "suit by-suit",
        "trick spade-trick diamond-trick club-trick four-card-trick",
        "trick-winner win-trick win-game game-winner take own-pile sure-winner current-lead highest high-card",
        "lead led-card opener play-card discard get-rid void",
        "point penalty-point",
        "scoring score-sheet score-column count add-up add table-total checksum total result at-stake left-with",
        "moon moon-shooter moon-scoring miss point-hand",
        "deal hand-out deal-number dealer setup shuffle",
        "exchange give pass-direction pass-tactics pass-cycle hold",
        "pair partner pair-game",
        "opponent player",
        "stock draw widow",
        "hold hold-cards left-with stuck",
        "tie share-win",
        "limit game-end reach exceed deal-limit",
        "variant table-rules house-rule rule",
        "first-trick-ban lead-limit house-rule",
        "tactics game-sense pass-tactics",
        "misere reversed-game reversed-aim avoidance-game",
        "cancel cancellation-game",
        "in-order place-in-order clockwise",
        "whist bridge",
    )
)
"""Families of concepts that are too near each other to be told apart by a few words."""
_NEAR = 16
"""So many words that come next in the glossary, which goes from matter to matter, are near enough."""
_SHORT = 3
"""A shorter word is looked for as it is, not at the beginning of others."""


def same(one: Term, other: Term) -> bool:
    """Whether two words stand for one thing."""
    return not set(one.concepts).isdisjoint(other.concepts)


def is_wrong(form: str, source: str, about: Term, option: Term) -> bool:
    """Whether an option is wrong beyond doubt.

    Args:
        form: one of ``FORMS``.
        source: slug of the source whose words are asked.
        about: the word that is asked about.
        option: the option.
    """
    if same(about, option):
        return form == WORD and source not in option.sources
    kin = [(family.isdisjoint(about.concepts), family.isdisjoint(option.concepts)) for family in _CLOSE]
    return (False, False) not in kin


def tells(about: Term, option: Term) -> bool:
    """Whether the meaning of a word has another word, or the word itself, in it."""
    return any(
        _stands_in(form.lower(), text) for form in (option.term, *option.forms) for text in about.meaning.values()
    )


def _stands_in(form: str, text: str) -> bool:
    if " " in form:
        return form in text.lower()
    words = re.findall(r"\w+", text.lower())
    return form in words if len(form) < _SHORT else any(word.startswith(form) for word in words)


def aimed(form: str, source: str, chance: Chance, wrong: int) -> tuple[Term, list[Term]] | None:
    """A word and its options, every third time one that is easily mistaken; ``None`` if there are too few options.

    Nothing hangs on how meanings are worded, so that a better wording leaves all other puzzles as they are.

    Args:
        form: one of ``FORMS``.
        source: slug of the source whose words are asked.
        chance: what decides.
        wrong: how many options are wrong.
    """
    asked = _asked(form, source)
    mistaken = [one for one in asked if one.false_friend]
    about = chance.choice(mistaken if mistaken and chance.below(3) == 0 else asked)
    right = chance.choice(_called(about)) if form == COUNTERPART else about
    akin, near = _beside(form, source, about, right)
    others = [*chance.shuffled(akin)[: wrong - 1], *chance.shuffled(near)][:wrong]
    return (about, chance.shuffled([right, *others])) if len(others) == wrong else None


@cache
def _asked(form: str, source: str) -> tuple[Term, ...]:
    """The words of a source that can be asked about."""
    own = (one for one in terms() if source in one.sources)
    return tuple(one for one in own if form != COUNTERPART or _called(one))


def _called(one: Term) -> list[Term]:
    """What a word is called in the other language, where each stands for one thing only: a source may mean another."""
    return [other for other in counterparts(one) if len({*one.concepts, *other.concepts}) == 1]


def _beside(form: str, source: str, about: Term, right: Term) -> tuple[list[Term], list[Term]]:
    """What may stand beside the right word: other sources' words for it, and the nearest that mean something else."""
    places = _places()
    near = sorted(terms(), key=lambda one: (abs(places[one.id] - places[right.id]), one.id))
    found = [one for one in near if one.lang == right.lang and is_wrong(form, source, about, one)]
    akin = [one for one in found if same(about, one)]
    return akin, [one for one in found if not same(about, one)][:_NEAR]


@cache
def _places() -> dict[str, int]:
    return {one.id: place for place, one in enumerate(terms())}
