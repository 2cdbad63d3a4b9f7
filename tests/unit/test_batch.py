"""Deals by the hundred thousand are the same deals: everything is compared with the engine."""

import subprocess
import sys
from dataclasses import dataclass, replace

import numpy as np
import pytest

from hertta.analysis.batch import batch
from hertta.analysis.kernel import DEPOSITS, below, context, counted, deposited, legal, settle
from hertta.analysis.playout import playout
from hertta.analysis.tables import tables
from hertta.cards import ALL_CARDS, COPY, STANDARD_DECK, SUIT_MASKS, Cards, Suit
from hertta.engine import Chance, Moment, score
from hertta.engine import legal as legal_cards
from hertta.errors import PositionError, RulesError
from hertta.rules import PROFILES, Cited, ruleset
from hertta.rules.compiled import LEAD
from hertta.rules.policies import Clause, DeckWithStock, PassCycle, SingleDeck
from hertta.testing import aimed_moment, aimed_piles, varied

SINGLE = [name for name in PROFILES if ruleset(name).deck.policy.decks == 1]
DOUBLE = [name for name in PROFILES if name not in SINGLE]
WORD = 2**64


def house_rules(count):
    """Rule sets with a single deck and house rules by chance."""
    chance, found = Chance(7), []
    while len(found) < count:
        rules = varied(ruleset(chance.choice(SINGLE)), chance)
        if rules.deck.policy.decks == 1:
            found.append(rules)
    return found


def same(rules, seeds, deal_number):
    """Whether a batch comes to what the engine does with each seed."""
    result = batch(rules, seeds, deal_number)
    for row, seed in enumerate(seeds):
        found = playout(rules, seed, deal_number)
        assert result.points[row].tolist() == list(found.score.points), (rules.text(), seed)
        assert result.moon[row] == (-1 if found.score.moon is None else found.score.moon), (rules.text(), seed)
        assert result.taken[row].tolist() == [pile.mask for pile in found.taken], (rules.text(), seed)
    return True


@pytest.mark.parametrize("name", SINGLE)
def test_a_batch_is_the_engine_s_deals(name):
    """Points, moon and cards taken are the engine's for the same seeds, in a deal with a pass and in one without."""
    assert same(ruleset(name), range(40), 1)
    assert same(ruleset(name), range(40, 60), 4)


def test_a_batch_plays_house_rules():
    """The same under rule sets that nobody has written down."""
    assert all(same(rules, range(4), 1) for rules in house_rules(150))


@pytest.mark.parametrize(
    "deck",
    [
        SingleDeck(2, Cards(), Cards()),
        SingleDeck(13, Cards(), Cards()),
        SingleDeck(26, Cards(), Cards()),
        DeckWithStock(2, 1),
        DeckWithStock(4, 5),
        DeckWithStock(13, 4),
    ],
)
def test_a_batch_plays_with_any_number_of_players(deck):
    """Few or many players, with a stock or without, and hands of one card."""
    rules = ruleset("hjerter").with_("passing", PassCycle(("none",), 1, Cards())).with_("deck", deck)
    assert same(rules, range(30), 1)


def test_the_kept_cards_are_kept():
    """Cards that may not be passed are passed only by a hand with too few others."""
    no_spades = STANDARD_DECK - Cards.suit(Suit.SPADES)
    for kept in (Cards.parse("QS KS AS"), STANDARD_DECK.of_suit(Suit.HEARTS), no_spades):
        rules = ruleset("hjerter").with_("passing", PassCycle(("left", "right", "across"), 4, kept))
        assert all(same(rules, range(20), deal_number) for deal_number in (1, 2, 3))


def legal_alike(rules, rows, moment):
    """Whether the loop finds the same cards legal as the engine."""
    number = context(moment.trick_number == 1, moment.hearts_broken, LEAD if moment.led is None else moment.led)
    assert legal(rows, number, np.uint64(moment.hand.mask)) == legal_cards(rules, moment).mask, (rules.play, moment)
    return True


@pytest.mark.parametrize("name", SINGLE)
def test_what_is_legal_is_the_engine_s(name):
    """In positions aimed at every clause of every restriction the same cards are legal."""
    rules, chance = ruleset(name), Chance(3)
    rows = tables(rules, 1)
    assert all(legal_alike(rules, rows, aimed_moment(rules, chance)) for _ in range(150))


@dataclass(frozen=True)
class AnyTable:
    """A restriction that is none of ours: in every context clauses by chance."""

    code = "any-table"
    clauses = ("said",)

    seed: int

    def clauses_in(self, context):
        """Up to three clauses, some silent, some on a condition."""
        led = LEAD if context.led is None else context.led
        chance = Chance(100 * self.seed + 20 * led + 2 * context.first + context.broken)

        def cards():
            return sum(card.bit for card in ALL_CARDS if not chance.below(3))

        def clause():
            condition = {name: cards() for name in ("keep", "unless", "having") if chance.below(2)}
            return Clause(chance.choice(["said", None]), **condition)

        return tuple(clause() for _ in range(chance.below(4)))


def test_what_is_legal_by_any_table_is_the_engine_s():
    """The loop reads the tables and nothing else: the same cards are legal by restrictions made of chance."""
    for seed in range(60):
        play = tuple(Cited(AnyTable(number), ()) for number in range(seed, seed + seed % 4))
        rules, chance = replace(ruleset("hjerter"), play=play), Chance(seed)
        rows = tables(rules, 1)
        for _ in range(50):
            hand = Cards.of(chance.shuffled(list(STANDARD_DECK))[: 1 + chance.below(13)])
            trick = () if chance.below(2) else (chance.choice(list(STANDARD_DECK - hand)),)
            assert legal_alike(rules, rows, Moment(hand, trick, 1 + chance.below(2), bool(chance.below(2))))


@pytest.mark.parametrize("rules", [*map(ruleset, SINGLE), *house_rules(60)], ids=lambda rules: rules.name)
def test_what_a_deal_costs_is_the_engine_s(rules):
    """Piles with a moon, nearly one, or every card in them come to the same points."""
    rows, chance, points = tables(rules, 1), Chance(4), np.empty(rules.players, np.int64)
    for _ in range(30):
        piles = aimed_piles(rules, chance)
        shooter = settle(rows, np.array([pile.mask for pile in piles], np.uint64), points)
        expected = score(rules, piles)
        assert (points.tolist(), shooter) == (list(expected.points), -1 if expected.moon is None else expected.moon)


@pytest.mark.parametrize("card_at", [counted, *[deposited] * DEPOSITS])
def test_a_card_is_found_at_its_place(card_at):
    """Each way to pick a card of a hand finds the one that stands at that place."""
    chance = Chance(5)
    for _ in range(200):
        cards = Cards.of(card for card in ALL_CARDS[:COPY] if chance.below(3))
        for place, card in enumerate(cards):
            assert card_at(np.uint64(cards.mask), np.uint64(place)) == card.bit


def state_before(word):
    """The state of chance after which it gives this word: SplitMix64 backwards."""
    word ^= word >> 31 ^ word >> 62
    word = word * pow(0x94D049BB133111EB, -1, WORD) % WORD
    word ^= word >> 27 ^ word >> 54
    word = word * pow(0xBF58476D1CE4E5B9, -1, WORD) % WORD
    word ^= word >> 30 ^ word >> 60
    return (word - 0x9E3779B97F4A7C15) % WORD


def test_chance_is_the_engine_s():
    """A number is drawn as ``Chance`` does it, and anew where a word is left over."""
    again = set()
    for limit in range(1, 57):
        for word in (0, limit, WORD // 2, *range(WORD - 70, WORD)):
            chance, state = Chance(state_before(word)), np.uint64(state_before(word))
            number = chance.below(limit)
            assert below(state, np.uint64(limit)) == (chance.state, number)
            again.add((number == word % limit, WORD - word <= WORD % limit))
    assert again >= {(True, False), (False, True)}


SEEDS = [range(7, 8), range(10, -10, -4), range(WORD - 2, WORD + 2), range(0, WORD, WORD // 5)]


@pytest.mark.parametrize("seeds", SEEDS)
def test_seeds_are_any_whole_numbers(seeds):
    """They may go down, be negative or lie beyond 64 bits."""
    assert same(ruleset("hjerter"), seeds, 1)


def test_no_seeds_are_no_deals():
    """An empty range gives a result without rows."""
    result = batch(ruleset("herttamisaari-5"), range(0))
    assert (result.points.shape, result.moon.shape, result.taken.shape) == ((0, 5), (0,), (0, 5))


def test_the_tricks_are_told():
    """Each seat's tricks are a quarter of its cards, thirteen in all."""
    result = batch(ruleset("hjerter"), range(100))
    assert result.tricks.sum(axis=1).tolist() == [13] * 100
    taken = [len(pile) for pile in playout(ruleset("hjerter"), 42).taken]
    assert (result.tricks[42] * 4).tolist() == taken


@pytest.mark.parametrize("name", DOUBLE)
def test_two_decks_are_refused(name):
    """A mask of 64 bits holds one deck; the refusal says so."""
    with pytest.raises(RulesError, match=f"found two-decks in {name}, expected a single deck") as refusal:
        batch(ruleset(name), range(1))
    assert refusal.value.code == "not-for-batch"


@dataclass(frozen=True)
class Lowest:
    """A trick policy that is none of ours: the lowest card of the led suit takes the trick."""

    code = "lowest"

    def winning(self, trick, led):
        """The lowest card of the led suit."""
        followed = trick & SUIT_MASKS[led]
        return followed & -followed


@dataclass(frozen=True)
class HonoursOnly:
    """A trick policy that is none of ours: the highest card takes the trick, but a two never does."""

    code = "honours-only"

    def winning(self, trick, led):
        """The highest card of the led suit above the two."""
        followed = Cards(trick & SUIT_MASKS[led])
        return max((card.bit for card in followed if card.rank), default=0)


@pytest.mark.parametrize("policy", [Lowest(), HonoursOnly()], ids=lambda policy: policy.code)
def test_a_trick_that_not_the_highest_card_takes_is_refused(policy):
    """In the loop the highest card of the led suit takes a trick; rules by which that is not so are not for it."""
    rules = replace(ruleset("hjerter"), trick=Cited(policy, ()))
    with pytest.raises(RulesError, match=f"found {policy.code}, expected that the highest card") as refusal:
        tables(rules, 1)
    assert refusal.value.code == "not-for-batch"


def test_what_the_engine_refuses_is_refused():
    """A deal that cannot be is refused in the engine's words, and no memory is written to."""
    with pytest.raises(PositionError, match="deal_number: found 0"):
        batch(ruleset("hjerter"), range(5), 0)
    many = replace(ruleset("hjerter"), passing=Cited(PassCycle(("left",), 14, Cards()), ()))
    with pytest.raises(PositionError, match="pass-count"):
        batch(many, range(5))


def test_without_numba_it_is_told_how_to_get_it():
    """Whoever lacks the extra reads its name; the rest of the room does without it."""
    look = (
        "import sys; sys.modules['numba'] = None\n"
        "import hertta.analysis, hertta.analysis.playout\n"
        "try:\n    import hertta.analysis.batch\nexcept ImportError as error:\n    print(error)"
    )
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    assert "pip install 'hertta[fast]'" in told
