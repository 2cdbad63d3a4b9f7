"""*Set the table up.* How many cards each gets, what is taken out or put in, what is left over, which card opens."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from hertta.analysis import second
from hertta.cards import Card
from hertta.engine import Chance
from hertta.puzzles.kinds.base import Ask, Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import PROFILES, RuleSet, ruleset

HAND_SIZE, REMOVED, ADDED, LEFT_OVER, OPENING_CARD = "hand-size", "removed", "added", "left-over", "opening-card"
NONE = "none"
_OPTIONS = 4


class Setup(Proved):
    """Pick what is true of this table; the other values are those of other tables."""

    code: ClassVar[str] = "setup"

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """What there is to be set up by these rules, each with a few values that other tables have."""
        answer = self.solve(puzzle).picks
        return tuple(Group(name, _options(puzzle.ruleset, name, value)) for name, value in answer.items())

    def solve(self, puzzle: Puzzle) -> Reply:
        """What the deck and the opening say."""
        return Reply(picks=_picks(puzzle.ruleset))

    def second(self, puzzle: Puzzle) -> Found:
        """The same by laying out the whole deck."""
        found = second.setup(second.profile(puzzle.rules))
        values = {
            HAND_SIZE: str(found["hand_size"]),
            REMOVED: " ".join(found["removed"]) or NONE,
            ADDED: " ".join(found["added"]) or NONE,
            LEFT_OVER: str(found["stock"] + found["widow"]),
            OPENING_CARD: found["opening_card"],
        }
        return Found(Reply(picks={name: values[name] for name in _asked(puzzle.ruleset)}), "cards", found["deck_size"])

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Anything that is told besides the rules."""
        return stray(puzzle)

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """For each value the sum that it makes, or what is done with the deck at this table."""
        answer = self.solve(puzzle).picks
        return tuple(
            _because(puzzle.ruleset, group.name, value, value == answer[group.name])
            for group in self.groups(puzzle)
            for value in group.values
        )

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle:  # noqa: ARG002
        """The one question that there is by these rules."""
        return Puzzle(self.code, rules.name)

    def rule(self, puzzle: Puzzle) -> str:
        """The deck."""
        return puzzle.ruleset.deck.code

    def ask(self, puzzle: Puzzle) -> Ask:
        """The same to the judge."""
        rules = puzzle.ruleset
        deck = rules.deck.policy
        expect: dict[str, Any] = {
            "hand_size": deck.hand_size,
            "removed": second.faces(deck.removed),
            "added": second.faces(deck.added),
            "stock": deck.stock,
            "widow": deck.widow,
        }
        opening = {"opening_card": _VALUES[OPENING_CARD](rules)} if OPENING_CARD in _asked(rules) else {}
        return Ask({"rules": puzzle.rules, "ask": "setup"}, expect | opening)


_VALUES: Mapping[str, Callable[[RuleSet], str]] = {
    HAND_SIZE: lambda rules: str(rules.deck.policy.hand_size),
    REMOVED: lambda rules: str(rules.deck.policy.removed) or NONE,
    ADDED: lambda rules: str(rules.deck.policy.added) or NONE,
    LEFT_OVER: lambda rules: str(rules.deck.policy.stock + rules.deck.policy.widow),
    OPENING_CARD: lambda rules: rules.opening.policy.opening_card(rules.deck.policy.cards).face,
}
"""What each group asks, of any rules."""


def _asked(rules: RuleSet) -> tuple[str, ...]:
    """The groups that make sense: no card is sure to open where not all are dealt, nor one alone with two decks.

    Cards are put in only at the tables of one source, so only of its tables is it asked.
    """
    deck = rules.deck.policy
    whole = deck.decks == 1 and not deck.stock
    jokers = any(ruleset(name).deck.policy.added for name in PROFILES if ruleset(name).source == rules.source)
    unasked = {*([] if whole else [OPENING_CARD]), *([] if jokers else [ADDED])}
    return tuple(name for name in _VALUES if name not in unasked)


def _picks(rules: RuleSet) -> dict[str, str]:
    return {name: _VALUES[name](rules) for name in _asked(rules)}


def _options(rules: RuleSet, name: str, right: str) -> list[str]:
    """The right value and those of other tables, first of the same source, in an order that gives nothing away."""
    others = sorted(map(ruleset, PROFILES), key=lambda other: other.source != rules.source)
    values = dict.fromkeys([right, *(_VALUES[name](other) for other in others)])
    return sorted(list(values)[:_OPTIONS], key=lambda value: (int(value) if value.isdigit() else len(value), value))


def _because(rules: RuleSet, name: str, value: str, right: bool) -> Because:
    deck = rules.deck.policy
    cited = rules.opening if name == OPENING_CARD else rules.deck
    facts: dict[str, Any] = {
        "players": rules.players,
        "deck": len(deck.cards),
        "hand": deck.hand_size,
        "dealt": deck.hand_size * rules.players,
        "stock": deck.stock,
        "left": deck.stock + deck.widow,
    }
    if name == HAND_SIZE:
        facts |= {"picked": int(value), "product": int(value) * rules.players}
    elif name == OPENING_CARD:
        facts |= {"card": rules.opening.policy.opening_card(deck.cards), "picked": Card.parse(value)}
    elif name != LEFT_OVER:
        facts |= {"cards": deck.removed if name == REMOVED else deck.added}
    message = f"why-setup-{name}" if right or name in {REMOVED, ADDED, LEFT_OVER} else f"why-setup-other-{name}"
    return Because(name, value, right, message, facts, tuple(cited.claims), cited.code)
