"""*What the sources say*: every claim with where it is met, and which of them the learner has met so far."""

from collections.abc import Collection
from dataclasses import replace

from hertta.lessons.coverage import Covered, claims_met, coverage
from hertta.lessons.pages.beside import Beside
from hertta.lessons.scenes.frame import frame
from hertta.lessons.scenes.words import Words, in_our_words
from hertta.lessons.state import State
from hertta.rules import SOURCES, Claim, source
from hertta.settings import Settings
from hertta.ui.scene import Field, Item, Live, Option, Row, Scene, Section


def _scene(state: State, words: Words) -> Scene:
    met = claims_met(state.visit)
    taught = [one for one, covered in coverage().items() if covered.met]
    return Scene(
        **frame(state, words),
        title=words("page-title", title=words("coverage-title")),
        heading=words("coverage-heading"),
        text=(words("coverage-text"),),
        sections=(
            Section("met", words("coverage-met"), rows=_rows(met, words)),
            Section(
                "course", words("coverage-course"), text=(words("coverage-course-text"),), rows=_rows(taught, words)
            ),
            *_source(state.asked.get("source", SOURCES[0]), met, words),
        ),
        live=Live(words("coverage-heading")),
    )


def _rows(ids: Collection[str], words: Words) -> tuple[Row, ...]:
    """For each source how many of its claims are among these."""
    return tuple(
        Row(source(slug).name, words("coverage-row", count=sum(one.id in ids for one in claims), all=len(claims)))
        for slug in SOURCES
        for claims in [source(slug).claims]
    )


def _source(slug: str, met: Collection[str], words: Words) -> list[Section]:
    """What one source says, to be chosen, section by section, each folded."""
    one = source(slug)
    options = tuple(Option(other, source(other).name, other == slug) for other in SOURCES)
    chosen = Field("source", words("coverage-source"), "choice", slug, options)
    sections = [Section("source", words("coverage-claims"), fields=(chosen,))]
    for number, (title, _) in enumerate(one.sections):
        claims = [found for found in one.claims if found.section == title]
        if claims:
            count = sum(found.id in met for found in claims)
            label = words("coverage-section", title=title, count=count, all=len(claims))
            items = tuple(_item(found, found.id in met, words) for found in claims)
            sections.append(Section(f"{slug}-{number}", label, level=3, items=items, folded=True))
    return sections


def _item(one: Claim, met: bool, words: Words) -> Item:
    covered = coverage()[one.id]
    return Item(
        words("coverage-claim", met=met, paragraph=one.paragraph or 0),
        in_our_words(one, words.catalog.lang),
        tone="right" if met else "plain",
        source=_where(covered, words),
    )


def _where(covered: Covered, words: Words) -> str:
    """Where a claim is met, in words."""
    lessons = dict.fromkeys(words(f"lesson-{slug}-title") for slug, _ in covered.stages)
    pages = (words(f"{page}-title") for page in covered.pages)
    puzzles = (words("coverage-puzzles", count=len(covered.puzzles)),) if covered.puzzles else ()
    planned = (words("coverage-planned", lesson=covered.planned),) if not covered.met else ()
    return " · ".join([*lessons, *pages, *puzzles, *planned])


def _open(state: State, settings: Settings) -> State:
    return replace(state, asked={"source": settings.source} if settings.source else {})


def _fill(state: State, key: str, value: str) -> State:
    return replace(state, asked={"source": value}) if key == "source" and value in SOURCES else state


PAGE = Beside(_scene, open=_open, fill=_fill, names={"source": tuple(SOURCES)})
"""The address keeps which source is shown."""
