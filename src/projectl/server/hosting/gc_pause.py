"""Importing the server, which is a thousand modules."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untidied() -> Iterator[None]:
    """Without looking for cyclic garbage: what is imported stays, and looking through it takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
