"""Which cards may be played, by the second engine, who takes a trick and whether it breaks hearts.

Each card is asked by itself whether a sentence of the source bars it; nothing is narrowed for the whole hand. The
questions are put with the facts, the hand, the trick so far, its number and whether hearts were broken before it. With
two decks a card may stand twice in a hand.
"""

from collections.abc import Sequence

from hertta.analysis.second.tables import Facts, lowest_club, rank


def barred_by(
    facts: Facts, card: str, hand: Sequence[str], trick: Sequence[str], number: int, broken: bool
) -> str | None:
    """The code of the rule that bars this card now, or None; of several rules the first.

    >>> from hertta.analysis.second import profile
    >>> barred_by(profile("hjerter"), "5H", ["4D", "5H"], ["2C"], 1, False)
    'first-trick-points'
    """
    if card not in hand:
        return "not-in-hand"
    if trick:
        return _barred_in_trick(facts, card, hand, trick[0][1], number)
    if _opens(facts, hand, number):
        return _barred_as_first(facts, card, hand)
    if _heart_waits(facts, card, hand, broken):
        return "hearts-not-broken"
    if _queen_waits(facts, card, broken) and not _only_queens_may_be_led(facts, hand, broken):
        return "queen-not-broken"
    return None


def barring(facts: Facts, card: str, hand: Sequence[str], trick: Sequence[str], number: int, broken: bool) -> list[str]:
    """The codes of all rules that, each taken alone on the whole hand, bar this card; none bars a legal one.

    Who throws a heart on the first trick and holds the led suit breaks two rules at once; a question that has a single
    right answer must know that. The ban of the first trick names whoever plays, so it bars a lead as well, though there
    another rule always comes first. The first of them is what ``barred_by`` says.

    >>> from hertta.analysis.second import profile
    >>> barring(profile("hjerter"), "5H", ["4C", "5H"], ["2C"], 1, False)
    ['follow-suit', 'first-trick-points']
    >>> barring(profile("hjerter"), "5H", ["2C", "5H"], [], 1, False)
    ['opening-card', 'hearts-not-broken', 'first-trick-points']
    """
    first = barred_by(facts, card, hand, trick, number, broken)
    if first is None or first == "not-in-hand":
        return [first] if first else []
    if trick:
        codes = ["follow-suit" if _holds(hand, trick[0][1]) else None, _banned(facts, card, hand, number)]
    else:
        codes = [
            _barred_as_first(facts, card, hand) if _opens(facts, hand, number) else None,
            "hearts-not-broken" if _heart_waits(facts, card, hand, broken) else None,
            "queen-not-broken" if _queen_waits(facts, card, broken) else None,
            _banned(facts, card, hand, number),
        ]
    return [code for code in codes if code]


def legal(facts: Facts, hand: Sequence[str], trick: Sequence[str], number: int, broken: bool) -> list[str]:
    """The cards of the hand that nothing bars.

    >>> from hertta.analysis.second import profile
    >>> legal(profile("hjerter"), ["4D", "5H", "QS"], ["2C"], 1, False)
    ['4D']
    """
    return [card for card in hand if barred_by(facts, card, hand, trick, number, broken) is None]


def unforeseen(facts: Facts, hand: Sequence[str], trick: Sequence[str], number: int, broken: bool) -> list[str]:
    """Codes of the rules that, as they are worded, would leave no card (readings A2 and B1).

    >>> from hertta.analysis.second import profile
    >>> [unforeseen(profile(name), ["5H", "QS"], ["2C"], 1, False) for name in ("hjerter", "hertan-saannot")]
    [['first-trick-points'], []]
    """
    if trick:
        banned = number == 1 and facts["ban"] and all(_pointed(card) for card in hand)
        unsaid = banned and not _holds(hand, trick[0][1]) and not _says_what_then(facts, hand)
        return ["first-trick-points"] if unsaid else []
    codes = []
    if facts["hearts_wait"] == "unsaid" and not broken and all(card[1] == "H" for card in hand):
        codes.append("hearts-not-broken")
    waits = _queen_waits(facts, "QS", broken) and not _opens(facts, hand, number)
    if waits and _only_queens_may_be_led(facts, hand, broken):
        codes.append("queen-not-broken")
    return codes


def _opens(facts: Facts, hand: Sequence[str], number: int) -> bool:
    """Whether the leader opens the first trick with a club."""
    return number == 1 and bool(facts["opens"]) and _holds(hand, "C")


def _holds(hand: Sequence[str], suit: str) -> bool:
    """Whether a card of this suit is in the hand."""
    return any(card[1] == suit for card in hand)


def _barred_as_first(facts: Facts, card: str, hand: Sequence[str]) -> str | None:
    """What bars a card of one who opens (000-063, 001-032, 002-013, 004-018, D2)."""
    if facts["opens"] == "any club":
        return None if card[1] == "C" else "opening-club"
    return None if card == lowest_club(hand) else "opening-card"


def _heart_waits(facts: Facts, card: str, hand: Sequence[str], broken: bool) -> bool:
    """Whether hearts, not yet broken, keep this card from being led.

    Any other card in the hand is another suit, the queen of spades too (000-081, B2); at a table where she counts as
    a heart a hand of hearts and queens is one of hearts.
    """
    if broken or card[1] != "H" or facts["hearts_wait"] is None:
        return False
    like_hearts = ["QS"] if facts["hearts_wait"] == "points" else []
    return any(other[1] != "H" and other not in like_hearts for other in hand)


def _queen_waits(facts: Facts, card: str, broken: bool) -> bool:
    """Whether this is a queen of spades that a house rule keeps from being led before hearts are broken."""
    return card == "QS" and not broken and bool(facts["queen_waits"])


def _only_queens_may_be_led(facts: Facts, hand: Sequence[str], broken: bool) -> bool:
    """Whether hearts may not be led, and there is nothing else than the queen."""
    return all(other == "QS" or _heart_waits(facts, other, hand, broken) for other in hand)


def _barred_in_trick(facts: Facts, card: str, hand: Sequence[str], suit: str, number: int) -> str | None:
    """What bars a card of one who plays to a trick that was led with this suit."""
    if card[1] == suit:
        return None
    if _holds(hand, suit):
        return "follow-suit"  # 000-047, 001-035, 002-015, 004-020
    return _banned(facts, card, hand, number)


def _banned(facts: Facts, card: str, hand: Sequence[str], number: int) -> str | None:
    """What bars a point card that is thrown on the first trick."""
    if number != 1 or not facts["ban"] or not _pointed(card):
        return None
    if any(not _pointed(other) for other in hand):
        return "first-trick-points"  # 000-068, 001-042, 002-018, 004-023
    if facts["ban"] == "hearts" and card == "QS" and _holds(hand, "H"):
        return "first-trick-points"  # 000-073
    if facts["ban"] == "queen" and card != "QS" and "QS" in hand:
        return "first-trick-points"
    return None


def _pointed(card: str) -> bool:
    """Whether the ban names this card: hearts and the queen of spades, whatever they cost (F10)."""
    return card[1] == "H" or card == "QS"


def _says_what_then(facts: Facts, hand: Sequence[str]) -> bool:
    """Whether the source says which card of this hand of points only may go into trick 1."""
    if facts["ban"] == "hearts":
        return _holds(hand, "H")
    return facts["ban"] in {"all", "queen"}


def winner(facts: Facts, trick: Sequence[str]) -> int | None:
    """Which place in the trick wins it, or None where all cards of the led suit cancel each other.

    It is the highest card of the led suit, there is no trump (000-054 ff.), and of two equal cards neither wins
    (001-070).

    >>> from hertta.analysis.second import profile
    >>> winner(profile("hjerter"), ["5C", "AH", "KC", "2C"])
    2
    """
    places = [place for place, card in enumerate(trick) if card[1] == trick[0][1]]
    if facts["equal_cards_cancel"]:
        places = [place for place in places if trick.count(trick[place]) == 1]
    return max(places, key=lambda place: rank(trick[place]), default=None)


def breaks(facts: Facts, trick: Sequence[str]) -> bool:
    """Whether this trick breaks hearts: by any heart, or only by one that was thrown on another suit (B3).

    The queen of spades breaks them only where a house rule says so (B6).

    >>> from hertta.analysis.second import profile
    >>> [breaks(profile(name), ["5H", "7H"]) for name in ("hertan-saannot", "hjerter")]
    [True, False]
    """
    if facts["queen_breaks"] and "QS" in trick:
        return True
    if facts["breaks"] == "off-suit heart" and trick and trick[0][1] == "H":
        return False
    return _holds(trick, "H")
