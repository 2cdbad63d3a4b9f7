"""For the cells of a notebook: ask the engine about a hand, in a line, and read the answer."""

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import (
    Moment,
    Verdict,
    breaks_hearts,
    judge,
    judge_hand,
    legal,
    moment,
    outcome,
    score,
    trick_points,
    trick_winner,
)
from hertta.engine.checks import card_faults, check, trick_faults
from hertta.errors import PositionError
from hertta.rules import READINGS, Claim, RuleSet, claim, ruleset
from hertta.rules.policies import MoonChoice
from hertta.text.reasons import explain, source_line

_SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def ask(rules: str, *, hand: str, trick: str = "", trick_number: int = 2, hearts_broken: bool = False) -> None:
    """Print which cards of a hand are legal, and by which rule each other one is refused.

    Args:
        rules: name of the profile, such as ``hjerter``.
        hand: cards such as ``"4D 5H QS"``.
        trick: the cards already played, in order; empty to lead.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.

    Raises:
        HerttaError: if the profile, a card or the position can't be.

    >>> ask("hjerter", hand="4D 5H", trick="2C", trick_number=1)
    legal    4♦
    refused  5♥  first-trick-points (Hjerter ¶22)
    """
    profile, asked = _asked(rules, hand, trick, trick_number, hearts_broken)
    judgement = judge_hand(profile, asked)
    print("legal   ", _row(judgement.legal))
    for verdict in judgement.verdicts:
        if not verdict.legal:
            print(f"refused  {_symbol(verdict.card)}  {verdict.rule} ({_place(verdict)})")


def why(
    rules: str,
    card: str,
    *,
    hand: str,
    trick: str = "",
    trick_number: int = 2,
    hearts_broken: bool = False,
    lang: str = "en",
) -> None:
    """Print why a card is legal or not, as a learner is told, and where it is written; of our readings also why.

    Args:
        rules: name of the profile.
        card: the card asked about.
        hand: the cards held.
        trick: the cards already played, in order.
        trick_number: from 1.
        hearts_broken: whether hearts were broken before this trick.
        lang: ``fi``, ``nb`` or ``en``.

    Raises:
        HerttaError: if the profile, a card or the position can't be.
    """
    profile, asked = _asked(rules, hand, trick, trick_number, hearts_broken)
    verdict = judge(profile, asked, Card.parse(card))
    print("✓" if verdict.legal else "✕", f"{_symbol(verdict.card)} ", explain(verdict, lang, profile.source))
    for line in dict.fromkeys(_cited(claim(claim_id), lang) for claim_id in verdict.claims):
        print("  ", line)


def compare(
    first: str, second: str, *, hand: str, trick: str = "", trick_number: int = 2, hearts_broken: bool = False
) -> None:
    """Print the legal cards by two profiles, one under the other.

    Raises:
        HerttaError: if a profile, a card or the position can't be.

    >>> compare("herttamisaari", "hjerter", hand="4D 5H", trick="2C", trick_number=1)
    herttamisaari  4♦ 5♥
    hjerter        4♦
    """
    width = max(len(first), len(second))
    for name in (first, second):
        profile, asked = _asked(name, hand, trick, trick_number, hearts_broken)
        print(f"{name:{width}} ", _row(legal(profile, asked)))


def who_wins(trick: str, *, rules: str = "hertan-saannot") -> None:
    """Print which card of a trick wins it, and the points that lie in it.

    Raises:
        HerttaError: if the profile, a card or the trick can't be.

    >>> who_wins("7D JD AS 3D")
    7♦ J♦ A♠ 3♦: J♦ wins 0 points
    """
    profile = ruleset(rules)
    cards = _trick(profile, trick)
    place, points = trick_winner(profile, cards), trick_points(profile, cards)
    told = "nobody wins" if place is None else f"{_symbol(cards[place])} wins"
    print(f"{' '.join(map(_symbol, cards))}: {told} {points} point{'' if points == 1 else 's'}")


def breaks(rules: str, trick: str) -> None:
    """Print whether a trick breaks hearts.

    Raises:
        HerttaError: if the profile, a card or the trick can't be.

    >>> breaks("hjerter", "4D 9D AD 4H")
    4♦ 9♦ A♦ 4♥: hearts are broken
    """
    profile = ruleset(rules)
    cards = _trick(profile, trick)
    told = "hearts are broken" if breaks_hearts(profile, cards) else "breaks nothing"
    print(f"{' '.join(map(_symbol, cards))}: {told}")


def deal_points(rules: str, *taken: str, choice: MoonChoice | None = None) -> None:
    """Print the points of a deal, player by player, and whether somebody has taken every point card.

    Args:
        rules: name of the profile.
        taken: the cards that each player has taken; what costs nothing may be left out, and so may the last players.
        choice: ``add`` or ``subtract``, where whoever took them all may choose.

    Raises:
        HerttaError: if the profile, a card or the choice can't be.

    >>> deal_points("hjerter", "2H 3H", "QS")
    2 13 0 0
    """
    profile = ruleset(rules)
    faces = [tuple(Card.parse(card) for card in pile.split()) for pile in taken]
    check(card_faults(profile, [card for pile in faces for card in pile], "taken"))
    piles = list(map(Cards.of, Cards.apart(faces)))
    result = score(profile, piles + [NO_CARDS] * (profile.players - len(piles)), choice)
    print(*result.points, *([] if result.moon is None else ["(moon)"]))


def directions(rules: str, deals: int = 4) -> None:
    """Print which way cards are passed in each of the first deals.

    Args:
        rules: name of the profile.
        deals: how many deals to tell of.

    Raises:
        RulesError: if there is no such profile.

    >>> directions("hertta-korttipeli", 4)
    1 left, 2 right, 3 across, 4 left
    """
    passing = ruleset(rules).passing.policy
    print(", ".join(f"{number} {passing.direction(number)}" for number in range(1, deals + 1)))


def game_end(rules: str, *totals: int, deal_number: int = 1) -> None:
    """Print whether the game is over with these totals, and which of them win.

    Args:
        rules: name of the profile.
        totals: the points of each player.
        deal_number: number of the deal just finished, which counts where their number ends the game.

    Raises:
        HerttaError: if the profile can't be, or there is not one total for each player.

    >>> game_end("hjerter", 42, 68, 91, 111)
    42 68 91 111: over, won with 42
    """
    end = outcome(ruleset(rules), totals, deal_number)
    told = f"over, won with {' and '.join(str(totals[seat]) for seat in end.winners)}" if end.over else "goes on"
    print(f"{' '.join(map(str, totals))}: {told}")


def _trick(rules: RuleSet, trick: str) -> tuple[Card, ...]:
    """The cards of a trick, of which there is one at least."""
    faces = tuple(Card.parse(card) for card in trick.split())
    check([*card_faults(rules, faces, "trick"), *trick_faults(rules, faces)])
    if not faces:
        raise PositionError("bad-position", "trick: found no card, expected at least one")
    (cards,) = Cards.apart([faces])
    return cards


def _asked(rules: str, hand: str, trick: str, number: int, broken: bool) -> tuple[RuleSet, Moment]:
    profile = ruleset(rules)
    return profile, moment(profile, list(Cards.parse(hand)), list(map(Card.parse, trick.split())), number, broken)


def _cited(one: Claim, lang: str) -> str:
    """Where a claim stands; of a reading also why we read it so."""
    line = source_line(one, lang)
    return f"{line}: {one.why.get(lang, one.why['en'])}" if one.source == READINGS else line


def _symbol(card: Card) -> str:
    return ("10" if card.rank.letter == "T" else card.rank.letter) + _SYMBOLS[card.suit.letter]


def _row(cards: Cards) -> str:
    return " ".join(map(_symbol, cards))


def _place(verdict: Verdict) -> str:
    cited = claim(verdict.claims[0])
    return source_line(cited, "en").split(" · ")[0] + ("" if cited.paragraph is None else f" ¶{cited.paragraph}")
