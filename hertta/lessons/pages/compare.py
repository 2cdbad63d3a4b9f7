"""*Compare*: two tables side by side, and for everything in which they differ the smallest case that shows it.

Of any two profiles the differences and their cases are found within a tenth of a second, so none are kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hertta.analysis.parting import Case, partings
from hertta.lessons.exercise import Exercise
from hertta.lessons.pages.beside import Beside
from hertta.lessons.scenes.frame import frame
from hertta.lessons.scenes.table import board
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import State
from hertta.puzzles import Puzzle
from hertta.rules import MAIN_PROFILES, PROFILES, Difference, Moment, claim, main_profile, ruleset
from hertta.rules.matters import MATTERS, Matter, answer
from hertta.settings import Settings
from hertta.text import catalog, rule_told, source_line
from hertta.ui.scene import Board, Field, HandView, Item, Live, Option, Row, Scene, Section

_LISTED = tuple(dict.fromkeys([*MAIN_PROFILES, *PROFILES]))
_ONLY = "only"
Found = tuple[Difference, Case | None]
"""A difference and the smallest case that shows it."""


@dataclass(frozen=True)
class Tables:
    """The names of the rules that are laid side by side; the first may be a table's own."""

    one: str
    other: str

    @property
    def names(self) -> tuple[str, str]:
        """Both names."""
        return self.one, self.other


def _laid(state: State, tables: Tables) -> State:
    """The state with these tables, which its address names."""
    return replace(state, part=tables, asked={"rules": tables.one, "source": tables.other})


def _open(state: State, settings: Settings) -> State:
    """The rules that are played by, beside those that the address names, or those that they come nearest to."""
    return _laid(state, Tables(state.profile, settings.source or _nearest(state.profile)))


def _nearest(name: str) -> str:
    """The main profile that rules stand on; of one of these the first of another source."""
    main = main_profile(name)
    if main != name:
        return main
    return next(other for other in MAIN_PROFILES if ruleset(other).source != ruleset(name).source)


def _fill(state: State, key: str, value: str) -> State:
    tables = state.part
    if key == "one" and value in _names(state):
        return replace(_laid(state, replace(tables, one=value)), fresh=True)
    if key == "other" and value in _LISTED:
        return replace(_laid(state, replace(tables, other=value)), fresh=True)
    return state


def _names(state: State) -> tuple[str, ...]:
    """What can be the first: every profile, the learner's own table, and what is chosen."""
    own = state.visit.preferences.table
    return tuple(dict.fromkeys([*_LISTED, *([own] if own else []), state.part.one]))


def _scene(state: State, words: Words) -> Scene:
    tables: Tables = state.part
    found = partings(*map(ruleset, tables.names))
    count = words("compare-found", count=len(found))
    fields = (_field("one", tables.one, _names(state), words), _field("other", tables.other, _LISTED, words))
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("compare-title")),
        heading=words("compare-heading"),
        sections=(
            Section("tables", text=(words("compare-text"),), fields=fields, on="screen"),
            Section(
                "found", " – ".join(map(words.rules, tables.names)), text=(count, *_elsewhere(found, tables, words))
            ),
            *(part for matter, cases in _by_matter(found) for part in _parted(matter, cases, tables, words)),
        ),
        live=Live(words("compare-heading"), count if state.fresh else ""),
    )


def _field(key: str, chosen: str, names: Iterable[str], words: Words) -> Field:
    options = tuple(Option(name, words.rules(name), name == chosen) for name in names)
    return Field(key, words(f"compare-{key}"), "choice", chosen, options)


def _elsewhere(found: Sequence[Found], tables: Tables, words: Words) -> Iterator[str]:
    """Where there are several differences: that each is looked at alone."""
    if len(found) > 1:
        yield words("compare-alone", name=words.rules(tables.one))


def _by_matter(found: Iterable[Found]) -> Iterator[tuple[Matter, list[Case | None]]]:
    """Each matter in which they differ, with the cases that show it: of two restrictions each has its own."""
    matters = {kind.code: matter for matter in MATTERS for kind in matter.kinds}
    cases: dict[Matter, list[Case | None]] = {}
    for difference, case in found:
        codes = [cited.code for cited in (difference.ours, difference.theirs) if cited is not None]
        cases.setdefault(matters[codes[0]], []).append(case)
    return iter(cases.items())


def _parted(matter: Matter, cases: list[Case | None], tables: Tables, words: Words) -> Iterator[Section]:
    """A matter: what either table does, with the paragraphs, then the cases; a deck needs none to be seen."""
    title = words(f"matter-{matter.code}" if matter.question == "play" else f"question-{matter.question}")
    yield Section(matter.code, title, level=3, items=tuple(_rule(matter, name, words) for name in tables.names))
    for number, case in enumerate(cases, 1):
        id_ = f"{matter.code}-{number}"
        if case is None:
            yield Section(id_, text=(words("compare-none"),))
        elif case.kind != "deck":
            yield _shown(id_, case, tables, words)


def _rule(matter: Matter, name: str, words: Words) -> Item:
    """How a table settles a matter, and where that is written."""
    rules = ruleset(name)
    cited = answer(rules, matter)
    told = rule_told(_voice(name, words).catalog, matter.code, cited and cited.policy)
    lines = (source_line(claim(one), words.catalog.lang) for one in (cited.all_claims() if cited else ()))
    return Item(words.rules(name), told, source=" / ".join(dict.fromkeys(lines)))


def _shown(id_: str, case: Case, tables: Tables, words: Words) -> Section:
    """A case: what lies there, and what either table says of it."""
    base = tables.other if case.base == "theirs" else tables.one
    at_table = replace(words, players=ruleset(base).players)
    voice = _voice(base, at_table)
    told = [voice(f"compare-case-{case.kind}", **_asked(case))]
    if case.base == "theirs":
        told.append(words("compare-alone", name=words.rules(base)))
    rows = tuple(
        Row(words.rules(name), " ".join(_answers(case, said, _voice(name, at_table))))
        for name, said in zip(tables.names, (case.ours, case.theirs), strict=True)
    )
    return Section(id_, text=tuple(told), table=_table(case, base, voice), hand=_cards(case, voice), rows=rows)


def _voice(name: str, words: Words) -> Words:
    """The same words in the voice of a table's source."""
    return replace(words, catalog=catalog(words.catalog.lang, ruleset(name).source))


def _asked(case: Case) -> dict[str, Any]:
    """The facts of a case as its message tells them; the cards are drawn."""
    trick = case.facts.get("trick", ())
    told = {name: _row(value) for name, value in case.facts.items() if name not in {"trick", "hand", "taken"}}
    if case.kind == "play":
        return told | {"led": bool(trick), "card": trick[0] if trick else None}
    return told | {"count": len(case.facts.get("taken", trick))}


def _row(value: Any) -> Any:
    """Numbers in a row; anything else as it is."""
    return ", ".join(map(str, value)).replace("-", "−") if isinstance(value, tuple) else value


def _table(case: Case, base: str, words: Words) -> Board | None:
    """The table of a case about what may be played, once a card lies there."""
    if case.kind != "play" or not case.facts["trick"]:
        return None
    moment = Moment(**case.facts)
    puzzle = Puzzle("legal", base, moment, leader=-len(moment.trick) % words.players)
    return board(Exercise(puzzle), words)


def _cards(case: Case, words: Words) -> HandView | None:
    """The cards that a case is about, in their order."""
    found = [case.facts[name] for name in ("hand", "taken", "card", "trick") if name in case.facts]
    cards = (found[0],) if "card" in case.facts else tuple(*found[:1])
    if not cards:
        return None
    label = words("hand-label" if "hand" in case.facts else "compare-cards", count=len(cards))
    return HandView(label, (tuple(map(words.card, cards)),))


def _answers(case: Case, said: Mapping[str, Any], words: Words) -> Iterator[str]:
    """What a table says of a case; of a moon for each choice there is."""
    message, facts = f"compare-says-{case.kind}", dict(said)
    if case.kind == "moon":
        chosen = len(said["points"]) > 1
        for choice, points in said["points"]:
            yield words(message, choice=choice if chosen else _ONLY, totals=_row(points))
        return
    if case.kind == "play":
        facts["waived"] = bool(said["waived"])
    elif case.kind == "trick":
        facts = {"card": said["winner"], "won": said["winner"] is not None}
    elif case.kind == "end":
        dropped = said["totals"] != case.facts["totals"]
        facts = {"over": said["over"], "seats": said["winners"], "totals": _row(said["totals"]), "dropped": dropped}
    yield words.tell(message, facts)


PAGE = Beside(_scene, open=_open, fill=_fill, names={"source": _LISTED})
"""Two tables are chosen; the address keeps them."""
