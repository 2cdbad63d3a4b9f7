"""What some hands are told word for word: those of which a sentence that fits most others would not be true."""

import pytest

from hertta.cards import Card, Cards
from hertta.engine import Moment, judge
from hertta.rules import ruleset
from hertta.text import explain

TWO_QUEENS = "2H 5H QS QS'"


def told(lang: str, profile: str, hand: str, trick: str, number: int, card: str) -> str:
    """The explanation of a card in the trick of this number, hearts not broken."""
    moment = Moment(Cards.parse(hand), tuple(map(Card.parse, trick.split())), number, False)
    return explain(judge(ruleset(profile), moment, Card.parse(card)), lang)


@pytest.mark.parametrize("profile", ["hertta-korttipeli-2", "perumisherttamisaari-7"])
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on "
            "the dealer’s left. The source does not mention such a deal. Our reading: you may then lead any card, so "
            "the four of diamonds is legal.",
        ),
        (
            "fi",
            "Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole "
            "ristiä ja istut jakajan vasemmalla puolella. Tällaista jakoa lähde ei mainitse. Meidän tulkintamme: mikä "
            "tahansa korttisi kelpaa silloin aloitukseen, joten ruutunelonen käy.",
        ),
        (
            "nb",
            "Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og "
            "du sitter til venstre for giveren. En slik situasjon nevner kilden ikke. Vår tolkning: Da kan du spille "
            "ut hvilket kort som helst, så ruter fire er lov.",
        ),
    ],
)
def test_a_lead_without_a_club_is_told_with_when_it_happens(profile: str, lang: str, text: str) -> None:
    """Whoever leads the first trick without a club hears that this happens only if nobody holds one."""
    assert told(lang, profile, "4D TS", "", 1, "4D") == text


@pytest.mark.parametrize(
    ("lang", "card", "text"),
    [
        (
            "en",
            "QS",
            "You have no clubs, but hearts and the queen of spades are barred from the first trick. Our reading: that "
            "holds for the queen even though she costs nothing. Play the four of diamonds.",
        ),
        (
            "fi",
            "4D",
            "Sinulla ei ole ristiä, ja ensimmäisessä tikissä hertat ja patarouva ovat kiellettyjä. Meidän "
            "tulkintamme: kielto koskee myös pisteetöntä patarouvaa. Ruutunelonen ei kuulu niihin, joten se käy.",
        ),
        (
            "nb",
            "5H",
            "Du har ingen kløver, men i det første stikket er både hjerter og spar dame forbudt. Vår tolkning: Det "
            "gjelder damen selv om den ikke gir poeng. Derfor er hjerter fem ikke lov: Legg ruter fire.",
        ),
    ],
)
def test_a_queen_that_costs_nothing_is_barred_but_no_point_card(lang: str, card: str, text: str) -> None:
    """Where the queen of spades costs nothing she is named as barred, not as a point card, and that as our reading."""
    assert told(lang, "hertta-korttipeli-ilman-rouvaa", "4D 5H QS", "2C", 1, card) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "You hold nothing but the queen of spades, and the source says that its exception for hearts does not "
            "extend to that card. Our reading: a card must always be played, so the ban gives way and the queen of "
            "spades is legal.",
        ),
        (
            "fi",
            "Kädessäsi on vain patakuningatar, ja lähde sanoo, ettei herttojen poikkeuslupa koske sitä. Meidän "
            "tulkintamme: jokin kortti on aina pelattava, joten kielto väistyy ja patakuningatar käy.",
        ),
        (
            "nb",
            "Du har bare spar dame på hånden, og kilden sier at unntaket for hjerter ikke gjelder det kortet. Vår "
            "tolkning: Du må alltid legge et kort, så forbudet viker, og spar dame er lov.",
        ),
    ],
)
def test_a_queen_alone_is_told_what_the_source_says_of_her(lang: str, text: str) -> None:
    """By the source that denies the queen its exception, a hand of her alone is told so."""
    assert told(lang, "hertan-saannot", "QS", "2C", 1, "QS") == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Hearts are not broken yet, and apart from hearts you hold only the two queens of spades. The source does "
            "not mention such a hand. Our reading: the queen of spades is not a heart, so she must be led.",
        ),
        (
            "fi",
            "Herttoja ei ole vielä rikottu, ja herttojen lisäksi sinulla on vain kaksi patarouvaa. Tällaista kättä "
            "lähde ei mainitse. Meidän tulkintamme: patarouva ei ole hertta, joten se on pelattava.",
        ),
        (
            "nb",
            "Hjerter er ikke brutt ennå, og utenom hjerter har du bare to spar damer. En slik hånd nevner kilden ikke. "
            "Vår tolkning: Spar dame er ikke et hjerterkort og må derfor spilles ut.",
        ),
    ],
)
@pytest.mark.parametrize("card", ["QS", "QS'"])
def test_two_queens_are_told_as_two(card: str, lang: str, text: str) -> None:
    """With two decks a leader who holds both queens beside hearts hears of both, whichever is played."""
    assert told(lang, "perumisherttamisaari-7", TWO_QUEENS, "", 4, card) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Spades were led, so you must follow suit. You hold no spade but the queen of spades, so it is the card to "
            "play.",
        ),
        (
            "fi",
            "Tikki avattiin padalla, joten sinun on tunnustettava maata. Sinulla ei ole muuta pataa kuin patarouva, "
            "joten se on pelattava.",
        ),
        (
            "nb",
            "Det er spilt ut spar, så du må følge farge. Du har ikke noe annet kort i fargen enn spar dame, så det må "
            "du legge.",
        ),
    ],
)
@pytest.mark.parametrize("hand", ["2H QS", TWO_QUEENS])
def test_equal_cards_are_no_choice(hand: str, lang: str, text: str) -> None:
    """Whoever can follow with one card alone, or with two equal ones, hears which, not that any card will do."""
    assert told(lang, "perumisherttamisaari-7", hand, "2S", 4, "QS") == text
