"""The pages beside the lessons: one module each, and what every one of them offers."""

from collections.abc import Mapping

from hertta.lessons.pages import about, compare, coverage, glossary, score_sheet, table_rules
from hertta.lessons.pages.beside import Beside

BESIDE: Mapping[str, Beside] = {
    "table-rules": table_rules.PAGE,
    "score-sheet": score_sheet.PAGE,
    "compare": compare.PAGE,
    "glossary": glossary.PAGE,
    "coverage": coverage.PAGE,
    "about": about.PAGE,
}
"""The pages by their names in addresses, in the order in which they are listed."""

__all__ = ["BESIDE", "Beside"]
