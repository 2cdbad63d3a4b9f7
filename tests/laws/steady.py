"""How Hypothesis is used here: the same examples every time, however slow the machine.

``HERTTA_DEEP=1`` takes ten times as many.
"""

import os

from hypothesis import settings

TIMES = 10 if os.environ.get("HERTTA_DEEP") == "1" else 1
_same = settings(derandomize=True, deadline=None, database=None)
steady = settings(_same, max_examples=100 * TIMES)
few = settings(_same, max_examples=40 * TIMES)
