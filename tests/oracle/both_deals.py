"""Both engines playing whole deals side by side, and looking through records of them for the first wrong play."""

from collections import Counter, defaultdict
from typing import NamedTuple

from hertta.analysis import second
from hertta.analysis.second import deck, faces, in_order, setup
from hertta.cards import Card, Cards
from hertta.engine import Judgement, Playing, Position, audit, begin, exchange, play
from tests.oracle.both import choice, some_hand, spoken
from tests.oracle.both_score import score_of
from tests.oracle.same import cards_of, same, told_apart


def deal_and_pass(facts, number, rng):
    """Hands before the pass, what each gives, the hands after it, one of them often rare, and what is left over."""
    players, size = facts["players"], setup(facts)["hand_size"]
    hand, rest = some_hand(facts, rng, size, filled=True)
    after = [rest[seat * size : (seat + 1) * size] for seat in range(players - 1)]
    after.insert(rng.randrange(players), hand)
    left, receivers = rest[(players - 1) * size :], second.gives_to(facts, number)
    if receivers is None:
        return after, [[] for _ in after], after, left
    got = [rng.sample([card for card in hand if card not in facts["kept"]], facts["count"]) for hand in after]
    given = [got[receiver] for receiver in receivers]
    stayed = [list((Counter(hand) - Counter(cards)).elements()) for hand, cards in zip(after, got, strict=True)]
    return [hand + cards for hand, cards in zip(stayed, given, strict=True)], given, after, left


class Played(NamedTuple):
    """One play: the position before it, the engine's judgement of the hand, the seat and the card."""

    at: Position
    judgement: Judgement
    seat: int
    card: str


def exchange_alike(rules, facts, number, rng):
    """A pass, and what both engines hold after it: hands and the cards left over."""
    before, given, after, left = deal_and_pass(facts, number, rng)
    *held, rest = told_apart([*before, left])
    hands = [Cards.of(cards) for cards in held]
    passes = [hand.matching(cards_of(cards)) for hand, cards in zip(hands, given, strict=True)]
    hands = exchange(rules, number, hands, passes)
    expected = [in_order(hand) for hand in second.exchanged(facts, number, before, given)]
    same("exchange", [faces(hand) for hand in hands], expected, number, before, given)
    return (hands, rest), (after, left)


def exchanges(rules, facts, rng):
    """A pass in each direction."""
    for number, direction in enumerate(facts["cycle"], 1):
        exchange_alike(rules, facts, number, rng)
        yield "direction", direction


def deals(rules, facts, rng):
    """A whole deal: the pass, the opener, every choice, every position between tricks, the score, and its audit."""
    ours, theirs = exchange_alike(rules, facts, rng.randint(1, 12), rng)
    record = []
    yield from side_by_side(rules, facts, ours, theirs, rng, record)
    yield from audits(rules, facts, record, rng)


def endings(rules, facts, rng):
    """A deal of one to three tricks in which one suit has a single face, so that the last trick is often nobody's."""
    cards, players, suit, on_table = deck(facts), facts["players"], rng.choice("CCDHS"), setup(facts)
    left = rng.choice([0, min(players, on_table["stock"] + on_table["widow"])])
    many = players * rng.randint(1, 3) + left
    face = rng.choice([card for card in cards if card[1] == suit])
    rare = [face] * facts["decks"]
    picked = rare + rng.sample([card for card in cards if card[1] != face[1]], many - len(rare))
    rng.shuffle(picked)
    hands = [picked[left + seat :: players] for seat in range(players)]
    *held, rest = told_apart([*hands, picked[:left]])
    yield from side_by_side(rules, facts, ([Cards.of(hand) for hand in held], rest), (hands, picked[:left]), rng, [])


def side_by_side(rules, facts, ours, theirs, rng, record):
    """Both engines play these hands, with the cards that are left over, to the end; equal cards are liked."""
    (hands, rest), (same_hands, left) = ours, theirs
    dealer = rng.choice([None, rng.randrange(facts["players"])])
    playing = Playing(begin(rules, hands, dealer, rest))
    table = second.Deal(facts, same_hands, dealer, *((left, []) if facts["hand_size"] else ([], left)))
    likes_equal = rng.random() < 0.5
    while not table.over:
        at = playing.position
        judgement = choice(rules, facts, at.moment)
        yield from spoken(judgement)
        same("legal", Cards(playing.legal), judgement.legal, at)
        allowed = faces(judgement.legal)
        card = rng.choice([card for card in allowed if likes_equal and card in table.trick] or allowed)
        record.append(Played(at, judgement, table.seat, card))
        yield from played(playing, at, table, card)
    yield from score_of(rules, facts, table.taken, rng)


def played(playing, at, table, card):
    """Play a card in both engines; both then stand at the same position, and so does ``play``."""
    trick, widow, stock = [*table.trick, card], table.widow, table.stock[:1]
    told = at.moment.hand.held(Card.parse(card))
    playing.play(told.bit)
    table.play(card)
    at = play(at, told)
    same("play", playing.position, at, told)
    same("seat", (at.seat, faces(at.trick)), (table.seat, table.trick), at)
    if table.trick:
        return
    ours = (at.leader, at.trick_number, at.hearts_broken, at.over, faces(at.waiting), faces(at.stock))
    lying = in_order(table.waiting + table.widow)
    expected = (table.leader, table.number, table.broken, table.over, lying, table.stock)
    same("position", ours, expected, at)
    same("hands", [faces(hand) for hand in at.hands], [in_order(hand) for hand in table.hands], at)
    same("taken", [faces(pile) for pile in at.taken], [in_order(pile) for pile in table.taken], at)
    if second.winner(table.facts, trick) is None:
        yield "the last trick is nobody's" if table.over else "a trick is nobody's"
    if widow and not table.widow:
        yield "widow goes"
    if stock:
        yield "draws"


def audits(rules, facts, record, rng):
    """The record with each fault, from its trick on or from an earlier one, to some tricks after it."""
    for index, seat, card in faults(facts, record, rng):
        starts = [place for place, one in enumerate(record[: index + 1]) if not one.at.trick]
        start = rng.choice([0, *starts[-3:]])
        plays = [(one.seat, one.card) for one in record[start : index + 3 * facts["players"]]]
        plays[index - start : index - start + 1] = [(seat, card)]
        first = record[start].at
        number, broken, hands = first.trick_number, first.hearts_broken, [faces(hand) for hand in first.hands]
        told = [(seat, Card.parse(card)) for seat, card in plays]
        wrong = audit(rules, first.hands, told, number, broken, first.stock)
        expected = second.first_wrong(facts, hands, plays, number, broken, faces(first.stock))
        same("audit", wrong and (wrong.index, wrong.verdict.rule), expected, first, plays)
        if wrong:
            same("wrong play", (wrong.seat, wrong.verdict.card.face), plays[wrong.index], first, plays)
        yield "audit", expected and expected[1]


def faults(facts, record, rng):
    """Plays to put into the record, each by its place, seat and card: nothing wrong, and all that can be wrong."""
    index = rng.randrange(len(record))
    one = record[index]
    yield index, one.seat, one.card
    yield index, one.seat, rng.choice(deck(facts))
    yield index, (one.seat + 1) % facts["players"], one.card
    yield len(record), rng.randrange(facts["players"]), one.card
    barred = defaultdict(list)
    for index, one in enumerate(record):
        for verdict in one.judgement.verdicts:
            barred[verdict.rule].append((index, one.seat, verdict.card.face))
    for plays in barred.values():
        yield rng.choice(plays)
