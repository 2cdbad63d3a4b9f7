"""What a table settles: every matter, the answers to choose from, and whose they are."""

import pytest

from hertta.errors import RulesError
from hertta.rules import HOUSE_RULE, PROFILES, QUESTIONS, SOURCES, name_of, ruleset
from hertta.rules.matters import MATTERS, answer, clashes, numbers, offered, settled, sources_of, with_number

BY_CODE = {matter.code: matter for matter in MATTERS}
HJERTER = ruleset("hjerter")


def test_every_policy_settles_one_matter():
    """Each policy of each question belongs to one matter, and can be chosen there."""
    kinds = [kind for matter in MATTERS for kind in matter.kinds]
    assert sorted(kinds, key=str) == sorted((kind for kinds in QUESTIONS.values() for kind in kinds), key=str)
    chosen = {type(policy) for matter in MATTERS for policy in offered(matter)}
    assert chosen - {type(None)} == set(kinds)


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: matter.code)
def test_what_sources_have_comes_first(matter):
    """The answers of profiles stand before the house rules, each once, and each has at least one source."""
    answers = offered(matter)
    having = [bool(sources_of(matter, policy)) for policy in answers]
    assert having == sorted(having, reverse=True)
    assert len(set(answers)) == len(answers)
    assert {policy for policy in answers if sources_of(matter, policy)} == {
        cited and cited.policy for cited in (answer(ruleset(name), matter) for name in PROFILES)
    }


def test_a_source_is_named_where_some_profile_of_it_plays_so():
    """What every source has names all of them in their order, what a variant has its source, a house rule none."""
    of = {code: [sources_of(BY_CODE[code], policy) for policy in offered(BY_CODE[code])] for code in BY_CODE}
    assert of["aim"] == [SOURCES, ("herttamisaari",)]
    assert of["breaking"] == [("hertan-saannot", "hertta-korttipeli"), ("herttamisaari", "hjerter"), (), ()]


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: matter.code)
def test_every_answer_can_be_taken(matter):
    """Each answer settles its matter and no other, as the table's own; where nothing clashes the table has a name."""
    for policy in offered(matter):
        rules = settled(HJERTER, matter, policy)
        cited = answer(rules, matter)
        assert (cited and cited.policy, cited and cited.claims) == (policy, (HOUSE_RULE,) if policy else None)
        assert all(answer(rules, other) == answer(HJERTER, other) for other in MATTERS if other is not matter)
        assert clashes(rules) or ruleset(name_of(rules)).fingerprint() == rules.fingerprint()


def test_what_clashes_is_told_by_the_matters_concerned():
    """Answers that cannot go together are told by their contradiction, with the matters in which it can be mended."""
    three = settled(HJERTER, BY_CODE["deck"], ruleset("herttamisaari-3").deck.policy)
    assert {code: [one.code for one in matters] for code, matters in clashes(three).items()} == {
        "nobody-across": ["deck", "passing"]
    }
    assert clashes(HJERTER) == {}
    two = settled(HJERTER, BY_CODE["deck"], ruleset("perumisherttamisaari-6").deck.policy)
    assert {code: [one.code for one in matters] for code, matters in clashes(two).items()} == {
        "equal-cards": ["deck", "trick"]
    }


def test_a_table_chooses_its_own_numbers():
    """The numbers of an answer can be others, but not such as it refuses; those of a deck belong together."""
    limit = HJERTER.game_end.policy
    assert numbers(BY_CODE["game_end"], limit) == {"points": 100}
    assert with_number(limit, "points", 50).points == 50
    assert numbers(BY_CODE["deck"], HJERTER.deck.policy) == {}
    with pytest.raises(RulesError, match="points: found 0, expected 1 or more"):
        with_number(limit, "points", 0)
