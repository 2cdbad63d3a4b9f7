"""The reasons: for every option whether it is right, why, by which rule, and where that is written."""

from collections.abc import Iterable

from hertta.cards import Card, Cards
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.choices import legend, value_label
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.puzzles import KINDS, Because, Puzzle
from hertta.puzzles.kinds import CARDS
from hertta.rules import PROFILES, claim, ruleset
from hertta.text import catalog, source_line
from hertta.ui.scene import Citation, Item, Tone

Reason = tuple[Because, ...]
"""Options of one part that have the same reason."""
FEW = 4
"""Up to so many reasons are all told openly."""


def reasons(exercise: Exercise) -> tuple[Because, ...]:
    """Why each option is right or wrong, of all or of the step that is told."""
    kind = exercise.kind
    steps = {group.name: group.step for group in kind.groups(exercise.puzzle)}
    last = exercise.step - 1
    told = kind.explain(exercise.puzzle)
    return tuple(one for one in told if exercise.answered or steps.get(one.part, 0) == last)


def parted(exercise: Exercise, words: Words) -> tuple[list[Reason], list[Reason]]:
    """The reasons to be told openly, and the others: many options are neither right nor what the learner chose.

    Of a puzzle in steps the last one is told; the others were told when they were answered. Options with the same
    reason are together; in each part the learner's slips come first.
    """
    groups = _together(exercise, reasons(exercise), words)
    parts = list(dict.fromkeys(group[0].part for group in groups))
    groups.sort(key=lambda group: (parts.index(group[0].part), not any(_odd(exercise, one) for one in group)))
    first = groups
    if len(groups) > FEW:
        first = [group for group in first if any(one.right or _odd(exercise, one) for one in group)]
    if exercise.answered and exercise.last_step and not exercise.shown:
        last = {group.name for group in exercise.groups if group.step == exercise.last_step}
        first = [group for group in first if group[0].part in last]
    return first, [group for group in groups if group not in first]


def items(exercise: Exercise, groups: Iterable[Reason], words: Words) -> tuple[Item, ...]:
    """Reasons as they are shown."""
    return tuple(
        Item(_label(exercise, group, words), _said(group, words), _tone(group), _written(group[0], words))
        for group in groups
    )


def _written(one: Because, words: Words) -> str:
    """By which rule, and where it stands; of words in which sources they stand."""
    if not one.claims:
        return str(one.facts["names"])
    where = source_line(claim(one.claims[0]), words.catalog.lang)
    if not one.rule:
        return where
    return words("item-rule", rule=words(f"policy-{one.rule}"), where=where)


def _together(exercise: Exercise, told: Iterable[Because], words: Words) -> list[Reason]:
    """Cards with the same clause together, by whether they were chosen rightly; values with the same sentence."""
    groups: dict[tuple[object, ...], list[Because]] = {}
    for one in told:
        same = (one.message, one.right, _odd(exercise, one)) if one.part == CARDS else (sentence(one, words),)
        groups.setdefault((one.part, one.rule, *same), []).append(one)
    return [tuple(group) for group in groups.values()]


def _odd(exercise: Exercise, one: Because) -> bool:
    """Whether the learner chose this wrongly, or left it out wrongly."""
    if one.part == CARDS:
        return (Card.parse(one.value) in exercise.reply.cards) is not one.right
    return not one.right and exercise.reply.picks.get(one.part) == one.value


def sentence(one: Because, words: Words) -> str:
    """The reason in words; of a table compared in those of its source."""
    if one.part in PROFILES:
        words = Words(catalog(words.catalog.lang, ruleset(one.part).source), players=words.players)
    return words.tell(one.message, one.facts)


def _said(group: Reason, words: Words) -> str:
    """The reason that options share; of several cards it speaks of the first one, as an example."""
    first = group[0]
    said = sentence(first, words)
    if first.part == CARDS and len(group) > 1:
        return words("item-example", card=Card.parse(first.value), reason=said)
    return said


def _label(exercise: Exercise, group: Reason, words: Words) -> str:
    """What a reason is for."""
    first = group[0]
    if first.part == CARDS:
        cards = Cards.parse(" ".join(one.value for one in group))
        if first.right and _odd(exercise, first):
            return words("item-missed", cards=cards)
        return words("item-cards", cards=cards, legal=first.right)
    of_table = first.part in PROFILES  # of a table compared what is right says what is not
    telling = [one for one in group if one.right or _odd(exercise, one)] if of_table else group
    marked = ", ".join(option(exercise.puzzle, one, words) for one in telling)
    if len(exercise.kind.groups(exercise.puzzle)) == 1:
        return marked
    return words("item-of-group", group=legend(exercise.puzzle, first.part, words), values=marked)


def option(puzzle: Puzzle, one: Because, words: Words) -> str:
    """An option with its sign."""
    return words("item-value", value=value_label(puzzle, one.part, one.value, words), right=one.right)


def unsigned(puzzle: Puzzle, one: Because, words: Words) -> str:
    """An option and, of several groups, that to which it belongs."""
    value = value_label(puzzle, one.part, one.value, words)
    if len(KINDS[puzzle.kind].groups(puzzle)) < 2:
        return value
    return words("item-of-group", group=legend(puzzle, one.part, words), values=value)


def _tone(group: Reason) -> Tone:
    return "right" if any(one.right for one in group) else "wrong"


def cited(groups: Iterable[Reason], words: Words) -> tuple[Citation, ...]:
    """Each paragraph that reasons rest on, once."""
    return citations((claim_id for group in groups for one in group for claim_id in one.claims), words)


def citations(claims: Iterable[str], words: Words) -> tuple[Citation, ...]:
    """Each paragraph that is cited, once, and what it says in our words."""
    lang = words.catalog.lang
    said: dict[str, list[str]] = {}
    for one in map(claim, dict.fromkeys(claims)):
        said.setdefault(source_line(one, lang), []).append(in_our_words(one, lang))
    return tuple(Citation(line, " ".join(sentences)) for line, sentences in said.items())
