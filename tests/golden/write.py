"""Write the golden files anew: ``python tests/golden/write.py``, from the top of the checkout.

Do so only after a change of the rules, and read the difference: a change that leaves the rules alone leaves these files
alone. A playthrough is one whole deal with its pass, as every position sees it; a count is the number of ways to play
the first cards of a few deals, which no wrong rule leaves unchanged for long.
"""

from pathlib import Path

from hertta.cards import HEARTS, QUEEN_OF_SPADES, STANDARD_DECK, Cards
from hertta.engine import Chance, Position, begin, deal, exchange, judge_hand, legal, new_game, play, score, split
from hertta.rules import PROFILES, RuleSet, ruleset

FOLDER = Path(__file__).parent
DEPTH = 5


def playthrough(rules: RuleSet) -> str:
    """One seeded deal: the pass, then the whole state and the legal cards at each play, then the score.

    The letters of the profile's name give the seed and the number of the deal, so that each passes another way.
    """
    seed = sum(map(ord, rules.name))
    number = seed % 4 + 1
    hands, chance = deal(rules, seed), Chance(seed)
    count = rules.passing.policy.count if rules.passing.policy.gives_to(number, rules.players) else 0
    passes = [Cards.of(chance.shuffled(list(hand))[:count]) for hand in hands]
    lines = [f"{rules.name}, deal {number} of seed {seed}, passed {rules.passing.policy.direction(number)}"]
    lines += [f"seat {seat} is dealt {hand} and passes {passes[seat]}" for seat, hand in enumerate(hands)]
    position = begin(rules, exchange(rules, number, hands, passes))
    while not position.over:
        card = chance.choice(list(legal(rules, position.moment)))
        lines += ["", *state(position), f"plays {card}"]
        position = play(position, card)
    result, game = score(rules, position.taken), new_game(rules).after(position.taken)
    lines += ["", *(f"seat {seat} took {pile}" for seat, pile in enumerate(position.taken)), f"{result}"]
    return "\n".join([*lines, f"totals {game.totals}, next dealer {game.dealer}"]) + "\n"


def state(position: Position) -> list[str]:
    """The whole state as lines, with the legal cards and what bars the others."""
    judgement = judge_hand(position.rules, position.moment)
    barred = [f"{verdict.card} {verdict.rule}" for verdict in judgement.verdicts if not verdict.legal]
    hearts = "broken" if position.hearts_broken else "unbroken"
    trick = " ".join(map(str, position.trick)) or "nothing"
    return [
        f"trick {position.trick_number}, led by seat {position.leader}: {trick}; hearts {hearts}",
        *(f"seat {seat} holds {hand}; took {position.taken[seat]}" for seat, hand in enumerate(position.hands)),
        f"seat {position.seat} may play {judgement.legal}; barred: {', '.join(barred) or 'none'}",
    ]


def counts(rules: RuleSet) -> str:
    """How many ways there are to play the first 1, 2, … cards of fixed deals."""
    rows = [f"{rules.name}: ways to play the first 1 to {DEPTH} cards"]
    for name, hands in fixed_deals(rules).items():
        layer, numbers = [begin(rules, hands)], []
        for _ in range(DEPTH):
            layer = [play(at, card) for at in layer for card in legal(rules, at.moment)]
            numbers.append(str(len(layer)))
        rows.append(f"{name}: {' '.join(numbers)}")
    return "\n".join(rows) + "\n"


def fixed_deals(rules: RuleSet) -> dict[str, tuple[Cards, ...]]:
    """A seeded deal, and three in which seat 1 holds what hardly ever comes."""
    deals = {"seed 1": deal(rules, 1)}
    twelve = HEARTS - Cards.parse("2H")
    rare_hands = {
        "twelve hearts and the queen": twelve | Cards.of([QUEEN_OF_SPADES]),
        "twelve hearts and the ace of clubs": twelve | Cards.parse("AC"),
        "no clubs": Cards.parse("2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H QS"),
    }
    for name, rare in rare_hands.items():
        others = split(Chance(3).shuffled(list(STANDARD_DECK - rare)), len(rare))
        deals[name] = (others[0], rare, *others[1:])
    return deals


GOLDEN = {"playthrough": playthrough, "counts": counts}

if __name__ == "__main__":
    for kind, made in GOLDEN.items():
        (FOLDER / kind).mkdir(exist_ok=True)
        for profile in PROFILES:
            (FOLDER / kind / f"{profile}.txt").write_text(made(ruleset(profile)), encoding="utf-8")
