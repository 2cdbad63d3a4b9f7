"""*The sources' own words.* What a word means, which word a source has for something, what it is called elsewhere.

It turns on no rule. The rules in play only say whose words these are: they are those of the source itself.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar

from hertta.engine import Chance
from hertta.errors import RulesError
from hertta.puzzles.kinds.base import Because, Found, Proved
from hertta.puzzles.positions.fits import stray
from hertta.puzzles.positions.words import COUNTERPART, FORMS, MEANING, WORD, aimed, is_wrong, same, tells
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import RuleSet, source
from hertta.rules.terms import Term, counterparts, synonyms, term, terms

_FEWEST, _MOST = 3, 4


class Word(Proved):
    """Pick the meaning, or the word, that belongs to what is shown."""

    code: ClassVar[str] = "word"
    one_table: ClassVar[bool] = False

    def suits(self, rules: RuleSet) -> bool:
        """Only the rules of a source itself: its variants have the same words."""
        return rules.name == rules.source

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The options; of the other language's words it is told which language that is."""
        if puzzle.form != COUNTERPART:
            return (Group(puzzle.form, puzzle.options),)
        return (Group(f"{COUNTERPART}-{term(puzzle.options[0]).lang}", puzzle.options),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The term itself, or the one that is called so in the other language."""
        right = {puzzle.about}
        if puzzle.form == COUNTERPART:
            right = {other.id for other in counterparts(term(puzzle.about))}
        return self._reply(puzzle, [one for one in puzzle.options if one in right])

    def second(self, puzzle: Puzzle) -> Found:
        """The other way round: from every option back to what is shown."""
        right = [one for one in puzzle.options if _LEADS_BACK[puzzle.form](puzzle, term(one))]
        return Found(self._reply(puzzle, right), "words", len(puzzle.options))

    def _reply(self, puzzle: Puzzle, right: list[str]) -> Reply:
        [group] = self.groups(puzzle)
        return Reply(picks={group.name: ",".join(right)})

    def flaws(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Words that there are not, or not in this source; no answer among the options, or two, or one that is told."""
        found = stray(puzzle, "about", "form", "options")
        try:
            about, options = term(puzzle.about), [term(one) for one in puzzle.options]
        except RulesError:
            return (*found, "unknown-term")
        amiss = _table_faults(puzzle, about, options)
        return (*found, *islice(amiss if puzzle.form in FORMS else ["unknown-form"], 1))

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """What each word means, and who uses it."""
        [group], about = self.groups(puzzle), term(puzzle.about)
        right = self.solve(puzzle).picks[group.name]
        return tuple(_because(puzzle, group.name, about, term(one), one == right) for one in puzzle.options)

    def draw(self, rules: RuleSet, chance: Chance) -> Puzzle | None:
        """A word of the source, and options that are near it in sense."""
        form = chance.choice(FORMS)
        drawn = aimed(form, rules.source, chance, _MOST - 1)
        if drawn is None:
            return None
        about, options = drawn
        return Puzzle(self.code, rules.name, about=about.id, form=form, options=tuple(one.id for one in options))

    def rule(self, puzzle: Puzzle) -> str:  # noqa: ARG002
        """None: words turn on no policy."""
        return ""

    def ask(self, puzzle: Puzzle) -> None:
        """Nothing: the judge knows rules, not words."""


def _table_faults(puzzle: Puzzle, about: Term, options: Sequence[Term]) -> Iterator[str]:
    """What is amiss with a word of a source and its options; each counts only where those before it do not."""
    form, crossed = puzzle.form, puzzle.form == COUNTERPART
    if not _FEWEST <= len(set(puzzle.options)) == len(options) <= _MOST:
        yield "few-options"
    if puzzle.ruleset.name not in about.sources:
        yield "other-source"
    if {one.lang == about.lang for one in options} != {not crossed}:
        yield "other-language"
    right = [one for one in options if not is_wrong(form, puzzle.rules, about, one)]
    if not right or not (about in right or (crossed and same(about, right[0]))):
        yield "no-answer"
    if len(right) > 1:
        yield "two-answers"
    if crossed and len({*about.concepts, *right[0].concepts}) > 1:
        yield "two-senses"
    shown = [about] if form == MEANING else options if form == WORD else []
    if any(tells(about, one) for one in shown):
        yield "tells-itself"


def _means_it(puzzle: Puzzle, option: Term) -> bool:
    """Whether the word shown is among those of the source that mean what the option says."""
    said = (one.id for one in terms() if puzzle.rules in one.sources and one.meaning["en"] == option.meaning["en"])
    return puzzle.about in said


def _is_said(puzzle: Puzzle, option: Term) -> bool:
    """Whether the source has the word, and it means what is shown."""
    about = term(puzzle.about)
    return puzzle.rules in option.sources and about in (option, *synonyms(option))


def _leads_back(puzzle: Puzzle, option: Term) -> bool:
    """Whether the word shown is what the option is called in the first language."""
    return term(puzzle.about) in counterparts(option)


_LEADS_BACK: Mapping[str, Callable[[Puzzle, Term], bool]] = {
    MEANING: _means_it,
    WORD: _is_said,
    COUNTERPART: _leads_back,
}


def _because(puzzle: Puzzle, part: str, about: Term, option: Term, right: bool) -> Because:
    told = about if puzzle.form == COUNTERPART and right else option
    facts: dict[str, Any] = {
        "term": option.term,
        "meaning": option.id,
        "note": told.id,
        "noted": bool(told.note),
        "names": ", ".join(source(slug).name for slug in _sources(puzzle, option, right)),
    }
    if right:
        message = f"why-word-{puzzle.form}"
    elif puzzle.form == MEANING:
        message = "why-word-of-another"
    else:
        message = "why-word-elsewhere" if same(about, option) else "why-word-else"
    return Because(part, option.id, right, message, facts, (), "")


def _sources(puzzle: Puzzle, option: Term, right: bool) -> Sequence[str]:
    """Whose word an option is; the right one, where the language stays the same, that of the source asked about."""
    return [puzzle.rules] if right and puzzle.form != COUNTERPART else option.sources
