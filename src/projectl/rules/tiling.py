"""Can a recess be filled with the pieces there are? Exact cover with a limited number of each kind."""

from collections.abc import Sequence
from functools import cache

from projectl.rules.pieces import PLACEMENT_KIND, PLACEMENTS


def solvable(cells: int, copies: Sequence[int]) -> bool:
    """Whether a recess can be filled exactly with so many pieces of each of the 12 kinds."""
    return tiling(cells, copies) is not None


def tiling(cells: int, copies: Sequence[int]) -> tuple[int, ...] | None:
    """One way to fill a recess, as placements in the order of their first cells; None if there is none."""
    return _fill(cells, tuple(copies), set())


def _fill(cells: int, left: tuple[int, ...], hopeless: set[object]) -> tuple[int, ...] | None:
    """`hopeless` holds what was tried in vain, so that nothing is searched twice."""
    if not cells:
        return ()
    if (cells, left) in hopeless:
        return None
    for placement in _starting_at(cells & -cells):
        kind, mask = PLACEMENT_KIND[placement], PLACEMENTS[placement]
        if left[kind] and mask & cells == mask:
            rest = _fill(cells ^ mask, (*left[:kind], left[kind] - 1, *left[kind + 1 :]), hopeless)
            if rest is not None:
                return (placement, *rest)
    hopeless.add((cells, left))
    return None


@cache
def _starting_at(cell: int) -> tuple[int, ...]:
    """The placements with this first cell in reading order; large pieces come first, as they fill most."""
    return tuple(p for p in reversed(range(len(PLACEMENTS))) if PLACEMENTS[p] & -PLACEMENTS[p] == cell)
