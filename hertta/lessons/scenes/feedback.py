"""What the learner is told: hints, results with every option's reason, and what a wrong card would have done."""

from dataclasses import replace
from typing import Any

from hertta.cards import Card, Cards
from hertta.engine import judge, legal
from hertta.lessons.exercise import HINTS, SHOW, STRIKE, Exercise
from hertta.lessons.playout import playout, wrong_card
from hertta.lessons.scenes.choices import legend, value_label
from hertta.lessons.scenes.proof import proof
from hertta.lessons.scenes.reasons import citations, cited, items, parted
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.puzzles import Puzzle
from hertta.puzzles.kinds import CARDS
from hertta.puzzles.kinds.which_tables import compared
from hertta.rules import MAIN_PROFILES, READINGS, Cited, base_of, claim, ruleset
from hertta.text import explain
from hertta.ui.scene import Feedback, Further, Item, Panel, Playout, Row, Tone


def feedback(exercise: Exercise, hint: str, words: Words) -> Feedback | None:
    """What is said now: a refusal, a result, a nudge or hints; ``None`` before the learner has done anything."""
    if exercise.answered or exercise.refused or exercise.told:
        return _played(exercise, words) if exercise.kind.mode == "one" else _result(exercise, words)
    hints = _hints(exercise, hint, words)
    if exercise.nudged:
        return Feedback("note", words(f"nudge-{exercise.kind.code}"), hints)
    if hints:
        return Feedback("hint", words("hint-title", number=exercise.hints, count=HINTS), hints)
    return None


def _hints(exercise: Exercise, hint: str, words: Words) -> tuple[str, ...]:
    """The hints that are open: where to look, which rule, which option is struck out."""
    told = [hint]
    if exercise.hints > 1:
        told.append(_ruled(exercise, words))
    if exercise.hints >= STRIKE:
        told.append(_struck(exercise, words))
    return tuple(told[: exercise.hints])


def _ruled(exercise: Exercise, words: Words) -> str:
    """The rule on which it turns, and what is said of it; of words another hint, which each kind of them has."""
    rule = exercise.rule
    if rule is None:
        return words(f"hint-more-{exercise.kind.code}")
    stated = in_our_words(claim(_chief(exercise, rule)), words.catalog.lang)
    return words("hint-rule", rule=words.policy(rule), claim=stated)


def _chief(exercise: Exercise, rule: Cited[Any]) -> str:
    """The claim that a hint tells: it fits this question, and leaves the answer to the learner.

    A restriction is told by what it bars, whether or not it bars anything here; a cycle of passes by the last thing
    that its source says, which is how it repeats; anything else by what the right answer rests on.
    """
    puzzle = exercise.puzzle
    if rule in puzzle.ruleset.play:
        return rule.claims[0]
    if rule == puzzle.ruleset.passing:
        stated = [one for one in rule.claims if claim(one).source != READINGS]
        return (stated or rule.claims)[-1]
    told = exercise.kind.explain(puzzle)
    return next(one.claims[0] for one in told if one.right and one.rule == rule.code)


def _struck(exercise: Exercise, words: Words) -> str:
    if exercise.struck is None:
        return words("hint-strike-none")
    part, value = exercise.struck
    if part == CARDS:
        return words("hint-strike", option=words("value-cards", cards=Cards.parse(value)))
    label = value_label(exercise.puzzle, part, value, words)
    if len(exercise.kind.groups(exercise.puzzle)) > 1:
        label = words("item-of-group", group=legend(exercise.puzzle, part, words), values=label)
    return words("hint-strike", option=label)


def _played(exercise: Exercise, words: Words) -> Feedback:
    """A card that was played, refused or shown."""
    puzzle = exercise.puzzle
    card = exercise.refused or next(iter(exercise.reply.cards))
    verdict = judge(puzzle.ruleset, puzzle.moment, card)
    return Feedback(
        tone="note" if exercise.shown else "right" if verdict.legal else "wrong",
        title=words("verdict-title-legal" if verdict.legal else "verdict-title-illegal", card=card),
        text=(explain(verdict, words.catalog.lang), *_uncounted(exercise, words)),
        strong="" if verdict.legal else words("legal-cards-light-up"),
        sources=citations(verdict.claims, words),
        sources_label=words("sources-label"),
        proof=proof(exercise, words),
        playout=_playout(exercise, words),
    )


def _result(exercise: Exercise, words: Words) -> Feedback:
    """The result: every option told so far, right or wrong and why, by which rule, and where it is written."""
    first, rest = parted(exercise, words)
    right = exercise.right if exercise.answered else exercise.step_was_right
    tone: Tone = "note" if exercise.shown else "right" if right else "wrong"
    return Feedback(
        tone=tone,
        title=words("result-shown" if tone == "note" else f"result-{tone}"),
        text=(*_summary(exercise, words), *_uncounted(exercise, words)),
        items=items(exercise, first, words),
        further=Further(words("items-further"), items(exercise, rest, words)) if rest else None,
        sources=cited(first, words),
        sources_label=words("sources-label"),
        proof=proof(exercise, words) if exercise.answered else None,
        playout=_playout(exercise, words),
    )


def _uncounted(exercise: Exercise, words: Words) -> tuple[str, ...]:
    return (words("shown-uncounted"),) if exercise.shown else ()


def _summary(exercise: Exercise, words: Words) -> tuple[str, ...]:
    """In a sentence, the cards that are legal, and how many parts of the answer are right."""
    told = []
    if exercise.kind.mode == "many" and (exercise.answered or exercise.step == 1):
        answer = exercise.kind.solve(exercise.puzzle).cards
        right = exercise.reply.cards == answer and not exercise.shown
        if exercise.kind.plays:
            told.append(words("legal-right") if right else words("legal-wrong", cards=answer))
        else:
            state = "right" if right else "wrong"
            told.append(words(f"cards-{state}-{exercise.kind.code}", cards=answer))
    mark = exercise.mark
    if exercise.answered and mark.of > 1 and not exercise.shown:
        told.append(words("result-parts", right=mark.right, count=mark.of))
    return tuple(told)


def _playout(exercise: Exercise, words: Words) -> Playout | None:
    """What the wrong card would have done, once the learner wants to see it."""
    card = wrong_card(exercise) if "playout" in exercise.opened else None
    if card is None:
        return None
    steps = [
        Item(
            words(one.who) if isinstance(one.who, str) else words.seat(one.who),
            words.tell(one.message, one.facts),
        )
        for one in playout(exercise.puzzle, card)
    ]
    return Playout(words("playout-title", card=card), tuple(steps))


def can_play_out(exercise: Exercise) -> bool:
    """Whether there is a wrong card whose consequences have not been shown yet."""
    return wrong_card(exercise) is not None and "playout" not in exercise.opened


def hint_label(exercise: Exercise, words: Words) -> str:
    """What the button for the next hint says; before the first try also why the answer is not shown yet."""
    following = exercise.hints + 1
    if following == STRIKE - 1 and exercise.rule is None:
        return words("action-hint-more")
    if following < SHOW:
        return words(f"action-hint-{following}")
    return words("action-show" if exercise.can_show else "action-show-later")


def others(exercise: Exercise, words: Words) -> Panel | None:
    """What the other sources say of the same hand, once an answer is there; variants are not compared."""
    puzzle = exercise.puzzle
    if exercise.kind.mode == "none" or not exercise.kind.plays or not _compared(puzzle.rules):
        return None
    if not (exercise.answered or exercise.refused):
        return None
    card = exercise.refused or (next(iter(exercise.reply.cards)) if exercise.kind.mode == "one" else None)
    names = [name for name in compared() if name != puzzle.rules]
    rows = tuple(_other_card(puzzle, name, card, words) if card else _other_hand(puzzle, name, words) for name in names)
    if len({row.value for row in rows}) == 1:
        rows = (replace(rows[0], label=words("others-all")),)
    return Panel(words("others-card" if card else "others-hand", card=card), rows)


def _compared(name: str) -> bool:
    """Whether these are a main profile's rules, or a table's own that stand on one and keep its deck."""
    base = base_of(name)
    return base in MAIN_PROFILES and ruleset(name).deck == ruleset(base).deck


def _other_card(puzzle: Puzzle, name: str, card: Card, words: Words) -> Row:
    allowed = card in legal(ruleset(name), puzzle.moment)
    value = words("others-legal" if allowed else "others-illegal")
    return Row(words.rules(name), value, "right" if allowed else "wrong")


def _other_hand(puzzle: Puzzle, name: str, words: Words) -> Row:
    here, there = legal(puzzle.ruleset, puzzle.moment), legal(ruleset(name), puzzle.moment)
    told = "others-same" if here == there else "others-other"
    return Row(words.rules(name), words(told, cards=there))
