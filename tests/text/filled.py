"""Every message filled, once for all tests: to fill them takes seconds."""

from functools import cache

from hertta.text.samples import Sample, samples


@cache
def filled(lang: str) -> tuple[Sample, ...]:
    """Every message of a language, in every case."""
    return tuple(samples(lang))
