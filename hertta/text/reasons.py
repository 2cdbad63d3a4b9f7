"""Reasons: a verdict, a claim or an error becomes what a learner reads.

The sentences are messages (``engine.ftl``: one for each clause of each policy; ``errors.ftl``); here only the facts are
gathered.
"""

from hertta.engine import Verdict
from hertta.errors import HerttaError, IllegalPlay
from hertta.rules import READINGS, Claim
from hertta.rules import source as source_of
from hertta.text.messages import catalog


def explain(verdict: Verdict, lang: str, source: str | None = None) -> str:
    """Why a card is legal or not, in one to three sentences.

    Args:
        verdict: what the engine found.
        lang: a code of ``LANGUAGES``.
        source: the slug whose words are used; by default the verdict's own.

    Raises:
        TextError: if strict and the policy's clause has no message.

    >>> from hertta.cards import Card, Cards
    >>> from hertta.engine import Moment, judge
    >>> from hertta.rules import ruleset
    >>> moment = Moment(Cards.parse("4D 5H QS"), (Card.parse("2C"),), trick_number=1)
    >>> explain(judge(ruleset("hjerter"), moment, Card.parse("4D")), "en").split(".")[0]
    'You have no clubs, and hearts and the queen of spades are barred from the first trick'
    """
    return catalog(lang, source or verdict.rules.source).format(verdict.message, **verdict.facts)


def explain_error(error: HerttaError | None, lang: str) -> str:
    """What went wrong, for a learner: an illegal play by its reason, what they can mend by name, all else as our fault.

    Args:
        error: what was refused; ``None`` for a fault that nobody foresaw.
        lang: a code of ``LANGUAGES``.

    >>> explain_error(HerttaError("unknown-lesson", "found lesson 'x'"), "en").split(".")[0]
    'There is no such lesson'
    """
    if isinstance(error, IllegalPlay):
        return explain(error.verdict, lang)
    words = catalog(lang)
    if error is None or f"error-{error.code}" not in words:
        return words.format("error-unexpected")
    return words.format(f"error-{error.code}", **error.facts)


def source_line(claim: Claim, lang: str) -> str:
    """Where a claim stands: source, section and paragraph; for a reading that it is ours."""
    words = catalog(lang)
    if claim.source == READINGS:
        return words.format("reading-line", code=claim.section)
    name = source_of(claim.source).name
    return words.format("source-line", name=name, section=claim.section, paragraph=claim.paragraph)
