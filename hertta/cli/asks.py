"""The asks of ``hertta judge``: one answer each, made of the engine's."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hertta.cards import Card, Cards
from hertta.cli.requests import (
    BOOL,
    CARD,
    CARDS,
    HANDS,
    INT,
    INTS,
    LANG,
    MOON,
    NAME,
    PLAYS,
    Fields,
    RequestError,
    as_json,
    read_fields,
)
from hertta.engine import (
    Verdict,
    after_deal,
    audit,
    breaks_hearts,
    can_shoot,
    exchange,
    judge,
    judge_hand,
    moment,
    outcome,
    pass_fault,
    score,
    trick_points,
    trick_winner,
)
from hertta.engine.checks import (
    card_faults,
    check,
    entry_faults,
    hand_faults,
    number_fault,
    seat_fault,
    size_fault,
    trick_faults,
)
from hertta.errors import PositionError
from hertta.rules import RuleSet, claim, ruleset

Answer = dict[str, Any]


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.face for card in cards]


def _sets(hands: Iterable[Sequence[Card]]) -> list[Cards]:
    return [Cards.of(hand) for hand in Cards.apart(hands)]


def _reason(verdict: Verdict) -> Answer:
    return {"rule": verdict.rule, "claims": list(verdict.claims)}


def _legal(rules: RuleSet, hand: Any, trick: Any, trick_number: int, hearts_broken: bool) -> Answer:
    judgement = judge_hand(rules, moment(rules, hand, trick, trick_number, hearts_broken))
    return {
        "legal": _names(judgement.legal),
        "illegal": {
            card.face: {"rule": rule, "claims": list(claims)}
            for cards, rule, claims in judgement.reasons
            for card in cards
        },
        "waived": list(judgement.waived),
    }


def _explain(
    rules: RuleSet, hand: Any, trick: Any, trick_number: int, hearts_broken: bool, lang: str, card: Card
) -> Answer:
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


def _winner(rules: RuleSet, leader: int, trick: Any, trick_number: int | None = None) -> Answer:  # noqa: ARG001
    _check_trick(rules, leader, trick)
    (lying,) = Cards.apart([trick])
    place, points = trick_winner(rules, lying), trick_points(rules, lying)
    if place is None:
        return {"winner": None, "card": None, "points": points}
    return {"winner": (leader + place) % rules.players, "card": lying[place].face, "points": points}


def _broken(rules: RuleSet, hearts_broken: bool, leader: int, trick: Any) -> Answer:
    _check_trick(rules, leader, trick)
    return {"hearts_broken": hearts_broken or breaks_hearts(rules, *Cards.apart([trick]))}


def _check_trick(rules: RuleSet, leader: int, trick: Sequence[Card]) -> None:
    check([*seat_fault(rules, leader, "leader"), *card_faults(rules, trick, "trick"), *trick_faults(rules, trick)])


def _pass(rules: RuleSet, deal_number: int) -> Answer:
    check(number_fault(deal_number, None, "deal_number"))
    gives_to = rules.passing.policy.gives_to(deal_number, rules.players)
    return {
        "direction": rules.passing.policy.direction(deal_number),
        "gives_to": None if gives_to is None else list(gives_to),
        "count": 0 if gives_to is None else rules.passing.policy.count,
    }


def _pass_legal(rules: RuleSet, deal_number: int, hand: Any, given: Any) -> Answer:
    check(
        [
            *number_fault(deal_number, None, "deal_number"),
            *card_faults(rules, hand, "hand"),
            *card_faults(rules, given, "pass"),
            *size_fault(rules, len(hand), "hand"),
        ]
    )
    (held,) = _sets([hand])
    fault = pass_fault(rules, deal_number, held, held.matching(given))
    return {"legal": fault is None, "rule": fault}


def _exchange(rules: RuleSet, deal_number: int, hands: Any, passes: Any, dealer: int | None = None) -> Answer:
    check(
        [
            *number_fault(deal_number, None, "deal_number"),
            *hand_faults(rules, hands),
            *card_faults(rules, [card for given in passes for card in given], "passes"),
            *_dealer_fault(rules, dealer),
        ]
    )
    check(entry_faults(rules, passes, "passes"))
    held = _sets(hands)
    after = exchange(rules, deal_number, held, [hand.matching(given) for hand, given in zip(held, passes, strict=True)])
    return {"hands": [_names(hand) for hand in after], **_leader(rules, after, dealer)}


def _opening(rules: RuleSet, hands: Any, dealer: int | None = None) -> Answer:
    check([*hand_faults(rules, hands), *_dealer_fault(rules, dealer)])
    return _leader(rules, _sets(hands), dealer)


def _dealer_fault(rules: RuleSet, dealer: int | None) -> list[tuple[str, str]]:
    return [] if dealer is None else list(seat_fault(rules, dealer, "dealer"))


def _leader(rules: RuleSet, hands: Sequence[Cards], dealer: int | None) -> Answer:
    leader, card = rules.opening.policy.leader(
        hands, 0 if dealer is None else rules.dealing.policy.next_dealer(dealer, rules.players)
    )
    return {"leader": leader, "card": None if card is None else card.face}


def _taken_faults(rules: RuleSet, taken: Sequence[Sequence[Card]]) -> list[tuple[str, str]]:
    cards = [card for pile in taken for card in pile]
    return [*entry_faults(rules, taken, "taken"), *card_faults(rules, cards, "taken")]


def _score(rules: RuleSet, taken: Any, totals: Any = None, deal_number: int | None = None, moon: Any = None) -> Answer:
    if totals is not None and deal_number is None and rules.game_end.policy.counts_deals():
        raise RequestError("bad-request", f"deal_number: missing, expected with totals under {rules.name}")
    number = 1 if deal_number is None else deal_number
    check([*entry_faults(rules, taken, "taken"), *([] if totals is None else entry_faults(rules, totals, "totals"))])
    try:
        piles = [Cards.of(set(pile)) for pile in Cards.apart(taken)]
        result = score(rules, piles, moon, totals, number)
    except PositionError as error:
        raise RequestError("bad-request", error.message, error.facts) from error
    check([*_taken_faults(rules, taken), *number_fault(number, None, "deal_number")])
    answer: Answer = {
        "points": list(result.points),
        "moon": result.moon,
        "moon_options": list(result.moon_options),
        "checksum": result.checksum,
    }
    if totals is None:
        return answer
    after = after_deal(rules, totals, result.points)
    return answer | {"totals": list(after)} | _outcome(rules, after, number)


def _outcome(rules: RuleSet, totals: Sequence[int], deal_number: int) -> Answer:
    end = outcome(rules, totals, deal_number)
    return {"over": end.over, "winners": list(end.winners)}


def _game(rules: RuleSet, totals: Any, deal_number: int) -> Answer:
    check([*entry_faults(rules, totals, "totals"), *number_fault(deal_number, None, "deal_number")])
    return _outcome(rules, totals, deal_number)


def _setup(rules: RuleSet) -> Answer:
    deck = rules.deck.policy
    return {
        "players": rules.players,
        "decks": deck.decks,
        "deck_size": len(deck.cards),
        "hand_size": deck.hand_size,
        "removed": _names(deck.removed),
        "added": _names(deck.added),
        "stock": deck.stock,
        "widow": deck.widow,
        "opening_card": rules.opening.policy.opening_card(deck.cards).face,
    }


def _can_shoot(rules: RuleSet, taken: Any) -> Answer:
    check(_taken_faults(rules, taken))
    return {"seats": list(can_shoot(rules, _sets(taken)))}


def _dealer(rules: RuleSet, dealer: int) -> Answer:
    check(seat_fault(rules, dealer, "dealer"))
    return {"dealer": rules.dealing.policy.next_dealer(dealer, rules.players)}


def _audit(rules: RuleSet, hands: Any, plays: Any, trick_number: int, hearts_broken: bool) -> Answer:
    tricks = trick_number if rules.deck.policy.stock else rules.deck.policy.tricks
    last = trick_number + (max(len(plays), 1) - 1) // rules.players
    check(
        [
            *hand_faults(rules, hands),
            *(fault for _, card in plays for fault in card_faults(rules, [card], "plays")),
            *(fault for seat, _ in plays for fault in seat_fault(rules, seat, "plays")),
            *number_fault(trick_number, rules.deck.policy.tricks, "trick_number"),
            *number_fault(max(last, 1), tricks, "plays: their last trick"),
        ]
    )
    wrong = audit(rules, _sets(hands), plays, trick_number, hearts_broken)
    if wrong is None:
        return {"illegal": None}
    where = {"index": wrong.index, "seat": wrong.seat, "card": wrong.verdict.card.face}
    return {"illegal": where | _reason(wrong.verdict)}


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the engine: its answer, and the fields it reads."""

    answer: Callable[..., Answer]
    required: Fields
    optional: Fields


_MOMENT: Fields = {"hand": CARDS, "trick": CARDS, "trick_number": INT, "hearts_broken": BOOL}

ASKS: Mapping[str, Ask] = {
    "legal": Ask(_legal, _MOMENT, {}),
    "winner": Ask(_winner, {"leader": INT, "trick": CARDS}, {"trick_number": INT}),
    "broken": Ask(_broken, {"hearts_broken": BOOL, "leader": INT, "trick": CARDS}, {}),
    "pass": Ask(_pass, {"deal_number": INT}, {}),
    "pass-legal": Ask(_pass_legal, {"deal_number": INT, "hand": CARDS, "pass": CARDS}, {}),
    "exchange": Ask(_exchange, {"deal_number": INT, "hands": HANDS, "passes": HANDS}, {"dealer": INT}),
    "opening": Ask(_opening, {"hands": HANDS}, {"dealer": INT}),
    "score": Ask(_score, {"taken": HANDS}, {"totals": INTS, "deal_number": INT, "moon": MOON}),
    "game": Ask(_game, {"totals": INTS, "deal_number": INT}, {}),
    "setup": Ask(_setup, {}, {}),
    "can-shoot": Ask(_can_shoot, {"taken": HANDS}, {}),
    "dealer": Ask(_dealer, {"dealer": INT}, {}),
    "audit": Ask(_audit, {"hands": HANDS, "plays": PLAYS, "trick_number": INT, "hearts_broken": BOOL}, {}),
    "explain": Ask(_explain, {**_MOMENT, "lang": LANG, "card": CARD}, {}),
}
"""Each ask by its name."""

_HEAD: Fields = {"ask": NAME, "rules": NAME}
_NO_ASK = Ask(_setup, {}, {})  # no other field can be judged then


def answer(request: Mapping[str, Any], named: Callable[[str], RuleSet] = ruleset) -> Answer:
    """The answer to one request, without its ``id``.

    Args:
        request: the JSON object.
        named: from a name to the rule set that has it.

    Raises:
        HerttaError: with one of the codes of the contract; the message says what was found, where, what was expected.

    >>> answer({"rules": "hjerter", "ask": "pass", "deal_number": 4})
    {'direction': 'none', 'gives_to': None, 'count': 0}
    """
    ask, rules = request.get("ask"), request.get("rules")
    if isinstance(ask, str) and ask not in ASKS:
        raise RequestError("unknown-ask", f"ask: found {as_json(ask)}, expected one of {', '.join(ASKS)}")
    if isinstance(rules, str):
        named(rules)
    spec = ASKS[ask] if isinstance(ask, str) else _NO_ASK
    fields = {name: value for name, value in request.items() if name in _HEAD or (spec is not _NO_ASK and name != "id")}
    read = read_fields(fields, {**_HEAD, **spec.required}, spec.optional)
    if "pass" in read:
        read["given"] = read.pop("pass")
    del read["ask"]
    return spec.answer(named(read.pop("rules")), **read)
