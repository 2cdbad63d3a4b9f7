"""*Which play was illegal?* One play in the record of several tricks is wrong, all others are right.

What is shown decides how it is found. With ``hands`` they lie open before the first trick. Without, the record runs to
the end of the deal, and what everybody held follows from it; or it ends earlier, and then the cards that nobody has
seen (``taken`` says which are gone) are dealt in every way that fits. It is a puzzle only if in each of these deals in
which at most one play is wrong, it is the same one. With a stock there is no such question: a record does not tell who
drew what.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from hertta.analysis import second
from hertta.cards import Cards
from hertta.engine import Chance, Verdict, legal
from hertta.engine.judge import OUT_OF_TURN
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.layouts import MOST_LAYOUTS
from hertta.puzzles.positions.moments import STATED
from hertta.puzzles.positions.record import Told, count_deals, deals, impossible_record, played_by, verdicts, wrong
from hertta.puzzles.positions.wrong_plays import with_wrong_play
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import WAIVED, RuleSet

PLAY = "play"
Wrong = tuple[int, ...]


class Looked(NamedTuple):
    """What dealing the hidden cards in every way gives.

    Args:
        answers: the plays that are wrong, for each way in which at most one is.
        hands: the first such way.
        doubtful: whether in one of them a later play is right only because the wrong one broke hearts.
    """

    answers: tuple[Wrong, ...]
    hands: tuple[Cards, ...]
    doubtful: bool


class FindIllegal(Proved):
    """Pick the one play that was illegal."""

    code: ClassVar[str] = "find-illegal"

    def suits(self, rules: RuleSet) -> bool:
        """Where anything restricts the play, and no cards are drawn during it."""
        return bool(rules.play) and not rules.deck.policy.stock

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """Every play of the record, by its index."""
        return (Group(PLAY, [str(index) for index in range(len(puzzle.plays))]),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The play that is wrong in every way to deal what is hidden."""
        return _reply(_look(puzzle).answers)

    def second(self, puzzle: Puzzle) -> Found:
        """The same, each play asked by itself."""
        facts = second.profile(puzzle.rules)
        found = [_wrong_by_second(facts, puzzle, hands) for hands in deals(puzzle)]
        answers = tuple(dict.fromkeys(each for each in found if len(each) <= 1))
        return Found(_reply(answers), "plays", len(puzzle.plays), len(found))

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """A record that cannot be, no wrong play or several, or one that depends on what is hidden or on hearts.

        Nor one with a play that is decided by a clause of which nothing is told here, such as that of a house rule.
        """
        broken = (*stray(puzzle, "moment", "leader", "taken", "hands", "plays"), *impossible_record(puzzle))
        if broken:
            return broken
        if count_deals(puzzle) > MOST_LAYOUTS:
            return ("too-many-layouts",)
        if puzzle.moment.trick_number == 1 and _openers(next(deals(puzzle))) != 1:
            return ("two-openers",)
        answers, hands, doubtful = _look(puzzle)
        if not answers:
            return ("two-wrong-plays",)
        if answers == ((),):
            return ("no-wrong-play",)
        untold = any(_state(one.verdict) is None for one in verdicts(puzzle, hands))
        found = {"open": len(answers) > 1, "doubtful": doubtful, "untold": untold}
        return tuple(flaw for flaw, holds in found.items() if holds)

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """For each play why it was legal, or why not."""
        told = verdicts(puzzle, _look(puzzle).hands)
        return tuple(_because(puzzle, index, one) for index, one in enumerate(told))

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A deal played by chance but for one play, which breaks the rule that is aimed at."""
        return with_wrong_play(self.code, rules, chance)

    def rule(self, puzzle: Puzzle) -> str:
        """The restriction that was broken; how tricks are played where somebody played out of turn."""
        broken = _verdict(puzzle).policy
        return puzzle.ruleset.trick.code if broken == OUT_OF_TURN else broken

    def ask(self, puzzle: Puzzle) -> Ask:
        """The record to the judge, with hands that fit; any that do give the same answer."""
        (index,) = _look(puzzle).answers[0]
        seat, card = puzzle.plays[index]
        request = {
            "rules": puzzle.rules,
            "ask": "audit",
            "hands": list(map(second.faces, _look(puzzle).hands)),
            "plays": [{"seat": seat, "card": card.face} for seat, card in puzzle.plays],
            "trick_number": puzzle.moment.trick_number,
            "hearts_broken": puzzle.moment.hearts_broken,
        }
        told = {"index": index, "seat": seat, "card": card.face, "rule": _verdict(puzzle).rule}
        return Ask(request, {f"illegal.{name}": value for name, value in told.items()})


@lru_cache(maxsize=8)
def _look(puzzle: Puzzle) -> Looked:
    """Look at every way to deal what is hidden; kept, since a proof asks several times."""
    answers: dict[Wrong, tuple[Cards, ...]] = {}
    doubtful = False
    for hands in deals(puzzle):
        found = wrong(verdicts(puzzle, hands))
        if len(found) <= 1:
            answers.setdefault(found, hands)
            doubtful = doubtful or any(wrong(verdicts(puzzle, hands, spared)) != found for spared in found)
    return Looked(tuple(answers), next(iter(answers.values()), ()), doubtful)


def _reply(answers: Sequence[Wrong]) -> Reply:
    """The answer, where there is one."""
    return Reply(picks={PLAY: str(answers[0][0])}) if len(answers) == 1 and answers[0] else Reply()


def _wrong_by_second(facts: second.Facts, puzzle: Puzzle, hands: Sequence[Cards]) -> Wrong:
    """The wrong plays by the second engine, which goes on after each."""
    deal = second.Deal(facts, list(map(second.faces, hands)))
    deal.number, deal.broken = puzzle.moment.trick_number, puzzle.moment.hearts_broken
    if deal.number > 1:
        deal.leader = puzzle.leader
    found = []
    for index, (seat, card) in enumerate(puzzle.plays):
        if seat != deal.seat or second.barred_by(facts, card.face, *deal.asked()):
            found.append(index)
        if not deal.trick:
            deal.leader = seat
        deal.play(card.face)
    return tuple(found)


def _verdict(puzzle: Puzzle) -> Verdict:
    """The verdict on the wrong play."""
    look = _look(puzzle)
    return verdicts(puzzle, look.hands)[look.answers[0][0]].verdict


def _openers(hands: Sequence[Cards]) -> int:
    """How many hold the lowest club there is; who of two opens depends on the dealer, of whom a record says nothing."""
    lowest = second.lowest_club(card.face for hand in hands for card in hand)
    return sum(lowest in second.faces(hand) for hand in hands)


_STATES = {
    ("opening-card", "opens", True): "opens",
    ("opening-card", "opens", False): "not-opening",
    ("follow-suit", "follow", True): "follows",
    ("follow-suit", "follow", False): "revokes",
    ("follow-suit", "void", True): "void",
    ("first-trick-points", "ban", True): "no-point-card",
    ("first-trick-points", "ban", False): "point-card",
    ("first-trick-points", "only-points-hearts", False): "not-a-heart",
    ("hearts-not-broken", "broken", True): "broken",
    ("hearts-not-broken", "unbroken", True): "no-heart",
    ("hearts-not-broken", "unbroken", False): "heart",
    ("hearts-not-broken", "queen-only", True): "no-heart",
    ("hearts-not-broken", "queen-only", False): "heart",
    (OUT_OF_TURN, "order", False): "out-of-turn",
}
"""How a play is told, by the verdict on it."""
_EXCEPTIONS = STATED | {WAIVED}
"""The clauses that let a card through which the rule would bar, if the hand held anything else."""


def _state(verdict: Verdict) -> str | None:
    """How a play is told; ``None`` if there are no words for it."""
    excused = "nothing-else" if verdict.legal and verdict.clause in _EXCEPTIONS else None
    return _STATES.get((verdict.policy, verdict.clause, verdict.legal), excused)


def _because(puzzle: Puzzle, index: int, told: Told) -> Because:
    """Why a play was legal or not; of a hand that does not lie open only such cards are named as the record shows."""
    due, verdict = told
    seat, card = puzzle.plays[index]
    shown = puzzle.hands or played_by(puzzle.plays, puzzle.ruleset.players)
    facts = {
        "seat": seat,
        "card": card,
        "led": verdict.moment.led,
        "cards": legal(puzzle.ruleset, verdict.moment) & shown[seat],
        "seats": (due,),
    }
    rule = puzzle.ruleset.trick.code if verdict.policy == OUT_OF_TURN else verdict.policy
    return Because(
        PLAY, str(index), not verdict.legal, f"why-find-illegal-{_state(verdict)}", facts, verdict.claims, rule
    )
