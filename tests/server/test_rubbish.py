"""What refers only to itself is freed, the more rarely the longer it takes to find."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from projectl.server.rubbish import COLLECT_SECONDS, collect, pause_after


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def only_when_asked() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_it_is_freed_and_the_time_is_told() -> None:
    ring = weakref.ref(Ring())
    assert collect() > 0
    assert ring() is None


def test_a_large_server_waits_longer() -> None:
    assert pause_after(0.001) == COLLECT_SECONDS
    assert pause_after(0.1) == pytest.approx(300)
