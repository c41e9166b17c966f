"""What the tests under a real mouse and real keys share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.desktop import Desktop


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as made:
        yield made
