"""The asks of ``hertta judge`` about play: what is legal, who takes the trick, what went wrong."""

from collections.abc import Iterable, Sequence
from typing import Any

from hertta.cards import Card, Cards
from hertta.engine import (
    Verdict,
    breaks_hearts,
    judge,
    judge_hand,
    moment,
    trick_points,
    trick_winner,
)
from hertta.engine import (
    audit as audit_plays,
)
from hertta.engine.checks import card_faults, check, hand_faults, number_fault, seat_fault, trick_faults
from hertta.rules import RuleSet, claim

Answer = dict[str, Any]


def names(cards: Iterable[Card]) -> list[str]:
    """Cards as the contract writes them: by their faces."""
    return [card.face for card in cards]


def sets(hands: Iterable[Sequence[Card]]) -> list[Cards]:
    """Lists of cards as sets; over all of them a face that comes again is the second deck's."""
    return [Cards.of(hand) for hand in Cards.apart(hands)]


def _reason(verdict: Verdict) -> Answer:
    return {"rule": verdict.rule, "claims": list(verdict.claims)}


def legal(rules: RuleSet, hand: Any, trick: Any, trick_number: int, hearts_broken: bool) -> Answer:
    """The legal cards of a moment, and why the others are not."""
    judgement = judge_hand(rules, moment(rules, hand, trick, trick_number, hearts_broken))
    reasons = judgement.reasons
    return {
        "legal": names(judgement.legal),
        "illegal": {
            card.face: {"rule": rule, "claims": list(claims)}
            for card in judgement.moment.hand
            for cards, rule, claims in reasons
            if card in cards
        },
        "waived": list(judgement.waived),
    }


def explain(
    rules: RuleSet, hand: Any, trick: Any, trick_number: int, hearts_broken: bool, lang: str, card: Card
) -> Answer:
    """Whether a card is legal, in the sentence a learner is shown, with what it rests on."""
    from hertta.text.reasons import explain

    check(card_faults(rules, [card], "card"))
    verdict = judge(rules, moment(rules, hand, trick, trick_number, hearts_broken), card)
    cited = [claim(claim_id) for claim_id in verdict.claims]
    return {
        "verdict": verdict.legal,
        "text": explain(verdict, lang, rules.source),
        "claims": list(verdict.claims),
        "sources": [{"source": one.source, "section": one.section, "paragraph": one.paragraph} for one in cited],
    }


def winner(rules: RuleSet, leader: int, trick: Any, trick_number: int | None = None) -> Answer:  # noqa: ARG001
    """Who takes a trick, full or not, and the points that lie in it."""
    _check_trick(rules, leader, trick)
    (lying,) = Cards.apart([trick])
    place, points = trick_winner(rules, lying), trick_points(rules, lying)
    if place is None:
        return {"winner": None, "card": None, "points": points}
    return {"winner": (leader + place) % rules.players, "card": lying[place].face, "points": points}


def broken(rules: RuleSet, hearts_broken: bool, leader: int, trick: Any) -> Answer:
    """Whether hearts are broken after a trick."""
    _check_trick(rules, leader, trick)
    return {"hearts_broken": hearts_broken or breaks_hearts(rules, *Cards.apart([trick]))}


def _check_trick(rules: RuleSet, leader: int, trick: Sequence[Card]) -> None:
    check([*seat_fault(rules, leader, "leader"), *card_faults(rules, trick, "trick"), *trick_faults(rules, trick)])


def audit(rules: RuleSet, hands: Any, plays: Any, trick_number: int, hearts_broken: bool) -> Answer:
    """The first illegal play of a record."""
    tricks = trick_number if rules.deck.policy.stock else rules.deck.policy.tricks
    last = trick_number + (max(len(plays), 1) - 1) // rules.players
    check(
        [
            *hand_faults(rules, hands),
            *(fault for _, card in plays for fault in card_faults(rules, [card], "plays")),
            *(fault for seat, _ in plays for fault in seat_fault(rules, seat, "plays")),
            *number_fault(trick_number, rules.deck.policy.tricks, "trick_number"),
            *(number_fault(last, tricks, "plays: their last trick") if 1 <= trick_number <= tricks else ()),
        ]
    )
    wrong = audit_plays(rules, sets(hands), plays, trick_number, hearts_broken)
    if wrong is None:
        return {"illegal": None}
    where = {"index": wrong.index, "seat": wrong.seat, "card": wrong.verdict.card.face}
    return {"illegal": where | _reason(wrong.verdict)}
