"""The one solver of recesses: which pieces fill some cells exactly, and how they lie.

Every search covers the first open cell in reading order, big pieces first; `choices` is that step, and whoever looks
for something else (the fewest missing pieces, the cheapest filling) goes on from it. The search of the nets asks for
the same heaps as `heaps` within a kernel, where they are found without recursion
(`projectl.bots.value_net.search.tilings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from projectl.rules.engine.multiset import count_of

from .pieces import BASE_KINDS, LEVELS, NAMES, PLACEMENT_KIND, PLACEMENTS, SHAPES, SIZE, SPLITS

CELLS = SIZE * SIZE

Choice = tuple[int, int, int]
"""A placement, its kind and its cells."""


def _by_first_cell(kinds: int) -> tuple[tuple[Choice, ...], ...]:
    """By cell: the placements of the first kinds that cover it and no earlier cell, big ones first."""
    found: list[list[Choice]] = [[] for _ in range(CELLS)]
    for placement, mask in enumerate(PLACEMENTS):
        if PLACEMENT_KIND[placement] < kinds:
            found[(mask & -mask).bit_length() - 1].append((placement, PLACEMENT_KIND[placement], mask))
    return tuple(tuple(sorted(choices, key=lambda choice: -LEVELS[choice[1]])) for choices in found)


_ALL = _by_first_cell(len(NAMES))
_BASE = _by_first_cell(BASE_KINDS)
LARGEST = max(LEVELS)
LARGEST_BASE = max(LEVELS[:BASE_KINDS])


@lru_cache(maxsize=20_000)
def choices(cells: int, ghosts: bool = True) -> tuple[Choice, ...]:
    """The placements that cover the first of some cells and lie within them, big ones first."""
    table = _ALL if ghosts else _BASE
    return tuple([choice for choice in table[(cells & -cells).bit_length() - 1] if not choice[2] & ~cells])


def solvable(cells: int, copies: Sequence[int]) -> bool:
    """Whether a recess can be filled exactly with so many pieces of each of the 12 kinds."""
    return tiling(cells, copies) is not None


def tiling(
    cells: int, copies: Sequence[int], most: int = CELLS, hopeless: set[object] | None = None
) -> tuple[int, ...] | None:
    """One way to fill a recess with at most so many pieces, in the order of their first cells; None without one.

    Who asks often hands in a set, `hopeless`, so that what was once tried in vain is not tried again.
    """
    return _fill(cells, tuple(copies), most, set() if hopeless is None else hopeless)


def _fill(cells: int, left: tuple[int, ...], most: int, hopeless: set[object]) -> tuple[int, ...] | None:
    """`hopeless` holds what was tried in vain, so that nothing is searched twice."""
    if not cells:
        return ()
    if cells.bit_count() > most * LARGEST or (cells, left, most) in hopeless:
        return None
    for placement, kind, mask in choices(cells):
        if left[kind]:
            rest = _fill(cells ^ mask, (*left[:kind], left[kind] - 1, *left[kind + 1 :]), most - 1, hopeless)
            if rest is not None:
                return (placement, *rest)
    hopeless.add((cells, left, most))
    return None


def counts(pieces: int) -> tuple[int, ...]:
    """By kind: how many pieces a multiset has."""
    return tuple(count_of(pieces, kind) for kind in range(len(NAMES)))


def fewest_pieces(cells: int, ghosts: bool) -> int:
    """No fewer pieces can fill so many cells."""
    return -(-cells.bit_count() // (LARGEST if ghosts else LARGEST_BASE))


@lru_cache(maxsize=20_000)
def heaps(cells: int, pieces: int, ghosts: bool) -> tuple[int, ...]:
    """The multisets of exactly so many pieces that fill a recess, in a fixed order.

    They are computed when they are first asked for and kept: a game meets only a few thousand recesses.
    """
    if pieces == 0 or not cells:
        return () if cells or pieces else (0,)
    largest = LARGEST if ghosts else LARGEST_BASE
    least, most = cells.bit_count() - largest * (pieces - 1), cells.bit_count() - (pieces - 1)
    found: set[int] = set()
    for _, kind, mask in choices(cells, ghosts):
        if least <= LEVELS[kind] <= most:
            piece = 1 << 5 * kind
            found.update([piece + rest for rest in heaps(cells ^ mask, pieces - 1, ghosts)])
    return tuple(sorted(found, reverse=True))


@cache
def split_tiling(split: int) -> tuple[int, ...]:
    """One way to draw a split: the masks of its pieces, in the order of its kinds, in the shape of the ghost."""
    ghost, kinds = SPLITS[split]
    found = tiling(SHAPES[ghost], [kinds.count(kind) for kind in range(len(NAMES))])
    assert found is not None
    return tuple(PLACEMENTS[placement] for placement in sorted(found, key=lambda each: PLACEMENT_KIND[each]))
