"""Looking through a record of plays for the first that the rules bar."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine.checks import check, deal_faults, number_fault, rest_faults, seat_fault
from hertta.engine.judge import NOT_IN_HAND, OUT_OF_TURN, Verdict, refuse
from hertta.engine.play import Playing
from hertta.engine.position import Position
from hertta.errors import IllegalPlay
from hertta.rules import RuleSet


@dataclass(frozen=True, slots=True)
class WrongPlay:
    """The first illegal play of a record.

    Args:
        index: its place in the record, from 0.
        seat: who played it.
        verdict: what was wrong.
    """

    index: int
    seat: int
    verdict: Verdict


def audit(
    rules: RuleSet,
    hands: Sequence[Cards],
    plays: Sequence[tuple[int, Card]],
    trick_number: int = 1,
    hearts_broken: bool = False,
    rest: Sequence[Card] = (),
) -> WrongPlay | None:
    """The first illegal play, or ``None``.

    Args:
        rules: the rule set in play.
        hands: what each seat held before the first of these plays.
        plays: seat and card, in order; they begin with a lead and run on over tricks. In trick 1 the opener leads,
            later any seat may.
        trick_number: number of the trick in which the record begins.
        hearts_broken: whether hearts were broken before it.
        rest: the stock, where there is one, the next card to be drawn first.

    Raises:
        PositionError: if these hands can't be, or a seat or the trick's number is out of range.

    >>> from hertta.engine import deal
    >>> from hertta.rules import ruleset
    >>> plays = [(3, Card.parse("2C")), (0, Card.parse("5D"))]
    >>> audit(ruleset("hjerter"), deal(ruleset("hjerter"), 1).hands, plays)
    WrongPlay(index=1, seat=0, verdict=Verdict(5D, follow-suit, follow-suit, follow, hjerter-020))
    """
    faults = [*deal_faults(rules, hands), *rest_faults(rules, hands, rest)]
    faults += [fault for seat, _ in plays for fault in seat_fault(rules, seat, "plays")]
    check([*faults, *number_fault(trick_number, rules.deck.policy.tricks, "trick_number")])
    if not plays:
        return None
    leader = rules.opening.policy.leader(hands)[0] if trick_number == 1 else plays[0][0]
    start = Position(rules, tuple(hands), leader, (NO_CARDS,) * len(hands), (), trick_number, hearts_broken)
    return _first_wrong(Playing(replace(start, stock=tuple(rest) if rules.deck.policy.stock else ())), plays)


def _first_wrong(playing: Playing, plays: Sequence[tuple[int, Card]]) -> WrongPlay | None:
    rules = playing.rules
    for index, (seat, card) in enumerate(plays):
        if seat != playing.seat:
            return WrongPlay(index, seat, refuse(rules, playing.moment, card, OUT_OF_TURN, "order"))
        if not playing.legal:
            return WrongPlay(index, seat, refuse(rules, playing.moment, card, NOT_IN_HAND, "held"))
        try:
            playing.play(Cards(playing.hands[seat]).held(card).bit)
        except IllegalPlay as error:
            return WrongPlay(index, seat, error.verdict)
    return None
