"""What refers only to itself is freed: each minute what is new, now and then what had been set aside."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from projectl.server.rubbish import collect


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def only_when_asked() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_what_is_new_goes_at_once() -> None:
    ring = weakref.ref(Ring())
    collect(everything=False)
    assert ring() is None


def test_what_was_set_aside_goes_when_all_is_looked_through() -> None:
    held = Ring()
    ring = weakref.ref(held)
    collect(everything=False)
    del held
    collect(everything=False)
    assert ring() is not None, "it lies aside, so that nobody waits while it is looked at"
    collect(everything=True)
    assert ring() is None
