"""*Which trick broke hearts?* Told by the play so far, from the first trick on."""

from typing import Any, ClassVar, NamedTuple

from hertta.analysis import second
from hertta.cards import QUEENS_OF_SPADES, Card, Cards, Suit
from hertta.engine import Chance, breaks_hearts, judge, trick_winner
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.breaking import FEWEST, WAYS, record
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import Moment, RuleSet

SINCE, NO = "since", "no"
_HEARTS = Cards.suit(Suit.HEARTS)


class Trick(NamedTuple):
    """A whole trick of the record: who led it, and the cards in order."""

    leader: int
    cards: tuple[Card, ...]


class Broken(Proved):
    """Pick the trick that broke hearts, or *no*."""

    code: ClassVar[str] = "broken"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """No, and the number of each trick."""
        numbers = range(1, len(_tricks(puzzle)) + 1)
        return (Group(SINCE, [NO, *map(str, numbers)]),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The first trick that breaks them."""
        return Reply(picks={SINCE: str(_breaking(puzzle) or NO)})

    def second(self, puzzle: Puzzle) -> Found:
        """The same card by card."""
        facts, size = second.profile(puzzle.rules), puzzle.ruleset.players
        cards = second.faces(card for _, card in puzzle.plays)
        tricks = [cards[start : start + size] for start in range(0, len(cards), size)]
        since = next((str(number) for number, trick in enumerate(tricks, 1) if second.breaks(facts, trick)), NO)
        return Found(Reply(picks={SINCE: since}), "tricks", len(tricks))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Cards that cannot be, a record that ends within a trick or with the deal, or one with a wrong play in it."""
        rules, plays = puzzle.ruleset, puzzle.plays
        found = stray(puzzle, "plays", "leader")
        cards = [card for _, card in plays]
        if len(set(cards)) < len(cards) or Cards.of(cards) - rules.deck.policy.cards:
            return (*found, *IMPOSSIBLE)
        tricks, over = divmod(len(plays), rules.players)
        if over or tricks < FEWEST:
            return (*found, "short-record")
        if tricks >= rules.deck.policy.tricks:
            return (*found, "deal-over")
        if not _in_order(puzzle):
            return (*found, "out-of-turn")
        return found if _opens(puzzle) and _may_be_legal(puzzle) else (*found, "wrong-play")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each trick by the hearts in it, and whether they count."""
        rules, number = puzzle.ruleset, _breaking(puzzle)
        claims, rule = tuple(rules.breaking.claims), rules.breaking.code
        message = "why-broken-somewhere" if number else "why-broken-never"
        told = [Because(SINCE, NO, not number, message, {"trick": number}, claims, rule)]
        for place, trick in enumerate(_tricks(puzzle), 1):
            message, facts = _told(rules, trick, place, number)
            told.append(Because(SINCE, str(place), place == number, message, facts, claims, rule))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A record by one of the ways there are; where cards are drawn nobody comes to hold hearts alone."""
        aim = chance.choice([aim for aim in WAYS if aim != "led" or not rules.deck.policy.stock])
        plays = record(rules, chance, aim)
        return Puzzle(self.code, rules.name, leader=plays[0][0], plays=plays) if plays else None

    def rule(self, puzzle: Puzzle) -> str:
        """What breaks hearts."""
        return puzzle.ruleset.breaking.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The trick that breaks hearts to the judge, or the one that comes nearest to it."""
        number, tricks = _breaking(puzzle), _tricks(puzzle)
        trick = tricks[number - 1] if number else max(tricks, key=_nearness)
        request: dict[str, Any] = {"rules": puzzle.rules, "ask": "broken", "hearts_broken": False}
        request |= {"leader": trick.leader, "trick": second.faces(trick.cards)}
        return Ask(request, {"hearts_broken": number > 0})


def _tricks(puzzle: Puzzle) -> list[Trick]:
    plays, size = puzzle.plays, puzzle.ruleset.players
    rows = (plays[start : start + size] for start in range(0, len(plays), size))
    return [Trick(row[0][0], tuple(card for _, card in row)) for row in rows]


def _breaking(puzzle: Puzzle) -> int:
    """The number of the trick that breaks hearts, or 0."""
    rules = puzzle.ruleset
    numbered = enumerate(_tricks(puzzle), 1)
    return next((number for number, trick in numbered if breaks_hearts(rules, trick.cards)), 0)


def _nearness(trick: Trick) -> tuple[int, int]:
    """Hearts in a trick, then whether the queen is."""
    cards = Cards.of(trick.cards)
    return len(cards & _HEARTS), len(cards & QUEENS_OF_SPADES)


def _in_order(puzzle: Puzzle) -> bool:
    """Whether each trick is led by who won the one before, and goes round."""
    rules, leader = puzzle.ruleset, puzzle.leader
    seats = []
    for trick in _tricks(puzzle):
        seats += [(leader + place) % rules.players for place in range(rules.players)]
        place = trick_winner(rules, trick.cards)
        leader = leader if place is None else (leader + place) % rules.players
    return seats == [seat for seat, _ in puzzle.plays]


def _opens(puzzle: Puzzle) -> bool:
    """Whether the first card can be the lowest club in the hands; where cards are drawn that cannot be told."""
    deck, first = puzzle.ruleset.deck.policy, puzzle.plays[0][1]
    if deck.stock:
        return True
    clubs = [card for _, card in puzzle.plays if card.suit is Suit.CLUBS]
    opening = puzzle.ruleset.opening.policy.opening_card(deck.cards)
    lowest = first.suit is Suit.CLUBS and all(first.rank <= club.rank for club in clubs)
    return lowest and (deck.widow >= deck.decks or first.face == opening.face)


def _may_be_legal(puzzle: Puzzle) -> bool:
    """Whether no play is shown to be wrong by what its seat plays later: a larger hand never makes a card legal.

    Where cards are drawn a later one may come from the stock, and nothing is shown.
    """
    rules, plays, broken = puzzle.ruleset, puzzle.plays, False
    drawn = rules.deck.policy.stock > 0
    for number, trick in enumerate(_tricks(puzzle), 1):
        first = (number - 1) * rules.players
        for place, card in enumerate(trick.cards):
            seat, _ = plays[first + place]
            hand = Cards.of(mine for other, mine in plays[first + place :] if other == seat)
            moment = Moment(Cards.of([card]) if drawn else hand, trick.cards[:place], number, broken)
            if not judge(rules, moment, card).legal:
                return False
        broken = broken or breaks_hearts(rules, trick.cards)
    return True


def _told(rules: RuleSet, trick: Trick, place: int, number: int) -> tuple[str, dict[str, Any]]:
    """The message about a trick, and its facts."""
    cards, led = Cards.of(trick.cards), trick.cards[0].suit
    facts: dict[str, Any] = {"trick": place, "since": number, "led": led}
    if place == number:
        breakers = Cards(rules.compiled.breakers[led])
        at = next(at for at, card in enumerate(trick.cards) if card in breakers)
        facts |= {"seat": (trick.leader + at) % rules.players, "card": trick.cards[at]}
        return "why-broken-led" if led is Suit.HEARTS else "why-broken-thrown", facts
    if number and place > number:
        return "why-broken-already", facts
    if cards & _HEARTS:
        return "why-broken-led-only", facts
    return "why-broken-queen" if cards & QUEENS_OF_SPADES else "why-broken-no-heart", facts
