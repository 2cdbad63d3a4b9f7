"""What every kind of puzzle keeps, in the draws of twenty seeds by every profile that suits it."""

import pytest

from hertta.puzzles import PROVED
from tests.unit.kinds import check_asked, check_explained, check_proved, check_told, sound_draws

pytestmark = pytest.mark.no_cover
UNASKED = {"which-tables", "costs", "sheet", "word"}
"""The kinds that no single request to the judge decides."""


@pytest.mark.parametrize("code", PROVED)
def test_every_draw_is_a_puzzle(code):
    """Every draw is proved and explained, and one request to the judge decides it where there can be one."""
    for puzzle in sound_draws(code):
        check_proved(puzzle)
        check_explained(puzzle)
        if code in UNASKED:
            assert PROVED[code].ask(puzzle) is None
        else:
            check_asked(puzzle)


@pytest.mark.parametrize("code", PROVED)
def test_every_reason_is_told(code):
    """Each reason is a sentence in every language."""
    check_told(code, sound_draws(code))
