"""``hertta rules``: a profile with its claims, where two profiles differ, and profiles for other programs."""

import json

import pytest

from hertta.cli.main import main
from hertta.rules import PROFILES, QUESTIONS, SOURCES, claim, differences, ruleset, source
from hertta.text import CODES, catalog


@pytest.fixture
def told(monkeypatch, capsys):
    """What a command prints in a language; it must end well."""

    def run(*arguments, lang="en"):
        monkeypatch.setenv("HERTTA_LANG", lang)
        assert main(["rules", *arguments]) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("rules", PROFILES)
def test_show_prints_every_policy_with_its_claims(rules, lang, told):
    """Every question, the policy that answers it with its parameters, and each claim with its words."""
    printed = told("show", rules, lang=lang)
    profile = ruleset(rules)
    assert printed.startswith(f"{rules} (")
    assert profile.fingerprint() in printed.splitlines()[0]
    voice = catalog(lang, profile.source)
    for question, cited in profile.cited():
        assert voice.format(f"question-{question}") in printed
        assert f"  {voice.format(f'policy-{cited.code}')} ({cited.code}" in printed
        assert all(f"{claim_id}  " in printed for claim_id in cited.all_claims())
    assert source(profile.source).name in printed


def test_show_prints_which_claim_carries_which_clause(told):
    """What only one clause rests on stands below its name; a claim says how firmly it stands, a reading why."""
    reading = claim("reading-A2")
    printed = told("show", "hjerter", lang="nb").splitlines()
    below = printed[printed.index("    waived:") :]
    assert below[1].startswith("      hjerter-025  Hjerter")
    assert below[1].endswith(" · kilden sier ingenting")
    told_why = ["      reading-A2  Vår tolkning A2", f"        {reading.text['nb']}", f"        {reading.why['nb']}"]
    assert below[3:6] == told_why
    assert "    hjerter-023  Hjerter · Det første stikket · avsnitt 22 · sier kilden" in printed


def test_a_policy_is_named_in_the_words_of_each_source(told):
    """What a source has its own word for is called so, on each side of a comparison too."""
    assert "  Puhallus (moon, " in told("show", "hertta-korttipeli", lang="fi")
    printed = told("diff", "hertan-saannot", "herttamisaari", lang="fi")
    assert "  hertan-saannot: Kuun ampuminen (moon, " in printed
    assert "  herttamisaari: Slammi (moon, " in printed


def test_show_prints_parameters(told):
    """Numbers, words, lists and yes or no are printed as such."""
    printed = told("show", "hertta-korttipeli")
    for part in ("heart = 1, queen = 13", "directions = left right across", "reached = false", "options = add"):
        assert part in printed


@pytest.mark.parametrize("lang", CODES)
def test_diff_prints_what_differs(lang, told):
    """Each question in which two profiles differ is printed with both answers and a case of each, and no other."""
    for place, first in enumerate(PROFILES):
        for second in PROFILES[place % 5 :: 5]:
            found = [one.question for one in differences(ruleset(first), ruleset(second))]
            printed = told("diff", first, second, lang=lang).splitlines()
            for question, _ in ruleset(first).cited():
                title = catalog(lang, ruleset(first).source).format(f"question-{question}")
                assert (title in printed) is (question in found)
            if first != second:
                assert [line.startswith(f"    {first}: ") for line in printed].count(True) == len(found)
                assert [line.startswith(f"    {second}: ") for line in printed].count(True) == len(found)


HOUSE = {
    "kept": '[passing]\nkept = ["QS"]',
    "stated": '[[play]]\npolicy = "hearts-not-broken"\nonly_hearts = "unsaid"\nclaims = ["hjerter-026"]',
    "queen": '[[play]]\npolicy = "queen-not-broken"\nclaims = ["reading-H1"]',
    "clean": '[deal_end]\npolicy = "clean-bonus"\nno_tricks = -5\nno_points = 0\nclaims = ["reading-H1"]',
    "sun": '[moon]\npolicy = "moon-and-sun"\noptions = ["add"]\nsun = 52\nclaims = ["reading-H1"]',
    "drop": '[game_end]\npolicy = "limit-with-drop"\npoints = 100\nto = 50\nclaims = ["reading-H1"]',
    "equal": '[trick]\npolicy = "equal-cards-cancel"\nclaims = ["reading-H1"]',
    "needed": '[values]\nmoon = "needed"',
}
"""Rules of one's own, each based on the profile that it is compared with."""
CASES = [
    ("hertan-saannot", "perumisherttamisaari-6", "en", [
        "  The deal:",
        "    hertan-saannot: players: 4; decks: 1; cards in hand: 13; in the widow: 0",
        "    perumisherttamisaari-6: players: 6; decks: 2; cards in hand: 17; in the widow: 2",
        "  Smallest case, all else as in hertan-saannot: trick 1, hearts not broken, 2C on the table, 2D 2H in hand:",
        "    hertan-saannot: may play 2D",
        "    perumisherttamisaari-6: may play 2D 2H",
        "  Smallest case, all else as in hertan-saannot: the trick 2H:",
        "    hertan-saannot: breaks hearts",
        "    perumisherttamisaari-6: does not break hearts",
        "  Smallest case, with two decks: the trick 2C 2C:",
        "    hertan-saannot: 2C takes it",
        "    perumisherttamisaari-6: nobody takes it",
    ]),
    ("perumisherttamisaari-6", "misaariherttamisaari", "en", [
        "  Smallest case, all else as in perumisherttamisaari-6: in deal 1 seat 0 takes "
        "hearts 2 to ace (two of each), and the two queens of spades; totals before it 0 0 0 0 0 0:",
        "    perumisherttamisaari-6: to add brings 0 52 52 52 52 52; to subtract brings -52 0 0 0 0 0",
        "    misaariherttamisaari: no moon: 52 0 0 0 0 0",
    ]),
    ("hjerter", "hertta-korttipeli", "nb", [
        "  Giv 4, den første som er forskjellig:",
        "    hjerter: ikke noe bytte",
        "    hertta-korttipeli: 3 til venstre",
        "  Minste tilfelle, ellers som hjerter: summene 0 0 0 100 etter giv 1:",
        "    hjerter: summene 0 0 0 100, spillet er slutt; vinnere: 0 1 2",
        "    hertta-korttipeli: summene 0 0 0 100, spillet går videre",
    ]),
    ("hertta-korttipeli-3", "paripeli", "fi", [
        "  Pienin tapaus, muuten kuten paripeli: summat 0 0 0 100 jaon 1 jälkeen:",
        "    hertta-korttipeli-3: summat 0 0 0 100, peli loppuu; voittajat: 0 1 2",
        "    paripeli: summat 0 0 0 100, peli loppuu; voittajat: 0 2",
    ]),
    ("hertan-saannot", "omnibus", "fi", [
        "    hertan-saannot: avaa herttamaan",
        "    omnibus: ei riko herttoja",
        "  Matalin kortti, muuten kuten hertan-saannot: JD:",
        "    hertan-saannot: maksaa 0",
        "    omnibus: maksaa -10",
    ]),
    ("hjerter", "kept", "en", [
        "  Deal 1, 2C 3C 4C QS in hand:",
        "    hjerter: may pass 2C 3C 4C QS",
        "    kept: may pass 2C 3C 4C",
    ]),
    ("hjerter", "stated", "en", [
        "  Smallest case, all else as in hjerter: trick 2, hearts not broken, nothing on the table, 2H in hand:",
        "    hjerter: may play 2H",
        "    stated: may play 2H, as hearts-not-broken would leave nothing",
    ]),
    ("hjerter", "queen", "nb", [
        "  Minste tilfelle, ellers som hjerter: stikk 2, hjerter ikke brutt, ingenting på bordet, 2C QS på hånden:",
        "    hjerter: kan spille 2C QS",
        "    queen: kan spille 2C",
    ]),
    ("hjerter", "clean", "fi", [
        "  Pienin tapaus, muuten kuten hjerter: pelaaja, jolle ei tullut mitään:",
        "    hjerter: saa 0",
        "    clean: saa -5",
    ]),
    ("hjerter", "sun", "en", [
        "  Smallest case, all else as in hjerter: in deal 1 seat 0 takes clubs 2 to ace, diamonds 2 to ace, hearts 2 "
        "to ace, and spades 2 to ace; totals before it 0 0 0 0:",
        "    hjerter: to add brings 0 26 26 26",
        "    sun: to add brings 0 52 52 52",
    ]),
    ("hertta-korttipeli", "drop", "en", [
        "  Smallest case, all else as in hertta-korttipeli: the totals 0 0 0 100 after deal 1:",
        "    hertta-korttipeli: totals 0 0 0 100, the game goes on",
        "    drop: totals 0 0 0 50, the game goes on",
    ]),
    ("hjerter", "equal", "en", ["  Exchanged alone, this changes no answer."]),
    ("omnibus", "needed", "nb", [
        "  Laveste kort, ellers som omnibus: JD når noen tar alle:",
        "    omnibus: trengs ikke, og gir -10 ved siden av",
        "    needed: trengs, og gir -10 ved siden av",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second", "lang", "lines"), CASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_diff_shows_the_smallest_case(first, second, lang, lines, told, tmp_path, monkeypatch):
    """Below a difference stands the smallest case that shows it, in what all else is kept to, and what each says."""
    monkeypatch.chdir(tmp_path)
    if second in HOUSE:
        (tmp_path / f"{second}.toml").write_text(f'base = "{first}"\nname = "{second}"\n{HOUSE[second]}\n', "utf-8")
        second += ".toml"
    printed = told("diff", first, second, lang=lang).splitlines()
    start = printed.index(lines[0])
    assert [line for line in printed[start:] if line in lines] == lines


def test_diff_of_norwegian_and_finnish_rules(told):
    """Between these two the exchange, leading hearts, the breaking of hearts and the limit differ."""
    printed = told("diff", "hjerter", "hertta-korttipeli")
    assert {one.question for one in differences(ruleset("hjerter"), ruleset("hertta-korttipeli"))} == {
        "passing",
        "play",
        "breaking",
        "game_end",
    }
    claims = "[hjerter-027, hjerter-061, reading-B3, reading-B6]"
    for part in ("hjerter: ", "hertta-korttipeli: ", claims, "reached = false"):
        assert part in printed


def test_a_missing_restriction_is_a_dash(told):
    """Where one profile has no such restriction a dash stands for it."""
    assert "  herttamisaari: –" in told("diff", "herttamisaari", "herttamisaari-kotisaanto").splitlines()


def test_a_profile_does_not_differ_from_itself(told):
    """The same rules are said to be the same."""
    assert told("diff", "hjerter", "hjerter").count("\n") == 1


def test_export_gives_every_profile_a_line(told):
    """Without a name every built-in profile is one JSON object a line; with one only that."""
    exported = [json.loads(line) for line in told("export", "--json").splitlines()]
    assert [rules["name"] for rules in exported] == list(PROFILES)
    assert [json.loads(told("export", "--json", "omnibus"))] == [
        rules for rules in exported if rules["name"] == "omnibus"
    ]


@pytest.mark.parametrize("name", PROFILES)
def test_an_exported_rules_file_reads_back(name, told):
    """Without ``--json`` a profile is printed as a rules file, in its canonical text."""
    assert told("export", name) == ruleset(name).text()


@pytest.mark.parametrize("name", PROFILES)
def test_an_exported_profile_is_whole(name, told):
    """It holds every question with policy, parameters, claims and clauses, and the fingerprint that others compare."""
    exported, rules = json.loads(told("export", name, "--json")), ruleset(name)
    head = {"name": name, "source": rules.source, "version": rules.version, "fingerprint": rules.fingerprint()}
    assert {key: exported[key] for key in head} == head
    play = exported["questions"]["play"]
    assert list(exported["questions"]) == list(QUESTIONS)
    answers = [one for q, answer in exported["questions"].items() for one in (answer if q == "play" else [answer])]
    assert len(play) == len(rules.play)
    for answer, (_, cited) in zip(answers, rules.cited(), strict=True):
        table = {"policy": answer["policy"], **answer["parameters"], "claims": answer["claims"]}
        assert table | ({"clauses": answer["clauses"]} if answer["clauses"] else {}) == cited.table()


@pytest.mark.parametrize(
    "arguments",
    [["show", "poker"], ["export", "poker", "--json"], ["diff", "hjerter", "poker"], ["diff", "poker", "hjerter"]],
)
@pytest.mark.parametrize("lang", CODES)
def test_an_unknown_profile_is_told(arguments, lang, monkeypatch, capsys):
    """A profile that is not there gives exit code 1, a sentence in the learner's language and the names there are."""
    monkeypatch.setenv("HERTTA_LANG", lang)
    assert main(["rules", *arguments]) == 1
    sentence, details = capsys.readouterr().err.splitlines()
    assert sentence == f"hertta rules: {catalog(lang).format('error-unknown-rules', found='poker')}"
    assert all(name in details for name in PROFILES)


@pytest.mark.parametrize(
    "arguments",
    [[], ["show"], ["diff", "hjerter"], ["list"], ["show", "hjerter", "hjerter"], ["check"], ["export"]],
)
def test_what_is_not_understood_is_exit_code_2(arguments, capsys):
    """Too few or too many names give exit code 2 and the usage."""
    with pytest.raises(SystemExit) as stop:
        main(["rules", *arguments])
    assert stop.value.code == 2
    assert "usage: hertta rules" in capsys.readouterr().err


def test_help_names_the_profiles(capsys):
    """``--help`` of each command ends with 0 and names what can be asked for."""
    for command in ("show", "diff"):
        with pytest.raises(SystemExit) as stop:
            main(["rules", command, "--help"])
        assert stop.value.code == 0
        assert "hjerter-trekk,misaari" in "".join(capsys.readouterr().out.split())


def test_the_profiles_cover_every_source():
    """Each source has a profile of its name, which can be shown."""
    assert set(SOURCES) <= set(PROFILES)
