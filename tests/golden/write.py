"""Write the golden files anew: ``python -m tests.golden.write [NAME …]``, from the top of the checkout.

Do so only after a change of the rules, and read the difference: a change that leaves the rules alone leaves these files
alone. A playthrough is a whole game: its first deal with the pass as every position sees it, the others in a line. A
count is the number of ways to play the first cards of a few deals, which no wrong rule leaves unchanged for long; the
files say how they are laid out, so that other programs can compare.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from hertta.analysis.counts import play_counts
from hertta.cards import QUEEN_OF_SPADES, Card, Cards, Rank, Suit
from hertta.engine import (
    Chance,
    Dealt,
    Game,
    Position,
    begin,
    cut,
    deal,
    exchange,
    judge_hand,
    legal,
    play,
    score,
    shuffled,
)
from hertta.rules import PROFILES, RuleSet, ruleset

FOLDER = Path(__file__).parent
LEAVES = 200_000
HEAD = """\
# {name}: how many ways there are to play the first 1, 2, 3, ... cards of some deals
#
# A card is its rank and suit. Each deal is a block of lines; the first word of a line says what follows:
#   deal   its name
#   hand   the cards of a seat, after the pass; the first line is seat 0, the next the seat on its left
#   rest   the cards that were not dealt, if there are any: the widow, or the stock, the next to be drawn first
#   leads  the seat that leads to the first trick
#   ways   the counts; they end before the first that is over {leaves}
# Two ways differ in a card or in the order of the cards. With two decks two equal cards are two ways.
"""


def playthrough(rules: RuleSet) -> str:
    """A seeded game, played by chance among what is legal.

    The letters of the profile's name give the seed and the number of the first deal, so that each passes another way.
    """
    seed = sum(map(ord, rules.name))
    chance, game = Chance(seed), Game(rules, (0,) * rules.players, seed % 4 + 1, seed % rules.players)
    lines = [f"{rules.name}, seed {seed}"]
    first = game.deal_number
    while not game.outcome.over:
        told, taken = one_deal(game, chance)
        lines += told if game.deal_number == first else []
        result = score(rules, taken, totals=game.totals, deal_number=game.deal_number)
        choice = chance.choice(result.moon_options or (None,))
        after = game.after(taken, choice)
        shot = f", seat {result.moon} shoots the moon: {choice}" if choice else ""
        lines.append(f"deal {game.deal_number} by seat {game.dealer}{shot}: {result.points}, totals {after.totals}")
        game = after
    return "\n".join([*lines, f"won by {game.outcome.winners}"]) + "\n"


def one_deal(game: Game, chance: Chance) -> tuple[list[str], tuple[Cards, ...]]:
    """A deal as every position sees it, and what each seat took."""
    rules, number = game.rules, game.deal_number
    (hands, rest), passing = shuffled(rules, chance), rules.passing.policy
    count = passing.count if passing.gives_to(number, rules.players) else 0
    passes = [Cards.of(chance.shuffled(list(passing.may_give(hand)))[:count]) for hand in hands]
    lines = [f"seat {seat} is dealt {hand} and passes {passes[seat]}" for seat, hand in enumerate(hands)]
    lines += [f"left over {listed(rest)}", f"passed {passing.direction(number)}"]
    position = begin(rules, exchange(rules, number, hands, passes), game.dealer, rest)
    while not position.over:
        lines += [] if position.trick else ["", *standing(position)]
        card = chance.choice(list(legal(rules, position.moment)))
        lines.append(f"seat {position.seat} plays {card} {choice_of(position)}")
        position = play(position, card)
    return [*lines, "", *(f"seat {seat} took {pile}" for seat, pile in enumerate(position.taken))], position.taken


def listed(cards: Sequence[Card]) -> str:
    """Cards in their order."""
    return " ".join(map(str, cards)) or "nothing"


def standing(position: Position) -> list[str]:
    """All that a trick begins with."""
    hearts = "broken" if position.hearts_broken else "unbroken"
    seats = zip(position.hands, position.taken, strict=True)
    return [
        f"trick {position.trick_number}, led by seat {position.leader}, hearts {hearts}",
        f"waiting {position.waiting or 'nothing'}, stock {listed(position.stock)}",
        *(f"seat {seat} holds {hand}, took {pile or 'nothing'}" for seat, (hand, pile) in enumerate(seats)),
    ]


def choice_of(position: Position) -> str:
    """What may be played, and what bars the rest."""
    judgement = judge_hand(position.rules, position.moment)
    told = [f"{reason.rule} bars {reason.cards}" for reason in judgement.reasons]
    return "; ".join([f"of {judgement.legal}", *told, *(f"{code} is waived" for code in judgement.waived)])


def counts(rules: RuleSet, leaves: int = LEAVES) -> str:
    """How many ways there are to play the first cards of fixed deals, up to so many."""
    lines = [HEAD.format(name=rules.name, leaves=LEAVES)]
    for name, (hands, rest) in fixed_deals(rules).items():
        position = begin(rules, hands, rest=rest)
        lines += [f"deal {name}", *(f"hand {faces(hand)}" for hand in hands)]
        lines += [f"rest {faces(rest)}"] if rest else []
        ways = play_counts(position, len(rules.deck.policy.cards), leaves)
        lines += [f"leads {position.leader}", f"ways {' '.join(map(str, ways))}", ""]
    return "\n".join(lines)


def faces(cards: Iterable[Card]) -> str:
    """Cards as they are printed, whichever deck they are of."""
    return " ".join(card.face for card in cards)


def fixed_deals(rules: RuleSet) -> dict[str, Dealt]:
    """Two seeded deals, one full of voids and one without any, and three in which seat 1 holds what hardly comes."""
    deck, players = list(rules.deck.policy.cards), rules.players
    dealt = players * rules.deck.policy.hand_size
    hearts = [card for card in reversed(deck) if card.suit is Suit.HEARTS]
    others = [card for card in reversed(deck) if card.suit not in {Suit.CLUBS, Suit.HEARTS}]
    one_by_one = [card for seat in range(players) for card in deck[seat:dealt:players]]
    return {
        "seed 1": deal(rules, 1),
        "seed 2": deal(rules, 2),
        "suit by suit": cut(rules, deck),
        "one by one": cut(rules, [*one_by_one, *deck[dealt:]]),
        "the queen and hearts": second_hand(rules, [QUEEN_OF_SPADES, *hearts, *others]),
        "the ace of clubs and hearts": second_hand(rules, [Card(Suit.CLUBS, Rank.ACE), *hearts, *others]),
        "the queen and no club": second_hand(rules, [QUEEN_OF_SPADES, *others[::2], *hearts]),
    }


def second_hand(rules: RuleSet, wanted: Sequence[Card]) -> Dealt:
    """A deal that gives seat 1 the first of these cards, and shuffles the others."""
    size = rules.deck.policy.hand_size
    held = list(dict.fromkeys(wanted))[:size]
    others = Chance(3).shuffled(list(rules.deck.policy.cards - Cards.of(held)))
    return cut(rules, [*others[:size], *held, *others[size:]])


GOLDEN = {"playthrough": playthrough, "counts": counts}

if __name__ == "__main__":
    for kind, made in GOLDEN.items():
        for name in sys.argv[1:] or PROFILES:
            (FOLDER / kind / f"{name}.txt").write_text(made(ruleset(name)), encoding="utf-8")
