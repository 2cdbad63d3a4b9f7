"""What holds for every rule set by itself and at every moment of choice; each law answers whether a case keeps it."""

from collections.abc import Callable
from typing import Any

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import Game, Moment, judge, judge_hand, legal, trick_winner
from hertta.errors import HerttaError
from hertta.rules import RuleSet, claim, read_ruleset

Law = Callable[..., bool]
"""A function of a rule set and a case; its docstring is the law."""


def refused(call: Callable[..., object], *args: object) -> str | None:
    """The code of the error with which a call is refused; ``None`` if it is not."""
    try:
        call(*args)
    except HerttaError as error:
        return error.code
    return None


def text_reads_back(rules: RuleSet) -> bool:
    """The canonical text of the rules reads back equal, so that the fingerprint stands for them."""
    return read_ruleset(rules.text()) == rules


def claims_exist(rules: RuleSet) -> bool:
    """Every claim that the rules cite is one that a source or a reading has."""
    return all(claim(one).id == one for _, cited in rules.cited() for one in cited.all_claims())


def no_deal_follows_the_end(rules: RuleSet) -> bool:
    """A game that is over takes no further deal."""
    game = Game(rules, tuple(range(10**12, 10**12 + rules.players)), deal_number=10**12)
    return game.outcome.over and refused(game.after, (NO_CARDS,) * rules.players) == "game-over"


def legal_is_some_of_the_hand(rules: RuleSet, moment: Moment) -> bool:
    """Some card is legal, and every legal card is in the hand."""
    allowed = legal(rules, moment)
    return bool(allowed) and not allowed - moment.hand


def judge_agrees_with_legal(rules: RuleSet, moment: Moment) -> bool:
    """A card is judged legal just when it is among the legal cards, alone or with the whole hand."""
    judgement = judge_hand(rules, moment)
    return judgement.legal == legal(rules, moment) and all(
        verdict == judge(rules, moment, verdict.card) and verdict.legal == (verdict.card in judgement.legal)
        for verdict in judgement.verdicts
    )


def each_illegal_card_has_one_reason(rules: RuleSet, moment: Moment) -> bool:
    """A card is barred by exactly one of the rules in play, a legal card by none, and every verdict cites claims."""
    codes = {cited.code for cited in rules.play}
    judgement = judge_hand(rules, moment)
    barred = [card for reason in judgement.reasons for card in reason.cards]
    return Cards.of(barred) == moment.hand - judgement.legal and all(
        bool(verdict.claims) and (verdict.rule is None if verdict.legal else verdict.rule in codes)
        for verdict in judgement.verdicts
    )


def a_card_not_held_is_illegal(rules: RuleSet, moment: Moment) -> bool:
    """Every card that is not in the hand is illegal, for that reason."""
    others = rules.deck.policy.cards - moment.hand
    return all(
        judge(rules, moment, card).rule == "not-in-hand" for card in others if moment.hand.held(card) not in moment.hand
    )


def which_of_two_equal_cards_does_not_matter(rules: RuleSet, moment: Moment) -> bool:
    """With the two copies of all or some faces exchanged, the same are legal, barred by the same rules, and win."""
    deck, told = rules.deck.policy.cards, _told_by_face(rules, moment)
    return all(told == _told_by_face(rules, _with_copies_exchanged(moment, deck, every)) for every in (1, 2))


def _with_copies_exchanged(moment: Moment, deck: Cards, every: int) -> Moment:
    """The same moment with the copies of every rank exchanged, or of every second one."""

    def exchanged(card: Card) -> Card:
        other = Card(card.suit, card.rank, 1 - card.copy)
        return other if other in deck and not card.rank % every else card

    hand, trick = map(exchanged, moment.hand), tuple(map(exchanged, moment.trick))
    return Moment(Cards.of(hand), trick, moment.trick_number, moment.hearts_broken)


def _told_by_face(rules: RuleSet, moment: Moment) -> Any:
    judgement = judge_hand(rules, moment)
    verdicts = sorted((one.card.face, one.legal, one.policy, one.clause) for one in judgement.verdicts)
    return verdicts, judgement.waived, trick_winner(rules, moment.trick)


RULES_LAWS: tuple[Law, ...] = (text_reads_back, claims_exist, no_deal_follows_the_end)
"""What holds for a rule set by itself."""
MOMENT_LAWS: tuple[Law, ...] = (
    legal_is_some_of_the_hand,
    judge_agrees_with_legal,
    each_illegal_card_has_one_reason,
    a_card_not_held_is_illegal,
    which_of_two_equal_cards_does_not_matter,
)
"""What holds for a rule set at any moment of choice."""
