"""*Who leads the first trick, and with which card?* All hands lie open, before the pass or after it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import Card, Cards, Suit
from hertta.engine import Chance, exchange, pass_fault, shuffled, split
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import hands_fit, stray
from hertta.puzzles.positions.moments import some
from hertta.puzzles.positions.possible import IMPOSSIBLE
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet

SEAT, CARD, ANY = "seat", "card", "any"
_CARDS = 4
_LOW = tuple(map(Card.parse, ("2C", "3C", "4C", "5C")))
_PASSED, _LACKING, _TWICE, _PLAIN = "passed", "lacking", "twice", "plain"


class Leader(Proved):
    """Pick the seat that leads the first trick, and its card, or that it may choose."""

    code: ClassVar[str] = "leader"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Every seat; four low clubs, and any card."""
        seats = [str(seat) for seat in range(puzzle.ruleset.players)]
        return (Group(SEAT, seats), Group(CARD, [*second.faces(_offered(_after(puzzle))), ANY]))

    def solve(self, puzzle: Puzzle) -> Reply:
        """Who holds the lowest club once the cards are passed; the dealer's left where nobody has one."""
        rules, dealer = puzzle.ruleset, puzzle.dealer
        first = 0 if dealer is None else rules.dealing.policy.next_dealer(dealer, rules.players)
        seat, card = rules.opening.policy.leader(_after(puzzle), first)
        return _reply(seat, None if card is None else card.face)

    def second(self, puzzle: Puzzle) -> Found:
        """The same by looking through every hand."""
        hands = list(map(second.faces, puzzle.hands))
        if puzzle.passes:
            passes = list(map(second.faces, puzzle.passes))
            hands = second.exchanged(second.profile(puzzle.rules), puzzle.deal_number, hands, passes)
        return Found(_reply(*second.opener(hands, puzzle.dealer)), "hands", len(hands))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Hands or passes that cannot be; or no word of the dealer, where the dealer decides."""
        rules, dealer = puzzle.ruleset, puzzle.dealer
        found = stray(puzzle, "hands", "passes", "dealer", *["deal_number"] * bool(puzzle.passes))
        sound = hands_fit(rules, puzzle.hands) and dealer in {None, *range(rules.players)}
        if not sound or not _passes_fit(puzzle):
            return (*found, *IMPOSSIBLE)
        return (*found, "no-dealer") if dealer is None and len(_holders(_after(puzzle))) != 1 else found

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """Each seat by its lowest club, each card by where it is."""
        answer, rules = self.solve(puzzle).picks, puzzle.ruleset
        claims, rule = tuple(rules.opening.claims), rules.opening.code
        told = []
        for group in self.groups(puzzle):
            for value in group.values:
                right, tell = value == answer[group.name], _seat_told if group.name == SEAT else _card_told
                message, facts = tell(puzzle, value, right)
                told.append(Because(group.name, value, right, message, facts, claims, rule))
        return tuple(told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A deal in which the opening card is passed on, lies in no hand, or is there twice; or a plain one."""
        deck, policy = rules.deck.policy, rules.passing.policy
        numbers = [number for number in range(1, 9) if policy.direction(number) != "none"]
        undealt = deck.stock + deck.widow >= deck.decks
        aim = chance.choice([_PLAIN, *[_PASSED] * bool(numbers), *[_LACKING] * undealt, *[_TWICE] * (deck.decks > 1)])
        hands = _lacking(rules, chance) if aim == _LACKING else shuffled(rules, chance).hands
        dealer = chance.below(rules.players)
        if aim == _PASSED:
            keen = _lowest_club(hands)
            passes = tuple(_given(rules, hand, keen, chance) for hand in hands)
            number = chance.choice(numbers)
            return Puzzle(self.code, rules.name, hands=hands, passes=passes, deal_number=number, dealer=dealer)
        found = aim != _TWICE or len(_holders(hands)) > 1
        return Puzzle(self.code, rules.name, hands=hands, dealer=dealer) if found else None

    def rule(self, puzzle: Puzzle) -> str:
        """How the opener is found."""
        return puzzle.ruleset.opening.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The hands to the judge, with what is passed."""
        request: dict[str, Any] = {
            "rules": puzzle.rules,
            "ask": "opening",
            "hands": list(map(second.faces, puzzle.hands)),
        }
        if puzzle.passes:
            passes = list(map(second.faces, puzzle.passes))
            request |= {"ask": "exchange", "deal_number": puzzle.deal_number, "passes": passes}
        if puzzle.dealer is not None:
            request["dealer"] = puzzle.dealer
        picks = self.solve(puzzle).picks
        return Ask(request, {"leader": int(picks[SEAT]), "card": None if picks[CARD] == ANY else picks[CARD]})


def _reply(seat: int, card: str | None) -> Reply:
    return Reply(picks={SEAT: str(seat), CARD: card or ANY})


def _after(puzzle: Puzzle) -> Sequence[Cards]:
    """The hands that are played."""
    if not puzzle.passes:
        return puzzle.hands
    return exchange(puzzle.ruleset, puzzle.deal_number, puzzle.hands, puzzle.passes)


def _passes_fit(puzzle: Puzzle) -> bool:
    rules, number = puzzle.ruleset, puzzle.deal_number
    if not puzzle.passes:
        return True
    if type(number) is not int or number < 1 or len(puzzle.passes) != rules.players:
        return False
    given = zip(puzzle.hands, puzzle.passes, strict=True)
    passed = rules.passing.policy.direction(number) != "none"
    return passed and all(pass_fault(rules, number, hand, cards) is None for hand, cards in given)


def _first_copy(card: Card) -> Card:
    """The same face of the first deck: of two equal cards either opens."""
    return Card(card.suit, card.rank)


def _lowest_club(hands: Sequence[Cards]) -> Card | None:
    """The lowest club in these hands, by its face."""
    clubs = (_first_copy(card) for hand in hands for card in hand.of_suit(Suit.CLUBS))
    return min(clubs, default=None)


def _holders(hands: Sequence[Cards]) -> list[int]:
    """The seats that hold the lowest club; nobody where no hand has a club."""
    lowest = _lowest_club(hands)
    return [] if lowest is None else [seat for seat, hand in enumerate(hands) if hand.held(lowest) in hand]


def _offered(hands: Sequence[Cards]) -> list[Card]:
    """Four clubs: the lowest of some seats, among them the lowest of all, and the lowest there are."""
    held = sorted({club for hand in hands if (club := _lowest_club([hand]))})
    return sorted(list(dict.fromkeys([*held[: _CARDS - 1], *_LOW]))[:_CARDS])


def _lacking(rules: RuleSet, chance: Chance) -> tuple[Cards, ...]:
    """Hands without the opening card, or without a club where the rest of the deck is large enough."""
    deck = rules.deck.policy
    clubs = deck.cards.of_suit(Suit.CLUBS)
    opening = _first_copy(rules.opening.policy.opening_card(deck.cards))
    bare = deck.stock + deck.widow >= len(clubs) and chance.below(2)
    gone = clubs if bare else Cards.of(card for card in clubs if _first_copy(card) == opening)
    row = chance.shuffled(list(deck.cards - gone))
    return split(row[: deck.hand_size * rules.players], deck.hand_size)


def _given(rules: RuleSet, hand: Cards, keen: Card | None, chance: Chance) -> Cards:
    """What a seat passes on: this card if it holds it, and others by chance."""
    policy = rules.passing.policy
    first = Cards() if keen is None else Cards.of([hand.held(keen)]) & policy.may_give(hand)
    return first | some(policy.may_give(hand) - first, policy.count - len(first), chance)


def _seat_told(puzzle: Puzzle, value: str, right: bool) -> tuple[str, dict[str, Any]]:
    """The message about a seat, and its facts."""
    hands, seat = _after(puzzle), int(value)
    lowest, holders = _lowest_club(hands), _holders(hands)
    own = _lowest_club([hands[seat]])
    facts = {"seat": seat, "card": lowest, "own": own}
    if lowest is None:
        return "why-leader-dealers-left" if right else "why-leader-not-dealers-left", facts
    if right:
        return "why-leader-holder" if len(holders) == 1 else "why-leader-first-holder", facts
    if seat in holders:
        return "why-leader-second-holder", facts
    if puzzle.passes and puzzle.passes[seat].held(lowest) in puzzle.passes[seat]:
        return "why-leader-passed-on", facts
    return "why-leader-no-club" if own is None else "why-leader-higher", facts


def _card_told(puzzle: Puzzle, value: str, right: bool) -> tuple[str, dict[str, Any]]:
    """The message about a card, and its facts."""
    hands = _after(puzzle)
    lowest = _lowest_club(hands)
    if value == ANY:
        return "why-leader-any" if right else "why-leader-not-any", {"card": lowest}
    card, deck = Card.parse(value), puzzle.ruleset.deck.policy.cards
    facts = {"card": card, "lowest": lowest}
    if right:
        return "why-leader-lowest", facts
    if card not in deck:
        return "why-leader-not-in-deck", facts
    held = any(hand.held(card) in hand for hand in hands)
    return "why-leader-higher-card" if held else "why-leader-not-held", facts
