"""What holds for every rule set over a whole deal and however its cards were taken; each law answers for one case."""

from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any

from hertta.cards import Card, Cards
from hertta.engine import (
    Chance,
    Playing,
    Position,
    WrongPlay,
    audit,
    can_shoot,
    exchange,
    judge,
    judge_hand,
    legal,
    play,
    score,
)
from hertta.errors import IllegalPlay
from hertta.rules import RuleSet
from hertta.testing.cases import Hands, Record
from hertta.testing.moment_laws import Law, refused


def cards_are_conserved(rules: RuleSet, record: Record) -> bool:
    """From the deal over the pass to the last trick no card is lost and none comes twice, whether held, taken or left.

    At the end nothing waits, and nothing is left to draw.
    """
    places = [[*record.dealt, Cards.of(record.rest)]]
    places += [[*at.hands, *at.taken, Cards.of(at.trick), at.waiting, Cards.of(at.stock)] for at in record.positions]
    deck, end = rules.deck.policy.cards, record.positions[-1]
    whole = all(reduce(or_, piles) == deck and sum(map(len, piles)) == len(deck) for piles in places)
    return whole and not end.waiting and not end.stock and end.trick_number == rules.deck.policy.tricks + 1


def play_agrees_with_judge(rules: RuleSet, record: Record) -> bool:
    """Each position accepts its legal cards and refuses all others with the verdict of ``judge``."""
    return all(
        _refusal(at, verdict.card) == (None if verdict.legal else verdict)
        for at in record.positions[:-1]
        for verdict in judge_hand(rules, at.moment).verdicts
    )


def _refusal(position: Position, card: Card) -> Any:
    try:
        play(position, card)
    except IllegalPlay as refusal:
        return refusal.verdict
    return None


def play_in_place_agrees_with_play(rules: RuleSet, record: Record) -> bool:
    """A deal that is played in place goes the same way step by step, and a refused card leaves it where it was."""
    playing = Playing(record.positions[0])
    for before, (_, card), after in zip(record.positions[:-1], record.plays, record.positions[1:], strict=True):
        elsewhere = next(iter(rules.deck.policy.cards - before.moment.hand))
        if refused(playing.play, elsewhere.bit) != "not-in-hand" or playing.position != before:
            return False
        if playing.legal != legal(rules, before.moment).mask:
            return False
        playing.play(card.bit)
        if playing.position != after:
            return False
    return True


def either_copy_stands_for_the_card_held(rules: RuleSet, record: Record) -> bool:  # noqa: ARG001
    """Whoever holds one of two equal cards plays it by the name of either."""
    steps = zip(record.positions[:-1], record.plays, record.positions[1:], strict=True)
    named = ((at, Card(card.suit, card.rank, 1 - card.copy), after) for at, (_, card), after in steps)
    return all(other in at.moment.hand or play(at, other) == after for at, other, after in named)


def hidden_cards_change_nothing(rules: RuleSet, record: Record) -> bool:
    """With all cards that the one to play cannot see dealt anew, the moment of choice and its judgement stay."""
    chance = Chance(len(record.plays))
    return all(
        anew.moment == at.moment and judge_hand(rules, anew.moment) == judge_hand(rules, at.moment)
        for at in record.positions[:-1]
        for anew in (_with_hidden_cards_dealt_anew(at, chance),)
    )


def _with_hidden_cards_dealt_anew(position: Position, chance: Chance) -> Position:
    hands = list(position.hands)
    others = [seat for seat in range(len(hands)) if seat != position.seat]
    hidden = [card for seat in others for card in hands[seat]]
    cards = chance.shuffled([*hidden, *position.waiting, *position.stock])
    for seat in others:
        hands[seat], cards = Cards.of(cards[: len(hands[seat])]), cards[len(hands[seat]) :]
    waiting, stock = Cards.of(cards[: len(position.waiting)]), tuple(cards[len(position.waiting) :])
    return Position(
        position.rules,
        tuple(hands),
        position.leader,
        position.taken,
        position.trick,
        position.trick_number,
        position.hearts_broken,
        waiting,
        stock,
    )


def hearts_stay_broken(rules: RuleSet, record: Record) -> bool:  # noqa: ARG001 - laws are called alike
    """Hearts that are broken stay so for the rest of the deal."""
    return all(after.hearts_broken >= before.hearts_broken for before, after in pairwise(record.positions))


def audit_finds_nothing(rules: RuleSet, record: Record) -> bool:
    """The audit of a deal that was played by the rules finds nothing."""
    return audit(rules, record.positions[0].hands, record.plays, rest=record.rest) is None


def audit_finds_the_wrong_card(rules: RuleSet, record: Record) -> bool:
    """The audit of a deal with one illegal card finds that card, and no other; where no card is illegal, nothing."""
    wrong = [
        (index, card)
        for index, at in enumerate(record.positions[:-1])
        for card in at.moment.hand - legal(rules, at.moment)
    ]
    if not wrong:
        return True
    index, card = wrong[len(wrong) // 2]
    seat, at = record.plays[index][0], record.positions[index]
    plays = [*record.plays[:index], (seat, card), *record.plays[index + 1 :]]
    found = audit(rules, record.positions[0].hands, plays, rest=record.rest)
    return found == WrongPlay(index, seat, judge(rules, at.moment, card))


def nobody_plays_out_of_turn(rules: RuleSet, record: Record) -> bool:
    """The audit of a deal in which somebody plays before their time finds that play, and says so."""
    index = len(record.plays) // 2
    seat, card = record.plays[index]
    other = (seat + 1) % rules.players
    plays = [*record.plays[:index], (other, card)]
    found = audit(rules, record.positions[0].hands, plays, rest=record.rest)
    return found is not None and (found.index, found.seat, found.verdict.rule) == (index, other, "out-of-turn")


def no_card_follows_the_last(rules: RuleSet, record: Record) -> bool:
    """After the last trick no card of the deck can be played, and the position stays as it was."""
    playing = Playing(record.positions[-1])
    codes = {refused(playing.play, card.bit) for card in rules.deck.policy.cards}
    return codes == {"deal-over"} and playing.position == record.positions[-1]


def bad_passes_are_refused(rules: RuleSet, record: Record) -> bool:
    """A pass of too few, too many, repeated, kept or somebody else's cards is refused, each by its own code."""
    own, given = record.dealt[0], record.passes[0]
    kept, one, more, strange = (
        Cards.of(list(cards)[:1])
        for cards in (own - rules.passing.policy.may_give(own), given, own - given, record.dealt[-1])
    )
    wrong = [given | more, given - one, given - one | strange, given - one | kept]
    codes = {
        refused(exchange, rules, record.deal_number, record.dealt, (cards, *record.passes[1:]))
        for cards in wrong
        if cards != given
    }
    told = codes <= {"no-pass", "pass-count", "not-in-hand", "kept-card"}
    return told and bool(codes) and refused(Cards.of, [*own, *own]) == "duplicate-card"


def points_add_up(rules: RuleSet, taken: Hands) -> bool:
    """The points of a deal of which all is taken add up to the checksum, whatever a shooter of the moon chooses."""
    return all(
        sum(result.points) == result.checksum
        for choice in (score(rules, taken).moon_options or (None,))
        for result in (score(rules, taken, choice),)
    )


def a_moon_is_shot_by_who_alone_still_could(rules: RuleSet, taken: Hands) -> bool:
    """Once all is taken, the seat that can still shoot the moon is the one that has, and there is a choice for it."""
    result = score(rules, taken)
    shot = () if result.moon is None else (result.moon,)
    return can_shoot(rules, taken) == shot and bool(result.moon_options) == bool(shot)


def only_what_is_offered_is_chosen(rules: RuleSet, taken: Hands) -> bool:
    """A choice after a moon that the rules do not offer is refused."""
    offered = score(rules, taken).moon_options
    others = [choice for choice in ("add", "subtract") if offered and choice not in offered]
    return all(refused(score, rules, taken, choice) == "moon-choice" for choice in others)


RECORD_LAWS: tuple[Law, ...] = (
    cards_are_conserved,
    play_agrees_with_judge,
    play_in_place_agrees_with_play,
    either_copy_stands_for_the_card_held,
    hidden_cards_change_nothing,
    hearts_stay_broken,
    audit_finds_nothing,
    audit_finds_the_wrong_card,
    nobody_plays_out_of_turn,
    no_card_follows_the_last,
    bad_passes_are_refused,
)
"""What holds for a rule set over a whole deal."""
PILES_LAWS: tuple[Law, ...] = (
    points_add_up,
    a_moon_is_shot_by_who_alone_still_could,
    only_what_is_offered_is_chosen,
)
"""What holds for a rule set however the whole deck was taken."""
