"""*Step by step.* The legal cards, then of one of them: who wins the trick, with how many points, and who leads next.

The learner plays last to the trick. The card whose outcome is asked is told when the first step is answered, and each
step is worth a point of its own.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from hertta.analysis import second
from hertta.cards import NO_CARDS, Cards, Suit
from hertta.engine import Chance, legal
from hertta.puzzles.kinds.base import Ask, Because, Found, Mode, Proved, asked
from hertta.puzzles.kinds.legal import Legal
from hertta.puzzles.kinds.moment import moment_flaws
from hertta.puzzles.kinds.winner import NOBODY, WINNER, Winner
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.moments import (
    Aim,
    Setting,
    Shape,
    begun,
    from_learner,
    play_any,
    played,
    some,
    spoken,
    ways,
)
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import Moment, RuleSet
from hertta.rules.policies import Context

NEXT_LEADER = "next-leader"
_LEGAL, _WINNER = Legal(), Winner()
_FOLLOWING = Context(Suit.CLUBS, first=True, broken=False)
"""What one who plays last looks at; a restriction that has no say there is never aimed at."""


class Steps(Proved):
    """Choose the legal cards, then pick the winner, the points and the next leader."""

    code: ClassVar[str] = "steps"
    mode: ClassVar[Mode] = "many"

    def suits(self, rules: RuleSet) -> bool:
        """Where some rule binds who plays last, or cards can cancel."""
        return bool(_aims(rules)) or rules.deck.policy.decks > 1

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Winner and points as of a trick, then every seat; one after the other."""
        winner, points = _WINNER.groups(_full(puzzle))
        seats = [seat for seat in winner.values if seat != NOBODY]
        return (replace(winner, step=1), replace(points, step=2), Group(NEXT_LEADER, seats, 3))

    def solve(self, puzzle: Puzzle) -> Reply:
        """All legal cards, and what comes of the card that is played."""
        picks = _WINNER.solve(_full(puzzle)).picks
        leader = str(puzzle.leader) if picks[WINNER] == NOBODY else picks[WINNER]  # reading F14
        return Reply(_LEGAL.solve(puzzle).cards, {**picks, NEXT_LEADER: leader})

    def second(self, puzzle: Puzzle) -> Found:
        """The same, each card asked by itself, then compared one by one; who leads next, by playing the trick."""
        full = _full(puzzle)
        cards, trick = _LEGAL.second(puzzle), _WINNER.second(full)
        picks = {**trick.reply.picks, NEXT_LEADER: str(_led_next(full))}
        return Found(Reply(cards.reply.cards, picks), "cards", cards.count + trick.count)

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """As of a hand; not the last to play; a card that may not be played; or what a trick may not be."""
        found = (*stray(puzzle, "moment", "leader", "taken", "card"), *moment_flaws(puzzle))
        if len(puzzle.moment.trick) != puzzle.ruleset.players - 1:
            return (*found, "not-last")
        allowed = puzzle.card is not None and puzzle.card in legal(puzzle.ruleset, puzzle.moment)
        return tuple(dict.fromkeys((*found, *_WINNER.flaws(_full(puzzle))))) if allowed else (*found, "illegal-card")

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """The verdict on every card, the reasons of the trick, and for each seat whether it leads next."""
        answer = self.solve(puzzle).picks
        leaders = self.groups(puzzle)[2].values
        told = [_leader_because(puzzle, int(seat), answer) for seat in leaders]
        return (*_LEGAL.explain(puzzle), *_WINNER.explain(_full(puzzle)), *told)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A moment of the last to play in which one clause speaks, or a trick to cancel, and any legal card."""
        aims = _aims(rules)
        place = chance.below(len(aims) + (rules.deck.policy.decks > 1))
        setting = _last(rules, chance, *aims[place]) if place < len(aims) else _won_by_nobody(rules, chance)
        if setting is None:
            return None
        return Puzzle(self.code, rules.name, *setting, card=chance.choice(list(legal(rules, setting.moment))))

    def rule(self, puzzle: Puzzle) -> str:
        """The last restriction that speaks."""
        return _LEGAL.rule(puzzle)

    def ask(self, puzzle: Puzzle) -> Ask:
        """The full trick to the judge: winner and points; which cards are legal would be a request of its own."""
        return _WINNER.ask(_full(puzzle))


def _aims(rules: RuleSet) -> list[tuple[Aim, tuple[Shape, ...]]]:
    """The clauses to aim at, each with the shapes of the hands in which it speaks: those that bind who plays last."""
    speaking = {cited.code for cited in rules.play if cited.policy.clauses_in(_FOLLOWING)}
    return [(aim, shapes) for aim, shapes in ways(rules) if aim[0] in speaking]


def _full(puzzle: Puzzle) -> Puzzle:
    """The question about the trick once the card is played."""
    moment = puzzle.moment
    trick = Moment(NO_CARDS, (*moment.trick, asked(puzzle)), moment.trick_number, moment.hearts_broken)
    return Puzzle(_WINNER.code, puzzle.rules, trick, puzzle.leader, puzzle.taken)


def _led_next(full: Puzzle) -> int:
    """The seat that leads after a full trick, by the second engine: in each hand lies the card that it played."""
    played = second.faces(full.moment.trick)
    hands = [[played[(seat - full.leader) % len(played)]] for seat in range(len(played))]
    deal = second.Deal(second.profile(full.rules), hands)
    deal.leader = full.leader
    for card in played:
        deal.play(card)
    return deal.leader


def _leader_because(puzzle: Puzzle, seat: int, answer: Mapping[str, str]) -> Because:
    trick = puzzle.ruleset.trick
    right = answer[NEXT_LEADER] == str(seat)
    state = "same-leader" if answer[WINNER] == NOBODY else "next-leader" if right else "other-leader"
    facts = {"seat": seat, "seats": (int(answer[NEXT_LEADER]),)}
    return Because(NEXT_LEADER, str(seat), right, f"why-steps-{state}", facts, tuple(trick.claims), trick.code)


def _last(rules: RuleSet, chance: Chance, aim: Aim, shapes: tuple[Shape, ...]) -> Setting | None:
    """A moment in which the learner plays last and the aim speaks."""
    shape = chance.choice(shapes)
    setting = None if shape is played else shape(rules, chance, aim)
    if setting is None:
        return _played_last(rules, chance, aim)
    moment = setting.moment
    clubs = rules.deck.policy.cards.of_suit(Suit.CLUBS) - Cards.of(moment.trick) - moment.hand
    followers = chance.shuffled(list(clubs))[: rules.players - 1 - len(moment.trick)]
    return Setting(replace(moment, trick=(*moment.trick, *followers)), 1, setting.taken)


def _played_last(rules: RuleSet, chance: Chance, aim: Aim) -> Setting | None:
    """Such a moment of a deal that is played by chance: from some card on the first."""
    players, tricks = rules.players, rules.deck.policy.tricks
    playing = begun(rules, chance)
    for _ in range(chance.below((tricks - 1) * players)):
        play_any(playing, chance)
    while playing.trick_number < tricks:
        if len(playing.trick) == players - 1 and aim in spoken(rules, playing.moment):
            return Setting(playing.moment, *from_learner(playing))
        play_any(playing, chance)
    return None


def _won_by_nobody(rules: RuleSet, chance: Chance) -> Setting:
    """Near the end of a deal with two decks: only the learner can follow suit, and holds the card that was led."""
    deck, size = rules.deck.policy, 2 + chance.below(3)
    led = chance.choice([card for card in deck.cards if not card.copy])
    twin = Cards.of([led, replace(led, copy=1)])
    others = chance.shuffled(list(deck.cards - Cards.suit(led.suit)))[: rules.players - 2]
    hand = some(deck.cards - twin - Cards.of(others), size - 1, chance) | twin - Cards.of([led])
    return Setting(Moment(hand, (led, *others), deck.tricks - size + 1, True), 1, ())
