"""What is legal, and why: the one fold over the restrictions of a rule set."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hertta.cards import NO_CARDS, Card, Cards, Suit
from hertta.rules import WAIVED, Cited, Moment, RuleSet
from hertta.rules.compiled import LEAD, Program

NOT_IN_HAND = "not-in-hand"
"""What stands for a policy where the player does not hold the card."""
OUT_OF_TURN = "out-of-turn"
"""What stands for a policy where another seat is to play."""
UNRESTRICTED = "unrestricted"
"""What stands for a policy where none of a rule set's restrictions speaks; only house rules come to that."""


class Step(NamedTuple):
    """One restriction that spoke: the clause, and the masks of the cards before and after it."""

    cited: Cited[Any]
    clause: str
    before: int
    after: int


class Reason(NamedTuple):
    """Why some cards of a hand are illegal: the rule that bars them, and the claims it rests on."""

    cards: Cards
    rule: str
    claims: tuple[str, ...]


class Verdict(NamedTuple):
    """Whether a card may be played, and by which clause of which rule.

    Args:
        card: the card asked about.
        legal: the answer.
        rule: code of the rule that bars the card; ``None`` if it is legal.
        policy: code of the policy that decided.
        clause: the clause of it that spoke.
        claims: ids of the claims that the answer rests on.
        rules: the rule set.
        moment: the player's moment.
    """

    card: Card
    legal: bool
    rule: str | None
    policy: str
    clause: str
    claims: tuple[str, ...]
    rules: RuleSet
    moment: Moment

    def __repr__(self) -> str:
        return f"Verdict({self.card}, {self.rule or 'legal'}, {self.policy}, {self.clause}, {', '.join(self.claims)})"

    @property
    def message(self) -> str:
        """Id of the message that tells the reason, one for each clause of each policy."""
        return f"reason-{self.policy}-{self.clause}-{'legal' if self.legal else 'illegal'}"

    @property
    def facts(self) -> Mapping[str, Any]:
        """What an explanation speaks of.

        ``card``, ``led``, ``held`` (cards of the led suit), ``legal``, ``hand``, ``opening`` (the card that opens the
        first trick), ``trick_number``, ``hearts_broken``, ``source`` and ``reading`` (code of our reading that the
        verdict rests on, or ``none``).
        """
        moment = self.moment
        readings = (claim.removeprefix("reading-") for claim in self.claims if claim.startswith("reading-"))
        return {
            "card": self.card,
            "led": moment.led,
            "held": NO_CARDS if moment.led is None else moment.hand.of_suit(moment.led),
            "legal": legal(self.rules, moment),
            "hand": moment.hand,
            "opening": _opening(self.rules, moment),
            "trick_number": moment.trick_number,
            "hearts_broken": moment.hearts_broken,
            "source": self.rules.source,
            "reading": next(readings, "none"),
        }


class Judgement(NamedTuple):
    """A whole hand judged.

    Args:
        legal: the cards that may be played.
        steps: the restrictions that spoke, in order.
        rules: the rule set.
        moment: the player's moment.
    """

    legal: Cards
    steps: tuple[Step, ...]
    rules: RuleSet
    moment: Moment

    def __repr__(self) -> str:
        return f"Judgement({self.legal}; {'; '.join(f'{cards}: {rule}' for cards, rule, _ in self.reasons)})"

    @property
    def waived(self) -> tuple[str, ...]:
        """Codes of the restrictions that would have left no card."""
        return tuple(step.cited.code for step in self.steps if step.clause == WAIVED)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the other cards are illegal: one entry for each restriction that bars some."""
        return tuple(
            Reason(Cards(before & ~after), cited.code, cited.barring[clause])
            for cited, clause, before, after in self.steps
            if before != after
        )

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts on every card of the hand, in order."""
        _, steps, rules, moment = self
        findings = _findings(rules, moment, steps)
        return tuple([_verdict(rules, moment, findings, card) for card in moment.hand])


def narrow(program: Program, left: int, told: list[Step] | None = None) -> int:
    """Narrow a hand by one restriction after the other; one that would leave nothing is waived.

    This is the one place that decides what is legal.

    Args:
        program: the restrictions that have a say in the context (see ``hertta.rules.compiled``).
        left: the mask of the hand, not empty.
        told: where each restriction that speaks is written down, if anybody asks.

    Returns:
        The mask of the cards that are left.
    """
    for cited, clauses in program:
        for name, keep, unless, having in clauses:
            kept = left & keep
            if kept and not (unless and left & unless) and not (having and not left & having):
                if name is None:
                    break
                if told is not None:
                    told.append(Step(cited, name, left, kept))
                left = kept
                break
        else:
            if told is not None:
                told.append(Step(cited, WAIVED, left, left))
    return left


def fold(rules: RuleSet, moment: Moment) -> tuple[Step, ...]:
    """The restrictions that speak to a moment, in order."""
    told: list[Step] = []
    legal(rules, moment, told)
    return tuple(told)


def legal(rules: RuleSet, moment: Moment, told: list[Step] | None = None) -> Cards:
    """The cards that may be played; never empty for a hand that is not.

    Args:
        rules: the rule set in play.
        moment: the player's choice.
        told: where the restrictions that speak are written down, if anybody asks.

    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> legal(ruleset("hjerter"), moment), legal(ruleset("herttamisaari"), moment)
    (Cards('4D'), Cards('4D 5H QS'))
    """
    hand, trick = moment.hand, moment.trick
    program = rules.compiled.programs[moment.trick_number == 1][moment.hearts_broken][trick[0].suit if trick else LEAD]
    left = narrow(program, hand.mask, told)
    return hand if left == hand.mask else Cards(left)


def judge(rules: RuleSet, moment: Moment, card: Card) -> Verdict:
    """The verdict on one card, in the hand or not; with two decks either copy of a face stands for it.

    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> judge(ruleset("hjerter"), moment, Card.parse("5H")).rule
    'first-trick-points'
    """
    card = moment.hand.held(card)
    if card not in moment.hand:
        return refuse(rules, moment, card, NOT_IN_HAND, "held")
    return _verdict(rules, moment, _findings(rules, moment, fold(rules, moment)), card)


def judge_hand(rules: RuleSet, moment: Moment) -> Judgement:
    """The verdicts on every card of the hand.

    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> judge_hand(ruleset("hjerter"), moment)
    Judgement(4D; 5H QS: first-trick-points)
    """
    told: list[Step] = []
    return Judgement(legal(rules, moment, told), tuple(told), rules, moment)


_Finding = tuple[int, tuple[bool, str | None, str, str, tuple[str, ...]]]
"""A mask of cards, and what a verdict on each of them says: legal, rule, policy, clause, claims."""


def _findings(rules: RuleSet, moment: Moment, steps: tuple[Step, ...]) -> list[_Finding]:
    """What is found of every card of the hand: what each step bars, then what is left."""
    found: list[_Finding] = []
    for cited, clause, before, after in steps:
        if before != after:
            found.append((before & ~after, (False, cited.code, cited.code, clause, cited.barring[clause])))
    if not steps:
        return [(moment.hand.mask, (True, None, UNRESTRICTED, "free", rules.trick.claims_of("held")))]
    cited, clause, _, left = steps[-1]
    return [*found, (left, (True, None, cited.code, clause, cited.claims_of(clause)))]


def _verdict(rules: RuleSet, moment: Moment, findings: list[_Finding], card: Card) -> Verdict:
    bit = card.bit
    for cards, said in findings:  # noqa: B007 # pragma: no branch - the loop ends at what is said of this card
        if cards & bit:
            break
    return Verdict._make((card, *said, rules, moment))


def refuse(rules: RuleSet, moment: Moment, card: Card, rule: str, clause: str) -> Verdict:
    """The verdict on a card that is not this player's to play at all: not in the hand, or out of turn.

    Args:
        rules: the rule set; how a trick is played cites its claims.
        moment: the player's moment.
        card: the card.
        rule: ``not-in-hand`` or ``out-of-turn``.
        clause: the clause of the *trick* policy that states it: ``held`` or ``order``.
    """
    return Verdict(card, False, rule, rule, clause, rules.trick.claims_of(clause), rules, moment)


def _opening(rules: RuleSet, moment: Moment) -> Card:
    """The card that opens the first trick: the deck's lowest club; where not all is dealt, the hand's."""
    deck, lowest = rules.deck.policy, rules.opening.policy.opening_card
    dealt_out = not deck.stock and not deck.widow
    return lowest(deck.cards if dealt_out or not moment.hand.of_suit(Suit.CLUBS) else moment.hand)
