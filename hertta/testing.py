"""Strategies and laws for testing rule sets: ours, and those that others write.

Random deals hardly ever reach the rare rules: a hand of nothing but point cards in the first trick comes once in fifty
thousand million hands. The generators here are aimed at such hands, so that every clause of every restriction speaks.

>>> from hertta.rules import ruleset
>>> check_ruleset(ruleset("hjerter"), examples=5)
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any

from hypothesis import strategies as st

from hertta.cards import HEARTS, NO_CARDS, QUEEN_OF_SPADES, STANDARD_DECK, Card, Cards, Rank, Suit
from hertta.engine import (
    Chance,
    Dealt,
    Moment,
    Position,
    WrongPlay,
    audit,
    begin,
    exchange,
    judge,
    judge_hand,
    legal,
    play,
    score,
    split,
)
from hertta.errors import IllegalPlay
from hertta.rules import PROFILES, RuleSet, claim, read_ruleset, ruleset

_QUEEN = Cards.of([QUEEN_OF_SPADES])
_ACE_OF_CLUBS = Cards.of([Card(Suit.CLUBS, Rank.ACE)])

Law = Callable[..., bool]
Hands = tuple[Cards, ...]


@dataclass(frozen=True)
class Record:
    """One deal, played to its end.

    Args:
        deal_number: decides the pass.
        dealt: the hands before the pass, one a seat.
        rest: the cards left over, the next to be drawn first.
        passes: what each seat gave.
        positions: every position from the first lead, after the pass, to the end.
        plays: seat and card, in order; ``plays[i]`` leads from ``positions[i]`` to ``positions[i + 1]``.
    """

    deal_number: int
    dealt: Hands
    rest: tuple[Card, ...]
    passes: Hands
    positions: tuple[Position, ...]
    plays: tuple[tuple[int, Card], ...]


def aimed_deal(rules: RuleSet, chance: Chance) -> Dealt:
    """Hands of which one is often rare: nothing but points, the ace of clubs and points, or no club; and the rest."""
    deck, size = rules.deck.policy.cards, rules.deck.policy.hand_size
    fixed, rest = chance.choice(
        [
            (NO_CARDS, deck),
            (NO_CARDS, HEARTS),
            (_QUEEN, HEARTS),
            (_ACE_OF_CLUBS, HEARTS),
            (_ACE_OF_CLUBS | _QUEEN, HEARTS),
            (NO_CARDS, deck - Cards.suit(Suit.CLUBS)),
        ]
    )
    fixed &= deck
    wanted = chance.shuffled(list(rest & deck - fixed))
    unwanted = chance.shuffled(list(deck - rest - fixed))  # few players have larger hands than there are rare cards
    rare = fixed | Cards.of([*wanted, *unwanted][: size - len(fixed)])
    others = chance.shuffled(list(deck - rare))
    dealt = (rules.players - 1) * size
    hands, at = split(others[:dealt], size), chance.below(rules.players)
    return Dealt((*hands[:at], rare, *hands[at:]), tuple(others[dealt:]))


def aimed_moment(rules: RuleSet, chance: Chance) -> Moment:
    """A moment of choice that is often rare; the first trick is led with the opening card, as it must be."""
    deck = rules.deck.policy.cards
    opening = Cards.of([rules.opening.policy.opening_card(deck)])
    number = chance.choice([1, 2 + chance.below(rules.deck.policy.tricks - 1)])
    length = chance.below(rules.players)
    hand = _aimed_hand(rules, chance, deck - opening if number == 1 else deck)
    if number == 1 and not length:
        return Moment(Cards.of(list(hand)[1:]) | opening, (), 1)
    others = chance.shuffled(list(deck - hand - opening))
    trick = (*(opening if number == 1 else others[:1]), *others[1:])[:length]
    return Moment(hand, trick, number, bool(number > 1 and chance.below(2)))


def _aimed_hand(rules: RuleSet, chance: Chance, deck: Cards) -> Cards:
    pools = [
        deck,
        HEARTS,
        HEARTS | _QUEEN,
        deck - Cards.suit(Suit.CLUBS),
        deck - Cards.suit(chance.choice(list(Suit))),
        Cards.suit(chance.choice(list(Suit))),
    ]
    pool = list(chance.choice([pool & deck for pool in pools if pool & deck]))
    size = 1 + chance.below(min(len(pool), rules.deck.policy.hand_size))
    hand = Cards.of(chance.shuffled(pool)[:size])
    keep_queen = chance.below(2) and QUEEN_OF_SPADES in pool and QUEEN_OF_SPADES not in hand
    return hand - Cards.of(list(hand)[:1]) | _QUEEN if keep_queen else hand


def played(rules: RuleSet, chance: Chance) -> Record:
    """A deal, aimed after its pass, and played to the end by chance among the legal cards."""
    deal_number = 1 + chance.below(5)
    hands, rest = aimed_deal(rules, chance)
    dealt, passes = _before_pass(rules, deal_number, hands, chance)
    positions: list[Position] = [begin(rules, exchange(rules, deal_number, dealt, passes), rest=rest)]
    plays: list[tuple[int, Card]] = []
    while not positions[-1].over:
        card = chance.choice(list(legal(rules, positions[-1].moment)))
        plays.append((positions[-1].seat, card))
        positions.append(play(positions[-1], card))
    return Record(deal_number, dealt, rest, passes, tuple(positions), tuple(plays))


def _before_pass(rules: RuleSet, deal_number: int, hands: Hands, chance: Chance) -> tuple[Hands, Hands]:
    """Hands and passes that lead to these hands."""
    gives_to = rules.passing.policy.gives_to(deal_number, rules.players)
    if gives_to is None:
        return hands, (NO_CARDS,) * rules.players
    got = [Cards.of(chance.shuffled(list(hand))[: rules.passing.policy.count]) for hand in hands]
    passes = tuple(got[to] for to in gives_to)
    return tuple(hand - got[seat] | passes[seat] for seat, hand in enumerate(hands)), passes


def chances() -> st.SearchStrategy[Chance]:
    """Generators of chance, each from a seed of its own."""
    return st.integers(0, 2**32 - 1).map(Chance)


def rulesets() -> st.SearchStrategy[RuleSet]:
    """The built-in rule sets."""
    return st.sampled_from(PROFILES).map(ruleset)


def card_sets(deck: Cards = STANDARD_DECK) -> st.SearchStrategy[Cards]:
    """Sets of cards of a deck."""
    return st.frozensets(st.sampled_from(list(deck))).map(Cards.of)


def moments(rules: RuleSet) -> st.SearchStrategy[Moment]:
    """Moments of choice under these rules, aimed at the rare ones."""
    return chances().map(lambda chance: aimed_moment(rules, chance))


def records(rules: RuleSet) -> st.SearchStrategy[Record]:
    """Deals under these rules, played to the end."""
    return chances().map(lambda chance: played(rules, chance))


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
    return all(
        bool(verdict.claims) and (verdict.rule is None if verdict.legal else verdict.rule in codes)
        for verdict in judge_hand(rules, moment).verdicts
    )


def a_card_not_held_is_illegal(rules: RuleSet, moment: Moment) -> bool:
    """Every card that is not in the hand is illegal, for that reason."""
    others = rules.deck.policy.cards - moment.hand
    return all(judge(rules, moment, card).rule == "not-in-hand" for card in others if moment.hand.held(card) == card)


def cards_are_conserved(rules: RuleSet, record: Record) -> bool:
    """From the deal over the pass to the last trick no card is lost and none comes twice."""
    places = [[*record.dealt, Cards.of(record.rest)]]
    places += [[*at.hands, *at.taken, Cards.of(at.trick), at.waiting, Cards.of(at.stock)] for at in record.positions]
    deck = rules.deck.policy.cards
    return all(reduce(or_, piles) == deck and sum(map(len, piles)) == len(deck) for piles in places)


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


def hearts_stay_broken(rules: RuleSet, record: Record) -> bool:  # noqa: ARG001 - laws are called alike
    """Hearts that are broken stay so for the rest of the deal."""
    return all(after.hearts_broken >= before.hearts_broken for before, after in pairwise(record.positions))


def points_add_up(rules: RuleSet, record: Record) -> bool:
    """The points of a finished deal add up to the checksum."""
    result = score(rules, record.positions[-1].taken)
    return sum(result.points) == result.checksum


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


def text_reads_back(rules: RuleSet) -> bool:
    """The canonical text of the rules reads back equal, so that the fingerprint stands for them."""
    return read_ruleset(rules.text()) == rules


def claims_exist(rules: RuleSet) -> bool:
    """Every claim that the rules cite is one that a source or a reading has."""
    return all(claim(one).id == one for _, cited in rules.cited() for one in cited.all_claims())


RULES_LAWS: tuple[Law, ...] = (text_reads_back, claims_exist)
"""What holds for a rule set by itself."""
MOMENT_LAWS: tuple[Law, ...] = (
    legal_is_some_of_the_hand,
    judge_agrees_with_legal,
    each_illegal_card_has_one_reason,
    a_card_not_held_is_illegal,
)
"""What holds for a rule set at any moment of choice."""
RECORD_LAWS: tuple[Law, ...] = (
    cards_are_conserved,
    play_agrees_with_judge,
    hearts_stay_broken,
    points_add_up,
    audit_finds_nothing,
    audit_finds_the_wrong_card,
)
"""What holds for a rule set over a whole deal."""


def check_ruleset(rules: RuleSet, examples: int = 50) -> None:
    """Check every law on a rule set, on moments and deals aimed at its rare rules; the same ones each time.

    Args:
        rules: the rule set, built in or somebody's own.
        examples: how many deals, and five times as many moments.

    Raises:
        AssertionError: the first law that is broken, in words, and where.
    """
    _check(RULES_LAWS, rules)
    for seed in range(5 * examples):
        _check(MOMENT_LAWS, rules, aimed_moment(rules, Chance(seed)))
    for seed in range(examples):
        _check(RECORD_LAWS, rules, played(rules, Chance(seed)))


def _check(laws: tuple[Law, ...], rules: RuleSet, *case: Any) -> None:
    for law in laws:
        if not law(rules, *case):
            raise AssertionError(f"{rules.name}: broken is the law that {law.__doc__} {case}")
