"""Both engines asked about single choices, tricks, passes and openers, many of them with rare cards.

Each function compares the answers and yields what came up, so that a test can tell that nothing rare was left out.
"""

from collections import Counter

from hertta.analysis import second
from hertta.analysis.second import cost, deck, faces, next_dealer, setup
from hertta.cards import Card, Cards
from hertta.engine import (
    Moment,
    begin,
    breaks_hearts,
    judge,
    judge_hand,
    pass_fault,
    trick_points,
    trick_winner,
)
from tests.oracle.same import cards_of, same, told_apart


def some_hand(facts, rng, size, filled=False):
    """A hand, often a rare one, and the rest of the deck; where there are too few rare cards others fill it, or not."""
    cards, suit = deck(facts), rng.choice("CDHS")
    fixed, pool = rng.choice(
        [
            ([], cards),
            ([], [card for card in cards if card[1] == "H"]),
            (["QS"], [card for card in cards if card[1] == "H"]),
            (["AC"], [card for card in cards if card[1] == "H"]),
            (["AC", "QS"], [card for card in cards if card[1] == "H"]),
            ([], [card for card in cards if card[1] != "C"]),
            (["QS"], [card for card in cards if card[1] != "C"]),
            (["QS"], [card for card in cards if card[1] != suit]),
            ([], [card for card in cards if card[1] == suit]),
            (["QS"], []),
        ]
    )
    wanted = fixed + rng.sample(pool, len(pool))
    hand = [card for place, card in enumerate(wanted) if wanted[:place].count(card) < facts["decks"]][:size]
    rest = list((Counter(cards) - Counter(hand)).elements())
    rng.shuffle(rest)
    missing = size - len(hand) if filled else 0
    return hand + rest[:missing], rest[missing:]


def choice(rules, facts, moment):
    """The engine's judgement of one choice, which is that of the second one: card by card, rule by rule."""
    hand = faces(moment.hand)
    case = (facts, hand, faces(moment.trick), moment.trick_number, moment.hearts_broken)
    judgement = judge_hand(rules, moment)
    barred = [(card, second.barred_by(facts, card, *case[1:])) for card in hand]
    same("verdicts", [(verdict.card.face, verdict.rule) for verdict in judgement.verdicts], barred, case)
    same("legal", faces(judgement.legal), [card for card, rule in barred if rule is None], case)
    same("waived", list(judgement.waived), second.unforeseen(*case), case)
    return judgement


def spoken(judgement):
    """That there was a choice, and what each restriction had to say to it."""
    yield "choice"
    clauses = {step.cited.code: step.clause for step in judgement.steps}
    for cited in judgement.rules.play:
        yield cited.code, clauses.get(cited.code, "silent")


def moments(rules, facts, rng):
    """A single choice, and a card that is not in the hand."""
    size, players = setup(facts)["hand_size"], facts["players"]
    hand, rest = some_hand(facts, rng, rng.randint(1, size))
    number = rng.choice([1, rng.randint(2, len(deck(facts)) // players)])
    if number == 1 and rng.random() < 0.8:
        rest.sort(key=lambda card: card[1] != "C")  # the others are no longer by chance, but they have no say
    trick = rest[: rng.choice([0, rng.randrange(players), rng.randrange(players)])]
    held, lying = told_apart([hand, trick])
    moment = Moment(Cards.of(held), lying, number, rng.random() < 0.5)
    yield from spoken(choice(rules, facts, moment))
    strange = next(card for card in rest if card not in hand and card not in trick)
    case = (strange, hand, trick, number, moment.hearts_broken)
    same("verdict", judge(rules, moment, Card.parse(strange)).rule, second.barred_by(facts, *case), case)


def tables(rules, facts, _rng):
    """What is on the table before the first card, who deals, and where the cards go in deals 1 to 13."""
    it = rules.deck.policy
    ours = {
        "players": rules.players,
        "decks": it.decks,
        "deck": faces(it.cards),
        "deck_size": len(it.cards),
        "hand_size": it.hand_size,
        "removed": faces(it.removed),
        "added": faces(it.added),
        "stock": it.stock,
        "widow": it.widow,
        "opening_card": rules.opening.policy.opening_card(it.cards).face,
    }
    same("setup", ours, setup(facts))
    for dealer in range(rules.players):
        same("dealer", rules.dealing.policy.next_dealer(dealer, rules.players), next_dealer(facts, dealer))
    passing = rules.passing.policy
    same("cards passed", passing.count, facts["count"])
    for number in range(1, 14):
        expected = second.gives_to(facts, number)
        same("direction", passing.direction(number), second.direction(facts, number), number)
        gives_to = passing.gives_to(number, rules.players)
        same("gives to", gives_to and list(gives_to), expected, number)
    yield "table"


def tricks(rules, facts, rng):
    """A trick, as far as it goes: who takes it, whether it breaks hearts, what lies in it."""
    suit = rng.choice("CDHS")
    pool = rng.choice([deck(facts), [card for card in deck(facts) if card[1] == suit or card == "QS"]])
    trick = rng.sample(pool, rng.randint(0, facts["players"]))
    (lying,) = told_apart([trick])
    place = trick_winner(rules, lying)
    same("winner", place, second.winner(facts, trick), trick)
    same("breaks", breaks_hearts(rules, lying), second.breaks(facts, trick), trick)
    same("points", trick_points(rules, lying), cost(facts, trick), trick)
    if trick and place is None:
        yield "a trick is nobody's"


def openers(rules, facts, rng):
    """Short hands in which the lowest club may be held twice, or nowhere."""
    cards = deck(facts)
    pool = rng.choice([cards, [card for card in cards if card[1] != "C"], cards[: 3 * facts["players"]]])
    dealer = rng.choice([None, *range(facts["players"])])
    picked = rng.sample(pool, 2 * facts["players"])
    hands = [picked[seat :: facts["players"]] for seat in range(facts["players"])]
    sets = [Cards.of(cards) for cards in told_apart(hands)]
    first = 0 if dealer is None else rules.dealing.policy.next_dealer(dealer, rules.players)
    leader, card = rules.opening.policy.leader(sets, first)
    same("opener", (leader, card and card.face), second.opener(hands, dealer), hands, dealer)
    same("leader", begin(rules, sets, dealer).leader, leader, hands, dealer)
    held = sum(card is not None and card.face in hand for hand in hands)
    yield "lowest club held", held


def passes(rules, facts, rng):
    """A pass that is often wrong."""
    number, size = rng.randint(1, 13), setup(facts)["hand_size"]
    hand, rest = some_hand(facts, rng, rng.choice([size, size, facts["count"]]), filled=True)
    kept_last = sorted(hand, key=lambda card: card in facts["kept"])
    many = facts["count"] + rng.choice([-facts["count"], -1, 0, 0, 0, 0, 1])
    given = rng.choice([rng.sample(hand, min(len(hand), many)), kept_last[:many], kept_last[-many:], rest[:many]])
    held = Cards.of(told_apart([hand])[0])
    fault = pass_fault(rules, number, held, held.matching(cards_of(given)))
    same("pass", fault, second.pass_fault(facts, number, hand, given), number, hand, given)
    yield "pass", fault
