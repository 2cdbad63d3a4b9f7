"""The reason: what the learner is told about an answer, with the rule, the hand and the source's paragraph."""

from collections.abc import Iterable
from dataclasses import replace

from hertta.cards import Card, Cards
from hertta.engine import Verdict, fold, judge, legal
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.puzzles import Puzzle
from hertta.puzzles.kinds.base import asked
from hertta.puzzles.kinds.which_tables import YES, compared
from hertta.rules import READINGS, WAIVED, claim, ruleset
from hertta.text import explain, explain_winner, source_line
from hertta.ui.scene import Choice, Choices, ChoiceState, Citation, Feedback, Item, Panel, Proof, ProofRow, Row


def feedback(exercise: Exercise, hint: str, words: Words) -> Feedback | None:
    """What is said now: a refusal, a result, a nudge or the hint; ``None`` before the learner has done anything."""
    if exercise.answered or exercise.refused:
        return _TOLD[exercise.kind.code](exercise, words)
    if exercise.nudged:
        return Feedback("note", words(f"nudge-{exercise.kind.code}"), (hint,) if exercise.hinted else ())
    if exercise.hinted:
        return Feedback("hint", words("hint-title"), (hint,))
    return None


def _play(exercise: Exercise, words: Words) -> Feedback:
    """A card that was played, or refused."""
    puzzle = exercise.puzzle
    card = exercise.refused or next(iter(exercise.reply.cards))
    verdict = judge(puzzle.ruleset, puzzle.moment, card)
    return Feedback(
        tone="right" if verdict.legal else "wrong",
        title=words("verdict-title-legal" if verdict.legal else "verdict-title-illegal", card=card),
        text=(explain(verdict, words.catalog.lang),),
        strong="" if verdict.legal else words("legal-cards-light-up"),
        sources=citations(verdict.claims, words),
        sources_label=words("sources-label"),
        proof=_proof(puzzle, words),
    )


def _legal(exercise: Exercise, words: Words) -> Feedback:
    """All the legal cards, as the learner chose them: what was wrong or missing, else why these."""
    puzzle, right = exercise.puzzle, exercise.right
    answer = exercise.kind.solve(puzzle).cards
    odd = (exercise.reply.cards - answer) | (answer - exercise.reply.cards)
    verdicts = [judge(puzzle.ruleset, puzzle.moment, card) for card in (puzzle.moment.hand if right else odd)]
    grouped = _by_reason(verdicts)
    items = tuple(
        Item(_label(group, right, words), _reason(group, words), "right" if group[0].legal else "wrong")
        for group in grouped
    )
    return Feedback(
        tone="right" if right else "wrong",
        title=words("result-right" if right else "result-wrong"),
        text=(words("legal-right") if right else words("legal-wrong", cards=answer),),
        items=items,
        sources=citations((claim_id for group in grouped for claim_id in group[0].claims), words),
        sources_label=words("sources-label"),
        proof=_proof(puzzle, words),
    )


def _label(group: list[Verdict], right: bool, words: Words) -> str:
    """Which cards a reason is for; a legal card that is told of after a wrong answer is one that was not chosen."""
    cards = Cards.of(verdict.card for verdict in group)
    if group[0].legal and not right:
        return words("item-missed", cards=cards)
    return words("item-cards", cards=cards, legal=group[0].legal)


def _reason(group: list[Verdict], words: Words) -> str:
    """The reason that cards share; it speaks of one card, so of several the first is given as an example."""
    reason = explain(group[0], words.catalog.lang)
    return reason if len(group) == 1 else words("item-example", card=group[0].card, reason=reason)


def _by_reason(verdicts: Iterable[Verdict]) -> list[list[Verdict]]:
    """Verdicts with the same reason together, in the order of their first cards."""
    groups: dict[tuple[str, str, bool], list[Verdict]] = {}
    for verdict in verdicts:
        groups.setdefault((verdict.policy, verdict.clause, verdict.legal), []).append(verdict)
    return list(groups.values())


def _winner(exercise: Exercise, words: Words) -> Feedback:
    """Who takes the trick, and what lies in it."""
    puzzle = exercise.puzzle
    rules = puzzle.ruleset
    return Feedback(
        tone="right" if exercise.right else "wrong",
        title=words("result-right" if exercise.right else "result-wrong"),
        text=(explain_winner(rules, puzzle.moment.trick, words.catalog.lang),),
        sources=citations([*rules.trick.claims, *rules.values.claims], words),
        sources_label=words("sources-label"),
    )


def _tables(exercise: Exercise, words: Words) -> Feedback:
    """What each profile says of the card, and where."""
    puzzle, card = exercise.puzzle, asked(exercise.puzzle)
    verdicts = [(name, judge(ruleset(name), puzzle.moment, card)) for name in compared()]
    allowing = [name for name, value in exercise.kind.solve(puzzle).picks.items() if value == YES]
    return Feedback(
        tone="right" if exercise.right else "wrong",
        title=words("result-right" if exercise.right else "result-wrong"),
        text=(_permitted(allowing, card, words),),
        items=tuple(
            Item(
                words(f"profile-{name}"),
                explain(verdict, words.catalog.lang, ruleset(name).source),
                "right" if verdict.legal else "wrong",
            )
            for name, verdict in verdicts
        ),
        sources=citations((claim_id for _, verdict in verdicts for claim_id in _chief(verdict)), words),
        sources_label=words("sources-label"),
    )


def _chief(verdict: Verdict) -> tuple[str, ...]:
    """The first claim that a verdict rests on, and our reading if there is one."""
    first, *others = verdict.claims
    return (first, *(claim_id for claim_id in others if claim(claim_id).source == READINGS))


def _permitted(names: list[str], card: Card, words: Words) -> str:
    """In one sentence, the profiles by which a card may be played."""
    listed = ", ".join(words(f"profile-{name}") for name in names)
    return words("sources-permit" if names else "sources-refuse", card=card, names=listed)


_TOLD = {"play": _play, "legal": _legal, "winner": _winner, "which-tables": _tables}


def citations(claims: Iterable[str], words: Words) -> tuple[Citation, ...]:
    """Each paragraph that is cited, once, and what it says in our words."""
    lang = words.catalog.lang
    said: dict[str, list[str]] = {}
    for one in map(claim, dict.fromkeys(claims)):
        said.setdefault(source_line(one, lang), []).append(in_our_words(one, lang))
    return tuple(Citation(line, " ".join(sentences)) for line, sentences in said.items())


def _proof(puzzle: Puzzle, words: Words) -> Proof:
    """The fold, step by step: each rule that spoke and what it left."""
    rows = [ProofRow("", words("proof-hand", cards=puzzle.moment.hand), "start")]
    for step in fold(puzzle.ruleset, puzzle.moment):
        told = "proof-waived" if step.clause == WAIVED else "proof-kept" if step.after == step.before else "proof-left"
        text = words(told, rule=words.policy(step.cited), cards=Cards(step.after))
        rows.append(ProofRow("", text, "waived" if told == "proof-waived" else "speaks"))
    return Proof(words("proof-title"), tuple(rows))


def others(exercise: Exercise, words: Words) -> Panel | None:
    """What the other sources say of the same hand, once an answer is there."""
    puzzle = exercise.puzzle
    if exercise.kind.mode == "none" or not (exercise.answered or exercise.refused):
        return None
    card = exercise.refused or (next(iter(exercise.reply.cards)) if exercise.kind.mode == "one" else None)
    names = [name for name in compared() if name != puzzle.rules]
    rows = tuple(_other_card(puzzle, name, card, words) if card else _other_hand(puzzle, name, words) for name in names)
    if len({row.value for row in rows}) == 1:
        rows = (replace(rows[0], label=words("others-all")),)
    return Panel(words("others-card" if card else "others-hand", card=card), rows)


def _other_card(puzzle: Puzzle, name: str, card: Card, words: Words) -> Row:
    allowed = card in legal(ruleset(name), puzzle.moment)
    value = words("others-legal" if allowed else "others-illegal")
    return Row(words(f"profile-{name}"), value, "right" if allowed else "wrong")


def _other_hand(puzzle: Puzzle, name: str, words: Words) -> Row:
    here, there = legal(puzzle.ruleset, puzzle.moment), legal(ruleset(name), puzzle.moment)
    told = "others-same" if here == there else "others-other"
    return Row(words(f"profile-{name}"), words(told, cards=there))


def choices(exercise: Exercise, words: Words) -> tuple[Choices, ...]:
    """The groups of choices, marked once they are answered."""
    answer = exercise.kind.solve(exercise.puzzle).picks if exercise.answered else {}
    return tuple(
        Choices(
            name=group.name,
            legend=_legend(exercise.puzzle, group.name, words),
            options=tuple(
                _choice(exercise, group.name, value, answer.get(group.name), words) for value in group.values
            ),
            locked=exercise.answered,
        )
        for group in exercise.kind.groups(exercise.puzzle)
    )


def _legend(puzzle: Puzzle, name: str, words: Words) -> str:
    return words(f"profile-{name}") if puzzle.kind == "which-tables" else words(f"pick-{name}")


def _choice(exercise: Exercise, name: str, value: str, right: str | None, words: Words) -> Choice:
    chosen = exercise.reply.picks.get(name) == value
    label = {
        "winner": lambda: words.seat(int(value)),
        "points": lambda: words("score-points", points=int(value)),
    }.get(name, lambda: words(f"value-which-tables-{value}"))()
    if right is None:
        return Choice(value, label, chosen)
    state: ChoiceState = (
        "right" if value == right and chosen else "missed" if value == right else "wrong" if chosen else "plain"
    )
    return Choice(value, label, chosen, state, "" if state == "plain" else words(f"choice-{state}"))
