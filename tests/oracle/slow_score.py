"""The counting of the slow second engine: points, moons, the checksum, the end of a game and its winners."""

from tests.oracle.slow_tables import deck, partners, price


def cost(facts, cards):
    """Points lying among these cards."""
    return sum(price(facts, card) for card in cards)


def point_cards(facts):
    """Every card worth more than nothing, as often as the decks have it."""
    return [card for card in deck(facts) if price(facts, card) > 0]


def wanted(facts):
    """What one must take to shoot the moon: every point card (E7), and the bonus card where the table needs it."""
    needs_bonus = facts["bonus_card"] and facts["bonus_in_moon"] != "besides"
    return point_cards(facts) + ([facts["bonus_card"]] * facts["decks"] if needs_bonus else [])


def shooter(facts, taken):
    """The seat that has taken everything that is wanted, or None; a set of cards, never a sum of points (E1)."""
    needed = wanted(facts)
    for seat, pile in enumerate(taken):
        if facts["moon"] and all(pile.count(card) == facts["decks"] for card in needed):
            return seat
    return None


def shooters(facts, taken):
    """The seats that may still shoot: nobody else holds a card that is wanted (E8)."""
    if not facts["moon"]:
        return []
    needed = wanted(facts)
    holders = {seat for seat, pile in enumerate(taken) for card in pile if card in needed}
    return [seat for seat in range(facts["players"]) if holders <= {seat}]


def moon_sum(facts, taken, seat):
    """What a moon is about: the sum of all point cards, or that of a sun where the shooter has taken every card."""
    if facts["sun"] is not None and len(taken[seat]) == len(deck(facts)):
        return facts["sun"]
    return cost(facts, point_cards(facts))


def moon_points(facts, taken, seat, choice):
    """Points a seat for the moon alone: a partner gets nothing (E7), and one who subtracts costs nobody (E1)."""
    if choice == "subtract":
        return [-moon_sum(facts, taken, seat) if other == seat else 0 for other in range(facts["players"])]
    spared = partners(facts, seat)
    return [0 if other in spared else moon_sum(facts, taken, seat) for other in range(facts["players"])]


def nothing_taken(facts, pile):
    """What a table gives to one who has taken no trick, and to one who has taken no point card."""
    costly = any(price(facts, card) > 0 for card in pile)
    return (0 if pile else facts["no_tricks"]) + (0 if costly else facts["no_points"])


def points_for(facts, taken, seat, choice):
    """Points a seat, with the moon of this seat or without one, after this choice.

    A moon stands instead of all else but the bonus card.
    """
    if seat is None:
        return [cost(facts, pile) + nothing_taken(facts, pile) for pile in taken]
    bonus = 0 if facts["bonus_in_moon"] == "dropped" else facts["bonus"]
    turned = moon_points(facts, taken, seat, choice)
    return [points + bonus * pile.count(facts["bonus_card"]) for points, pile in zip(turned, taken, strict=True)]


def automatic(facts, taken, seat, totals, deal_number):
    """The choice that the table makes for the shooter, who subtracts only where adding would end the game."""
    added = standing(facts, totals, points_for(facts, taken, seat, "add"))
    over, winners = ended(facts, added, deal_number)
    if over and (facts["moon_choice"] == "unless over" or seat not in winners):
        return "subtract"
    return "add"


def counted(facts, taken, choice="add", totals=None, deal_number=1):
    """Points a seat, the shooter or None, and what may be chosen; ``taken`` is a list of cards a seat."""
    seat = shooter(facts, taken)
    options = facts["moon"] if seat is not None else []
    if options and facts["moon_choice"] == "above zero":
        enough = totals is not None and totals[seat] >= moon_sum(facts, taken, seat)
        options = ["add", "subtract"] if enough else ["add"]
    elif options and facts["moon_choice"] != "shooter" and totals is not None:
        choice = automatic(facts, taken, seat, totals, deal_number)
        options = [choice]
    return points_for(facts, taken, seat, choice), seat, options


def checksum(facts, taken, choice="add"):
    """What the points of the deal add up to if all is taken: from the price list of the whole deck."""
    prices = [price(facts, card) for card in deck(facts)]
    bonuses = sum(each for each in prices if each < 0)
    seat = shooter(facts, taken)
    if seat is None:
        return sum(prices) + sum(nothing_taken(facts, pile) for pile in taken)
    each = moon_sum(facts, taken, seat)
    whole = -each if choice == "subtract" else each * (facts["players"] - len(partners(facts, seat)))
    return whole + (0 if facts["bonus_in_moon"] == "dropped" else bonuses)


def standing(facts, totals, points=None):
    """The totals after a deal; who stands exactly at the limit falls back where the table has it so."""
    after = [total + more for total, more in zip(totals, points or [0] * len(totals), strict=True)]
    if facts["drops_to"] is None:
        return after
    return [facts["drops_to"] if total == facts["limit"] else total for total in after]


def ended(facts, totals, deal_number=1):
    """Whether the game is over after this deal, and who has won it (F1, F3, F8, F11, F12)."""
    sums = [sum(standing(facts, totals)[other] for other in partners(facts, seat)) for seat in range(len(totals))]
    limit = facts["limit"]
    over = any(each >= limit if facts["limit_is_enough"] else each > limit for each in sums)
    over = over or (facts["deals"] is not None and deal_number >= facts["deals"])
    best = max(sums) if facts["most_wins"] else min(sums)
    winners = [seat for seat in range(len(totals)) if sums[seat] == best]
    if facts["ties_play_on"] and winners != partners(facts, winners[0]):
        over = False
    return over, winners if over else []


def next_dealer(facts, dealer):
    """Who deals next: the one on the dealer's left (C6)."""
    return (dealer + 1) % facts["players"]
