"""The case on which two rule sets part: it is there, it is the one to be told, and the engine answers it differently.

``HERTTA_DEEP=1`` compares all pairs of profiles; without it each is compared with some of the others.
"""

import os
from dataclasses import replace
from itertools import combinations

import pytest

from hertta.analysis.parting import parting, partings
from hertta.cards import NO_CARDS, Cards
from hertta.engine import after_deal, breaks_hearts, judge, judge_hand, moment, outcome, pass_fault, score, trick_winner
from hertta.rules import PROFILES, QUESTIONS, differences, policies, ruleset

DEEP = os.environ.get("HERTTA_DEEP") == "1"
HERTAN, HJERTER, OMNIBUS = ruleset("hertan-saannot"), ruleset("hjerter"), ruleset("omnibus")
KOTI, PAIRS, THREE = ruleset("herttamisaari-kotisaanto"), ruleset("paripeli"), ruleset("herttamisaari-3")
CANCELLING = ruleset("perumisherttamisaari-6")
CYCLE = HJERTER.passing.policy
NEEDED = policies.BonusDiamond("J", -10, "needed")
NO_SPADES = HJERTER.with_("deck", policies.SingleDeck(4, Cards.parse("JS QS KS AS"), NO_CARDS))


def play_on(rules):
    """The rule set in which ties play on."""
    return rules.with_("ties", policies.PlayOn())


def piles(rules, cards):
    """Seat 0 has taken some cards, and nobody else any."""
    return (cards, *(NO_CARDS,) * (rules.players - 1))


def judged(rules, hand, **context):
    """Each card judged by itself, and what is waived."""
    now = moment(rules, list(hand), **context)
    return [judge(rules, now, card).legal for card in hand], judge_hand(rules, now).waived


def beside_moon(rules, card):
    """Whether it is a moon without the card, and what a moon costs everybody with it."""
    without = Cards.of(other for other in rules.moon_cards if other != card)
    return [score(rules, piles(rules, without | more)) for more in (NO_CARDS, Cards.of([card]))]


def moons(rules, taken, totals, deal_number):
    """Every score that a shooter may choose."""
    options = score(rules, piles(rules, taken), None, totals, deal_number).moon_options
    return [score(rules, piles(rules, taken), option, totals, deal_number) for option in options or (None,)]


def end(rules, totals, deal_number):
    """The totals as they are written down, and the outcome."""
    settled = after_deal(rules, totals, (0,) * rules.players)
    return settled, outcome(rules, settled, deal_number)


def faults(rules, deal_number, hand):
    """What is wrong with each pass from a hand."""
    given = map(Cards.of, combinations(hand, rules.passing.policy.count))
    return [pass_fault(rules, deal_number, hand, cards) for cards in given]


ENGINE = {
    "deck": lambda rules: rules.deck.policy,
    "passing": lambda rules, deal_number: (rules.passing.policy.gives_to(deal_number, 4), rules.passing.policy.count),
    "kept": faults,
    "play": judged,
    "breaking": breaks_hearts,
    "trick": trick_winner,
    "values": lambda rules, card: score(rules, piles(rules, Cards.of([card]))).points,
    "moon-card": beside_moon,
    "moon": moons,
    "deal-end": lambda rules, taken: score(rules, piles(rules, taken)),
    "end": end,
}
"""What the engine says of each kind of case."""


def compared(ours, theirs, difference, case):
    """The two rule sets of a case: between them only the policy of the difference is exchanged."""
    rules, new = (ours, difference.theirs) if case.base == "ours" else (theirs, difference.ours)
    if case.base is None:
        return ours, theirs
    old = difference.ours or difference.theirs
    other = rules.without(old.code) if new is None else rules.with_(difference.question, new.policy)
    return (rules, other) if case.base == "ours" else (other, rules)


@pytest.mark.parametrize("place", range(len(PROFILES)), ids=PROFILES)
def test_every_difference_of_two_profiles_has_a_case_that_shows_it(place):
    """Whichever two are compared, the engine answers each case differently under the two, all else the same."""
    ours = ruleset(PROFILES[place])
    for name in PROFILES if DEEP else PROFILES[place % 5 :: 5]:
        for difference, case in partings(ours, ruleset(name)):
            one, other = compared(ours, ruleset(name), difference, case)
            ask = ENGINE[case.kind]
            assert ask(one, **case.facts) != ask(other, **case.facts), (name, case)
            assert case.ours != case.theirs


def test_a_rule_set_does_not_part_from_itself():
    """There is nothing to show."""
    assert partings(HJERTER, HJERTER) == ()


def short(value):
    """A fact in few letters."""
    if isinstance(value, Cards) and len(value) > 4:
        return f"{len(value)} cards"
    if isinstance(value, Cards | tuple):
        return " ".join(map(short, value)) or "–"
    return str(value)


def told(case):
    """A case in one line: its kind and facts, then both answers."""
    parts = (", ".join(map(short, part.values())) for part in (case.facts, case.ours, case.theirs))
    return f"{case.kind}: {' | '.join(parts)}"


def only(rules, question, policy):
    """The one case between a rule set and the same with one policy exchanged."""
    [(_, case)] = partings(rules, rules.with_(question, policy))
    return case


@pytest.mark.parametrize(
    ("rules", "question", "policy", "line"),
    [
        (HJERTER, "sides", policies.Pairs(), "0 0 0 100, 1 | 0 0 0 100, True, 0 1 2 | 0 0 0 100, True, 0 2"),
        (HJERTER, "aim", policies.MostPoints(), "0 0 0 100, 1 | 0 0 0 100, True, 0 1 2 | 0 0 0 100, True, 3"),
        (HJERTER, "ties", policies.PlayOn(), "0 0 0 100, 1 | 0 0 0 100, True, 0 1 2 | 0 0 0 100, False, –"),
        (HJERTER, "game_end", policies.Limit(120, True), "0 0 0 100, 1 | 0 0 0 100, True, 0 1 2 | 0 0 0 100, False, –"),
        (
            ruleset("hertta-korttipeli"),
            "game_end",
            policies.LimitWithDrop(100, 50),
            "0 0 0 100, 1 | 0 0 0 100, False, – | 0 0 0 50, False, –",
        ),
        (
            play_on(HJERTER),
            "game_end",
            policies.LimitOrDeals(100, 5),
            "0 1 1 1, 5 | 0 1 1 1, False, – | 0 1 1 1, True, 0",
        ),
        (
            play_on(PAIRS),
            "ties",
            policies.SharedWin(),
            "0 0 100 100, 1 | 0 0 100 100, False, – | 0 0 100 100, True, 0 1 2 3",
        ),
    ],
)
def test_the_smallest_totals(rules, question, policy, line):
    """Sides, aim, ties and the end show by the lowest totals, and where it matters by the first deal."""
    assert told(only(rules, question, policy)) == f"end: {line}"


@pytest.mark.parametrize(
    ("rules", "policy", "line"),
    [
        (HJERTER.without("opening-card"), policies.OpeningClub(), "–, 1, False, 2C 2D | 2C 2D, – | 2C, –"),
        (HJERTER, policies.QueenNotBroken(), "–, 2, False, 2C QS | 2C QS, – | 2C, –"),
        (HJERTER, policies.HeartsNotBroken("points"), "–, 2, False, 2H QS | QS, – | 2H QS, –"),
        (HJERTER, policies.HeartsNotBroken("unsaid"), "–, 2, False, 2H | 2H, – | 2H, hearts-not-broken"),
        (
            HJERTER.without("hearts-not-broken"),
            policies.HeartsNotBroken("stated"),
            "–, 2, False, 2C 2H | 2C 2H, – | 2C, –",
        ),
        (HJERTER.without("follow-suit"), policies.FollowSuit(), "2C, 1, False, 3C 2D | 3C 2D, – | 3C, –"),
        (KOTI, policies.FirstTrickPoints("queen"), "2C, 1, False, 2H QS | 2H QS, – | QS, –"),
        (KOTI, policies.FirstTrickPoints("hearts"), "2C, 1, False, 2H QS | 2H QS, – | 2H, –"),
        (KOTI, policies.FirstTrickPoints("unsaid"), "2C, 1, False, 2H | 2H, – | 2H, first-trick-points"),
    ],
)
def test_the_smallest_moment(rules, policy, line):
    """A restriction shows by the fewest cards that make a card legal or not, else by those for which it is waived."""
    assert told(only(rules, "play", policy)) == f"play: {line}"


@pytest.mark.parametrize(
    ("rules", "policy", "line"),
    [
        (
            HJERTER,
            policies.Moon(("add", "subtract")),
            "14 cards, 0 0 0 0, 1 | add 0 26 26 26 | add 0 26 26 26 subtract -26 0 0 0",
        ),
        (HJERTER, policies.NoMoon(), "14 cards, 0 0 0 0, 1 | add 0 26 26 26 | None 26 0 0 0"),
        (HJERTER, policies.MoonAndSun(("add",), 52), "52 cards, 0 0 0 0, 1 | add 0 26 26 26 | add 0 52 52 52"),
        (HJERTER, policies.MoonByStanding("over"), "14 cards, 0 0 0 74, 1 | add 0 26 26 26 | subtract -26 0 0 0"),
        (HJERTER, policies.MoonByStanding("lost"), "14 cards, 27 0 0 74, 1 | add 0 26 26 26 | subtract -26 0 0 0"),
        (
            HJERTER,
            policies.MoonAboveZero(),
            "14 cards, 26 0 0 0, 1 | add 0 26 26 26 | add 0 26 26 26 subtract -26 0 0 0",
        ),
        (
            PAIRS,
            policies.MoonByStanding("over"),
            "14 cards, 0 0 0 0, 1 | add 0 26 0 26 subtract -26 0 0 0 | add 0 26 0 26",
        ),
    ],
)
def test_the_smallest_moon(rules, policy, line):
    """A moon shows by the lowest totals before the deal at which its effect differs, and by the sun if it must."""
    assert told(only(rules, "moon", policy)) == f"moon: {line}"


@pytest.mark.parametrize(
    ("rules", "question", "policy", "line"),
    [
        (HJERTER, "passing", replace(CYCLE, directions=("left", "right", "none")), "passing: 3 | across, 3 | none, 0"),
        (HJERTER, "passing", replace(CYCLE, count=4), "passing: 1 | left, 3 | left, 4"),
        (HJERTER, "passing", replace(CYCLE, kept=Cards.parse("QS")), "kept: 1, 2C 3C 4C QS | 2C 3C 4C QS | 2C 3C 4C"),
        (HJERTER, "breaking", policies.HeartOrQueen("any"), "breaking: 2H | False | True"),
        (HERTAN, "breaking", policies.HeartOrQueen("any"), "breaking: QS | False | True"),
        (HJERTER, "values", policies.NominalHearts(13), "values: 2H | 1 | 2"),
        (HJERTER, "values", policies.HeartsAndQueen(1, 5), "values: QS | 13 | 5"),
        (OMNIBUS, "values", NEEDED, "moon-card: JD | False, -10 | True, -10"),
        (
            OMNIBUS.with_("values", NEEDED),
            "values",
            replace(NEEDED, moon="dropped"),
            "moon-card: JD | True, -10 | True, 0",
        ),
        (HJERTER, "deal_end", policies.CleanBonus(-5, 0), "deal-end: – | 0 | -5"),
        (
            HJERTER.with_("deal_end", policies.CleanBonus(-5, 0)),
            "deal_end",
            policies.CleanBonus(0, -5),
            "deal-end: 2C | 0 | -5",
        ),
    ],
)
def test_the_smallest_pass_trick_card_or_pile(rules, question, policy, line):
    """The other questions show by the first deal, the smallest trick, the lowest card, the smallest pile."""
    assert told(only(rules, question, policy)) == line


def test_a_deck_tells_its_facts():
    """What is dealt hangs on nothing else, and both decks tell all there is."""
    [(_, case), *_] = partings(HJERTER, ruleset("hertta-korttipeli-6"))
    assert told(case) == "deck:  | 4, 1, 13, –, –, 0, 0 | 6, 1, 9, –, XC XD, 0, 0"
    assert case.base is None


@pytest.mark.parametrize(
    ("ours", "theirs", "line"), [(HJERTER, CANCELLING, "2C | None"), (CANCELLING, HJERTER, "None | 2C")]
)
def test_equal_cards_show_who_takes_a_trick(ours, theirs, line):
    """The smallest trick that is taken otherwise is of two decks, whichever of the rule sets has them."""
    [case] = [case for difference, case in partings(ours, theirs) if difference.question == "trick"]
    assert (told(case), case.base) == (f"trick: 2C 2C' | {line}", None)


def test_what_ours_excludes_is_shown_in_theirs():
    """Three players cannot be pairs, so all else is taken from the rule set that has four, whichever comes first."""
    [case] = [case for difference, case in partings(THREE, PAIRS) if difference.question == "sides"]
    assert told(case) == "end: 0 0 0 100, 1 | 0 0 0 100, True, 0 1 2 | 0 0 0 100, True, 0 2"
    [turned] = [case for difference, case in partings(PAIRS, THREE) if difference.question == "sides"]
    assert (case.base, case.ours, case.theirs) == ("theirs", turned.theirs, turned.ours)


@pytest.mark.parametrize(
    ("rules", "question", "policy"),
    [
        (HJERTER, "trick", policies.EqualCardsCancel()),
        (HJERTER, "deal_end", policies.CleanBonus(0, 0)),
        (HJERTER, "game_end", policies.Limit(99, False)),
        (HJERTER, "moon", policies.MoonAndSun(("add",), 26)),
        (OMNIBUS.with_("moon", policies.NoMoon()), "values", NEEDED),
        (NO_SPADES, "play", policies.QueenNotBroken()),
        (NO_SPADES, "play", policies.HeartsNotBroken("points")),
    ],
)
def test_a_difference_that_never_shows_has_no_case(rules, question, policy):
    """One deck in which nothing cancels, no bonus, a limit as high, a sun like the moon: nothing is made up."""
    assert only(rules, question, policy) is None


def test_every_question_that_can_differ_is_looked_at():
    """But for who deals and who begins, to which there is one answer, every question comes up."""
    house = HERTAN.with_("ties", policies.PlayOn()).with_("deal_end", policies.CleanBonus(-5, 0))
    asked = {
        difference.question
        for name in PROFILES
        for difference in differences(house, ruleset(name))
        if parting(house, ruleset(name), difference)
    }
    assert set(QUESTIONS) - asked == {"dealing", "opening"}
    assert [QUESTIONS[question][0]() for question in ("dealing", "opening")] == [
        HERTAN.dealing.policy,
        HERTAN.opening.policy,
    ]
