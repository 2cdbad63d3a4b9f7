"""A second, slow engine, written from the claims and the readings alone: the pass and the play.

It shares nothing with ``hertta``: cards are strings, hands are lists, and each card is asked by itself whether a
sentence of the source bars it, where the product narrows a mask for the whole hand. What both must agree on is
compared in ``test_oracle.py``; where they differ, one of them has misread a source. With two decks a card may stand
twice in a list. What the profiles say is in ``slow_tables.py``, the counting in ``slow_score.py``.
"""

from tests.oracle.slow_tables import lowest_club, rank


def direction(facts, deal_number):
    """Where the cards go in this deal (C1, C2, C4)."""
    return facts["cycle"][(deal_number - 1) % len(facts["cycle"])]


def gives_to(facts, deal_number):
    """Whom seat 0, 1, … gives to, or None where nothing is given."""
    players = facts["players"]
    steps = {"left": 1, "right": players - 1, "across": players // 2}
    if direction(facts, deal_number) == "none":
        return None
    return [(seat + steps[direction(facts, deal_number)]) % players for seat in range(players)]


def pass_fault(facts, deal_number, hand, given):
    """Why these cards may not be given away, or None.

    A card that a house rule keeps may go only where the hand has not enough others.
    """
    if gives_to(facts, deal_number) is None:
        return "no-pass" if given else None
    if len(given) != facts["count"]:
        return "pass-count"
    if any(given.count(card) > hand.count(card) for card in given):
        return "not-in-hand"
    enough = len([card for card in hand if card not in facts["kept"]]) >= facts["count"]
    return "kept-card" if enough and any(card in facts["kept"] for card in given) else None


def exchanged(facts, deal_number, hands, passes):
    """The hands after everybody has given cards from the hand that was dealt (C5)."""
    after = [list(hand) for hand in hands]
    receivers = gives_to(facts, deal_number) or []
    for giver, receiver in enumerate(receivers):
        for card in passes[giver]:
            after[giver].remove(card)
            after[receiver].append(card)
    return after


def opener(hands, dealer=None):
    """Who leads the first trick, and with which card: the lowest club in the hands (D2, D5, F14).

    Where two hold it, the first from the dealer's left; where none holds a club, the dealer's left, with any card.
    """
    first = 0 if dealer is None else (dealer + 1) % len(hands)
    card = lowest_club([card for hand in hands for card in hand])
    for step in range(len(hands)):
        seat = (first + step) % len(hands)
        if card in hands[seat]:
            return seat, card
    return first, None


def barred_by(facts, card, hand, trick, number, broken):
    """The code of the rule that bars this card now, or None."""
    if card not in hand:
        return "not-in-hand"
    if trick:
        return barred_in_trick(facts, card, hand, trick[0][1], number)
    if number == 1 and facts["opens"] and lowest_club(hand):
        return barred_as_first(facts, card, hand)
    if heart_waits(facts, card, hand, broken):
        return "hearts-not-broken"
    if queen_waits(facts, card, broken) and not only_queens_may_be_led(facts, hand, broken):
        return "queen-not-broken"
    return None


def barred_as_first(facts, card, hand):
    """The same for whoever leads the first trick with a club in the hand (000-063, 001-032, 002-013, 004-018, D2)."""
    if facts["opens"] == "any club":
        return None if card[1] == "C" else "opening-club"
    return None if card == lowest_club(hand) else "opening-card"


def heart_waits(facts, card, hand, broken):
    """Whether hearts, not yet broken, keep this card from being led.

    Any other card in the hand is another suit, the queen of spades too (000-081, B2); at a table where she counts as
    a heart a hand of hearts and queens is one of hearts.
    """
    if broken or card[1] != "H" or facts["hearts_wait"] is None:
        return False
    like_hearts = ["QS"] if facts["hearts_wait"] == "points" else []
    return any(other[1] != "H" and other not in like_hearts for other in hand)


def queen_waits(facts, card, broken):
    """Whether this is a queen of spades that a house rule keeps from being led before hearts are broken."""
    return facts["queen_waits"] and card == "QS" and not broken


def only_queens_may_be_led(facts, hand, broken):
    """Whether hearts may not be led, and there is nothing else than the queen."""
    return all(other == "QS" or heart_waits(facts, other, hand, broken) for other in hand)


def barred_in_trick(facts, card, hand, suit, number):
    """The same for whoever plays to a trick that was led with this suit."""
    if card[1] == suit:
        return None
    for other in hand:
        if other[1] == suit:
            return "follow-suit"  # 000-047, 001-035, 002-015, 004-020
    if number == 1 and facts["ban"] and pointed(card):
        if any(not pointed(other) for other in hand):
            return "first-trick-points"  # 000-068, 001-042, 002-018, 004-023
        if facts["ban"] == "hearts" and card == "QS" and any(other[1] == "H" for other in hand):
            return "first-trick-points"  # 000-073
        if facts["ban"] == "queen" and card != "QS" and "QS" in hand:
            return "first-trick-points"
    return None


def pointed(card):
    """Whether the ban names this card: hearts and the queen of spades, whatever they cost (F10)."""
    return card[1] == "H" or card == "QS"


def legal(facts, hand, trick, number, broken):
    """The cards of the hand that nothing bars."""
    return [card for card in hand if barred_by(facts, card, hand, trick, number, broken) is None]


def unforeseen(facts, hand, trick, number, broken):
    """Codes of the rules that, as they are worded, would leave no card (readings A2 and B1)."""
    if trick:
        void = all(card[1] != trick[0][1] for card in hand)
        banned = number == 1 and facts["ban"] and all(pointed(card) for card in hand)
        return ["first-trick-points"] if void and banned and not says_what_then(facts, hand) else []
    codes = []
    if facts["hearts_wait"] == "unsaid" and not broken and all(card[1] == "H" for card in hand):
        codes.append("hearts-not-broken")
    opens = number == 1 and facts["opens"] and lowest_club(hand)
    if not opens and only_queens_may_be_led(facts, hand, broken) and queen_waits(facts, "QS", broken):
        codes.append("queen-not-broken")
    return codes


def says_what_then(facts, hand):
    """Whether the source says which card of this hand of points only may go into trick 1."""
    if facts["ban"] == "hearts":
        return any(card[1] == "H" for card in hand)
    return facts["ban"] in {"all", "queen"}


def winner(facts, trick):
    """Which place in the trick wins it, or None where all cards of the led suit cancel each other.

    It is the highest card of the led suit, there is no trump (000-054 ff.), and of two equal cards neither wins
    (001-070).
    """
    places = [place for place, card in enumerate(trick) if card[1] == trick[0][1]]
    if facts["equal_cards_cancel"]:
        places = [place for place in places if trick.count(trick[place]) == 1]
    return max(places, key=lambda place: rank(trick[place]), default=None)


def breaks(facts, trick):
    """Whether this trick breaks hearts: by any heart, or only by one that was thrown on another suit (B3).

    The queen of spades breaks them only where a house rule says so (B6).
    """
    if facts["queen_breaks"] and "QS" in trick:
        return True
    if facts["breaks"] == "off-suit heart" and trick and trick[0][1] == "H":
        return False
    return any(card[1] == "H" for card in trick)


class Deal:
    """A deal as it lies open on the table, from the first lead to the last trick.

    Cards of a trick that nobody won wait, and the same seat leads again (F14); the widow goes with the first trick
    that is won; from the stock each draws a card after the trick, its winner first (002-038, D5).
    """

    def __init__(self, facts, hands, dealer=None, stock=(), widow=()):
        self.facts = facts
        self.hands = [list(hand) for hand in hands]
        self.leader, _ = opener(self.hands, dealer)
        self.stock, self.widow = list(stock), list(widow)
        self.number, self.broken = 1, False
        self.trick, self.waiting = [], []
        self.taken = [[] for _ in hands]

    @property
    def seat(self):
        """Whose card is next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self):
        """Whether all cards have been played."""
        return not any(self.hands) and not self.stock

    def asked(self):
        """What the questions about the next card are asked with."""
        return self.facts, self.hands[self.seat], self.trick, self.number, self.broken

    def play(self, card):
        """Put the card into the trick, and gather the trick when it is full."""
        self.hands[self.seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == len(self.hands):
            self.gather()

    def gather(self):
        """Give the trick to its winner, or let it wait; then draw."""
        place = winner(self.facts, self.trick)
        self.broken = self.broken or breaks(self.facts, self.trick)
        self.waiting += self.trick
        if place is not None:
            self.leader = (self.leader + place) % len(self.hands)
        if place is not None or self.over:
            self.taken[self.leader] += self.waiting + self.widow
            self.waiting, self.widow = [], []
        for step in range(len(self.hands)):
            if self.stock:
                self.hands[(self.leader + step) % len(self.hands)].append(self.stock.pop(0))
        self.trick = []
        self.number += 1


def first_wrong(facts, hands, plays, number=1, broken=False, stock=()):
    """The first wrong play as (index, code), or None; ``plays`` are (seat, card) and begin with a lead."""
    deal = Deal(facts, hands, stock=stock)
    deal.number, deal.broken = number, broken
    if number > 1:
        deal.leader = plays[0][0]
    for index, (seat, card) in enumerate(plays):
        if seat != deal.seat:
            return index, "out-of-turn"
        code = barred_by(facts, card, *deal.asked()[1:])
        if code:
            return index, code
        deal.play(card)
    return None
