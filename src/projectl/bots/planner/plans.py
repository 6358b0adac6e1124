"""The fewest actions that complete a puzzle with the pieces there are and those that can be got."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine import GUARDS, contains, size_of
from projectl.rules.tiling import fewest_pieces, heaps

from .acquisition import NEVER, actions_to_get, cells_in, longest_step

KEPT = 15_000
"""Plans that are remembered: more would cost more time in collecting garbage than they save."""
MORE_PIECES = 4
"""How many pieces more than the fewest a plan may use; the cheapest one needs that only with a bare reserve."""

FEW = 3
"""How many numbers of pieces are tried where each piece costs a point."""


class Plan(NamedTuple):
    """How to fill a recess."""

    cost: int
    """Actions: one to place each piece, and those that get the missing ones."""
    pieces: int
    """The multiset that fills it."""
    owned: int
    """The part of it that the supply has."""
    placements: int
    """How many pieces are placed."""


def common_part(pieces: int, others: int) -> int:
    """The pieces that both multisets have: kind by kind the smaller number."""
    difference = (pieces | GUARDS) - others
    more = difference & GUARDS  # kinds of which `pieces` has at least as many
    return pieces - (difference & (more - (more >> 4)))


def least_getting(recess: int, supply: int, reserve: int) -> int:
    """No fewer actions can get the cells that the supply lacks."""
    return max(0, -((cells_in(supply) - recess.bit_count()) // longest_step(reserve)))


@lru_cache(maxsize=KEPT)
def best_plan(recess: int, supply: int, reserve: int, ghosts: bool) -> Plan | None:
    """The cheapest plan, of equally cheap ones that with the fewest placements; None if there is none.

    `reserve` is the set of kinds in the reserve. The search is exact: tilings are tried by number of pieces until none
    can be cheaper.
    """
    best, pieces, owned, placements = NEVER, 0, 0, 0
    held, least = size_of(supply), least_getting(recess, supply, reserve)
    for number in piece_numbers(recess, ghosts):
        if number + max(least, number - held) >= best:
            break
        for tiling in heaps(recess, number, ghosts):
            part = common_part(tiling, supply)
            if part == tiling:
                return Plan(number, tiling, tiling, number)
            # A missing piece takes an action at least.
            if number + 1 < best and number + size_of(tiling - part) < best:
                cost = number + actions_to_get(tiling - part, supply - part, reserve)
                if cost < best:
                    best, pieces, owned, placements = cost, tiling, part, number
    return Plan(best, pieces, owned, placements) if pieces else None


@lru_cache(maxsize=10_000)
def filled_from(recess: int, supply: int, ghosts: bool) -> int:
    """The fewest pieces of a supply, as a multiset, that fill a recess; 0 if it would take many."""
    if cells_in(supply) >= recess.bit_count():
        for pieces in piece_numbers(recess, ghosts)[:FEW]:
            for tiling in heaps(recess, pieces, ghosts):
                if contains(supply, tiling):
                    return tiling
    return 0


@lru_cache(maxsize=KEPT)
def piece_numbers(recess: int, ghosts: bool) -> range:
    """With how many pieces to try: the fewest first, and never so many that the tables would run full."""
    fewest = fewest_pieces(recess, ghosts)
    return range(fewest, min(fewest + MORE_PIECES, recess.bit_count()) + 1)


@lru_cache(maxsize=1_000)
def good_plans(recess: int, supply: int, reserve: int, ghosts: bool, slack: int) -> tuple[Plan, ...]:
    """The plans that take at most `slack` actions more than the best one, the cheapest first."""
    best = best_plan(recess, supply, reserve, ghosts)
    if best is None:
        return ()
    found: list[Plan] = []
    held, limit, least = size_of(supply), best.cost + slack, least_getting(recess, supply, reserve)
    for pieces in piece_numbers(recess, ghosts):
        if pieces + max(least, pieces - held) > limit:
            break
        for tiling in heaps(recess, pieces, ghosts):
            owned = common_part(tiling, supply)
            if pieces + size_of(tiling - owned) <= limit:
                cost = pieces + actions_to_get(tiling - owned, supply - owned, reserve)
                if cost <= limit:
                    found.append(Plan(cost, tiling, owned, pieces))
    return tuple(sorted(found, key=lambda plan: (plan.cost, plan.placements)))
