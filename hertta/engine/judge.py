"""What is legal, and why: the one fold over the restrictions of a rule set."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from hertta.cards import NO_CARDS, Card, Cards
from hertta.rules import WAIVED, Cited, Moment, RuleSet

NOT_IN_HAND = "not-in-hand"
OUT_OF_TURN = "out-of-turn"
UNRESTRICTED = "unrestricted"
"""What stands for a policy where none of a rule set's restrictions speaks; only house rules come to that."""


class Step(NamedTuple):
    """One restriction that spoke: the clause, and the masks of the cards before and after it."""

    cited: Cited[Any]
    clause: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a card may be played, and by which clause of which rule.

    Args:
        card: the card asked about.
        legal: the answer.
        rule: code of the rule that bars the card; ``None`` if it is legal.
        policy: code of the policy that decided.
        clause: the clause of it that spoke.
        claims: ids of the claims that the answer rests on.
        facts: what an explanation speaks of: ``card``, ``led``, ``held``, ``legal``, ``hand``, ``opening``,
            ``trick_number``, ``hearts_broken``, ``source`` and ``reading`` (code of our reading, or ``none``).
    """

    card: Card
    legal: bool
    rule: str | None
    policy: str
    clause: str
    claims: tuple[str, ...]
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A whole hand judged.

    Args:
        legal: the cards that may be played.
        verdicts: one a card of the hand, in order.
        waived: codes of the restrictions that would have left no card.
    """

    legal: Cards
    verdicts: tuple[Verdict, ...]
    waived: tuple[str, ...]


def fold(rules: RuleSet, moment: Moment) -> tuple[Step, ...]:
    """Narrow the hand by one restriction after the other; one that would leave nothing is waived.

    Returns:
        The restrictions that spoke, in order.
    """
    left = moment.hand.mask
    steps = []
    for cited in rules.play:
        ruling = cited.policy.speak(moment, left)
        if ruling is not None:
            clause, kept = ruling if ruling[1] else (WAIVED, left)
            steps.append(Step(cited, clause, left, kept))
            left = kept
    return tuple(steps)


def legal(rules: RuleSet, moment: Moment) -> Cards:
    """The cards that may be played; never empty for a hand that is not.

    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> legal(ruleset("hjerter"), moment), legal(ruleset("herttamisaari"), moment)
    (Cards('4D'), Cards('4D 5H QS'))
    """
    return _left(fold(rules, moment), moment)


def judge(rules: RuleSet, moment: Moment, card: Card) -> Verdict:
    """The verdict on one card, in the hand or not.

    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> judge(ruleset("hjerter"), moment, Card.parse("5H")).rule
    'first-trick-points'
    """
    return _verdict(rules, moment, fold(rules, moment), card)


def judge_hand(rules: RuleSet, moment: Moment) -> Judgement:
    """The verdicts on every card of the hand."""
    steps = fold(rules, moment)
    return Judgement(
        legal=_left(steps, moment),
        verdicts=tuple(_verdict(rules, moment, steps, card) for card in moment.hand),
        waived=tuple(step.cited.code for step in steps if step.clause == WAIVED),
    )


def _left(steps: tuple[Step, ...], moment: Moment) -> Cards:
    return Cards(steps[-1].after) if steps else moment.hand


def _verdict(rules: RuleSet, moment: Moment, steps: tuple[Step, ...], card: Card) -> Verdict:
    if card not in moment.hand:
        return refuse(rules, moment, card, NOT_IN_HAND, "held")
    if not steps:
        facts = _facts(rules, moment, steps, card)
        return Verdict(card, True, None, UNRESTRICTED, "free", rules.trick.claims_of("held"), facts)
    bit = 1 << card.index
    barred = next((step for step in steps if not step.after & bit), None)
    decisive = barred or steps[-1]
    own = decisive.cited.claims_of(decisive.clause)
    claims = tuple(dict.fromkeys([*decisive.cited.claims, *own])) if barred else own
    return Verdict(
        card=card,
        legal=barred is None,
        rule=barred.cited.code if barred else None,
        policy=decisive.cited.code,
        clause=decisive.clause,
        claims=claims,
        facts=_facts(rules, moment, steps, card) | {"reading": _reading(claims)},
    )


def refuse(rules: RuleSet, moment: Moment, card: Card, rule: str, clause: str) -> Verdict:
    """The verdict on a card that is not this player's to play at all: not in the hand, or out of turn.

    Args:
        rules: the rule set; how a trick is played cites its claims.
        moment: the player's moment.
        card: the card.
        rule: ``not-in-hand`` or ``out-of-turn``.
        clause: the clause of the *trick* policy that states it: ``held`` or ``order``.
    """
    facts = _facts(rules, moment, fold(rules, moment), card)
    return Verdict(card, False, rule, rule, clause, rules.trick.claims_of(clause), facts)


def _facts(rules: RuleSet, moment: Moment, steps: tuple[Step, ...], card: Card) -> dict[str, Any]:
    return {
        "card": card,
        "led": moment.led,
        "held": NO_CARDS if moment.led is None else moment.hand.of_suit(moment.led),
        "legal": _left(steps, moment),
        "hand": moment.hand,
        "opening": rules.opening.policy.opening_card(rules.deck.policy.cards),
        "trick_number": moment.trick_number,
        "hearts_broken": moment.hearts_broken,
        "source": rules.source,
        "reading": "none",
    }


def _reading(claims: tuple[str, ...]) -> str:
    codes = (claim.removeprefix("reading-") for claim in claims if claim.startswith("reading-"))
    return next(codes, "none")
