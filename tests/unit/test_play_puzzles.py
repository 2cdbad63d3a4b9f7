"""``hertta play-puzzles``: puzzles at the keyboard, or from a pipe, in three languages."""

import io
import sys
from collections.abc import Callable

import pytest
from rich.console import Console

from hertta.cli.main import DONE, MISUSED, main
from hertta.cli.play_puzzles import Trainer
from hertta.lessons.state import TRAINER, State
from hertta.lessons.training import train
from hertta.puzzles import PROVED, Puzzle, make
from hertta.rules import MAIN_PROFILES, ruleset
from hertta.settings import Settings

SEED = 5
Played = Callable[..., str]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Type lines at ``hertta play-puzzles`` in English, one puzzle by a seed, and give what it said."""

    def play(*typed: str, kind: str = "winner", rules: str = "hjerter", count: int = 1, lang: str = "en") -> str:
        monkeypatch.setenv("HERTTA_LANG", lang)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        given = ["--kind", kind, "--rules", rules, "--seed", str(SEED), "--count", str(count)]
        assert main(["play-puzzles", *given]) == DONE
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return play


def asked(kind: str = "winner", rules: str = "hjerter") -> Puzzle:
    """Give the puzzle that the seed leads to."""
    return make(SEED, kind, rules)


def answers(puzzle: Puzzle) -> list[str]:
    """Type the right answer: the cards, if there are any to choose, then the number of each option."""
    kind = PROVED[puzzle.kind]
    answer = kind.solve(puzzle)
    cards = [" ".join(sorted({card.face for card in answer.cards}))] if kind.mode != "none" else []
    return cards + [str(group.values.index(answer.picks[group.name]) + 1) for group in kind.groups(puzzle)]


def wrong(puzzle: Puzzle) -> list[str]:
    """Type an answer of which the last part is wrong."""
    *right, last = answers(puzzle)
    return [*right, "2" if last == "1" else "1"]


@pytest.mark.parametrize("kind", PROVED)
def test_the_right_answer_is_told_as_right(kind: str, played: Played) -> None:
    """Of every kind: the question, then that it is right, why, and, but for words, where the source says so."""
    rules = next(name for name in MAIN_PROFILES if PROVED[kind].suits(ruleset(name)))
    out = played(*answers(asked(kind, rules)), "", kind=kind, rules=rules)
    assert "✓ Right" in out
    assert ("Where the source says so" in out) is (kind != "word")
    assert "How hard: " in out
    assert out.endswith("Right on the first try: 1 of 1. Until next time!\n")


def test_a_wrong_answer_is_told_and_may_be_tried_again(played: Played) -> None:
    """What was wrong is told with its reason; after *again* the right answer is told as right, but does not count."""
    out = played(*wrong(asked()), "a", *answers(asked()), "")
    first, second = out.split("a = Try again", 1)
    assert "✕ Not quite" in first
    assert "✓ Right" in second
    assert "Who wins the trick, and how many points are in it?" in second
    assert out.endswith("Right on the first try: 0 of 1. Until next time!\n")


def test_hints_come_one_by_one_and_the_answer_only_after_a_try(played: Played) -> None:
    """Where to look, which rule, one option less; the answer is shown after a try, and is not counted."""
    before = played("h", "h", "h", "h", "q")
    assert "Hint 1 of 4" in before
    assert "Hint 2 of 4" in before
    assert "Hint 3 of 4" in before
    assert "✓" not in before
    after = played(*wrong(asked()), "a", "h", "h", "h", "h", "")
    assert "✓ Right" not in after
    assert "Where the source says so" in after.partition("Hint 3 of 4")[2]
    assert after.endswith("Right on the first try: 0 of 1. Until next time!\n")


def test_the_reasoning_and_what_a_wrong_card_would_do_are_told_when_asked(played: Played) -> None:
    """After a wrong card the reasoning is told step by step, and who would have said what."""
    puzzle = asked("legal")
    cards = " ".join(card.face for card in puzzle.moment.hand)
    assert puzzle.moment.hand - PROVED["legal"].solve(puzzle).cards
    out = played(cards, "p", "w", "", kind="legal")
    _, reasoning, playout = out.split("p = Show the reasoning", 2)
    assert "In hand · " in reasoning
    assert "A second way" in reasoning
    assert "If you had played" in playout


@pytest.mark.parametrize(("typed", "told"), [("9", "type a number from 1 to 4"), ("x", "type a number"), ("²", "x")])
def test_what_is_no_option_is_told(typed: str, told: str, played: Played) -> None:
    """A number that is not there and a text that is none are told, and the question is asked again."""
    out = played(typed, *answers(asked()), "")
    assert f"{typed}: type a number from 1 to 4." in out
    assert "✓ Right" in out


def test_what_is_not_in_the_hand_is_told(played: Played) -> None:
    """Cards that are not held are told; small letters, commas and tens are understood."""
    puzzle = asked("legal")
    (right,) = answers(puzzle)
    out = played("XX", right.lower().replace("t", "10").replace(" ", ", "), "", kind="legal")
    assert "XX: not all of that is in your hand." in out
    assert "✓ Right" in out


def test_an_answer_without_a_choice_is_asked_for(played: Played) -> None:
    """Enter alone says what is missing."""
    assert "First choose at least one card." in played("", "q", kind="legal")
    assert "Choose both the winner and the points." in played("", "", "q")


def test_copies_of_a_card_go_together(played: Played) -> None:
    """With two decks a face that is typed once means every copy that is held."""
    rules = "perumisherttamisaari-6"
    assert "✓ Right" in played(*answers(asked("legal", rules)), "", kind="legal", rules=rules)


def test_one_puzzle_follows_another(played: Played) -> None:
    """Enter goes on to the next, until there were so many as wanted."""
    out = played(*answers(asked()), "", "1", "1", "", count=2)
    assert "of 2. Until next time!" in out


def test_the_end_of_a_pipe_and_the_end_by_wish_are_kind(played: Played) -> None:
    """Without a further line, or with *q*, it ends with a farewell and without a fault."""
    assert played().endswith("Until next time!\n")
    assert played("Q").endswith("Until next time!\n")
    assert played(*answers(asked())).endswith("Right on the first try: 1 of 1. Until next time!\n")


def test_an_interruption_is_kind(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends it as *q* does."""

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert played().endswith("Until next time!\n")


@pytest.mark.parametrize("lang", ["fi", "nb", "en"])
@pytest.mark.parametrize("kind", ["legal", "winner", "steps"])
def test_all_is_said_in_three_languages(kind: str, lang: str, played: Played) -> None:
    """Question, nonsense, hints, result and farewell are there in each language, without a colour in a pipe."""
    out = played("h", "?!", *answers(asked(kind)), "p", "", kind=kind, lang=lang)
    assert "✓" in out
    assert "\x1b" not in out


def test_a_terminal_has_colours_unless_they_are_unwanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colour repeats what is said, and goes where ``NO_COLOR`` is set."""
    state = train(State(TRAINER, "en", seed=SEED), Settings("en", kind="winner"))
    for unwanted in (False, True):
        typed = iter(["h", "q"])
        monkeypatch.setattr("builtins.input", lambda _, typed=typed: next(typed))
        if unwanted:
            monkeypatch.setenv("NO_COLOR", "1")
        shown = io.StringIO()
        Trainer(state, Console(file=shown, force_terminal=True, highlight=False, width=60)).train(1)
        assert "Hint 1 of 4" in shown.getvalue()
        assert ("\x1b[1;33m" in shown.getvalue()) is not unwanted


def test_a_theme_chooses_from_the_bank(
    played: Played, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a theme the puzzle is one of the bank that has it, which is told after the answer."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n\n"))
    assert (
        main(["play-puzzles", "--kind", "winner", "--theme", "queen-in-trick", "--seed", "3", "--count", "1"]) == DONE
    )
    assert "queen of spades" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["--kind", "poker"], ["--rules", "poker"], ["--theme", "luck"], ["--count", "0"]]
)
def test_what_is_not_understood_is_misuse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown kind, profile or theme ends with its own exit code."""
    with pytest.raises(SystemExit) as ended:
        main(["play-puzzles", *arguments])
    assert ended.value.code == MISUSED
    assert arguments[1] in capsys.readouterr().err
