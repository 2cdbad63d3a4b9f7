"""*Table rules*: a table puts its own rules together, and everything else then follows them.

What is put together need not be sound yet: what does not go together is told where it can be mended, and nothing is
lost on the way. Only sound rules have a name, and with it a link, a file and a use.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from urllib.parse import quote

from hertta.errors import RulesError
from hertta.lessons.pages.beside import Beside
from hertta.lessons.scenes.frame import frame, href
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import HOME, TRAINER, State
from hertta.rules import MAIN_PROFILES, PROFILES, SOURCES, RuleSet, base_of, is_own, name_of, ruleset, source
from hertta.rules.matters import MATTERS, Matter, answer, clashes, numbers, offered, settled, sources_of, with_number
from hertta.settings import Settings
from hertta.text import catalog, rule_told, table_name
from hertta.ui.scene import Action, Field, Link, Live, Option, Row, Scene, Section

_LARGEST = 4
"""So many digits a number may have."""
_OWN = "own"
"""The option for an answer that is in none of the lists."""
_PARTS: Mapping[str, tuple[str, ...]] = {
    "setup": ("deck", "dealing", "sides", "passing"),
    "play": ("opening", "lead", "follow", "first-trick", "hearts", "queen", "breaking", "trick"),
    "points": ("values", "moon", "deal_end"),
    "end": ("game_end", "aim", "ties"),
}
_MATTERS = {matter.code: matter for matter in MATTERS}


@dataclass(frozen=True)
class Draft:
    """Rules that are being put together.

    Args:
        rules: as they stand; they may contradict each other.
        refused: the field into which something was written that it does not take, and what that was.
        told: id of the message that says what was done last.
    """

    rules: RuleSet
    refused: tuple[str, str] = ("", "")
    told: str = ""

    @cached_property
    def name(self) -> str | None:
        """The name of the rules; ``None`` where they have none, as they are not sound or too large."""
        try:
            return None if clashes(self.rules) else name_of(self.rules)
        except RulesError:
            return None


def _drafted(state: State, draft: Draft) -> State:
    """The state with this draft, which its address tells as soon as it is sound."""
    name = draft.name
    return replace(state, part=draft, asked={"rules": name} if name else {}, fresh=True)


def _open(state: State, settings: Settings) -> State:
    """The rules that the address names, else those of the learner's own table, else those played by."""
    name = settings.rules or state.visit.preferences.table or state.profile
    return replace(_drafted(state, Draft(ruleset(name))), fresh=False)


def _fill(state: State, key: str, value: str) -> State:
    """Another base, another answer, or another number of one."""
    rules = state.part.rules
    if key == "base":
        return _drafted(state, Draft(ruleset(value))) if value in _bases(state) else state
    code, _, parameter = key.partition(".")
    matter = _MATTERS.get(code)
    if matter is None:
        return state
    policy = _policy(rules, matter)
    choices = {} if parameter else dict(_choices(matter, policy))
    if value in choices:
        return _drafted(state, Draft(settled(rules, matter, choices[value])))
    if parameter not in _numbers(matter, policy):
        return state
    try:
        return _drafted(state, Draft(settled(rules, matter, with_number(policy, parameter, _whole(value)))))
    except RulesError:
        return _drafted(state, Draft(rules, (key, value[: _LARGEST + 1])))


def _whole(value: str) -> int:
    """A number as it is written.

    Raises:
        RulesError: ``bad-house-rule`` if it is none, or too large.
    """
    text = value.strip().replace("−", "-")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _LARGEST):
        raise RulesError("bad-house-rule", f"found {value!r:.20}, expected up to {_LARGEST} digits")
    return int(text)


def _bases(state: State) -> tuple[str, ...]:
    """What can be started from: every profile, and the learner's own table."""
    own = state.visit.preferences.table
    return tuple(dict.fromkeys([*MAIN_PROFILES, *PROFILES, *([own] if own else [])]))


def _policy(rules: RuleSet, matter: Matter) -> Any:
    cited = answer(rules, matter)
    return cited and cited.policy


def _choices(matter: Matter, policy: Any) -> Iterator[tuple[str, Any]]:
    """The answers to choose from, by what a browser sends for them; the one that holds is always among them."""
    answers = offered(matter)
    yield from ((str(number), one) for number, one in enumerate(answers))
    if policy not in answers:
        yield _OWN, policy


def _numbers(matter: Matter, policy: Any) -> dict[str, int]:
    return {} if policy is None else numbers(matter, policy)


def _use(state: State, _: str) -> State:
    """Play by these rules from now on; the browser keeps them."""
    name = state.part.name
    if name is None:
        return state
    own = state.visit.preferences
    kept = replace(own, rules=name, table=name if is_own(name) else own.table)
    used = replace(state, rules=name, visit=replace(state.visit, preferences=kept))
    return _drafted(used, Draft(ruleset(name), told="table-rules-used"))


def _stop(state: State, _: str) -> State:
    """Play by the rules that lessons are played by where none are chosen; the table is kept."""
    visit = replace(state.visit, preferences=replace(state.visit.preferences, rules=None))
    return _drafted(replace(state, rules=None, visit=visit), replace(state.part, told="table-rules-stopped"))


def _scene(state: State, words: Words) -> Scene:
    draft: Draft = state.part
    voice = replace(words, catalog=catalog(state.lang, draft.rules.source))
    news = draft.told or ("table-rules-clashing" if clashes(draft.rules) else "")
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("table-rules-title")),
        heading=words("table-rules-heading"),
        sections=(
            Section("start", text=(words("table-rules-text"),), fields=(_base(state, words),), on="screen"),
            *(
                Section(
                    part, words(f"table-rules-part-{part}"), fields=tuple(_fields(draft, codes, voice)), on="screen"
                )
                for part, codes in _PARTS.items()
            ),
            _sheet(draft, voice),
            _taken(state, draft, words),
        ),
        live=Live(words("table-rules-heading"), words(news) if news and state.fresh else ""),
    )


def _standing(state: State, draft: Draft) -> str:
    """Id of the message that tells how it stands with the rules."""
    if draft.told:
        return draft.told
    if clashes(draft.rules):
        return "table-rules-clashing"
    if draft.name is None:
        return "table-rules-unnamed"
    return "table-rules-used" if draft.name == state.rules else "table-rules-ready"


def _base(state: State, words: Words) -> Field:
    """From which rules to start; those that stand as they are, if they do."""
    stands, named = state.part.name or _OWN, {base: table_name(words.catalog, base) for base in _bases(state)}
    if stands not in named:
        named[stands] = _own_name(state.part.rules, words)
    options = tuple(Option(base, label, base == stands) for base, label in named.items())
    label, help_ = words("table-rules-base"), words("table-rules-base-help")
    return Field("base", label, "choice", stands, options, help_, wide=True)


def _own_name(rules: RuleSet, words: Words) -> str:
    """What rules are called that no profile has, though they may have no name yet."""
    return words("own-rules", profile=table_name(words.catalog, base_of(rules.name)))


def _fields(draft: Draft, codes: tuple[str, ...], words: Words) -> Iterator[Field]:
    """What can be chosen in some matters: an answer of each, then its numbers."""
    found = clashes(draft.rules)
    for matter in (_MATTERS[code] for code in codes):
        policy = _policy(draft.rules, matter)
        choices = dict(_choices(matter, policy))
        if len(choices) < 2:
            continue
        options = tuple(Option(value, _option(matter, one, words), one == policy) for value, one in choices.items())
        value = next(option.value for option in options if option.selected)
        fault = " ".join(words(f"clash-{code}") for code, matters in found.items() if matter in matters)
        who = _who(matter, policy, words)
        yield Field(matter.code, _label(matter, words), "choice", value, options, who, fault, wide=True)
        for name, number in _numbers(matter, policy).items():
            yield _number(draft, f"{matter.code}.{name}", number, words)


def _number(draft: Draft, key: str, number: int, words: Words) -> Field:
    name = key.partition(".")[2]
    refused, value = draft.refused
    fault = words("table-rules-refused", value=value, number=number) if refused == key else ""
    return Field(key, words(f"number-{name}"), "number", str(number), fault=fault)


def _label(matter: Matter, words: Words) -> str:
    """What a matter is called: as its question, but for the restrictions, of which each has a name of its own."""
    return words(f"matter-{matter.code}" if matter.question == "play" else f"question-{matter.question}")


def _option(matter: Matter, policy: Any, words: Words) -> str:
    slugs = sources_of(matter, policy)
    names = words("table-rules-all") if slugs == SOURCES else _names(slugs) or words("table-rules-house")
    return words("table-rules-option", rule=rule_told(words.catalog, matter.code, policy), names=names)


def _who(matter: Matter, policy: Any, words: Words) -> str:
    slugs = sources_of(matter, policy)
    if slugs == SOURCES:
        return words("table-rules-has-all")
    return words("table-rules-has", names=_names(slugs)) if slugs else words("table-rules-has-none")


def _names(slugs: tuple[str, ...]) -> str:
    return ", ".join(source(slug).name for slug in slugs)


def _sheet(draft: Draft, words: Words) -> Section:
    """The rules of the table, matter by matter, on the screen and on paper."""
    rows = (
        Row(_label(matter, words), rule_told(words.catalog, matter.code, _policy(draft.rules, matter)))
        for matter in MATTERS
    )
    name = table_name(words.catalog, draft.name) if draft.name else _own_name(draft.rules, words)
    return Section("sheet", words("table-rules-sheet"), text=(name,), rows=tuple(rows))


def _taken(state: State, draft: Draft, words: Words) -> Section:
    """What can be done with the rules: use them, send them, keep them as a file, print them."""
    name, told = draft.name, words(_standing(state, draft))
    use = Action("use", words("table-rules-use"), primary=True, disabled=name is None or name == state.rules)
    stop = Action("stop", words("table-rules-stop"), disabled=state.rules is None)
    if name is None:
        return Section("take", words("table-rules-take"), text=(told,), actions=(use, stop), on="screen")
    link = Field(
        "link", words("table-rules-link"), "address", state.address, help=words("table-rules-link-help"), wide=True
    )
    file = Link(words("table-rules-file"), f"data:application/toml,{quote(ruleset(name).text())}", "hertta.toml")
    return Section(
        "take",
        words("table-rules-take"),
        text=(told, words("table-rules-paper")),
        fields=(link,),
        links=(file, *(Link(words(f"{page}-title"), href(page, state)) for page in (HOME, TRAINER))),
        actions=(use, stop),
        on="screen",
    )


PAGE = Beside(_scene, open=_open, fill=_fill, acts={"use": _use, "stop": _stop})
"""A draft comes in, by choices it changes, and what is used of it the browser keeps."""
