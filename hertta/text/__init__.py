"""Text: codes and facts become Finnish, Norwegian or English sentences."""

from hertta.text.languages import CODES, LANGUAGES, Language, choose
from hertta.text.messages import Catalog, be_strict, catalog

__all__ = ["CODES", "LANGUAGES", "Catalog", "Language", "be_strict", "catalog", "choose"]
