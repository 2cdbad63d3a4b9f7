"""The public reports about other Hearts programs that we answer to, and what their tests share.

Each report has tests named by its id: ``test_a08_…``; one test may answer for two: ``test_a15_a32_…``.
"""

import pytest

from hertta.cards import NO_CARDS, Card, Cards
from hertta.engine import Position, play
from hertta.rules import PROFILES, QUESTIONS, ruleset
from tests.claims.tables import KNOWN

REPORTS = {
    "a01": "html5-hearts issue 1: a player void in clubs throws a heart, or the queen, on the first trick",
    "a02": "html5-hearts issue 8: the same from the person's seat; the reason must be the first trick",
    "a03": "html5-hearts PR 2 and 3: nothing but points on the first trick",
    "a04": "html5-hearts PR 4: the order of the directions, and a hold deal",
    "a06": "t_games issue 475: the opener where nothing is passed",
    "a07": "t_games issue 436: a moon told by a sum",
    "a08": "t_games issue 474: high spades kept out of the pass",
    "a09": "t_games issue 440: a pass of too few cards by another way in",
    "a11": "t_games issue 457: options tested one by one, never together",
    "a12": "open_spiel PR 260: legal leads without a look at broken hearts",
    "a13": "open_spiel PR 245: two options swapped",
    "a14": "open_spiel PR 277: guessed hands against shown voids",
    "a15": "TricksterBots issue 316: the queen as the last card to lead",
    "a16": "TricksterBots PR 363: a first trick that is not free of points",
    "a17": "TricksterBots issue 365: overtaking a trick with the queen in it",
    "a19": "TricksterBots issue 237: a trick worth less than nothing",
    "a20": "TricksterBots issue 209: the queen on a partner's ace",
    "a21": "TricksterBots issue 265: king or queen under the ace",
    "a22": "TricksterBots issue 191: the heart that stops a moon, played away",
    "a24": "TricksterBots issue 263: the heart that stops a moon, passed away",
    "a25": "serenity PR 7381: ace instead of queen over the king",
    "a26": "serenity issue 7374: a game of one deal",
    "a27": "serenity issue 7375: no pass at all",
    "a28": "Rescator7 Hearts, November 2018: a draw that is none",
    "a29": "Rescator7 Hearts, 2018 and 2020: hearts broken too early",
    "a32": "gnome-hearts bug 24: the queen as the only legal card",
    "a34": "TabletopGames PR 256: numbers of the game written into code",
    "a35": "open-hearts issue 42: a pass in a hold deal",
    "a36": "crossplay PR 226: grey cards for two different reasons",
    "a37": "CardsWithCats PR 45: no word on why a card is refused, or of a moon",
    "a38": "hearts-app review: rules that nobody had been told",
    "a39": "hearts app review: deals felt to be rigged",
    "a40": "windowsbb thread 258662: deals felt to be unfair; 7 of 10 shown as 69 %, but hertta has no percentages",
    "b01": "whether the queen of spades breaks hearts",
    "b02": "nothing but points on the first trick",
    "b03": "a leader with hearts and the queen, hearts unbroken",
    "b04": "the queen led before hearts are broken",
    "b06": "subtracting below nothing",
    "b07": "the jack of diamonds and the moon",
    "b08": "a bonus for no tricks, or for no points",
    "b10": "the card that three players leave out",
    "b11": "the cards that five players leave out",
    "b13": "a tie at the end",
    "b14": "every trick, the sun",
    "b15": "a trick in which every card of the led suit is cancelled",
    "b17": "equal rank or equal card",
    "b18": "hearts broken on this trick or on one before",
    "b19": "a limit reached, passed or hit exactly",
    "c01": "OpenSpiel 2.0.2: a pass where there is none",
    "c02": "gym-hearts 0.0.3: no legal card",
    "c03": "gym-hearts 0.0.3: a deal that begins with hearts broken",
    "c06": "TabletopGames: no ban, across among three, cards chosen in hold deals, a limit that is not the one told",
    "c07": "mdhearts: a fourth heart that breaks nothing, a moon without what was taken before",
}
"""Each report's id, and what it is about."""

WITHOUT_TEST = {"a24": "it is about good advice on what to pass, and hertta gives none yet"}
"""Why a report has no test."""

FOUR_PLAYERS = [name for name in KNOWN if ruleset(name).players == 4]

every_profile = pytest.mark.parametrize("name", PROFILES)
"""For what holds under any rules."""
known_profile = pytest.mark.parametrize("name", KNOWN)
"""For what a source says, or leaves unsaid."""


def house(name, *policies):
    """The rule set of this name with these policies of one's own table instead."""
    rules = ruleset(name)
    for policy in policies:
        [question] = [question for question, kinds in QUESTIONS.items() if isinstance(policy, kinds)]
        rules = rules.with_(question, policy)
    return rules


def opening(rules):
    """The card that opens the first trick."""
    return rules.opening.policy.opening_card(rules.deck.policy.cards)


def takes(rules, *piles):
    """These cards taken by the first seats, and by the last all that they leave of the deck."""
    told = [Cards.parse(pile) for pile in piles]
    rest = rules.deck.policy.cards
    for pile in told:
        rest -= pile
    return [*told, *[NO_CARDS] * (rules.players - 1 - len(told)), rest]


def table(rules, *hands, number=2, broken=False, taken=()):
    """A position with these hands, in which seat 0 leads, and these cards taken before."""
    piles = [Cards.parse(pile) for pile in taken] or [NO_CARDS] * rules.players
    return Position(rules, tuple(map(Cards.parse, hands)), 0, tuple(piles), (), number, broken)


def play_all(position, text):
    """Play these cards, in order."""
    for word in text.split():
        position = play(position, Card.parse(word))
    return position
