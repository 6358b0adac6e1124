"""Which parts of a supply fill a recess, and how pieces are laid; the rules' solver finds both (`rules.tiling`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from projectl.rules.engine import count_of
from projectl.rules.pieces import LEVELS
from projectl.rules.tables import ONE
from projectl.rules.tiling import counts, tiling


@lru_cache(maxsize=50_000)
def tilings_with(recess: int, supply: int, most: int) -> tuple[int, ...]:
    """The parts of a supply, of at most so many pieces, that fill a recess; in a fixed order."""
    return tuple(part for part in _parts(supply, recess.bit_count(), most, 0) if _lay(recess, part) is not None)


def _parts(supply: int, cells: int, most: int, kind: int) -> Iterator[int]:
    """The parts of a supply, from a kind on, that cover so many cells."""
    if cells == 0:
        yield 0
    if cells <= 0 or most <= 0 or kind == len(LEVELS):
        return
    for count in range(min(count_of(supply, kind), most) + 1):
        for rest in _parts(supply, cells - count * LEVELS[kind], most - count, kind + 1):
            yield rest + count * ONE[kind]


def laid_out(recess: int, pieces: int) -> tuple[int, ...]:
    """Placements that fill a recess with exactly these pieces; the multiset is one of `heaps`."""
    found = _lay(recess, pieces)
    if found is None:
        raise ValueError(f"the pieces {pieces:#x} do not fill the recess {recess:#x}")
    return found


@lru_cache(maxsize=20_000)
def _lay(recess: int, pieces: int) -> tuple[int, ...] | None:
    return tiling(recess, counts(pieces))
