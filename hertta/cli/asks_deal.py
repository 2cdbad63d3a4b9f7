"""The asks of ``hertta judge`` about everything around play: set-up, pass, score, the end."""

from collections.abc import Sequence
from typing import Any

from hertta import engine
from hertta.cards import NO_CARDS, Card, Cards
from hertta.cli.asks_play import Answer, names, sets
from hertta.cli.requests import RequestError
from hertta.engine.checks import card_faults, check, entry_faults, hand_faults, number_fault, seat_fault, size_fault
from hertta.errors import PositionError
from hertta.rules import RuleSet


def setup(rules: RuleSet) -> Answer:
    """The deck, and how it is dealt."""
    deck = rules.deck.policy
    return {
        "players": rules.players,
        "decks": deck.decks,
        "deck_size": len(deck.cards),
        "hand_size": deck.hand_size,
        "removed": names(deck.removed),
        "added": names(deck.added),
        "stock": deck.stock,
        "widow": deck.widow,
        "opening_card": rules.opening.policy.opening_card(deck.cards).face,
    }


def passing(rules: RuleSet, deal_number: int) -> Answer:
    """Where the cards of a deal go."""
    check(number_fault(deal_number, None, "deal_number"))
    gives_to = rules.passing.policy.gives_to(deal_number, rules.players)
    return {
        "direction": rules.passing.policy.direction(deal_number),
        "gives_to": None if gives_to is None else list(gives_to),
        "count": 0 if gives_to is None else rules.passing.policy.count,
    }


def pass_legal(rules: RuleSet, deal_number: int, hand: Any, given: Any) -> Answer:
    """Whether a pass is allowed."""
    check(
        [
            *number_fault(deal_number, None, "deal_number"),
            *card_faults(rules, hand, "hand"),
            *card_faults(rules, given, "pass"),
            *size_fault(rules, len(hand), "hand"),
        ]
    )
    (held,) = sets([hand])
    fault = engine.pass_fault(rules, deal_number, held, held.matching(given))
    return {"legal": fault is None, "rule": fault}


def exchange(rules: RuleSet, deal_number: int, hands: Any, passes: Any, dealer: int | None = None) -> Answer:
    """The hands after the pass, and who leads what then."""
    check(
        [
            *number_fault(deal_number, None, "deal_number"),
            *hand_faults(rules, hands),
            *card_faults(rules, [card for given in passes for card in given], "passes"),
            *_dealer_fault(rules, dealer),
        ]
    )
    check(entry_faults(rules, passes, "passes"))
    held = sets(hands)
    given = [hand.matching(cards) for hand, cards in zip(held, passes, strict=True)]
    try:
        after = engine.exchange(rules, deal_number, held, given)
    except PositionError as error:
        raise PositionError("bad-position", error.message, error.facts) from error
    return {"hands": [names(hand) for hand in after], **_leader(rules, after, dealer)}


def opening(rules: RuleSet, hands: Any, dealer: int | None = None) -> Answer:
    """Who leads what to the first trick."""
    check([*hand_faults(rules, hands), *_dealer_fault(rules, dealer)])
    return _leader(rules, sets(hands), dealer)


def _dealer_fault(rules: RuleSet, dealer: int | None) -> list[tuple[str, str]]:
    return [] if dealer is None else list(seat_fault(rules, dealer, "dealer"))


def _leader(rules: RuleSet, hands: Sequence[Cards], dealer: int | None) -> Answer:
    leader, card = rules.opening.policy.leader(
        hands, 0 if dealer is None else rules.dealing.policy.next_dealer(dealer, rules.players)
    )
    return {"leader": leader, "card": None if card is None else card.face}


def score(rules: RuleSet, taken: Any, totals: Any = None, deal_number: int = 1, moon: Any = None) -> Answer:
    """The points of a deal, and the standing after it."""
    total_faults = [] if totals is None else list(entry_faults(rules, totals, "totals"))
    piles = [Cards.of(set(pile)) for pile in Cards.apart(taken)]
    a_seat_each = [*piles, *[NO_CARDS] * rules.players][: rules.players]  # the choice is judged before the piles are
    try:
        result = engine.score(rules, a_seat_each, moon, None if total_faults else totals, deal_number)
    except PositionError as error:
        raise RequestError("bad-request", error.message, error.facts) from error
    check([*_taken_faults(rules, taken), *total_faults, *number_fault(deal_number, None, "deal_number")])
    answer: Answer = {
        "points": list(result.points),
        "moon": result.moon,
        "moon_options": list(result.moon_options),
        "checksum": result.checksum,
    }
    if totals is None:
        return answer
    after = engine.after_deal(rules, totals, result.points)
    return answer | {"totals": list(after)} | _outcome(rules, after, deal_number)


def _taken_faults(rules: RuleSet, taken: Sequence[Sequence[Card]]) -> list[tuple[str, str]]:
    cards = [card for pile in taken for card in pile]
    return [*entry_faults(rules, taken, "taken"), *card_faults(rules, cards, "taken")]


def _outcome(rules: RuleSet, totals: Sequence[int], deal_number: int) -> Answer:
    end = engine.outcome(rules, totals, deal_number)
    return {"over": end.over, "winners": list(end.winners)}


def game(rules: RuleSet, totals: Any, deal_number: int) -> Answer:
    """Whether the game is over, and who has won."""
    check([*entry_faults(rules, totals, "totals"), *number_fault(deal_number, None, "deal_number")])
    return _outcome(rules, totals, deal_number)


def can_shoot(rules: RuleSet, taken: Any) -> Answer:
    """The seats that can still take every moon card."""
    check(_taken_faults(rules, taken))
    return {"seats": list(engine.can_shoot(rules, sets(taken)))}


def dealer(rules: RuleSet, dealer: int) -> Answer:
    """Who deals next."""
    check(seat_fault(rules, dealer, "dealer"))
    return {"dealer": rules.dealing.policy.next_dealer(dealer, rules.players)}
