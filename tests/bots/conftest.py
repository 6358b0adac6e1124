"""Texts are strict in tests: an unknown key or a missing parameter is an error."""

from collections.abc import Iterator

import pytest

from projectl.texts import use


@pytest.fixture(autouse=True)
def _strict_texts() -> Iterator[None]:
    use("en", strict=True)
    yield
    use("en")
