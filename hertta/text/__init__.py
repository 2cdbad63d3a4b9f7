"""Text: codes and facts become Finnish, Norwegian or English sentences."""

from hertta.text.languages import CALLED, CODES, LANGUAGES, Language, choose
from hertta.text.messages import Catalog, be_strict, catalog
from hertta.text.reasons import explain, explain_error, source_line
from hertta.text.rules_told import rule_told
from hertta.text.tell import seat_name, table_name, tell

__all__ = [
    "CALLED",
    "CODES",
    "LANGUAGES",
    "Catalog",
    "Language",
    "be_strict",
    "catalog",
    "choose",
    "explain",
    "explain_error",
    "rule_told",
    "seat_name",
    "source_line",
    "table_name",
    "tell",
]
