"""What a table settles: each matter with the answers to choose from, those that a source has before the others."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from hertta.cards import NO_CARDS, QUEENS_OF_SPADES, STANDARD_DECK
from hertta.errors import RulesError
from hertta.rules import policies
from hertta.rules.claims import SOURCES
from hertta.rules.contradictions import contradictions
from hertta.rules.house import ruleset
from hertta.rules.policies.parameters import ParameterError
from hertta.rules.questions import PLAY_ORDER, QUESTIONS
from hertta.rules.read import MAIN_PROFILES, PROFILES
from hertta.rules.ruleset import HOUSE_RULE, Cited, RuleSet

_CYCLE: tuple[policies.Direction, ...] = ("left", "right", "across", "none")
_QUEEN = QUEENS_OF_SPADES & STANDARD_DECK


@dataclass(frozen=True)
class Matter:
    """One thing that a table settles: a question, or of ``play`` the restrictions that exclude each other.

    Args:
        code: its name in messages.
        question: a name in ``QUESTIONS``.
        kinds: the policies that may settle it.
        house: answers that no source has; ``None`` stands for no restriction at all.
        counted: whether the numbers of an answer may be any; else they belong together.
    """

    code: str
    question: str
    kinds: tuple[type[Any], ...]
    house: tuple[Any, ...] = ()
    counted: bool = True


_HOUSE: Mapping[str, tuple[Any, ...]] = {
    "deck": (policies.SingleDeck(2, NO_CARDS, NO_CARDS), policies.TwoDecks(4), policies.TwoDecks(5)),
    "passing": (
        policies.PassCycle(("left",), 3, NO_CARDS),
        policies.PassCycle(_CYCLE, 3, _QUEEN),
    ),
    "lead": (policies.OpeningClub(), None),
    "first-trick": (policies.FirstTrickPoints("queen"),),
    "hearts": (policies.HeartsNotBroken("points"), None),
    "queen": (policies.QueenNotBroken(),),
    "breaking": (policies.HeartOrQueen("any"), policies.HeartOrQueen("off-suit")),
    "values": (policies.BonusDiamond("J", -10, "needed"), policies.BonusDiamond("J", -10, "dropped")),
    "moon": (
        policies.Moon(("subtract",)),
        policies.MoonAndSun(("add",), 52),
        policies.MoonAndSun(("add", "subtract"), 52),
        policies.MoonByStanding("over"),
        policies.MoonByStanding("lost"),
        policies.MoonAboveZero(),
    ),
    "deal_end": (policies.CleanBonus(-5, 0), policies.CleanBonus(0, -5)),
    "game_end": (policies.LimitWithDrop(100, 50),),
    "ties": (policies.PlayOn(),),
}
"""What people play that no source has."""

_RESTRICTIONS: Mapping[str, tuple[type[Any], ...]] = {
    "lead": (policies.OpeningCard, policies.OpeningClub),
    "follow": (policies.FollowSuit,),
    "first-trick": (policies.FirstTrickPoints,),
    "hearts": (policies.HeartsNotBroken,),
    "queen": (policies.QueenNotBroken,),
}


def _matter(code: str, question: str, kinds: tuple[type[Any], ...]) -> Matter:
    return Matter(code, question, kinds, _HOUSE.get(code, ()), counted=code != "deck")


MATTERS = tuple(
    _matter(code, question, kinds)
    for question, answers in QUESTIONS.items()
    for code, kinds in (_RESTRICTIONS if question == "play" else {question: answers}).items()
)
"""Every matter, in the order of the questions."""


def answer(rules: RuleSet, matter: Matter) -> Cited[Any] | None:
    """How rules settle a matter; ``None`` where they restrict nothing.

    >>> answer(ruleset("herttamisaari"), next(one for one in MATTERS if one.code == "first-trick"))
    """
    of_it = (cited for question, cited in rules.cited() if question == matter.question)
    return next((cited for cited in of_it if isinstance(cited.policy, matter.kinds)), None)


def settled(rules: RuleSet, matter: Matter, policy: Any) -> RuleSet:
    """The rules with another answer, as one's own; it may contradict others, which ``clashes`` tells.

    >>> lead = next(one for one in MATTERS if one.code == "lead")
    >>> [one.code for one in settled(ruleset("hjerter"), lead, None).play][0]
    'follow-suit'
    """
    new = () if policy is None else (Cited[Any](policy, (HOUSE_RULE,)),)
    changed: dict[str, Any] = {matter.question: new[0] if new else None}
    if matter.question == "play":
        others = [one for one in rules.play if not isinstance(one.policy, matter.kinds)]
        changed["play"] = tuple(sorted([*others, *new], key=lambda one: PLAY_ORDER[one.code]))
    return replace(rules, **changed)


@cache
def offered(matter: Matter) -> tuple[Any, ...]:
    """The policies to choose from, ``None`` among them where none is needed: first what the sources have.

    >>> [policy and policy.code for policy in offered(next(one for one in MATTERS if one.code == "lead"))]
    ['opening-card', 'opening-club', None]
    """
    return tuple(dict.fromkeys([*_holders(matter), *matter.house]))


def sources_of(matter: Matter, policy: Any) -> tuple[str, ...]:
    """The sources of which some profile settles the matter by this very policy; none for a house rule.

    >>> sources_of(next(one for one in MATTERS if one.code == "breaking"), policies.AnyHeart())
    ('hertan-saannot', 'hertta-korttipeli')
    """
    return _holders(matter).get(policy, ())


@cache
def _holders(matter: Matter) -> dict[Any, tuple[str, ...]]:
    """Each policy that settles the matter in some profile, the main ones' first, with the sources that have it."""
    found: dict[Any, set[str]] = {}
    for name in (*MAIN_PROFILES, *PROFILES):
        cited = answer(ruleset(name), matter)
        found.setdefault(cited and cited.policy, set()).add(ruleset(name).source)
    return {policy: tuple(slug for slug in SOURCES if slug in slugs) for policy, slugs in found.items()}


def numbers(matter: Matter, policy: Any) -> dict[str, int]:
    """The numbers of an answer that a table may choose itself, by the names of the parameters."""
    return {one.name: getattr(policy, one.name) for one in fields(policy) if one.type is int} if matter.counted else {}


def with_number(policy: Any, name: str, number: int) -> Any:
    """The policy with another number.

    Raises:
        RulesError: ``bad-house-rule`` if the policy refuses it.
    """
    try:
        return replace(policy, **{name: number})
    except ParameterError as error:
        raise RulesError("bad-house-rule", str(error)) from error


def clashes(rules: RuleSet) -> dict[str, tuple[Matter, ...]]:
    """What in the rules excludes each other: the code of each contradiction with the matters that it hangs on.

    >>> pairs = settled(ruleset("herttamisaari-3"), MATTERS[2], policies.Pairs())
    >>> {code: [matter.code for matter in matters] for code, matters in clashes(pairs).items()}
    {'uneven-sides': ['deck', 'sides']}
    """
    return {one.code: _of_keys(one.keys) for one in contradictions(rules)}


def _of_keys(keys: tuple[str, ...]) -> tuple[Matter, ...]:
    def concerned(matter: Matter) -> bool:
        codes = {f"{matter.question}.{kind.code}" for kind in matter.kinds}
        return any(
            key in codes if key.startswith("play.") else key.partition(".")[0] == matter.question for key in keys
        )

    return tuple(filter(concerned, MATTERS))
