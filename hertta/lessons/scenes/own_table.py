"""A lesson at a table with rules of its own: where they change the answer, they are told in place of its words."""

from hertta.errors import RulesError
from hertta.lessons.scenes.words import Words
from hertta.puzzles import KINDS, Puzzle
from hertta.rules import is_own, main_profile, name_of, ruleset
from hertta.rules.matters import MATTERS, Matter, answer, settled
from hertta.text import rule_told


def own_rules_told(puzzle: Puzzle, words: Words) -> tuple[str, ...]:
    """What a table's own rules say on a question that they answer or explain otherwise than the rules they stand on.

    Nothing where the table plays by a profile, or its own rules make no difference here.
    """
    if not is_own(puzzle.rules):
        return ()
    main = main_profile(puzzle.rules)
    usual = _explained(puzzle.under(main))
    if _explained(puzzle) == usual:
        return ()
    matters = _matters(puzzle, main, usual)
    told = (rule_told(words.catalog, one.code, _policy(puzzle.rules, one)) for one in matters)
    return (words("stage-own-rules"), *told)


def _matters(puzzle: Puzzle, main: str, usual: str) -> list[Matter]:
    """The matters that make the difference alone; all that differ, where only several of them together do."""
    differ = [one for one in MATTERS if _policy(puzzle.rules, one) != _policy(main, one)]
    return [one for one in differ if _alone(puzzle, main, one) not in {None, usual}] or differ


def _alone(puzzle: Puzzle, main: str, matter: Matter) -> object:
    """How the question is explained if nothing but this matter is settled as at the table; ``None`` if it cannot be."""
    try:
        only = name_of(settled(ruleset(main), matter, _policy(puzzle.rules, matter)))
    except RulesError:
        return None
    return _explained(puzzle.under(only))


def _policy(rules: str, matter: Matter) -> object:
    cited = answer(ruleset(rules), matter)
    return cited and cited.policy


def _explained(puzzle: Puzzle) -> str:
    """Every option with its reason, as far as the rules decide it."""
    reasons = KINDS[puzzle.kind].explain(puzzle)
    return repr([(one.part, one.value, one.right, one.message) for one in reasons])
