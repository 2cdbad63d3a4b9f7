"""A second, slow engine, written from the claims and the readings alone.

It shares nothing with ``hertta``: cards are strings, hands are lists, and each card is asked by itself whether a
sentence of the source bars it, where the product narrows a mask for the whole hand. What both must agree on is
compared in ``test_oracle.py``; where they differ, one of them has misread a source.
"""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

SAYS = {
    # source: ban in trick 1 | a hand of points only there | only hearts on lead | what breaks | cycle | moon | end
    "hertan-saannot": ("ban", "hearts", "stated", "any", "LRAN", ["add"], "reach"),
    "herttamisaari": ("no ban", None, "stated", "off-suit", "LRAN", ["add", "subtract"], "reach"),
    "herttamisaari-kotisaanto": ("ban", "whole hand", "stated", "off-suit", "LRAN", ["add", "subtract"], "reach"),
    "hertta-korttipeli": ("ban", "unforeseen", "unforeseen", "any", "LRA", ["add"], "pass"),
    "hjerter": ("ban", "unforeseen", "stated", "off-suit", "LRAN", ["add"], "reach"),
    "hjerter-trekk": ("ban", "unforeseen", "stated", "off-suit", "LRAN", ["add", "subtract"], "reach"),
}


def costs(card):
    """Points of one card: a heart 1, the queen of spades 13 (000-004, 001-009, 002-031 f., 004-034 ff.)."""
    if card == "QS":
        return 13
    return 1 if card[1] == "H" else 0


def barred_by(profile, card, hand, trick, number, broken):
    """The code of the rule that bars this card now, or None."""
    if card not in hand:
        return "not-in-hand"
    if trick:
        return barred_in_trick(profile, card, hand, trick[0][1], number)
    if number == 1 and any(other[1] == "C" for other in hand):
        return None if card == "2C" else "opening-card"
    if card[1] == "H" and not broken:
        for other in hand:
            if other[1] != "H":
                return "hearts-not-broken"  # 000-081 and B2: the queen of spades counts as another suit
    return None


def barred_in_trick(profile, card, hand, suit, number):
    """The same for whoever plays to a trick that was led with this suit."""
    ban, points_only, _, _, _, _, _ = SAYS[profile]
    if card[1] == suit:
        return None
    for other in hand:
        if other[1] == suit:
            return "follow-suit"  # 000-047, 001-035, 002-015, 004-020
    if number == 1 and ban == "ban" and costs(card):
        if any(costs(other) == 0 for other in hand):
            return "first-trick-points"  # 000-068, 001-042, 002-018, 004-023
        if points_only == "hearts" and card == "QS" and hand != ["QS"]:
            return "first-trick-points"  # 000-073
    return None


def legal(profile, hand, trick, number, broken):
    """The cards of the hand that nothing bars."""
    return [card for card in hand if barred_by(profile, card, hand, trick, number, broken) is None]


def unforeseen(profile, hand, trick, number, broken):
    """Codes of the rules that, as the source words them, would leave no card (readings A2 and B1)."""
    _, points_only, hearts_only, _, _, _, _ = SAYS[profile]
    codes = []
    if trick and number == 1 and points_only and all(costs(card) for card in hand):
        void = all(card[1] != trick[0][1] for card in hand)
        queen_alone = points_only == "hearts" and hand == ["QS"]
        if void and (points_only == "unforeseen" or queen_alone):
            codes.append("first-trick-points")
    if not trick and not broken and hearts_only == "unforeseen" and all(card[1] == "H" for card in hand):
        codes.append("hearts-not-broken")
    return codes


def winner(trick):
    """Which place in the trick has the highest card of the led suit; no trump (000-054 ff.)."""
    best = 0
    for place, card in enumerate(trick):
        if card[1] == trick[0][1] and RANKS.index(card[0]) > RANKS.index(trick[best][0]):
            best = place
    return best


def breaks(profile, trick):
    """Whether this trick breaks hearts: any heart, or only one thrown on another suit (B3); never the queen (B6)."""
    hearts = [card for card in trick if card[1] == "H"]
    if SAYS[profile][3] == "off-suit":
        return bool(hearts) and trick[0][1] != "H"
    return bool(hearts)


def direction(profile, deal_number):
    """Where the cards go in this deal (C1, C2)."""
    cycle = SAYS[profile][4]
    names = {"L": "left", "R": "right", "A": "across", "N": "none"}
    return names[cycle[(deal_number - 1) % len(cycle)]]


def exchanged(profile, deal_number, hands, passes):
    """The hands after everybody has given three cards from the hand that was dealt (C5)."""
    step = {"left": 1, "right": 3, "across": 2, "none": 0}[direction(profile, deal_number)]
    after = [[card for card in hand if card not in given] for hand, given in zip(hands, passes, strict=True)]
    for seat, given in enumerate(passes):
        after[(seat + step) % 4] += given
    return after


def opener(hands):
    """Who holds the two of clubs."""
    for seat, hand in enumerate(hands):
        if "2C" in hand:
            return seat
    return None


def counted(profile, taken, choice="add"):
    """Points a seat, the shooter or None, and what may be chosen; ``taken`` is a list of cards a seat."""
    points = [sum(costs(card) for card in pile) for pile in taken]
    for seat, pile in enumerate(taken):
        if "QS" in pile and all(rank + "H" in pile for rank in RANKS):
            if choice == "subtract":
                return [-26 if other == seat else 0 for other in range(4)], seat, SAYS[profile][5]
            return [0 if other == seat else 26 for other in range(4)], seat, SAYS[profile][5]
    return points, None, []


def shooters(taken):
    """The seats that may still take every point card: none of the others holds one."""
    holders = {seat for seat, pile in enumerate(taken) for card in pile if costs(card)}
    return [seat for seat in range(4) if holders <= {seat}]


def ended(profile, totals):
    """Whether the game is over, and who has won it (F1, F3)."""
    over = any(total >= 100 if SAYS[profile][6] == "reach" else total > 100 for total in totals)
    return over, [seat for seat in range(4) if totals[seat] == min(totals)] if over else []


def first_wrong(profile, hands, plays, number=1, broken=False):
    """The first wrong play as (index, code), or None; ``plays`` are (seat, card) and begin with a lead."""
    hands = [list(hand) for hand in hands]
    turn = opener(hands) if number == 1 else plays[0][0]
    trick, leader = [], turn
    for index, (seat, card) in enumerate(plays):
        if seat != turn:
            return index, "out-of-turn"
        code = barred_by(profile, card, hands[seat], trick, number, broken)
        if code:
            return index, code
        hands[seat].remove(card)
        trick.append(card)
        turn = (turn + 1) % 4
        if len(trick) == 4:
            leader = turn = (leader + winner(trick)) % 4
            broken = broken or breaks(profile, trick)
            trick, number = [], number + 1
    return None
