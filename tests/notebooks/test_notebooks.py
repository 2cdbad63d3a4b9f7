"""The notebooks in the folder are those that catalog, seeds and texts make, and a reader finds in them what is told."""

import json
import re
from collections import defaultdict

import nbformat
import pytest

from hertta.data import data_folder
from hertta.lessons import LESSONS, PAGES, lesson
from hertta.lessons.notebooks import READER_ONLY, notebook, write
from hertta.rules import READINGS, claim, source
from hertta.text import CODES, catalog

OPENS = 'from hertta import lessons\n\nlessons.open("{page}")'
PLACES = ("/work", "/root", "/home", "/tmp", "http://", "https://", "<script", "0x")


def cells(page, start=""):
    """The cells of a page's notebook in the folder whose id begins so."""
    found = json.loads((data_folder("notebooks") / f"{page}.ipynb").read_bytes())["cells"]
    return [cell for cell in found if cell["id"].startswith(start)]


def text(cell):
    """The source of a cell."""
    return "".join(cell["source"])


@pytest.mark.parametrize("page", PAGES)
def test_the_file_is_what_is_made(page):
    """Byte for byte; after a change of lessons, seeds or texts run ``make notebooks``."""
    assert (data_folder("notebooks") / f"{page}.ipynb").read_bytes() == notebook(page).encode()


def test_there_is_a_notebook_for_every_page_and_no_other():
    """Nothing is left of pages that are gone."""
    assert {path.name for path in data_folder("notebooks").iterdir() if path.suffix == ".ipynb"} == {
        f"{page}.ipynb" for page in PAGES
    }


def test_write_makes_them_all(tmp_path):
    """``make notebooks`` writes each page's notebook, and says which."""
    assert [path.stem for path in write(tmp_path)] == list(PAGES)
    assert all(path.read_text("utf-8") == notebook(path.stem) for path in tmp_path.iterdir())


@pytest.mark.parametrize("page", PAGES)
def test_a_notebook_is_sound(page):
    """It is a notebook of version 4 with an id for each cell, as every reader of notebooks expects."""
    path = data_folder("notebooks") / f"{page}.ipynb"
    nbformat.validate(nbformat.read(path, as_version=4))
    ids = [cell["id"] for cell in cells(page)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("page", PAGES)
def test_the_app_runs_one_cell(page):
    """One cell opens the page and keeps no output; all others are for the reader alone."""
    [opening] = cells(page, "open")
    assert text(opening) == OPENS.format(page=page)
    assert opening["outputs"] == []
    assert READER_ONLY not in opening["metadata"]["tags"]
    assert all(READER_ONLY in cell["metadata"]["tags"] for cell in cells(page) if cell != opening)


@pytest.mark.parametrize("page", PAGES)
def test_the_title_stands_first_in_three_languages(page):
    """The first cell names the page in Finnish, Norwegian and English."""
    name = f"lesson-{page}-title" if page in LESSONS else f"{page}-title"
    first = text(cells(page)[0])
    assert first.startswith("# ")
    assert all(catalog(lang).format(name) in first for lang in CODES)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_of_this_machine_is_kept(page):
    """No path, no address and no object's place in memory stands in a notebook."""
    whole = notebook(page)
    assert not [place for place in PLACES if place in whole]


@pytest.mark.parametrize("slug", LESSONS)
def test_the_table_holds_every_claim(slug):
    """A row a claim: source, section, paragraph, our words in three languages, the source's own, why we read it so."""
    [cell] = cells(slug, "sources")
    heading, _, head, rule, *rows = text(cell).splitlines()
    assert heading.startswith("## ")
    columns = head.count("|")
    assert rule.count("|") == columns
    assert len(rows) == len(lesson(slug).claims)
    for row, claim_id in zip(rows, lesson(slug).claims, strict=True):
        one = claim(claim_id)
        assert row.replace(r"\|", "").count("|") == columns
        assert one.section in row
        assert all(one.text[lang].replace("|", r"\|") in row for lang in CODES)
        if one.source == READINGS:
            assert all(one.why[lang] in row for lang in CODES)
        else:
            assert row.startswith(f"| {source(one.source).name} |")
            assert f"| {one.paragraph} |" in row
            assert one.term is None or one.term in row


@pytest.mark.parametrize("slug", LESSONS)
def test_there_is_enough_to_try(slug):
    """Four to six cells of two or three lines of plain Python, each with an answer in suit symbols or in points."""
    tried = cells(slug, "try-")
    assert 4 <= len(tried) <= 6
    for cell in tried:
        code = [line for line in text(cell).splitlines() if line and not line.startswith(("#", "from hertta"))]
        assert 1 <= len(code) <= 3
        [printed] = cell["outputs"]
        assert printed["name"] == "stdout"
        assert re.search(r"[♣♦♥♠]|\d", "".join(printed["text"]))
        assert "".join(printed["text"]).endswith("\n")


@pytest.mark.parametrize("slug", LESSONS)
def test_the_cells_change_one_card_and_compare_sources(slug):
    """A reader sees two hands that differ in one card, where there are hands, and two sources side by side."""
    codes = [text(cell) for cell in cells(slug, "try-")]
    tables = defaultdict(set)
    for called, rules, asked in re.findall(r'(?m)^(\w+)\("([a-z-]+)", (.*)\)$', "\n".join(codes)):
        tables[called, asked].add(rules)
    assert any("compare(" in code for code in codes) or any(len(names) > 1 for names in tables.values())
    hands = [set(part.split('"')[0].split()) for code in codes for part in code.split('hand="')[1:]]
    assert not hands or any(len(one ^ other) == 2 for one in hands for other in hands)
