"""What tests of texts share."""

from collections.abc import Iterator

import pytest

from hertta.text import be_strict


@pytest.fixture
def lenient() -> Iterator[None]:
    """As in production: a fault is logged and English stands in."""
    be_strict(False)
    yield
    be_strict()
