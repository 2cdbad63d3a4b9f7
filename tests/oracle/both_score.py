"""Both engines counting: points, moons, what may be chosen, checksums, totals, the end of a game and its winners."""

from hertta.cards import Cards
from hertta.engine import after_deal, can_shoot, outcome, score
from tests.oracle import slow_score
from tests.oracle.same import same, told_apart
from tests.oracle.slow_tables import deck


def shares(facts, rng):
    """The deck in piles, some of them empty: by chance, or for a moon, a moon but for one card, or a sun."""
    piles = [[] for _ in range(facts["players"])]
    takers = rng.sample(range(facts["players"]), rng.randint(1, facts["players"]))
    wanted, kind = slow_score.wanted(facts), rng.choice(["chance", "moon", "moon", "nearly", "sun"])
    for card in deck(facts):
        alone = kind == "sun" or (kind != "chance" and card in wanted)
        piles[takers[0] if alone else rng.choice(takers)].append(card)
    if kind == "nearly":
        piles[takers[0]].remove(stray := rng.choice(wanted))
        piles[rng.randrange(facts["players"])].append(stray)
    return piles


def scores(rules, facts, rng):
    """What such piles cost, and who can still shoot when only some of their cards have been taken."""
    piles = shares(facts, rng)
    yield from score_of(rules, facts, piles, rng)
    some = [rng.sample(pile, min(len(pile), rng.choice([0, 1, 3]))) for pile in piles]
    yield from score_of(rules, facts, some, rng)
    for taken in (piles, some):
        seats = list(can_shoot(rules, [Cards.of(pile) for pile in told_apart(taken)]))
        same("can shoot", seats, slow_score.shooters(facts, taken), taken)


def score_of(rules, facts, piles, rng):
    """One deal's score, by every choice that there is, before and after totals near the limit are known."""
    taken, number = [Cards.of(pile) for pile in told_apart(piles)], rng.randint(1, 12)
    _, shooter, options = slow_score.counted(facts, piles)
    same("moon", (score(rules, taken).moon, list(score(rules, taken).moon_options)), (shooter, options), piles)
    for choice in options if options and facts["moon_choice"] in {"shooter", "above zero"} else [None]:
        points = counted_alike(rules, facts, piles, taken, choice).points
        half, limit = facts["limit"] // 2, facts["limit"]
        near = rng.choice([[0, 20, limit - 27], [half, half + 1], [limit - 30, limit - 1, limit, limit + 1, limit + 1]])
        totals = [rng.choice(near) - more for more in points]
        result = counted_alike(rules, facts, piles, taken, choice, totals, number)
        after = after_deal(rules, totals, result.points)
        same("totals", list(after), slow_score.standing(facts, totals, result.points), totals)
        end = outcome(rules, after, number)
        expected = slow_score.ended(facts, after, number)
        same("outcome", (end.over, list(end.winners)), expected, after, number)
        yield "over", end.over
        if end.over:
            yield "won by", "one" if list(end.winners) == slow_score.partners(facts, end.winners[0]) else "more"
        if result.moon is not None:
            yield "moon", choice or result.moon_options[0]
        if facts["sun"] and facts["sun"] in map(abs, result.points):
            yield "sun"


def counted_alike(rules, facts, piles, taken, choice, totals=None, number=1):
    """The engine's score of a deal, which is that of the slow one."""
    result = score(rules, taken, choice, totals, number)
    choice = choice or "add"
    expected = slow_score.counted(facts, piles, choice, totals, number)
    same("score", (list(result.points), result.moon, list(result.moon_options)), expected, piles, totals, number)
    choice = choice if choice in expected[2] or not expected[2] else expected[2][0]
    same("checksum", result.checksum, slow_score.checksum(facts, piles, choice), piles, choice)
    return result
