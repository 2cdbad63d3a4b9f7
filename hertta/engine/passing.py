"""The pass: which cards may be given, and the hands afterwards."""

from collections.abc import Sequence

from hertta.cards import Cards
from hertta.engine.checks import Fault, check, deal_faults, entry_faults, number_fault
from hertta.rules import RuleSet


def pass_fault(rules: RuleSet, deal_number: int, hand: Cards, given: Cards) -> str | None:
    """What is wrong with a pass: ``no-pass``, ``pass-count``, ``not-in-hand``, ``kept-card``; ``None`` if nothing is.

    Args:
        rules: the rule set in play.
        deal_number: from 1; it decides the direction, and whether anything is passed.
        hand: the hand before the pass: what is given is chosen before anything is seen.
        given: the cards given.

    >>> from hertta.rules import ruleset
    >>> hand, few = Cards.parse("2C 3C 4C AH"), Cards.parse("2C AH")
    >>> [pass_fault(ruleset("hjerter"), number, hand, few) for number in (1, 4)]
    ['pass-count', 'no-pass']
    """
    passing = rules.passing.policy
    if passing.direction(deal_number) == "none":
        return "no-pass" if given else None
    if len(given) != passing.count:
        return "pass-count"
    if given.mask & ~hand.mask:
        return "not-in-hand"
    return "kept-card" if passing.kept and given - passing.may_give(hand) else None


def exchange(rules: RuleSet, deal_number: int, hands: Sequence[Cards], passes: Sequence[Cards]) -> tuple[Cards, ...]:
    """The hands after the pass, which all make at once.

    Args:
        rules: the rule set in play.
        deal_number: from 1.
        hands: one a seat, as dealt.
        passes: what each seat gives; empty sets where nothing is passed.

    Raises:
        PositionError: if the hands can't be; ``no-pass``, ``pass-count``, ``not-in-hand`` or ``kept-card`` if a pass is
            not allowed.

    >>> from hertta.engine import deal
    >>> from hertta.rules import ruleset
    >>> hands = deal(ruleset("hjerter"), 1).hands
    >>> passes = [Cards.of(list(hand)[:3]) for hand in hands]
    >>> exchange(ruleset("hjerter"), 1, hands, passes)[1] == hands[1] - passes[1] | passes[0]
    True
    """
    faults: list[Fault] = [
        *number_fault(deal_number, None, "deal_number"),
        *deal_faults(rules, hands),
        *entry_faults(rules, passes, "passes"),
    ]
    count = 0 if rules.passing.policy.direction(deal_number) == "none" else rules.passing.policy.count
    for seat, (hand, given) in enumerate(zip(hands, passes, strict=False)):
        fault = pass_fault(rules, deal_number, hand, given)
        if fault is not None:
            expected = f"{count} cards of {hand or 'no card'}" if count else "none in this deal"
            faults.append((fault, f"passes[{seat}]: {fault}, found {given or 'no card'}, expected {expected}"))
    check(faults)
    gives_to = rules.passing.policy.gives_to(deal_number, rules.players)
    if gives_to is None:
        return tuple(hands)
    after = [hand.mask & ~given.mask for hand, given in zip(hands, passes, strict=True)]
    for to, given in zip(gives_to, passes, strict=True):
        after[to] |= given.mask
    return tuple(map(Cards, after))
