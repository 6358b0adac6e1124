"""Tables of tilings: every multiset of so many pieces that fills a recess, and one way to lay each.

Entries are computed when they are first asked for and kept: a game meets only a few thousand recesses.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from projectl.rules.engine.multiset import count_of
from projectl.rules.pieces import BASE_KINDS, LEVELS, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.tables import ONE

Entry = tuple[int, int, int]
"""A placement: its number, the multiset of its piece, its mask."""


def _by_first_cell(kinds: int) -> tuple[tuple[Entry, ...], ...]:
    """By cell: the placements of the first kinds that cover it and no earlier cell, big ones first."""
    found: list[list[Entry]] = [[] for _ in range(25)]
    for placement, mask in enumerate(PLACEMENTS):
        if PLACEMENT_KIND[placement] < kinds:
            found[(mask & -mask).bit_length() - 1].append((placement, ONE[PLACEMENT_KIND[placement]], mask))
    return tuple(tuple(sorted(entries, key=lambda entry: -entry[2].bit_count())) for entries in found)


_FROM_CELL = (_by_first_cell(BASE_KINDS), _by_first_cell(len(LEVELS)))
_LARGEST = (4, 5)


def fewest_pieces(recess: int, ghosts: bool) -> int:
    """No fewer pieces can fill so many cells."""
    return -(-recess.bit_count() // _LARGEST[ghosts])


@lru_cache(maxsize=20_000)
def tilings(recess: int, pieces: int, ghosts: bool) -> tuple[int, ...]:
    """The multisets of exactly so many pieces that fill a recess, in a fixed order."""
    if pieces == 0 or not recess:
        return () if recess or pieces else (0,)
    cells, largest = recess.bit_count(), _LARGEST[ghosts]
    least, most = cells - largest * (pieces - 1), cells - (pieces - 1)
    found: set[int] = set()
    for _, piece, mask in _FROM_CELL[ghosts][(recess & -recess).bit_length() - 1]:
        if not mask & ~recess and least <= mask.bit_count() <= most:
            found.update([piece + rest for rest in tilings(recess ^ mask, pieces - 1, ghosts)])
    return tuple(sorted(found, reverse=True))


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


@lru_cache(maxsize=10_000)
def laid_out(recess: int, pieces: int) -> tuple[int, ...]:
    """Placements that fill a recess with exactly these pieces; the multiset is one of `tilings`."""
    found = _lay(recess, pieces)
    if found is None:
        raise ValueError(f"the pieces {pieces:#x} do not fill the recess {recess:#x}")
    return found


@lru_cache(maxsize=20_000)
def _lay(recess: int, pieces: int) -> tuple[int, ...] | None:
    if not recess:
        return ()
    for placement, piece, mask in _FROM_CELL[1][(recess & -recess).bit_length() - 1]:
        if not mask & ~recess and count_of(pieces, PLACEMENT_KIND[placement]):
            rest = _lay(recess ^ mask, pieces - piece)
            if rest is not None:
                return (placement, *rest)
    return None
