"""Rules as data: claims, policies that rest on them, and the rule sets made of both."""

from hertta.rules.claims import READINGS, SOURCES, Claim, Source, claim, readings, source
from hertta.rules.diff import Difference, differences
from hertta.rules.house import base_of, is_own, known_name, main_profile, name_of, ruleset
from hertta.rules.moment import Moment
from hertta.rules.questions import QUESTIONS
from hertta.rules.read import MAIN_PROFILES, PROFILES, read_ruleset
from hertta.rules.ruleset import HOUSE_RULE, WAIVED, Cited, RuleSet

__all__ = [
    "HOUSE_RULE",
    "MAIN_PROFILES",
    "PROFILES",
    "QUESTIONS",
    "READINGS",
    "SOURCES",
    "WAIVED",
    "Cited",
    "Claim",
    "Difference",
    "Moment",
    "RuleSet",
    "Source",
    "base_of",
    "claim",
    "differences",
    "is_own",
    "known_name",
    "main_profile",
    "name_of",
    "read_ruleset",
    "readings",
    "ruleset",
    "source",
]
