"""How Hypothesis is used here: the same examples every time, however slow the machine."""

from hypothesis import settings

steady = settings(derandomize=True, deadline=None, database=None)
