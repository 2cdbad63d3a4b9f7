"""Each test here works its rules out anew: what it tests is done while it runs, and not by a test before it."""

import pytest

from hertta.rules import ruleset


@pytest.fixture(autouse=True)
def _rules_worked_out_anew() -> None:
    """Forget the rule sets that are remembered with all that was worked out of them."""
    ruleset.cache_clear()
