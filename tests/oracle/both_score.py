"""Both engines counting: points, moons, what may be chosen, checksums, totals, the end of a game and its winners."""

from hertta.analysis import second
from hertta.analysis.second import deck
from hertta.cards import Cards
from hertta.engine import after_deal, can_shoot, outcome, score
from tests.oracle.same import same, told_apart


def shares(facts, rng):
    """The deck in piles, some of them empty: by chance, or for a moon, a moon but for one card, or a sun."""
    piles = [[] for _ in range(facts["players"])]
    takers = rng.sample(range(facts["players"]), rng.randint(1, facts["players"]))
    wanted, kind = second.wanted(facts), rng.choice(["chance", "moon", "moon", "nearly", "sun"])
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
        same("can shoot", seats, second.shooters(facts, taken), taken)


def score_of(rules, facts, piles, rng):
    """One deal's score by every choice that there is, where no totals are known and for totals often near the limit."""
    taken, number = [Cards.of(pile) for pile in told_apart(piles)], rng.randint(1, 12)
    by_choice = [points for _, points in counted_alike(rules, facts, piles, taken)]
    half, limit = facts["limit"] // 2, facts["limit"]
    at = [limit - 30, limit - 1, limit, limit + 1, limit + 1]
    near = rng.choice([[0, 20, limit - 27], [half, half + 1], at, at, [limit, 4 * limit]])
    totals = [rng.choice(near) - more for more in rng.choice(by_choice)]
    for choice, points in counted_alike(rules, facts, piles, taken, totals, number):
        after = after_deal(rules, totals, points)
        same("totals", list(after), second.standing(facts, totals, points), totals)
        end = outcome(rules, after, number)
        expected = second.ended(facts, after, number)
        same("outcome", (end.over, list(end.winners)), expected, after, number)
        yield "over", end.over
        if end.over:
            yield "won by", "one" if list(end.winners) == second.partners(facts, end.winners[0]) else "more"
        if choice:
            yield "moon", choice
        if facts["sun"] and facts["sun"] in map(abs, points):
            yield "sun"


def counted_alike(rules, facts, piles, taken, *standing):
    """Each choice that there is, or None, with the points that both engines then count."""
    _, moon, options = second.counted(facts, piles, "add", *standing)
    result = score(rules, taken, None, *standing)
    same("moon", (result.moon, list(result.moon_options)), (moon, options), piles, *standing)
    for choice in options or [None]:
        result = score(rules, taken, choice, *standing)
        expected = second.counted(facts, piles, choice, *standing)[0], second.checksum(facts, piles, choice)
        same("score", (list(result.points), result.checksum), expected, piles, choice, *standing)
        yield choice, result.points
