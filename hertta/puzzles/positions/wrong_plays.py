"""Records with one wrong play: deals that are played by chance, but for the one play that breaks a rule."""

from hertta.cards import NO_CARDS, Card, Cards, Suit
from hertta.engine import Chance, fold, legal, shuffled
from hertta.engine.judge import OUT_OF_TURN
from hertta.puzzles.positions.layouts import count_layouts
from hertta.puzzles.positions.moments import begun, play_any
from hertta.puzzles.positions.record import Recorded
from hertta.puzzles.puzzle import Plays, Puzzle
from hertta.rules import Moment, RuleSet

_OPENING, _BAN, _HEARTS = "opening-card", "first-trick-points", "hearts-not-broken"
_EARLY = (_OPENING, _BAN, _HEARTS)
"""What is broken at the beginning of a deal, when all hands lie open."""
_FEW_LAYOUTS = 120
"""Records that leave more ways than these to deal what is hidden are not made; they would be slow to prove."""


def with_wrong_play(kind: str, rules: RuleSet, chance: Chance) -> Puzzle | None:
    """A record in which one play breaks the rule that is aimed at, each as likely and a play out of turn half so often.

    ``None`` where the deal did not come to it, or where the record would not show it.
    """
    codes = [cited.code for cited in rules.play if cited.code != _OPENING or rules.deck.policy.decks == 1]
    aim = chance.choice([*codes, *codes, OUT_OF_TURN])
    endings = _endings(rules)
    if aim in _EARLY or chance.below(3) == 0 or not endings:
        return _beginning(kind, rules, chance, aim)
    return _ending(kind, rules, chance, aim, chance.choice(endings))


def _endings(rules: RuleSet) -> list[tuple[int, int]]:
    """The records of the end of a deal: how many tricks they tell, and how many they leave in the hands."""
    tricks, players = rules.deck.policy.tricks, rules.players
    left = [each for each in (1, 2) if count_layouts(each * players, (each,) * players) <= _FEW_LAYOUTS]
    found = [(3, 0), (4, 0), (5, 0), *((told, each) for told in (3, 4) for each in left)]
    return [(told, each) for told, each in found if told + each < tricks and told * players <= 24]


def _beginning(kind: str, rules: RuleSet, chance: Chance, aim: str) -> Puzzle | None:
    """The first two or three tricks, all hands open.

    With two decks the second trick comes first: who opens the first would depend on the dealer.
    """
    players = rules.players
    hands = list(shuffled(rules, chance).hands)
    if aim == _BAN:
        _empty_of_clubs(rules, hands, chance)
    deal = Recorded(rules, hands, rules.opening.policy.leader(hands)[0], 1, False)
    if rules.deck.policy.decks > 1:
        for _ in range(players):
            _put_any(deal, rules, chance)
    before = deal.number, deal.broken, tuple(deal.hands)
    tricks = 3 - (players > 5)
    start = 0 if aim in {_OPENING, _BAN} else chance.below((tricks - 1) * players)
    plays = _plays(rules, deal, chance, aim, start, tricks * players)
    if plays is None:
        return None
    number, broken, dealt = before
    return Puzzle(kind, rules.name, Moment(NO_CARDS, (), number, broken), plays[0][0], hands=dealt, plays=plays)


def _empty_of_clubs(rules: RuleSet, hands: list[Cards], chance: Chance) -> None:
    """Let one who does not open exchange every club for a card of another suit."""
    opener, _ = rules.opening.policy.leader(hands)
    players = len(hands)
    seat = (opener + 1 + chance.below(players - 1)) % players
    others = [one for one in range(players) if one != seat]
    for club in hands[seat].of_suit(Suit.CLUBS):
        other = chance.choice(others)
        rest = list(hands[other] - Cards.suit(Suit.CLUBS))
        if rest:
            _exchange(hands, (seat, club), (other, chance.choice(rest)))


def _exchange(hands: list[Cards], one: tuple[int, Card], other: tuple[int, Card]) -> None:
    (seat, given), (partner, taken) = one, other
    both = Cards.of([given, taken])
    hands[seat] = hands[seat] - both | Cards.of([taken])
    hands[partner] = hands[partner] - both | Cards.of([given])


def _ending(kind: str, rules: RuleSet, chance: Chance, aim: str, size: tuple[int, int]) -> Puzzle | None:
    """The last tricks of a deal, or the last but those that are still in the hands and not shown."""
    tricks, left = size
    playing = begun(rules, chance)
    while playing.trick_number < rules.deck.policy.tricks - tricks - left + 1:
        play_any(playing, chance)
    number, broken, leader = playing.trick_number, playing.hearts_broken, playing.leader
    deal = Recorded(rules, tuple(map(Cards, playing.hands)), leader, number, broken)
    taken = tuple(map(Cards, playing.taken)) if left else ()
    players = rules.players
    start = chance.below((tricks - 1) * players)
    plays = _plays(rules, deal, chance, aim, start, tricks * players)
    if plays is None:
        return None
    return Puzzle(kind, rules.name, Moment(NO_CARDS, (), number, broken), leader, taken, plays=plays)


def _plays(rules: RuleSet, deal: Recorded, chance: Chance, aim: str, start: int, end: int) -> Plays | None:
    """So many plays, one of them wrong: the first at this index or later that can break the rule.

    Nobody plays as if a heart that should not have been played had broken hearts.
    """
    plays: list[tuple[int, Card]] = []
    done = False
    while len(plays) < end:
        wrong = None if done or len(plays) < start else _wrong_play(rules, deal, chance, aim, bool(plays))
        seat, card = wrong or (deal.seat, chance.choice(list(legal(rules, deal.moment(deal.seat)))))
        deal.put(seat, card, breaks=wrong is None)
        plays.append((seat, card))
        done = done or wrong is not None
    return tuple(plays) if done else None


def _wrong_play(rules: RuleSet, deal: Recorded, chance: Chance, aim: str, later: bool) -> tuple[int, Card] | None:
    """A play that breaks the rule now, if there is one."""
    if aim == OUT_OF_TURN:
        if deal.trick or not later:
            return None
        seat = (deal.seat + 1 + chance.below(len(deal.hands) - 1)) % len(deal.hands)
        return seat, chance.choice(list(legal(rules, deal.moment(seat))))
    barred = [step for step in fold(rules, deal.moment(deal.seat)) if step.cited.code == aim]
    cards = [card for step in barred for card in Cards(step.before & ~step.after)]
    return (deal.seat, chance.choice(cards)) if cards else None


def _put_any(deal: Recorded, rules: RuleSet, chance: Chance) -> None:
    seat = deal.seat
    deal.put(seat, chance.choice(list(legal(rules, deal.moment(seat)))))
